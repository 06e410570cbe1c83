//! The surface table: every operation of the language, once.
//!
//! A row gives an operation's name, operator, parameters and admissible dtypes.
//! The checker binds arguments by it, emission matches on its enums, and the
//! documentation lists it. A new elementwise operation is one row; the matches
//! over these enums are exhaustive, so the compiler names each place that has
//! to learn about it.

mod parameters;

pub use parameters::{Parameter, ParameterKind};

use crate::{
    dtype::DType,
    syntax::ast::{BinaryOperator, UnaryOperator},
};

/// The dtypes that an operation accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Floating and integer dtypes.
    Number,
    /// Floating dtypes.
    Floating,
    /// Integer dtypes.
    Integer,
    /// Bool.
    Bool,
    /// Every dtype.
    Any,
}

impl Bound {
    /// Whether `dtype` is within the bound.
    pub const fn admits(self, dtype: DType) -> bool {
        match self {
            Self::Number => dtype.is_float() || dtype.is_int(),
            Self::Floating => dtype.is_float(),
            Self::Integer => dtype.is_int(),
            Self::Bool => matches!(dtype, DType::Bool),
            Self::Any => true,
        }
    }

    /// The bound in words, for `expected ...`.
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Number => "a floating or integer dtype",
            Self::Floating => "a floating dtype",
            Self::Integer => "an integer dtype",
            Self::Bool => "Bool",
            Self::Any => "any dtype",
        }
    }
}

