//! All functions of a program: the order of their check, instances, recursion.

use super::{
    function::FunctionChecker,
    resolve::resolve_template,
    signature::{Instance, Template},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        Function,
        generic::{GenericValue, TemplateParameter},
        graph,
        items::{Callee, FunctionEntry, Root},
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

/// How far the check of a function is.
pub(super) enum State {
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
    pub(super) templates: Vec<Rc<Template>>,
    pub(super) instances: RefCell<Vec<Rc<Instance>>>,
    /// The instance of a function with these values of its generic parameters.
    pub(super) known: RefCell<HashMap<(usize, Vec<GenericValue>), usize>>,
    /// The instances that have a name in the source.
    named: RefCell<HashMap<usize, usize>>,
    pub(super) states: RefCell<Vec<State>>,
    /// For each instance its calls: callee and place.
    pub(super) calls: RefCell<Vec<Vec<(usize, Span)>>>,
    depth: Cell<usize>,
    /// Whether the limit of instances was reported.
    pub(super) exhausted: Cell<bool>,
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
