//! The syntax tree of a source file.
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

use crate::{
    diagnostics::{FileId, Span},
    dtype::DType,
};
use std::sync::Arc;

/// A name where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ident {
    /// The name; cheap to clone.
    pub name: Arc<str>,
    /// Where it is written.
    pub span: Span,
}

/// A parsed source file.
#[derive(Clone, Debug)]
pub struct File {
    /// The file.
    pub id: FileId,
    /// The items in source order.
    pub items: Vec<Item>,
    exprs: Vec<Expr>,
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
    pub const fn new(id: FileId) -> Self {
        Self {
            id,
            items: vec![],
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

impl ExprId {
    /// Position in the arena, below [`File::expr_count`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

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

/// A parameter between `<` and `>`.
#[derive(Clone, Debug)]
pub struct GenericParameter {
    /// The name.
    pub name: Ident,
    /// What it stands for.
    pub kind: GenericKind,
    /// The whole parameter.
    pub span: Span,
}

/// What a generic parameter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GenericKind {
    /// `N`: a dimension.
    Dim,
    /// `T: float`: a dtype within a bound.
    DType(DTypeBound),
    /// `S: shape`: a list of dimensions.
    Shape,
}

/// The dtypes that a dtype parameter accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DTypeBound {
    /// Floating dtypes.
    Float,
    /// Integer dtypes.
    Int,
    /// Floating and integer dtypes.
    Number,
    /// Every dtype.
    Any,
}

/// An argument between `<` and `>`.
#[derive(Clone, Debug)]
pub struct GenericArgument {
    /// The argument.
    pub kind: GenericArgumentKind,
    /// The whole argument.
    pub span: Span,
}

/// The kinds of generic argument.
#[derive(Clone, Debug)]
pub enum GenericArgumentKind {
    /// A dim expression, a dtype ([`ExprKind::DType`]), or a bare name
    /// ([`ExprKind::Name`]) that may be a dimension, dtype or shape.
    Expr(ExprId),
    /// `[4, 8]` or `[..S, D]`.
    Shape(Shape),
}

/// A type.
#[derive(Clone, Debug)]
pub struct Type {
    /// What it is.
    pub kind: TypeKind,
    /// The whole type.
    pub span: Span,
}

/// The kinds of type. Their nesting is limited.
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// `tensor<dtype, shape, placement>`
    Tensor {
        /// The element type.
        dtype: DTypeName,
        /// The shape.
        shape: Shape,
        /// The placement, when stated; `@host` otherwise.
        placement: Option<(Placement, Span)>,
    },
    /// `(A, B)`, at least two.
    Tuple(Vec<Type>),
    /// `[element; length]`
    Array {
        /// The element type.
        element: Box<Type>,
        /// The length, a dim expression.
        length: ExprId,
    },
    /// `Layer` or `Layer<4>`
    Named {
        /// The name of a `type` item.
        name: Ident,
        /// The generic arguments; empty when there are none.
        arguments: Vec<GenericArgument>,
    },
    /// `int`: a compile-time integer parameter.
    Int,
    /// Reported by the parser.
    Error,
}

/// An element type in a `tensor<...>`.
#[derive(Clone, Debug)]
pub struct DTypeName {
    /// What it is.
    pub kind: DTypeNameKind,
    /// Where it is written.
    pub span: Span,
}

/// A dtype or a dtype parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DTypeNameKind {
    /// `F32`
    Known(DType),
    /// `T`
    Parameter(Arc<str>),
    /// Reported by the parser.
    Error,
}

/// The shape of a tensor type: `[d0, d1]`, `[..S, d]`, or `S` (which is `[..S]`).
#[derive(Clone, Debug)]
pub struct Shape {
    /// The shape parameter that gives the leading axes.
    pub leading: Option<Ident>,
    /// The (further) dims, each a dim expression: literals, names and `+ - * /`.
    pub dims: Vec<ExprId>,
    /// The whole shape.
    pub span: Span,
}

/// Where a tensor lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// `@host`
    Host,
    /// `@device`
    Device,
}

