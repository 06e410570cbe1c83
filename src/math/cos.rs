//! Cosines, as sines a quarter turn on.

use super::{
    ops::{FloatOps, NarrowFloatOps, WideFloatOps},
    sin::{is_finite_f32, is_finite_f64, rotated_sine_f32, rotated_sine_f64},
};

/// `cos x` in F32: at most 0.51 ulp for every finite `x`, special values as C99
/// Annex F.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp.
pub fn cos_f32<F: NarrowFloatOps>(x: F) -> F {
    let result = F::narrow(rotated_sine_f32(x.widen().abs(), 1));
    F::select(is_finite_f32(x), result, x.constant(f32::NAN))
}

/// `cos x` in F64: at most 1 ulp for every finite `x`, special values as C99
/// Annex F.
///
/// The reduced angle is carried in two parts. `scripts/check-math` measures
/// 0.70 ulp.
pub fn cos_f64<F: WideFloatOps>(x: F) -> F {
    let result = rotated_sine_f64(x.abs(), 1);
    F::select(is_finite_f64(x), result, x.constant(f64::NAN))
}
