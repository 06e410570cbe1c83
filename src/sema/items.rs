//! The items of a program by name.

use super::{
    namespace::Namespace,
    session::Reports,
    surface::{Operation, PLANNED},
};
use crate::{
    diagnostics::{Code, Diagnostic, FileId, Span},
    syntax::ast::{self, Ident, ItemKind, TypeKind},
};
use std::sync::Arc;

/// A function of the program, plain or generic.
pub struct FunctionEntry<'a> {
    /// The name.
    pub name: &'a Ident,
    /// Whether the root file defines it.
    pub is_root: bool,
    /// The doc comment.
    pub doc: &'a str,
    /// The function.
    pub function: &'a ast::Function,
}

impl FunctionEntry<'_> {
    /// Whether the library exports it.
    pub fn is_exported(&self) -> bool {
        self.is_root && !self.is_template() && !self.name.name.starts_with('_')
    }

    /// Whether it is checked for each instance: it has generic parameters or
    /// compile-time integers among its parameters.
    pub fn is_template(&self) -> bool {
        let is_integer = |parameter: &ast::Parameter| matches!(parameter.ty.kind, TypeKind::Int);
        !self.function.generics.is_empty() || self.function.parameters.iter().any(is_integer)
    }
}

/// `let small = rmsnorm<4, 8>;`
pub struct InstanceEntry<'a> {
    /// Whether the root file defines it.
    pub is_root: bool,
    /// The doc comment.
    pub doc: &'a str,
    /// The item.
    pub item: &'a ast::InstanceItem,
}

impl InstanceEntry<'_> {
    /// Whether the library exports it.
    pub fn is_exported(&self) -> bool {
        self.is_root && !self.item.name.name.starts_with('_')
    }
}

/// A function that is there without being called: a plain one or an instance
/// with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Root {
    /// By its position in [`Items::functions`].
    Function(usize),
    /// By its position in [`Items::instances`].
    Instance(usize),
}

/// What the name of a function stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee {
    /// A function, by its position in [`Items::functions`].
    Function(usize),
    /// An instance with a name, by its position in [`Items::instances`].
    Instance(usize),
    /// An item that was reported.
    Reported,
}

/// The items of a program. Functions, values and types have separate namespaces.
pub struct Items<'a> {
    /// The functions in source order.
    pub functions: Vec<FunctionEntry<'a>>,
    /// The instances with a name in source order.
    pub instances: Vec<InstanceEntry<'a>>,
    /// Plain functions and instances with a name in source order.
    pub roots: Vec<Root>,
    /// The namespace of functions.
    pub callees: Namespace<Callee>,
    /// The constants in source order.
    pub constants: Vec<&'a ast::ConstItem>,
    /// The `type` items in source order.
    pub types: Vec<&'a ast::TypeItem>,
    /// The names of items that the parser gave up; each may be any kind of item.
    pub broken: Vec<(FileId, Arc<str>)>,
    /// Whether an unknown name may be defined by something that was reported: a
    /// used file, or an item whose name is unknown.
    pub is_incomplete: bool,
}

impl<'a> Items<'a> {
    /// Collects the items, and reports names that are defined twice and items
    /// that are not supported.
    pub fn collect(file: &'a ast::File, reports: &Reports) -> Self {
        let names = Namespace::new(&file.units);
        let mut collector = Collector {
            items: Self {
                functions: vec![],
                instances: vec![],
                roots: vec![],
                callees: names.beside(),
                constants: vec![],
                types: vec![],
                broken: vec![],
                is_incomplete: file.units.iter().any(|unit| unit.is_incomplete),
            },
            root: file.id,
            function_names: names.beside(),
            value_names: names.beside(),
            type_names: names,
            reports,
        };
        for item in &file.items {
            collector.add(item);
        }
        collector.report_collisions(&file.units);
        let mut items = collector.items;
        for (file, name) in &items.broken {
            if items.callees.own(*file, name).is_none() {
                items.callees.insert(*file, name.clone(), Callee::Reported);
            }
        }
        items
    }
}

struct Collector<'a, 'r> {
    items: Items<'a>,
    root: FileId,
    function_names: Namespace<Span>,
    value_names: Namespace<Span>,
    type_names: Namespace<Span>,
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
            // The loader followed it.
            ItemKind::Use(_) => {}
            ItemKind::Type(definition) => {
                if declare(&mut self.type_names, &definition.name, "type", self.reports) {
                    self.items.types.push(definition);
                }
            }
            ItemKind::Function(function) => self.add_function(item, function),
            ItemKind::Instance(instance) => self.add_instance(item, instance),
            ItemKind::Error(Some(name)) => self.items.broken.push((name.span.file, name.name.clone())),
            ItemKind::Error(None) => self.items.is_incomplete = true,
        }
    }

    fn add_function(&mut self, item: &'a ast::Item, definition: &'a ast::FunctionItem) {
        if !self.declare_function(&definition.name) {
            return;
        }
        let position = self.items.functions.len();
        let entry = FunctionEntry {
            name: &definition.name,
            is_root: item.span.file == self.root,
            doc: item.doc.as_deref().unwrap_or_default(),
            function: &definition.function,
        };
        if !entry.is_template() {
            self.items.roots.push(Root::Function(position));
        }
        self.items.functions.push(entry);
        let name = definition.name.name.clone();
        let callee = Callee::Function(position);
        self.items.callees.insert(item.span.file, name, callee);
    }

    fn add_instance(&mut self, item: &'a ast::Item, instance: &'a ast::InstanceItem) {
        if !self.declare_function(&instance.name) {
            return;
        }
        let position = self.items.instances.len();
        self.items.roots.push(Root::Instance(position));
        self.items.instances.push(InstanceEntry {
            is_root: item.span.file == self.root,
            doc: item.doc.as_deref().unwrap_or_default(),
            item: instance,
        });
        let name = instance.name.name.clone();
        let callee = Callee::Instance(position);
        self.items.callees.insert(item.span.file, name, callee);
    }

    /// Reports names that a file sees from two places.
    fn report_collisions(&self, units: &[ast::Unit]) {
        let kinds = [
            ("function", &self.function_names),
            ("constant", &self.value_names),
            ("type", &self.type_names),
        ];
        for (kind, names) in kinds {
            for collision in names.collisions(units, kind) {
                self.reports.report(collision);
            }
        }
    }

    /// Enters the name of a function; reports it and gives false when it is
    /// taken or belongs to the language.
    fn declare_function(&mut self, name: &Ident) -> bool {
        if !declare(&mut self.function_names, name, "function", self.reports) {
            return false;
        }
        let belongs = Operation::from_name(&name.name).is_some() || PLANNED.contains(&&*name.name);
        if belongs {
            let message = format!("`{}` is the name of an operation of the language", name.name);
            let help = "give the function another name";
            self.reports.report(
                Diagnostic::new(Code::DuplicateName, message)
                    .at(name.span, "")
                    .help(help),
            );
        }
        !belongs
    }
}

/// Enters a name; reports it and gives false when the namespace has it.
fn declare(names: &mut Namespace<Span>, name: &Ident, kind: &str, reports: &Reports) -> bool {
    let file = name.span.file;
    match names.insert(file, name.name.clone(), name.span) {
        None => true,
        Some(first) => {
            names.insert(file, name.name.clone(), first);
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
