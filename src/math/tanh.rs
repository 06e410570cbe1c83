//! `tanh x`, odd, as `t / (t + 2)` with `t = exp(2 |x|) - 1`.

use super::{
    coefficients::LOG2_E,
    double::Double,
    exp2::exp2_minus_one,
    expm1::expm1_double,
    ops::{FloatOps, NarrowFloatOps, WideFloatOps},
};

/// From here on the result rounds to 1.
const LIMIT: f64 = 22.0;
/// 2^-28: below it the result rounds to the argument.
const LINEAR: f64 = 3.725_290_298_461_914e-9;

/// `tanh x` in F32: at most 0.51 ulp, special values as C99 Annex F.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn tanh_f32<F: NarrowFloatOps>(x: F) -> F {
    let wide = x.widen();
    let t = exp2_minus_one(wide.abs() * wide.constant(2.0 * LOG2_E[0]));
    let result = F::narrow(t / (t + wide.constant(2.0)));
    F::select(x.is_nan(), x.constant(f32::NAN), result.copysign(x))
}

/// `tanh x` in F64: at most 1 ulp, special values as C99 Annex F.
///
/// The exponential and the division are carried in two parts.
/// `scripts/check-math` measures 0.71 ulp.
pub fn tanh_f64<F: WideFloatOps>(x: F) -> F {
    let magnitude = x.abs();
    let limit = x.constant(LIMIT);
    let capped = F::select(magnitude.less(limit), magnitude, limit);
    let t = expm1_double(capped + capped);
    let sum = Double::sum_unordered(t.high, x.constant(2.0));
    let result = t.over(Double {
        high: sum.high,
        low: sum.low + t.low,
    });
    let result = F::select(magnitude.less(x.constant(LINEAR)), magnitude, result);
    F::select(x.is_nan(), x.constant(f64::NAN), result.copysign(x))
}