/// How the source spells an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// By its name only, as a free function or a method.
    Function,
    /// By an operator only.
    Operator(&'static str),
    /// By either.
    Both(&'static str),
}

/// Declares an enum of operations and its rows.
macro_rules! rows {
    ($(#[$meta:meta])* $name:ident { $($(#[$row_meta:meta])* $variant:ident: $text:literal, $spelling:expr, $bound:ident;)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$row_meta])* $variant),+ }

        impl $name {
            /// Every row, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name; that of the kina operation or attribute too.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// How the source spells it.
            pub const fn spelling(self) -> Spelling {
                match self { $(Self::$variant => $spelling),+ }
            }

            /// The admissible dtypes of the operands.
            pub const fn bound(self) -> Bound {
                match self { $(Self::$variant => Bound::$bound),+ }
            }
        }
    };
}

rows! {
    /// Elementwise operations of one operand; the result has its type.
    Unary {
        /// Negation.
        Neg: "neg", Spelling::Both("-"), Number;
        /// Absolute value.
        Abs: "abs", Spelling::Function, Number;
        /// Sign: −1, 0 or 1.
        Sign: "sign", Spelling::Function, Number;
        /// Square root.
        Sqrt: "sqrt", Spelling::Function, Floating;
        /// Reciprocal of the square root.
        Rsqrt: "rsqrt", Spelling::Function, Floating;
        /// Exponential.
        Exp: "exp", Spelling::Function, Floating;
        /// Exponential less one.
        Expm1: "expm1", Spelling::Function, Floating;
        /// Natural logarithm.
        Log: "log", Spelling::Function, Floating;
        /// Natural logarithm of one more.
        Log1p: "log1p", Spelling::Function, Floating;
        /// Sine of an angle in radians.
        Sin: "sin", Spelling::Function, Floating;
        /// Cosine of an angle in radians.
        Cos: "cos", Spelling::Function, Floating;
        /// Hyperbolic tangent.
        Tanh: "tanh", Spelling::Function, Floating;
        /// Error function.
        Erf: "erf", Spelling::Function, Floating;
        /// Logistic function.
        Sigmoid: "sigmoid", Spelling::Function, Floating;
        /// Rounding down to an integer.
        Floor: "floor", Spelling::Function, Floating;
        /// Rounding up to an integer.
        Ceil: "ceil", Spelling::Function, Floating;
        /// Rounding to the nearest integer, half to even.
        Round: "round", Spelling::Function, Floating;
        /// Logical negation.
        Not: "not", Spelling::Operator("not"), Bool;
        /// The same value; to differentiation a constant.
        StopGradient: "stop_gradient", Spelling::Function, Any;
    }
}

rows! {
    /// Elementwise operations of two operands of one type; the result has it.
    Binary {
        /// Sum.
        Add: "add", Spelling::Both("+"), Number;
        /// Difference.
        Sub: "sub", Spelling::Both("-"), Number;
        /// Product.
        Mul: "mul", Spelling::Both("*"), Number;
        /// Quotient.
        Div: "div", Spelling::Both("/"), Number;
        /// Remainder of truncating division.
        Rem: "rem", Spelling::Function, Integer;
        /// Maximum.
        Max: "max", Spelling::Function, Number;
        /// Minimum.
        Min: "min", Spelling::Function, Number;
        /// Power.
        Pow: "pow", Spelling::Both("**"), Floating;
        /// Logical conjunction.
        And: "and", Spelling::Operator("and"), Bool;
        /// Logical disjunction.
        Or: "or", Spelling::Operator("or"), Bool;
    }
}

rows! {
    /// Elementwise comparisons of two operands of one type; the result is Bool.
    Comparison {
        /// Equal.
        Equal: "eq", Spelling::Operator("=="), Any;
        /// Not equal.
        NotEqual: "ne", Spelling::Operator("!="), Any;
        /// Less.
        Less: "lt", Spelling::Operator("<"), Number;
        /// Less or equal.
        LessEqual: "le", Spelling::Operator("<="), Number;
        /// Greater.
        Greater: "gt", Spelling::Operator(">"), Number;
        /// Greater or equal.
        GreaterEqual: "ge", Spelling::Operator(">="), Number;
    }
}

rows! {
    /// What `reduce` and `reduce_keep` compute: the words of `op=`.
    Reduction {
        /// Sum.
        Sum: "sum", Spelling::Function, Number;
        /// Product.
        Prod: "prod", Spelling::Function, Number;
        /// Maximum.
        Max: "max", Spelling::Function, Number;
        /// Minimum.
        Min: "min", Spelling::Function, Number;
        /// Arithmetic mean.
        Mean: "mean", Spelling::Function, Floating;
        /// Whether some element is true.
        Any: "any", Spelling::Function, Bool;
        /// Whether every element is true.
        All: "all", Spelling::Function, Bool;
        /// Lowest index of the largest element.
        Argmax: "argmax", Spelling::Function, Number;
        /// Lowest index of the smallest element.
        Argmin: "argmin", Spelling::Function, Number;
    }
}

rows! {
    /// Operations with a rule of their own.
    Special {
        /// Choice between two tensors.
        Where: "where", Spelling::Function, Any;
        /// Conversion to another dtype.
        Cast: "cast", Spelling::Function, Any;
        /// Transfer to a placement.
        To: "to", Spelling::Function, Any;
        /// A tensor of one value.
        Full: "full", Spelling::Function, Any;
        /// Stretching to a shape.
        Broadcast: "broadcast", Spelling::Function, Any;
        /// The same elements in another shape.
        Reshape: "reshape", Spelling::Function, Any;
        /// The axes in another order.
        Transpose: "transpose", Spelling::Function, Any;
        /// Every stride-th element between two bounds.
        Slice: "slice", Spelling::Function, Any;
        /// Tensors one after the other along an axis.
        Concat: "concat", Spelling::Function, Any;
        /// A value before and after the elements.
        Pad: "pad", Spelling::Function, Any;
        /// The index along an axis.
        Iota: "iota", Spelling::Function, Number;
        /// Product of matrices.
        Matmul: "matmul", Spelling::Function, Number;
        /// Contraction by subscripts.
        Einsum: "einsum", Spelling::Function, Number;
        /// Reduction of one axis, which goes away.
        Reduce: "reduce", Spelling::Function, Any;
        /// Reduction of one axis, which stays with extent 1.
        ReduceKeep: "reduce_keep", Spelling::Function, Any;
        /// Elements along an axis at given indices.
        Take: "take", Spelling::Function, Any;
        /// Elements along an axis, each fiber at indices of its own.
        TakeAlongAxis: "take_along_axis", Spelling::Function, Any;
        /// Additions along an axis at given indices.
        ScatterAdd: "scatter_add", Spelling::Function, Number;
        /// Window at a computed start.
        DynamicSlice: "dynamic_slice", Spelling::Function, Any;
        /// Replacement of a window at a computed start.
        DynamicUpdateSlice: "dynamic_update_slice", Spelling::Function, Any;
        /// Largest elements along an axis and their indices.
        TopK: "top_k", Spelling::Function, Number;
        /// Key of a seed.
        Key: "key", Spelling::Function, Integer;
        /// Two keys of a key.
        Split: "split", Spelling::Function, Integer;
        /// Random bits.
        Bits: "bits", Spelling::Function, Integer;
        /// Uniform random numbers.
        Uniform: "uniform", Spelling::Function, Floating;
        /// Random numbers of the Gumbel distribution.
        Gumbel: "gumbel", Spelling::Function, Floating;
    }
}

impl Reduction {
    /// The reduction that the word of `op=` names.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|reduction| reduction.name() == word)
    }

    /// Whether the result is an index (I64) instead of an element.
    pub const fn gives_index(self) -> bool {
        match self {
            Self::Argmax | Self::Argmin => true,
            Self::Sum | Self::Prod | Self::Max | Self::Min | Self::Mean | Self::Any | Self::All => false,
        }
    }

    /// Whether the order of accumulation decides the bits of a floating result.
    pub const fn accumulates(self) -> bool {
        match self {
            Self::Sum | Self::Prod | Self::Mean => true,
            Self::Max | Self::Min | Self::Any | Self::All | Self::Argmax | Self::Argmin => false,
        }
    }
}

/// An operation of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// Elementwise, one operand.
    Unary(Unary),
    /// Elementwise, two operands.
    Binary(Binary),
    /// Elementwise comparison.
    Compare(Comparison),
    /// Any other.
    Special(Special),
}

