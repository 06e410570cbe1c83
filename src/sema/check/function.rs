//! Functions: parameters, bodies, results, and recursion.

use super::{
    instructions::Instructions,
    operand::{Checked, Operand, regroup},
    scope::Scopes,
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        Function, Parameter, ResultValue,
        constant::{Constant, Environment},
        elaborate::elaborate,
        graph,
        items::{Callee, FunctionEntry},
        literal::Content,
        session::Session,
        suggest::nearest,
        types::Type,
        walk::for_each_expression_of_block,
    },
    syntax::ast::{self, ExprKind},
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

/// The check of one function (later: of one instance of a generic function).
pub struct FunctionChecker<'f, 's, 'a> {
    /// The check of all functions.
    pub functions: &'f Functions<'s, 'a>,
    /// What the program shares.
    pub session: &'s Session<'a>,
    /// The position of the function.
    pub position: usize,
    /// What the function does, so far.
    pub instructions: Instructions,
    /// The bindings in scope.
    pub scopes: Scopes,
    /// Whether something was reported.
    failed: Cell<bool>,
    warnings: Vec<Diagnostic>,
}

impl<'f, 's, 'a> FunctionChecker<'f, 's, 'a> {
    fn new(functions: &'f Functions<'s, 'a>, position: usize) -> Self {
        Self {
            functions,
            session: functions.session,
            position,
            instructions: Instructions::default(),
            scopes: Scopes::default(),
            failed: Cell::new(false),
            warnings: vec![],
        }
    }

    /// Reports an error.
    pub fn report(&self, diagnostic: Diagnostic) {
        self.failed.set(true);
        self.session.reports.report(diagnostic);
    }

    /// Reports an error that makes an expression worthless.
    pub fn refuse(&self, diagnostic: Diagnostic, span: Span) -> Checked {
        self.report(diagnostic);
        Checked::poison(span)
    }

    /// Reports a part of the language that this version lacks.
    pub fn unsupported(&self, construct: &str, span: Span) -> Checked {
        self.failed.set(true);
        self.session.reports.unsupported(construct, span);
        Checked::poison(span)
    }

    /// Notes that the parser or an earlier step reported something.
    pub fn silently_poisoned(&self, span: Span) -> Checked {
        self.failed.set(true);
        Checked::poison(span)
    }

    fn check(mut self) -> Option<Function> {
        let entry = &self.session.items.functions[self.position];
        let parameters = self.bind_parameters(entry);
        let checked = self.check_block(&entry.function.body);
        self.scopes.leave();
        let stated = self.functions.header(self.position).result.clone();
        let checked = match &stated {
            Some(ty) => self.expect(&checked, ty, "the result"),
            None => checked,
        };
        let result_type = stated.unwrap_or_else(|| self.type_of(&checked));
        let results = self.results(&checked);
        if self.failed.get() || result_type.has_error() {
            return None;
        }
        for warning in self.warnings {
            self.session.reports.report(warning);
        }
        let (values, instructions) = self.instructions.finish();
        Some(Function {
            name: entry.name.name.to_string(),
            doc: entry.doc.to_owned(),
            span: entry.function.signature_span,
            exported: entry.is_exported(),
            parameters,
            values,
            instructions,
            result_type,
            results,
            result_span: checked.span,
        })
    }

    /// Binds the parameters in an outermost scope, where unused ones are fine.
    fn bind_parameters(&mut self, entry: &FunctionEntry) -> Vec<Parameter> {
        self.scopes.enter();
        let types = &self.functions.header(self.position).parameters;
        let mut parameters = vec![];
        for (parameter, (name, ty)) in entry.function.parameters.iter().zip(types) {
            if ty.has_error() {
                self.failed.set(true);
            }
            let span = parameter.name.span;
            let mut leaves = vec![];
            ty.for_each_leaf(name, &mut |path, leaf| {
                leaves.push(self.instructions.parameter(leaf.clone(), path, span));
            });
            let value = regroup(ty, &mut leaves.into_iter(), span);
            self.scopes.bind(name.clone(), span, value.operand);
            parameters.push(Parameter {
                name: name.to_string(),
                ty: ty.clone(),
                donate: parameter.donate.is_some(),
                span,
            });
        }
        parameters
    }

    /// The value of a block.
    pub fn check_block(&mut self, block: &'a ast::Block) -> Checked {
        self.scopes.enter();
        for statement in &block.statements {
            self.check_let(statement);
        }
        let result = self.check_expression(block.result);
        for (name, span) in self.scopes.leave() {
            let message = format!("`{name}` is never used");
            let warning = Diagnostic::new(Code::UnusedBinding, message)
                .at(span, "")
                .help(format!("`_{name}` says that this is on purpose"));
            self.warnings.push(warning);
        }
        result
    }

    fn check_let(&mut self, statement: &'a ast::Let) {
        let mut value = self.check_expression(statement.value);
        if let Some(ty) = &statement.ty {
            let ty = elaborate(self.session, &*self, ty);
            value = self.expect(&value, &ty, "the binding");
            if ty.has_error() {
                self.failed.set(true);
            }
        }
        self.bind(&statement.pattern, &value);
    }

