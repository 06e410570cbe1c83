//! From written types to patterns.

use super::{
    constant::{Environment, Evaluator},
    definitions::TypeDefinition,
    generic::{Argument, DTypePattern, Dim, MAXIMUM_DEPTH, Pattern, ShapePattern, Step, TensorPattern},
    session::Session,
    suggest::nearest,
    types::{MAXIMUM_LEAVES, Placement, TensorType, Type},
    walk::for_each_expression,
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    habits,
    syntax::ast::{
        self, BinaryOperator, DTypeNameKind, ExprId, ExprKind, GenericArgument, GenericArgumentKind, TypeKind,
        UnaryOperator,
    },
};
use std::sync::Arc;

/// The type that `ty` denotes, with the names of its dims from `environment`.
/// Reports what is wrong; such a part becomes [`Type::Error`].
pub fn elaborate(session: &Session, environment: &dyn Environment, ty: &ast::Type) -> Type {
    let pattern = elaborate_pattern(session, environment, ty);
    session.instantiate(&pattern, &[])
}

/// The pattern that `ty` denotes. Reports what is wrong whatever the parameters
/// are; such a part becomes [`Pattern::Error`].
pub fn elaborate_pattern(session: &Session, environment: &dyn Environment, ty: &ast::Type) -> Pattern {
    let elaborator = Elaborator { session, environment };
    let pattern = elaborator.pattern(ty);
    if pattern.depth() > MAXIMUM_DEPTH {
        let message = format!("the type nests more than {MAXIMUM_DEPTH} levels deep");
        session
            .reports
            .report(Diagnostic::new(Code::TooLarge, message).at(ty.span, ""));
        return Pattern::Error;
    }
    if pattern.size() > MAXIMUM_LEAVES {
        elaborator.report_size(ty.span);
        return Pattern::Error;
    }
    pattern
}

/// The generic arguments that a use writes, as patterns.
pub fn elaborate_arguments(
    session: &Session,
    environment: &dyn Environment,
    arguments: &[GenericArgument],
) -> Option<Vec<Argument>> {
    let elaborator = Elaborator { session, environment };
    let arguments: Vec<_> = arguments.iter().map(|argument| elaborator.argument(argument)).collect();
    arguments.into_iter().collect()
}

