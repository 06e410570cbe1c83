//! Operations, through the typed builders of the dialect.

use super::{index, internal, random};
use crate::{
    contraction::Contraction,
    diagnostics::Diagnostic,
    dialect::ops,
    dtype::DType,
    ffi::attributes::{ComparePredicate, Order, ReduceKind},
    sema::{
        Primitive,
        surface::{Binary, Comparison, Reduction, Unary},
        types::TensorType,
    },
};
use melior::{
    Context,
    ir::{
        Attribute, Location, Operation, Type, Value, ValueLike,
        attribute::{DenseI64ArrayAttribute, IntegerAttribute},
        r#type::{IntegerType, RankedTensorType, ShapedTypeLike},
    },
};

/// Shortest reduced extent that is accumulated in lanes.
const SHORTEST_LANES: u64 = 64;

/// The operation for `primitive` on `operands`, the first of type `input`.
pub fn build<'c>(
    context: &'c Context,
    primitive: &Primitive,
    operands: &[Value<'c, '_>],
    input: &TensorType,
    result: Type<'c>,
    location: Location<'c>,
) -> Result<Operation<'c>, Box<Diagnostic>> {
    Ok(match (primitive, operands) {
        (&Primitive::Unary(unary), &[x]) => build_unary(context, unary, x, location),
        (&Primitive::Binary(binary), &[a, b]) => build_binary(context, binary, a, b, location),
        (&Primitive::Compare(comparison), &[a, b]) => {
            let predicate = predicate(comparison).to_attribute(context);
            ops::compare(context, a, b, predicate, location).into()
        }
        (Primitive::Where, &[condition, a, b]) => ops::r#where(context, result, condition, a, b, location).into(),
        (Primitive::Cast, &[x]) => ops::cast(context, result, x, location).into(),
        (Primitive::To, &[x]) => ops::to(context, result, x, location).into(),
        (Primitive::Broadcast, &[x]) => ops::broadcast(context, result, x, location).into(),
        (Primitive::DotGeneral(contraction), &[a, b]) => {
            build_dot_general(context, contraction, a, b, input.dtype(), location)
        }
        (Primitive::Reshape, &[x]) => ops::reshape(context, result, x, location).into(),
        (Primitive::Transpose { permutation }, &[x]) => {
            ops::transpose(context, x, integers(context, permutation), location).into()
        }
        (Primitive::Slice { start, limit, stride }, &[x]) => {
            let [start, limit, stride] = [start, limit, stride].map(|list| integers(context, list));
            ops::slice(context, x, start, limit, stride, location).into()
        }
        (&Primitive::Concat { axis }, [_, ..]) => {
            ops::concat(context, operands, integer(context, axis), location).into()
        }
        (Primitive::Pad { low, high }, &[x, value]) => {
            let interior = vec![0; low.len()];
            let [low, high, interior] = [low, high, &interior].map(|list| integers(context, list));
            ops::pad(context, x, value, low, high, interior, location).into()
        }
        (&Primitive::Iota { axis }, []) => ops::iota(context, result, integer(context, axis), location).into(),
        (
            &Primitive::Reduce {
                reduction,
                axis,
                keepdims,
            },
            &[x],
        ) => build_reduction(context, reduction, x, axis, keepdims, input, location),
        (
            Primitive::Take { .. }
            | Primitive::TakeAlongAxis { .. }
            | Primitive::ScatterAdd { .. }
            | Primitive::DynamicSlice
            | Primitive::DynamicUpdateSlice
            | Primitive::TopK { .. },
            _,
        ) => index::build(context, primitive, operands, result, location)?,
        (
            Primitive::RandomKey
            | Primitive::RandomSplit
            | Primitive::RandomBits
            | Primitive::RandomUniform
            | Primitive::RandomGumbel,
            &[x],
        ) => random::build(context, primitive, x, result, location)?,
        (
            Primitive::RandomKey
            | Primitive::RandomSplit
            | Primitive::RandomBits
            | Primitive::RandomUniform
            | Primitive::RandomGumbel,
            _,
        )
        | (Primitive::Unary(_) | Primitive::Binary(_) | Primitive::Compare(_), _)
        | (Primitive::Where | Primitive::Cast | Primitive::To | Primitive::Broadcast | Primitive::Reduce { .. }, _)
        | (Primitive::DotGeneral(_), _)
        | (Primitive::Reshape | Primitive::Transpose { .. } | Primitive::Slice { .. }, _)
        | (Primitive::Concat { .. } | Primitive::Pad { .. } | Primitive::Iota { .. }, _) => {
            return Err(internal(format!("{primitive:?} has {} operands", operands.len())));
        }
    })
}

/// A 64-bit integer attribute.
fn integer(context: &Context, value: usize) -> IntegerAttribute<'_> {
    IntegerAttribute::new(IntegerType::new(context, 64).into(), value as i64)
}

/// An array of 64-bit integers; extents and positions fit 63 bits.
fn integers<'c>(context: &'c Context, values: &[u64]) -> Attribute<'c> {
    let values: Vec<_> = values.iter().map(|&value| value as i64).collect();
    DenseI64ArrayAttribute::new(context, &values).into()
}

