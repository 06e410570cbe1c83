//! Types over generic parameters.

use super::{Dim, Step};
use crate::{diagnostics::Span, dtype::DType, sema::types::Placement};
use std::sync::Arc;

/// How deeply types nest, aliases and records expanded.
pub const MAXIMUM_DEPTH: usize = 256;

/// A type in which dims, dtypes and shapes may be parameters, by position.
#[derive(Clone, Debug)]
pub enum Pattern {
    /// One tensor.
    Tensor(Arc<TensorPattern>),
    /// Several values.
    Tuple(Arc<[Self]>, Span),
    /// Values of one type.
    Array {
        /// The type of each.
        element: Arc<Self>,
        /// How many.
        length: Dim,
        /// The whole type.
        span: Span,
    },
    /// A record.
    Record {
        /// Its position among the records of the program.
        record: usize,
        /// What its parameters are.
        arguments: Arc<[Argument]>,
        /// How deeply it nests.
        depth: usize,
        /// The whole type.
        span: Span,
    },
    /// Something that was reported.
    Error,
}

/// A tensor type over generic parameters.
#[derive(Clone, Debug)]
pub struct TensorPattern {
    /// The element type.
    pub dtype: DTypePattern,
    /// The shape.
    pub shape: ShapePattern,
    /// Where it lives.
    pub placement: Placement,
    /// The whole type.
    pub span: Span,
}

/// A dtype or a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DTypePattern {
    /// A dtype.
    Known(DType),
    /// The parameter at this position.
    Parameter(usize),
}

/// A shape: the leading axes of a shape parameter, then dims.
#[derive(Clone, Debug)]
pub struct ShapePattern {
    /// The parameter that gives the leading axes.
    pub leading: Option<usize>,
    /// The further dims.
    pub dims: Vec<Dim>,
}

/// An argument for a generic parameter.
#[derive(Clone, Debug)]
pub enum Argument {
    /// For a dimension.
    Dim(Dim),
    /// For a dtype.
    DType(DTypePattern, Span),
    /// For a shape.
    Shape(ShapePattern, Span),
}

impl Argument {
    /// Where it is written.
    pub const fn span(&self) -> Span {
        match self {
            Self::Dim(dim) => dim.span,
            Self::DType(_, span) | Self::Shape(_, span) => *span,
        }
    }
}

impl Pattern {
    /// The nesting, with records expanded.
    pub fn depth(&self) -> usize {
        match self {
            Self::Tensor(_) | Self::Error => 1,
            Self::Tuple(elements, _) => 1 + elements.iter().map(Self::depth).max().unwrap_or(0),
            Self::Array { element, .. } => 1 + element.depth(),
            Self::Record { depth, .. } => *depth,
        }
    }

    /// The number of parts that are written out, records counting once.
    pub fn size(&self) -> usize {
        match self {
            Self::Tensor(_) | Self::Error | Self::Record { .. } => 1,
            Self::Tuple(elements, _) => 1 + elements.iter().map(Self::size).sum::<usize>(),
            Self::Array { element, .. } => 1 + element.size(),
        }
    }

    /// Whether some part was reported.
    pub fn has_error(&self) -> bool {
        match self {
            Self::Tensor(_) | Self::Record { .. } => false,
            Self::Tuple(elements, _) => elements.iter().any(Self::has_error),
            Self::Array { element, .. } => element.has_error(),
            Self::Error => true,
        }
    }

    /// The pattern with `arguments` for its parameters, as a use at `span`;
    /// `None` when it becomes too large.
    pub fn substitute(&self, arguments: &[Argument], span: Span) -> Option<Self> {
        Some(match self {
            Self::Tensor(tensor) => Self::Tensor(Arc::new(TensorPattern {
                dtype: substitute_dtype(tensor.dtype, arguments),
                shape: substitute_shape(&tensor.shape, arguments, span)?,
                placement: tensor.placement,
                span,
            })),
            Self::Tuple(elements, _) => {
                let elements = elements.iter().map(|element| element.substitute(arguments, span));
                Self::Tuple(elements.collect::<Option<_>>()?, span)
            }
            Self::Array { element, length, .. } => Self::Array {
                element: Arc::new(element.substitute(arguments, span)?),
                length: substitute_dim(length, arguments, span)?,
                span,
            },
            Self::Record {
                record,
                arguments: own,
                depth,
                ..
            } => {
                let own = own
                    .iter()
                    .map(|argument| substitute_argument(argument, arguments, span));
                Self::Record {
                    record: *record,
                    arguments: own.collect::<Option<_>>()?,
                    depth: *depth,
                    span,
                }
            }
            Self::Error => Self::Error,
        })
    }
}

fn substitute_dim(dim: &Dim, arguments: &[Argument], span: Span) -> Option<Dim> {
    let mut steps = vec![];
    for step in dim.steps() {
        match step {
            Step::Parameter(index) => match arguments.get(*index) {
                Some(Argument::Dim(argument)) => steps.extend_from_slice(argument.steps()),
                _ => return None,
            },
            step => steps.push(*step),
        }
    }
    Dim::from_steps(steps, span)
}

fn substitute_dtype(dtype: DTypePattern, arguments: &[Argument]) -> DTypePattern {
    match dtype {
        DTypePattern::Parameter(index) => match arguments.get(index) {
            Some(Argument::DType(argument, _)) => *argument,
            _ => dtype,
        },
        DTypePattern::Known(_) => dtype,
    }
}

fn substitute_shape(shape: &ShapePattern, arguments: &[Argument], span: Span) -> Option<ShapePattern> {
    let mut dims = shape
        .dims
        .iter()
        .map(|dim| substitute_dim(dim, arguments, span))
        .collect::<Option<Vec<_>>>()?;
    let Some(index) = shape.leading else {
        return Some(ShapePattern { leading: None, dims });
    };
    let Some(Argument::Shape(leading, _)) = arguments.get(index) else {
        return None;
    };
    dims.splice(..0, leading.dims.iter().cloned());
    Some(ShapePattern {
        leading: leading.leading,
        dims,
    })
}

fn substitute_argument(argument: &Argument, arguments: &[Argument], span: Span) -> Option<Argument> {
    Some(match argument {
        Argument::Dim(dim) => Argument::Dim(substitute_dim(dim, arguments, span)?),
        Argument::DType(dtype, _) => Argument::DType(substitute_dtype(*dtype, arguments), span),
        Argument::Shape(shape, _) => Argument::Shape(substitute_shape(shape, arguments, span)?, span),
    })
}
