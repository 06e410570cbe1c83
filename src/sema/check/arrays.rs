//! Arrays: lists of values, comprehensions, indices.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic, Label, Span},
    sema::{
        elaborate::report_excess,
        literal::{Content, Literal, Scalar},
        types::{MAXIMUM_LEAVES, Type},
    },
    syntax::ast::{self, ExprId, ExprKind, Ident, UnaryOperator},
};
use std::{ops::Range, sync::Arc};

/// Most iterations that the compiler expands in one function.
const MAXIMUM_ITERATIONS: usize = 1 << 18;

/// Most instructions of one function, as far as expansion is concerned.
const MAXIMUM_INSTRUCTIONS: usize = 1 << 18;

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// `[a, b]`: a tensor literal when its elements are literals, else an array.
    pub fn check_list(&mut self, elements: &'a [ExprId], span: Span) -> Checked {
        if elements.iter().all(|&element| self.is_literal(element)) {
            return self.check_tensor_literal(elements, span);
        }
        let elements: Vec<_> = elements.iter().map(|&element| self.check_value(element)).collect();
        self.array(elements, span)
    }

    /// Whether an expression is a number or truth value, or a list of them.
    fn is_literal(&self, id: ExprId) -> bool {
        match &self.expression(id).kind {
            ExprKind::Literal(_) | ExprKind::Error => true,
            ExprKind::Unary {
                operator: UnaryOperator::Negate,
                operand,
            } => matches!(self.expression(*operand).kind, ExprKind::Literal(_)),
            ExprKind::List(elements) => elements.iter().all(|&element| self.is_literal(element)),
            _ => false,
        }
    }

    /// The array of checked elements; constants alone make a tensor literal.
    pub fn array(&mut self, elements: Vec<Checked>, span: Span) -> Checked {
        if elements.iter().any(Checked::is_poison) {
            return self.silently_poisoned(span);
        }
        if let Some(literal) = stack(&elements, span) {
            return Checked::new(Operand::Literal(Arc::new(literal)), span);
        }
        let typed = elements.iter().map(|element| (self.type_of(element), element.span));
        let first = typed.clone().find(|(ty, _)| !ty.has_error());
        if let Some((expected, place)) = &first {
            let other = typed.clone().find(|(ty, _)| !ty.has_error() && ty != expected);
            if let Some((found, span)) = other {
                return self.report_elements((expected, *place), (&found, span));
            }
        }
        let elements: Arc<[_]> = match first {
            Some((ty, _)) => elements
                .iter()
                .map(|element| self.expect(element, &ty, "the element"))
                .collect(),
            None => elements.into(),
        };
        let array = Checked::new(Operand::Array(elements), span);
        if self.is_excessive("array", &array) {
            return self.silently_poisoned(span);
        }
        array
    }

    fn report_elements(&self, (left, first): (&Type, Span), (right, second): (&Type, Span)) -> Checked {
        let message = "the elements of an array have different types";
        let diagnostic = Diagnostic::new(Code::ArrayMismatch, message)
            .at(second, format!("this is `{right}`"))
            .label(first, format!("this is `{left}`"))
            .help("a tuple `(a, b)` holds values of different types");
        self.refuse(diagnostic, second)
    }

    /// `[for i in 0..4 { element }]`
    pub fn check_comprehension(&mut self, comprehension: &'a ast::Comprehension, span: Span) -> Checked {
        let Some(range) = self.compile_time_range(comprehension.range) else {
            return self.silently_poisoned(span);
        };
        if range.is_empty() {
            let message = "an array has at least one element";
            return self.refuse(
                Diagnostic::new(Code::ArrayMismatch, message).at(span, "the range is empty"),
                span,
            );
        }
        let count = usize::try_from(range.end - range.start).unwrap_or(usize::MAX);
        if report_excess(self.session, "array", count, span) {
            return self.silently_poisoned(span);
        }
        let mut elements = vec![];
        for index in range {
            self.scopes.enter();
            let element = self.iteration(&comprehension.variable, index, &comprehension.body, span);
            self.scopes.leave();
            match element {
                Some(element) => elements.push(element),
                None => return self.silently_poisoned(span),
            }
        }
        self.array(elements, span)
    }

    /// `unroll for i in 0..4 with (x = x0) { next }`
    pub fn check_unroll(&mut self, repetition: &'a ast::For, span: Span) -> Checked {
        let mut state: Vec<_> = repetition
            .state
            .iter()
            .map(|state| self.check_value(state.initial))
            .collect();
        let Some(range) = self.compile_time_range(repetition.range) else {
            return self.silently_poisoned(span);
        };
        for index in range {
            self.scopes.enter();
            for (name, value) in repetition.state.iter().zip(&state) {
                self.scopes
                    .bind_unwarned(name.name.name.clone(), name.name.span, value.operand.clone());
            }
            let next = self.iteration(&repetition.variable, index, &repetition.body, span);
            self.scopes.leave();
            let next = next.and_then(|next| self.next_state(next, state.len()));
            match next {
                Some(next) => state = next,
                None => return self.silently_poisoned(span),
            }
        }
        match <[Checked; 1]>::try_from(state) {
            Ok([value]) => Checked { span, ..value },
            Err(state) => Checked::new(Operand::Tuple(state.into()), span),
        }
    }

    /// The value of a body as the next state of `count` parts.
    fn next_state(&self, next: Checked, count: usize) -> Option<Vec<Checked>> {
        match &next.operand {
            _ if count == 1 => Some(vec![next]),
            Operand::Tuple(elements) if elements.len() == count => Some(elements.to_vec()),
            Operand::Poison => None,
            _ => {
                let found = self.describe(&next);
                let message = format!("the loop carries {count} values, its body gives {found}");
                let diagnostic = Diagnostic::new(Code::TupleMismatch, message);
                self.report(diagnostic.at(next.span, format!("expected a tuple of {count}")));
                None
            }
        }
    }

    /// One iteration, in a scope that the caller entered; nothing when it was
    /// reported: the other iterations would say the same.
    fn iteration(&mut self, variable: &Ident, index: i128, body: &'a ast::Block, span: Span) -> Option<Checked> {
        self.iterations += 1;
        if self.iterations > MAXIMUM_ITERATIONS || self.instructions.count() > MAXIMUM_INSTRUCTIONS {
            let message = if self.iterations > MAXIMUM_ITERATIONS {
                format!("the function expands more than {MAXIMUM_ITERATIONS} iterations")
            } else {
                format!("the function expands to more than {MAXIMUM_INSTRUCTIONS} operations")
            };
            let help = "`for` without `unroll` is a loop of the program";
            self.report(Diagnostic::new(Code::TooLarge, message).at(span, "").help(help));
            return None;
        }
        let literal = Literal::scalar(Scalar::Integer(index), variable.span);
        let operand = Operand::Literal(Arc::new(literal));
        self.scopes.bind_unwarned(variable.name.clone(), variable.span, operand);
        let reports = &self.session.reports;
        reports.enter(Label {
            span: variable.span,
            message: format!("in the iteration `{} = {index}`", variable.name),
        });
        let before = reports.count();
        let value = self.check_block(body);
        reports.leave();
        (self.session.reports.count() == before && !value.is_poison()).then_some(value)
    }

    fn compile_time_range(&self, range: ast::Range) -> Option<Range<i128>> {
        let evaluator = self.evaluator();
        let start = evaluator.integer(range.start, "the beginning of the range");
        let end = evaluator.integer(range.end, "the end of the range");
        let (start, end) = (start?, end?);
        if end < start {
            let message = format!("the range {start}..{end} ends before it begins");
            let span = self.expression(range.end).span;
            self.report(Diagnostic::new(Code::NotConstant, message).at(span, format!("expected at least {start}")));
            return None;
        }
        Some(start..end)
    }

    /// `xs[2]`
    pub fn check_index(&mut self, base: &Checked, index: ExprId, span: Span) -> Checked {
        let place = self.expression(index).span;
        let elements = match &base.operand {
            Operand::Poison => return self.silently_poisoned(span),
            Operand::Array(elements) => elements.clone(),
            Operand::Handle(_) => return self.refuse_handle(base.span),
            Operand::Value(_) | Operand::Literal(_) | Operand::Tuple(_) | Operand::Record(..) => {
                return self.report_no_array(base, span);
            }
        };
        let Some(position) = self.evaluator().integer(index, "the index") else {
            return self.silently_poisoned(span);
        };
        let element = usize::try_from(position)
            .ok()
            .and_then(|position| elements.get(position));
        let Some(element) = element else {
            let count = elements.len();
            let message = format!("index {position} is out of range for an array of {count}");
            let diagnostic = Diagnostic::new(Code::IndexOutOfRange, message)
                .at(place, format!("expected 0 <= index < {count}"))
                .label(base.span, self.describe(base));
            return self.refuse(diagnostic, span);
        };
        Checked {
            operand: element.operand.clone(),
            name: base.name.as_ref().map(|base| format!("{base}.{position}").into()),
            span,
        }
    }

    fn report_no_array(&self, base: &Checked, span: Span) -> Checked {
        let found = self.describe(base);
        let message = format!("only an array has an index, found {found}");
        let mut diagnostic = Diagnostic::new(Code::TypeMismatch, message).at(base.span, format!("this is {found}"));
        if matches!(base.operand, Operand::Tuple(_)) {
            diagnostic = diagnostic.help("`.0` is the first element of a tuple");
        } else if matches!(base.operand, Operand::Value(_)) {
            diagnostic = diagnostic.help("part of a tensor is `x.slice(start=[..], limit=[..], stride=[..])`, one place along an axis `x.take(i, axis=0)`");
        }
        self.refuse(diagnostic, span)
    }
}

/// The tensor literal that literals make: scalars a vector, equal shapes one
/// with an axis more. Nothing when some element is a value.
fn stack(elements: &[Checked], span: Span) -> Option<Literal> {
    let literals: Vec<&Literal> = elements
        .iter()
        .map(|element| match &element.operand {
            Operand::Literal(literal) => Some(&**literal),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let first = literals.first()?;
    if literals
        .iter()
        .any(|literal| literal.suffix != first.suffix || literal.shape() != first.shape())
    {
        return None;
    }
    let mut shape = vec![elements.len() as u64];
    shape.extend(first.shape().unwrap_or_default());
    let mut scalars = vec![];
    for literal in &literals {
        match &literal.content {
            Content::Scalar(value) => scalars.push((value.clone(), literal.span)),
            Content::Tensor { elements, .. } => scalars.extend(elements.iter().cloned()),
        }
    }
    (scalars.len() <= MAXIMUM_LEAVES).then(|| Literal {
        suffix: first.suffix,
        content: Content::Tensor {
            shape,
            elements: scalars.into(),
        },
        span,
    })
}
