//! The parameters of the operations.

use super::{Operation, Special};

/// A parameter of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The keyword.
    pub name: &'static str,
    /// What it accepts.
    pub kind: ParameterKind,
}

/// What a parameter of an operation accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    /// A tensor or literal.
    Operand,
    /// One more tensor or literal, which may be left out.
    OptionalOperand,
    /// A string.
    Text,
    /// A list of tensors, `[a, b]`.
    Operands,
    /// A list of dims, `[4, 8]`.
    Dims,
    /// A list of axes, `[1, 0]`.
    Axes,
    /// A dtype.
    DType,
    /// A placement.
    Placement,
    /// A compile-time integer, by keyword only.
    Integer,
    /// A list of compile-time integers, by keyword only.
    Integers,
    /// A compile-time number of elements, by keyword only.
    Count,
    /// A bare word that names a [`Reduction`], by keyword only.
    Reduction,
}

impl ParameterKind {
    /// Whether the argument may be left out.
    pub const fn is_optional(self) -> bool {
        matches!(self, Self::OptionalOperand)
    }

    /// Whether an argument must be given as `name=value`.
    pub const fn is_keyword_only(self) -> bool {
        matches!(self, Self::Integer | Self::Integers | Self::Count | Self::Reduction)
    }
}

const fn parameter(name: &'static str, kind: ParameterKind) -> Parameter {
    Parameter { name, kind }
}

const X: Parameter = parameter("x", ParameterKind::Operand);
const A: Parameter = parameter("a", ParameterKind::Operand);
const B: Parameter = parameter("b", ParameterKind::Operand);
const SECOND: Parameter = parameter("b", ParameterKind::OptionalOperand);
const SUBSCRIPTS: Parameter = parameter("subscripts", ParameterKind::Text);
const CONDITION: Parameter = parameter("c", ParameterKind::Operand);
const VALUE: Parameter = parameter("value", ParameterKind::Operand);
const PLACEMENT: Parameter = parameter("placement", ParameterKind::Placement);
const OP: Parameter = parameter("op", ParameterKind::Reduction);
const AXIS: Parameter = parameter("axis", ParameterKind::Integer);
const INDICES: Parameter = parameter("indices", ParameterKind::Operand);
const UPDATES: Parameter = parameter("updates", ParameterKind::Operand);
const UPDATE: Parameter = parameter("update", ParameterKind::Operand);
const PLACE: Parameter = parameter("start", ParameterKind::Operand);
const SIZES: Parameter = parameter("sizes", ParameterKind::Dims);
const COUNT: Parameter = parameter("k", ParameterKind::Count);
const SEED: Parameter = parameter("seed", ParameterKind::Operand);
const KEY: Parameter = parameter("key", ParameterKind::Operand);
const SHAPE: Parameter = parameter("shape", ParameterKind::Dims);
const PERMUTATION: Parameter = parameter("permutation", ParameterKind::Axes);
const TENSORS: Parameter = parameter("tensors", ParameterKind::Operands);
const START: Parameter = parameter("start", ParameterKind::Integers);
const LIMIT: Parameter = parameter("limit", ParameterKind::Integers);
const STRIDE: Parameter = parameter("stride", ParameterKind::Integers);
const LOW: Parameter = parameter("low", ParameterKind::Integers);
const HIGH: Parameter = parameter("high", ParameterKind::Integers);
const DTYPE: Parameter = parameter("dtype", ParameterKind::DType);

impl Operation {
    /// The parameters, in the order of positional arguments.
    pub const fn parameters(self) -> &'static [Parameter] {
        match self {
            Self::Unary(_) => &[X],
            Self::Binary(_) | Self::Compare(_) => &[A, B],
            Self::Special(Special::Matmul) => &[A, B],
            Self::Special(Special::Einsum) => &[SUBSCRIPTS, A, SECOND],
            Self::Special(Special::Where) => &[CONDITION, A, B],
            Self::Special(Special::Cast) => &[X, DTYPE],
            Self::Special(Special::To) => &[X, PLACEMENT],
            Self::Special(Special::Full) => &[VALUE, SHAPE, DTYPE],
            Self::Special(Special::Broadcast | Special::Reshape) => &[X, SHAPE],
            Self::Special(Special::Transpose) => &[X, PERMUTATION],
            Self::Special(Special::Slice) => &[X, START, LIMIT, STRIDE],
            Self::Special(Special::Concat) => &[TENSORS, AXIS],
            Self::Special(Special::Pad) => &[X, VALUE, LOW, HIGH],
            Self::Special(Special::Iota) => &[SHAPE, DTYPE, AXIS],
            Self::Special(Special::Reduce | Special::ReduceKeep) => &[X, OP, AXIS],
            Self::Special(Special::Take | Special::TakeAlongAxis) => &[X, INDICES, AXIS],
            Self::Special(Special::ScatterAdd) => &[X, INDICES, UPDATES, AXIS],
            Self::Special(Special::DynamicSlice) => &[X, PLACE, SIZES],
            Self::Special(Special::DynamicUpdateSlice) => &[X, UPDATE, PLACE],
            Self::Special(Special::TopK) => &[X, COUNT, AXIS],
            Self::Special(Special::Key) => &[SEED],
            Self::Special(Special::Split) => &[KEY],
            Self::Special(Special::Bits) => &[KEY, SHAPE],
            Self::Special(Special::Uniform | Special::Gumbel) => &[KEY, SHAPE, DTYPE],
        }
    }
}
