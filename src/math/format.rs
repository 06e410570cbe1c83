//! Narrow floating formats: bits to F32, and one correct rounding to bits.

use crate::dtype::DType;

/// Layout of a float with less than 32 bits: a sign, `exponent_bits` and
/// `mantissa_bits`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatFormat {
    /// Bits of the exponent field.
    pub exponent_bits: u32,
    /// Bits of the mantissa field.
    pub mantissa_bits: u32,
    /// Whether the format has infinities.
    pub has_infinity: bool,
}

const F64_MANTISSA_BITS: u32 = 52;
const F64_BIAS: i32 = 1023;

impl FloatFormat {
    /// The layout of `dtype`; `None` when it is not a narrow float.
    pub const fn of(dtype: DType) -> Option<Self> {
        let (exponent_bits, mantissa_bits, has_infinity) = match dtype {
            DType::F16 => (5, 10, true),
            DType::BF16 => (8, 7, true),
            DType::F8E5M2 => (5, 2, true),
            DType::F8E4M3 => (4, 3, false),
            _ => return None,
        };
        Some(Self {
            exponent_bits,
            mantissa_bits,
            has_infinity,
        })
    }

    /// The sign alone: -0.
    pub const fn sign_bit(self) -> u16 {
        1 << (self.exponent_bits + self.mantissa_bits)
    }

    /// Distance of the exponent of one from the exponent field.
    pub const fn bias(self) -> i32 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    /// Exponent of the least normal number.
    pub const fn least_exponent(self) -> i32 {
        1 - self.bias()
    }

    /// The bits of +∞, or of the NaN where the format has none. Every finite
    /// magnitude has smaller bits.
    pub const fn overflow_bits(self) -> u16 {
        if self.has_infinity {
            self.sign_bit() - (1 << self.mantissa_bits)
        } else {
            self.sign_bit() - 1
        }
    }

    /// The bits of a quiet NaN.
    pub const fn nan_bits(self) -> u16 {
        if self.has_infinity {
            self.overflow_bits() | (1 << (self.mantissa_bits - 1))
        } else {
            self.overflow_bits()
        }
    }

    /// The value of `bits`; exact. NaN gives a NaN of the same sign.
    pub fn decode(self, bits: u16) -> f32 {
        let magnitude = bits & (self.sign_bit() - 1);
        let value = if magnitude < self.overflow_bits() {
            self.decode_finite(magnitude)
        } else if magnitude == self.overflow_bits() && self.has_infinity {
            f32::INFINITY
        } else {
            f32::NAN
        };
        if bits & self.sign_bit() == 0 { value } else { -value }
    }

    /// The finite value of bits without a sign.
    fn decode_finite(self, magnitude: u16) -> f32 {
        let hidden_bit = 1 << self.mantissa_bits;
        let exponent = i32::from(magnitude >> self.mantissa_bits);
        let mantissa = magnitude & (hidden_bit - 1);
        let significand = if exponent == 0 { mantissa } else { mantissa | hidden_bit };
        let quantum = self.quantum(exponent.max(1) - self.bias());
        (f64::from(significand) * quantum) as f32
    }

    /// The bits of `value` rounded once: to nearest, ties to even, subnormals
    /// kept; too large a magnitude gives ∞, or NaN where there is no ∞.
    pub fn encode(self, value: f64) -> u16 {
        let sign = if value.is_sign_negative() { self.sign_bit() } else { 0 };
        let magnitude = if value.is_nan() {
            self.nan_bits()
        } else if value.is_infinite() {
            self.overflow_bits()
        } else {
            self.encode_finite(value.abs())
        };
        sign | magnitude
    }

    /// The bits of a finite value that is not negative.
    fn encode_finite(self, value: f64) -> u16 {
        let exponent = (value.to_bits() >> F64_MANTISSA_BITS) as i32 - F64_BIAS;
        let exponent = exponent.max(self.least_exponent());
        // Dividing by a power of two is exact here, so this rounds once.
        let significand = (value / self.quantum(exponent)).round_ties_even() as u32;
        // A significand that reaches the next power of two carries into the
        // exponent field by itself.
        let offset = (exponent - self.least_exponent()) as u32;
        let bits = (offset << self.mantissa_bits) + significand;
        bits.min(self.overflow_bits().into()) as u16
    }

    /// `value` rounded once, as the F32 that is equal to it.
    pub fn round(self, value: f64) -> f32 {
        self.decode(self.encode(value))
    }

    /// The unit in the last place of numbers with this exponent.
    pub fn quantum(self, exponent: i32) -> f64 {
        let biased = exponent - self.mantissa_bits as i32 + F64_BIAS;
        f64::from_bits((biased as u64) << F64_MANTISSA_BITS)
    }
}