impl Placement {
    /// The spelling in the language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Host => "@host",
            Self::Device => "@device",
        }
    }
}

/// `{ let a = ...; a + b }`
#[derive(Clone, Debug)]
pub struct Block {
    /// The `let` statements.
    pub statements: Vec<Let>,
    /// The value ([`ExprKind::Error`] when it is missing).
    pub result: ExprId,
    /// With the braces.
    pub span: Span,
}

/// `let pattern: type = value;`
#[derive(Clone, Debug)]
pub struct Let {
    /// What is bound.
    pub pattern: Pattern,
    /// The type, when stated.
    pub ty: Option<Type>,
    /// The value.
    pub value: ExprId,
    /// From `let` to the semicolon.
    pub span: Span,
}

/// What a `let` binds.
#[derive(Clone, Debug)]
pub enum Pattern {
    /// One name; `_` and names that begin with it may stay unused.
    Name(Ident),
    /// `(a, b)`, at least two; nesting is limited.
    Tuple(Vec<Pattern>, Span),
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// The whole expression, without enclosing parentheses.
    pub span: Span,
}

/// The kinds of expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A number or truth value.
    Literal(Literal),
    /// `"bthd,bshd->bhts"`: the text between the quotes.
    String(Arc<str>),
    /// A name: a value, const, dimension, dtype or shape parameter; as a
    /// callee a function; as an enum-valued argument a bare word.
    Name(Arc<str>),
    /// `F16`, as in `cast(F16)`.
    DType(DType),
    /// `@host`, as in `to(@host)`.
    Placement(Placement),
    /// `1.0: F16`. The value is a literal or a list of literals.
    Suffixed {
        /// The literal.
        value: ExprId,
        /// Its dtype.
        dtype: DTypeName,
    },
    /// `[a, b]`: a tensor literal, a dim list or an array.
    List(Vec<ExprId>),
    /// `[for i in 0..L { expr }]`
    Comprehension(Box<Comprehension>),
    /// `(a, b)`, at least two.
    Tuple(Vec<ExprId>),
    /// `Layer { gain: g, ..old }`
    Record(Box<Record>),
    /// `f::<4, 8>`, only as a callee or a function argument.
    Instance {
        /// The generic function.
        function: Ident,
        /// What its generic parameters are, at least one.
        arguments: Vec<GenericArgument>,
    },
    /// `f(a, b, axis = 1)`; the callee is [`Self::Name`] or [`Self::Instance`]
    /// in a correct program.
    Call {
        /// What is applied.
        callee: ExprId,
        /// Positional, then keyword arguments.
        arguments: Vec<Argument>,
    },
    /// `x.reduce(op = sum, axis = 1)`
    Method {
        /// The first argument.
        receiver: ExprId,
        /// The operation or function.
        name: Ident,
        /// The other arguments.
        arguments: Vec<Argument>,
    },
    /// `reverseMode(loss, wrt = [params])(params, tokens)`
    ReverseMode(Box<ReverseMode>),
    /// `x.0`
    Element {
        /// The tuple.
        base: ExprId,
        /// The position; `u32::MAX` stands for anything larger.
        index: u32,
        /// Where the digits are.
        index_span: Span,
    },
    /// `x.gain`
    Field {
        /// The record or handle.
        base: ExprId,
        /// The field.
        name: Ident,
    },
    /// `xs[2]`
    Index {
        /// The array.
        base: ExprId,
        /// The position, a compile-time integer.
        index: ExprId,
    },
    /// `-x` or `not x`
    Unary {
        /// The operator.
        operator: UnaryOperator,
        /// Its operand.
        operand: ExprId,
    },
    /// `a + b`
    Binary {
        /// The operator.
        operator: BinaryOperator,
        /// Where the operator is written.
        operator_span: Span,
        /// The left operand.
        left: ExprId,
        /// The right operand.
        right: ExprId,
    },
    /// `{ let a = b; a }`
    Block(Block),
    /// `if c { a } else if d { b } else { e }`
    If(Box<If>),
    /// `for i in 0..N with (s = s0) { next }`, unrolled or not.
    For(Box<For>),
    /// Reported by the parser.
    Error,
}

