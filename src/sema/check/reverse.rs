//! `reverseMode` and its handles.

use super::{
    arguments::Application,
    function::FunctionChecker,
    operand::{Checked, Operand, regroup},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        ValueId,
        suggest::nearest,
        surface::Operation,
        types::{Placement, TensorType, Type},
    },
    syntax::ast::{self, ExprId, ExprKind},
};
use std::sync::Arc;

/// What `reverseMode(f, ...)(...)` gives.
#[derive(Clone, Debug)]
pub struct Handle {
    /// The name of the differentiated function.
    function: Arc<str>,
    /// The loss.
    value: Checked,
    /// The other results, when there are any.
    auxiliary: Option<Checked>,
    /// The parameters, each with its gradient when it has one.
    gradients: Vec<(Arc<str>, Option<Checked>)>,
}

/// A parameter that is differentiated by, and its tensors among the flattened
/// parameters.
struct Differentiated {
    parameter: usize,
    first: usize,
}

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// `reverseMode(f, wrt = [a, b])(arguments)`: the call, differentiated.
    pub fn check_reverse_mode(&mut self, reverse: &'a ast::ReverseMode, span: Span) -> Checked {
        let function = self.expression(reverse.function);
        if let ExprKind::Name(name) = &function.kind
            && Operation::from_name(name).is_some()
        {
            let message = format!("`{name}` is an operation: `reverseMode` differentiates a function");
            let diagnostic = Diagnostic::new(Code::WrongNamespace, message)
                .at(function.span, "")
                .help("write a function that calls it and returns the loss");
            return self.refuse(diagnostic, span);
        }
        self.check_differentiated_call(reverse, span)
    }

    /// The handle of a differentiated call of the function at `position` with the
    /// flattened arguments `values`.
    pub fn differentiate(
        &mut self,
        call: &Application,
        reverse: &ast::ReverseMode,
        (position, parameters): (usize, &[(Arc<str>, Type)]),
        values: Vec<ValueId>,
        result: &Type,
        span: Span,
    ) -> Checked {
        let Some(loss) = self.loss_of(call, result) else {
            return self.silently_poisoned(span);
        };
        let Some(differentiated) = self.differentiated(call, reverse, parameters) else {
            return self.silently_poisoned(span);
        };
        let mut types = vec![];
        result.for_each_leaf("", &mut |_, leaf| types.push(leaf.clone()));
        let mut wrt = vec![];
        for &Differentiated { parameter, first } in &differentiated {
            let mut next = first;
            parameters[parameter].1.for_each_leaf("", &mut |_, leaf| {
                types.push(leaf.clone());
                wrt.push(next);
                next += 1;
            });
        }
        let mut outputs = self.instructions.vjp(position, values, wrt, types, call.span);
        let primal = regroup(result, &mut outputs, span);
        let mut gradients: Vec<_> = parameters.iter().map(|(name, _)| (name.clone(), None)).collect();
        for Differentiated { parameter, .. } in differentiated {
            gradients[parameter].1 = Some(regroup(&parameters[parameter].1, &mut outputs, span));
        }
        let (value, auxiliary) = split(primal, loss, span);
        let handle = Handle {
            function: call.name.into(),
            value,
            auxiliary,
            gradients,
        };
        Checked::new(Operand::Handle(Arc::new(handle)), span)
    }

    /// Whether the loss is the whole result or its first element; reports a
    /// function without one.
    fn loss_of(&self, call: &Application, result: &Type) -> Option<LossPlace> {
        let (loss, place) = match result {
            Type::Tuple(elements) => (elements.first()?, LossPlace::First),
            _ => (result, LossPlace::Whole),
        };
        let is_scalar = |ty: &TensorType| ty.dtype().is_float() && ty.shape().is_empty();
        if let Type::Tensor(ty) = loss
            && is_scalar(ty)
            && ty.placement() == Placement::Host
        {
            return Some(place);
        }
        let message = format!("`{}` has no loss: expected a floating tensor of rank 0", call.name);
        let what = match place {
            LossPlace::Whole => format!("it returns `{loss}`"),
            LossPlace::First => format!("its first result is `{loss}`"),
        };
        let mut diagnostic = Diagnostic::new(Code::NoLoss, message)
            .at(call.span, what)
            .note("a differentiated function returns the loss, or a tuple whose first element is the loss");
        if matches!(loss, Type::Tensor(ty) if ty.dtype().is_float() && !ty.shape().is_empty()) {
            diagnostic = diagnostic.help("reduce it, one axis after the other: `.reduce(op=mean, axis=0)`");
        }
        self.report(diagnostic);
        None
    }

    /// The parameters that are differentiated by: those that `wrt` names, or
    /// every floating one.
    fn differentiated(
        &self,
        call: &Application,
        reverse: &ast::ReverseMode,
        parameters: &[(Arc<str>, Type)],
    ) -> Option<Vec<Differentiated>> {
        let mut firsts = vec![];
        let mut next = 0;
        for (_, ty) in parameters {
            firsts.push(next);
            next += ty.leaf_count();
        }
        let mut chosen = match &reverse.wrt {
            Some(names) => self.named(call, names, parameters)?,
            None => {
                let is_floating = |ty: &Type| first_rigid_leaf("", ty).is_none();
                (0..parameters.len())
                    .filter(|&index| is_floating(&parameters[index].1))
                    .collect()
            }
        };
        if chosen.is_empty() {
            let message = format!(
                "nothing to differentiate `{}` by: it has no floating parameter",
                call.name
            );
            self.report(Diagnostic::new(Code::InvalidWrt, message).at(call.span, ""));
            return None;
        }
        // Gradients come in the order of the parameters.
        chosen.sort_unstable();
        let place = |parameter: usize| Differentiated {
            parameter,
            first: firsts[parameter],
        };
        Some(chosen.into_iter().map(place).collect())
    }

    /// The positions of the parameters that `wrt` names.
    fn named(&self, call: &Application, names: &[ast::Ident], parameters: &[(Arc<str>, Type)]) -> Option<Vec<usize>> {
        let mut chosen = vec![];
        let mut fine = true;
        for name in names {
            let position = parameters.iter().position(|(parameter, _)| *parameter == name.name);
            let Some(position) = position else {
                self.report_unknown_parameter(
                    &name.name,
                    call.name,
                    parameters.iter().map(|(name, _)| &**name),
                    name.span,
                );
                fine = false;
                continue;
            };
            if chosen.contains(&position) {
                let message = format!("`wrt` names `{}` twice", name.name);
                self.report(Diagnostic::new(Code::InvalidWrt, message).at(name.span, "named again here"));
                fine = false;
            } else if let Some((path, leaf)) = first_rigid_leaf(&name.name, &parameters[position].1) {
                self.report_rigid(name, &path, &leaf);
                fine = false;
            }
            chosen.push(position);
        }
        fine.then_some(chosen)
    }

    fn report_rigid(&self, name: &ast::Ident, path: &str, leaf: &TensorType) {
        let why = match leaf.placement() {
            Placement::Device => "gradients are computed on @host",
            Placement::Host => "only floating tensors have gradients",
        };
        let message = format!("`{}` cannot be differentiated by: `{path}` is `{leaf}`", name.name);
        let mut diagnostic = Diagnostic::new(Code::InvalidWrt, message).at(name.span, why);
        if path != &*name.name {
            diagnostic = diagnostic.help("put what is not differentiated by into a parameter of its own");
        }
        self.report(diagnostic);
    }

    fn report_unknown_parameter<'n>(
        &self,
        name: &str,
        function: &str,
        parameters: impl Iterator<Item = &'n str> + Clone,
        span: Span,
    ) {
        let message = format!("`{function}` has no parameter `{name}`");
        let diagnostic = Diagnostic::new(Code::UnknownGradient, message).at(span, "");
        let listed: Vec<_> = parameters.clone().map(|name| format!("`{name}`")).collect();
        let diagnostic = diagnostic.note(format!("its parameters are {}", listed.join(", ")));
        // Any letter is near another.
        self.report(match nearest(name, parameters).filter(|_| name.len() > 1) {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic,
        });
    }

    /// `handle.value` and `handle.aux`.
    pub fn check_handle_field(&self, handle: &Handle, name: &ast::Ident, span: Span) -> Checked {
        let place = |checked: &Checked| Checked {
            span,
            name: None,
            ..checked.clone()
        };
        match (&*name.name, &handle.auxiliary) {
            ("value", _) => place(&handle.value),
            ("aux", Some(auxiliary)) => place(auxiliary),
            ("aux", None) => {
                let message = format!("the handle has no `aux`: `{}` returns the loss alone", handle.function);
                let diagnostic = Diagnostic::new(Code::InvalidHandle, message)
                    .at(name.span, "")
                    .help("return a tuple `(loss, more)` from the function");
                self.refuse(diagnostic, span)
            }
            _ => self.refuse_member(&name.name, name.span, span),
        }
    }

    /// `handle.grad(parameter)`
    pub fn check_handle_method(
        &self,
        handle: &Handle,
        name: &ast::Ident,
        arguments: &[ast::Argument],
        span: Span,
    ) -> Checked {
        if &*name.name != "grad" {
            return self.refuse_member(&name.name, name.span, span);
        }
        let argument = match arguments {
            [argument] if argument.name.is_none() => self.expression(argument.value),
            _ => {
                let message = "`grad` takes the name of one parameter";
                let diagnostic = Diagnostic::new(Code::ArgumentMismatch, message)
                    .at(name.span, format!("such as `.grad({})`", example(handle)));
                return self.refuse(diagnostic, span);
            }
        };
        let ExprKind::Name(parameter) = &argument.kind else {
            if matches!(argument.kind, ExprKind::Error) {
                return self.silently_poisoned(span);
            }
            let message = format!("`grad` takes the name of a parameter of `{}`", handle.function);
            let diagnostic = Diagnostic::new(Code::UnknownGradient, message)
                .at(argument.span, "expected a bare name")
                .help(format!(
                    "take parts of the gradient instead: `.grad({}).part`",
                    example(handle)
                ));
            return self.refuse(diagnostic, span);
        };
        let known = handle.gradients.iter().find(|(name, _)| name == parameter);
        match known {
            Some((_, Some(gradient))) => Checked {
                span,
                ..gradient.clone()
            },
            Some((_, None)) => {
                let message = format!("`{}` is not differentiated by `{parameter}`", handle.function);
                let diagnostic = Diagnostic::new(Code::UnknownGradient, message)
                    .at(argument.span, "")
                    .note(format!("it is differentiated by {}", list(handle)))
                    .help("`wrt = [..]` names the parameters; without it every floating one counts");
                self.refuse(diagnostic, span)
            }
            None => {
                let names = handle.gradients.iter().map(|(name, _)| &**name);
                self.report_unknown_parameter(parameter, &handle.function, names, argument.span);
                self.silently_poisoned(span)
            }
        }
    }

    fn refuse_member(&self, name: &str, at: Span, span: Span) -> Checked {
        let message = format!("a handle of `reverseMode` has no `{name}`");
        let diagnostic = Diagnostic::new(Code::InvalidHandle, message)
            .at(at, "")
            .help("a handle has `.value`, `.aux` and `.grad(parameter)`");
        self.refuse(diagnostic, span)
    }

    /// Checks an expression that is part of a compound value.
    pub fn check_value(&mut self, id: ExprId) -> Checked {
        let checked = self.check_expression(id);
        match checked.operand {
            Operand::Handle(_) => self.refuse_handle(checked.span),
            _ => checked,
        }
    }

    /// Reports a handle in the place of a value.
    pub fn refuse_handle(&self, span: Span) -> Checked {
        let message = "a handle of `reverseMode` is no value";
        let diagnostic = Diagnostic::new(Code::InvalidHandle, message)
            .at(span, "this is a handle")
            .help("ask it for `.value`, `.aux` or `.grad(parameter)`");
        self.refuse(diagnostic, span)
    }
}

