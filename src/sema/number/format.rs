//! Correct rounding of exact numbers to the floating dtypes.

use super::{Number, Rational};
use crate::dtype::DType;
use num_bigint::BigUint;

/// The number is beyond the largest value of the format, or the format lacks
/// the special value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange;

/// A binary floating-point format of at most 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatFormat {
    /// Width of the exponent field.
    exponent_bits: u32,
    /// Width of the fraction field.
    fraction_bits: u32,
    /// Whether the largest exponent encodes infinity (IEEE 754) or finite
    /// values and one NaN ("FN").
    has_infinity: bool,
}

impl FloatFormat {
    /// IEEE 754 binary64.
    pub const F64: Self = Self::ieee(11, 52);

    const fn ieee(exponent_bits: u32, fraction_bits: u32) -> Self {
        Self {
            exponent_bits,
            fraction_bits,
            has_infinity: true,
        }
    }

    /// The format of a floating dtype; `None` for the others.
    pub const fn of(dtype: DType) -> Option<Self> {
        match dtype {
            DType::F16 => Some(Self::ieee(5, 10)),
            DType::BF16 => Some(Self::ieee(8, 7)),
            DType::F32 => Some(Self::ieee(8, 23)),
            DType::F64 => Some(Self::F64),
            DType::F8E5M2 => Some(Self::ieee(5, 2)),
            DType::F8E4M3 => Some(Self {
                exponent_bits: 4,
                fraction_bits: 3,
                has_infinity: false,
            }),
            DType::I64 | DType::I32 | DType::I16 | DType::I8 | DType::I4 | DType::Bool => None,
        }
    }

    /// The bits of `number` in this format, rounded once, to nearest even.
    /// NaN becomes the positive quiet NaN.
    ///
    /// # Errors
    ///
    /// Fails when the rounded number exceeds the largest finite value, and for
    /// an infinity in a format that has none.
    pub fn round(self, number: &Number) -> Result<u64, OutOfRange> {
        match number {
            Number::Finite(rational) => self.round_finite(rational),
            Number::Infinite { negative } if self.has_infinity => {
                Ok(self.sign(*negative) | self.exponent_mask() << self.fraction_bits)
            }
            Number::Infinite { .. } => Err(OutOfRange),
            Number::Nan => Ok(self.nan()),
        }
    }

    const fn bias(self) -> i64 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    const fn exponent_mask(self) -> u64 {
        (1 << self.exponent_bits) - 1
    }

    const fn sign(self, negative: bool) -> u64 {
        (negative as u64) << (self.exponent_bits + self.fraction_bits)
    }

    const fn nan(self) -> u64 {
        let exponent = self.exponent_mask() << self.fraction_bits;
        if self.has_infinity {
            exponent | 1 << (self.fraction_bits - 1)
        } else {
            exponent | ((1 << self.fraction_bits) - 1)
        }
    }

    /// The magnitude's bits from which on a value is no longer finite.
    const fn first_not_finite(self) -> u64 {
        if self.has_infinity {
            self.exponent_mask() << self.fraction_bits
        } else {
            self.nan()
        }
    }

    fn round_finite(self, rational: &Rational) -> Result<u64, OutOfRange> {
        let sign = self.sign(rational.is_negative());
        if rational.is_zero() {
            return Ok(sign);
        }
        let smallest = 1 - self.bias();
        let exponent = floor_log2(rational).max(smallest);
        // The fraction, its leading bit included, in units of the last place.
        let scale = i64::from(self.fraction_bits) - exponent;
        let significand = divide_to_nearest_even(rational, scale);
        // Adding instead of composing lets a carry out of the fraction reach the
        // exponent, and gives subnormals their exponent field 0.
        let field = (exponent - smallest) as u64;
        let magnitude = (u128::from(field) << self.fraction_bits) + u128::from(significand);
        if magnitude >= u128::from(self.first_not_finite()) {
            return Err(OutOfRange);
        }
        Ok(sign | magnitude as u64)
    }
}

/// The largest `e` with `2^e <= |rational|`; `rational` is not zero.
fn floor_log2(rational: &Rational) -> i64 {
    let estimate = rational.numerator().bits() as i64 - rational.denominator().bits() as i64;
    let (numerator, denominator) = scaled(rational, -estimate);
    if numerator < denominator {
        estimate - 1
    } else {
        estimate
    }
}

/// Numerator and denominator of `|rational| * 2^scale`.
fn scaled(rational: &Rational, scale: i64) -> (BigUint, BigUint) {
    let (mut numerator, mut denominator) = (rational.numerator().clone(), rational.denominator().clone());
    if scale >= 0 {
        numerator <<= scale.unsigned_abs();
    } else {
        denominator <<= scale.unsigned_abs();
    }
    (numerator, denominator)
}

