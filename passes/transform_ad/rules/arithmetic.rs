//! Arithmetic. `ct` is the cotangent of the result, `r` the result.
//!
//! A rule whose factor may be infinite or NaN keeps a cotangent of 0 as it is.

use super::super::{
    adjoint::Adjoint,
    emit::{Emit, splat_of},
};
use crate::{ffi::attributes::ComparePredicate, passes::create::Tensor};

/// `x + y`: `ct` to both.
pub fn add(adjoint: &mut Adjoint) {
    adjoint.give(0, Adjoint::cotangent);
    adjoint.give(1, Adjoint::cotangent);
}

/// `x - y`: `ct` and `-ct`.
pub fn sub(adjoint: &mut Adjoint) {
    adjoint.give(0, Adjoint::cotangent);
    adjoint.give(1, |adjoint| adjoint.emit.neg(&adjoint.cotangent()));
}

/// `x * y`: `ct * y` and `ct * x`.
pub fn mul(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| adjoint.emit.mul(&adjoint.cotangent(), adjoint.operand(1)));
    adjoint.give(1, |adjoint| adjoint.emit.mul(&adjoint.cotangent(), adjoint.operand(0)));
}

/// `x / y`: `ct / y` and `-(ct / y * r)`, which does not square `y`.
pub fn div(adjoint: &mut Adjoint) {
    adjoint.give_guarded(0, |adjoint| adjoint.emit.div(&adjoint.cotangent(), adjoint.operand(1)));
    adjoint.give_guarded(1, |adjoint| {
        let emit = &adjoint.emit;
        let quotient = emit.div(&adjoint.cotangent(), adjoint.operand(1));
        emit.neg(&emit.mul(&quotient, adjoint.result(0)))
    });
}

/// `-x`: `-ct`.
pub fn neg(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| adjoint.emit.neg(&adjoint.cotangent()));
}

/// `sqrt(x)`: `ct * 0.5 / r`, infinite at 0.
pub fn sqrt(adjoint: &mut Adjoint) {
    adjoint.give_guarded(0, |adjoint| {
        let emit = &adjoint.emit;
        emit.div(&emit.scale(&adjoint.cotangent(), 0.5), adjoint.result(0))
    });
}

/// `x ** y`: `ct * y * x ** (y - 1)`, where `y` is 0 that is 0; and
/// `ct * r * log(x)`, which is 0 at `x` = 0.
pub fn pow(adjoint: &mut Adjoint) {
    adjoint.give_guarded(0, |adjoint| {
        let slope = slope_of_power(&adjoint.emit, adjoint.operand(0), adjoint.operand(1));
        adjoint.emit.mul(&adjoint.cotangent(), &slope)
    });
    adjoint.give_guarded(1, |adjoint| {
        let (emit, x) = (&adjoint.emit, adjoint.operand(0));
        let logarithm = emit.unary("kina.log", x);
        let slope = emit.mul(adjoint.result(0), &logarithm);
        let is_zero = emit.compare_to(ComparePredicate::Eq, x, 0.0);
        let slope = emit.choose(&is_zero, &emit.splat(0.0, x), &slope);
        emit.mul(&adjoint.cotangent(), &slope)
    });
}

/// `y * x ** (y - 1)`, and 0 where `y` is 0.
fn slope_of_power<'c, 'a>(emit: &Emit<'c, 'a>, x: &Tensor<'c, 'a>, y: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
    match splat_of(y) {
        Some(0.0) => emit.splat(0.0, x),
        Some(1.0) => emit.splat(1.0, x),
        Some(2.0) => emit.mul(y, x),
        Some(number) => emit.mul(y, &emit.pow(x, &emit.splat(number - 1.0, y))),
        None => {
            let power = emit.pow(x, &emit.sub(y, &emit.splat(1.0, y)));
            let is_zero = emit.compare_to(ComparePredicate::Eq, y, 0.0);
            emit.choose(&is_zero, &emit.splat(0.0, x), &emit.mul(y, &power))
        }
    }
}
