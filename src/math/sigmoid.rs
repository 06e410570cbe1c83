//! `1 / (1 + exp(-x))`.
//!
//! With `t = exp(-|x|)` it is `1 / (1 + t)` or, for a negative argument,
//! `t / (1 + t)`: the exponential never overflows.

use super::{
    coefficients::LOG2_E,
    double::Double,
    exp2::{exp2, scale_double, split_exp2},
    ops::{FloatOps, NarrowFloatOps, WideFloatOps},
};

/// `1 / (1 + exp(-x))` in F32: at most 0.51 ulp; 0 and 1 at the infinities.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000
/// ulp.
pub fn sigmoid_f32<F: NarrowFloatOps>(x: F) -> F {
    let wide = x.widen();
    let one = wide.constant(1.0);
    let t = exp2(wide.abs() * wide.constant(-LOG2_E[0]));
    let numerator = Wide::<F>::select(wide.less(wide.constant(0.0)), t, one);
    let result = F::narrow(numerator / (one + t));
    F::select(x.is_nan(), x.constant(f32::NAN), result)
}

type Wide<F> = <F as NarrowFloatOps>::Wide;

/// `1 / (1 + exp(-x))` in F64: at most 1 ulp; 0 and 1 at the infinities.
///
/// The exponential and the division are carried in two parts.
/// `scripts/check-math` measures 0.75 ulp.
pub fn sigmoid_f64<F: WideFloatOps>(x: F) -> F {
    let zero = x.constant(0.0);
    let one = x.constant(1.0);
    let t = scale_double(split_exp2(Double::constant(x, LOG2_E).times_value(-x.abs())));
    let sum = Double::sum(one, t.high);
    let negative = x.less(zero);
    let numerator = Double {
        high: F::select(negative, t.high, one),
        low: F::select(negative, t.low, zero),
    };
    let result = numerator.over(Double {
        high: sum.high,
        low: sum.low + t.low,
    });
    F::select(x.is_nan(), x.constant(f64::NAN), result)
}
