//! Literals: values that take their dtype (and, scalars, their shape) from what
//! they meet.

use super::{
    number::{FloatFormat, Number},
    types::shape_text,
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::{DType, DTypeKind},
};
use std::{fmt, sync::Arc};

/// One number or truth value without a dtype.
#[derive(Clone, Debug, PartialEq)]
pub enum Scalar {
    /// Written without dot and exponent; it may become floating.
    Integer(i128),
    /// The integer literal `-0`: 0 as an integer, −0 as a float.
    NegativeZero,
    /// Written with a dot or an exponent, `inf` or `nan`.
    Float(Number),
    /// `true` or `false`.
    Bool(bool),
}

/// Why a literal cannot have a dtype.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The value is outside the dtype's range.
    OutOfRange,
    /// A floating literal where an integer is expected.
    FloatForInteger,
    /// A number where a truth value is expected, or the reverse.
    WrongFamily,
}

impl Scalar {
    /// The element's bits in `dtype`: floats are rounded once, to nearest even.
    ///
    /// # Errors
    ///
    /// Fails when the literal cannot have that dtype or exceeds its range.
    pub fn bits(&self, dtype: DType) -> Result<u64, Misfit> {
        match dtype.kind() {
            DTypeKind::Bool => match self {
                Self::Bool(value) => Ok(u64::from(*value)),
                _ => Err(Misfit::WrongFamily),
            },
            DTypeKind::Int => self.integer()?.map_or(Err(Misfit::FloatForInteger), |value| {
                let width = integer_width(dtype);
                let bound = 1_i128 << (width - 1);
                if (-bound..bound).contains(&value) {
                    Ok(value as u64 & (u64::MAX >> (64 - width)))
                } else {
                    Err(Misfit::OutOfRange)
                }
            }),
            DTypeKind::Float => {
                let format = FloatFormat::of(dtype).ok_or(Misfit::WrongFamily)?;
                format.round(&self.number()?).map_err(|_| Misfit::OutOfRange)
            }
        }
    }

    fn integer(&self) -> Result<Option<i128>, Misfit> {
        match self {
            Self::Integer(value) => Ok(Some(*value)),
            Self::NegativeZero => Ok(Some(0)),
            Self::Float(_) => Ok(None),
            Self::Bool(_) => Err(Misfit::WrongFamily),
        }
    }

    fn number(&self) -> Result<Number, Misfit> {
        match self {
            Self::Integer(value) => Ok(Number::from_integer(*value)),
            Self::NegativeZero => Ok(Number::from_integer(0).negate()),
            Self::Float(number) => Ok(number.clone()),
            Self::Bool(_) => Err(Misfit::WrongFamily),
        }
    }

    /// The negated number; `None` for a truth value and for −2^127.
    pub fn negate(&self) -> Option<Self> {
        match self {
            Self::Integer(0) => Some(Self::NegativeZero),
            Self::Integer(value) => value.checked_neg().map(Self::Integer),
            Self::NegativeZero => Some(Self::Integer(0)),
            Self::Float(number) => Some(Self::Float(number.clone().negate())),
            Self::Bool(_) => None,
        }
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(formatter),
            Self::NegativeZero => formatter.write_str("-0"),
            Self::Float(number) => number.fmt(formatter),
            Self::Bool(value) => value.fmt(formatter),
        }
    }
}

/// A literal or the value of a constant, where it is used.
#[derive(Clone, Debug)]
pub struct Literal {
    /// The dtype of its suffix.
    pub suffix: Option<DType>,
    /// What it holds.
    pub content: Content,
    /// Where it is written.
    pub span: Span,
}

/// What a literal holds.
#[derive(Clone, Debug)]
pub enum Content {
    /// One element; the literal takes the shape of what it meets.
    Scalar(Scalar),
    /// `[[1.0, 2.0], [3.0, 4.0]]`: its shape is its own.
    Tensor {
        /// The extents, at least one.
        shape: Vec<u64>,
        /// The elements, row-major, each with its place.
        elements: Arc<[(Scalar, Span)]>,
    },
}

impl Literal {
    /// A scalar.
    pub const fn scalar(value: Scalar, span: Span) -> Self {
        Self {
            suffix: None,
            content: Content::Scalar(value),
            span,
        }
    }

    /// The dtype that the literal has by itself: its suffix, or Bool for truth
    /// values.
    pub fn dtype(&self) -> Option<DType> {
        let first = match &self.content {
            Content::Scalar(value) => Some(value),
            Content::Tensor { elements, .. } => elements.first().map(|(value, _)| value),
        };
        self.suffix
            .or_else(|| matches!(first, Some(Scalar::Bool(_))).then_some(DType::Bool))
    }

