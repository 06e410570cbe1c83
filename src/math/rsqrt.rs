//! `1 / sqrt x`.

use super::ops::{FloatOps, NarrowFloatOps, WideFloatOps};

/// Below it the error of a square root may itself be inexact.
const LEAST: f64 = 1e-280;
/// 2^200, and its square root.
const SCALE: f64 = f64::from_bits((1023 + 200) << 52);
const SCALE_ROOT: f64 = f64::from_bits((1023 + 100) << 52);

/// `1 / sqrt x` in F32: at most 0.51 ulp, special values as IEEE 754 `rSqrt`.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn rsqrt_f32<F: NarrowFloatOps>(x: F) -> F {
    let wide = x.widen();
    F::narrow(wide.constant(1.0) / wide.sqrt())
}

/// `1 / sqrt x` in F64: at most 0.51 ulp, special values as IEEE 754 `rSqrt`.
///
/// The errors of square root and division are known and corrected.
/// `scripts/check-math` measures 0.50000 ulp.
pub fn rsqrt_f64<F: WideFloatOps>(x: F) -> F {
    let one = x.constant(1.0);
    let small = x.less(x.constant(LEAST));
    let scaled = F::select(small, x * x.constant(SCALE), x);
    let root = scaled.sqrt();
    let quotient = one / root;
    // With scaled = root^2 + a and 1 = root * quotient + b, the result is
    // quotient * (1 + b - a * quotient^2 / 2) but for products of errors.
    let root_error = (-root).fma(root, scaled) * quotient;
    let error = (root_error * quotient).fma(x.constant(-0.5), (-root).fma(quotient, one));
    let corrected = quotient.fma(error, quotient);
    // Zero and infinity have no such errors, and a NaN stays one.
    let regular = x.constant(0.0).less(x) & x.less(x.constant(f64::INFINITY));
    let result = F::select(regular, corrected, quotient);
    result * F::select(small, x.constant(SCALE_ROOT), one)
}
