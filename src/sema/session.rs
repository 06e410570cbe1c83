//! What the check of one program shares: items, constants, type names, reports.

use super::{
    CheckOptions,
    constant::{Constant, Environment, Evaluator},
    definitions::{Definitions, TypeTemplate},
    graph,
    items::Items,
    suggest::nearest,
    walk::for_each_expression,
};
use crate::{
    diagnostics::{Code, Diagnostic, Label, SourceMap, Span},
    syntax::ast::{self, ExprKind, Ident},
};
use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
    rc::Rc,
    sync::Arc,
};

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

#[allow(dead_code, reason = "expansion follows")]
impl Reports {
    /// Adds a diagnostic.
    pub fn report(&self, mut diagnostic: Diagnostic) {
        let context = self.context.borrow();
        if let (false, Some(span)) = (context.is_empty(), diagnostic.span()) {
            if !self.seen.borrow_mut().insert((diagnostic.code, span)) {
                return;
            }
            diagnostic.labels.extend(context.iter().cloned());
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
    /// The root file.
    pub file: &'a ast::File,
    /// Its items.
    pub items: Items<'a>,
    /// What was reported.
    pub reports: Reports,
    /// The constants by name; `None` for one that was reported.
    constants: HashMap<Arc<str>, Option<Constant>>,
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
            constants: HashMap::new(),
            definitions: Definitions::default(),
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
    pub fn type_named(&self, name: &Ident) -> Option<Rc<TypeTemplate>> {
        let types = &self.definitions.types;
        if let Some(template) = types.get(&name.name) {
            return Some(template.clone());
        }
        if !self.items.is_incomplete {
            let message = format!("unknown type `{}`", name.name);
            let mut diagnostic = Diagnostic::new(Code::UnknownType, message).at(name.span, "not defined");
            if let Some(near) = nearest(&name.name, types.keys().map(|name| &**name)) {
                diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
            }
            self.reports.report(diagnostic);
        }
        None
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
        if let Some(function) = self.items.functions.first() {
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
