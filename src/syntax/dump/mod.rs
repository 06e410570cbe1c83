//! The tree as text: one statement a line, operators in prefix form.
//!
//! The form is stable and shows how the parser grouped what it read:
//!
//! ```text
//! (function f
//!   (parameter x tensor<F32, [4], @host>)
//!   (result tensor<F32, [4], @host>)
//!   (block
//!     (let y (+ x (* 2.0 x)))
//!     y))
//! ```

mod expression;
mod types;

use super::ast::{DTypeBound, File, Function, GenericKind, GenericParameter, Item, ItemKind, TypeDefinition, UseItem};

/// Shows the tree of the root file as stable text. Doc comments are kept; positions are not shown.
pub fn dump(file: &File) -> String {
    let mut printer = Printer {
        file,
        text: String::new(),
        indentation: 0,
    };
    for item in file.items.iter().filter(|item| item.span.file == file.id) {
        printer.item(item);
        printer.text.push('\n');
    }
    printer.text
}

struct Printer<'a> {
    file: &'a File,
    text: String,
    indentation: usize,
}

/// Items.
impl Printer<'_> {
    fn put(&mut self, text: &str) {
        self.text += text;
    }

    fn line(&mut self) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n("  ", self.indentation));
    }

    fn doc(&mut self, doc: Option<&String>) {
        for line in doc.into_iter().flat_map(|doc| doc.lines()) {
            self.put(format!("/// {line}").trim_end());
            self.line();
        }
    }

    fn item(&mut self, item: &Item) {
        self.doc(item.doc.as_ref());
        match &item.kind {
            ItemKind::Const(item) => {
                self.put(&format!("(const {} ", item.name.name));
                self.expr(item.value);
            }
            ItemKind::Use(UseItem::Standard(module)) => {
                let names: Vec<_> = module.iter().map(|name| &*name.name).collect();
                self.put(&format!("(use std.{}", names.join(".")));
            }
            ItemKind::Use(UseItem::File { path, .. }) => self.put(&format!("(use \"{path}\"")),
            ItemKind::Type(item) => {
                self.put(&format!("(type {}", item.name.name));
                self.indentation += 1;
                self.generics(&item.generics);
                self.definition(&item.definition);
                self.indentation -= 1;
            }
            ItemKind::Function(item) => {
                self.put(&format!("(function {}", item.name.name));
                self.function(&item.function);
            }
            ItemKind::Instance(item) => {
                self.put(&format!("(instance {} {}", item.name.name, item.function.name));
                self.generic_arguments(&item.arguments);
            }
            ItemKind::Error(_) => self.put("(error"),
        }
        self.put(")");
    }

    fn generics(&mut self, generics: &[GenericParameter]) {
        for parameter in generics {
            self.line();
            let bound = match parameter.kind {
                GenericKind::Dim => "dim",
                GenericKind::DType(DTypeBound::Float) => "float",
                GenericKind::DType(DTypeBound::Int) => "int",
                GenericKind::DType(DTypeBound::Number) => "number",
                GenericKind::DType(DTypeBound::Any) => "any",
                GenericKind::Shape => "shape",
            };
            self.put(&format!("(generic {} {bound})", parameter.name.name));
        }
    }

    fn definition(&mut self, definition: &TypeDefinition) {
        match definition {
            TypeDefinition::Alias(ty) => {
                self.line();
                self.ty(ty);
            }
            TypeDefinition::Record(fields) => {
                for field in fields {
                    self.line();
                    self.doc(field.doc.as_ref());
                    self.put(&format!("(field {} ", field.name.name));
                    self.ty(&field.ty);
                    self.put(")");
                }
            }
        }
    }

    fn function(&mut self, function: &Function) {
        self.indentation += 1;
        self.generics(&function.generics);
        for parameter in &function.parameters {
            self.line();
            self.doc(parameter.doc.as_ref());
            let donate = if parameter.donate.is_some() { "donate " } else { "" };
            self.put(&format!("({donate}parameter {} ", parameter.name.name));
            self.ty(&parameter.ty);
            self.put(")");
        }
        if let Some(result) = &function.result {
            self.line();
            self.put("(result ");
            self.ty(result);
            self.put(")");
        }
        self.line();
        self.block(&function.body);
        self.indentation -= 1;
    }
}
