//! All functions of a program: the order of their check, instances, recursion.

use super::{
    function::FunctionChecker,
    resolve::resolve_template,
    signature::{Header, Instance, Origin, Template},
};
use crate::{
    diagnostics::{Code, Diagnostic, Label, Span},
    sema::{
        Function,
        elaborate::elaborate_arguments,
        generic::{Argument, GenericValue, TemplateParameter},
        graph,
        items::{Callee, FunctionEntry, InstanceEntry, Root},
        session::Session,
        types::Type,
        walk::for_each_expression_of_block,
    },
    syntax::ast::ExprKind,
};
use std::{
    cell::{Cell, RefCell},
    collections::{HashMap, HashSet},
    rc::Rc,
};

/// How many functions may wait for the result type of another.
const MAXIMUM_DEPTH: usize = 100;

/// How many instances of one function may lie on a chain of calls.
const MAXIMUM_CHAIN: usize = 64;

/// How many functions a program may have, instances included.
const MAXIMUM_INSTANCES: usize = 1 << 14;

/// How many calls lead from a diagnostic to where its instance comes from.
const MAXIMUM_CONTEXT: usize = 4;

/// How far the check of a function is.
enum State {
    New,
    Open,
    Done {
        result: Type,
        function: Option<Box<Function>>,
    },
}

/// The check of all functions of a program.
pub struct Functions<'s, 'a> {
    /// What the program shares.
    pub session: &'s Session<'a>,
    templates: Vec<Rc<Template>>,
    instances: RefCell<Vec<Rc<Instance>>>,
    /// The instance of a function with these values of its generic parameters.
    known: RefCell<HashMap<(usize, Vec<GenericValue>), usize>>,
    /// The instances that have a name in the source.
    named: RefCell<HashMap<usize, usize>>,
    states: RefCell<Vec<State>>,
    /// For each instance its calls: callee and place.
    calls: RefCell<Vec<Vec<(usize, Span)>>>,
    depth: Cell<usize>,
    /// Whether the limit of instances was reported.
    exhausted: Cell<bool>,
}

/// Checks every function; `None` when one of them has no typed form.
pub fn check_functions(session: &Session) -> Option<Vec<Function>> {
    let entries = &session.items.functions;
    let functions = Functions {
        session,
        templates: entries
            .iter()
            .map(|entry| Rc::new(Template::new(session, entry)))
            .collect(),
        instances: RefCell::default(),
        known: RefCell::default(),
        named: RefCell::default(),
        states: RefCell::default(),
        calls: RefCell::default(),
        depth: Cell::new(0),
        exhausted: Cell::new(false),
    };
    functions.add_roots();
    // Callees first, so that their result types are known.
    for entry in graph::traverse(&functions.mentions()).post_order {
        let plain = functions.known.borrow().get(&(entry, vec![])).copied();
        if let Some(position) = plain {
            functions.result_type(position, None);
        }
    }
    functions.check_instances();
    functions.report_recursion();
    functions.resolve_unused();
    let checked = functions.states.into_inner().into_iter().map(|state| match state {
        State::Done { function, .. } => function.map(|function| *function),
        State::New | State::Open => None,
    });
    checked.collect()
}

