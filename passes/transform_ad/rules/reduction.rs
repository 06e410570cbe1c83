//! Reductions of one axis. `n` is its extent; cotangent and result are
//! stretched along it.

use super::{
    super::{adjoint::Adjoint, emit::Emit},
    shape::{Padding, slice_of},
};
use crate::{
    ffi::attributes::{ComparePredicate, ReduceKind},
    passes::create::{Tensor, compute_dtype},
};
use melior::ir::{OperationRef, operation::OperationLike};

/// What `operation` computes.
pub fn kind(operation: OperationRef) -> Option<ReduceKind> {
    ReduceKind::from_attribute(operation.attribute("kind").ok()?)
}

/// `sum`: `ct` to every element.
pub fn sum(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| stretch(adjoint, &adjoint.cotangent()));
}

/// `mean`: `ct / n` to every element.
pub fn mean(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, cotangent) = (&adjoint.emit, adjoint.cotangent());
        let count = adjoint.operand(0).shape[adjoint.axis()] as f64;
        // The number of elements need not be exact in a narrow dtype.
        let wide = emit.cast(&cotangent, compute_dtype(cotangent.dtype));
        let share = emit.div(&wide, &emit.splat(count, &wide));
        stretch(adjoint, &emit.cast(&share, cotangent.dtype))
    });
}

/// `max` and `min`: `ct`, shared equally by the elements that are the result.
pub fn extremum(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, x, axis) = (&adjoint.emit, adjoint.operand(0), adjoint.axis());
        let extremum = stretch(adjoint, adjoint.result(0));
        let is_extremum = emit.compare(ComparePredicate::Eq, x, &extremum);
        let wide = compute_dtype(x.dtype);
        let count = emit.reduce(ReduceKind::Sum, &emit.cast(&is_extremum, wide), axis);
        let cotangent = keep_axis(adjoint, &adjoint.cotangent());
        let share = emit.cast(&emit.div(&emit.cast(&cotangent, wide), &count), x.dtype);
        emit.keep(&is_extremum, &emit.broadcast(&share, &x.shape))
    });
}

/// `prod`: `ct` times the product of the other elements: of those before and of
/// those behind. Nothing is divided, so zeros, infinities and NaN are as good as
/// other elements, and so is every further derivative.
pub fn prod(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, axis, narrow) = (&adjoint.emit, adjoint.axis(), adjoint.operand(0).dtype);
        let wide = compute_dtype(narrow);
        let x = emit.cast(adjoint.operand(0), wide);
        let cotangent = emit.cast(&keep_axis(adjoint, &adjoint.cotangent()), wide);
        let cotangent = emit.broadcast(&cotangent, &x.shape);
        let before = products(emit, &x, axis, Side::Before);
        let others = emit.mul(&before, &products(emit, &x, axis, Side::Behind));
        emit.cast(&emit.mul(&cotangent, &others), narrow)
    });
}

/// Where elements lie along an axis, seen from another one.
#[derive(Clone, Copy)]
enum Side {
    Before,
    Behind,
}

/// The products of all elements on one `side` of each, along `axis`: after the
/// step of `distance` each is the product of the nearest `2 * distance`.
fn products<'c, 'a>(emit: &Emit<'c, 'a>, x: &Tensor<'c, 'a>, axis: usize, side: Side) -> Tensor<'c, 'a> {
    let mut product = shift(emit, x, axis, 1, side);
    let mut distance = 1;
    // As many neighbours as there are, the element itself excluded.
    while distance + 1 < x.shape[axis] {
        product = emit.mul(&product, &shift(emit, &product, axis, distance, side));
        distance *= 2;
    }
    product
}

/// Each element of `x` that is `distance` away on one `side`; 1 where there is
/// none.
fn shift<'c, 'a>(emit: &Emit<'c, 'a>, x: &Tensor<'c, 'a>, axis: usize, distance: u64, side: Side) -> Tensor<'c, 'a> {
    let extent = x.shape[axis];
    if distance >= extent {
        return emit.splat(1.0, x);
    }
    let (mut start, mut limit) = (vec![0; x.shape.len()], x.shape.clone());
    let (mut low, mut high) = (vec![0; x.shape.len()], vec![0; x.shape.len()]);
    match side {
        Side::Before => (limit[axis], low[axis]) = (extent - distance, distance as i64),
        Side::Behind => (start[axis], high[axis]) = (distance, distance as i64),
    }
    let kept = slice_of(emit, x, &start, &limit, &vec![1; x.shape.len()]);
    let interior = vec![0; x.shape.len()];
    Padding { low, high, interior }.apply(emit, &kept, &emit.constant(1.0, &[], x.dtype), &x.shape)
}

/// `x`, which has the shape of the result, with the reduced axis of extent 1.
fn keep_axis<'c, 'a>(adjoint: &Adjoint<'c, 'a>, x: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
    let mut shape = adjoint.operand(0).shape.clone();
    shape[adjoint.axis()] = 1;
    adjoint.emit.reshape(x, &shape)
}

/// `x`, which has the shape of the result, stretched along the reduced axis.
fn stretch<'c, 'a>(adjoint: &Adjoint<'c, 'a>, x: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
    adjoint
        .emit
        .broadcast(&keep_axis(adjoint, x), &adjoint.operand(0).shape)
}
