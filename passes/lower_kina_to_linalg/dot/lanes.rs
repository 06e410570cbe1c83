//! A contraction in the order `lanes`.
//!
//! The contracting axes of both operands become one last axis. It falls into
//! blocks of 65,536 products, a block into rows of 64: the rows of a block are
//! accumulated one after the other into 64 lanes, which are then added as a
//! tree. A lane without a product keeps its +0. Where there are fewer products
//! than lanes, only as many lanes as the tree needs exist: adding the others is
//! adding +0, which once is as good as six times.

use crate::{
    contraction::{Contraction, Side},
    ffi::attributes::ReduceKind,
    passes::{
        create::{Builder, Generic, Index, Iterator, Tensor, Window, identity},
        lower_kina_to_linalg::{
            lanes::{BLOCK, LANES, halve},
            reduce::{Combine, sequential},
            role::Axis,
        },
    },
};

/// Contracts `lhs` and `rhs`.
pub fn contract<'c, 'a>(
    builder: &Builder<'c, 'a>,
    contraction: &Contraction,
    lhs: &Tensor<'c, 'a>,
    rhs: &Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    let shape = contraction.result_shape(&lhs.shape, &rhs.shape);
    let factors = Factors {
        batches: contraction.lhs_batch.len(),
        lhs_free: contraction.free(Side::Lhs, lhs.shape.len()).len(),
        lhs: flatten(builder, contraction, Side::Lhs, lhs),
        rhs: flatten(builder, contraction, Side::Rhs, rhs),
        result: shape,
    };
    let count = factors.count();
    let combine = Combine::new(ReduceKind::Sum, lhs.dtype);
    let axis = Axis {
        axis: factors.result.len(),
        keepdims: false,
    };
    if count <= BLOCK {
        let lanes = block_lanes(builder, &factors);
        return sum_lanes(builder, combine, lanes, axis);
    }
    let totals = blocks_lanes(builder, &factors);
    let inner = Axis {
        axis: axis.axis + 1,
        keepdims: false,
    };
    let totals = sum_lanes(builder, combine, totals, inner);
    let initial = combine.identity_tensor(builder, &factors.result);
    sequential(builder, combine, &totals, initial, axis)
}

/// Two operands whose last axis is contracted; the axes before it are batch
/// axes and free axes.
#[derive(Clone)]
struct Factors<'c, 'a> {
    batches: usize,
    lhs_free: usize,
    lhs: Tensor<'c, 'a>,
    rhs: Tensor<'c, 'a>,
    /// The shape of the result.
    result: Vec<u64>,
}

impl<'c, 'a> Factors<'c, 'a> {
    /// The number of products.
    fn count(&self) -> u64 {
        self.lhs.shape.last().copied().unwrap_or(1)
    }

    /// Only the products `start .. start + count`, their axis split into axes
    /// of `sizes`.
    fn part(&self, builder: &Builder<'c, 'a>, start: u64, count: u64, sizes: &[u64]) -> Self {
        let cut = |tensor: &Tensor<'c, 'a>| {
            let axis = tensor.shape.len() - 1;
            let window = Window::along(&tensor.shape, axis, start, count);
            builder.expand(&builder.extract(tensor, &window), axis, sizes)
        };
        Self {
            lhs: cut(&self.lhs),
            rhs: cut(&self.rhs),
            ..self.clone()
        }
    }

    /// Adds the products to `lanes`. Past the axes of the result, `tail` says
    /// what the axes of the operands are; `lanes` lacks those that are reduced.
    fn accumulate(&self, builder: &Builder<'c, 'a>, lanes: Tensor<'c, 'a>, tail: &[Iterator]) -> Tensor<'c, 'a> {
        let rank = self.result.len();
        let tail_axes = rank..rank + tail.len();
        let lhs_axes = (0..self.batches + self.lhs_free).chain(tail_axes.clone());
        let rhs_axes = (0..self.batches)
            .chain(self.batches + self.lhs_free..rank)
            .chain(tail_axes.clone());
        let kept = tail_axes.filter(|&axis| tail[axis - rank] == Iterator::Parallel);
        let lanes_axes = (0..rank).chain(kept);
        let mut iterators = vec![Iterator::Parallel; rank];
        iterators.extend(tail);
        let body = Generic {
            inputs: vec![
                (self.lhs.clone(), lhs_axes.map(Index::Dimension).collect()),
                (self.rhs.clone(), rhs_axes.map(Index::Dimension).collect()),
            ],
            outputs: vec![(lanes, lanes_axes.map(Index::Dimension).collect())],
            iterators,
        }
        .create(builder);
        body.finish_with_product()
    }

    /// Lanes of +0 for the result, with axes of `sizes` after its own.
    fn zeros(&self, builder: &Builder<'c, 'a>, sizes: &[u64]) -> Tensor<'c, 'a> {
        let shape = [&self.result, sizes].concat();
        builder.fill(builder.zero(self.lhs.dtype), &shape, self.lhs.dtype)
    }
}

