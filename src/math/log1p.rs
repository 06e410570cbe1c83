//! `log(1 + x)`.
//!
//! `1 + x = u + c` exactly, with the float `u` nearest to it; then
//! `log(u + c) = log u + c / u` but for the square of `c / u`.

use super::{
    coefficients::EXP2_LINEAR as LN_2,
    double::Double,
    log::{log_double, with_special_values},
    log2::log2,
    ops::{FloatOps, NarrowFloatOps, WideFloatOps},
};

/// 2^-54: below it the result rounds to the argument.
const LINEAR: f64 = f64::EPSILON / 4.0;

/// `log(1 + x)` in F32: at most 0.51 ulp, special values as C99 Annex F.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn log1p_f32<F: NarrowFloatOps>(x: F) -> F {
    let x = x.widen();
    let sum = Double::sum_unordered(x.constant(1.0), x);
    let logarithm = log2(sum.high).fma(x.constant(LN_2[0]), sum.low / sum.high);
    F::narrow(complete(x, sum.high, logarithm))
}

/// `log(1 + x)` in F64: at most 1 ulp, special values as C99 Annex F.
///
/// The logarithm is carried in two parts. `scripts/check-math` measures 0.65
/// ulp.
pub fn log1p_f64<F: WideFloatOps>(x: F) -> F {
    let sum = Double::sum_unordered(x.constant(1.0), x);
    let logarithm = log_double(sum.high);
    let logarithm = logarithm.high + (logarithm.low + sum.low / sum.high);
    complete(x, sum.high, logarithm)
}

/// `logarithm` with the special values of `log u`, or `x` where that is tiny.
fn complete<F: WideFloatOps>(x: F, u: F, logarithm: F) -> F {
    let tiny = x.abs().less(x.constant(LINEAR));
    F::select(tiny, x, with_special_values(u, logarithm))
}
