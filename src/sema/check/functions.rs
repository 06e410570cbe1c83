//! All functions of a program: signatures, the order of the check, recursion.

use super::function::FunctionChecker;
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        Function,
        elaborate::elaborate,
        graph,
        items::{Callee, FunctionEntry},
        session::Session,
        types::Type,
        walk::for_each_expression_of_block,
    },
    syntax::ast::ExprKind,
};
use std::{
    cell::{Cell, RefCell},
    collections::{HashMap, HashSet},
    sync::Arc,
};

/// How many functions may wait for the result type of another.
const MAXIMUM_DEPTH: usize = 100;

/// What a call needs to know of a function.
pub struct Header {
    /// The parameters with their types.
    pub parameters: Vec<(Arc<str>, Type)>,
    /// The result type, when the source states it.
    pub result: Option<Type>,
}

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
    headers: Vec<Header>,
    states: RefCell<Vec<State>>,
    /// For each function its calls: callee and place.
    calls: RefCell<Vec<Vec<(usize, Span)>>>,
    depth: Cell<usize>,
}

/// Checks every function; `None` when one of them has no typed form.
pub fn check_functions(session: &Session) -> Option<Vec<Function>> {
    let entries = &session.items.functions;
    let functions = Functions {
        session,
        headers: entries.iter().map(|entry| header(session, entry)).collect(),
        states: RefCell::new(entries.iter().map(|_| State::New).collect()),
        calls: RefCell::new(vec![vec![]; entries.len()]),
        depth: Cell::new(0),
    };
    // Callees first, so that their result types are known.
    for position in graph::traverse(&functions.mentions()).post_order {
        functions.result_type(position, None);
    }
    functions.report_recursion();
    let checked = functions.states.into_inner().into_iter().map(|state| match state {
        State::Done { function, .. } => function.map(|function| *function),
        State::New | State::Open => None,
    });
    checked.collect()
}

/// Elaborates the signature of a function.
fn header(session: &Session, entry: &FunctionEntry) -> Header {
    let mut names = HashMap::new();
    let mut parameters = vec![];
    for parameter in &entry.function.parameters {
        let name = &parameter.name;
        if let Some(first) = names.insert(name.name.clone(), name.span) {
            let message = format!("the parameter `{}` is defined twice", name.name);
            session.reports.report(
                Diagnostic::new(Code::DuplicateName, message)
                    .at(name.span, "defined again here")
                    .label(first, "first defined here"),
            );
        }
        parameters.push((name.name.clone(), elaborate(session, session, &parameter.ty)));
    }
    let result = entry.function.result.as_ref().map(|ty| elaborate(session, session, ty));
    if result.is_none() && entry.is_exported() {
        let message = format!(
            "the exported function `{}` does not state its result type",
            entry.name.name
        );
        session.reports.report(
            Diagnostic::new(Code::UnstatedResult, message)
                .at(entry.function.signature_span.after(), "expected `-> type` here")
                .help("state the type, or begin the name with `_` to keep the function private"),
        );
    }
    Header { parameters, result }
}

impl<'a> Functions<'_, 'a> {
    /// The signature of a function.
    pub fn header(&self, position: usize) -> &Header {
        &self.headers[position]
    }

    /// Notes that `caller` calls `callee`.
    pub fn note_call(&self, caller: usize, callee: usize, span: Span) {
        self.calls.borrow_mut()[caller].push((callee, span));
    }

    /// The result type of a function; checks the function when that is the way
    /// to know it. Recursion gives [`Type::Error`] and is reported in the end.
    pub fn result_type(&self, position: usize, call: Option<Span>) -> Type {
        if let (Some(stated), Some(_)) = (&self.headers[position].result, call) {
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
        let function = FunctionChecker::new(self, position).check();
        self.depth.set(self.depth.get() - 1);
        let stated = self.headers[position].result.clone();
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
                ExprKind::Method { name, .. } => &name.name,
                _ => return,
            };
            if let Some(&Callee::Function(position)) = callees.get(name)
                && found.insert(position)
            {
                mentions.push(position);
            }
        });
        mentions
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
        let name = |position: usize| &self.session.items.functions[position].name.name;
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
