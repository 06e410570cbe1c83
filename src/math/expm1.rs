//! `exp x - 1`, with `exp x = 2^(x / ln 2)`.
//!
//! `2^(n + r) - 1 = 2^n * (2^r - 1) + (2^n - 1)`: with the nearest integer `n`
//! to the exponent nothing cancels but where `n` is 0, and there `2^r - 1` is
//! known with a small relative error.

use super::{
    coefficients::LOG2_E,
    double::Double,
    exp2::{exp2_minus_one, scale_double, split_exp2},
    ops::{FloatOps, NarrowFloatOps, WideFloatOps},
};

/// 2^60: from here on subtracting 1 changes nothing.
const ONE_IS_NOTHING: f64 = 1_152_921_504_606_846_976.0;
/// 2^-54: below it the result rounds to the argument.
const LINEAR: f64 = f64::EPSILON / 4.0;

/// `exp x - 1` in F32: at most 0.51 ulp, special values as C99 Annex F.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn expm1_f32<F: NarrowFloatOps>(x: F) -> F {
    let wide = x.widen();
    let power = exp2_minus_one(wide * wide.constant(LOG2_E[0]));
    let result = F::select(x.is_nan(), x.constant(f32::NAN), F::narrow(power));
    F::select(x.equal(x.constant(0.0)), x, result)
}

/// `exp x - 1` in F64: at most 1 ulp, special values as C99 Annex F.
///
/// The power is carried in two parts. `scripts/check-math` measures 0.84
/// ulp.
pub fn expm1_f64<F: WideFloatOps>(x: F) -> F {
    let difference = expm1_double(x).high;
    let result = F::select(x.abs().less(x.constant(LINEAR)), x, difference);
    F::select(x.is_nan(), x.constant(f64::NAN), result)
}

/// `exp x - 1` with a relative error of about 2^-53 before the rounding to its
/// leading part, for |x| ≥ 2^-54.
pub(super) fn expm1_double<F: WideFloatOps>(x: F) -> Double<F> {
    let exponent = Double::constant(x, LOG2_E).times_value(x);
    let Double { high, low } = scale_double(split_exp2(exponent));
    let difference = Double::sum_unordered(high, x.constant(-1.0));
    let sum = Double::sum(difference.high, difference.low + low);
    let large = x.constant(ONE_IS_NOTHING).less(high);
    Double {
        high: F::select(large, high, sum.high),
        low: F::select(large, low, sum.low),
    }
}