impl ExprKind {
    /// The left operand, along which expressions nest without limit.
    pub const fn left(&self) -> Option<ExprId> {
        match *self {
            Self::Binary { left: operand, .. }
            | Self::Call { callee: operand, .. }
            | Self::Method { receiver: operand, .. }
            | Self::Element { base: operand, .. }
            | Self::Field { base: operand, .. }
            | Self::Index { base: operand, .. } => Some(operand),
            _ => None,
        }
    }
}

/// A number or truth value; numbers keep the exact text, without a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Literal {
    /// `3`: decimal digits of any length.
    Integer(Arc<str>),
    /// `1.0`, `1e-5`, `inf`, `nan`
    Float(Arc<str>),
    /// `true`, `false`
    Bool(bool),
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub struct Argument {
    /// The keyword, when it has one.
    pub name: Option<Ident>,
    /// The value.
    pub value: ExprId,
    /// The whole argument.
    pub span: Span,
}

/// `reverseMode(function, wrt = [a, b])(arguments)`
#[derive(Clone, Debug)]
pub struct ReverseMode {
    /// The differentiated function, [`ExprKind::Name`] or [`ExprKind::Instance`].
    pub function: ExprId,
    /// The parameters to differentiate by, when stated.
    pub wrt: Option<Vec<Ident>>,
    /// The arguments of the function.
    pub arguments: Vec<Argument>,
}

/// `name { fields, ..base }`
#[derive(Clone, Debug)]
pub struct Record {
    /// The record type.
    pub name: Ident,
    /// The fields that are given.
    pub fields: Vec<RecordField>,
    /// The record that gives the other fields.
    pub base: Option<ExprId>,
}

/// `gain: g` in a record.
#[derive(Clone, Debug)]
pub struct RecordField {
    /// The field.
    pub name: Ident,
    /// Its value.
    pub value: ExprId,
}

/// `[for variable in start..end { body }]`
#[derive(Clone, Debug)]
pub struct Comprehension {
    /// The compile-time index.
    pub variable: Ident,
    /// Its values.
    pub range: Range,
    /// The element.
    pub body: Block,
}

/// `if ... else ...`; every branch of an `else if` chain is one arm.
#[derive(Clone, Debug)]
pub struct If {
    /// Condition and value, at least one.
    pub arms: Vec<(ExprId, Block)>,
    /// The value when no condition holds.
    pub otherwise: Block,
}

/// `unroll for variable in range with (state) { body }`
#[derive(Clone, Debug)]
pub struct For {
    /// The word `unroll`, when the loop is expanded by the compiler.
    pub unroll: Option<Span>,
    /// The index.
    pub variable: Ident,
    /// Its values.
    pub range: Range,
    /// The carried values and their initial values, at least one.
    pub state: Vec<State>,
    /// The next state.
    pub body: Block,
}

/// `start..end`, both compile-time integers.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// The first value.
    pub start: ExprId,
    /// One past the last value.
    pub end: ExprId,
}

/// `s = s0` in a loop's state.
#[derive(Clone, Debug)]
pub struct State {
    /// The name in the body.
    pub name: Ident,
    /// The value on entry.
    pub initial: ExprId,
}

/// Prefix operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOperator {
    /// `-`
    Negate,
    /// `not`
    Not,
}

impl UnaryOperator {
    /// The spelling in the language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Negate => "-",
            Self::Not => "not",
        }
    }
}

/// Infix operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOperator {
    /// `**`
    Power,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `and`
    And,
    /// `or`
    Or,
}

impl BinaryOperator {
    /// The spelling in the language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Power => "**",
            Self::Multiply => "*",
            Self::Divide => "/",
            Self::Add => "+",
            Self::Subtract => "-",
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessEqual => "<=",
            Self::Greater => ">",
            Self::GreaterEqual => ">=",
            Self::And => "and",
            Self::Or => "or",
        }
    }
}
