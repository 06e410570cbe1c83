//! The loops of a contraction, down to its tiles.

use super::{plan::Plan, tile::Tile};
use crate::passes::{
    create::{Builder, Index},
    nest::{Nest, Operand},
};
use melior::ir::{Value, ValueLike};

/// Steps that a tile whose accumulators go through memory takes at a time.
const STREAMED_STEPS: u64 = 8;

/// Emits the loops.
pub fn emit<'c, 'a>(builder: &Builder<'c, 'a>, nest: &Nest<'c, 'a>, plan: &Plan) {
    let zero = builder.index(0);
    let indices = vec![zero; nest.extents.len()];
    outer(builder, nest, plan, &plan.outer, indices);
}

/// The loops around the tiles.
fn outer<'c, 'a>(
    builder: &Builder<'c, 'a>,
    nest: &Nest<'c, 'a>,
    plan: &Plan,
    dimensions: &[usize],
    indices: Vec<Value<'c, 'a>>,
) {
    let Some((&dimension, rest)) = dimensions.split_first() else {
        return row_blocks(builder, nest, plan, &indices);
    };
    builder.count(0, nest.extents[dimension], 1, |builder, index| {
        outer(builder, nest, plan, rest, with(&indices, dimension, index));
    });
}

/// The indices with another one for `dimension`.
pub fn with<'c, 'a>(indices: &[Value<'c, 'a>], dimension: usize, index: Value<'c, 'a>) -> Vec<Value<'c, 'a>> {
    let mut indices = indices.to_vec();
    indices[dimension] = index;
    indices
}

/// Whole tiles, block by block, and then the rows that are left.
fn row_blocks<'c, 'a>(builder: &Builder<'c, 'a>, nest: &Nest<'c, 'a>, plan: &Plan, indices: &[Value<'c, 'a>]) {
    if plan.streams {
        return stream(builder, nest, plan, indices);
    }
    let Some(row) = plan.row else {
        return columns(builder, nest, plan, indices, &mut |builder, indices, widths| {
            tile(builder, nest, plan, indices, widths, 1);
        });
    };
    let rows = nest.extents[row];
    let whole = rows / plan.rows * plan.rows;
    builder.count(0, whole, plan.row_block, |builder, block| {
        let end = builder.offset(block, plan.row_block);
        let whole = builder.index(whole);
        let end = builder.value("arith.minui", &[end, whole], whole.r#type(), vec![]);
        columns(builder, nest, plan, indices, &mut |builder, indices, widths| {
            let bounds = [block, end, builder.index(plan.rows)];
            builder.repeat(bounds, &[], |builder, index, _| {
                tile(builder, nest, plan, &with(indices, row, index), widths, plan.rows);
                vec![]
            });
        });
    });
    if whole < rows {
        let indices = with(indices, row, builder.index(whole));
        columns(builder, nest, plan, &indices, &mut |builder, indices, widths| {
            tile(builder, nest, plan, indices, widths, rows - whole);
        });
    }
}

/// Some steps for all columns at a time.
fn stream<'c, 'a>(builder: &Builder<'c, 'a>, nest: &Nest<'c, 'a>, plan: &Plan, indices: &[Value<'c, 'a>]) {
    let Some(&last) = plan.inner.last() else { return };
    let extent = nest.extents[last];
    let whole = extent / STREAMED_STEPS * STREAMED_STEPS;
    let steps = |builder: &Builder<'c, 'a>, first: Value<'c, 'a>, count: u64| {
        let indices = with(indices, last, first);
        columns(builder, nest, plan, &indices, &mut |builder, indices, widths| {
            let tile = Tile::new(nest, plan, widths, 1);
            let sums = tile.vectors(builder, &nest.output, indices);
            let sums = (0..count).fold(sums, |sums, step| {
                let indices = with(indices, last, builder.offset(first, step));
                tile.step(builder, &indices, &sums, |_| None)
            });
            tile.store(builder, indices, &sums);
        });
    };
    if whole > 0 {
        builder.count(0, whole, STREAMED_STEPS, |builder, first| {
            steps(builder, first, STREAMED_STEPS)
        });
    }
    if whole < extent {
        steps(builder, builder.index(whole), extent - whole);
    }
}

/// What is done for some columns: from the indices and the widths of the vectors.
type ColumnsBody<'b, 'c, 'a> = dyn FnMut(&Builder<'c, 'a>, &[Value<'c, 'a>], &[u64]) + 'b;

/// Whole tiles and then the columns that are left; `body` gets the widths of
/// the vectors.
fn columns<'c, 'a>(
    builder: &Builder<'c, 'a>,
    nest: &Nest<'c, 'a>,
    plan: &Plan,
    indices: &[Value<'c, 'a>],
    body: &mut ColumnsBody<'_, 'c, 'a>,
) {
    let (extent, step) = (nest.extents[plan.vector], plan.vectors * plan.lanes);
    let (whole, rest) = (extent / step * step, extent % step);
    if whole > 0 {
        let widths = vec![plan.lanes; plan.vectors as usize];
        builder.count(0, whole, step, |builder, column| {
            body(builder, &with(indices, plan.vector, column), &widths);
        });
    }
    if rest > 0 {
        let mut widths = vec![plan.lanes; (rest / plan.lanes) as usize];
        widths.extend(Some(rest % plan.lanes).filter(|&width| width > 0));
        body(builder, &with(indices, plan.vector, builder.index(whole)), &widths);
    }
}

/// One tile: accumulators are loaded, all steps are added, they are stored.
fn tile<'c, 'a>(
    builder: &Builder<'c, 'a>,
    nest: &Nest<'c, 'a>,
    plan: &Plan,
    indices: &[Value<'c, 'a>],
    widths: &[u64],
    rows: u64,
) {
    let tile = Tile::new(nest, plan, widths, rows);
    let sums = if plan.starts_at_zero {
        tile.zeros(builder)
    } else {
        tile.vectors(builder, &nest.output, indices)
    };
    let sums = tile.accumulate(builder, &plan.inner, indices, sums);
    tile.store(builder, indices, &sums);
}

/// The index of each axis of an operand.
pub fn places<'c, 'a>(
    builder: &Builder<'c, 'a>,
    operand: &Operand<'c, 'a>,
    indices: &[Value<'c, 'a>],
) -> Vec<Value<'c, 'a>> {
    let places = operand.access.iter().map(|index| match *index {
        Index::Dimension(dimension) => indices[dimension],
        Index::Constant(constant) => builder.index(constant as u64),
    });
    places.collect()
}