/// `|rational| * 2^scale`, rounded to the nearest integer, ties to even. The
/// result fits 64 bits by the choice of `scale`.
fn divide_to_nearest_even(rational: &Rational, scale: i64) -> u64 {
    let (numerator, denominator) = scaled(rational, scale);
    let quotient = &numerator / &denominator;
    let twice_remainder = (&numerator - &quotient * &denominator) << 1_u32;
    let quotient = quotient.iter_u64_digits().next().unwrap_or(0);
    let up = match twice_remainder.cmp(&denominator) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Equal => quotient % 2 == 1,
        std::cmp::Ordering::Greater => true,
    };
    quotient + u64::from(up)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(text: &str, dtype: DType) -> Result<u64, OutOfRange> {
        let number = Number::from_decimal(text).expect(text);
        FloatFormat::of(dtype).expect("floating").round(&number)
    }

    #[test]
    fn f64_and_f32_agree_with_rust_on_hard_cases() {
        for text in [
            "0.1",
            "1e23",
            "9007199254740993",
            "5e-324",
            "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "2.2250738585072011e-308",
            "2.2250738585072014e-308",
            "1.7976931348623157e308",
            "8.5e-46",
            "1.4e-45",
            "1.00000017881393432617187499",
            "1.00000017881393432617187500",
            "1.00000017881393432617187501",
            "7.0064923216240853e-46",
            "16777217",
            "16777219",
            "3.4028235e38",
            "1.17549429e-38",
            "1e-5000",
            "0",
            "3",
            "0.500000029802322387695312500000000000000000001",
        ] {
            assert_eq!(
                round(text, DType::F64),
                Ok(text.parse::<f64>().unwrap().to_bits()),
                "{text}"
            );
            if text.parse::<f32>().unwrap().is_finite() {
                assert_eq!(
                    round(text, DType::F32),
                    Ok(u64::from(text.parse::<f32>().unwrap().to_bits())),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn one_rounding_only() {
        // Halfway between two F32 values plus less than half an ulp of F64: going
        // through F64 would round to the tie and then to even.
        assert_eq!(round("1.000000059604644775390625000001", DType::F32), Ok(0x3f80_0001));
        // The same for F16 (1 + 2^-11 + tiny) and BF16 (1 + 2^-8 + tiny).
        assert_eq!(round("1.00048828125000000000000001", DType::F16), Ok(0x3c01));
        assert_eq!(round("1.00390625000000000000000001", DType::BF16), Ok(0x3f81));
        assert_eq!(round("1.0625000000000000000000001", DType::F8E4M3), Ok(0x39));
        assert_eq!(round("1.1250000000000000000000001", DType::F8E5M2), Ok(0x3d));
    }

    #[test]
    fn ties_go_to_even() {
        assert_eq!(round("1.00048828125", DType::F16), Ok(0x3c00));
        assert_eq!(round("1.00146484375", DType::F16), Ok(0x3c02));
        assert_eq!(round("1.0625", DType::F8E4M3), Ok(0x38));
    }

    #[test]
    fn subnormals_and_underflow() {
        assert_eq!(round("5.960464477539063e-8", DType::F16), Ok(1));
        assert_eq!(round("2.9802322387695312e-8", DType::F16), Ok(0));
        assert_eq!(round("0.001953125", DType::F8E4M3), Ok(1));
        assert_eq!(round("0.0009765625", DType::F8E4M3), Ok(0));
        assert_eq!(round("0.0000152587890625", DType::F8E5M2), Ok(1));
        assert_eq!(round("0.0146484375", DType::F8E4M3), Ok(8));
    }

    #[test]
    fn the_largest_values_and_what_exceeds_them() {
        for (dtype, largest, bits, beyond) in [
            (DType::F16, "65519.999", 0x7bff, "65520"),
            (DType::F8E4M3, "464", 0x7e, "464.00001"),
            (DType::F8E5M2, "61439.9", 0x7b, "61440"),
            (DType::BF16, "3.3895e38", 0x7f7f, "3.4e38"),
            (DType::F32, "3.4028235677973e38", 0x7f7f_ffff, "3.4028235677974e38"),
        ] {
            assert_eq!(round(largest, dtype), Ok(bits), "{dtype}");
            assert_eq!(round(beyond, dtype), Err(OutOfRange), "{dtype}");
        }
        assert_eq!(round("1.8e308", DType::F64), Err(OutOfRange));
    }

    #[test]
    fn special_values() {
        let format = |dtype| FloatFormat::of(dtype).expect("floating");
        let infinite = |negative| Number::Infinite { negative };
        assert_eq!(format(DType::F32).round(&infinite(true)), Ok(0xff80_0000));
        assert_eq!(format(DType::F8E5M2).round(&infinite(false)), Ok(0x7c));
        assert_eq!(format(DType::F8E4M3).round(&infinite(false)), Err(OutOfRange));
        assert_eq!(format(DType::F8E4M3).round(&Number::Nan), Ok(0x7f));
        assert_eq!(format(DType::BF16).round(&Number::Nan), Ok(0x7fc0));
        let zero = Number::from_integer(0).negate();
        assert_eq!(format(DType::F16).round(&zero), Ok(0x8000));
    }
}
