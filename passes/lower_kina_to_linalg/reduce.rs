//! `kina.reduce`, and its form with one `linalg.generic` over the whole axis.

use super::{cast::minimum, lanes, role::Axis};
use crate::passes::create::{Access, Builder, Generic, Index, Iterator, Tensor, compute_dtype, identity};
use crate::{
    dtype::{DType, DTypeKind},
    ffi::attributes::{Order, ReduceKind},
};
use melior::ir::Value;

/// A reduction of one tensor along one axis.
#[derive(Clone, Copy)]
pub struct Reduction {
    /// What is computed.
    pub kind: ReduceKind,
    /// Along which axis.
    pub axis: Axis,
    /// In which order, where that matters.
    pub order: Option<Order>,
}

/// Lowers a reduction of `input`.
///
/// Narrow floats accumulate in F32 and are rounded once at the end; a mean
/// divides before that.
pub fn lower<'c, 'a>(builder: &Builder<'c, 'a>, reduction: Reduction, input: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
    let combine = Combine::new(reduction.kind, input.dtype);
    let total = match reduction.order {
        Some(Order::Lanes) => lanes::reduce(builder, combine, input, reduction.axis),
        Some(Order::Sequential) | None => {
            let initial = combine.identity_tensor(builder, &reduction.axis.remove(&input.shape));
            sequential(builder, combine, input, initial, reduction.axis)
        }
    };
    let count = input.shape[reduction.axis.axis];
    let count = (reduction.kind == ReduceKind::Mean).then_some(count);
    round(builder, total, count, input.dtype)
}

/// Accumulates `input` along an axis into `initial`, in ascending order.
pub fn sequential<'c, 'a>(
    builder: &Builder<'c, 'a>,
    combine: Combine,
    input: &Tensor<'c, 'a>,
    initial: Tensor<'c, 'a>,
    axis: Axis,
) -> Tensor<'c, 'a> {
    let rank = input.shape.len();
    let mut iterators = vec![Iterator::Parallel; rank];
    iterators[axis.axis] = Iterator::Reduction;
    let body = Generic {
        inputs: vec![(input.clone(), identity(rank))],
        outputs: vec![(initial, axis.access(rank))],
        iterators,
    }
    .create(builder);
    let element = body.builder().widen(body.element(0), input.dtype);
    let sum = combine.apply(&body.builder(), body.element(1), element);
    body.finish_one(sum)
}

/// Divides by `count`, when there is one, and rounds to `dtype`.
fn round<'c, 'a>(builder: &Builder<'c, 'a>, total: Tensor<'c, 'a>, count: Option<u64>, dtype: DType) -> Tensor<'c, 'a> {
    if count.is_none() && total.dtype == dtype {
        return total;
    }
    let wide = total.dtype;
    let output = builder.empty(&total.shape, dtype);
    let access = identity(total.shape.len());
    let body = Generic::elementwise(vec![(total, access)], output).create(builder);
    let inner = body.builder();
    let mut value = body.element(0);
    if let Some(count) = count {
        let divisor = inner.float(wide, exact_count(count, wide));
        value = inner.divf(value, divisor);
    }
    let value = inner.narrow(value, dtype);
    body.finish_one(value)
}

/// `count` rounded once to F32 or F64.
fn exact_count(count: u64, dtype: DType) -> f64 {
    if dtype == DType::F64 {
        count as f64
    } else {
        f64::from(count as f32)
    }
}

impl Axis {
    /// `shape` without the axis, or with 1 in its place.
    pub fn remove(self, shape: &[u64]) -> Vec<u64> {
        let mut shape = shape.to_vec();
        if self.keepdims {
            shape[self.axis] = 1;
        } else {
            shape.remove(self.axis);
        }
        shape
    }

    /// How the result is indexed by an iteration over all `rank` axes of the
    /// input.
    pub fn access(self, rank: usize) -> Access {
        let mut access = identity(rank);
        if self.keepdims {
            access[self.axis] = Index::Constant(0);
        } else {
            access.remove(self.axis);
        }
        access
    }
}

