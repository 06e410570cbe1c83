//! What the check of one program shares: items, constants, type names, reports.

use super::{
    CallForm, CheckOptions,
    constant::{Constant, Environment, Evaluator},
    definitions::{Definitions, TypeTemplate},
    graph,
    items::Items,
    namespace::Namespace,
    number::Number,
    suggest::nearest,
    walk::for_each_expression,
};
use crate::{
    diagnostics::{Code, Diagnostic, FileId, Label, SourceMap, Span},
    habits, library,
    syntax::ast::{self, ExprKind, Ident},
};
use std::{cell::RefCell, collections::HashSet, rc::Rc};

/// Collects diagnostics.
#[derive(Default)]
pub struct Reports {
    diagnostics: RefCell<Vec<Diagnostic>>,
    /// The instances and iterations that are being checked, innermost first.
    context: RefCell<Vec<Label>>,
    /// What was reported inside of them: the first instance in which something
    /// is wrong speaks for the others.
    seen: RefCell<HashSet<(Code, Span)>>,
}

impl Reports {
    /// Adds a diagnostic.
    pub fn report(&self, mut diagnostic: Diagnostic) {
        let context = self.context.borrow();
        if let (false, Some(span)) = (context.is_empty(), diagnostic.span()) {
            if !self.seen.borrow_mut().insert((diagnostic.code, span)) {
                return;
            }
            if diagnostic.is_error() {
                diagnostic.labels.extend(context.iter().cloned());
            }
        }
        self.diagnostics.borrow_mut().push(diagnostic);
    }

    /// Replaces the context of what is reported from now on; gives the old one.
    pub fn replace_context(&self, context: Vec<Label>) -> Vec<Label> {
        self.context.replace(context)
    }

    /// Enters an innermost context.
    pub fn enter(&self, label: Label) {
        self.context.borrow_mut().insert(0, label);
    }

    /// Leaves the innermost context.
    pub fn leave(&self) {
        self.context.borrow_mut().remove(0);
    }

    /// The number of diagnostics so far.
    pub fn count(&self) -> usize {
        self.diagnostics.borrow().len()
    }

