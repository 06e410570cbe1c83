//! Reductions of one axis. `n` is its extent; cotangent and result are
//! stretched along it.

use super::super::{adjoint::Adjoint, emit::Emit};
use crate::{
    dtype::DType,
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

/// `prod`: `ct` times the product of the other elements. That is the product of
/// the elements other than 0, divided by the element unless that is 0; and 0
/// where another element is 0.
pub fn prod(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, axis, narrow) = (&adjoint.emit, adjoint.axis(), adjoint.operand(0).dtype);
        let wide = compute_dtype(narrow);
        let x = emit.cast(adjoint.operand(0), wide);
        let is_zero = emit.compare_to(ComparePredicate::Eq, &x, 0.0);
        let factors = emit.choose(&is_zero, &emit.splat(1.0, &x), &x);
        let product = emit.reduce(ReduceKind::Prod, &factors, axis);
        let cotangent = emit.cast(&keep_axis(adjoint, &adjoint.cotangent()), wide);
        let others = emit.div(&emit.broadcast(&product, &x.shape), &factors);
        let flow = emit.mul(&emit.broadcast(&cotangent, &x.shape), &others);
        emit.cast(&emit.keep(&no_other_zero(emit, &is_zero, wide, axis), &flow), narrow)
    });
}

/// Whether no element but itself is 0, for each element along `axis`.
fn no_other_zero<'c, 'a>(emit: &Emit<'c, 'a>, is_zero: &Tensor<'c, 'a>, wide: DType, axis: usize) -> Tensor<'c, 'a> {
    let zeros = emit.cast(is_zero, wide);
    let count = emit.reduce(ReduceKind::Sum, &zeros, axis);
    emit.compare(ComparePredicate::Eq, &emit.broadcast(&count, &zeros.shape), &zeros)
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
