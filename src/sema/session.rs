//! What the check of one program shares: items, constants, type names, reports.

use super::{
    CheckOptions,
    constant::{Constant, Environment, Evaluator},
    elaborate::elaborate,
    graph,
    items::Items,
    suggest::nearest,
    types::Type,
    walk::for_each_expression,
};
use crate::{
    diagnostics::{Code, Diagnostic, SourceMap, Span},
    syntax::ast::{self, ExprKind, Ident, TypeKind},
};
use std::{cell::RefCell, collections::HashMap, sync::Arc};

/// Collects diagnostics.
#[derive(Default)]
pub struct Reports(RefCell<Vec<Diagnostic>>);

impl Reports {
    /// Adds a diagnostic.
    pub fn report(&self, diagnostic: Diagnostic) {
        self.0.borrow_mut().push(diagnostic);
    }

    /// Reports a part of the language that this version of the compiler lacks:
    /// the only place that does.
    pub fn unsupported(&self, construct: &str, span: Span) {
        let message = format!("{construct} is not supported by this version of the compiler");
        self.report(Diagnostic::new(Code::Unsupported, message).at(span, "not supported yet"));
    }
}

/// The check of one program.
pub struct Session<'a> {
    /// The sources.
    pub sources: &'a SourceMap,
    /// The root file.
    pub file: &'a ast::File,
    /// Its items.
    pub items: Items<'a>,
    /// What was reported.
    pub reports: Reports,
    /// The constants by name; `None` for one that was reported.
    constants: HashMap<Arc<str>, Option<Constant>>,
    /// The named types by name.
    types: HashMap<Arc<str>, Type>,
}

impl<'a> Session<'a> {
    /// Collects the items of `file`; evaluates its constants and named types.
    pub fn new(sources: &'a SourceMap, file: &'a ast::File, options: &CheckOptions) -> Self {
        let reports = Reports::default();
        let items = Items::collect(file, &reports);
        let mut session = Self {
            sources,
            file,
            items,
            reports,
            constants: HashMap::new(),
            types: HashMap::new(),
        };
        session.evaluate_constants(options);
        session.resolve_types();
        session.report_missing_exports();
        session
    }

