//! Elementary functions. `ct` is the cotangent of the result `r`.
//!
//! A rule whose factor may be infinite or NaN keeps a cotangent of 0 as it is.

use super::super::adjoint::Adjoint;

/// `rsqrt(x)`: `ct * -0.5 * r / x`.
pub fn rsqrt(adjoint: &mut Adjoint) {
    adjoint.give_guarded(0, |adjoint| {
        let emit = &adjoint.emit;
        let half = emit.scale(&adjoint.cotangent(), -0.5);
        emit.div(&emit.mul(&half, adjoint.result(0)), adjoint.operand(0))
    });
}

/// `exp(x)`: `ct * r`.
pub fn exp(adjoint: &mut Adjoint) {
    adjoint.give_guarded(0, |adjoint| adjoint.emit.mul(&adjoint.cotangent(), adjoint.result(0)));
}

/// `expm1(x)`: `ct * exp(x)`, which keeps the digits that `r + 1` loses.
pub fn expm1(adjoint: &mut Adjoint) {
    adjoint.give_guarded(0, |adjoint| {
        let emit = &adjoint.emit;
        emit.mul(&adjoint.cotangent(), &emit.unary("kina.exp", adjoint.operand(0)))
    });
}

/// `log(x)`: `ct / x`.
pub fn log(adjoint: &mut Adjoint) {
    adjoint.give_guarded(0, |adjoint| adjoint.emit.div(&adjoint.cotangent(), adjoint.operand(0)));
}

/// `log1p(x)`: `ct / (x + 1)`.
pub fn log1p(adjoint: &mut Adjoint) {
    adjoint.give_guarded(0, |adjoint| {
        let (emit, x) = (&adjoint.emit, adjoint.operand(0));
        emit.div(&adjoint.cotangent(), &emit.add(x, &emit.splat(1.0, x)))
    });
}

/// `sin(x)`: `ct * cos(x)`.
pub fn sin(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let emit = &adjoint.emit;
        emit.mul(&adjoint.cotangent(), &emit.unary("kina.cos", adjoint.operand(0)))
    });
}

/// `cos(x)`: `-(ct * sin(x))`.
pub fn cos(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let emit = &adjoint.emit;
        emit.neg(&emit.mul(&adjoint.cotangent(), &emit.unary("kina.sin", adjoint.operand(0))))
    });
}

/// `tanh(x)`: `ct * ((1 - r) * (1 + r))`, which keeps the digits that `1 - r * r`
/// loses near 1.
pub fn tanh(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, result) = (&adjoint.emit, adjoint.result(0));
        let one = emit.splat(1.0, result);
        let slope = emit.mul(&emit.sub(&one, result), &emit.add(result, &one));
        emit.mul(&adjoint.cotangent(), &slope)
    });
}

/// `erf(x)`: `ct * (2 / sqrt(pi) * exp(-(x * x)))`.
pub fn erf(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, x) = (&adjoint.emit, adjoint.operand(0));
        let bell = emit.unary("kina.exp", &emit.neg(&emit.mul(x, x)));
        let slope = emit.scale(&bell, std::f64::consts::FRAC_2_SQRT_PI);
        emit.mul(&adjoint.cotangent(), &slope)
    });
}

/// `sigmoid(x)`: `ct * (r * (1 - r))`.
pub fn sigmoid(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, result) = (&adjoint.emit, adjoint.result(0));
        let rest = emit.sub(&emit.splat(1.0, result), result);
        emit.mul(&adjoint.cotangent(), &emit.mul(result, &rest))
    });
}