fn build_unary<'c>(context: &'c Context, unary: Unary, x: Value<'c, '_>, location: Location<'c>) -> Operation<'c> {
    match unary {
        Unary::Neg => ops::neg(context, x, location).into(),
        Unary::Abs => ops::abs(context, x, location).into(),
        Unary::Sign => ops::sign(context, x, location).into(),
        Unary::Sqrt => ops::sqrt(context, x, location).into(),
        Unary::Rsqrt => ops::rsqrt(context, x, location).into(),
        Unary::Exp => ops::exp(context, x, location).into(),
        Unary::Expm1 => ops::expm_1(context, x, location).into(),
        Unary::Log => ops::log(context, x, location).into(),
        Unary::Log1p => ops::log_1_p(context, x, location).into(),
        Unary::Sin => ops::sin(context, x, location).into(),
        Unary::Cos => ops::cos(context, x, location).into(),
        Unary::Tanh => ops::tanh(context, x, location).into(),
        Unary::Erf => ops::erf(context, x, location).into(),
        Unary::Sigmoid => ops::sigmoid(context, x, location).into(),
        Unary::Floor => ops::floor(context, x, location).into(),
        Unary::Ceil => ops::ceil(context, x, location).into(),
        Unary::Round => ops::round(context, x, location).into(),
        Unary::Not => ops::not(context, x, location).into(),
        Unary::StopGradient => ops::stop_gradient(context, x, location).into(),
    }
}

fn build_binary<'c>(
    context: &'c Context,
    binary: Binary,
    a: Value<'c, '_>,
    b: Value<'c, '_>,
    location: Location<'c>,
) -> Operation<'c> {
    match binary {
        Binary::Add => ops::add(context, a, b, location).into(),
        Binary::Sub => ops::sub(context, a, b, location).into(),
        Binary::Mul => ops::mul(context, a, b, location).into(),
        Binary::Div => ops::div(context, a, b, location).into(),
        Binary::Rem => ops::rem(context, a, b, location).into(),
        Binary::Max => ops::max(context, a, b, location).into(),
        Binary::Min => ops::min(context, a, b, location).into(),
        Binary::Pow => ops::pow(context, a, b, location).into(),
        Binary::And => ops::and(context, a, b, location).into(),
        Binary::Or => ops::or(context, a, b, location).into(),
    }
}

const fn predicate(comparison: Comparison) -> ComparePredicate {
    match comparison {
        Comparison::Equal => ComparePredicate::Eq,
        Comparison::NotEqual => ComparePredicate::Ne,
        Comparison::Less => ComparePredicate::Lt,
        Comparison::LessEqual => ComparePredicate::Le,
        Comparison::Greater => ComparePredicate::Gt,
        Comparison::GreaterEqual => ComparePredicate::Ge,
    }
}

fn build_reduction<'c>(
    context: &'c Context,
    reduction: Reduction,
    x: Value<'c, '_>,
    axis: usize,
    keepdims: bool,
    input: &TensorType,
    location: Location<'c>,
) -> Operation<'c> {
    let axis_attribute = integer(context, axis);
    let kind = match reduction {
        Reduction::Argmax => {
            let builder = ops::ArgmaxOperation::builder(context, location)
                .input(x)
                .axis(axis_attribute);
            let builder = if keepdims {
                builder.keepdims(Attribute::unit(context))
            } else {
                builder
            };
            return builder.build().into();
        }
        Reduction::Argmin => {
            let builder = ops::ArgminOperation::builder(context, location)
                .input(x)
                .axis(axis_attribute);
            let builder = if keepdims {
                builder.keepdims(Attribute::unit(context))
            } else {
                builder
            };
            return builder.build().into();
        }
        Reduction::Sum => ReduceKind::Sum,
        Reduction::Prod => ReduceKind::Prod,
        Reduction::Max => ReduceKind::Max,
        Reduction::Min => ReduceKind::Min,
        Reduction::Mean => ReduceKind::Mean,
        Reduction::Any => ReduceKind::Any,
        Reduction::All => ReduceKind::All,
    };
    let mut builder = ops::ReduceOperation::builder(context, location)
        .kind(kind.to_attribute(context))
        .input(x)
        .axis(axis_attribute);
    if keepdims {
        builder = builder.keepdims(Attribute::unit(context));
    }
    if let Some(order) = order(reduction, axis, input) {
        builder = builder.order(order.to_attribute(context));
    }
    builder.build().into()
}

/// The order in which a reduction accumulates, by the type of its operand
/// alone; none where it cannot change a bit.
fn order(reduction: Reduction, axis: usize, input: &TensorType) -> Option<Order> {
    if !reduction.accumulates() || !input.dtype().is_float() {
        return None;
    }
    let innermost = input.shape()[axis + 1..].iter().all(|&extent| extent == 1);
    Some(if innermost && input.shape()[axis] >= SHORTEST_LANES {
        Order::Lanes
    } else {
        Order::Sequential
    })
}

/// A plain inner product is accumulated in lanes, everything else in order;
/// integers do not depend on it.
fn build_dot_general<'c>(
    context: &'c Context,
    contraction: &Contraction,
    a: Value<'c, '_>,
    b: Value<'c, '_>,
    dtype: DType,
    location: Location<'c>,
) -> Operation<'c> {
    let list = |axes: &[usize]| {
        let axes: Vec<_> = axes.iter().map(|&axis| axis as i64).collect();
        DenseI64ArrayAttribute::new(context, &axes).into()
    };
    let builder = ops::DotGeneralOperation::builder(context, location)
        .lhs(a)
        .rhs(b)
        .lhs_batch(list(&contraction.lhs_batch))
        .rhs_batch(list(&contraction.rhs_batch))
        .lhs_contracting(list(&contraction.lhs_contracting))
        .rhs_contracting(list(&contraction.rhs_contracting));
    let rank = |value: Value| RankedTensorType::try_from(value.r#type()).map_or(0, |ty| ty.rank());
    let builder = if !dtype.is_float() {
        builder
    } else if contraction.is_inner_product(rank(a), rank(b)) {
        builder.order(Order::Lanes.to_attribute(context))
    } else {
        builder.order(Order::Sequential.to_attribute(context))
    };
    builder.build().into()
}
