//! Binary logarithms of positive F64 values.
//!
//! `x = 2^exponent * significand` with the significand in [√½, √2), and with
//! `s = (significand - 1) / (significand + 1)`:
//! `log2 x = exponent + s * P(s²)`, where `P` is the series of
//! `log2((1 + s) / (1 - s))`. Near 1 the exponent is 0, so that the relative
//! error stays that of `s` and `P`.

use super::{
    coefficients::{LOG2_CUBIC, LOG2_F32, LOG2_LINEAR, LOG2_TAIL, SQRT_HALF},
    double::{Double, polynomial},
    ops::{IntOps, WideFloatOps},
};

const ONE_BITS: i64 = 1.0f64.to_bits() as i64;
const SIGNIFICAND_MASK: i64 = (1 << 52) - 1;
/// 2^52: the low bits of a float in [2^52, 2^53) are its integer value.
const INTEGER_BASE: f64 = 4_503_599_627_370_496.0;
const EXPONENT_BIAS: f64 = 1023.0;
const SUBNORMAL_SCALE: f64 = 18_014_398_509_481_984.0;
const SUBNORMAL_EXPONENT: f64 = 54.0;

/// `x` split into a power of two and a significand in [√½, √2).
struct Reduced<F> {
    exponent: F,
    significand: F,
}

impl<F: WideFloatOps> Reduced<F> {
    /// Splits a positive, normal and finite `x`. Any other value gives some
    /// pair of finite numbers.
    fn from_normal(x: F) -> Self {
        let bits = x.to_bits();
        let least = SQRT_HALF.to_bits() as i64;
        let shifted = bits + bits.constant(ONE_BITS - least);
        let significand = (shifted & bits.constant(SIGNIFICAND_MASK)) + bits.constant(least);
        let biased = shifted.shift_right::<52>() | bits.constant(INTEGER_BASE.to_bits() as i64);
        Self {
            exponent: F::from_bits(biased) - x.constant(INTEGER_BASE + EXPONENT_BIAS),
            significand: F::from_bits(significand),
        }
    }

    /// The same for a positive, finite `x`.
    fn from_positive(x: F) -> Self {
        let subnormal = x.less(x.constant(f64::MIN_POSITIVE));
        let scaled = x * x.constant(SUBNORMAL_SCALE);
        let reduced = Self::from_normal(F::select(subnormal, scaled, x));
        let lowered = reduced.exponent - x.constant(SUBNORMAL_EXPONENT);
        Self {
            exponent: F::select(subnormal, lowered, reduced.exponent),
            significand: reduced.significand,
        }
    }
}

/// `log2 x` with a relative error of about 2^-51, for a positive, normal and
/// finite `x`.
pub fn log2<F: WideFloatOps>(x: F) -> F {
    let Reduced { exponent, significand } = Reduced::from_normal(x);
    let one = x.constant(1.0);
    let s = (significand - one) / (significand + one);
    s.fma(polynomial(&LOG2_F32, s * s), exponent)
}

/// `log2 x` with a relative error of about 2^-65, for a positive and finite
/// `x`.
pub fn log2_double<F: WideFloatOps>(x: F) -> Double<F> {
    let Reduced { exponent, significand } = Reduced::from_positive(x);
    let s = significand_ratio(significand);
    let z = s.times(s);
    // The series up to s^3 needs more than 53 bits; the rest is small enough.
    let tail = polynomial(&LOG2_TAIL, z.high) * z.high;
    let zero = x.constant(0.0);
    let tail = Double { high: tail, low: zero };
    let cubic = tail.add_to(Double::constant(x, LOG2_CUBIC));
    let linear = cubic.times(z).add_to(Double::constant(x, LOG2_LINEAR));
    let exponent = Double {
        high: exponent,
        low: zero,
    };
    s.times(linear).add_to(exponent)
}

/// `(significand - 1) / (significand + 1)` with a relative error of about
/// 2^-104.
fn significand_ratio<F: WideFloatOps>(significand: F) -> Double<F> {
    let one = significand.constant(1.0);
    let numerator = significand - one;
    let denominator = significand + one;
    // Exact: both steps cancel.
    let denominator_low = significand - (denominator - one);
    let reciprocal = one / denominator;
    let high = numerator * reciprocal;
    let remainder = (-high).fma(denominator, numerator);
    let remainder = (-high).fma(denominator_low, remainder);
    Double {
        high,
        low: remainder * reciprocal,
    }
}