    /// Everything that was reported.
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.reports.0.into_inner()
    }

    /// The value of a constant: `None` when there is none of this name,
    /// `Some(None)` when it was reported.
    pub fn constant_named(&self, name: &str) -> Option<Option<&Constant>> {
        self.constants.get(name).map(Option::as_ref)
    }

    /// The names of the constants.
    pub fn constant_names(&self) -> impl Iterator<Item = &str> {
        self.constants.keys().map(|name| &**name)
    }

    /// The type that `name` stands for; an unknown name is reported.
    pub fn type_named(&self, name: &Ident) -> Type {
        if let Some(ty) = self.types.get(&name.name) {
            return ty.clone();
        }
        if !self.items.is_incomplete {
            let message = format!("unknown type `{}`", name.name);
            let mut diagnostic = Diagnostic::new(Code::UnknownType, message).at(name.span, "not defined");
            if let Some(near) = nearest(&name.name, self.types.keys().map(|name| &**name)) {
                diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
            }
            self.reports.report(diagnostic);
        }
        Type::Error
    }

    fn evaluate_constants(&mut self, options: &CheckOptions) {
        let items = self.items.constants.clone();
        let positions: HashMap<&str, usize> = items
            .iter()
            .enumerate()
            .map(|(position, item)| (&*item.name.name, position))
            .collect();
        for name in &self.items.broken {
            if !positions.contains_key(&**name) {
                self.constants.insert(name.clone(), None);
            }
        }
        let edges: Vec<Vec<usize>> = items
            .iter()
            .map(|item| self.constants_used_by(item, &positions))
            .collect();
        let traversal = graph::traverse(&edges);
        for cycle in &traversal.cycles {
            let names: Vec<_> = cycle.iter().map(|&position| &items[position].name).collect();
            self.report_cycle("constant", &names);
            for name in names {
                self.constants.insert(name.name.clone(), None);
            }
        }
        for position in traversal.post_order {
            let item = items[position];
            if !self.constants.contains_key(&item.name.name) {
                let value = self.constant_value(item, options);
                self.constants.insert(item.name.name.clone(), value);
            }
        }
        self.report_unknown_overrides(options);
    }

    fn constants_used_by(&self, item: &ast::ConstItem, positions: &HashMap<&str, usize>) -> Vec<usize> {
        let mut used = vec![];
        for_each_expression(self.file, item.value, &mut |id| {
            if let ExprKind::Name(name) = &self.file[id].kind {
                used.extend(positions.get(&**name));
            }
        });
        used
    }

    /// The value of a constant whose references are evaluated. An overridden
    /// constant must have an integer value too.
    fn constant_value(&self, item: &ast::ConstItem, options: &CheckOptions) -> Option<Constant> {
        let value = Evaluator::new(self.file, self, &self.reports).evaluate(item.value);
        let replacement = options
            .overrides
            .iter()
            .rev()
            .find(|(name, _)| **name == *item.name.name);
        match (replacement, value) {
            (None, value) => value,
            (Some(&(_, replacement)), Some(Constant::Integer(_)) | None) => {
                Some(Constant::Integer(i128::from(replacement)))
            }
            (Some(_), Some(other)) => {
                let message = format!("`-D {}` overrides {}", item.name.name, other.describe());
                self.reports.report(
                    Diagnostic::new(Code::InvalidOverride, message).at(item.name.span, "expected an integer constant"),
                );
                None
            }
        }
    }

    fn report_unknown_overrides(&self, options: &CheckOptions) {
        for (name, _) in &options.overrides {
            if !self.constants.contains_key(name.as_str()) {
                let message = format!("`-D {name}` overrides no constant of the program");
                let mut diagnostic = Diagnostic::new(Code::InvalidOverride, message);
                if let Some(near) = nearest(name, self.constant_names()) {
                    diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
                }
                self.reports.report(diagnostic);
            }
        }
    }

    fn resolve_types(&mut self) {
        let aliases = self.items.aliases.clone();
        let positions: HashMap<&str, usize> = aliases
            .iter()
            .enumerate()
            .map(|(position, (name, _))| (&*name.name, position))
            .collect();
        for name in &self.items.broken {
            if !positions.contains_key(&**name) {
                self.types.insert(name.clone(), Type::Error);
            }
        }
        let edges: Vec<Vec<usize>> = aliases
            .iter()
            .map(|(_, ty)| ty.map_or_else(Vec::new, |ty| types_used_by(ty, &positions)))
            .collect();
        let traversal = graph::traverse(&edges);
        for cycle in &traversal.cycles {
            let names: Vec<_> = cycle.iter().map(|&position| aliases[position].0).collect();
            self.report_cycle("type", &names);
            for name in names {
                self.types.insert(name.name.clone(), Type::Error);
            }
        }
        for position in traversal.post_order {
            let (name, ty) = aliases[position];
            if !self.types.contains_key(&name.name) {
                let ty = ty.map_or(Type::Error, |ty| elaborate(self, self, ty));
                self.types.insert(name.name.clone(), ty);
            }
        }
    }

    fn report_cycle(&self, kind: &str, names: &[&Ident]) {
        let path: Vec<_> = names
            .iter()
            .chain(names.first())
            .map(|name| format!("`{}`", name.name))
            .collect();
        let message = format!("the {kind} {} refers to itself: {}", path[0], path.join(" -> "));
        let mut diagnostic = Diagnostic::new(Code::Cycle, message).at(names[0].span, "");
        for name in &names[1..] {
            diagnostic = diagnostic.label(name.span, "");
        }
        self.reports.report(diagnostic);
    }

    fn report_missing_exports(&self) {
        let exports = self.items.functions.iter().any(|function| function.is_exported());
        // Something that was reported may have been meant for export.
        let reported = self.items.is_incomplete
            || !self.items.broken.is_empty()
            || self.reports.0.borrow().iter().any(Diagnostic::is_error);
        if exports || reported {
            return;
        }
        let message = "the program exports nothing";
        let mut diagnostic = Diagnostic::new(Code::NothingExported, message)
            .help("every top-level function whose name does not begin with `_` is exported");
        if let Some(function) = self.items.functions.first() {
            diagnostic = diagnostic.at(function.name.span, "private: its name begins with `_`");
        }
        self.reports.report(diagnostic);
    }
}

/// At top level a name in a compile-time expression is a constant.
impl Environment for Session<'_> {
    fn constant(&self, name: &str, span: Span) -> Option<Constant> {
        if let Some(constant) = self.constant_named(name) {
            return constant.cloned();
        }
        if !self.items.is_incomplete {
            let message = format!("unknown constant `{name}`");
            let mut diagnostic = Diagnostic::new(Code::UnknownName, message).at(span, "not defined");
            if let Some(near) = nearest(name, self.constant_names()) {
                diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
            }
            self.reports.report(diagnostic);
        }
        None
    }
}

/// The positions of the named types that a type mentions.
fn types_used_by(ty: &ast::Type, positions: &HashMap<&str, usize>) -> Vec<usize> {
    let mut used = vec![];
    let mut pending = vec![ty];
    while let Some(ty) = pending.pop() {
        match &ty.kind {
            TypeKind::Named { name, .. } => used.extend(positions.get(&*name.name)),
            TypeKind::Tuple(elements) => pending.extend(elements),
            TypeKind::Array { element, .. } => pending.push(element),
            TypeKind::Tensor { .. } | TypeKind::Int | TypeKind::Error => {}
        }
    }
    used
}
