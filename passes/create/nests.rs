//! Loops over tensors and what happens not always.

use super::builder::{Builder, Parts};
use melior::ir::{Block, Region, RegionLike, Value, operation::OperationLike};

/// What nested loops do: from their indices and the carried values to the next
/// carried values.
pub type NestBody<'b, 'c, 'a> =
    dyn FnMut(&Builder<'c, 'a>, &[Value<'c, 'a>], &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>> + 'b;

impl<'c, 'a> Builder<'c, 'a> {
    /// `for index in 0..count` over the values `carried`; `body` gives their
    /// next values. Returns the last ones.
    pub fn times(
        &self,
        count: Value<'c, 'a>,
        carried: &[Value<'c, 'a>],
        body: impl FnOnce(&Self, Value<'c, 'a>, &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        self.repeat([self.index(0), count, self.index(1)], carried, body)
    }

    /// Whatever `body` does in its block, where `condition` holds.
    ///
    /// # Panics
    ///
    /// Never: the operation is created with one block.
    pub fn when(&self, condition: Value<'c, 'a>, body: impl FnOnce(&Self)) {
        let region = Region::new();
        region.append_block(Block::new(&[]));
        let choice = self.create(
            "scf.if",
            Parts {
                operands: &[condition],
                regions: vec![region, Region::new()],
                ..Parts::default()
            },
        );
        let block = choice
            .first_region()
            .and_then(|region| region.first_block())
            .expect("created with one block");
        let inner = self.inside(block);
        body(&inner);
        inner.create("scf.yield", Parts::default());
    }

    /// Nested loops over `extents`, the first the outermost; `body` gets the
    /// index of each.
    pub fn repeat_nested(
        &self,
        extents: &[u64],
        carried: &[Value<'c, 'a>],
        body: &mut NestBody<'_, 'c, 'a>,
    ) -> Vec<Value<'c, 'a>> {
        self.repeat_below(extents, &[], carried, body)
    }

    fn repeat_below(
        &self,
        extents: &[u64],
        outer: &[Value<'c, 'a>],
        carried: &[Value<'c, 'a>],
        body: &mut NestBody<'_, 'c, 'a>,
    ) -> Vec<Value<'c, 'a>> {
        let Some((&extent, inner)) = extents.split_first() else {
            return body(self, outer, carried);
        };
        let count = self.index(extent);
        self.times(count, carried, |builder, index, carried| {
            builder.repeat_below(inner, &[outer, &[index]].concat(), carried, body)
        })
    }
}
