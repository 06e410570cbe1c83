//! Exact numbers: what a literal or a constant denotes before it has a dtype.
//!
//! A literal is an exact rational (or infinity, or NaN) until it meets a dtype;
//! it is then rounded once, to nearest even. Constant arithmetic is exact.

mod format;

pub use format::{FloatFormat, OutOfRange};

use num_bigint::BigUint;
use std::fmt;

/// Largest magnitude of a decimal exponent; far beyond that of every dtype.
const MAXIMUM_EXPONENT: i64 = 5_000;

/// Largest number of digits of a literal.
const MAXIMUM_DIGITS: usize = 5_000;

/// Largest size of a numerator or denominator.
const MAXIMUM_BITS: u64 = 1 << 17;

/// Why a number cannot be represented even before it has a dtype.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NumberError {
    /// The text is not a decimal number.
    #[error("malformed number")]
    Malformed,
    /// The decimal exponent or the number of digits is beyond every dtype.
    #[error("number is out of range: at most 5000 digits and a decimal exponent within 5000")]
    OutOfRange,
    /// A division by zero.
    #[error("division by zero")]
    DivisionByZero,
    /// Arithmetic on infinity or NaN.
    #[error("constant arithmetic on `inf` or `nan`")]
    NotFinite,
}

/// A number of unlimited precision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// A rational; zero keeps its sign.
    Finite(Rational),
    /// An infinity.
    Infinite {
        /// Whether it is −∞.
        negative: bool,
    },
    /// Not a number.
    Nan,
}

/// `(-1)^negative * numerator / denominator`, not necessarily reduced.
#[derive(Clone, Debug, Eq)]
pub struct Rational {
    negative: bool,
    numerator: BigUint,
    denominator: BigUint,
}

impl Rational {
    /// Whether the sign is negative; true for −0.
    pub const fn is_negative(&self) -> bool {
        self.negative
    }

    /// The magnitude's numerator.
    pub const fn numerator(&self) -> &BigUint {
        &self.numerator
    }

    /// The magnitude's denominator; never zero.
    pub const fn denominator(&self) -> &BigUint {
        &self.denominator
    }

    /// Whether the value is ±0.
    pub fn is_zero(&self) -> bool {
        self.numerator == BigUint::ZERO
    }

    fn new(negative: bool, numerator: BigUint, denominator: BigUint) -> Result<Self, NumberError> {
        if numerator.bits() > MAXIMUM_BITS || denominator.bits() > MAXIMUM_BITS {
            return Err(NumberError::OutOfRange);
        }
        Ok(Self {
            negative,
            numerator,
            denominator,
        })
    }

    fn add(&self, other: &Self) -> Result<Self, NumberError> {
        let left = &self.numerator * &other.denominator;
        let right = &other.numerator * &self.denominator;
        let denominator = &self.denominator * &other.denominator;
        if self.negative == other.negative {
            Self::new(self.negative, left + right, denominator)
        } else if left == right {
            Self::new(false, BigUint::ZERO, denominator)
        } else if left > right {
            Self::new(self.negative, left - right, denominator)
        } else {
            Self::new(other.negative, right - left, denominator)
        }
    }

    fn multiply(&self, other: &Self) -> Result<Self, NumberError> {
        Self::new(
            self.negative != other.negative,
            &self.numerator * &other.numerator,
            &self.denominator * &other.denominator,
        )
    }

    fn reciprocal(&self) -> Result<Self, NumberError> {
        if self.is_zero() {
            return Err(NumberError::DivisionByZero);
        }
        Self::new(self.negative, self.denominator.clone(), self.numerator.clone())
    }
}

impl PartialEq for Rational {
    fn eq(&self, other: &Self) -> bool {
        (self.negative == other.negative || self.is_zero())
            && &self.numerator * &other.denominator == &other.numerator * &self.denominator
    }
}

