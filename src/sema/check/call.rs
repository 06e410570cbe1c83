//! Calls of operations and functions.

use super::{
    arguments::{Application, Given, Slot},
    function::FunctionChecker,
    operand::{Checked, Operand, regroup},
    signature::{Origin, SlotKind},
    solve::{Part, Problem, Solver},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        elaborate::elaborate_arguments,
        generic::GenericValue,
        items::Callee,
        surface::{Operation, PLANNED, Reduction},
    },
    syntax::ast::{self, ExprId, ExprKind},
};

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// `callee(arguments)`.
    pub fn check_call(&mut self, callee: ExprId, arguments: &'a [ast::Argument], span: Span) -> Checked {
        let expression = self.expression(callee);
        match &expression.kind {
            ExprKind::Name(name) if &**name == "each" => self.check_each(arguments, expression.span, span),
            ExprKind::Name(name) if &**name == "fold" => self.check_fold(arguments, expression.span, span),
            ExprKind::Name(name) => {
                let call = Application {
                    name,
                    span: expression.span,
                    receiver: None,
                    mapped: &[],
                    shared: &[],
                    arguments,
                    reverse: None,
                };
                self.check_application(&call, span)
            }
            ExprKind::Instance {
                function,
                arguments: generics,
            } => self.check_instance_call(function, generics, arguments, span),
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
        if let Operand::Handle(handle) = &receiver.operand {
            return self.check_handle_method(handle, name, arguments, span);
        }
        let call = Application {
            name: &name.name,
            span: name.span,
            receiver: Some(receiver),
            mapped: &[],
            shared: &[],
            arguments,
            reverse: None,
        };
        self.check_application(&call, span)
    }

    /// The call in `reverseMode(f)(arguments)`.
    pub fn check_differentiated_call(&mut self, reverse: &'a ast::ReverseMode, span: Span) -> Checked {
        let function = self.expression(reverse.function);
        let (name, at) = match &function.kind {
            ExprKind::Name(name) => (name, function.span),
            ExprKind::Instance { function, .. } => (&function.name, function.span),
            _ => return self.silently_poisoned(span),
        };
        let call = Application {
            name,
            span: at,
            receiver: None,
            mapped: &[],
            shared: &[],
            arguments: &reverse.arguments,
            reverse: Some(reverse),
        };
        match &function.kind {
            ExprKind::Instance { function, arguments } => {
                self.check_instance_application(&call, function, arguments, span)
            }
            _ => self.check_application(&call, span),
        }
    }

    pub fn check_application(&mut self, call: &Application<'_, 'a>, span: Span) -> Checked {
        if let Some(operation) = Operation::from_name(call.name) {
            let arguments = self.check_arguments(call, operation);
            return Checked::new(self.apply(operation, &arguments, call.span), span);
        }
        match self.session.items.callees.get(call.span.file, call.name) {
            Some(Callee::Function(entry)) => self.check_function_call(call, *entry, None, span),
            Some(Callee::Instance(item)) => match self.functions.named_instance(*item) {
                Some(position) => self.check_known_call(call, position, span),
                None => {
                    self.check_stray_arguments(call);
                    self.silently_poisoned(span)
                }
            },
            Some(Callee::Reported) => {
                self.check_stray_arguments(call);
                self.silently_poisoned(span)
            }
            None => self.check_unknown_call(call, span),
        }
    }

    /// `f::<4, 8>(x)`
    fn check_instance_call(
        &mut self,
        function: &'a ast::Ident,
        generics: &'a [ast::GenericArgument],
        arguments: &'a [ast::Argument],
        span: Span,
    ) -> Checked {
        let call = Application {
            name: &function.name,
            span: function.span,
            receiver: None,
            mapped: &[],
            shared: &[],
            arguments,
            reverse: None,
        };
        self.check_instance_application(&call, function, generics, span)
    }

    /// A call of an explicit instance.
    pub fn check_instance_application(
        &mut self,
        call: &Application<'_, 'a>,
        function: &'a ast::Ident,
        generics: &'a [ast::GenericArgument],
        span: Span,
    ) -> Checked {
        let Some(entry) = self.functions.template_named(&function.name, function.span) else {
            self.check_stray_arguments(call);
            return self.silently_poisoned(span);
        };
        let Some(values) = self.generic_arguments(entry, generics, function.span) else {
            self.check_stray_arguments(call);
            return self.silently_poisoned(span);
        };
        self.check_function_call(call, entry, Some(values), span)
    }

    /// The values of the generic arguments of `f::<4, 8>`, the parameters of
    /// `<...>` only.
    pub fn generic_arguments(
        &mut self,
        entry: usize,
        generics: &[ast::GenericArgument],
        span: Span,
    ) -> Option<Vec<GenericValue>> {
        let arguments = elaborate_arguments(self.session, &*self, generics)?;
        self.functions.explicit_values(entry, &arguments, false, span)
    }

    /// A call of a function whose generic parameters, if it has any, are solved.
    fn check_function_call(
        &mut self,
        call: &Application<'_, 'a>,
        entry: usize,
        explicit: Option<Vec<GenericValue>>,
        span: Span,
    ) -> Checked {
        let template = self.functions.template(entry);
        let mut solver = Solver::new(template.generics.len());
        for (index, value) in explicit.into_iter().flatten().enumerate() {
            solver.state(index, value, "the generic arguments", call.span);
        }
        let slots: Vec<_> = template
            .parameters
            .iter()
            .map(|parameter| Slot {
                name: &parameter.name,
                keyword_only: matches!(parameter.kind, SlotKind::Integer(_)),
                optional: false,
            })
            .collect();
        let given = self.bind_arguments(call, &slots);
        let mut arguments = vec![];
        let mut patterns = vec![];
        for (slot, given) in template.parameters.iter().zip(given) {
            match &slot.kind {
                SlotKind::Integer(index) => self.state_integer(&mut solver, *index, &slot.name, given),
                SlotKind::Value(pattern) => {
                    arguments.push(self.check_given(given, span));
                    patterns.push((pattern, slot));
                }
            }
        }
        let parts: Vec<_> = patterns
            .iter()
            .zip(&arguments)
            .map(|((pattern, slot), checked)| Part {
                pattern,
                checked,
                what: format!("`{}`", slot.name),
                written: slot.span,
            })
            .collect();
        let problem = Problem {
            name: call.name,
            span: call.span,
            parameters: &template.generics,
            explicit: Some("::<"),
        };
        // The types of a plain function are compared as a whole.
        let parts = if template.generics.is_empty() { &[] } else { &parts[..] };
        let Some(values) = self.solve(&problem, solver, parts) else {
            return self.silently_poisoned(span);
        };
        let origin = Origin {
            caller: Some(self.position),
            span: call.span,
        };
        match self.functions.instantiate(entry, values, origin) {
            Some(position) => self.call(call, position, &arguments, span),
            None => self.silently_poisoned(span),
        }
    }

    /// The value of a compile-time integer among the parameters.
    fn state_integer(&self, solver: &mut Solver, index: usize, name: &str, given: Option<Given>) {
        let Some(Given::Expression(id)) = given else {
            return solver.fail();
        };
        match self.evaluator().integer(id, &format!("`{name}`")) {
            Some(value) => {
                let span = self.expression(id).span;
                solver.state(index, GenericValue::Integer(value), &format!("`{name}`"), span);
            }
            None => solver.fail(),
        }
    }

    fn check_given(&mut self, given: Option<Given>, span: Span) -> Checked {
        match given {
            Some(Given::Receiver(checked)) => checked,
            Some(Given::Expression(id)) => self.check_expression(id),
            None => Checked::poison(span),
        }
    }

    /// A call of an instance that has a name.
    fn check_known_call(&mut self, call: &Application<'_, 'a>, position: usize, span: Span) -> Checked {
        let instance = self.functions.instance(position);
        let slots: Vec<_> = instance
            .header
            .parameters
            .iter()
            .map(|(name, _)| Slot {
                name,
                keyword_only: false,
                optional: false,
            })
            .collect();
        let given = self.bind_arguments(call, &slots);
        let arguments: Vec<_> = given.into_iter().map(|given| self.check_given(given, span)).collect();
        self.call(call, position, &arguments, span)
    }

    /// Calls an instance with checked arguments.
    fn call(&mut self, call: &Application<'_, '_>, position: usize, arguments: &[Checked], span: Span) -> Checked {
        let functions = self.functions;
        functions.note_call(self.position, position, call.span);
        let result = functions.result_type(position, Some(call.span));
        let instance = functions.instance(position);
        let mut values = Some(vec![]);
        for ((name, ty), checked) in instance.header.parameters.iter().zip(arguments) {
            let checked = self.expect(checked, ty, &format!("`{name}` of `{}`", call.name));
            if !values.as_mut().is_some_and(|values| checked.flatten(values)) {
                values = None;
            }
        }
        let (Some(values), false) = (values, result.has_error()) else {
            return self.silently_poisoned(span);
        };
        if let Some(reverse) = call.reverse {
            return self.differentiate(
                call,
                reverse,
                (position, &instance.header.parameters),
                values,
                &result,
                span,
            );
        }
        let mut types = vec![];
        result.for_each_leaf("", &mut |_, leaf| types.push(leaf.clone()));
        let mut results = self.instructions.call(position, values, types, call.span);
        regroup(&result, &mut results, span)
    }

    fn check_unknown_call(&mut self, call: &Application<'_, 'a>, span: Span) -> Checked {
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

    fn report_unknown_function(&self, call: &Application<'_, '_>) {
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
        let operations: Vec<_> = Operation::callable().map(Operation::name).collect();
        let help = self.session.callee_help(call.name, call.span.file, &operations);
        self.report(match help {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        });
    }

    /// Checks arguments of an unknown callee for mistakes of their own. A bare
    /// word may be an enumerated argument and is left alone.
    fn check_stray_arguments(&mut self, call: &Application<'_, 'a>) {
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
