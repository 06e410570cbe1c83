//! From written types to types.

use super::{
    constant::{Environment, Evaluator},
    session::Session,
    types::{MAXIMUM_LEAVES, Placement, TensorType, Type},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    syntax::ast::{self, DTypeNameKind, TypeKind},
};

/// The type that `ty` denotes, with the names of its dims from `environment`.
/// Reports what is wrong; such a part becomes [`Type::Error`].
pub fn elaborate(session: &Session, environment: &dyn Environment, ty: &ast::Type) -> Type {
    match &ty.kind {
        TypeKind::Tensor {
            dtype,
            shape,
            placement,
        } => {
            let known_dtype = elaborate_dtype(session, dtype);
            let dims = elaborate_shape(session, environment, shape);
            let placement = placement.map_or(Placement::Host, |(placement, _)| placement);
            let (Some(dtype), Some(dims)) = (known_dtype, dims) else {
                return Type::Error;
            };
            tensor_type(session, dtype, dims, placement, ty.span).map_or(Type::Error, Type::Tensor)
        }
        TypeKind::Tuple(elements) => {
            let elements = elements
                .iter()
                .map(|element| elaborate(session, environment, element))
                .collect();
            let tuple = Type::Tuple(elements);
            let leaves = tuple.leaf_count();
            if leaves == 0 || report_excess(session, leaves, ty.span) {
                return Type::Error;
            }
            tuple
        }
        TypeKind::Array { .. } => unsupported(session, "an array type", ty.span),
        TypeKind::Named { arguments, .. } if !arguments.is_empty() => {
            unsupported(session, "an instance of a generic type", ty.span)
        }
        TypeKind::Named { name, .. } => session.type_named(name),
        TypeKind::Int => unsupported(session, "a compile-time parameter", ty.span),
        TypeKind::Error => Type::Error,
    }
}

/// The dtype that a name in a type or a suffix denotes.
pub fn elaborate_dtype(session: &Session, dtype: &ast::DTypeName) -> Option<DType> {
    match &dtype.kind {
        DTypeNameKind::Known(dtype) => Some(*dtype),
        DTypeNameKind::Parameter(name) => {
            let message = format!("unknown dtype `{name}`");
            let names: Vec<_> = DType::ALL.iter().map(|dtype| dtype.name()).collect();
            let mut diagnostic = Diagnostic::new(Code::UnknownType, message)
                .at(dtype.span, "not a dtype")
                .note(format!("the dtypes are {}", names.join(", ")));
            if let Some(near) = super::suggest::nearest(name, names) {
                diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
            }
            session.reports.report(diagnostic);
            None
        }
        DTypeNameKind::Error => None,
    }
}

/// The tensor type, or a report that it is too large.
pub fn tensor_type(
    session: &Session,
    dtype: DType,
    shape: Vec<u64>,
    placement: Placement,
    span: Span,
) -> Option<TensorType> {
    TensorType::new(dtype, shape, placement)
        .map_err(|error| {
            let diagnostic = Diagnostic::new(Code::TooLarge, error.to_string()).at(span, "");
            session.reports.report(diagnostic);
        })
        .ok()
}

/// Reports a value of too many tensors; false when their number is fine.
pub fn report_excess(session: &Session, leaves: usize, span: Span) -> bool {
    let excess = leaves > MAXIMUM_LEAVES;
    if excess {
        let message = format!("the tuple has more than {MAXIMUM_LEAVES} tensors");
        let diagnostic = Diagnostic::new(Code::TooLarge, message).at(span, "");
        session.reports.report(diagnostic);
    }
    excess
}

fn elaborate_shape(session: &Session, environment: &dyn Environment, shape: &ast::Shape) -> Option<Vec<u64>> {
    let dims = Evaluator::new(session.file, environment, &session.reports).dims(&shape.dims);
    match &shape.leading {
        None => dims,
        Some(name) => {
            let message = format!("unknown shape `{}`", name.name);
            let diagnostic = Diagnostic::new(Code::UnknownName, message)
                .at(name.span, "not a shape parameter")
                .help("a shape is a list of dims, such as `[4, 8]`");
            session.reports.report(diagnostic);
            None
        }
    }
}

fn unsupported(session: &Session, construct: &str, span: Span) -> Type {
    session.reports.unsupported(construct, span);
    Type::Error
}
