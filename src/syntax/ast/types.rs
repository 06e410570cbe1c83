//! Types, generic parameters and arguments.

#[cfg(doc)]
use super::ExprKind;
use super::{ExprId, Ident};
use crate::{diagnostics::Span, dtype::DType};
use std::sync::Arc;

/// A parameter between `<` and `>`.
#[derive(Clone, Debug)]
pub struct GenericParameter {
    /// The name.
    pub name: Ident,
    /// What it stands for.
    pub kind: GenericKind,
    /// The whole parameter.
    pub span: Span,
}

/// What a generic parameter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GenericKind {
    /// `N`: a dimension.
    Dim,
    /// `T: float`: a dtype within a bound.
    DType(DTypeBound),
    /// `S: shape`: a list of dimensions.
    Shape,
}

/// The dtypes that a dtype parameter accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DTypeBound {
    /// Floating dtypes.
    Float,
    /// Integer dtypes.
    Int,
    /// Floating and integer dtypes.
    Number,
    /// Every dtype.
    Any,
}

/// An argument between `<` and `>`.
#[derive(Clone, Debug)]
pub struct GenericArgument {
    /// The argument.
    pub kind: GenericArgumentKind,
    /// The whole argument.
    pub span: Span,
}

/// The kinds of generic argument.
#[derive(Clone, Debug)]
pub enum GenericArgumentKind {
    /// A dim expression, a dtype ([`ExprKind::DType`]), or a bare name
    /// ([`ExprKind::Name`]) that may be a dimension, dtype or shape.
    Expr(ExprId),
    /// `[4, 8]` or `[..S, D]`.
    Shape(Shape),
}

/// A type.
#[derive(Clone, Debug)]
pub struct Type {
    /// What it is.
    pub kind: TypeKind,
    /// The whole type.
    pub span: Span,
}

/// The kinds of type. Their nesting is limited.
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// `tensor<dtype, shape, placement>`
    Tensor {
        /// The element type.
        dtype: DTypeName,
        /// The shape.
        shape: Shape,
        /// The placement, when stated; `@host` otherwise.
        placement: Option<(Placement, Span)>,
    },
    /// `(A, B)`, at least two.
    Tuple(Vec<Type>),
    /// `[element; length]`
    Array {
        /// The element type.
        element: Box<Type>,
        /// The length, a dim expression.
        length: ExprId,
    },
    /// `Layer` or `Layer<4>`
    Named {
        /// The name of a `type` item.
        name: Ident,
        /// The generic arguments; empty when there are none.
        arguments: Vec<GenericArgument>,
    },
    /// `int`: a compile-time integer parameter.
    Int,
    /// Reported by the parser.
    Error,
}

/// An element type in a `tensor<...>`.
#[derive(Clone, Debug)]
pub struct DTypeName {
    /// What it is.
    pub kind: DTypeNameKind,
    /// Where it is written.
    pub span: Span,
}

/// A dtype or a dtype parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DTypeNameKind {
    /// `F32`
    Known(DType),
    /// `T`
    Parameter(Arc<str>),
    /// Reported by the parser.
    Error,
}

/// The shape of a tensor type: `[d0, d1]`, `[..S, d]`, or `S` (which is `[..S]`).
#[derive(Clone, Debug)]
pub struct Shape {
    /// The shape parameter that gives the leading axes.
    pub leading: Option<Ident>,
    /// The (further) dims, each a dim expression: literals, names and `+ - * /`.
    pub dims: Vec<ExprId>,
    /// The whole shape.
    pub span: Span,
}

/// Where a tensor lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// `@host`
    Host,
    /// `@device`
    Device,
}

impl Placement {
    /// The spelling in the language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Host => "@host",
            Self::Device => "@device",
        }
    }
}
