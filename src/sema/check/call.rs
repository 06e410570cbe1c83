//! Calls of operations and functions.

use super::{
    arguments::{Application, Given, Slot},
    function::FunctionChecker,
    operand::{Checked, Operand, regroup},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        ValueId,
        items::Callee,
        suggest::nearest,
        surface::{Operation, PLANNED, Reduction},
    },
    syntax::ast::{self, ExprId, ExprKind},
};

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// `callee(arguments)`.
    pub fn check_call(&mut self, callee: ExprId, arguments: &'a [ast::Argument], span: Span) -> Checked {
        let expression = self.expression(callee);
        match &expression.kind {
            ExprKind::Name(name) => {
                let call = Application {
                    name,
                    span: expression.span,
                    receiver: None,
                    arguments,
                };
                self.check_application(&call, span)
            }
            ExprKind::Instance { .. } => self.unsupported("an instance of a generic function", expression.span),
            ExprKind::Error => self.silently_poisoned(span),
            _ => {
                let message = "only a function can be called";
                let diagnostic = Diagnostic::new(Code::WrongNamespace, message).at(expression.span, "not a function");
                self.refuse(diagnostic, span)
            }
        }
    }

    /// `receiver.name(arguments)`, which is `name(receiver, arguments)`.
    pub fn check_method(
        &mut self,
        receiver: Checked,
        name: &'a ast::Ident,
        arguments: &'a [ast::Argument],
        span: Span,
    ) -> Checked {
        let call = Application {
            name: &name.name,
            span: name.span,
            receiver: Some(receiver),
            arguments,
        };
        self.check_application(&call, span)
    }

    fn check_application(&mut self, call: &Application<'a>, span: Span) -> Checked {
        if let Some(operation) = Operation::from_name(call.name) {
            let arguments = self.check_arguments(call, operation);
            let value = self.apply(operation, &arguments, call.span);
            return Checked::value(value, span);
        }
        match self.session.items.callees.get(call.name) {
            Some(Callee::Function(position)) => self.check_function_call(call, *position, span),
            Some(Callee::Reported) => {
                self.check_stray_arguments(call);
                self.silently_poisoned(span)
            }
            None => self.check_unknown_call(call, span),
        }
    }

    fn check_function_call(&mut self, call: &Application<'a>, position: usize, span: Span) -> Checked {
        let functions = self.functions;
        functions.note_call(self.position, position, call.span);
        let result = functions.result_type(position, Some(call.span));
        let parameters = &functions.header(position).parameters;
        let slots: Vec<_> = parameters
            .iter()
            .map(|(name, _)| Slot {
                name,
                keyword_only: false,
            })
            .collect();
        let given = self.bind_arguments(call, &slots);
        let mut values = Some(vec![]);
        for ((name, ty), given) in parameters.iter().zip(given) {
            let checked = match given {
                Some(Given::Receiver(checked)) => checked,
                Some(Given::Expression(id)) => self.check_expression(id),
                None => Checked::poison(span),
            };
            let checked = self.expect(&checked, ty, &format!("`{name}` of `{}`", call.name));
            if !values.as_mut().is_some_and(|values| flatten(&checked, values)) {
                values = None;
            }
        }
        let (Some(values), false) = (values, result.has_error()) else {
            return self.silently_poisoned(span);
        };
        let mut types = vec![];
        result.for_each_leaf("", &mut |_, leaf| types.push(leaf.clone()));
        let mut results = self.instructions.call(position, values, types, call.span);
        regroup(&result, &mut results, span)
    }

    fn check_unknown_call(&mut self, call: &Application<'a>, span: Span) -> Checked {
        let known_elsewhere =
            self.session.items.is_incomplete || call.receiver.as_ref().is_some_and(Checked::is_poison);
        if !PLANNED.contains(&call.name) && !known_elsewhere {
            self.report_unknown_function(call);
        } else if PLANNED.contains(&call.name) {
            self.unsupported(&format!("`{}`", call.name), call.span);
        }
        self.check_stray_arguments(call);
        self.silently_poisoned(span)
    }

    fn report_unknown_function(&self, call: &Application) {
        let kind = if call.receiver.is_some() { "method" } else { "function" };
        if call.receiver.is_none() && self.scopes.find(call.name).is_some() {
            let message = format!("`{}` is a value: expected a function", call.name);
            self.report(Diagnostic::new(Code::WrongNamespace, message).at(call.span, "not a function"));
            return;
        }
        let message = format!("unknown {kind} `{}`", call.name);
        let diagnostic = Diagnostic::new(Code::UnknownCallee, message).at(call.span, "not defined");
        if Reduction::from_word(call.name).is_some() {
            let help = format!("a reduction is written `x.reduce(op={}, axis=0)`", call.name);
            self.report(diagnostic.help(help));
            return;
        }
        let mut names: Vec<&str> = Operation::callable().map(Operation::name).collect();
        names.extend(self.session.items.callees.keys().map(|name| &**name));
        self.report(match nearest(call.name, names) {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic,
        });
    }

    /// Checks arguments of an unknown callee for mistakes of their own. A bare
    /// word may be an enumerated argument and is left alone.
    fn check_stray_arguments(&mut self, call: &Application<'a>) {
        for argument in call.arguments {
            match &self.expression(argument.value).kind {
                ExprKind::Name(name) => {
                    self.scopes.find(name);
                }
                ExprKind::DType(_) | ExprKind::Placement(_) | ExprKind::String(_) | ExprKind::List(_) => {}
                _ => {
                    self.check_expression(argument.value);
                }
            }
        }
    }
}

/// Appends the tensors of a value; false when a part was reported.
fn flatten(checked: &Checked, values: &mut Vec<ValueId>) -> bool {
    match &checked.operand {
        Operand::Value(value) => values.push(*value),
        Operand::Tuple(elements) => return elements.iter().all(|element| flatten(element, values)),
        Operand::Literal(_) | Operand::Poison => return false,
    }
    true
}