/// An F64 that rounds to the same value as `integer` in every format of at most
/// 51 significant bits: it has the leading bits, and its last bit also stands
/// for all that follow.
pub fn integer_to_f64(integer: i64) -> f64 {
    let magnitude = integer.unsigned_abs();
    let excess = (u64::BITS - magnitude.leading_zeros()).saturating_sub(f64::MANTISSA_DIGITS);
    let kept = magnitude >> excess << excess;
    let sticky = u64::from(kept != magnitude) << excess;
    let value = (kept | sticky) as f64;
    if integer < 0 { -value } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NARROW: [DType; 4] = [DType::F16, DType::BF16, DType::F8E4M3, DType::F8E5M2];

    fn format(dtype: DType) -> FloatFormat {
        FloatFormat::of(dtype).expect("a narrow float")
    }

    /// The bits of every finite magnitude, ascending.
    fn finite(format: FloatFormat) -> std::ops::Range<u16> {
        0..format.overflow_bits()
    }

    #[test]
    fn limits_are_those_of_the_formats() {
        for (dtype, least, greatest, nan) in [
            (DType::F16, 2f64.powi(-24), 65504.0, 0x7e00),
            (DType::BF16, 2f64.powi(-133), 3.3895313892515355e38, 0x7fc0),
            (DType::F8E4M3, 2f64.powi(-9), 448.0, 0x7f),
            (DType::F8E5M2, 2f64.powi(-16), 57344.0, 0x7e),
        ] {
            let format = format(dtype);
            assert_eq!(f64::from(format.decode(1)), least, "{dtype}");
            assert_eq!(
                f64::from(format.decode(format.overflow_bits() - 1)),
                greatest,
                "{dtype}"
            );
            assert_eq!(format.encode(f64::NAN), nan, "{dtype}");
            assert!(format.decode(nan).is_nan(), "{dtype}");
        }
    }

    #[test]
    fn bf16_is_the_upper_half_of_f32() {
        let format = format(DType::BF16);
        for bits in 0..=u16::MAX {
            let expected = f32::from_bits(u32::from(bits) << 16);
            let found = format.decode(bits);
            assert!(
                found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan()),
                "{bits:04x}"
            );
        }
    }

    #[test]
    fn every_value_survives_a_round_trip() {
        for dtype in NARROW {
            let format = format(dtype);
            for bits in 0..=(format.sign_bit() | (format.sign_bit() - 1)) {
                let value = format.decode(bits);
                let found = format.encode(value.into());
                assert!(
                    found == bits || (value.is_nan() && format.decode(found).is_nan()),
                    "{dtype} {bits:04x}"
                );
            }
        }
    }

    /// Rounding is monotonic, so the points beside and on every tie decide it
    /// for all values.
    #[test]
    fn every_tie_rounds_to_even_and_its_neighbours_to_the_nearest() {
        for dtype in NARROW {
            let format = format(dtype);
            for bits in finite(format) {
                let value = f64::from(format.decode(bits));
                let exponent = i32::from(bits >> format.mantissa_bits).max(1) - format.bias();
                let tie = value + format.quantum(exponent) / 2.0;
                let even = bits + (bits & 1);
                assert_eq!(format.encode(tie.next_down()), bits, "{dtype} below {tie:e}");
                assert_eq!(format.encode(tie), even, "{dtype} at {tie:e}");
                assert_eq!(format.encode(tie.next_up()), bits + 1, "{dtype} above {tie:e}");
                assert_eq!(format.encode(-tie), even | format.sign_bit(), "{dtype} at -{tie:e}");
            }
            assert_eq!(format.encode(f64::MAX), format.overflow_bits(), "{dtype}");
            assert_eq!(format.encode(f64::INFINITY), format.overflow_bits(), "{dtype}");
            assert_eq!(format.encode(f64::MIN_POSITIVE.next_down()), 0, "{dtype}");
        }
    }

    #[test]
    fn rounding_is_that_of_ml_dtypes() {
        let vectors = include_str!("../../tests/math/narrow_floats.txt");
        for line in vectors.lines().filter(|line| !line.starts_with('#')) {
            let [dtype, value, expected] = line.split(' ').collect::<Vec<_>>()[..] else {
                panic!("three fields: {line}");
            };
            let format = format(DType::from_name(dtype).expect("a dtype"));
            let value = f32::from_bits(u32::from_str_radix(value, 16).expect("F32 bits"));
            let expected = u16::from_str_radix(expected, 16).expect("bits");
            let found = format.encode(value.into());
            let both_nan = format.decode(found).is_nan() && format.decode(expected).is_nan();
            assert!(found == expected || both_nan, "{line}: {found:x}");
        }
    }

    #[test]
    fn integers_round_once() {
        let bf16 = format(DType::BF16);
        // 2^61 + 2^53 is a tie of BF16 (8 bits); the 1 is lost in F64.
        let tie = (1i64 << 61) + (1 << 53);
        assert_eq!(bf16.round(integer_to_f64(tie)), 2f32.powi(61));
        assert_eq!(bf16.round(integer_to_f64(tie + 1)), 2f32.powi(61) + 2f32.powi(54));
        assert_eq!(bf16.round(integer_to_f64(-tie - 1)), -2f32.powi(61) - 2f32.powi(54));
        assert_eq!(integer_to_f64(i64::MIN), -2f64.powi(63));
        assert_eq!(integer_to_f64(0).to_bits(), 0);
    }
}
