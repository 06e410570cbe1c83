//! The error function, odd.
//!
//! Up to 1 it is `x + x * P(x²)`; beyond, `1 - exp(-x²) * Q(t)` with `Q` for
//! `erfc(x) * exp(x²)` in `t = (x - 2) / (x + 2)`.

use super::{
    coefficients::{ERF_FAR_F32, ERF_FAR_F64, ERF_NEAR_F32, ERF_NEAR_F64, LOG2_E},
    double::{Double, polynomial},
    exp2::{exp2, exp2_double},
    ops::{FloatOps, NarrowFloatOps, WideFloatOps},
};

/// From here on the result rounds to 1 in F32.
const NARROW_LIMIT: f64 = 4.0;
/// From here on the result rounds to 1 in F64.
const WIDE_LIMIT: f64 = 6.0;
/// Where the variable of `erfc` is 0.
const FAR_CENTRE: f64 = 2.0;

/// `erf x` in F32: at most 0.51 ulp, special values as C99.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn erf_f32<F: NarrowFloatOps>(x: F) -> F {
    let wide = x.widen();
    let magnitude = capped(wide, NARROW_LIMIT);
    let square = magnitude * magnitude;
    let exponential = exp2(square * wide.constant(-LOG2_E[0]));
    let ratio = polynomial(&ERF_FAR_F32, far_variable(magnitude));
    let near = polynomial(&ERF_NEAR_F32, square);
    let result = F::narrow(join(magnitude, near, exponential, ratio));
    F::select(x.is_nan(), x.constant(f32::NAN), result.copysign(x))
}

/// `erf x` in F64: at most 1 ulp, special values as C99.
///
/// `scripts/check-math` measures 0.95 ulp.
pub fn erf_f64<F: WideFloatOps>(x: F) -> F {
    let magnitude = capped(x, WIDE_LIMIT);
    let square = Double::product(magnitude, magnitude);
    let exponent = square.times(Double::constant(x, LOG2_E));
    let exponential = exp2_double(Double {
        high: -exponent.high,
        low: -exponent.low,
    });
    let ratio = polynomial(&ERF_FAR_F64, far_variable(magnitude));
    let near = polynomial(&ERF_NEAR_F64, square.high);
    let result = join(magnitude, near, exponential, ratio);
    F::select(x.is_nan(), x.constant(f64::NAN), result.copysign(x))
}

/// The magnitude of `x`, at most `limit`.
fn capped<F: WideFloatOps>(x: F, limit: f64) -> F {
    let magnitude = x.abs();
    let limit = x.constant(limit);
    F::select(magnitude.less(limit), magnitude, limit)
}

/// The variable in which `erfc(x) * exp(x²)` is a polynomial.
fn far_variable<F: WideFloatOps>(magnitude: F) -> F {
    let centre = magnitude.constant(FAR_CENTRE);
    (magnitude - centre) / (magnitude + centre)
}

/// The error function of `magnitude`, given the polynomial for small arguments
/// and, for large ones, the factors of `erfc`.
fn join<F: WideFloatOps>(magnitude: F, near: F, exponential: F, ratio: F) -> F {
    let one = magnitude.constant(1.0);
    let near = magnitude.fma(near, magnitude);
    let far = (-exponential).fma(ratio, one);
    F::select(magnitude.less(one), near, far)
}