/// Batch axes, free axes, and the contracting axes as one last axis.
fn flatten<'c, 'a>(
    builder: &Builder<'c, 'a>,
    contraction: &Contraction,
    side: Side,
    tensor: &Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    let free = contraction.free(side, tensor.shape.len());
    let order = [contraction.batch(side), &free, contraction.contracting(side)].concat();
    let tensor = permute(builder, tensor, &order);
    let kept = order.len() - contraction.contracting(side).len();
    builder.flatten_from(&tensor, kept)
}

/// `tensor` with its axes in this order.
fn permute<'c, 'a>(builder: &Builder<'c, 'a>, tensor: &Tensor<'c, 'a>, order: &[usize]) -> Tensor<'c, 'a> {
    if order.iter().copied().eq(0..order.len()) {
        return tensor.clone();
    }
    let shape = order.iter().map(|&axis| tensor.shape[axis]).collect::<Vec<_>>();
    let mut access = identity(order.len());
    for (position, &axis) in order.iter().enumerate() {
        access[axis] = Index::Dimension(position);
    }
    let output = builder.empty(&shape, tensor.dtype);
    let body = Generic::elementwise(vec![(tensor.clone(), access)], output).create(builder);
    let element = body.element(0);
    body.finish_one(element)
}

/// The lanes of every block of many: two axes after those of the result.
fn blocks_lanes<'c, 'a>(builder: &Builder<'c, 'a>, factors: &Factors<'c, 'a>) -> Tensor<'c, 'a> {
    let (whole, rest) = (factors.count() / BLOCK, factors.count() % BLOCK);
    let blocks = factors.count().div_ceil(BLOCK);
    let axis = factors.result.len();
    let lanes = factors.zeros(builder, &[blocks, LANES]);
    let window = Window::along(&lanes.shape, axis, 0, whole);
    let sums = factors
        .part(builder, 0, whole * BLOCK, &[whole, BLOCK / LANES, LANES])
        .accumulate(
            builder,
            builder.extract(&lanes, &window),
            &[Iterator::Parallel, Iterator::Reduction, Iterator::Parallel],
        );
    let lanes = builder.insert_into(&lanes, &sums, &window);
    if rest == 0 {
        return lanes;
    }
    let sums = block_lanes(builder, &factors.part(builder, whole * BLOCK, rest, &[rest]));
    // A block of few products has fewer lanes; the others stay +0.
    let width = sums.shape[axis];
    let window = Window::along(&lanes.shape, axis, whole, 1).within(axis + 1, 0, width);
    builder.insert_into(&lanes, &sums, &window)
}

/// The lanes of one block: one axis after those of the result, of 64 lanes or
/// of as many as a tree over the products needs.
fn block_lanes<'c, 'a>(builder: &Builder<'c, 'a>, factors: &Factors<'c, 'a>) -> Tensor<'c, 'a> {
    let (rows, rest) = (factors.count() / LANES, factors.count() % LANES);
    let width = LANES.min(factors.count().next_power_of_two());
    let axis = factors.result.len();
    let mut lanes = factors.zeros(builder, &[width]);
    if rows > 0 {
        let part = factors.part(builder, 0, rows * LANES, &[rows, LANES]);
        lanes = part.accumulate(builder, lanes, &[Iterator::Reduction, Iterator::Parallel]);
    }
    if rest > 0 {
        let part = factors.part(builder, rows * LANES, rest, &[rest]);
        let window = Window::along(&lanes.shape, axis, 0, rest);
        let sums = part.accumulate(builder, builder.extract(&lanes, &window), &[Iterator::Parallel]);
        lanes = builder.insert_into(&lanes, &sums, &window);
    }
    lanes
}

/// Adds up the lanes as a tree of 64 would.
fn sum_lanes<'c, 'a>(builder: &Builder<'c, 'a>, combine: Combine, lanes: Tensor<'c, 'a>, axis: Axis) -> Tensor<'c, 'a> {
    let lanes = if lanes.shape[axis.axis] < LANES {
        add_zero(builder, lanes)
    } else {
        lanes
    };
    halve(builder, combine, lanes, axis)
}

/// The lanes after they met lanes that no product went to: -0 becomes +0.
fn add_zero<'c, 'a>(builder: &Builder<'c, 'a>, lanes: Tensor<'c, 'a>) -> Tensor<'c, 'a> {
    let access = identity(lanes.shape.len());
    let output = builder.empty(&lanes.shape, lanes.dtype);
    let dtype = lanes.dtype;
    let body = Generic::elementwise(vec![(lanes, access)], output).create(builder);
    let inner = body.builder();
    let sum = inner.addf(body.element(0), inner.zero(dtype));
    body.finish_one(sum)
}
