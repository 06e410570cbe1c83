//! What the differentiation of each operation is: the one table.
//!
//! An operation has a rule, an explicit zero or a refusal. A *rule* turns the
//! cotangent of the result into those of the operands. An *explicit zero* is
//! piecewise constant, so its derivative is 0 wherever it has one; it ends the
//! way of a cotangent without a word. A *refusal* is an error where a cotangent
//! would have to flow through it, and only there.

mod arithmetic;
mod choice;
mod contraction;
mod index;
mod math;
mod reduction;
mod shape;

use super::adjoint::Adjoint;
use crate::{dialect::KinaOperation, dtype::DType, ffi::attributes::ReduceKind, passes::create::Tensor};
use melior::ir::{OperationRef, operation::OperationLike};

/// Gives the operands of an operation their cotangents.
pub type Rule = fn(&mut Adjoint<'_, '_>);

/// What the differentiation of an operation is.
#[derive(Clone, Copy)]
pub enum Differentiation {
    /// The pullback.
    Rule(Rule),
    /// The derivative is 0 wherever there is one.
    Zero,
    /// There is none; the reason.
    Refused(&'static str),
}

use Differentiation::{Refused, Rule as Has, Zero};

const DISCRETE: &str = "its result is a position, which does not vary continuously";
const BITS: &str = "bits do not vary continuously";
const KEY: &str = "a key does not vary continuously";
const INTEGER: &str = "an integer does not vary continuously";

const PLACEMENT: &str = "gradients are computed on @host: they do not cross to or from @device";

impl Differentiation {
    /// Calls and compositions are replaced by their bodies before a cotangent
    /// flows through them.
    pub const OPENED: Self = Has(|_| {});
}

/// What the differentiation of `operation`, which `view` views, is.
pub fn differentiation(view: &KinaOperation, operation: OperationRef) -> Differentiation {
    match view {
        KinaOperation::Constant(_) => Zero,
        KinaOperation::Add(_) => Has(arithmetic::add),
        KinaOperation::Sub(_) => Has(arithmetic::sub),
        KinaOperation::Mul(_) => Has(arithmetic::mul),
        KinaOperation::Div(_) => Has(arithmetic::div),
        KinaOperation::Rem(_) => Refused(INTEGER),
        KinaOperation::Max(_) => Has(choice::max),
        KinaOperation::Min(_) => Has(choice::min),
        KinaOperation::Pow(_) => Has(arithmetic::pow),
        KinaOperation::Neg(_) => Has(arithmetic::neg),
        KinaOperation::Abs(_) => Has(choice::abs),
        KinaOperation::Sign(_) => Zero,
        KinaOperation::Sqrt(_) => Has(arithmetic::sqrt),
        KinaOperation::Rsqrt(_) => Has(math::rsqrt),
        KinaOperation::Exp(_) => Has(math::exp),
        KinaOperation::Expm1(_) => Has(math::expm1),
        KinaOperation::Log(_) => Has(math::log),
        KinaOperation::Log1p(_) => Has(math::log1p),
        KinaOperation::Sin(_) => Has(math::sin),
        KinaOperation::Cos(_) => Has(math::cos),
        KinaOperation::Tanh(_) => Has(math::tanh),
        KinaOperation::Erf(_) => Has(math::erf),
        KinaOperation::Sigmoid(_) => Has(math::sigmoid),
        KinaOperation::Floor(_) | KinaOperation::Ceil(_) | KinaOperation::Round(_) => Zero,
        KinaOperation::StopGradient(_) => Zero,
        KinaOperation::To(_) => Refused(PLACEMENT),
        KinaOperation::And(_) | KinaOperation::Or(_) | KinaOperation::Not(_) | KinaOperation::Compare(_) => Zero,
        KinaOperation::DotGeneral(_) => Has(contraction::dot_general),
        KinaOperation::Where(_) => Has(choice::select),
        KinaOperation::Cast(_) => cast(operation),
        KinaOperation::Broadcast(_) => Has(shape::broadcast),
        KinaOperation::Reshape(_) => Has(shape::reshape),
        KinaOperation::Transpose(_) => Has(shape::transpose),
        KinaOperation::Slice(_) => Has(shape::slice),
        KinaOperation::Concat(_) => Has(shape::concat),
        KinaOperation::Pad(_) => Has(shape::pad),
        KinaOperation::Iota(_) => Zero,
        KinaOperation::Reduce(_) => match reduction::kind(operation) {
            Some(ReduceKind::Sum) => Has(reduction::sum),
            Some(ReduceKind::Mean) => Has(reduction::mean),
            Some(ReduceKind::Prod) => Has(reduction::prod),
            Some(ReduceKind::Max | ReduceKind::Min) => Has(reduction::extremum),
            Some(ReduceKind::Any | ReduceKind::All) | None => Zero,
        },
        KinaOperation::Argmax(_) | KinaOperation::Argmin(_) => Refused(DISCRETE),
        KinaOperation::Take(_) => Has(index::take),
        KinaOperation::TakeAlongAxis(_) => Has(index::take_along_axis),
        KinaOperation::ScatterAdd(_) => Has(index::scatter_add_rule),
        KinaOperation::DynamicSlice(_) => Has(index::dynamic_slice),
        KinaOperation::DynamicUpdateSlice(_) => Has(index::dynamic_update_slice),
        KinaOperation::TopK(_) => Has(index::top_k),
        KinaOperation::RandomBits(_) => Refused(BITS),
        KinaOperation::RandomKey(_)
        | KinaOperation::RandomSplit(_)
        | KinaOperation::RandomUniform(_)
        | KinaOperation::RandomGumbel(_) => Refused(KEY),
        // Those of a differentiated function are transformed before it is.
        KinaOperation::Vjp(_) | KinaOperation::Composition(_) => Differentiation::OPENED,
        // The sweep goes into loops itself.
        KinaOperation::For(_) => Differentiation::OPENED,
        // The end of a body, which stands on no tape.
        KinaOperation::Yield(_) => Zero,
    }
}

/// A conversion between floats has a rule, one to Bool is a comparison with 0.
/// One to an integer is refused rather than given a silent zero: who wants that
/// writes `stop_gradient`.
fn cast(operation: OperationRef) -> Differentiation {
    let result = operation.results().next().and_then(|result| Tensor::new(result.into()));
    match result.map(|result| result.dtype) {
        Some(dtype) if dtype.is_float() => Has(shape::cast),
        Some(DType::Bool) => Zero,
        _ => Refused(INTEGER),
    }
}
