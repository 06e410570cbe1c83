//! `kina.dot_general`: one `linalg.generic` that accumulates in ascending order
//! with `math.fma`, or the lanes of an inner product (see [`lanes`]).
//!
//! The operands are widened to the dtype of the accumulator first and the total
//! is rounded afterwards, so that the contraction itself has one dtype.

mod lanes;

use crate::{
    contraction::{Contraction, Side},
    dtype::DType,
    ffi::attributes::Order,
    passes::create::{Access, Builder, Generic, Index, Iterator, Tensor, compute_dtype, identity},
};
use melior::ir::{OperationRef, operation::OperationLike};

/// Lowers `operation`, a contraction of `lhs` and `rhs`; `None` when its
/// attributes are not those of one.
pub fn lower<'c, 'a>(
    builder: &Builder<'c, 'a>,
    operation: OperationRef<'c, 'a>,
    lhs: &Tensor<'c, 'a>,
    rhs: &Tensor<'c, 'a>,
) -> Option<Tensor<'c, 'a>> {
    let contraction = Contraction::of(operation)?;
    let order = operation.attribute("order").ok().and_then(Order::from_attribute);
    let (left, right) = (widen(builder, lhs), widen(builder, rhs));
    let total = match order {
        Some(Order::Lanes) => lanes::contract(builder, &contraction, &left, &right),
        Some(Order::Sequential) | None => sequential(builder, &contraction, &left, &right),
    };
    Some(round(builder, total, lhs.dtype))
}

/// The dtype that a contraction of `dtype` takes place in. I4 wraps at the end
/// as well as at every step.
fn accumulator(dtype: DType) -> DType {
    match dtype {
        DType::I4 => DType::I8,
        _ => compute_dtype(dtype),
    }
}

/// The elements of `tensor` in the dtype of the accumulator. Exact.
fn widen<'c, 'a>(builder: &Builder<'c, 'a>, tensor: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
    let name = if tensor.dtype.is_float() {
        "arith.extf"
    } else {
        "arith.extsi"
    };
    convert(builder, tensor.clone(), name, accumulator(tensor.dtype))
}

/// The elements of `total` rounded or wrapped to `dtype`.
fn round<'c, 'a>(builder: &Builder<'c, 'a>, total: Tensor<'c, 'a>, dtype: DType) -> Tensor<'c, 'a> {
    let name = if dtype.is_float() {
        "arith.truncf"
    } else {
        "arith.trunci"
    };
    convert(builder, total, name, dtype)
}

/// Applies the conversion `name` to each element; nothing where the dtype stays.
fn convert<'c, 'a>(builder: &Builder<'c, 'a>, tensor: Tensor<'c, 'a>, name: &str, dtype: DType) -> Tensor<'c, 'a> {
    if tensor.dtype == dtype {
        return tensor;
    }
    let output = builder.empty(&tensor.shape, dtype);
    let access = identity(tensor.shape.len());
    let body = Generic::elementwise(vec![(tensor, access)], output).create(builder);
    let converted = body.builder().convert(name, body.element(0), dtype);
    body.finish_one(converted)
}

/// One loop nest: batch, free axes of the left and of the right operand, and
/// innermost the contracting axes in the order in which they are listed.
fn sequential<'c, 'a>(
    builder: &Builder<'c, 'a>,
    contraction: &Contraction,
    lhs: &Tensor<'c, 'a>,
    rhs: &Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    let shape = contraction.result_shape(&lhs.shape, &rhs.shape);
    let initial = builder.fill(builder.zero(lhs.dtype), &shape, lhs.dtype);
    let dimensions = Dimensions::new(contraction, lhs, rhs);
    let mut iterators = vec![Iterator::Parallel; shape.len()];
    iterators.extend(contraction.lhs_contracting.iter().map(|_| Iterator::Reduction));
    let body = Generic {
        inputs: vec![(lhs.clone(), dimensions.lhs), (rhs.clone(), dimensions.rhs)],
        outputs: vec![(initial, identity(shape.len()))],
        iterators,
    }
    .create(builder);
    body.finish_with_product()
}

/// How an iteration over result axes and contracting axes indexes the operands.
struct Dimensions {
    lhs: Access,
    rhs: Access,
}

impl Dimensions {
    fn new(contraction: &Contraction, lhs: &Tensor, rhs: &Tensor) -> Self {
        let free = [
            contraction.free(Side::Lhs, lhs.shape.len()),
            contraction.free(Side::Rhs, rhs.shape.len()),
        ];
        let batches = contraction.lhs_batch.len();
        let contracting = batches + free[0].len() + free[1].len();
        let access = |side, rank, free: &[usize], first_free: usize| {
            let mut access = vec![Index::Constant(0); rank];
            let mut assign = |axes: &[usize], first: usize| {
                for (offset, &axis) in axes.iter().enumerate() {
                    access[axis] = Index::Dimension(first + offset);
                }
            };
            assign(contraction.batch(side), 0);
            assign(free, first_free);
            assign(contraction.contracting(side), contracting);
            access
        };
        Self {
            lhs: access(Side::Lhs, lhs.shape.len(), &free[0], batches),
            rhs: access(Side::Rhs, rhs.shape.len(), &free[1], batches + free[0].len()),
        }
    }
}