/// The operation that a reduction repeats.
#[derive(Clone, Copy)]
pub struct Combine {
    kind: ReduceKind,
    input: DType,
}

impl Combine {
    /// The operation of a reduction of `kind` over elements of `dtype`.
    pub fn new(kind: ReduceKind, dtype: DType) -> Self {
        Self { kind, input: dtype }
    }

    /// The dtype of the accumulator.
    pub fn accumulator(self) -> DType {
        compute_dtype(self.input)
    }

    /// A tensor of identities.
    pub fn identity_tensor<'c, 'a>(self, builder: &Builder<'c, 'a>, shape: &[u64]) -> Tensor<'c, 'a> {
        let identity = self.identity(builder);
        builder.fill(identity, shape, self.accumulator())
    }

    /// The value that changes nothing: -0 for a floating sum, 1 for a product.
    fn identity<'c, 'a>(self, builder: &Builder<'c, 'a>) -> Value<'c, 'a> {
        let accumulator = self.accumulator();
        match (self.kind, accumulator.is_float()) {
            (ReduceKind::Sum | ReduceKind::Mean, true) => builder.float(accumulator, -0.0),
            (ReduceKind::Sum | ReduceKind::Mean, false) => builder.integer(accumulator, 0),
            (ReduceKind::Prod, true) => builder.float(accumulator, 1.0),
            (ReduceKind::Prod, false) => builder.integer(accumulator, 1),
            (ReduceKind::Max, _) => extreme(builder, self.input, accumulator, Extreme::Lowest),
            (ReduceKind::Min, _) => extreme(builder, self.input, accumulator, Extreme::Highest),
            (ReduceKind::Any, _) => builder.integer(accumulator, 0),
            (ReduceKind::All, _) => builder.integer(accumulator, 1),
        }
    }

    /// `accumulator` with `element` added, multiplied, ...
    pub fn apply<'c, 'a>(
        self,
        builder: &Builder<'c, 'a>,
        accumulator: Value<'c, 'a>,
        element: Value<'c, 'a>,
    ) -> Value<'c, 'a> {
        let method = match (self.kind, self.accumulator().is_float()) {
            (ReduceKind::Sum | ReduceKind::Mean, true) => Builder::addf,
            (ReduceKind::Sum | ReduceKind::Mean, false) => Builder::addi,
            (ReduceKind::Prod, true) => Builder::mulf,
            (ReduceKind::Prod, false) => Builder::muli,
            (ReduceKind::Max, true) => Builder::maximumf,
            (ReduceKind::Max, false) => Builder::maxsi,
            (ReduceKind::Min, true) => Builder::minimumf,
            (ReduceKind::Min, false) => Builder::minsi,
            (ReduceKind::Any, _) => Builder::ori,
            (ReduceKind::All, _) => Builder::andi,
        };
        method(builder, accumulator, element)
    }
}

/// An end of the range of a dtype.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extreme {
    /// The identity of max.
    Lowest,
    /// The identity of min.
    Highest,
}

/// The lowest or highest value of `dtype`, infinity where it has one, as a
/// scalar of `r#as`, which holds it exactly.
pub fn extreme<'c, 'a>(builder: &Builder<'c, 'a>, dtype: DType, r#as: DType, extreme: Extreme) -> Value<'c, 'a> {
    let is_lowest = extreme == Extreme::Lowest;
    match dtype.kind() {
        DTypeKind::Float => {
            let magnitude = if dtype == DType::F8E4M3 { 448.0 } else { f64::INFINITY };
            builder.float(r#as, if is_lowest { -magnitude } else { magnitude })
        }
        DTypeKind::Int => {
            let lowest = minimum(dtype);
            builder.integer(r#as, if is_lowest { lowest } else { !lowest })
        }
        DTypeKind::Bool => builder.integer(r#as, i64::from(!is_lowest)),
    }
}