impl Operation {
    /// Every operation, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        let unary = Unary::ALL.iter().copied().map(Self::Unary);
        let binary = Binary::ALL.iter().copied().map(Self::Binary);
        let comparison = Comparison::ALL.iter().copied().map(Self::Compare);
        let special = Special::ALL.iter().copied().map(Self::Special);
        unary.chain(binary).chain(comparison).chain(special)
    }

    /// The operation that can be called by `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::callable().find(|operation| operation.name() == name)
    }

    /// The operations that can be called by name.
    pub fn callable() -> impl Iterator<Item = Self> {
        Self::all().filter(|operation| !matches!(operation.spelling(), Spelling::Operator(_)))
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unary(row) => row.name(),
            Self::Binary(row) => row.name(),
            Self::Compare(row) => row.name(),
            Self::Special(row) => row.name(),
        }
    }

    /// How the source spells it.
    pub const fn spelling(self) -> Spelling {
        match self {
            Self::Unary(row) => row.spelling(),
            Self::Binary(row) => row.spelling(),
            Self::Compare(row) => row.spelling(),
            Self::Special(row) => row.spelling(),
        }
    }

    /// The admissible dtypes of its (value) operands.
    pub const fn bound(self) -> Bound {
        match self {
            Self::Unary(row) => row.bound(),
            Self::Binary(row) => row.bound(),
            Self::Compare(row) => row.bound(),
            Self::Special(row) => row.bound(),
        }
    }

    /// The spelling for messages about the operands: the operator if there is
    /// one, else the name.
    pub const fn spoken(self) -> &'static str {
        match self.spelling() {
            Spelling::Operator(symbol) | Spelling::Both(symbol) => symbol,
            Spelling::Function => self.name(),
        }
    }
}

impl From<UnaryOperator> for Operation {
    fn from(operator: UnaryOperator) -> Self {
        Self::Unary(match operator {
            UnaryOperator::Negate => Unary::Neg,
            UnaryOperator::Not => Unary::Not,
        })
    }
}

impl From<BinaryOperator> for Operation {
    fn from(operator: BinaryOperator) -> Self {
        match operator {
            BinaryOperator::Power => Self::Binary(Binary::Pow),
            BinaryOperator::Multiply => Self::Binary(Binary::Mul),
            BinaryOperator::Divide => Self::Binary(Binary::Div),
            BinaryOperator::Add => Self::Binary(Binary::Add),
            BinaryOperator::Subtract => Self::Binary(Binary::Sub),
            BinaryOperator::And => Self::Binary(Binary::And),
            BinaryOperator::Or => Self::Binary(Binary::Or),
            BinaryOperator::Equal => Self::Compare(Comparison::Equal),
            BinaryOperator::NotEqual => Self::Compare(Comparison::NotEqual),
            BinaryOperator::Less => Self::Compare(Comparison::Less),
            BinaryOperator::LessEqual => Self::Compare(Comparison::LessEqual),
            BinaryOperator::Greater => Self::Compare(Comparison::Greater),
            BinaryOperator::GreaterEqual => Self::Compare(Comparison::GreaterEqual),
        }
    }
}

/// Operations of the language that this version of the compiler lacks.
#[rustfmt::skip]
pub const PLANNED: &[&str] = &[
    "each", "fold",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_can_be_called_are_distinct() {
        let mut names: Vec<_> = Operation::callable().map(Operation::name).collect();
        names.extend(PLANNED);
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn operators_agree_with_the_grammar() {
        for operator in [UnaryOperator::Negate, UnaryOperator::Not] {
            assert_eq!(Operation::from(operator).spoken(), operator.name());
        }
        for operator in [
            BinaryOperator::Power,
            BinaryOperator::Multiply,
            BinaryOperator::Divide,
            BinaryOperator::Add,
            BinaryOperator::Subtract,
            BinaryOperator::Equal,
            BinaryOperator::NotEqual,
            BinaryOperator::Less,
            BinaryOperator::LessEqual,
            BinaryOperator::Greater,
            BinaryOperator::GreaterEqual,
            BinaryOperator::And,
            BinaryOperator::Or,
        ] {
            assert_eq!(Operation::from(operator).spoken(), operator.name());
        }
    }

    #[test]
    fn bounds_admit_their_families() {
        for dtype in DType::ALL {
            assert_eq!(Bound::Floating.admits(dtype), dtype.is_float());
            assert_eq!(Bound::Integer.admits(dtype), dtype.is_int());
            assert_eq!(Bound::Number.admits(dtype), dtype != DType::Bool);
            assert_eq!(Bound::Bool.admits(dtype), dtype == DType::Bool);
            assert!(Bound::Any.admits(dtype));
        }
    }
}
