//! `each(f, xs, ys, lr = lr)` and `fold(f, init, xs)`: a function, leaf by leaf.

use super::{
    arguments::Application,
    function::FunctionChecker,
    operand::{Checked, Operand},
    signature::SlotKind,
};
use crate::{
    diagnostics::{Code, Diagnostic, Label, Span},
    sema::{
        items::Callee,
        surface::{Operation, ParameterKind},
    },
    syntax::ast::{self, ExprId, ExprKind},
};

/// What `each` or `fold` applies to leaves.
pub(super) struct Mapping<'a> {
    /// Its name.
    pub(super) name: &'a str,
    /// Where the name is.
    pub(super) span: Span,
    /// The expression: a name or an explicit instance.
    pub(super) function: ExprId,
    /// The keyword arguments.
    pub(super) keywords: &'a [ast::Argument],
    /// Their values, evaluated once.
    pub(super) shared: Vec<(ExprId, Checked)>,
}

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// Calls a function with the leaves of values of one type.
    pub fn check_each(&mut self, arguments: &'a [ast::Argument], at: Span, span: Span) -> Checked {
        let positional = arguments.iter().take_while(|argument| argument.name.is_none()).count();
        let (mapped, keywords) = arguments.split_at(positional);
        let Some((function, mapped)) = mapped.split_first().filter(|(_, mapped)| !mapped.is_empty()) else {
            let message = "`each` takes a function and the values that it maps";
            let diagnostic = Diagnostic::new(Code::ArgumentMismatch, message).at(at, "");
            return self.refuse(diagnostic.help("write `each(f, xs, ys, lr = lr)`"), span);
        };
        let values: Vec<_> = mapped
            .iter()
            .map(|argument| self.check_expression(argument.value))
            .collect();
        let Some(mut mapping) = self.mapping(function.value, keywords) else {
            return self.silently_poisoned(span);
        };
        mapping.shared = self.shared_arguments(&mapping);
        if values.iter().any(Checked::is_poison) || !self.one_type(&values) {
            return self.silently_poisoned(span);
        }
        let mut results: Vec<Vec<Checked>> = vec![];
        let mut tuple = false;
        if !self.map_leaves(&mapping, &values, "", &mut results, &mut tuple) {
            return self.silently_poisoned(span);
        }
        let rebuilt: Vec<_> = results
            .into_iter()
            .map(|leaves| self.rebuild(&values[0], &mut leaves.into_iter(), span))
            .collect();
        match <[Checked; 1]>::try_from(rebuilt) {
            Ok([value]) if !tuple => value,
            Ok(rebuilt) => Checked::new(Operand::Tuple(rebuilt.into()), span),
            Err(rebuilt) => Checked::new(Operand::Tuple(rebuilt.into()), span),
        }
    }

    pub(super) fn mapping(&self, function: ExprId, keywords: &'a [ast::Argument]) -> Option<Mapping<'a>> {
        let expression = self.expression(function);
        let (name, span) = match &expression.kind {
            ExprKind::Name(name) => (name, expression.span),
            ExprKind::Instance { function, .. } => (&function.name, function.span),
            ExprKind::Error => {
                self.silently_poisoned(expression.span);
                return None;
            }
            _ => {
                let message = "the first argument of `each` and `fold` is the name of a function";
                let diagnostic = Diagnostic::new(Code::ArgumentMismatch, message);
                self.report(diagnostic.at(expression.span, "expected the name of a function"));
                return None;
            }
        };
        Some(Mapping {
            name,
            span,
            function,
            keywords,
            shared: vec![],
        })
    }

    /// The keyword arguments that are values: each is computed once.
    pub(super) fn shared_arguments(&mut self, mapping: &Mapping<'a>) -> Vec<(ExprId, Checked)> {
        let mut shared = vec![];
        for argument in mapping.keywords {
            let Some(keyword) = &argument.name else { continue };
            if self.takes_value(mapping, &keyword.name) {
                let checked = self.check_expression(argument.value);
                shared.push((argument.value, checked));
            }
        }
        shared
    }

    /// Whether a parameter takes a value, not a compile-time integer or a word.
    fn takes_value(&self, mapping: &Mapping, parameter: &str) -> bool {
        if let Some(operation) = Operation::from_name(mapping.name) {
            let mut parameters = operation.parameters().iter();
            return parameters.any(|known| known.name == parameter && known.kind == ParameterKind::Operand);
        }
        match self.session.items.callees.get(mapping.span.file, mapping.name) {
            Some(Callee::Function(entry)) => {
                let template = self.functions.template(*entry);
                let mut parameters = template.parameters.iter();
                parameters.any(|slot| *slot.name == *parameter && matches!(slot.kind, SlotKind::Value(_)))
            }
            Some(Callee::Instance(_)) => true,
            Some(Callee::Reported) | None => false,
        }
    }

    /// Whether the mapped values have one type; reports where not.
    fn one_type(&self, values: &[Checked]) -> bool {
        let first = self.type_of(&values[0]);
        for value in &values[1..] {
            let ty = self.type_of(value);
            if ty != first && !ty.has_error() && !first.has_error() {
                let message = format!("`each` maps values of one type, found `{first}` and `{ty}`");
                self.report(
                    Diagnostic::new(Code::OperandMismatch, message)
                        .at(value.span, format!("this is `{ty}`"))
                        .label(values[0].span, format!("this is `{first}`"))
                        .help("keyword arguments go to every leaf unchanged"),
                );
                return false;
            }
        }
        true
    }

    /// Calls the function for every leaf; false when something was reported.
    fn map_leaves(
        &mut self,
        mapping: &Mapping<'a>,
        values: &[Checked],
        path: &str,
        results: &mut Vec<Vec<Checked>>,
        tuple: &mut bool,
    ) -> bool {
        let names: Vec<String> = match &values[0].operand {
            Operand::Value(_) | Operand::Literal(_) => return self.map_leaf(mapping, values, path, results, tuple),
            Operand::Handle(_) => {
                self.refuse_handle(values[0].span);
                return false;
            }
            Operand::Poison => return false,
            Operand::Record(ty, _) => ty.fields.iter().map(|(name, _)| format!(".{name}")).collect(),
            Operand::Tuple(elements) | Operand::Array(elements) => {
                (0..elements.len()).map(|index| format!(".{index}")).collect()
            }
        };
        names.iter().enumerate().all(|(index, name)| {
            let parts: Option<Vec<_>> = values.iter().map(|value| part(value, index)).collect();
            parts.is_some_and(|parts| self.map_leaves(mapping, &parts, &format!("{path}{name}"), results, tuple))
        })
    }

    fn map_leaf(
        &mut self,
        mapping: &Mapping<'a>,
        leaves: &[Checked],
        path: &str,
        results: &mut Vec<Vec<Checked>>,
        tuple: &mut bool,
    ) -> bool {
        let kept = self.at_leaf(mapping, path, |checker| {
            let result = checker.call_mapped(mapping, leaves);
            checker.keep_results(mapping, &result, results, tuple).then_some(())
        });
        kept.is_some()
    }

    /// Does `work` for a leaf, which reports name; `None` when something was
    /// reported.
    pub(super) fn at_leaf<T>(
        &mut self,
        mapping: &Mapping<'a>,
        path: &str,
        work: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        let reports = &self.session.reports;
        if !path.is_empty() {
            reports.enter(Label {
                span: mapping.span,
                message: format!("for the leaf `{path}`"),
            });
        }
        let before = reports.count();
        let result = work(self);
        if !path.is_empty() {
            self.session.reports.leave();
        }
        result.filter(|_| self.session.reports.count() == before)
    }

    /// Calls the function with values for its first parameters.
    pub(super) fn call_mapped(&mut self, mapping: &Mapping<'a>, leaves: &[Checked]) -> Checked {
        let call = Application {
            name: mapping.name,
            span: mapping.span,
            receiver: None,
            mapped: leaves,
            shared: &mapping.shared,
            arguments: mapping.keywords,
            reverse: None,
        };
        match &self.expression(mapping.function).kind {
            ExprKind::Instance { function, arguments } => {
                self.check_instance_application(&call, function, arguments, mapping.span)
            }
            _ => self.check_application(&call, mapping.span),
        }
    }

    /// Adds the results for one leaf to those of the others.
    fn keep_results(
        &self,
        mapping: &Mapping,
        result: &Checked,
        results: &mut Vec<Vec<Checked>>,
        tuple: &mut bool,
    ) -> bool {
        let parts = match &result.operand {
            Operand::Value(_) => vec![result.clone()],
            Operand::Tuple(elements)
                if elements
                    .iter()
                    .all(|element| matches!(element.operand, Operand::Value(_))) =>
            {
                *tuple = true;
                elements.to_vec()
            }
            Operand::Poison => return false,
            _ => {
                let found = self.describe(result);
                let message = format!(
                    "`{}` gives {found}: expected a tensor or a tuple of tensors",
                    mapping.name
                );
                self.report(Diagnostic::new(Code::TypeMismatch, message).at(mapping.span, "mapped by `each`"));
                return false;
            }
        };
        if results.is_empty() {
            results.resize_with(parts.len(), Vec::new);
        }
        for (known, part) in results.iter_mut().zip(parts) {
            known.push(part);
        }
        true
    }

    /// A value of the structure of `like` with other leaves.
    fn rebuild(&mut self, like: &Checked, leaves: &mut impl Iterator<Item = Checked>, span: Span) -> Checked {
        match &like.operand {
            Operand::Value(_) | Operand::Literal(_) => leaves.next().unwrap_or_else(|| Checked::poison(span)),
            Operand::Handle(_) | Operand::Poison => Checked::poison(span),
            Operand::Record(ty, fields) => {
                let fields = fields.iter().map(|field| self.rebuild(field, leaves, span)).collect();
                self.rebuild_record(ty, fields, span)
            }
            Operand::Tuple(elements) => {
                let elements = elements.iter().map(|element| self.rebuild(element, leaves, span));
                Checked::new(Operand::Tuple(elements.collect()), span)
            }
            Operand::Array(elements) => {
                let elements = elements.iter().map(|element| self.rebuild(element, leaves, span));
                let elements = elements.collect();
                self.array(elements, span)
            }
        }
    }
}

/// The part of a compound value at `index`.
fn part(value: &Checked, index: usize) -> Option<Checked> {
    match &value.operand {
        Operand::Tuple(elements) | Operand::Array(elements) | Operand::Record(_, elements) => {
            let element = elements.get(index)?;
            Some(Checked {
                span: value.span,
                ..element.clone()
            })
        }
        Operand::Value(_) | Operand::Literal(_) | Operand::Handle(_) | Operand::Poison => None,
    }
}