    fn bind(&mut self, pattern: &ast::Pattern, value: &Checked) {
        let (patterns, span) = match pattern {
            ast::Pattern::Name(name) => {
                self.scopes.bind(name.name.clone(), name.span, value.operand.clone());
                return;
            }
            ast::Pattern::Tuple(patterns, span) => (patterns, *span),
        };
        let elements = match &value.operand {
            Operand::Tuple(elements) if elements.len() == patterns.len() => elements.clone(),
            Operand::Poison => vec![value.clone(); patterns.len()].into(),
            _ => {
                let message = format!(
                    "the pattern has {} parts, the value is {}",
                    patterns.len(),
                    self.describe(value)
                );
                let diagnostic = Diagnostic::new(Code::TupleMismatch, message)
                    .at(span, format!("expected a tuple of {}", patterns.len()))
                    .label(value.span, format!("this is {}", self.describe(value)));
                let poison = self.refuse(diagnostic, value.span);
                vec![poison; patterns.len()].into()
            }
        };
        for (pattern, element) in patterns.iter().zip(elements.iter()) {
            self.bind(pattern, element);
        }
    }

    /// The flattened result with the names of its ports.
    fn results(&mut self, checked: &Checked) -> Vec<ResultValue> {
        let mut leaves = vec![];
        collect_leaves(checked, None, &mut leaves);
        let mut taken = HashMap::new();
        let mut results = vec![];
        for (position, (leaf, name)) in leaves.into_iter().enumerate() {
            let value = match &leaf.operand {
                Operand::Value(value) => *value,
                Operand::Literal(_) => match self.literal_by_itself(&leaf) {
                    Some(value) => value,
                    None => continue,
                },
                Operand::Tuple(_) | Operand::Poison => {
                    self.failed.set(true);
                    continue;
                }
            };
            let name = unique(name.unwrap_or_else(|| format!("out{position}")), &mut taken);
            results.push(ResultValue { value, name });
        }
        results
    }
}

/// The leaves of a result, each with the path of the binding it was read from.
fn collect_leaves(checked: &Checked, path: Option<String>, leaves: &mut Vec<(Checked, Option<String>)>) {
    let path = path.or_else(|| checked.name.as_ref().map(ToString::to_string));
    match &checked.operand {
        Operand::Tuple(elements) => {
            for (index, element) in elements.iter().enumerate() {
                let path = path.as_ref().map(|path| format!("{path}.{index}"));
                collect_leaves(element, path, leaves);
            }
        }
        Operand::Value(_) | Operand::Literal(_) | Operand::Poison => leaves.push((checked.clone(), path)),
    }
}

/// `name`, or `name_1`, `name_2`, ... when it is taken. `taken` maps each name to
/// the last suffix tried after it.
fn unique(name: String, taken: &mut HashMap<String, usize>) -> String {
    let mut suffix = taken.get(&name).copied().unwrap_or(0);
    let mut candidate = name.clone();
    while taken.contains_key(&candidate) {
        suffix += 1;
        candidate = format!("{name}_{suffix}");
    }
    taken.insert(name, suffix);
    taken.entry(candidate.clone()).or_insert(0);
    candidate
}

/// In a function a name in a compile-time expression is a binding of a literal
/// or a constant.
impl Environment for FunctionChecker<'_, '_, '_> {
    fn constant(&self, name: &str, span: Span) -> Option<Constant> {
        let Some(binding) = self.scopes.find(name) else {
            return match self.session.constant_named(name) {
                Some(constant) => constant.cloned(),
                None => {
                    self.report_unknown_name(name, span);
                    None
                }
            };
        };
        match &binding.operand {
            Operand::Literal(literal) if matches!(literal.content, Content::Scalar(_)) && literal.suffix.is_none() => {
                match &literal.content {
                    Content::Scalar(scalar) => Some(Constant::from_scalar(scalar)),
                    Content::Tensor { .. } => None,
                }
            }
            Operand::Poison => None,
            _ => {
                let message = format!("`{name}` is not known at compile time");
                self.report(
                    Diagnostic::new(Code::NotConstant, message)
                        .at(span, "expected a literal or a constant")
                        .label(binding.span, "bound here"),
                );
                None
            }
        }
    }
}

impl FunctionChecker<'_, '_, '_> {
    /// Reports a name that no value has.
    pub fn report_unknown_name(&self, name: &str, span: Span) {
        let items = &self.session.items;
        if items.has_use {
            self.failed.set(true);
            return;
        }
        if items.callees.contains_key(name) {
            let message = format!("`{name}` is a function: expected a value");
            let help = format!("a function is called: `{name}(...)`");
            self.report(Diagnostic::new(Code::WrongNamespace, message).at(span, "").help(help));
            return;
        }
        let message = format!("unknown name `{name}`");
        let mut diagnostic = Diagnostic::new(Code::UnknownName, message).at(span, "not in scope");
        let candidates = self.scopes.names().chain(self.session.constant_names());
        if let Some(near) = nearest(name, candidates) {
            diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
        }
        self.report(diagnostic);
    }
}
