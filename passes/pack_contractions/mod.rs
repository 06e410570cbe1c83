//! `--kina-pack-contractions`: operands of contractions lie as they are read.
//!
//! A contraction is computed in vectors along the last axis of its result. The
//! operand that has this axis is read vector by vector, the other one element
//! by element along the contracted axis. An operand that lies otherwise is
//! copied once, where its elements are read often enough to pay for it: the one
//! with the vectors to panels of as many columns as a tile has, one contracted
//! index after the other; the other one to an order in which the contracted
//! axis is last. An operand whose rows all fall into a few sets of the cache is
//! copied to panels as well.
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
//!
//! and with 64 instead of 48 columns the axis of the columns falls into two of
//! 2 and 32 in both operations and in the result.

mod rewrite;

use super::{
    create::{Index, Iterator},
    nest::Nest,
    walk::operations_around_bodies,
};
use crate::ffi::pass::{KinaPass, PassError, PassId};
use melior::ir::OperationRef;

/// How often a vector has to be read for transposing it once to pay.
const READS_OF_COLUMNS: u64 = 8;
/// How often an element has to be read for moving it to its row to pay.
const READS_OF_ROWS: u64 = 64;
/// How often a vector has to be read for moving it out of a crowded set of the
/// cache to pay.
const READS_OF_CONFLICTS: u64 = 32;
/// The shortest axis that vectors are worth it.
const LEAST_EXTENT: u64 = 4;
/// Bytes of a line of the cache.
const LINE: u64 = 64;
/// Sets of a second-level cache.
const SETS: u64 = 1024;
/// Bytes of a page of memory.
const PAGE: u64 = 4096;
/// Pages whose addresses are at hand without a walk.
const PAGES: u64 = 64;
/// Lines of a set that one operand may count on.
const WAYS: u64 = 8;

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
        for operation in operations_around_bodies(module) {
            let Some(nest) = Nest::of(operation).filter(Nest::is_contraction) else {
                continue;
            };
            if let Some(vector) = vector_dimension(&nest) {
                let packed = (0..nest.inputs.len()).map(|number| packing(&nest, number, vector));
                rewrite::apply(&nest, vector, &packed.collect::<Vec<_>>());
            }
        }
        Ok(())
    }
}

/// Where an input is copied to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packing {
    /// It stays.
    None,
    /// The dimension of the vectors last.
    Columns,
    /// The contracted dimensions last.
    Rows,
}

/// The dimension of the last axis of the result that is no unit axis.
fn vector_dimension(nest: &Nest) -> Option<usize> {
    let is_last = |dimension: &usize| nest.output.is_contiguous_along(*dimension);
    let dimensions = nest.dimensions(Iterator::Parallel).into_iter();
    let mut last = dimensions.filter(is_last);
    let vector = last.find(|&dimension| nest.extents[dimension] >= LEAST_EXTENT)?;
    (!nest.dimensions(Iterator::Reduction).is_empty()).then_some(vector)
}

/// Where to copy an input.
fn packing(nest: &Nest, number: usize, vector: usize) -> Packing {
    let input = &nest.inputs[number];
    let is_plain = input.access.iter().all(|index| matches!(index, Index::Dimension(_)));
    let absent = (0..nest.extents.len()).filter(|&dimension| !input.depends_on(dimension));
    let reads = nest.volume(absent);
    let last = nest.dimensions(Iterator::Reduction).last().copied();
    let (true, Some(last)) = (is_plain, last) else {
        return Packing::None;
    };
    if input.depends_on(vector) {
        let needed = if input.is_contiguous_along(vector) {
            reads >= READS_OF_CONFLICTS && is_crowded(nest, number, last)
        } else {
            reads >= READS_OF_COLUMNS
        };
        return if needed { Packing::Columns } else { Packing::None };
    }
    let lies_elsewhere = input.depends_on(last) && !input.is_contiguous_along(last);
    if lies_elsewhere && reads >= READS_OF_ROWS {
        Packing::Rows
    } else {
        Packing::None
    }
}

/// Whether the rows of an input, `dimension` and the other contracted ones
/// apart, lie on too many pages, or fall into so few sets of the cache that they
/// drive each other out.
fn is_crowded(nest: &Nest, number: usize, dimension: usize) -> bool {
    let bytes = nest.inputs[number]
        .stride_along(dimension)
        .saturating_mul(nest.dtype.size() as u64);
    let reduced = nest.dimensions(Iterator::Reduction).into_iter();
    let rows = nest.volume(reduced.filter(|&other| nest.inputs[number].depends_on(other)));
    if bytes >= PAGE && rows > PAGES {
        return true;
    }
    if !bytes.is_multiple_of(LINE) {
        return false;
    }
    let sets = SETS >> (bytes / LINE).trailing_zeros().min(SETS.trailing_zeros());
    rows > sets * WAYS
}
