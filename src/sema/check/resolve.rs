//! Names of generic functions without an instance: what needs no types is
//! checked all the same.

use super::signature::Template;
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    habits,
    sema::{
        constant::Environment,
        definitions::GenericScope,
        items::FunctionEntry,
        session::Session,
        suggest::nearest,
        surface::{Operation, PLANNED},
    },
    syntax::ast::{Argument, Block, ExprId, ExprKind, Pattern},
};
use std::{collections::HashSet, sync::Arc};

/// Reports unknown names and callees in the body of `entry`.
pub fn resolve_template(session: &Session, entry: &FunctionEntry, template: &Template) {
    let scope = GenericScope {
        session,
        parameters: &template.generics,
    };
    let names = entry
        .function
        .parameters
        .iter()
        .map(|parameter| parameter.name.name.clone());
    let mut resolver = Resolver {
        session,
        scope,
        names: names.collect(),
        reported: HashSet::new(),
    };
    resolver.block(&entry.function.body);
}

struct Resolver<'s, 'a> {
    session: &'s Session<'a>,
    scope: GenericScope<'s, 'a>,
    /// The bindings in scope, innermost last.
    names: Vec<Arc<str>>,
    reported: HashSet<Arc<str>>,
}

impl Resolver<'_, '_> {
    fn block(&mut self, block: &Block) {
        let outer = self.names.len();
        for statement in &block.statements {
            self.expression(statement.value);
            self.bind(&statement.pattern);
        }
        self.expression(block.result);
        self.names.truncate(outer);
    }

    fn bind(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Name(name) => self.names.push(name.name.clone()),
            Pattern::Tuple(patterns, _) => patterns.iter().for_each(|pattern| self.bind(pattern)),
        }
    }

    /// Resolves an expression. Chains that nest to the left take no stack.
    fn expression(&mut self, id: ExprId) {
        let file = self.session.file;
        let spine = file.spine(id);
        for (index, &link) in spine.iter().enumerate() {
            let next = spine.get(index + 1).map(|&next| &file[next].kind);
            match (&file[link].kind, next) {
                (ExprKind::Name(name), Some(ExprKind::Call { .. })) => self.callee(name, file[link].span),
                _ => self.link(link),
            }
        }
    }

    fn link(&mut self, id: ExprId) {
        let file = self.session.file;
        let span = file[id].span;
        match &file[id].kind {
            ExprKind::Name(name) => self.name(name, span),
            ExprKind::List(elements) | ExprKind::Tuple(elements) => {
                elements.iter().for_each(|&element| self.expression(element));
            }
            ExprKind::Instance { function, .. } => self.callee(&function.name, function.span),
            ExprKind::Call { arguments, .. } => self.arguments(arguments),
            ExprKind::Method { name, arguments, .. } => {
                self.callee(&name.name, name.span);
                self.arguments(arguments);
            }
            ExprKind::ReverseMode(reverse) => self.arguments(&reverse.arguments),
            ExprKind::Index { index, .. } => self.expression(*index),
            ExprKind::Unary { operand, .. } => self.expression(*operand),
            ExprKind::Binary { right, .. } => self.expression(*right),
            ExprKind::Block(block) => self.block(block),
            ExprKind::If(branches) => {
                for (condition, block) in &branches.arms {
                    self.expression(*condition);
                    self.block(block);
                }
                self.block(&branches.otherwise);
            }
            ExprKind::Record(record) => {
                self.session.type_named(&record.name);
                record.fields.iter().for_each(|field| self.expression(field.value));
                record.base.iter().for_each(|&base| self.expression(base));
            }
            ExprKind::Comprehension(comprehension) => {
                self.expression(comprehension.range.start);
                self.expression(comprehension.range.end);
                self.names.push(comprehension.variable.name.clone());
                self.block(&comprehension.body);
                self.names.pop();
            }
            ExprKind::For(repetition) => {
                self.expression(repetition.range.start);
                self.expression(repetition.range.end);
                repetition.state.iter().for_each(|state| self.expression(state.initial));
                let outer = self.names.len();
                self.names.push(repetition.variable.name.clone());
                self.names
                    .extend(repetition.state.iter().map(|state| state.name.name.clone()));
                self.block(&repetition.body);
                self.names.truncate(outer);
            }
            ExprKind::Literal(_)
            | ExprKind::String(_)
            | ExprKind::DType(_)
            | ExprKind::Placement(_)
            | ExprKind::Suffixed { .. }
            | ExprKind::Spread(_)
            | ExprKind::Element { .. }
            | ExprKind::Field { .. }
            | ExprKind::Error => {}
        }
    }

    /// A bare word given by keyword, or the name of a function, may be anything.
    fn arguments(&mut self, arguments: &[Argument]) {
        for argument in arguments {
            match &self.session.file[argument.value].kind {
                ExprKind::Name(_) if argument.name.is_some() => {}
                ExprKind::Name(name) if self.is_function(name, argument.span) => {}
                _ => self.expression(argument.value),
            }
        }
    }

    fn is_function(&self, name: &str, span: Span) -> bool {
        self.session.items.callees.get(span.file, name).is_some()
    }

    fn callee(&mut self, name: &Arc<str>, span: Span) {
        let items = &self.session.items;
        let known = Operation::from_name(name).is_some()
            || PLANNED.contains(&&**name)
            || self.is_function(name, span)
            || items.is_incomplete;
        if known || !self.reported.insert(name.clone()) {
            return;
        }
        let message = format!("unknown function `{name}`");
        let diagnostic = Diagnostic::new(Code::UnknownCallee, message).at(span, "not defined");
        let operations: Vec<_> = Operation::callable().map(Operation::name).collect();
        let help = self.session.callee_help(name, span.file, &operations);
        self.session.reports.report(match help {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        });
    }

    fn name(&mut self, name: &Arc<str>, span: Span) {
        let known = self.names.contains(name)
            || self.scope.generic(name).is_some()
            || self.session.constant_named(name, span.file).is_some()
            || self.session.items.is_incomplete
            // Functions stand as arguments of `each`.
            || self.is_function(name, span)
            || Operation::from_name(name).is_some();
        if known || !self.reported.insert(name.clone()) {
            return;
        }
        let message = format!("unknown name `{name}`");
        let diagnostic = Diagnostic::new(Code::UnknownName, message).at(span, "not in scope");
        let generics = self.scope.parameters.iter().map(|parameter| &*parameter.name);
        let candidates = self.names.iter().map(|name| &**name).chain(generics);
        let near = || nearest(name, candidates.chain(self.session.constant_names(span.file)));
        let help = habits::help(habits::Place::Value, name).map(str::to_owned);
        let help = help.or_else(|| near().map(|near| format!("did you mean `{near}`?")));
        self.session.reports.report(match help {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        });
    }
}