    fn has_errors(&self) -> bool {
        self.diagnostics.borrow().iter().any(Diagnostic::is_error)
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
    /// The tree of the root file and of those that it uses.
    pub file: &'a ast::File,
    /// Its items.
    pub items: Items<'a>,
    /// What was reported.
    pub reports: Reports,
    /// The constants by name; `None` for one that was reported.
    constants: Namespace<Option<Constant>>,
    /// Its types.
    pub definitions: Definitions,
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
            constants: Namespace::new(&file.units),
            definitions: Definitions::new(&file.units),
        };
        session.evaluate_constants(options);
        session.define_types();
        session.report_missing_exports();
        session
    }

    /// Everything that was reported.
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.reports.diagnostics.into_inner()
    }

    /// The value of a constant that `file` sees: `None` when there is none of this
    /// name, `Some(None)` when it was reported.
    pub fn constant_named(&self, name: &str, file: FileId) -> Option<Option<&Constant>> {
        self.constants.get(file, name).map(Option::as_ref)
    }

    /// How calls of a function appear in the module.
    pub fn call_form(&self, name: &Ident) -> CallForm {
        let mut units = self.file.units.iter();
        let unit = units.find(|unit| unit.file == name.span.file);
        match unit.and_then(|unit| unit.module.as_deref()) {
            None => CallForm::Call,
            Some(_) if name.name.starts_with('_') => CallForm::Body,
            Some(module) => CallForm::Composition(format!("{module}.{}", name.name)),
        }
    }

    /// The way out for a name that `file` calls but does not see; `others` are
    /// the further functions that there are.
    pub fn callee_help(&self, name: &str, file: FileId, others: &[&str]) -> Option<String> {
        if let Some(module) = library::defining(name) {
            return Some(format!("`use {};` brings `{name}` in", module.path));
        }
        if let Some(help) = habits::help(habits::Place::Callee, name) {
            return Some(help.to_owned());
        }
        let names = others.iter().copied().chain(self.items.callees.names(file));
        nearest(name, names).map(|near| format!("did you mean `{near}`?"))
    }

    /// The names of the constants that `file` sees.
    pub fn constant_names(&self, file: FileId) -> impl Iterator<Item = &str> {
        self.constants.names(file)
    }

    /// The type that `name` stands for; an unknown name is reported.
    pub fn type_named(&self, name: &Ident) -> Option<Rc<TypeTemplate>> {
        let types = &self.definitions.types;
        if let Some(template) = types.get(name.span.file, &name.name) {
            return Some(template.clone());
        }
        if !self.items.is_incomplete {
            let message = format!("unknown type `{}`", name.name);
            let mut diagnostic = Diagnostic::new(Code::UnknownType, message).at(name.span, "not defined");
            if let Some(help) = habits::help(habits::Place::Type, &name.name) {
                diagnostic = diagnostic.help(help);
            } else if let Some(near) = nearest(&name.name, types.names(name.span.file)) {
                diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
            }
            self.reports.report(diagnostic);
        }
        None
    }

    fn evaluate_constants(&mut self, options: &CheckOptions) {
        let items = self.items.constants.clone();
        let mut positions = self.constants.beside();
        for (position, item) in items.iter().enumerate() {
            positions.insert(item.name.span.file, item.name.name.clone(), position);
        }
        for (file, name) in &self.items.broken {
            if positions.own(*file, name).is_none() {
                self.constants.insert(*file, name.clone(), None);
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
                self.constants.insert(name.span.file, name.name.clone(), None);
            }
        }
        for position in traversal.post_order {
            let item = items[position];
            let file = item.name.span.file;
            if self.constants.own(file, &item.name.name).is_none() {
                let value = self.constant_value(item, options);
                self.constants.insert(file, item.name.name.clone(), value);
            }
        }
        self.report_unknown_overrides(options);
    }

    fn constants_used_by(&self, item: &ast::ConstItem, positions: &Namespace<usize>) -> Vec<usize> {
        let mut used = vec![];
        for_each_expression(self.file, item.value, &mut |id| {
            if let ExprKind::Name(name) = &self.file[id].kind {
                used.extend(positions.get(item.name.span.file, name));
            }
        });
        used
    }

    /// The value of a constant whose references are evaluated. A new value is of
    /// the same kind; an integer may become floating.
    fn constant_value(&self, item: &ast::ConstItem, options: &CheckOptions) -> Option<Constant> {
        let value = Evaluator::new(self.file, self, &self.reports).evaluate(item.value);
        let replacement = options
            .overrides
            .iter()
            .rev()
            .find(|(name, _)| **name == *item.name.name && !self.is_library(item.name.span.file))
            .and_then(|(_, replacement)| replacement.value());
        let what = match (replacement, value) {
            (None, Some(Constant::DType(dtype))) => format!("a constant is a number or a truth value, found {dtype}"),
            (None, value) => return value,
            (Some(replacement @ Constant::Integer(_)), Some(Constant::Integer(_)) | None)
            | (Some(replacement @ Constant::Float(_)), Some(Constant::Float(_)) | None) => return Some(replacement),
            (Some(Constant::Integer(value)), Some(Constant::Float(_))) => {
                return Some(Constant::Float(Number::from_integer(value)));
            }
            (Some(_), None) => return None,
            (Some(_), Some(other)) => {
                let message = format!("`-D {}` overrides {}", item.name.name, other.describe());
                let expected = match other {
                    Constant::Integer(_) => "expected an integer",
                    _ => "expected a constant number",
                };
                self.reports
                    .report(Diagnostic::new(Code::InvalidOverride, message).at(item.name.span, expected));
                return None;
            }
        };
        self.reports
            .report(Diagnostic::new(Code::NotConstant, what).at(self.file[item.value].span, ""));
        None
    }

    fn report_unknown_overrides(&self, options: &CheckOptions) {
        for (name, _) in &options.overrides {
            let mut constants = self.items.constants.iter();
            if !constants.any(|item| *item.name.name == **name && !self.is_library(item.name.span.file)) {
                let message = format!("`-D {name}` overrides no constant of the program");
                let mut diagnostic = Diagnostic::new(Code::InvalidOverride, message);
                if let Some(near) = nearest(name, self.constant_names(self.file.id)) {
                    diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
                }
                self.reports.report(diagnostic);
            }
        }
    }

    /// Whether a file is one of the standard library.
    fn is_library(&self, file: FileId) -> bool {
        let mut units = self.file.units.iter();
        units.any(|unit| unit.file == file && unit.module.is_some())
    }

    pub(super) fn report_cycle(&self, kind: &str, names: &[&Ident]) {
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
        let exports = self.items.functions.iter().any(|function| function.is_exported())
            || self.items.instances.iter().any(|instance| instance.is_exported());
        // Something that was reported may have been meant for export.
        let reported = self.items.is_incomplete || !self.items.broken.is_empty() || self.reports.has_errors();
        if exports || reported {
            return;
        }
        let message = "the program exports nothing";
        let mut diagnostic = Diagnostic::new(Code::NothingExported, message)
            .help("every top-level function whose name does not begin with `_` is exported");
        if let Some(function) = self.items.functions.iter().find(|function| function.is_root) {
            let (name, span) = (&function.name.name, function.name.span);
            if function.is_template() {
                diagnostic = diagnostic
                    .at(span, "generic: only its instances can be exported")
                    .help(format!("name an instance at top level: `let {name}_4 = {name}<4>;`"));
            } else {
                diagnostic = diagnostic.at(span, "private: its name begins with `_`");
            }
        }
        self.reports.report(diagnostic);
    }
}

/// At top level a name in a compile-time expression is a constant.
impl Environment for Session<'_> {
    fn constant(&self, name: &str, span: Span) -> Option<Constant> {
        if let Some(constant) = self.constant_named(name, span.file) {
            return constant.cloned();
        }
        if !self.items.is_incomplete {
            let message = format!("unknown constant `{name}`");
            let mut diagnostic = Diagnostic::new(Code::UnknownName, message).at(span, "not defined");
            if let Some(near) = nearest(name, self.constant_names(span.file)) {
                diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
            }
            self.reports.report(diagnostic);
        }
        None
    }
}
