//! `exp x` as `2^(x / ln 2)`.

use super::{
    coefficients::LOG2_E,
    double::Double,
    exp2::{exp2, exp2_double},
    ops::{FloatOps, NarrowFloatOps, WideFloatOps},
};

/// `exp x` in F32: at most 0.51 ulp, special values as C99 Annex F.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn exp_f32<F: NarrowFloatOps>(x: F) -> F {
    let wide = x.widen();
    let power = exp2(wide * wide.constant(LOG2_E[0]));
    F::select(x.is_nan(), x.constant(f32::NAN), F::narrow(power))
}

/// `exp x` in F64: at most 0.75 ulp, special values as C99 Annex F.
///
/// The exponent is carried in two parts. `scripts/check-math` measures 0.600
/// ulp.
pub fn exp_f64<F: WideFloatOps>(x: F) -> F {
    let exponent = Double::constant(x, LOG2_E).times_value(x);
    F::select(x.is_nan(), x.constant(f64::NAN), exp2_double(exponent))
}
