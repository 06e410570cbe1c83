//! `--kina-pack-contractions`: operands of contractions lie as they are read.
//!
//! A contraction is computed in vectors along the last axis of its result. An
//! operand with that axis elsewhere than last would be read element by element,
//! over and over; where it is read often enough it is copied once, to a tensor
//! with that axis last and the contracted axes before it:
//!
//! ```mlir
//! %r = linalg.generic {indexing_maps = [(d0, d1, d2) -> (d0, d2), (d0, d1, d2) -> (d1, d2), (d0, d1, d2) -> (d0, d1)], ...}
//!     ins(%a, %b : tensor<64x32xf32>, tensor<48x32xf32>) outs(%c : tensor<64x48xf32>) { ... math.fma ... }
//! ```
//!
//! becomes
//!
//! ```mlir
//! %p = linalg.generic {indexing_maps = [(d0, d1) -> (d1, d0), (d0, d1) -> (d0, d1)], ...}
//!     ins(%b : tensor<48x32xf32>) outs(%e : tensor<32x48xf32>) { ... linalg.yield ... }
//! %r = linalg.generic {indexing_maps = [(d0, d1, d2) -> (d0, d2), (d0, d1, d2) -> (d2, d1), (d0, d1, d2) -> (d0, d1)], ...}
//!     ins(%a, %p : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) { ... math.fma ... }
//! ```

use super::{
    create::{Builder, Generic, Index, Iterator, Tensor, access_map},
    nest::Nest,
    walk::nested_operations,
};
use crate::ffi::{
    edit,
    ir::context,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{Attribute, OperationRef, attribute::ArrayAttribute, operation::OperationLike};

/// How often an element has to be read for a copy to pay.
const LEAST_READS: u64 = 8;
/// The shortest axis that vectors are worth it.
const LEAST_EXTENT: u64 = 4;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct PackContractions;

impl KinaPass for PackContractions {
    const ARGUMENT: &'static str = "kina-pack-contractions";
    const DESCRIPTION: &'static str = "Copy operands of contractions to the order in which they are read";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        for operation in nested_operations(module) {
            let Some(nest) = Nest::of(operation).filter(Nest::is_contraction) else {
                continue;
            };
            let Some(vector) = vector_dimension(&nest) else {
                continue;
            };
            for number in 0..nest.inputs.len() {
                if pays(&nest, number, vector) {
                    pack(&nest, number, vector);
                }
            }
        }
        Ok(())
    }
}

/// The dimension of the last axis of the result that is no unit axis.
fn vector_dimension(nest: &Nest) -> Option<usize> {
    let is_last = |dimension: &usize| nest.output.is_contiguous_along(*dimension);
    let dimensions = nest.dimensions(Iterator::Parallel).into_iter();
    let vector = dimensions
        .filter(is_last)
        .find(|&dimension| nest.extents[dimension] >= LEAST_EXTENT)?;
    (!nest.dimensions(Iterator::Reduction).is_empty()).then_some(vector)
}

/// Whether to copy an input.
fn pays(nest: &Nest, number: usize, vector: usize) -> bool {
    let input = &nest.inputs[number];
    let absent = (0..nest.extents.len()).filter(|&dimension| !input.depends_on(dimension));
    let reads = absent.map(|dimension| nest.extents[dimension]).product::<u64>();
    let is_plain = input.access.iter().all(|index| matches!(index, Index::Dimension(_)));
    is_plain && input.depends_on(vector) && !input.is_contiguous_along(vector) && reads >= LEAST_READS
}

/// Copies an input: first the other parallel dimensions, then the contracted
/// ones, last that of the vectors.
fn pack(nest: &Nest, number: usize, vector: usize) {
    let operation = nest.operation;
    let (Some(block), Some(source)) = (operation.block(), Tensor::new(nest.inputs[number].buffer)) else {
        return;
    };
    let context = context(&operation);
    let builder = Builder::new(context, block, Some(operation), operation.location());
    let access = &nest.inputs[number].access;
    let of_kind = |kind| {
        let dimensions = (0..nest.extents.len()).filter(move |&dimension| nest.iterators[dimension] == kind);
        dimensions.filter(|&dimension| dimension != vector && access.contains(&Index::Dimension(dimension)))
    };
    let order = of_kind(Iterator::Parallel)
        .chain(of_kind(Iterator::Reduction))
        .chain([vector]);
    let order = order.collect::<Vec<_>>();
    let shape = order
        .iter()
        .map(|&dimension| nest.extents[dimension])
        .collect::<Vec<_>>();
    let read = access.iter().map(|index| {
        let place = order
            .iter()
            .position(|dimension| *index == Index::Dimension(*dimension));
        place.map_or(Index::Constant(0), Index::Dimension)
    });
    let output = builder.empty(&shape, source.dtype);
    let body = Generic::elementwise(vec![(source, read.collect())], output).create(&builder);
    let element = body.element(0);
    let packed = body.finish_one(element);
    edit::set_operand(operation, number, packed.value);
    let packed_access = order.into_iter().map(Index::Dimension).collect();
    let Some(maps) = operation
        .attribute("indexing_maps")
        .ok()
        .and_then(|maps| ArrayAttribute::try_from(maps).ok())
    else {
        return;
    };
    let mut maps = (0..maps.len())
        .filter_map(|index| maps.element(index).ok())
        .collect::<Vec<Attribute>>();
    maps[number] = access_map(context, nest.extents.len(), &packed_access);
    edit::set_attribute(operation, "indexing_maps", ArrayAttribute::new(context, &maps).into());
}