/// Where the loss is in a result.
#[derive(Clone, Copy)]
enum LossPlace {
    Whole,
    First,
}

/// The loss and the other results. One other result stands for itself.
fn split(primal: Checked, loss: LossPlace, span: Span) -> (Checked, Option<Checked>) {
    match (loss, &primal.operand) {
        (LossPlace::First, Operand::Tuple(elements)) => match &elements[..] {
            [first, single] => (first.clone(), Some(single.clone())),
            [first, rest @ ..] => {
                let rest = Checked::new(Operand::Tuple(rest.into()), span);
                (first.clone(), Some(rest))
            }
            [] => (primal, None),
        },
        _ => (primal, None),
    }
}

/// The first tensor of a type that has no gradient, with its path.
fn first_rigid_leaf(name: &str, ty: &Type) -> Option<(String, TensorType)> {
    let mut found = None;
    ty.for_each_leaf(name, &mut |path, leaf| {
        let has_gradient = leaf.dtype().is_float() && leaf.placement() == Placement::Host;
        if found.is_none() && !has_gradient {
            found = Some((path.to_owned(), leaf.clone()));
        }
    });
    found
}

fn example(handle: &Handle) -> &str {
    let differentiated = handle.gradients.iter().find(|(_, gradient)| gradient.is_some());
    differentiated.map_or("x", |(name, _)| name)
}

fn list(handle: &Handle) -> String {
    let names: Vec<_> = handle
        .gradients
        .iter()
        .filter(|(_, gradient)| gradient.is_some())
        .map(|(name, _)| format!("`{name}`"))
        .collect();
    names.join(", ")
}
