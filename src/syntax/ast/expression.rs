//! Blocks and expressions.

use super::{BinaryOperator, DTypeName, ExprId, GenericArgument, Ident, Placement, Type, UnaryOperator};
use crate::{diagnostics::Span, dtype::DType};
use std::sync::Arc;

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
    /// `..S` in a dim list: the dims of a shape parameter.
    Spread(Ident),
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
