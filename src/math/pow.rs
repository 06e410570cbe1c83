//! `x ** y` as `2^(y * log2 |x|)`, with the special values of C99 Annex F.

use super::{
    double::Double,
    exp2::{exp2, exp2_double},
    log2::{log2, log2_double},
    ops::{FloatOps, IntOps, NarrowFloatOps, WideFloatOps},
};

/// 2^52: from here on every float is an integer.
const INTEGER_BASE: f64 = 4_503_599_627_370_496.0;

/// `x ** y` in F32: at most 0.51 ulp, special values as C99 Annex F.
///
/// Computed in F64 and rounded once. `scripts/check-math` measures 0.50000 ulp
/// over 2^20 samples.
pub fn pow_f32<F: NarrowFloatOps>(x: F, y: F) -> F {
    let x = x.widen();
    let y = y.widen();
    let magnitude = x.abs();
    let exponent = y * log2_or_infinite(magnitude, log2(magnitude));
    F::narrow(with_special_values(x, y, exp2(exponent)))
}

/// `x ** y` in F64: at most 0.75 ulp, special values as C99 Annex F.
///
/// The logarithm is carried in two parts. `scripts/check-math` measures 0.729
/// ulp over 2^20 samples.
pub fn pow_f64<F: WideFloatOps>(x: F, y: F) -> F {
    let magnitude = x.abs();
    let logarithm = log2_double(magnitude);
    let high = log2_or_infinite(magnitude, logarithm.high);
    let product = Double::product(y, high);
    let exponent = Double {
        high: product.high,
        low: y.fma(logarithm.low, product.low),
    };
    with_special_values(x, y, exp2_double(exponent))
}

/// `logarithm`, or ∓∞ where `magnitude` is zero or infinite.
fn log2_or_infinite<F: WideFloatOps>(magnitude: F, logarithm: F) -> F {
    let zero = magnitude.constant(0.0);
    let infinity = magnitude.constant(f64::INFINITY);
    let logarithm = F::select(magnitude.equal(zero), -infinity, logarithm);
    F::select(magnitude.equal(infinity), infinity, logarithm)
}

/// `x ** y`, given `power = |x| ** y` for all but the NaN and unit cases.
fn with_special_values<F: WideFloatOps>(x: F, y: F, power: F) -> F {
    let zero = x.constant(0.0);
    let one = x.constant(1.0);
    let magnitude = x.abs();
    let exponent = y.abs();
    let negative = x.to_bits().less(x.to_bits().constant(0));

    let integer = is_integer(exponent);
    // Half an even number is an integer too.
    let odd = integer & !is_integer(exponent * x.constant(0.5));
    let power = F::select(magnitude.equal(one), one, power);
    let power = F::select(negative & odd, -power, power);

    let finite = zero.less(magnitude) & magnitude.less(x.constant(f64::INFINITY));
    let not_real = negative & finite & !integer;
    let nan = x.is_nan() | y.is_nan() | not_real;
    let power = F::select(nan, x.constant(f64::NAN), power);
    F::select(x.equal(one) | y.equal(zero), one, power)
}

