//! Instances of generic functions: how they come to be, and their limits.

use super::{
    functions::{Functions, State},
    signature::{Header, Instance, Origin},
};
use crate::{
    diagnostics::{Code, Diagnostic, Label, Span},
    sema::{
        elaborate::elaborate_arguments,
        generic::{Argument, GenericValue},
        items::{Callee, InstanceEntry},
    },
};
use std::rc::Rc;

/// How many instances of one function may lie on a chain of calls.
const MAXIMUM_CHAIN: usize = 64;

/// How many functions a program may have, instances included.
const MAXIMUM_INSTANCES: usize = 1 << 14;

/// How many calls lead from a diagnostic to where its instance comes from.
const MAXIMUM_CONTEXT: usize = 4;

impl<'a> Functions<'_, 'a> {
    /// `let small = rmsnorm<4, 8>;`
    pub(super) fn add_named(&self, entry: &InstanceEntry<'a>) -> Option<usize> {
        let item = entry.item;
        let template_entry = self.template_named(&item.function.name, item.function.span)?;
        let arguments = elaborate_arguments(self.session, self.session, &item.arguments)?;
        let values = self.explicit_values(template_entry, &arguments, true, item.function.span)?;
        let template = self.template(template_entry);
        if entry.is_exported() && template.result.is_none() {
            self.session.reports.report(
                Diagnostic::new(
                    Code::UnstatedResult,
                    format!(
                        "the exported function `{}` does not state its result type",
                        item.name.name
                    ),
                )
                .at(item.name.span, "exported here")
                .label(template.signature.after(), "expected `-> type` here"),
            );
        }
        let origin = Origin {
            caller: None,
            span: item.name.span,
        };
        let instance = Instance {
            entry: template_entry,
            name: item.name.name.to_string(),
            doc: if entry.doc.is_empty() {
                self.session.items.functions[template_entry].doc.to_owned()
            } else {
                entry.doc.to_owned()
            },
            exported: entry.is_exported(),
            header: Header::default(),
            values: values.clone(),
            origin: Some(origin),
        };
        let position = self.add_with_header(instance);
        self.known
            .borrow_mut()
            .entry((template_entry, values))
            .or_insert(position);
        Some(position)
    }

    /// The generic function of this name; reports a name that is none.
    pub fn template_named(&self, name: &str, span: Span) -> Option<usize> {
        let items = &self.session.items;
        let message = match items.callees.get(span.file, name) {
            Some(Callee::Function(entry)) if items.functions[*entry].is_template() => return Some(*entry),
            Some(Callee::Function(_) | Callee::Instance(_)) => format!("`{name}` has no generic parameters"),
            Some(Callee::Reported) => return None,
            None if items.is_incomplete => return None,
            None => {
                let mut diagnostic =
                    Diagnostic::new(Code::UnknownCallee, format!("unknown function `{name}`")).at(span, "not defined");
                if let Some(help) = self.session.callee_help(name, span.file, &[]) {
                    diagnostic = diagnostic.help(help);
                }
                self.session.reports.report(diagnostic);
                return None;
            }
        };
        let diagnostic = Diagnostic::new(Code::GenericArguments, message).at(span, "not a generic function");
        self.session.reports.report(diagnostic);
        None
    }

    /// The values of generic parameters that `f<4, 8>` gives: those of `<...>`
    /// and, `with_integers`, after them the compile-time integers.
    pub fn explicit_values(
        &self,
        entry: usize,
        arguments: &[Argument],
        with_integers: bool,
        span: Span,
    ) -> Option<Vec<GenericValue>> {
        let template = self.template(entry);
        let name = &self.session.items.functions[entry].name.name;
        let count = template.generics.len() - if with_integers { 0 } else { template.integer_count() };
        let generics = &template.generics[..count];
        if arguments.len() != count {
            let names: Vec<_> = generics.iter().map(|parameter| &*parameter.name).collect();
            let message = format!(
                "`{name}` takes {} generic arguments, found {}",
                names.len(),
                arguments.len()
            );
            self.session.reports.report(
                Diagnostic::new(Code::GenericArguments, message)
                    .at(span, "")
                    .note(format!("the parameters are `{name}<{}>`", names.join(", "))),
            );
            return None;
        }
        if !self.session.arguments_fit(name, generics, arguments) {
            return None;
        }
        let values = arguments
            .iter()
            .map(|argument| self.session.instantiate_argument(argument, &[]));
        values.collect()
    }

    /// The instance of the function at `entry` with these values of its generic
    /// parameters. Reports chains of instances that do not end.
    pub fn instantiate(&self, entry: usize, values: Vec<GenericValue>, origin: Origin) -> Option<usize> {
        let key = (entry, values);
        if let Some(&position) = self.known.borrow().get(&key) {
            return Some(position);
        }
        let template = self.template(entry);
        let name = template.instance_name(&self.session.items.functions[entry].name.name, &key.1);
        if !self.may_grow(entry, &name, origin) {
            return None;
        }
        let position = self.add_with_header(Instance {
            entry,
            name,
            doc: String::new(),
            exported: false,
            values: key.1.clone(),
            header: Header::default(),
            origin: Some(origin),
        });
        self.known.borrow_mut().insert(key, position);
        Some(position)
    }

    /// Whether a further instance of `entry` is within the limits.
    fn may_grow(&self, entry: usize, name: &str, origin: Origin) -> bool {
        let mut chain = vec![format!("`{name}`")];
        let mut caller = origin.caller;
        while let Some(position) = caller {
            let instance = self.instance(position);
            if instance.entry == entry {
                chain.push(format!("`{}`", instance.name));
            }
            caller = instance.origin.and_then(|origin| origin.caller);
        }
        if chain.len() > MAXIMUM_CHAIN {
            chain.reverse();
            let function = &self.session.items.functions[entry].name.name;
            let shown = format!("{} -> ... -> {}", chain[..3].join(" -> "), chain[chain.len() - 1]);
            self.session.reports.report(
                Diagnostic::new(
                    Code::EndlessInstances,
                    format!("the instances of `{function}` do not end: {shown}"),
                )
                .at(origin.span, "each of them needs the next one")
                .help(format!(
                    "at most {MAXIMUM_CHAIN} instances of a function may call each other; `if` ends such a chain"
                )),
            );
            return false;
        }
        let exhausted = self.instances.borrow().len() >= MAXIMUM_INSTANCES;
        if exhausted && !self.exhausted.replace(true) {
            let message = format!("the program has more than {MAXIMUM_INSTANCES} functions, instances included");
            self.session.reports.report(
                Diagnostic::new(Code::EndlessInstances, message).at(origin.span, format!("`{name}` is one too many")),
            );
        }
        !exhausted
    }

    pub(super) fn add(&self, instance: Instance) -> usize {
        self.instances.borrow_mut().push(Rc::new(instance));
        self.states.borrow_mut().push(State::New);
        self.calls.borrow_mut().push(vec![]);
        self.instances.borrow().len() - 1
    }

    /// Adds an instance; its header is evaluated in the instance's context.
    fn add_with_header(&self, mut instance: Instance) -> usize {
        let context = self.context_of(&instance);
        let outer = self.session.reports.replace_context(context);
        instance.header = self.templates[instance.entry].header(self.session, &instance.values);
        self.session.reports.replace_context(outer);
        self.add(instance)
    }

    /// The calls through which an instance came to be, innermost first.
    pub(super) fn context_of(&self, instance: &Instance) -> Vec<Label> {
        let mut context = vec![];
        let mut link = instance.origin.map(|origin| (instance.name.clone(), origin));
        while let Some((name, origin)) = link.take()
            && context.len() < MAXIMUM_CONTEXT
        {
            let verb = if origin.caller.is_some() { "called" } else { "named" };
            context.push(Label {
                span: origin.span,
                message: format!("in the instance `{name}`, {verb} here"),
            });
            link = origin.caller.and_then(|caller| {
                let caller = self.instance(caller);
                caller.origin.map(|origin| (caller.name.clone(), origin))
            });
        }
        context
    }
}