/// The dtype that a name in a type or a suffix denotes.
pub fn elaborate_dtype(session: &Session, environment: &dyn Environment, dtype: &ast::DTypeName) -> Option<DType> {
    match (Elaborator { session, environment }).dtype(dtype)? {
        DTypePattern::Known(dtype) => Some(dtype),
        DTypePattern::Parameter(_) => None,
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
pub fn report_excess(session: &Session, what: &str, leaves: usize, span: Span) -> bool {
    let excess = leaves > MAXIMUM_LEAVES;
    if excess {
        let message = format!("the {what} has more than {MAXIMUM_LEAVES} tensors");
        let diagnostic = Diagnostic::new(Code::TooLarge, message).at(span, "");
        session.reports.report(diagnostic);
    }
    excess
}

struct Elaborator<'e, 's, 'a> {
    session: &'e Session<'a>,
    environment: &'s dyn Environment,
}

impl Elaborator<'_, '_, '_> {
    fn report(&self, diagnostic: Diagnostic) {
        self.session.reports.report(diagnostic);
    }

    fn pattern(&self, ty: &ast::Type) -> Pattern {
        match &ty.kind {
            TypeKind::Tensor {
                dtype,
                shape,
                placement,
            } => {
                let dtype = self.dtype(dtype);
                let shape = self.shape(shape);
                let placement = placement.map_or(Placement::Host, |(placement, _)| placement);
                let (Some(dtype), Some(shape)) = (dtype, shape) else {
                    return Pattern::Error;
                };
                Pattern::Tensor(Arc::new(TensorPattern {
                    dtype,
                    shape,
                    placement,
                    span: ty.span,
                }))
            }
            TypeKind::Tuple(elements) => {
                let elements: Arc<[_]> = elements.iter().map(|element| self.pattern(element)).collect();
                if elements.iter().all(|element| matches!(element, Pattern::Error)) {
                    return Pattern::Error;
                }
                Pattern::Tuple(elements, ty.span)
            }
            TypeKind::Array { element, length } => {
                let (element, length) = (self.pattern(element), self.dim(*length));
                match length {
                    Some(length) if !matches!(element, Pattern::Error) => Pattern::Array {
                        element: Arc::new(element),
                        length,
                        span: ty.span,
                    },
                    _ => Pattern::Error,
                }
            }
            TypeKind::Named { name, arguments } => self.named(name, arguments, ty.span),
            TypeKind::Int => {
                let message = "`int` is no type of a value";
                self.report(
                    Diagnostic::new(Code::InvalidType, message)
                        .at(ty.span, "")
                        .help("`int` makes a parameter of a function a compile-time integer: `axis: int`; a tensor is `tensor<I64, []>`"),
                );
                Pattern::Error
            }
            TypeKind::Error => Pattern::Error,
        }
    }

    fn named(&self, name: &ast::Ident, arguments: &[GenericArgument], span: Span) -> Pattern {
        let Some(template) = self.session.type_named(name) else {
            return Pattern::Error;
        };
        if arguments.len() != template.generics.len() {
            self.report_argument_count(name, arguments.len(), span);
            return Pattern::Error;
        }
        let given: Vec<_> = arguments.iter().map(|argument| self.argument(argument)).collect();
        let Some(given) = given.into_iter().collect::<Option<Vec<_>>>() else {
            return Pattern::Error;
        };
        if !self.session.arguments_fit(&name.name, &template.generics, &given) {
            return Pattern::Error;
        }
        match &template.definition {
            TypeDefinition::Error => Pattern::Error,
            TypeDefinition::Record(record) => Pattern::Record {
                record: *record,
                arguments: given.into(),
                depth: template.depth,
                span,
            },
            TypeDefinition::Alias(pattern) => pattern.substitute(&given, span).unwrap_or_else(|| {
                self.report_size(span);
                Pattern::Error
            }),
        }
    }

    fn report_size(&self, span: Span) {
        let message = format!("the type has more than {MAXIMUM_LEAVES} parts when its aliases are written out");
        self.report(Diagnostic::new(Code::TooLarge, message).at(span, ""));
    }

    fn report_argument_count(&self, name: &ast::Ident, found: usize, span: Span) {
        let Some(template) = self.session.type_named(name) else {
            return;
        };
        let expected = template.generics.len();
        let message = match expected {
            0 => format!("the type `{}` has no generic parameters", name.name),
            _ => format!(
                "the type `{}` takes {expected} generic arguments, found {found}",
                name.name
            ),
        };
        let mut diagnostic = Diagnostic::new(Code::GenericArguments, message).at(span, "");
        if expected > 0 {
            let names: Vec<_> = template.generics.iter().map(|parameter| &*parameter.name).collect();
            diagnostic = diagnostic.help(format!("write `{}<{}>`", name.name, names.join(", ")));
        }
        self.report(diagnostic);
    }

    fn dtype(&self, dtype: &ast::DTypeName) -> Option<DTypePattern> {
        let name = match &dtype.kind {
            DTypeNameKind::Known(dtype) => return Some(DTypePattern::Known(*dtype)),
            DTypeNameKind::Parameter(name) => name,
            DTypeNameKind::Error => return None,
        };
        match self.environment.generic(name) {
            Some(Argument::DType(dtype, _)) => return Some(dtype),
            Some(_) => {
                let message = format!("`{name}` is a generic parameter, but no dtype");
                self.report(
                    Diagnostic::new(Code::UnknownType, message)
                        .at(dtype.span, "expected a dtype")
                        .help(format!("a dtype parameter has a bound: `{name}: float`")),
                );
                return None;
            }
            None => {}
        }
        let message = format!("unknown dtype `{name}`");
        let names: Vec<_> = DType::ALL.iter().map(|dtype| dtype.name()).collect();
        let mut diagnostic = Diagnostic::new(Code::UnknownType, message)
            .at(dtype.span, "not a dtype")
            .note(format!("the dtypes are {}", names.join(", ")));
        if let Some(help) = habits::help(habits::Place::Type, name) {
            diagnostic = diagnostic.help(help);
        } else if let Some(near) = nearest(name, names) {
            diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
        }
        self.report(diagnostic);
        None
    }

    fn shape(&self, shape: &ast::Shape) -> Option<ShapePattern> {
        let dims: Vec<_> = shape.dims.iter().map(|&dim| self.dim(dim)).collect();
        let leading = match &shape.leading {
            None => Some(ShapePattern {
                leading: None,
                dims: vec![],
            }),
            Some(name) => self.leading(name),
        };
        let dims: Vec<Dim> = dims.into_iter().collect::<Option<_>>()?;
        let mut shape = leading?;
        shape.dims.extend(dims);
        Some(shape)
    }

    fn leading(&self, name: &ast::Ident) -> Option<ShapePattern> {
        match self.environment.generic(&name.name) {
            Some(Argument::Shape(shape, _)) => return Some(shape),
            Some(_) => {
                let message = format!("`{}` is a generic parameter, but no shape", name.name);
                self.report(
                    Diagnostic::new(Code::UnknownName, message)
                        .at(name.span, "expected a shape parameter")
                        .help(format!(
                            "a shape parameter is `{}: shape`; a dim stands in a list: `[{}]`",
                            name.name, name.name
                        )),
                );
            }
            None => {
                let message = format!("unknown shape `{}`", name.name);
                self.report(
                    Diagnostic::new(Code::UnknownName, message)
                        .at(name.span, "not a shape parameter")
                        .help("a shape is a list of dims, such as `[4, 8]`"),
                );
            }
        }
        None
    }

    /// An argument between `<` and `>`. A bare name may be of any kind.
    fn argument(&self, argument: &GenericArgument) -> Option<Argument> {
        let id = match &argument.kind {
            GenericArgumentKind::Shape(shape) => {
                return self.shape(shape).map(|shape| Argument::Shape(shape, argument.span));
            }
            GenericArgumentKind::Expr(id) => *id,
        };
        match &self.session.file[id].kind {
            ExprKind::DType(dtype) => Some(Argument::DType(DTypePattern::Known(*dtype), argument.span)),
            ExprKind::Name(name) => match self.environment.generic(name) {
                Some(Argument::DType(dtype, _)) => Some(Argument::DType(dtype, argument.span)),
                Some(Argument::Shape(shape, _)) => Some(Argument::Shape(shape, argument.span)),
                _ => self.integer(id).map(Argument::Dim),
            },
            _ => self.integer(id).map(Argument::Dim),
        }
    }

    /// An extent; one without parameters is checked right away.
    fn dim(&self, id: ExprId) -> Option<Dim> {
        if self.is_symbolic(id) {
            return self.symbolic(id);
        }
        let span = self.session.file[id].span;
        let evaluator = Evaluator::new(self.session.file, self.environment, &self.session.reports);
        evaluator.dim(id).map(|dim| Dim::constant(i128::from(dim), span))
    }

    /// An integer, of any sign.
    fn integer(&self, id: ExprId) -> Option<Dim> {
        if self.is_symbolic(id) {
            return self.symbolic(id);
        }
        let span = self.session.file[id].span;
        let evaluator = Evaluator::new(self.session.file, self.environment, &self.session.reports);
        evaluator
            .integer(id, "the argument")
            .map(|value| Dim::constant(value, span))
    }

    /// Whether the expression depends on a parameter whose value is not known.
    fn is_symbolic(&self, id: ExprId) -> bool {
        let mut symbolic = false;
        for_each_expression(self.session.file, id, &mut |id| {
            if let ExprKind::Name(name) = &self.session.file[id].kind {
                symbolic |= match self.environment.generic(name) {
                    Some(Argument::Dim(dim)) => dim.steps().iter().any(|step| matches!(step, Step::Parameter(_))),
                    Some(Argument::DType(dtype, _)) => matches!(dtype, DTypePattern::Parameter(_)),
                    Some(Argument::Shape(shape, _)) => shape.leading.is_some(),
                    None => false,
                };
            }
        });
        symbolic
    }

    fn symbolic(&self, id: ExprId) -> Option<Dim> {
        let mut steps = vec![];
        self.push_steps(id, &mut steps)?;
        let span = self.session.file[id].span;
        let dim = Dim::from_steps(steps, span);
        if dim.is_none() {
            self.report(Diagnostic::new(Code::TooLarge, "the dim is too long an expression").at(span, ""));
        }
        dim
    }

    /// Appends the steps of an expression. Chains that nest to the left take no
    /// stack.
    fn push_steps(&self, id: ExprId, steps: &mut Vec<Step>) -> Option<()> {
        let file = self.session.file;
        let spine = file.spine(id);
        self.push_leaf(spine[0], steps)?;
        for &link in &spine[1..] {
            let ExprKind::Binary { operator, right, .. } = file[link].kind else {
                return self.not_symbolic(link);
            };
            let step = match operator {
                BinaryOperator::Add => Step::Add,
                BinaryOperator::Subtract => Step::Subtract,
                BinaryOperator::Multiply => Step::Multiply,
                BinaryOperator::Divide => Step::Divide,
                _ => return self.not_symbolic(link),
            };
            self.push_steps(right, steps)?;
            steps.push(step);
        }
        Some(())
    }

    fn push_leaf(&self, id: ExprId, steps: &mut Vec<Step>) -> Option<()> {
        let expression = &self.session.file[id];
        match &expression.kind {
            ExprKind::Name(name) => match self.environment.generic(name) {
                Some(Argument::Dim(dim)) => steps.extend_from_slice(dim.steps()),
                Some(argument) => {
                    let what = if matches!(argument, Argument::DType(..)) {
                        "dtype"
                    } else {
                        "shape"
                    };
                    let message = format!("`{name}` is a {what}: expected a dimension");
                    self.report(Diagnostic::new(Code::NotConstant, message).at(expression.span, ""));
                    return None;
                }
                None => self.push_constant(id, steps)?,
            },
            ExprKind::Unary {
                operator: UnaryOperator::Negate,
                operand,
            } => {
                self.push_steps(*operand, steps)?;
                steps.push(Step::Negate);
            }
            ExprKind::Binary { .. } => self.push_steps(id, steps)?,
            ExprKind::Literal(_) => self.push_constant(id, steps)?,
            _ => return self.not_symbolic(id),
        }
        Some(())
    }

    fn push_constant(&self, id: ExprId, steps: &mut Vec<Step>) -> Option<()> {
        let evaluator = Evaluator::new(self.session.file, self.environment, &self.session.reports);
        steps.push(Step::Constant(evaluator.integer(id, "the dim")?));
        Some(())
    }

    fn not_symbolic<T>(&self, id: ExprId) -> Option<T> {
        let message = "a dim over generic parameters has `+ - *` and exact `/` only";
        self.report(Diagnostic::new(Code::NotConstant, message).at(self.session.file[id].span, ""));
        None
    }
}
