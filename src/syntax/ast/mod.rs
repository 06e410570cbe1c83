//! The syntax tree of a program: of its root file and of the files it uses.
//!
//! Expressions live in an arena of the [`File`] and refer to each other by
//! [`ExprId`]; a child always has a smaller id than its parent. Types are an
//! ordinary tree.
//!
//! **Depth.** The parser limits nesting, so a recursive walk is safe with one
//! exception: left-associative operators and postfix chains (`a + b + c`,
//! `x.exp().log()`) nest to the left without limit. A walk follows them with
//! [`File::spine`] instead of recursion. Dropping a tree never recurses deeply.
//!
//! **Errors.** Where the parser recovered it left [`ExprKind::Error`],
//! [`TypeKind::Error`] or dropped the broken part; it has reported these, and
//! later stages stay silent about them.

mod expression;
mod item;
mod operator;
mod types;

pub use expression::{
    Argument, Block, Comprehension, Expr, ExprKind, For, If, Let, Literal, Pattern, Range, Record, RecordField,
    ReverseMode, State,
};
pub use item::{
    ConstItem, Function, FunctionItem, InstanceItem, Item, ItemKind, Parameter, RecordFieldType, TypeDefinition,
    TypeItem, UseItem,
};
pub use operator::{BinaryOperator, UnaryOperator};
pub use types::{
    DTypeBound, DTypeName, DTypeNameKind, GenericArgument, GenericArgumentKind, GenericKind, GenericParameter,
    Placement, Shape, Type, TypeKind,
};

use crate::diagnostics::{FileId, Span};
use std::sync::Arc;

/// A name where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ident {
    /// The name; cheap to clone.
    pub name: Arc<str>,
    /// Where it is written.
    pub span: Span,
}

/// A parsed source file, and the files that it uses, once they are loaded.
#[derive(Clone, Debug)]
pub struct File {
    /// The root file.
    pub id: FileId,
    /// The items of the root file in source order, then those of the files it
    /// uses; the span of an item tells its file.
    pub items: Vec<Item>,
    /// What each file uses, the root first.
    pub units: Vec<Unit>,
    exprs: Vec<Expr>,
}

/// One source file of a program.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The file.
    pub file: FileId,
    /// The path of a module of the standard library, such as `std.nn`.
    pub module: Option<Arc<str>>,
    /// The files whose names it brings into its scope, each with its `use`.
    pub uses: Vec<(FileId, Span)>,
    /// Whether something that it uses could not be loaded.
    pub is_incomplete: bool,
}

/// An expression of a [`File`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExprId(u32);

impl std::ops::Index<ExprId> for File {
    type Output = Expr;

    fn index(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }
}

impl File {
    /// An empty file.
    pub fn new(id: FileId) -> Self {
        Self {
            id,
            items: vec![],
            units: vec![Unit::new(id)],
            exprs: vec![],
        }
    }

    /// Adds an expression. Its operands are there already.
    pub fn push(&mut self, kind: ExprKind, span: Span) -> ExprId {
        self.exprs.push(Expr { kind, span });
        ExprId(self.exprs.len() as u32 - 1)
    }

    /// Number of expressions; ids are dense, so side tables can be vectors of
    /// this length indexed by [`ExprId::index`].
    pub const fn expr_count(&self) -> usize {
        self.exprs.len()
    }

    /// Every expression, operands before what they are operands of.
    pub fn expressions(&self) -> impl Iterator<Item = (ExprId, &Expr)> {
        self.exprs
            .iter()
            .enumerate()
            .map(|(index, expression)| (ExprId(index as u32), expression))
    }

    /// The expression's leftmost operands, from the innermost (no further left
    /// operand) to `id` itself: each element but the first has the one before
    /// it as its left operand ([`ExprKind::left`]). A walk evaluates the first
    /// recursively and folds the rest in a loop.
    pub fn spine(&self, id: ExprId) -> Vec<ExprId> {
        let mut spine = vec![id];
        let mut current = id;
        while let Some(left) = self[current].kind.left() {
            spine.push(left);
            current = left;
        }
        spine.reverse();
        spine
    }
}

impl Unit {
    /// A file that uses nothing yet.
    pub const fn new(file: FileId) -> Self {
        Self {
            file,
            module: None,
            uses: vec![],
            is_incomplete: false,
        }
    }
}

impl ExprId {
    /// Position in the arena, below [`File::expr_count`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
