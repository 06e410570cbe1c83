//! From a kina operation to the function that evaluates it.

use super::{
    cast, dot, elementwise, index, math, random, reduce, shape,
    value::{Elements, TensorType, Value},
};
use crate::{
    contraction::Contraction,
    dialect::KinaOperation,
    ffi::{
        attributes::{ComparePredicate, Order, ReduceKind, integers},
        elements::DenseElements,
    },
};
use melior::ir::{Attribute, attribute::IntegerAttribute};
use std::rc::Rc;

/// What `operation` computes from `operands`, before rounding to the dtypes of
/// `results`. `None` when the operation is not valid.
pub fn evaluate(operation: &KinaOperation, operands: &[Rc<Value>], results: &[TensorType]) -> Option<Vec<Elements>> {
    let operand = |index: usize| operands.get(index).map(|value| &value.elements);
    let value = |index: usize| operands.get(index).map(|value| &**value);
    let result = results.first()?;
    let computed = match operation {
        KinaOperation::Constant(constant) => {
            let dense = DenseElements::new(constant.value().ok()?, result.dtype)?;
            let elements = Elements::decode(result.dtype, &dense.bytes);
            Some(shape::splat(elements, result.count()))
        }
        KinaOperation::Add(_) => elementwise::add(operand(0)?, operand(1)?),
        KinaOperation::Sub(_) => elementwise::sub(operand(0)?, operand(1)?),
        KinaOperation::Mul(_) => elementwise::mul(operand(0)?, operand(1)?),
        KinaOperation::Div(_) => elementwise::div(operand(0)?, operand(1)?),
        KinaOperation::Rem(_) => elementwise::rem(operand(0)?, operand(1)?),
        KinaOperation::Max(_) => elementwise::max(operand(0)?, operand(1)?),
        KinaOperation::Min(_) => elementwise::min(operand(0)?, operand(1)?),
        KinaOperation::Pow(_) => elementwise::pow(operand(0)?, operand(1)?),
        KinaOperation::Neg(_) => elementwise::neg(operand(0)?),
        KinaOperation::Abs(_) => elementwise::abs(operand(0)?),
        KinaOperation::Sign(_) => elementwise::signum(operand(0)?),
        KinaOperation::Sqrt(_) => elementwise::sqrt(operand(0)?),
        KinaOperation::Rsqrt(_) => math::rsqrt(operand(0)?),
        KinaOperation::Exp(_) => math::exp(operand(0)?),
        KinaOperation::Expm1(_) => math::expm1(operand(0)?),
        KinaOperation::Log(_) => math::log(operand(0)?),
        KinaOperation::Log1p(_) => math::log1p(operand(0)?),
        KinaOperation::Sin(_) => math::sin(operand(0)?),
        KinaOperation::Cos(_) => math::cos(operand(0)?),
        KinaOperation::Tanh(_) => math::tanh(operand(0)?),
        KinaOperation::Erf(_) => math::erf(operand(0)?),
        KinaOperation::Sigmoid(_) => math::sigmoid(operand(0)?),
        KinaOperation::Floor(_) => math::floor(operand(0)?),
        KinaOperation::Ceil(_) => math::ceil(operand(0)?),
        KinaOperation::Round(_) => math::round(operand(0)?),
        // A transfer between placements never comes here: the types of tensors on the device are refused.
        KinaOperation::StopGradient(_) | KinaOperation::To(_) => Some(operand(0)?.clone()),
        KinaOperation::And(_) => elementwise::and(operand(0)?, operand(1)?),
        KinaOperation::Or(_) => elementwise::or(operand(0)?, operand(1)?),
        KinaOperation::Not(_) => elementwise::not(operand(0)?),
        KinaOperation::Compare(compare) => {
            let predicate = ComparePredicate::from_attribute(compare.predicate().ok()?)?;
            elementwise::compare(predicate, operand(0)?, operand(1)?)
        }
        KinaOperation::Where(_) => elementwise::choose(operand(0)?, operand(1)?, operand(2)?),
        KinaOperation::Cast(_) => Some(cast::cast(operand(0)?, result.dtype)),
        KinaOperation::Broadcast(_) => shape::broadcast(operands.first()?, result),
        KinaOperation::Reshape(_) => operand(0).cloned(),
        KinaOperation::Transpose(operation) => {
            let permutation = integers(operation.permutation().ok()?)?;
            shape::transpose(&permutation, operands.first()?, result)
        }
        KinaOperation::Slice(operation) => {
            let (start, stride) = (integers(operation.start().ok()?)?, integers(operation.stride().ok()?)?);
            shape::slice(&start, &stride, operands.first()?, result)
        }
        KinaOperation::Concat(operation) => shape::concat(axis(operation.axis().ok()?)?, operands, result),
        KinaOperation::Pad(operation) => {
            let (low, interior) = (integers(operation.low().ok()?)?, integers(operation.interior().ok()?)?);
            shape::pad(&low, &interior, operands.first()?, operands.get(1)?, result)
        }
        KinaOperation::Iota(operation) => shape::iota(axis(operation.axis().ok()?)?, result),
        KinaOperation::Reduce(operation) => {
            let kind = ReduceKind::from_attribute(operation.kind().ok()?)?;
            let order = operation.order().ok().and_then(Order::from_attribute);
            reduce::reduce(kind, order, axis(operation.axis().ok()?)?, operands.first()?)
        }
        // Reverse mode is transformed before anything is evaluated.
        KinaOperation::Vjp(_) => None,
        KinaOperation::Argmax(operation) => reduce::argmax(axis(operation.axis().ok()?)?, operands.first()?),
        KinaOperation::Argmin(operation) => reduce::argmin(axis(operation.axis().ok()?)?, operands.first()?),
        KinaOperation::DotGeneral(operation) => {
            let contraction = Contraction {
                lhs_batch: axes(operation.lhs_batch().ok()?)?,
                rhs_batch: axes(operation.rhs_batch().ok()?)?,
                lhs_contracting: axes(operation.lhs_contracting().ok()?)?,
                rhs_contracting: axes(operation.rhs_contracting().ok()?)?,
            };
            let order = operation.order().ok().and_then(Order::from_attribute);
            dot::dot_general(&contraction, order, operands.first()?, operands.get(1)?)
        }
        // The machine enters and leaves bodies.
        KinaOperation::Composition(_) | KinaOperation::For(_) | KinaOperation::Yield(_) => None,
        KinaOperation::Take(operation) => index::take(axis(operation.axis().ok()?)?, value(0)?, value(1)?),
        KinaOperation::TakeAlongAxis(operation) => {
            index::take_along_axis(axis(operation.axis().ok()?)?, value(0)?, value(1)?)
        }
        KinaOperation::ScatterAdd(operation) => {
            index::scatter_add(axis(operation.axis().ok()?)?, value(0)?, value(1)?, value(2)?)
        }
        KinaOperation::DynamicSlice(_) => index::dynamic_slice(value(0)?, value(1)?, result),
        KinaOperation::DynamicUpdateSlice(_) => index::dynamic_update_slice(value(0)?, value(1)?, value(2)?),
        KinaOperation::TopK(operation) => {
            return index::top_k(axis(operation.k().ok()?)?, axis(operation.axis().ok()?)?, value(0)?);
        }
        KinaOperation::RandomKey(_) => random::key(value(0)?),
        KinaOperation::RandomSplit(_) => return random::split(value(0)?),
        KinaOperation::RandomBits(_) => random::bits(value(0)?, result),
        KinaOperation::RandomUniform(_) => random::uniform(value(0)?, result),
        KinaOperation::RandomGumbel(_) => random::gumbel(value(0)?, result),
    };
    computed.map(|elements| vec![elements])
}

/// The axes that an attribute lists.
fn axes(attribute: Attribute) -> Option<Vec<usize>> {
    let axes = integers(attribute)?.into_iter().map(|axis| axis.try_into().ok());
    axes.collect()
}

fn axis(attribute: IntegerAttribute) -> Option<usize> {
    attribute.value().try_into().ok()
}