impl<'a> Functions<'_, 'a> {
    /// The signature of the function at `entry`, over its generic parameters.
    pub fn template(&self, entry: usize) -> Rc<Template> {
        self.templates[entry].clone()
    }

    /// The generic parameters of the function at `entry`.
    pub fn template_parameters(&self, entry: usize) -> &[TemplateParameter] {
        &self.templates[entry].generics
    }

    /// An instance.
    pub fn instance(&self, position: usize) -> Rc<Instance> {
        self.instances.borrow()[position].clone()
    }

    /// The instance that the item at `item` gives a name; `None` when something
    /// about it was reported.
    pub fn named_instance(&self, item: usize) -> Option<usize> {
        self.named.borrow().get(&item).copied()
    }

    /// Notes that `caller` calls `callee`.
    pub fn note_call(&self, caller: usize, callee: usize, span: Span) {
        self.calls.borrow_mut()[caller].push((callee, span));
    }

    /// Plain functions and instances with a name, in source order.
    fn add_roots(&self) {
        for root in &self.session.items.roots {
            match *root {
                Root::Function(entry) => {
                    let function = &self.session.items.functions[entry];
                    let instance = Instance {
                        entry,
                        name: function.name.name.to_string(),
                        doc: function.doc.to_owned(),
                        exported: function.is_exported(),
                        values: vec![],
                        header: self.templates[entry].header(self.session, &[]),
                        origin: None,
                    };
                    self.known.borrow_mut().insert((entry, vec![]), self.add(instance));
                }
                Root::Instance(item) => {
                    if let Some(position) = self.add_named(&self.session.items.instances[item]) {
                        self.named.borrow_mut().insert(item, position);
                    }
                }
            }
        }
    }

    /// `let small = rmsnorm<4, 8>;`
    fn add_named(&self, entry: &InstanceEntry<'a>) -> Option<usize> {
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

    fn add(&self, instance: Instance) -> usize {
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
    fn context_of(&self, instance: &Instance) -> Vec<Label> {
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

    /// Checks the instances that nothing had to wait for, and those that they
    /// call, until there are no more.
    fn check_instances(&self) {
        let mut position = 0;
        while position < self.instances.borrow().len() {
            self.result_type(position, None);
            position += 1;
        }
    }

    /// The result type of a function; checks the function when that is the way
    /// to know it. Recursion gives [`Type::Error`] and is reported in the end.
    pub fn result_type(&self, position: usize, call: Option<Span>) -> Type {
        if let (Some(stated), Some(_)) = (&self.instance(position).header.result, call) {
            return stated.clone();
        }
        match &self.states.borrow()[position] {
            State::Done { result, .. } => return result.clone(),
            State::Open => return Type::Error,
            State::New => {}
        }
        if let (true, Some(span)) = (self.depth.get() >= MAXIMUM_DEPTH, call) {
            let message = "too many functions wait for each other's result types";
            self.session.reports.report(
                Diagnostic::new(Code::UnstatedResult, message)
                    .at(span, "")
                    .help("state the result types of the functions"),
            );
            return Type::Error;
        }
        self.check(position)
    }

    fn check(&self, position: usize) -> Type {
        self.states.borrow_mut()[position] = State::Open;
        self.depth.set(self.depth.get() + 1);
        let instance = self.instance(position);
        let outer = self.session.reports.replace_context(self.context_of(&instance));
        let function = FunctionChecker::new(self, position).check();
        self.session.reports.replace_context(outer);
        self.depth.set(self.depth.get() - 1);
        let stated = instance.header.result.clone();
        let inferred = function.as_ref().map(|function| function.result_type.clone());
        let result = stated.or(inferred).unwrap_or(Type::Error);
        self.states.borrow_mut()[position] = State::Done {
            result: result.clone(),
            function: function.map(Box::new),
        };
        result
    }

    /// The functions that each function names, in a branch taken or not.
    fn mentions(&self) -> Vec<Vec<usize>> {
        let entries = &self.session.items.functions;
        entries.iter().map(|entry| self.mentions_of(entry)).collect()
    }

    fn mentions_of(&self, entry: &FunctionEntry<'a>) -> Vec<usize> {
        let (file, callees) = (self.session.file, &self.session.items.callees);
        let mut found = HashSet::new();
        let mut mentions = vec![];
        for_each_expression_of_block(file, &entry.function.body, &mut |id| {
            let name = match &file[id].kind {
                ExprKind::Name(name) => name,
                ExprKind::Method { name, .. } | ExprKind::Instance { function: name, .. } => &name.name,
                _ => return,
            };
            if let Some(&Callee::Function(position)) = callees.get(entry.name.span.file, name)
                && found.insert(position)
            {
                mentions.push(position);
            }
        });
        mentions
    }

    /// Resolves the names of generic functions that have no instance.
    fn resolve_unused(&self) {
        let used: HashSet<usize> = self.instances.borrow().iter().map(|instance| instance.entry).collect();
        for (entry, function) in self.session.items.functions.iter().enumerate() {
            if function.is_template() && !used.contains(&entry) {
                resolve_template(self.session, function, &self.templates[entry]);
            }
        }
    }

    fn report_recursion(&self) {
        let calls = self.calls.borrow();
        let edges: Vec<Vec<usize>> = calls
            .iter()
            .map(|calls| calls.iter().map(|&(callee, _)| callee).collect())
            .collect();
        for cycle in graph::traverse(&edges).cycles {
            self.report_cycle(&calls, &cycle);
        }
    }

    fn report_cycle(&self, calls: &[Vec<(usize, Span)>], cycle: &[usize]) {
        let name = |position: usize| self.instance(position).name.clone();
        let path: Vec<_> = cycle
            .iter()
            .chain(cycle.first())
            .map(|&function| name(function))
            .collect();
        let path: Vec<_> = path.iter().map(|name| format!("`{name}`")).collect();
        let message = format!("recursion: {}", path.join(" -> "));
        let mut diagnostic =
            Diagnostic::new(Code::Cycle, message).help("functions cannot call themselves; a loop is written `for`");
        for (index, &caller) in cycle.iter().enumerate() {
            let callee = cycle[(index + 1) % cycle.len()];
            let Some(&(_, span)) = calls[caller].iter().find(|&&(target, _)| target == callee) else {
                continue;
            };
            let label = format!("`{}` calls `{}` here", name(caller), name(callee));
            diagnostic = match diagnostic.primary {
                None => diagnostic.at(span, label),
                Some(_) => diagnostic.label(span, label),
            };
        }
        self.session.reports.report(diagnostic);
    }
}
