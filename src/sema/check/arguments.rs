//! Arguments: from what a call writes to what its parameters take.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    habits,
    sema::{
        constant::Evaluator,
        generic::GenericValue,
        suggest::nearest,
        surface::{Operation, ParameterKind, Reduction},
    },
    syntax::ast::{Argument, ExprId, ExprKind, Placement, ReverseMode},
};

use std::sync::Arc;

/// An argument before it is checked.
#[derive(Clone)]
pub enum Given {
    /// A value: the receiver of a method, or what `each` passes on.
    Receiver(Checked),
    /// An expression.
    Expression(ExprId),
}

/// What a call writes: callee, receiver, arguments.
pub struct Application<'x, 'a> {
    /// The name of the callee.
    pub name: &'x str,
    /// Where the name is.
    pub span: Span,
    /// The receiver of a method.
    pub receiver: Option<Checked>,
    /// Checked arguments before those in parentheses: the leaves of `each`.
    pub mapped: &'x [Checked],
    /// Arguments in parentheses that are checked already.
    pub shared: &'x [(ExprId, Checked)],
    /// The arguments in parentheses.
    pub arguments: &'a [Argument],
    /// The `reverseMode` that differentiates the call.
    pub reverse: Option<&'a ReverseMode>,
}

/// A parameter as far as binding is concerned.
pub struct Slot<'p> {
    /// The keyword.
    pub name: &'p str,
    /// Whether it must be given by keyword.
    pub keyword_only: bool,
    /// Whether it may be left out.
    pub optional: bool,
}

/// A list of compile-time integers.
pub struct IntegerList {
    /// The integers and their places.
    pub values: Vec<(i128, Span)>,
    /// The list.
    pub span: Span,
}

