//! What each kina operation is to the lowering.

use super::{
    index::{self, Indexing},
    math::Function,
    random::Random,
};
use crate::{
    contraction::Contraction,
    dialect::KinaOperation,
    ffi::{
        attributes::{ComparePredicate, Order, ReduceKind, integers},
        pass::PassError,
        view::KinaView,
    },
    passes::create::{Tensor, Window},
};
use melior::ir::{
    Attribute,
    attribute::IntegerAttribute,
    operation::{OperationLike, OperationRef},
};

/// An operation that computes each element of its result from the elements of
/// its operands at the same index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elementwise {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Quotient.
    Div,
    /// Remainder.
    Rem,
    /// Maximum.
    Max,
    /// Minimum.
    Min,
    /// Power.
    Pow,
    /// Negation.
    Neg,
    /// Absolute value.
    Abs,
    /// Sign.
    Sign,
    /// Square root.
    Sqrt,
    /// An elementary function.
    Math(Function),
    /// Logical and.
    And,
    /// Logical or.
    Or,
    /// Logical not.
    Not,
    /// Comparison.
    Compare(ComparePredicate),
    /// Choice.
    Where,
    /// Conversion to the dtype of the result.
    Cast,
}

/// The elements that `kina.pad` adds, for each axis.
#[derive(Clone, Debug)]
pub struct Padding {
    /// How many come first.
    pub low: Vec<u64>,
    /// How many stand between two neighbours.
    pub interior: Vec<u64>,
}

/// The shape of a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The axis that is reduced.
    pub axis: usize,
    /// Whether the result keeps it with size 1.
    pub keepdims: bool,
}

/// What an operation is to the lowering.
#[derive(Clone, Debug)]
pub enum Role<'c> {
    /// A literal.
    Constant(Attribute<'c>),
    /// Part of an elementwise group.
    Elementwise(Elementwise),
    /// Read through an indexing map by whatever uses it.
    Broadcast,
    /// Read through an indexing map by whatever uses it: axis k of the result is
    /// axis `permutation[k]` of the operand.
    Transpose(Vec<usize>),
    /// The index along an axis, computed by whatever uses it.
    Iota(usize),
    /// The same elements in another shape.
    Reshape,
    /// A part of the operand.
    Slice(Window),
    /// The operands one after the other along an axis.
    Concat(usize),
    /// The second operand around the elements of the first.
    Pad(Padding),
    /// A reduction.
    Reduce(ReduceKind, Axis, Option<Order>),
    /// A contraction of two tensors.
    DotGeneral,
    /// The index of the largest element.
    Argmax(Axis),
    /// The index of the smallest element.
    Argmin(Axis),
    /// A gather, a scatter, a window or a selection.
    Indexing(Indexing),
    /// Random numbers or keys.
    Random(Random),
}

/// Loops are lowered first.
const LOOP_IS_LEFT: &str = "the loop is not lowered: expected an scf.for in its place";

/// Compositions end before this pass.
pub const COMPOSITION_IS_LEFT: &str =
    "a composition is not lowered as such: expected its body in its place, as --kina-inline-compositions leaves it";
/// Reverse mode ends before this pass.
const VJP_IS_LEFT: &str =
    "reverse mode is not lowered as such: expected the operations that --kina-transform-ad makes of it";

