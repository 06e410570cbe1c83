//! The items of a file by name.

use super::{
    session::Reports,
    surface::{Operation, PLANNED},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    syntax::ast::{self, Ident, ItemKind},
};
use std::{collections::HashMap, sync::Arc};

/// A plain function of the file.
pub struct FunctionEntry<'a> {
    /// The name.
    pub name: &'a Ident,
    /// The doc comment.
    pub doc: &'a str,
    /// The function.
    pub function: &'a ast::Function,
}

impl FunctionEntry<'_> {
    /// Whether the library exports it.
    pub fn is_exported(&self) -> bool {
        !self.name.name.starts_with('_')
    }
}

/// What the name of a function stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee {
    /// A plain function, by its position in [`Items::functions`].
    Function(usize),
    /// An item that was reported.
    Reported,
}

/// The items of a file. Functions, values and types have separate namespaces.
pub struct Items<'a> {
    /// The plain functions in source order.
    pub functions: Vec<FunctionEntry<'a>>,
    /// The namespace of functions.
    pub callees: HashMap<Arc<str>, Callee>,
    /// The constants in source order.
    pub constants: Vec<&'a ast::ConstItem>,
    /// The names that `type` gives to other types; `None` where it was reported.
    pub aliases: Vec<(&'a Ident, Option<&'a ast::Type>)>,
    /// The names of items that the parser gave up; each may be any kind of item.
    pub broken: Vec<Arc<str>>,
    /// Whether an unknown name may be defined by something that was reported: a
    /// used file, or an item whose name is unknown.
    pub is_incomplete: bool,
}

impl<'a> Items<'a> {
    /// Collects the items, and reports names that are defined twice and items
    /// that are not supported.
    pub fn collect(file: &'a ast::File, reports: &Reports) -> Self {
        let mut collector = Collector {
            items: Self {
                functions: vec![],
                callees: HashMap::new(),
                constants: vec![],
                aliases: vec![],
                broken: vec![],
                is_incomplete: false,
            },
            function_names: HashMap::new(),
            value_names: HashMap::new(),
            type_names: HashMap::new(),
            reports,
        };
        for item in &file.items {
            collector.add(item);
        }
        let mut items = collector.items;
        for name in &items.broken {
            items.callees.entry(name.clone()).or_insert(Callee::Reported);
        }
        items
    }
}

struct Collector<'a, 'r> {
    items: Items<'a>,
    function_names: HashMap<Arc<str>, Span>,
    value_names: HashMap<Arc<str>, Span>,
    type_names: HashMap<Arc<str>, Span>,
    reports: &'r Reports,
}

impl<'a> Collector<'a, '_> {
    fn add(&mut self, item: &'a ast::Item) {
        match &item.kind {
            ItemKind::Const(constant) => {
                if declare(&mut self.value_names, &constant.name, "constant", self.reports) {
                    self.items.constants.push(constant);
                }
            }
            ItemKind::Use(_) => {
                self.items.is_incomplete = true;
                self.reports.unsupported("`use`", item.span);
            }
            ItemKind::Type(definition) => self.add_type(definition),
            ItemKind::Function(function) => self.add_function(item, function),
            ItemKind::Instance(instance) => {
                self.reports.unsupported("an instance of a generic function", item.span);
                if declare(&mut self.function_names, &instance.name, "function", self.reports) {
                    self.items.callees.insert(instance.name.name.clone(), Callee::Reported);
                }
            }
            ItemKind::Error(Some(name)) => self.items.broken.push(name.name.clone()),
            ItemKind::Error(None) => self.items.is_incomplete = true,
        }
    }

    fn add_type(&mut self, definition: &'a ast::TypeItem) {
        if !declare(&mut self.type_names, &definition.name, "type", self.reports) {
            return;
        }
        let alias = match &definition.definition {
            ast::TypeDefinition::Alias(ty) if definition.generics.is_empty() => Some(ty),
            ast::TypeDefinition::Alias(_) => {
                self.reports.unsupported("a generic type", definition.name.span);
                None
            }
            ast::TypeDefinition::Record(_) => {
                self.reports.unsupported("a record type", definition.name.span);
                None
            }
        };
        self.items.aliases.push((&definition.name, alias));
    }

    fn add_function(&mut self, item: &'a ast::Item, definition: &'a ast::FunctionItem) {
        let (name, function) = (&definition.name, &definition.function);
        if !declare(&mut self.function_names, name, "function", self.reports) {
            return;
        }
        if Operation::from_name(&name.name).is_some() || PLANNED.contains(&&*name.name) {
            let message = format!("`{}` is the name of an operation of the language", name.name);
            let help = "give the function another name";
            self.reports.report(
                Diagnostic::new(Code::DuplicateName, message)
                    .at(name.span, "")
                    .help(help),
            );
            return;
        }
        let callee = if let Some(generic) = function.generics.first() {
            self.reports.unsupported("a generic function", generic.span);
            Callee::Reported
        } else {
            self.items.functions.push(FunctionEntry {
                name,
                doc: item.doc.as_deref().unwrap_or_default(),
                function,
            });
            Callee::Function(self.items.functions.len() - 1)
        };
        self.items.callees.insert(name.name.clone(), callee);
    }
}

/// Enters a name; reports it and gives false when the namespace has it.
fn declare(names: &mut HashMap<Arc<str>, Span>, name: &Ident, kind: &str, reports: &Reports) -> bool {
    match names.insert(name.name.clone(), name.span) {
        None => true,
        Some(first) => {
            names.insert(name.name.clone(), first);
            let message = format!("the {kind} `{}` is defined twice", name.name);
            reports.report(
                Diagnostic::new(Code::DuplicateName, message)
                    .at(name.span, "defined again here")
                    .label(first, "first defined here"),
            );
            false
        }
    }
}
