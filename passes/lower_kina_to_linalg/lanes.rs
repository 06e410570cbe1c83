//! A reduction in the order `lanes`.
//!
//! The axis falls into blocks of 65,536 elements, a block into rows of 64. The
//! rows of a block are accumulated one after the other into 64 lanes; then the
//! upper half of the lanes is combined with the lower half until one is left
//! (64 to 32, ... 2 to 1); then the blocks are combined in ascending order.
//! Whole blocks are one `linalg.generic`, the rows of the last, partial block
//! another, the elements of its last, partial row a third. A lane without an
//! element keeps the identity, which changes nothing.

use super::{
    reduce::{Combine, sequential},
    role::Axis,
};
use crate::passes::create::{Builder, Generic, Index, Tensor, Window, identity};

/// Partial results of a block.
pub const LANES: u64 = 64;
/// Elements of a block.
pub const BLOCK: u64 = 65_536;

/// Reduces `input` along `axis` in the order `lanes`.
pub fn reduce<'c, 'a>(
    builder: &Builder<'c, 'a>,
    combine: Combine,
    input: &Tensor<'c, 'a>,
    axis: Axis,
) -> Tensor<'c, 'a> {
    let extent = input.shape[axis.axis];
    let blocks = extent.div_ceil(BLOCK);
    if blocks == 1 {
        let lanes = accumulate_block(builder, combine, input, axis.axis);
        return halve(builder, combine, lanes, axis);
    }
    let lanes = accumulate_blocks(builder, combine, input, axis.axis);
    let totals = halve(builder, combine, lanes, row_axis(axis.axis + 1));
    let initial = combine.identity_tensor(builder, &axis.remove(&totals.shape));
    sequential(builder, combine, &totals, initial, axis)
}

/// The lanes of every block: the axis becomes one axis of blocks and one of
/// lanes.
fn accumulate_blocks<'c, 'a>(
    builder: &Builder<'c, 'a>,
    combine: Combine,
    input: &Tensor<'c, 'a>,
    axis: usize,
) -> Tensor<'c, 'a> {
    let extent = input.shape[axis];
    let (whole, rest) = (extent / BLOCK, extent % BLOCK);
    let mut shape = input.shape.clone();
    shape.splice(axis..=axis, [extent.div_ceil(BLOCK), LANES]);
    let lanes = combine.identity_tensor(builder, &shape);

    let elements = Window::along(&input.shape, axis, 0, whole * BLOCK);
    let elements = builder.extract(input, &elements);
    let rows = builder.expand(&elements, axis, &[whole, BLOCK / LANES, LANES]);
    let window = Window::along(&shape, axis, 0, whole);
    let initial = builder.extract(&lanes, &window);
    let sums = sequential(builder, combine, &rows, initial, row_axis(axis + 1));
    let lanes = builder.insert_into(&lanes, &sums, &window);
    if rest == 0 {
        return lanes;
    }
    let elements = Window::along(&input.shape, axis, whole * BLOCK, rest);
    let elements = builder.extract(input, &elements);
    let sums = accumulate_block(builder, combine, &elements, axis);
    builder.insert_into(&lanes, &sums, &Window::along(&shape, axis, whole, 1))
}

/// The lanes of one block: the axis becomes an axis of lanes.
fn accumulate_block<'c, 'a>(
    builder: &Builder<'c, 'a>,
    combine: Combine,
    input: &Tensor<'c, 'a>,
    axis: usize,
) -> Tensor<'c, 'a> {
    let extent = input.shape[axis];
    let (rows, rest) = (extent / LANES, extent % LANES);
    let mut shape = input.shape.clone();
    shape[axis] = LANES;
    let mut lanes = combine.identity_tensor(builder, &shape);
    if rows > 0 {
        let elements = Window::along(&input.shape, axis, 0, rows * LANES);
        let elements = builder.extract(input, &elements);
        let elements = builder.expand(&elements, axis, &[rows, LANES]);
        lanes = sequential(builder, combine, &elements, lanes, row_axis(axis));
    }
    if rest > 0 {
        let elements = Window::along(&input.shape, axis, rows * LANES, rest);
        let elements = builder.extract(input, &elements);
        let window = Window::along(&shape, axis, 0, rest);
        let initial = builder.extract(&lanes, &window);
        let sums = accumulate(builder, combine, elements, initial);
        lanes = builder.insert_into(&lanes, &sums, &window);
    }
    lanes
}

/// The axis of rows, which is reduced away.
fn row_axis(axis: usize) -> Axis {
    Axis { axis, keepdims: false }
}

/// Combines each element of `lanes` with the element of `row` at the same
/// index.
fn accumulate<'c, 'a>(
    builder: &Builder<'c, 'a>,
    combine: Combine,
    row: Tensor<'c, 'a>,
    lanes: Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    let dtype = row.dtype;
    let access = identity(row.shape.len());
    let body = Generic::elementwise(vec![(row, access)], lanes).create(builder);
    let element = body.builder().widen(body.element(0), dtype);
    let sum = combine.apply(&body.builder(), body.element(1), element);
    body.finish_one(sum)
}

/// Combines lane `j` with lane `j + h` for h = 32, 16, ... 1, from half the
/// number of lanes on, which is a power of two. The lanes are axis
/// `result.axis`; they leave the axis that `result` says.
pub fn halve<'c, 'a>(
    builder: &Builder<'c, 'a>,
    combine: Combine,
    mut lanes: Tensor<'c, 'a>,
    result: Axis,
) -> Tensor<'c, 'a> {
    let axis = result.axis;
    let mut half = lanes.shape[axis] / 2;
    if half == 0 {
        return builder.drop_unit_axis(&lanes, axis);
    }
    while half > 1 {
        let halves = builder.expand(&lanes, axis, &[2, half]);
        let mut shape = lanes.shape.clone();
        shape[axis] = half;
        lanes = combine_pairs(builder, combine, &halves, axis, &shape);
        half /= 2;
    }
    combine_pairs(builder, combine, &lanes, axis, &result.remove(&lanes.shape))
}

/// Combines index 0 of an axis of size 2 with index 1. `shape` is that of
/// `pairs` without the axis, or with 1 in its place.
fn combine_pairs<'c, 'a>(
    builder: &Builder<'c, 'a>,
    combine: Combine,
    pairs: &Tensor<'c, 'a>,
    axis: usize,
    shape: &[u64],
) -> Tensor<'c, 'a> {
    let rank = shape.len();
    let access = |side| {
        let mut access = identity(rank);
        if rank == pairs.shape.len() {
            access[axis] = Index::Constant(side);
        } else {
            access.insert(axis, Index::Constant(side));
        }
        access
    };
    let inputs = vec![(pairs.clone(), access(0)), (pairs.clone(), access(1))];
    let output = builder.empty(shape, combine.accumulator());
    let body = Generic::elementwise(inputs, output).create(builder);
    let sum = combine.apply(&body.builder(), body.element(0), body.element(1));
    body.finish_one(sum)
}