impl Number {
    /// The number that decimal text denotes: digits with an optional dot and an
    /// optional exponent; underscores between digits are ignored.
    ///
    /// # Errors
    ///
    /// Fails on other text and when the number is beyond every dtype.
    pub fn from_decimal(text: &str) -> Result<Self, NumberError> {
        let text = text.replace('_', "");
        let (mantissa, exponent) = match text.find(['e', 'E']) {
            Some(position) => (&text[..position], parse_exponent(&text[position + 1..])?),
            None => (text.as_str(), 0),
        };
        let (integer, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits = [integer, fraction].concat();
        if digits.is_empty() {
            return Err(NumberError::Malformed);
        }
        if digits.len() > MAXIMUM_DIGITS {
            return Err(NumberError::OutOfRange);
        }
        let magnitude = BigUint::parse_bytes(digits.as_bytes(), 10).ok_or(NumberError::Malformed)?;
        Self::scaled(magnitude, exponent - fraction.len() as i64)
    }

    fn scaled(magnitude: BigUint, exponent: i64) -> Result<Self, NumberError> {
        let power = BigUint::from(10_u32).pow(exponent.unsigned_abs() as u32);
        let one = BigUint::from(1_u32);
        let (numerator, denominator) = if exponent < 0 {
            (magnitude, power)
        } else {
            (magnitude * power, one)
        };
        Rational::new(false, numerator, denominator).map(Self::Finite)
    }

    /// The number that equals `value`.
    pub fn from_integer(value: i128) -> Self {
        Self::Finite(Rational {
            negative: value < 0,
            numerator: BigUint::from(value.unsigned_abs()),
            denominator: BigUint::from(1_u32),
        })
    }

    /// The number with the opposite sign; NaN stays.
    pub fn negate(self) -> Self {
        match self {
            Self::Finite(mut rational) => {
                rational.negative = !rational.negative;
                Self::Finite(rational)
            }
            Self::Infinite { negative } => Self::Infinite { negative: !negative },
            Self::Nan => Self::Nan,
        }
    }

    /// The exact sum.
    ///
    /// # Errors
    ///
    /// Fails when an operand is not finite or the result is too large.
    pub fn add(&self, other: &Self) -> Result<Self, NumberError> {
        self.finite()?.add(other.finite()?).map(Self::Finite)
    }

    /// The exact product.
    ///
    /// # Errors
    ///
    /// As [`Number::add`].
    pub fn multiply(&self, other: &Self) -> Result<Self, NumberError> {
        self.finite()?.multiply(other.finite()?).map(Self::Finite)
    }

    /// The exact quotient.
    ///
    /// # Errors
    ///
    /// As [`Number::add`], and when `other` is zero.
    pub fn divide(&self, other: &Self) -> Result<Self, NumberError> {
        let reciprocal = other.finite()?.reciprocal()?;
        self.finite()?.multiply(&reciprocal).map(Self::Finite)
    }

    fn finite(&self) -> Result<&Rational, NumberError> {
        match self {
            Self::Finite(rational) => Ok(rational),
            Self::Infinite { .. } | Self::Nan => Err(NumberError::NotFinite),
        }
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        use std::cmp::Ordering;
        let rank = |negative: bool| if negative { -1 } else { 1 };
        match (self, other) {
            (Self::Nan, _) | (_, Self::Nan) => None,
            (Self::Finite(left), Self::Finite(right)) => {
                let magnitudes = (&left.numerator * &right.denominator).cmp(&(&right.numerator * &left.denominator));
                Some(match (left.negative, right.negative) {
                    _ if left.is_zero() && right.is_zero() => Ordering::Equal,
                    (false, false) => magnitudes,
                    (true, true) => magnitudes.reverse(),
                    (true, false) => Ordering::Less,
                    (false, true) => Ordering::Greater,
                })
            }
            (Self::Infinite { negative }, Self::Infinite { negative: other }) => {
                Some(rank(*negative).cmp(&rank(*other)))
            }
            (Self::Infinite { negative }, Self::Finite(_)) => Some(rank(*negative).cmp(&0)),
            (Self::Finite(_), Self::Infinite { negative }) => Some(0.cmp(&rank(*negative))),
        }
    }
}

/// Shows a value for messages, as a decimal approximation.
impl fmt::Display for Number {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nan => formatter.write_str("nan"),
            Self::Infinite { negative: false } => formatter.write_str("inf"),
            Self::Infinite { negative: true } => formatter.write_str("-inf"),
            Self::Finite(_) => match FloatFormat::F64.round(self) {
                Ok(bits) => write!(formatter, "{:?}", f64::from_bits(bits)),
                Err(_) => formatter.write_str("a number beyond F64"),
            },
        }
    }
}

/// Parses the digits of an exponent with an optional sign.
fn parse_exponent(text: &str) -> Result<i64, NumberError> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NumberError::Malformed);
    }
    match text.parse::<i64>() {
        Ok(exponent) if exponent.abs() <= MAXIMUM_EXPONENT => Ok(exponent),
        _ => Err(NumberError::OutOfRange),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Number {
        Number::from_decimal(text).expect(text)
    }

    #[test]
    fn decimal_forms_denote_the_same_number() {
        for text in ["0.125", "125e-3", "0.000125E+3", "1_25.0e-3"] {
            assert_eq!(number(text), number("1").divide(&number("8")).unwrap());
        }
    }

    #[test]
    fn malformed_and_enormous_text_is_refused() {
        for text in ["", ".", "1e", "1e+", "x", "1.2.3"] {
            assert_eq!(Number::from_decimal(text), Err(NumberError::Malformed), "{text}");
        }
        for text in ["1e5001", "1e99999999999999999999", &"9".repeat(5_001)] {
            assert_eq!(Number::from_decimal(text), Err(NumberError::OutOfRange));
        }
    }

    #[test]
    fn constant_arithmetic_is_exact() {
        let sum = number("0.1").add(&number("0.2")).unwrap();
        assert_eq!(sum, number("0.3"));
        assert_eq!(number("1").divide(&number("0")), Err(NumberError::DivisionByZero));
        assert_eq!(Number::Nan.add(&number("1")), Err(NumberError::NotFinite));
    }

    #[test]
    fn repeated_squaring_is_stopped() {
        let mut value = number("1e5000");
        let error = (0..10).find_map(|_| match value.multiply(&value) {
            Ok(square) => {
                value = square;
                None
            }
            Err(error) => Some(error),
        });
        assert_eq!(error, Some(NumberError::OutOfRange));
    }

    #[test]
    fn numbers_are_ordered() {
        let infinite = |negative| Number::Infinite { negative };
        assert!(number("1") < number("1.5"));
        assert!(number("1.5").negate() < number("1").negate());
        assert!(infinite(true) < number("1") && number("1") < infinite(false));
        assert_eq!(
            number("0").negate().partial_cmp(&number("0")),
            Some(std::cmp::Ordering::Equal)
        );
        assert_eq!(Number::Nan.partial_cmp(&Number::Nan), None);
    }
}
