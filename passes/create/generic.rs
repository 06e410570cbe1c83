//! `linalg.generic`.

use super::{
    builder::{Builder, Parts, nth_result},
    tensors::Tensor,
};
use crate::dtype::DType;
pub use crate::ffi::ir::Index;
use crate::ffi::ir::affine_map_attribute;
use melior::Context;
use melior::ir::{
    AffineExpr, AffineMap, Attribute, Block, Location, Region, RegionLike, Type, Value, ValueLike,
    attribute::ArrayAttribute,
    block::{BlockLike, BlockRef},
    operation::{OperationLike, OperationRef},
};

/// How an operand is indexed, outermost axis first.
pub type Access = Vec<Index>;

/// Whether iterations along a dimension are independent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Iterator {
    /// Independent.
    Parallel,
    /// One after the other, in ascending order.
    Reduction,
}

/// The indexing map of an access by an iteration of this many dimensions.
fn access_map<'c>(context: &'c Context, dimensions: usize, access: &Access) -> Attribute<'c> {
    let results = access.iter().map(|index| match *index {
        Index::Dimension(dimension) => AffineExpr::dim(context, dimension),
        Index::Constant(constant) => AffineExpr::constant(context, constant),
    });
    affine_map_attribute(AffineMap::new(context, dimensions, 0, &results.collect::<Vec<_>>()))
}

/// The access that indexes each axis by the dimension of the same number.
pub fn identity(rank: usize) -> Access {
    (0..rank).map(Index::Dimension).collect()
}

/// The access of a tensor of shape `from` that is stretched to shape `to`:
/// axes are aligned from the right, an axis of size 1 that is stretched stays
/// at index 0.
pub fn broadcast(from: &[u64], to: &[u64]) -> Access {
    let offset = to.len() - from.len();
    from.iter()
        .enumerate()
        .map(|(axis, &size)| {
            let dimension = axis + offset;
            if size == 1 && to[dimension] != 1 {
                Index::Constant(0)
            } else {
                Index::Dimension(dimension)
            }
        })
        .collect()
}

/// A `linalg.generic` to be created.
pub struct Generic<'c, 'a> {
    /// Tensors that are read.
    pub inputs: Vec<(Tensor<'c, 'a>, Access)>,
    /// Tensors that hold the initial contents of the results.
    pub outputs: Vec<(Tensor<'c, 'a>, Access)>,
    /// One for each dimension of the iteration.
    pub iterators: Vec<Iterator>,
}

/// A `linalg.generic` whose body is still empty.
pub struct Body<'c, 'a> {
    operation: OperationRef<'c, 'a>,
    block: BlockRef<'c, 'a>,
    outputs: Vec<Tensor<'c, 'a>>,
    builder: Builder<'c, 'a>,
}

impl<'c, 'a> Generic<'c, 'a> {
    /// An elementwise iteration over all of `output`.
    pub fn elementwise(inputs: Vec<(Tensor<'c, 'a>, Access)>, output: Tensor<'c, 'a>) -> Self {
        let rank = output.shape.len();
        Self {
            inputs,
            outputs: vec![(output, identity(rank))],
            iterators: vec![Iterator::Parallel; rank],
        }
    }

    /// Creates the operation. The caller fills the body and ends it with
    /// [`Body::finish`].
    ///
    /// # Panics
    ///
    /// Never: the operation is created with one block.
    pub fn create(self, builder: &Builder<'c, 'a>) -> Body<'c, 'a> {
        let outputs = self.outputs.iter().map(|(tensor, _)| tensor.clone());
        let outputs = outputs.collect::<Vec<_>>();
        let operands = self.operands().map(|(tensor, _)| tensor.value);
        let operands = operands.collect::<Vec<_>>();
        let results = outputs.iter().map(|output| output.value.r#type());
        let results = results.collect::<Vec<_>>();
        let operation = builder.create(
            "linalg.generic",
            Parts {
                operands: &operands,
                segments: &[self.inputs.len() as i32, self.outputs.len() as i32],
                results: &results,
                attributes: vec![
                    ("indexing_maps", self.indexing_maps(builder)),
                    ("iterator_types", self.iterator_types(builder)),
                ],
                regions: vec![self.region(builder)],
            },
        );
        let block = operation
            .first_region()
            .and_then(|region| region.first_block())
            .expect("created with one block");
        Body {
            operation,
            block,
            outputs,
            builder: builder.inside(block),
        }
    }

    fn operands(&self) -> impl std::iter::Iterator<Item = &(Tensor<'c, 'a>, Access)> {
        self.inputs.iter().chain(&self.outputs)
    }

    fn region(&self, builder: &Builder<'c, 'a>) -> Region<'c> {
        let arguments = self
            .operands()
            .map(|(tensor, _)| (tensor.dtype.to_mlir(builder.context), builder.location))
            .collect::<Vec<(Type<'c>, Location<'c>)>>();
        let region = Region::new();
        region.append_block(Block::new(&arguments));
        region
    }

    fn indexing_maps(&self, builder: &Builder<'c, 'a>) -> Attribute<'c> {
        let maps = self
            .operands()
            .map(|(_, access)| access_map(builder.context, self.iterators.len(), access));
        ArrayAttribute::new(builder.context, &maps.collect::<Vec<_>>()).into()
    }

    fn iterator_types(&self, builder: &Builder<'c, 'a>) -> Attribute<'c> {
        let kinds = self
            .iterators
            .iter()
            .map(|iterator| {
                let text = match iterator {
                    Iterator::Parallel => "#linalg.iterator_type<parallel>",
                    Iterator::Reduction => "#linalg.iterator_type<reduction>",
                };
                Attribute::parse(builder.context, text).expect("an attribute of linalg")
            })
            .collect::<Vec<_>>();
        ArrayAttribute::new(builder.context, &kinds).into()
    }
}

impl<'c, 'a> Body<'c, 'a> {
    /// Creates operations in the body.
    pub fn builder(&self) -> Builder<'c, 'a> {
        self.builder
    }

    /// The element of the input or, after the inputs, of the output with this
    /// number.
    ///
    /// # Panics
    ///
    /// Panics when there are not that many operands.
    pub fn element(&self, number: usize) -> Value<'c, 'a> {
        self.block
            .argument(number)
            .expect("one argument for each operand")
            .into()
    }

    /// Ends a body of two inputs and one accumulator with the accumulator plus
    /// the product, fused where it is floating.
    pub fn finish_with_product(self) -> Tensor<'c, 'a> {
        let (x, y, sum) = (self.element(0), self.element(1), self.element(2));
        let next = if DType::from_mlir(sum.r#type()).is_some_and(DType::is_float) {
            self.builder.fma(x, y, sum)
        } else {
            let product = self.builder.muli(x, y);
            self.builder.addi(sum, product)
        };
        self.finish_one(next)
    }

    /// Ends the body with the element of the only result, and returns that.
    pub fn finish_one(self, element: Value<'c, 'a>) -> Tensor<'c, 'a> {
        self.finish(&[element]).swap_remove(0)
    }

    /// Ends the body with the elements of the results, and returns the results.
    pub fn finish(self, elements: &[Value<'c, 'a>]) -> Vec<Tensor<'c, 'a>> {
        self.builder.yield_values(elements);
        self.outputs
            .into_iter()
            .enumerate()
            .map(|(number, output)| Tensor {
                value: nth_result(self.operation, number),
                ..output
            })
            .collect()
    }
}
