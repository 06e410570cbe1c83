//! `kina.argmax` and `kina.argmin`: one `linalg.generic` that carries the
//! running value and the running index. A strict comparison keeps the index
//! already recorded, so that the lowest of equals wins.

use super::{
    reduce::{Extreme, extreme},
    role::Axis,
};
use crate::dtype::DType;
use crate::passes::create::{Builder, Generic, Iterator, Tensor, identity};
use melior::{
    dialect::arith::{CmpfPredicate, CmpiPredicate},
    ir::Value,
};

/// Which end of the range is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sought {
    /// The largest element.
    Largest,
    /// The smallest element.
    Smallest,
}

/// Lowers the search in `input` along `axis`; the result is the index, I64.
pub fn lower<'c, 'a>(builder: &Builder<'c, 'a>, sought: Sought, input: &Tensor<'c, 'a>, axis: Axis) -> Tensor<'c, 'a> {
    let rank = input.shape.len();
    let shape = axis.remove(&input.shape);
    let start = match sought {
        Sought::Largest => Extreme::Lowest,
        Sought::Smallest => Extreme::Highest,
    };
    let start = extreme(builder, input.dtype, input.dtype, start);
    let values = builder.fill(start, &shape, input.dtype);
    let zero = builder.integer(DType::I64, 0);
    let indices = builder.fill(zero, &shape, DType::I64);
    let mut iterators = vec![Iterator::Parallel; rank];
    iterators[axis.axis] = Iterator::Reduction;
    let body = Generic {
        inputs: vec![(input.clone(), identity(rank))],
        outputs: vec![(values, axis.access(rank)), (indices, axis.access(rank))],
        iterators,
    }
    .create(builder);

    let inner = body.builder();
    let (better, value) = better(&inner, sought, input.dtype, body.element(0), body.element(1));
    let position = inner.iteration_index(axis.axis);
    let index = inner.select(better, position, body.element(2));
    body.finish(&[value, index]).swap_remove(1)
}

/// Whether `element` is strictly better than the running value, and the better
/// one. F8 compares in F32.
fn better<'c, 'a>(
    builder: &Builder<'c, 'a>,
    sought: Sought,
    dtype: DType,
    element: Value<'c, 'a>,
    running: Value<'c, 'a>,
) -> (Value<'c, 'a>, Value<'c, 'a>) {
    let is_f8 = matches!(dtype, DType::F8E4M3 | DType::F8E5M2);
    let widen = |value| {
        if is_f8 { builder.widen(value, dtype) } else { value }
    };
    let (element, running) = (widen(element), widen(running));
    let better = match (dtype.is_float(), sought) {
        (true, Sought::Largest) => builder.cmpf(CmpfPredicate::Ogt, element, running),
        (true, Sought::Smallest) => builder.cmpf(CmpfPredicate::Olt, element, running),
        (false, Sought::Largest) => builder.cmpi(CmpiPredicate::Sgt, element, running),
        (false, Sought::Smallest) => builder.cmpi(CmpiPredicate::Slt, element, running),
    };
    let value = builder.select(better, element, running);
    let value = if is_f8 { builder.narrow(value, dtype) } else { value };
    (better, value)
}