/// Whether a value that is not negative is an integer; infinity counts as one,
/// NaN does not.
fn is_integer<F: WideFloatOps>(value: F) -> F::Bool {
    let base = value.constant(INTEGER_BASE);
    let nearest = (value + base) - base;
    base.less_equal(value) | nearest.equal(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const INF: f64 = f64::INFINITY;
    const NAN: f64 = f64::NAN;

    /// C99 Annex F.9.4.4, row by row, and the neighbourhood of its limits.
    const SPECIAL: &[(f64, f64, f64)] = &[
        (0.0, -1.0, INF),
        (-0.0, -1.0, -INF),
        (-0.0, -3.0, -INF),
        (-0.0, -2.0, INF),
        (0.0, -2.0, INF),
        (-0.0, -0.5, INF),
        (0.0, -INF, INF),
        (-0.0, -INF, INF),
        (0.0, 3.0, 0.0),
        (-0.0, 3.0, -0.0),
        (-0.0, 2.0, 0.0),
        (-0.0, 0.5, 0.0),
        (-0.0, INF, 0.0),
        (-1.0, INF, 1.0),
        (-1.0, -INF, 1.0),
        (1.0, NAN, 1.0),
        (1.0, INF, 1.0),
        (1.0, -INF, 1.0),
        (NAN, 0.0, 1.0),
        (NAN, -0.0, 1.0),
        (INF, 0.0, 1.0),
        (-INF, -0.0, 1.0),
        (0.0, 0.0, 1.0),
        (-0.0, -0.0, 1.0),
        (-8.0, 1.0 / 3.0, NAN),
        (-1.0, 0.5, NAN),
        (0.5, -INF, INF),
        (-0.5, -INF, INF),
        (2.0, -INF, 0.0),
        (-2.0, -INF, 0.0),
        (0.5, INF, 0.0),
        (-0.5, INF, 0.0),
        (2.0, INF, INF),
        (-2.0, INF, INF),
        (-INF, -3.0, -0.0),
        (-INF, -2.0, 0.0),
        (-INF, -0.5, 0.0),
        (-INF, -INF, 0.0),
        (-INF, 3.0, -INF),
        (-INF, 2.0, INF),
        (-INF, 0.5, INF),
        (-INF, INF, INF),
        (INF, -1.0, 0.0),
        (INF, -INF, 0.0),
        (INF, 1.0, INF),
        (INF, INF, INF),
        (NAN, 1.0, NAN),
        (2.0, NAN, NAN),
        (0.0, NAN, NAN),
        (-1.0, NAN, NAN),
        (INF, NAN, NAN),
        (NAN, INF, NAN),
        (-2.0, 3.0, -8.0),
        (-2.0, 4.0, 16.0),
        (3.0, 2.0, 9.0),
        (2.0, -1.0, 0.5),
        (4.0, 0.5, 2.0),
    ];

    /// Equal bits, or NaN on both sides.
    fn same(found: f64, expected: f64) -> bool {
        found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan())
    }

    #[test]
    fn special_values_follow_annex_f() {
        for &(x, y, expected) in SPECIAL {
            let found = pow_f64(x, y);
            assert!(
                same(found, expected),
                "F64 {x:e} ** {y:e} = {found:e}: expected {expected:e}"
            );
            let found = f64::from(pow_f32(x as f32, y as f32));
            assert!(
                same(found, expected),
                "F32 {x:e} ** {y:e} = {found:e}: expected {expected:e}"
            );
        }
    }

    #[test]
    fn parity_of_large_exponents() {
        let odd = 9_007_199_254_740_991.0;
        assert!(same(pow_f64(-1.0, odd), -1.0));
        assert!(same(pow_f64(-1.0, odd + 1.0), 1.0));
        assert!(same(pow_f64(-1.0, 1e300), 1.0));
        assert!(same(pow_f64(-1.0, 4_503_599_627_370_495.5), NAN));
        assert_eq!(pow_f32(-1.0, 16_777_215.0), -1.0);
        assert_eq!(pow_f32(-1.0, 16_777_216.0), 1.0);
    }

    #[test]
    fn overflow_and_underflow_keep_their_sign() {
        assert!(same(pow_f64(-1e300, 3.0), -INF));
        assert!(same(pow_f64(-1e300, -3.0), -0.0));
        assert!(same(pow_f64(5e-324, 1.0), 5e-324));
        assert!(same(pow_f64(2.0, -1074.0), 5e-324));
        assert!(same(pow_f64(2.0, -1075.0), 0.0));
        assert!(same(pow_f64(1.5, f64::MAX), INF));
        assert!(same(pow_f64(1.5, -f64::MAX), 0.0));
        assert_eq!(pow_f32(2.0, -149.0), f32::from_bits(1));
        assert_eq!(pow_f32(f32::MAX, f32::MAX), f32::INFINITY);
    }

    #[test]
    fn the_first_power_of_f32_is_the_base() {
        for bits in (0..=u32::MAX).step_by(65_521) {
            let x = f32::from_bits(bits);
            assert!(x.is_nan() || pow_f32(x, 1.0).to_bits() == bits, "{x:e}");
        }
    }
}
