//! Natural logarithms, `log2 x * ln 2`.

use super::{
    coefficients::EXP2_LINEAR as LN_2,
    double::Double,
    log2::{log2, log2_double},
    ops::{FloatOps, NarrowFloatOps, WideFloatOps},
};

/// `log x` in F32: at most 0.51 ulp, special values as C99 Annex F.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn log_f32<F: NarrowFloatOps>(x: F) -> F {
    let x = x.widen();
    F::narrow(with_special_values(x, log2(x) * x.constant(LN_2[0])))
}

/// `log x` in F64: at most 0.51 ulp, special values as C99 Annex F.
///
/// The logarithm is carried in two parts. `scripts/check-math` measures 0.50000
/// ulp.
pub fn log_f64<F: WideFloatOps>(x: F) -> F {
    with_special_values(x, log_double(x).high)
}

/// `log x` with a relative error of about 2^-65, for a positive and finite `x`.
pub(super) fn log_double<F: WideFloatOps>(x: F) -> Double<F> {
    let logarithm = log2_double(x).times(Double::constant(x, LN_2));
    Double::sum(logarithm.high, logarithm.low)
}

/// `logarithm`, but for the arguments that are not positive and finite.
pub(super) fn with_special_values<F: WideFloatOps>(x: F, logarithm: F) -> F {
    let zero = x.constant(0.0);
    let infinity = x.constant(f64::INFINITY);
    let result = F::select(x.equal(zero), -infinity, logarithm);
    let result = F::select(x.equal(infinity), infinity, result);
    F::select(x.less(zero) | x.is_nan(), x.constant(f64::NAN), result)
}
