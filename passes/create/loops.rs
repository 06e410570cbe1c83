//! Loops, index arithmetic and accesses of memory, scalar and vector.

use super::builder::{Builder, Parts, nth_result, result};
use melior::ir::{
    Block, Region, RegionLike, Type, Value, ValueLike,
    attribute::{DenseI64ArrayAttribute, IntegerAttribute},
    block::BlockLike,
    operation::OperationLike,
    r#type::{MemRefType, ShapedTypeLike},
};

impl<'c, 'a> Builder<'c, 'a> {
    /// A constant index.
    pub fn index(&self, number: u64) -> Value<'c, 'a> {
        let r#type = Type::index(self.context);
        self.constant(IntegerAttribute::new(r#type, number as i64).into(), r#type)
    }

    /// `base + offset`.
    pub fn offset(&self, base: Value<'c, 'a>, offset: u64) -> Value<'c, 'a> {
        if offset == 0 {
            return base;
        }
        let offset = self.index(offset);
        self.addi(base, offset)
    }

    /// A loop from `from` to `to` by `step` that carries values along. `body`
    /// gets the index and the carried values and gives their successors.
    ///
    /// # Panics
    ///
    /// Never: the loop is created with one block and an argument for each value.
    pub fn repeat(
        &self,
        [from, to, step]: [Value<'c, 'a>; 3],
        carried: &[Value<'c, 'a>],
        body: impl FnOnce(&Self, Value<'c, 'a>, &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let types = carried.iter().map(|value| value.r#type()).collect::<Vec<_>>();
        let mut arguments = vec![(Type::index(self.context), self.location)];
        arguments.extend(types.iter().map(|&r#type| (r#type, self.location)));
        let region = Region::new();
        region.append_block(Block::new(&arguments));
        let looping = self.create(
            "scf.for",
            Parts {
                operands: &[&[from, to, step], carried].concat(),
                results: &types,
                regions: vec![region],
                ..Parts::default()
            },
        );
        let block = looping.first_region().and_then(|region| region.first_block());
        let block = block.expect("created with one block");
        let argument = |index| Value::from(block.argument(index).expect("created with these arguments"));
        let inner = self.inside(block);
        let arguments = (1..=carried.len()).map(argument).collect::<Vec<_>>();
        let next = body(&inner, argument(0), &arguments);
        inner.create(
            "scf.yield",
            Parts {
                operands: &next,
                ..Parts::default()
            },
        );
        (0..carried.len()).map(|index| nth_result(looping, index)).collect()
    }

    /// A loop over `from, from + step, ... < to` that carries nothing; no loop
    /// where there is one iteration.
    pub fn count(&self, from: u64, to: u64, step: u64, body: impl FnOnce(&Self, Value<'c, 'a>)) {
        let start = self.index(from);
        if to <= from + step {
            body(self, start);
            return;
        }
        let bounds = [start, self.index(to), self.index(step)];
        self.repeat(bounds, &[], |inner, index, _| {
            body(inner, index);
            vec![]
        });
    }

    /// The element of `buffer` at `indices`.
    pub fn load(&self, buffer: Value<'c, 'a>, indices: &[Value<'c, 'a>]) -> Value<'c, 'a> {
        let operands = [&[buffer], indices].concat();
        self.value("memref.load", &operands, element_type(buffer), vec![])
    }

    /// Stores an element.
    pub fn store(&self, element: Value<'c, 'a>, buffer: Value<'c, 'a>, indices: &[Value<'c, 'a>]) {
        let operands = [&[element, buffer], indices].concat();
        self.create(
            "memref.store",
            Parts {
                operands: &operands,
                ..Parts::default()
            },
        );
    }

    /// `width` elements of `buffer` from `indices` on along the last axis, whose
    /// stride is 1.
    pub fn load_vector(&self, buffer: Value<'c, 'a>, indices: &[Value<'c, 'a>], width: u64) -> Value<'c, 'a> {
        let operands = [&[buffer], indices].concat();
        let r#type = vector_type(element_type(buffer), width);
        self.value("vector.load", &operands, r#type, vec![])
    }

    /// Stores a vector from `indices` on along the last axis, whose stride is 1.
    pub fn store_vector(&self, vector: Value<'c, 'a>, buffer: Value<'c, 'a>, indices: &[Value<'c, 'a>]) {
        let operands = [&[vector, buffer], indices].concat();
        self.create(
            "vector.store",
            Parts {
                operands: &operands,
                ..Parts::default()
            },
        );
    }

    /// A vector of `width` times `scalar`.
    pub fn broadcast(&self, scalar: Value<'c, 'a>, width: u64) -> Value<'c, 'a> {
        let r#type = vector_type(scalar.r#type(), width);
        self.value("vector.broadcast", &[scalar], r#type, vec![])
    }

    /// A vector of these scalars.
    pub fn gather(&self, scalars: &[Value<'c, 'a>]) -> Value<'c, 'a> {
        let r#type = vector_type(scalars[0].r#type(), scalars.len() as u64);
        self.value("vector.from_elements", scalars, r#type, vec![])
    }

    /// One lane of a vector of elements of type `element`.
    pub fn lane(&self, vector: Value<'c, 'a>, lane: u64, element: Type<'c>) -> Value<'c, 'a> {
        let position = DenseI64ArrayAttribute::new(self.context, &[lane as i64]).into();
        result(self.create(
            "vector.extract",
            Parts {
                operands: &[vector],
                results: &[element],
                attributes: vec![("static_position", position)],
                ..Parts::default()
            },
        ))
    }

    /// Lanes of two vectors of one type, numbered through both, as a vector of
    /// elements of type `element`.
    pub fn shuffle(&self, one: Value<'c, 'a>, other: Value<'c, 'a>, mask: &[i64], element: Type<'c>) -> Value<'c, 'a> {
        let r#type = vector_type(element, mask.len() as u64);
        let mask = DenseI64ArrayAttribute::new(self.context, mask).into();
        self.value("vector.shuffle", &[one, other], r#type, vec![("mask", mask)])
    }
}

/// The element type of a buffer; the type itself where it is none.
pub fn element_type<'c>(buffer: Value<'c, '_>) -> Type<'c> {
    MemRefType::try_from(buffer.r#type()).map_or(buffer.r#type(), |r#type| r#type.element())
}

fn vector_type(element: Type, width: u64) -> Type {
    Type::vector(&[width], element)
}