/// The checked arguments of an operation, by kind.
#[derive(Default)]
pub struct Bound {
    /// The operands in the order of the parameters.
    pub operands: Vec<Checked>,
    /// The list of dims.
    pub dims: Option<Vec<u64>>,
    /// The string and its place.
    pub text: Option<(Arc<str>, Span)>,
    /// The lists of integers in the order of the parameters.
    pub lists: Vec<IntegerList>,
    /// The dtype.
    pub dtype: Option<DType>,
    /// The placement.
    pub placement: Option<Placement>,
    /// The axis and its place.
    pub axis: Option<(i128, Span)>,
    /// The number of elements and its place.
    pub count: Option<(i128, Span)>,
    /// The word of `op=` and its place.
    pub reduction: Option<(Reduction, Span)>,
}

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// The argument of each slot; `None` in a slot without one. Reports unknown
    /// keywords, slots given twice or not at all, and arguments too many.
    pub fn bind_arguments(&self, call: &Application<'_, '_>, slots: &[Slot]) -> Vec<Option<Given>> {
        let mut bound: Vec<Option<Given>> = vec![None; slots.len()];
        let mut positions = slots
            .iter()
            .enumerate()
            .filter(|(_, slot)| !slot.keyword_only)
            .map(|(position, _)| position);
        let mut complete = true;
        for value in call.receiver.iter().chain(call.mapped) {
            match positions.next() {
                Some(position) => bound[position] = Some(Given::Receiver(value.clone())),
                None => self.report_excess_argument(call, slots, value.span),
            }
        }
        for argument in call.arguments {
            let position = match &argument.name {
                Some(keyword) => {
                    let position = slots.iter().position(|slot| *slot.name == *keyword.name);
                    if position.is_none() {
                        self.report_keyword(call, slots, &keyword.name, keyword.span);
                    }
                    position
                }
                None => {
                    let position = positions.next();
                    if position.is_none() {
                        self.report_excess_argument(call, slots, argument.span);
                    }
                    position
                }
            };
            match position {
                Some(position) if bound[position].is_none() => {
                    let mut shared = call.shared.iter();
                    bound[position] = Some(match shared.find(|(id, _)| *id == argument.value) {
                        Some((_, checked)) => Given::Receiver(checked.clone()),
                        None => Given::Expression(argument.value),
                    });
                }
                Some(position) => {
                    let message = format!("`{}` of `{}` is given twice", slots[position].name, call.name);
                    self.report(Diagnostic::new(Code::ArgumentMismatch, message).at(argument.span, "given again here"));
                }
                None => complete = false,
            }
        }
        if complete {
            self.report_missing(call, slots, &bound);
        }
        bound
    }

    fn report_keyword(&self, call: &Application<'_, '_>, slots: &[Slot], keyword: &str, span: Span) {
        let message = format!("`{}` has no parameter `{keyword}`", call.name);
        let diagnostic = Diagnostic::new(Code::ArgumentMismatch, message).at(span, "");
        let near = nearest(keyword, slots.iter().map(|slot| slot.name));
        self.report(match (near, habits::help(habits::Place::Keyword, keyword)) {
            (Some(near), _) => diagnostic.help(format!("did you mean `{near}`?")),
            (None, Some(help)) => diagnostic.help(help).note(signature(call.name, slots)),
            (None, None) => diagnostic.note(signature(call.name, slots)),
        });
    }

    fn report_excess_argument(&self, call: &Application<'_, '_>, slots: &[Slot], span: Span) {
        let positional = slots.iter().filter(|slot| !slot.keyword_only).count();
        let positional = positional - usize::from(call.receiver.is_some()).min(positional);
        let message = format!(
            "too many positional arguments of `{}`: expected {positional}",
            call.name
        );
        let diagnostic = Diagnostic::new(Code::ArgumentMismatch, message).at(span, "one too many");
        self.report(diagnostic.note(signature(call.name, slots)));
    }

    fn report_missing(&self, call: &Application<'_, '_>, slots: &[Slot], bound: &[Option<Given>]) {
        let missing: Vec<_> = slots
            .iter()
            .zip(bound)
            .filter(|(slot, given)| given.is_none() && !slot.optional)
            .map(|(slot, _)| format!("`{}`", slot.name))
            .collect();
        if !missing.is_empty() {
            let message = format!("`{}` lacks {}", call.name, missing.join(", "));
            let diagnostic = Diagnostic::new(Code::ArgumentMismatch, message).at(call.span, "");
            self.report(diagnostic.note(signature(call.name, slots)));
        }
    }

    /// Checks the arguments of an operation, each as its parameter says. A part
    /// without a value was reported.
    pub fn check_arguments(&mut self, call: &Application<'_, 'a>, operation: Operation) -> Bound {
        let parameters = operation.parameters();
        let slots: Vec<_> = parameters
            .iter()
            .map(|parameter| Slot {
                name: parameter.name,
                keyword_only: parameter.kind.is_keyword_only(),
                optional: parameter.kind.is_optional(),
            })
            .collect();
        let given = self.bind_arguments(call, &slots);
        let mut bound = Bound::default();
        for (parameter, given) in parameters.iter().zip(given) {
            let Some(given) = given else {
                if parameter.kind == ParameterKind::Operand {
                    bound.operands.push(Checked::poison(call.span));
                }
                continue;
            };
            match (parameter.kind, given) {
                (ParameterKind::Operand | ParameterKind::OptionalOperand, Given::Receiver(checked)) => {
                    bound.operands.push(checked)
                }
                (ParameterKind::Operand | ParameterKind::OptionalOperand, Given::Expression(id)) => {
                    let checked = self.check_expression(id);
                    bound.operands.push(checked);
                }
                (ParameterKind::Text, Given::Expression(id)) => bound.text = self.text_argument(id),
                (_, Given::Receiver(checked)) => self.report_receiver(call, &checked),
                (ParameterKind::Operands, Given::Expression(id)) => bound.operands = self.operands_argument(id),
                (ParameterKind::Axes | ParameterKind::Integers, Given::Expression(id)) => {
                    bound.lists.extend(self.integers_argument(id, parameter.name));
                }
                (ParameterKind::Dims, Given::Expression(id)) => bound.dims = self.dims_argument(id),
                (ParameterKind::DType, Given::Expression(id)) => bound.dtype = self.dtype_argument(id),
                (ParameterKind::Placement, Given::Expression(id)) => bound.placement = self.placement_argument(id),
                (ParameterKind::Integer, Given::Expression(id)) => {
                    bound.axis = self.integer_argument(id, parameter.name);
                }
                (ParameterKind::Count, Given::Expression(id)) => {
                    bound.count = self.integer_argument(id, parameter.name);
                }
                (ParameterKind::Reduction, Given::Expression(id)) => bound.reduction = self.reduction_argument(id),
            }
        }
        bound
    }

    /// An evaluator of compile-time expressions in the function.
    pub fn evaluator(&self) -> Evaluator<'_> {
        Evaluator::new(self.session.file, self, &self.session.reports)
    }

    fn integer_argument(&self, id: ExprId, name: &str) -> Option<(i128, Span)> {
        let value = self.evaluator().integer(id, &format!("`{name}`"));
        self.noted(value).map(|value| (value, self.expression(id).span))
    }

    fn text_argument(&self, id: ExprId) -> Option<(Arc<str>, Span)> {
        let expression = self.expression(id);
        match &expression.kind {
            ExprKind::String(text) => Some((text.clone(), expression.span)),
            _ => self.wrong_argument(id, "a string, such as `\"ij,jk->ik\"`"),
        }
    }

    fn integers_argument(&self, id: ExprId, name: &str) -> Option<IntegerList> {
        let ExprKind::List(elements) = &self.expression(id).kind else {
            return self.wrong_argument(id, "a list of compile-time integers, such as `[0, 1]`");
        };
        let what = format!("`{name}`");
        let values: Vec<_> = elements
            .iter()
            .map(|&element| {
                let value = self.evaluator().integer(element, &what)?;
                Some((value, self.expression(element).span))
            })
            .collect();
        let values: Option<Vec<_>> = self.noted(values.into_iter().collect());
        values.map(|values| IntegerList {
            values,
            span: self.expression(id).span,
        })
    }

    fn operands_argument(&mut self, id: ExprId) -> Vec<Checked> {
        match &self.expression(id).kind {
            ExprKind::List(elements) if !elements.is_empty() => {
                elements.iter().map(|&element| self.check_expression(element)).collect()
            }
            ExprKind::List(_) => self
                .wrong_argument(id, "a list of tensors, such as `[a, b]`")
                .unwrap_or_default(),
            _ => {
                let checked = self.check_expression(id);
                match &checked.operand {
                    Operand::Array(elements) => elements.to_vec(),
                    Operand::Poison => vec![],
                    _ => self
                        .wrong_argument(id, "a list of tensors, such as `[a, b]`")
                        .unwrap_or_default(),
                }
            }
        }
    }

    fn report_receiver(&self, call: &Application, receiver: &Checked) {
        if receiver.is_poison() {
            self.silently_poisoned(receiver.span);
            return;
        }
        let message = format!("`{}` is no method", call.name);
        let diagnostic = Diagnostic::new(Code::ArgumentMismatch, message)
            .at(call.span, "")
            .help(format!("it is a function: `{}(...)`", call.name));
        self.report(diagnostic);
    }

    fn dims_argument(&self, id: ExprId) -> Option<Vec<u64>> {
        match &self.expression(id).kind {
            ExprKind::List(dims) => {
                let dims = self.evaluator().dims(dims);
                self.noted(dims)
            }
            ExprKind::Name(name) if matches!(self.generic_value(name), Some(GenericValue::Shape(_))) => {
                match self.generic_value(name) {
                    Some(GenericValue::Shape(shape)) => Some(shape.to_vec()),
                    _ => None,
                }
            }
            _ => self.wrong_argument(id, "a list of dims, such as `[4, 8]`"),
        }
    }

    fn dtype_argument(&self, id: ExprId) -> Option<DType> {
        match &self.expression(id).kind {
            ExprKind::DType(dtype) => Some(*dtype),
            ExprKind::Name(name) => {
                if let Some(GenericValue::DType(dtype)) = self.generic_value(name) {
                    return Some(*dtype);
                }
                let known = DType::ALL.iter().map(|dtype| dtype.name());
                let habit = habits::help(habits::Place::Type, name).and_then(|help| help.strip_prefix("write `"));
                let habit = habit.and_then(|rest| rest.split('`').next());
                let near = habit.or_else(|| nearest(name, known));
                self.wrong_word(id, "a dtype, such as `F32`", near)
            }
            _ => self.wrong_argument(id, "a dtype, such as `F32`"),
        }
    }

    fn placement_argument(&self, id: ExprId) -> Option<Placement> {
        match self.expression(id).kind {
            ExprKind::Placement(placement) => Some(placement),
            _ => self.wrong_argument(id, "`@host` or `@device`"),
        }
    }

    fn reduction_argument(&self, id: ExprId) -> Option<(Reduction, Span)> {
        let words = || Reduction::ALL.iter().map(|reduction| reduction.name());
        let expected = || format!("one of the words {}", words().collect::<Vec<_>>().join(", "));
        let span = self.expression(id).span;
        match &self.expression(id).kind {
            ExprKind::Name(word) => match Reduction::from_word(word) {
                Some(reduction) => Some((reduction, span)),
                None => self.wrong_word(id, &expected(), nearest(word, words())),
            },
            _ => self.wrong_argument(id, &expected()),
        }
    }

    /// Remembers that a part without a value was reported.
    fn noted<T>(&self, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.silently_poisoned(self.session.items.functions[self.instance.entry].name.span);
        }
        value
    }

    fn wrong_word<T>(&self, id: ExprId, expected: &str, near: Option<&str>) -> Option<T> {
        let span = self.expression(id).span;
        let message = format!("unknown word `{}`", self.session.sources.snippet(span));
        let diagnostic = Diagnostic::new(Code::UnknownWord, message).at(span, format!("expected {expected}"));
        self.report(match near {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic,
        });
        None
    }

    fn wrong_argument<T>(&self, id: ExprId, expected: &str) -> Option<T> {
        let expression = self.expression(id);
        if !matches!(expression.kind, ExprKind::Error) {
            let message = format!("expected {expected}");
            self.report(Diagnostic::new(Code::ArgumentMismatch, message).at(expression.span, ""));
        }
        self.noted(None)
    }
}

/// The parameters of a callee, for notes.
fn signature(name: &str, slots: &[Slot]) -> String {
    let parameters: Vec<_> = slots
        .iter()
        .map(|slot| {
            let suffix = if slot.keyword_only { "=.." } else { "" };
            format!("{}{suffix}", slot.name)
        })
        .collect();
    format!("the parameters are `{name}({})`", parameters.join(", "))
}
