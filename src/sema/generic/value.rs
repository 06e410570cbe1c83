//! Generic parameters and their values.

use crate::{
    diagnostics::Span,
    dtype::DType,
    sema::{surface::Bound, types::shape_text},
    syntax::ast::{DTypeBound, GenericKind, GenericParameter},
};
use std::{fmt, sync::Arc};

/// What a generic parameter stands for in an instance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GenericValue {
    /// A dimension or a compile-time integer.
    Integer(i128),
    /// A dtype.
    DType(DType),
    /// A list of dims.
    Shape(Arc<[u64]>),
}

impl GenericValue {
    /// What kind of parameter the value fits, in words.
    pub const fn describe(&self) -> &'static str {
        match self {
            Self::Integer(_) => "an integer",
            Self::DType(_) => "a dtype",
            Self::Shape(_) => "a shape",
        }
    }
}

impl fmt::Display for GenericValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(formatter),
            Self::DType(dtype) => dtype.fmt(formatter),
            Self::Shape(shape) => formatter.write_str(&shape_text(shape)),
        }
    }
}

/// What a generic parameter accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `N`: a dimension.
    Dim,
    /// `T: float`: a dtype within a bound.
    DType(Bound),
    /// `S: shape`: a list of dims.
    Shape,
    /// `axis: int` among the parameters: a compile-time integer.
    Int,
}

impl Kind {
    /// What the parameter accepts, in words.
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Dim => "a dimension",
            Self::DType(_) => "a dtype",
            Self::Shape => "a shape",
            Self::Int => "a compile-time integer",
        }
    }

    /// Whether a value is of this kind, bounds aside.
    pub const fn accepts(self, value: &GenericValue) -> bool {
        matches!(
            (self, value),
            (Self::Dim | Self::Int, GenericValue::Integer(_))
                | (Self::DType(_), GenericValue::DType(_))
                | (Self::Shape, GenericValue::Shape(_))
        )
    }
}

/// A generic parameter of a function or type.
#[derive(Clone, Debug)]
pub struct TemplateParameter {
    /// The name.
    pub name: Arc<str>,
    /// What it accepts.
    pub kind: Kind,
    /// The whole parameter.
    pub span: Span,
}

impl From<&GenericParameter> for TemplateParameter {
    fn from(parameter: &GenericParameter) -> Self {
        Self {
            name: parameter.name.name.clone(),
            kind: match parameter.kind {
                GenericKind::Dim => Kind::Dim,
                GenericKind::DType(DTypeBound::Float) => Kind::DType(Bound::Floating),
                GenericKind::DType(DTypeBound::Int) => Kind::DType(Bound::Integer),
                GenericKind::DType(DTypeBound::Number) => Kind::DType(Bound::Number),
                GenericKind::DType(DTypeBound::Any) => Kind::DType(Bound::Any),
                GenericKind::Shape => Kind::Shape,
            },
            span: parameter.span,
        }
    }
}
