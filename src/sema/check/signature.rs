//! Signatures of functions: over generic parameters, and of instances.

use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        definitions::GenericScope,
        elaborate::elaborate_pattern,
        generic::{GenericValue, Kind, Pattern, TemplateParameter},
        items::FunctionEntry,
        session::Session,
        types::Type,
    },
    syntax::ast::TypeKind,
};
use std::{collections::HashMap, sync::Arc};

/// The signature of a function over its generic parameters; a plain function
/// has none.
pub struct Template {
    /// The generic parameters, then the compile-time integers among the
    /// parameters.
    pub generics: Vec<TemplateParameter>,
    /// The parameters.
    pub parameters: Vec<TemplateSlot>,
    /// The result type, when the source states it.
    pub result: Option<Pattern>,
    /// From `fn` to the end of the result type.
    pub signature: Span,
}

/// A parameter of a [`Template`].
pub struct TemplateSlot {
    /// The name.
    pub name: Arc<str>,
    /// Where its type is written.
    pub span: Span,
    /// What it takes.
    pub kind: SlotKind,
}

/// What a parameter takes.
pub enum SlotKind {
    /// A value.
    Value(Pattern),
    /// A compile-time integer: the generic parameter at this position.
    Integer(usize),
}

/// The types of an instance: what a call needs to know.
#[derive(Default)]
pub struct Header {
    /// The parameters with their types, compile-time integers left out.
    pub parameters: Vec<(Arc<str>, Type)>,
    /// The result type, when the source states it.
    pub result: Option<Type>,
}

/// Where an instance comes from.
#[derive(Clone, Copy)]
pub struct Origin {
    /// The instance that calls it; none when it has a name in the source.
    pub caller: Option<usize>,
    /// The call or the name.
    pub span: Span,
}

/// A plain function, or a generic one with its parameters known.
pub struct Instance {
    /// The position of the function among those of the program.
    pub entry: usize,
    /// The name of the symbol: `f`, or `f<N=4>` where the source gives none.
    pub name: String,
    /// The doc comment.
    pub doc: String,
    /// Whether the library exports it.
    pub exported: bool,
    /// The values of the generic parameters.
    pub values: Vec<GenericValue>,
    /// Its types.
    pub header: Header,
    /// Where it comes from; a plain function is simply there.
    pub origin: Option<Origin>,
}

impl Template {
    /// Elaborates the signature of a function.
    pub fn new(session: &Session, entry: &FunctionEntry) -> Self {
        let function = entry.function;
        let is_integer = |ty: &TypeKind| matches!(ty, TypeKind::Int);
        let integers: Vec<_> = function
            .parameters
            .iter()
            .filter(|parameter| is_integer(&parameter.ty.kind))
            .collect();
        let generics = session.parameters_of(&function.generics, &integers);
        let scope = GenericScope {
            session,
            parameters: &generics,
        };
        report_twice(session, entry);
        let mut next_integer = function.generics.len();
        let mut parameters = vec![];
        for parameter in &function.parameters {
            let kind = if is_integer(&parameter.ty.kind) {
                next_integer += 1;
                SlotKind::Integer(next_integer - 1)
            } else {
                SlotKind::Value(elaborate_pattern(session, &scope, &parameter.ty))
            };
            parameters.push(TemplateSlot {
                name: parameter.name.name.clone(),
                span: parameter.ty.span,
                kind,
            });
        }
        let result = function
            .result
            .as_ref()
            .map(|ty| elaborate_pattern(session, &scope, ty));
        if result.is_none() && entry.is_exported() {
            report_unstated(session, entry);
        }
        Self {
            generics,
            parameters,
            result,
            signature: function.signature_span,
        }
    }

    /// The types with these values of the generic parameters.
    pub fn header(&self, session: &Session, values: &[GenericValue]) -> Header {
        let parameters = self.parameters.iter().filter_map(|parameter| match &parameter.kind {
            SlotKind::Value(pattern) => Some((parameter.name.clone(), session.instantiate(pattern, values))),
            SlotKind::Integer(_) => None,
        });
        let parameters = parameters.collect();
        let result = self.result.as_ref().map(|pattern| session.instantiate(pattern, values));
        Header { parameters, result }
    }

    /// `f<N=4, T=F32>`
    pub fn instance_name(&self, function: &str, values: &[GenericValue]) -> String {
        let values: Vec<_> = self
            .generics
            .iter()
            .zip(values)
            .map(|(parameter, value)| format!("{}={value}", parameter.name))
            .collect();
        format!("{function}<{}>", values.join(", "))
    }

    /// The number of compile-time integers among the parameters.
    pub fn integer_count(&self) -> usize {
        self.generics
            .iter()
            .filter(|parameter| parameter.kind == Kind::Int)
            .count()
    }
}

fn report_twice(session: &Session, entry: &FunctionEntry) {
    let mut names = HashMap::new();
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
    }
}

fn report_unstated(session: &Session, entry: &FunctionEntry) {
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