impl<'c> Role<'c> {
    /// The role of `view`, which views `operation`.
    ///
    /// # Errors
    ///
    /// Fails on an attribute that the verifier would have rejected.
    pub fn new(view: &KinaView<'c, '_>, operation: OperationRef<'c, '_>) -> Result<Self, PassError<'c>> {
        let invalid = |name: &str| PassError::at(&operation, format!("attribute '{name}' is invalid"));
        Ok(match &**view {
            KinaOperation::Constant(_) => {
                let value = operation.attribute("value");
                Self::Constant(value.map_err(|_| invalid("value"))?)
            }
            KinaOperation::Add(_) => Self::Elementwise(Elementwise::Add),
            KinaOperation::Sub(_) => Self::Elementwise(Elementwise::Sub),
            KinaOperation::Mul(_) => Self::Elementwise(Elementwise::Mul),
            KinaOperation::Div(_) => Self::Elementwise(Elementwise::Div),
            KinaOperation::Rem(_) => Self::Elementwise(Elementwise::Rem),
            KinaOperation::Max(_) => Self::Elementwise(Elementwise::Max),
            KinaOperation::Min(_) => Self::Elementwise(Elementwise::Min),
            KinaOperation::Pow(_) => Self::Elementwise(Elementwise::Pow),
            KinaOperation::Neg(_) => Self::Elementwise(Elementwise::Neg),
            KinaOperation::Abs(_) => Self::Elementwise(Elementwise::Abs),
            KinaOperation::Sign(_) => Self::Elementwise(Elementwise::Sign),
            KinaOperation::Sqrt(_) => Self::Elementwise(Elementwise::Sqrt),
            KinaOperation::Rsqrt(_) => Self::Elementwise(Elementwise::Math(Function::Rsqrt)),
            KinaOperation::Exp(_) => Self::Elementwise(Elementwise::Math(Function::Exp)),
            KinaOperation::Expm1(_) => Self::Elementwise(Elementwise::Math(Function::Expm1)),
            KinaOperation::Log(_) => Self::Elementwise(Elementwise::Math(Function::Log)),
            KinaOperation::Log1p(_) => Self::Elementwise(Elementwise::Math(Function::Log1p)),
            KinaOperation::Sin(_) => Self::Elementwise(Elementwise::Math(Function::Sin)),
            KinaOperation::Cos(_) => Self::Elementwise(Elementwise::Math(Function::Cos)),
            KinaOperation::Tanh(_) => Self::Elementwise(Elementwise::Math(Function::Tanh)),
            KinaOperation::Erf(_) => Self::Elementwise(Elementwise::Math(Function::Erf)),
            KinaOperation::Sigmoid(_) => Self::Elementwise(Elementwise::Math(Function::Sigmoid)),
            KinaOperation::Floor(_) => Self::Elementwise(Elementwise::Math(Function::Floor)),
            KinaOperation::Ceil(_) => Self::Elementwise(Elementwise::Math(Function::Ceil)),
            KinaOperation::Round(_) => Self::Elementwise(Elementwise::Math(Function::Round)),
            KinaOperation::And(_) => Self::Elementwise(Elementwise::And),
            KinaOperation::Or(_) => Self::Elementwise(Elementwise::Or),
            KinaOperation::Not(_) => Self::Elementwise(Elementwise::Not),
            KinaOperation::Where(_) => Self::Elementwise(Elementwise::Where),
            KinaOperation::Cast(_) => Self::Elementwise(Elementwise::Cast),
            KinaOperation::Compare(_) => {
                let predicate = operation.attribute("predicate").ok();
                let predicate = predicate.and_then(ComparePredicate::from_attribute);
                Self::Elementwise(Elementwise::Compare(predicate.ok_or_else(|| invalid("predicate"))?))
            }
            KinaOperation::Vjp(_) => return Err(PassError::at(&operation, VJP_IS_LEFT)),
            KinaOperation::Broadcast(_) => Self::Broadcast,
            KinaOperation::StopGradient(_) | KinaOperation::To(_) => {
                return Err(PassError::at(&operation, "an identity is still in use"));
            }
            KinaOperation::Transpose(_) => {
                let permutation = naturals(operation, "permutation").ok_or_else(|| invalid("permutation"))?;
                Self::Transpose(permutation.into_iter().map(|axis| axis as usize).collect())
            }
            KinaOperation::Iota(_) => Self::Iota(plain_axis(operation).ok_or_else(|| invalid("axis"))?),
            KinaOperation::Reshape(_) => Self::Reshape,
            KinaOperation::Slice(_) => Self::Slice(window(operation).ok_or_else(|| invalid("start"))?),
            KinaOperation::Concat(_) => Self::Concat(plain_axis(operation).ok_or_else(|| invalid("axis"))?),
            KinaOperation::Pad(_) => Self::Pad(Padding {
                low: naturals(operation, "low").ok_or_else(|| invalid("low"))?,
                interior: naturals(operation, "interior").ok_or_else(|| invalid("interior"))?,
            }),
            KinaOperation::Reduce(_) => {
                let kind = operation.attribute("kind").ok();
                let kind = kind.and_then(ReduceKind::from_attribute);
                let order = operation.attribute("order").ok();
                Self::Reduce(
                    kind.ok_or_else(|| invalid("kind"))?,
                    axis(operation).ok_or_else(|| invalid("axis"))?,
                    order.and_then(Order::from_attribute),
                )
            }
            KinaOperation::DotGeneral(_) => {
                Contraction::of(operation).ok_or_else(|| invalid("lhs_batch"))?;
                Self::DotGeneral
            }
            KinaOperation::Argmax(_) => Self::Argmax(axis(operation).ok_or_else(|| invalid("axis"))?),
            KinaOperation::Argmin(_) => Self::Argmin(axis(operation).ok_or_else(|| invalid("axis"))?),
            KinaOperation::For(_) => return Err(PassError::at(&operation, LOOP_IS_LEFT)),
            KinaOperation::Composition(_) | KinaOperation::Yield(_) => {
                return Err(PassError::at(&operation, COMPOSITION_IS_LEFT));
            }
            KinaOperation::Take(_) => {
                Self::Indexing(Indexing::Take(index::axis(operation).ok_or_else(|| invalid("axis"))?))
            }
            KinaOperation::TakeAlongAxis(_) => Self::Indexing(Indexing::TakeAlongAxis(
                index::axis(operation).ok_or_else(|| invalid("axis"))?,
            )),
            KinaOperation::ScatterAdd(_) => Self::Indexing(Indexing::ScatterAdd(
                index::axis(operation).ok_or_else(|| invalid("axis"))?,
            )),
            KinaOperation::DynamicSlice(_) => Self::Indexing(Indexing::DynamicSlice),
            KinaOperation::DynamicUpdateSlice(_) => Self::Indexing(Indexing::DynamicUpdateSlice),
            KinaOperation::TopK(_) => {
                Self::Indexing(Indexing::TopK(index::axis(operation).ok_or_else(|| invalid("axis"))?))
            }
            KinaOperation::RandomKey(_) => Self::Random(Random::Key),
            KinaOperation::RandomSplit(_) => Self::Random(Random::Split),
            KinaOperation::RandomBits(_) => Self::Random(Random::Bits),
            KinaOperation::RandomUniform(_) => Self::Random(Random::Uniform),
            KinaOperation::RandomGumbel(_) => Self::Random(Random::Gumbel),
        })
    }
}

fn plain_axis(operation: OperationRef) -> Option<usize> {
    let axis = IntegerAttribute::try_from(operation.attribute("axis").ok()?).ok()?;
    usize::try_from(axis.value()).ok()
}

/// The integers of an array attribute, none of which is negative.
fn naturals(operation: OperationRef, name: &str) -> Option<Vec<u64>> {
    let values = integers(operation.attribute(name).ok()?)?;
    values.into_iter().map(|value| u64::try_from(value).ok()).collect()
}

/// The part that `kina.slice` takes.
fn window(operation: OperationRef) -> Option<Window> {
    let result = Tensor::new(operation.result(0).ok()?.into())?;
    let (start, stride) = (naturals(operation, "start")?, naturals(operation, "stride")?);
    Some(Window::new(&start, &result.shape, &stride))
}

fn axis(operation: OperationRef) -> Option<Axis> {
    Some(Axis {
        axis: plain_axis(operation)?,
        keepdims: operation.has_attribute("keepdims"),
    })
}