    /// The shape of a tensor literal; a scalar has none of its own.
    pub fn shape(&self) -> Option<&[u64]> {
        match &self.content {
            Content::Scalar(_) => None,
            Content::Tensor { shape, .. } => Some(shape),
        }
    }

    /// The literal with every element negated; `None` when an element cannot be.
    pub fn negate(&self) -> Option<Self> {
        let content = match &self.content {
            Content::Scalar(value) => Content::Scalar(value.negate()?),
            Content::Tensor { shape, elements } => Content::Tensor {
                shape: shape.clone(),
                elements: elements
                    .iter()
                    .map(|(value, span)| Some((value.negate()?, *span)))
                    .collect::<Option<_>>()?,
            },
        };
        Some(Self {
            content,
            ..self.clone()
        })
    }

    /// What the literal is, for `found ...`.
    pub fn describe(&self) -> String {
        match &self.content {
            Content::Scalar(value) => format!("the literal `{value}`"),
            Content::Tensor { shape, .. } => format!("a tensor literal of shape {}", shape_text(shape)),
        }
    }
}

/// The diagnostic for an element that cannot have `dtype`.
pub fn misfit(value: &Scalar, dtype: DType, misfit: Misfit, span: Span) -> Diagnostic {
    let new = |message: String| Diagnostic::new(Code::LiteralMisfit, message);
    match misfit {
        Misfit::OutOfRange => {
            let diagnostic = new(format!("the literal `{value}` does not fit {dtype}"));
            match range(dtype) {
                Some((low, high)) => diagnostic.at(span, format!("expected {low} to {high}")),
                None if matches!(value, Scalar::Float(Number::Infinite { .. })) => {
                    diagnostic.at(span, format!("{dtype} has no infinity"))
                }
                None => diagnostic.at(span, format!("beyond the largest value of {dtype}")),
            }
        }
        Misfit::FloatForInteger => new(format!("the floating literal `{value}` cannot become {dtype}"))
            .at(span, "expected an integer literal")
            .help("an integer literal may become floating, never the reverse"),
        Misfit::WrongFamily => {
            let expected = if dtype == DType::Bool {
                "`true` or `false`"
            } else {
                "a number"
            };
            new(format!("the literal `{value}` cannot become {dtype}")).at(span, format!("expected {expected}"))
        }
    }
}

const fn integer_width(dtype: DType) -> u32 {
    match dtype {
        DType::I4 => 4,
        _ => dtype.size() as u32 * 8,
    }
}

/// The smallest and largest value of an integer dtype.
fn range(dtype: DType) -> Option<(i128, i128)> {
    dtype.is_int().then(|| {
        let bound = 1_i128 << (integer_width(dtype) - 1);
        (-bound, bound - 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_fit_their_range_exactly() {
        for (dtype, low, high) in [
            (DType::I4, -8, 7),
            (DType::I8, -128, 127),
            (DType::I16, -32_768, 32_767),
            (DType::I32, i128::from(i32::MIN), i128::from(i32::MAX)),
            (DType::I64, i128::from(i64::MIN), i128::from(i64::MAX)),
        ] {
            assert_eq!(range(dtype), Some((low, high)));
            let bits = |value| Scalar::Integer(value).bits(dtype);
            assert!(bits(low).is_ok() && bits(high).is_ok());
            assert_eq!(bits(low - 1), Err(Misfit::OutOfRange), "{dtype}");
            assert_eq!(bits(high + 1), Err(Misfit::OutOfRange), "{dtype}");
        }
        assert_eq!(Scalar::Integer(-1).bits(DType::I4), Ok(0xf));
        assert_eq!(Scalar::Integer(-1).bits(DType::I64), Ok(u64::MAX));
    }

    #[test]
    fn integer_literals_may_become_floating_but_not_the_reverse() {
        assert_eq!(Scalar::Integer(3).bits(DType::F32), Ok(0x4040_0000));
        let float = Scalar::Float(Number::from_integer(3));
        assert_eq!(float.bits(DType::I32), Err(Misfit::FloatForInteger));
        assert_eq!(Scalar::Bool(true).bits(DType::F32), Err(Misfit::WrongFamily));
        assert_eq!(Scalar::Integer(1).bits(DType::Bool), Err(Misfit::WrongFamily));
    }

    #[test]
    fn minus_zero_keeps_its_sign_as_a_float() {
        let zero = Scalar::Integer(0).negate().unwrap();
        assert_eq!(zero.bits(DType::F32), Ok(0x8000_0000));
        assert_eq!(zero.bits(DType::I32), Ok(0));
    }
}
