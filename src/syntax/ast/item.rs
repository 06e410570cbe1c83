//! Items and functions.

#[cfg(doc)]
use super::TypeKind;
use super::{Block, ExprId, GenericArgument, GenericParameter, Ident, Type};
use crate::diagnostics::Span;
use std::sync::Arc;

/// A top-level item.
#[derive(Clone, Debug)]
pub struct Item {
    /// The text of the `///` lines before it, one line each.
    pub doc: Option<String>,
    /// What it is.
    pub kind: ItemKind,
    /// From the keyword to the semicolon.
    pub span: Span,
}

/// The kinds of item.
#[derive(Clone, Debug)]
pub enum ItemKind {
    /// `const D = 8;`
    Const(ConstItem),
    /// `use std.optim;` or `use "layers.kina";`
    Use(UseItem),
    /// `type Layer<D> = { ... };`
    Type(TypeItem),
    /// `let f = fn(...) -> T { ... };`
    Function(FunctionItem),
    /// `let small = rmsnorm<4, 8>;`
    Instance(InstanceItem),
    /// Reported by the parser; the name that it would have defined, when known.
    Error(Option<Ident>),
}

/// `const name = value;`
#[derive(Clone, Debug)]
pub struct ConstItem {
    /// The name.
    pub name: Ident,
    /// The value, an expression over literals and consts.
    pub value: ExprId,
}

/// `use ...;`
#[derive(Clone, Debug)]
pub enum UseItem {
    /// A module of the standard library: the names after `std`, at least one.
    Standard(Vec<Ident>),
    /// A file, relative to this one.
    File {
        /// The text between the quotes.
        path: Arc<str>,
        /// The string with its quotes.
        span: Span,
    },
}

/// `type name<parameters> = definition;`
#[derive(Clone, Debug)]
pub struct TypeItem {
    /// The name.
    pub name: Ident,
    /// The generic parameters; empty for a plain type.
    pub generics: Vec<GenericParameter>,
    /// The record fields, or the type that is given a name.
    pub definition: TypeDefinition,
}

/// The right side of a `type` item.
#[derive(Clone, Debug)]
pub enum TypeDefinition {
    /// `{ field: type, ... }`
    Record(Vec<RecordFieldType>),
    /// Any other type.
    Alias(Type),
}

/// A field of a record type.
#[derive(Clone, Debug)]
pub struct RecordFieldType {
    /// The text of its doc comment.
    pub doc: Option<String>,
    /// The name.
    pub name: Ident,
    /// The type.
    pub ty: Type,
}

/// `let name = fn...;`
#[derive(Clone, Debug)]
pub struct FunctionItem {
    /// The name.
    pub name: Ident,
    /// The function.
    pub function: Function,
}

/// `let name = function<arguments>;`
#[derive(Clone, Debug)]
pub struct InstanceItem {
    /// The new name.
    pub name: Ident,
    /// The generic function.
    pub function: Ident,
    /// What its generic parameters are, at least one.
    pub arguments: Vec<GenericArgument>,
}

/// `fn<generics>(parameters) -> result { body }`
#[derive(Clone, Debug)]
pub struct Function {
    /// The generic parameters; empty for a plain function.
    pub generics: Vec<GenericParameter>,
    /// The parameters.
    pub parameters: Vec<Parameter>,
    /// The result type, when stated.
    pub result: Option<Type>,
    /// The body.
    pub body: Block,
    /// From `fn` to the closing brace.
    pub span: Span,
    /// From `fn` to the end of the result type: the place for messages about the whole function.
    pub signature_span: Span,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// The text of its doc comment.
    pub doc: Option<String>,
    /// The word `donate`, when it stands before the name.
    pub donate: Option<Span>,
    /// The name.
    pub name: Ident,
    /// The type; [`TypeKind::Int`] makes it a compile-time value parameter.
    pub ty: Type,
    /// The whole parameter.
    pub span: Span,
}
