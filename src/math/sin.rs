//! Sines, and what cosines share with them.
//!
//! An angle is reduced to at most an eighth of a turn (`quadrant`); sine and
//! cosine of the rest are polynomials, and the quadrant says which of them, and
//! with which sign, is the result.

use super::{
    coefficients::{COS_F32, COS_TAIL, HALF_PI, SIN_F32, SIN_TAIL},
    double::{Double, polynomial},
    ops::{FloatOps, IntOps, NarrowFloatOps, WideFloatOps},
    quadrant::{Quadrant, reduce_f32, reduce_f64},
};

/// `sin x` in F32: at most 0.51 ulp for every finite `x`, special values as C99
/// Annex F.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn sin_f32<F: NarrowFloatOps>(x: F) -> F {
    let wide = x.widen();
    let result = F::narrow(rotated_sine_f32(wide.abs(), 0));
    odd(x, F::select(is_finite_f32(x), result, x.constant(f32::NAN)))
}

/// `sin x` in F64: at most 1 ulp for every finite `x`, special values as C99
/// Annex F.
///
/// The reduced angle is carried in two parts. `scripts/check-math` measures
/// 0.71 ulp.
pub fn sin_f64<F: WideFloatOps>(x: F) -> F {
    let result = rotated_sine_f64(x.abs(), 0);
    odd(x, F::select(is_finite_f64(x), result, x.constant(f64::NAN)))
}

/// `value`, negated where `x` is negative.
fn odd<F: FloatOps>(x: F, value: F) -> F {
    let sign = x.to_bits() ^ x.abs().to_bits();
    F::from_bits(value.to_bits() ^ sign)
}

/// Whether the value is neither infinite nor NaN.
pub(super) fn is_finite_f32<F: NarrowFloatOps>(x: F) -> F::Bool {
    x.abs().less(x.constant(f32::INFINITY))
}

/// Whether the value is neither infinite nor NaN.
pub(super) fn is_finite_f64<F: WideFloatOps>(x: F) -> F::Bool {
    x.abs().less(x.constant(f64::INFINITY))
}

/// `sin(x + quarter_turns * π/2)` for a finite `x` ≥ 0 with 24 significant
/// bits, enough for results in F32.
pub(super) fn rotated_sine_f32<F: WideFloatOps>(x: F, quarter_turns: i64) -> F {
    let angle = reduce_f32(x).advanced(quarter_turns);
    let r = angle.turns;
    let sine = r * polynomial(&SIN_F32, r * r);
    angle.sine(sine, polynomial(&COS_F32, r * r))
}

/// `sin(x + quarter_turns * π/2)` for a finite `x` ≥ 0.
pub(super) fn rotated_sine_f64<F: WideFloatOps>(x: F, quarter_turns: i64) -> F {
    let angle = radians(x).advanced(quarter_turns);
    angle.sine(sine(angle.turns), cosine(angle.turns))
}

/// The quadrant of `x` ≥ 0 and the rest in radians.
fn radians<F: WideFloatOps>(x: F) -> Quadrant<F, Double<F>> {
    let reduced = reduce_f64(x);
    let product = reduced.turns.times(Double::constant(x, HALF_PI));
    let product = Double::sum(product.high, product.low);
    // Within an eighth of a turn nothing need be reduced.
    let near = x.less(x.constant(HALF_PI[0] / 2.0));
    let none = reduced.quadrant.constant(0);
    Quadrant {
        quadrant: F::Int::select(near, none, reduced.quadrant),
        turns: Double {
            high: F::select(near, x, product.high),
            low: F::select(near, x.constant(0.0), product.low),
        },
    }
}

/// The sine of an angle in [-π/4, π/4].
fn sine<F: WideFloatOps>(angle: Double<F>) -> F {
    let Double { high: r, low } = angle;
    let square = r * r;
    // sin(r + low) = sin r + low * cos r.
    let low = (square * low).fma(r.constant(-0.5), low);
    let cube = square * r;
    r + cube.fma(polynomial(&SIN_TAIL, square), low)
}

/// The cosine of an angle in [-π/4, π/4].
fn cosine<F: WideFloatOps>(angle: Double<F>) -> F {
    let Double { high: r, low } = angle;
    let square = Double::product(r, r);
    let half = square.high * r.constant(0.5);
    let leading = Double::sum(r.constant(1.0), -half);
    // cos(r + low) = cos r - low * sin r.
    let rest = square.low.fma(r.constant(-0.5), leading.low - r * low);
    let fourth = square.high * square.high;
    leading.high + fourth.fma(polynomial(&COS_TAIL, square.high), rest)
}
