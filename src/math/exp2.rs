//! Powers of two with an F64 exponent.
//!
//! `2^e = 2^n * 2^r` with the integer `n` nearest to `e` and |r| ≤ ½. An
//! exponent out of range (or NaN) is replaced by the nearest limit, beyond
//! which the result is infinite or zero anyway.

use super::{
    coefficients::{EXP2_F32, EXP2_LINEAR, EXP2_TAIL},
    double::{Double, polynomial},
    ops::{IntOps, WideFloatOps},
};

/// Adding 1.5 * 2^52 rounds to an integer, which then fills the low bits.
const ROUNDING_BASE: f64 = 6_755_399_441_055_744.0;
const EXPONENT_BIAS: i64 = 1023;
const NARROW_LIMIT: f64 = 300.0;
const WIDE_LIMIT: f64 = 1100.0;

/// `exponent` in [-limit, limit]; NaN becomes `limit`.
fn clamp<F: WideFloatOps>(exponent: F, limit: f64) -> F {
    let high = exponent.constant(limit);
    let low = exponent.constant(-limit);
    let capped = F::select(exponent.less(high), exponent, high);
    F::select(low.less(capped), capped, low)
}

/// The integer nearest to a small `x`, ties to even, as a float and as an
/// integer.
pub(super) fn nearest_integer<F: WideFloatOps>(x: F) -> (F, F::Int) {
    let base = x.constant(ROUNDING_BASE);
    let shifted = x + base;
    let bits = shifted.to_bits();
    let integer = bits - bits.constant(ROUNDING_BASE.to_bits() as i64);
    (shifted - base, integer)
}

/// `2^(biased_exponent - 1023)`, for a biased exponent in 1 ..= 2046.
pub(super) fn power_of_two<F: WideFloatOps>(biased_exponent: F::Int) -> F {
    F::from_bits(biased_exponent.shift_left::<52>())
}

/// `2^exponent` with a relative error of about 2^-51, where an exponent beyond
/// ±300 counts as ±300: enough for results in F32.
pub fn exp2<F: WideFloatOps>(exponent: F) -> F {
    let exponent = clamp(exponent, NARROW_LIMIT);
    let (nearest, integer) = nearest_integer(exponent);
    let fraction = polynomial(&EXP2_F32, exponent - nearest);
    fraction * power_of_two(integer + integer.constant(EXPONENT_BIAS))
}

/// `fraction * 2^integer`, with the fraction in about [√½, √2].
pub(super) struct SplitPower<F: WideFloatOps> {
    /// The fraction; where it is near 1, its distance from 1 keeps a relative
    /// error of about 2^-53.
    pub fraction: Double<F>,
    /// The exponent.
    pub integer: F::Int,
    /// The exponent as a float.
    pub nearest: F,
}

/// `2^exponent`, where an exponent beyond ±1100 counts as ±1100.
pub(super) fn split_exp2<F: WideFloatOps>(exponent: Double<F>) -> SplitPower<F> {
    let limit = exponent.high.constant(WIDE_LIMIT);
    let in_range = exponent.high.abs().less(limit);
    let low = F::select(in_range, exponent.low, limit.constant(0.0));
    let high = clamp(exponent.high, WIDE_LIMIT);
    let (nearest, integer) = nearest_integer(high);
    SplitPower {
        fraction: exp2_fraction(high - nearest, low),
        integer,
        nearest,
    }
}

/// `2^exponent` rounded once, also to a subnormal result, from a value with a
/// relative error of about 2^-58.
pub fn exp2_double<F: WideFloatOps>(exponent: Double<F>) -> F {
    let SplitPower {
        fraction,
        integer,
        nearest,
    } = split_exp2(exponent);
    scale(round_to_quantum(fraction, nearest, integer), integer)
}

/// `2^exponent - 1` with a relative error of about 2^-47, where an exponent
/// beyond ±300 counts as ±300: enough for results in F32.
pub fn exp2_minus_one<F: WideFloatOps>(exponent: F) -> F {
    let exponent = clamp(exponent, NARROW_LIMIT);
    let (nearest, integer) = nearest_integer(exponent);
    let r = exponent - nearest;
    let power = power_of_two::<F>(integer + integer.constant(EXPONENT_BIAS));
    let fraction = r * polynomial(&EXP2_F32[1..], r);
    fraction.fma(power, power - r.constant(1.0))
}

/// `2^(r + low)` for |r| ≤ ½ and a tiny `low`.
fn exp2_fraction<F: WideFloatOps>(r: F, low: F) -> Double<F> {
    let linear = Double::constant(r, EXP2_LINEAR);
    let product = Double::product(r, linear.high);
    let sum = Double::sum(r.constant(1.0), product.high);
    let rest = r.fma(linear.low, product.low) + sum.low;
    let rest = (r * r).fma(polynomial(&EXP2_TAIL, r), rest);
    // 2^(r + low) = 2^r + 2^r * low * ln 2, but for the square of `low`.
    let whole = sum.high + rest;
    let rest = (whole * low).fma(linear.high, rest);
    Double::sum(sum.high, rest)
}

/// Rounds `fraction` so that `fraction * 2^n` is representable: to 53 bits, or
/// to the quantum of the subnormal numbers where the product is one.
fn round_to_quantum<F: WideFloatOps>(fraction: Double<F>, nearest: F, n: F::Int) -> F {
    let zero = nearest.constant(0.0);
    let one = n.constant(1);
    // 2^(-1022 - n): a fraction below it makes a subnormal result, whose
    // quantum is the unit in the last place of that number.
    let biased = F::Int::select(nearest.less(zero), one - n, one);
    let threshold = power_of_two::<F>(biased);
    let subnormal = fraction.high.less(threshold);
    let base = F::select(subnormal, threshold, zero);
    let sum = Double::sum(base, fraction.high);
    let rounded = sum.high + (sum.low + fraction.low);
    rounded - base
}

/// The power in two parts, as far as its exponent range holds them.
pub(super) fn scale_double<F: WideFloatOps>(power: SplitPower<F>) -> Double<F> {
    Double {
        high: scale(power.fraction.high, power.integer),
        low: scale(power.fraction.low, power.integer),
    }
}

/// `fraction * 2^n` in two exact steps, for |n| ≤ 1100.
fn scale<F: WideFloatOps>(fraction: F, n: F::Int) -> F {
    // Half of n, rounded down; 2048 keeps the shifted number positive.
    let half = (n + n.constant(2048)).shift_right::<1>();
    let first = half - n.constant(1);
    let second = n - half + n.constant(2047);
    fraction * power_of_two(first) * power_of_two(second)
}
