//! `kina.dot_general`.

use super::{
    real::Real,
    shape::{positions, row_major_strides},
    value::{Elements, Value},
};
use crate::{
    contraction::{Contraction, Side},
    ffi::attributes::Order,
};

/// Products of a block of the order `lanes`.
const BLOCK: usize = 65_536;
/// Partial results of a block.
const LANES: usize = 64;

/// The contraction of two tensors. The order counts for floats only.
pub fn dot_general(contraction: &Contraction, order: Option<Order>, lhs: &Value, rhs: &Value) -> Option<Elements> {
    let left = Places::new(contraction, Side::Lhs, lhs)?;
    let right = Places::new(contraction, Side::Rhs, rhs)?;
    Some(match (&lhs.elements, &rhs.elements) {
        (Elements::F64(x), Elements::F64(y)) => Elements::F64(contract(x, &left, y, &right, floating(order?))?),
        (Elements::F32(x), Elements::F32(y)) => Elements::F32(contract(x, &left, y, &right, floating(order?))?),
        (Elements::Int(x), Elements::Int(y)) => Elements::Int(contract(x, &left, y, &right, wrapping)?),
        _ => return None,
    })
}

/// Where the elements of one operand are. An element is at the sum of its
/// batch, free and contracting offsets.
struct Places {
    batch: Vec<usize>,
    free: Vec<usize>,
    contracting: Vec<usize>,
}

impl Places {
    /// `None` when a listed axis is out of range.
    fn new(contraction: &Contraction, side: Side, operand: &Value) -> Option<Self> {
        let shape = &operand.r#type.shape;
        let strides = row_major_strides(shape);
        let offsets = |axes: &[usize]| {
            let shape = axes.iter().map(|&axis| shape.get(axis).copied());
            let shape = shape.collect::<Option<Vec<_>>>()?;
            let strides = axes.iter().map(|&axis| strides.get(axis).copied());
            let strides = strides.collect::<Option<Vec<_>>>()?;
            Some(positions(&shape, &strides))
        };
        Some(Self {
            batch: offsets(contraction.batch(side))?,
            free: offsets(&contraction.free(side, shape.len()))?,
            contracting: offsets(contraction.contracting(side))?,
        })
    }
}

/// Accumulates the pairs of elements of each element of the result. `None` when
/// the operands do not fit each other.
fn contract<T: Copy>(
    x: &[T],
    left: &Places,
    y: &[T],
    right: &Places,
    accumulate: impl Fn(&[(T, T)]) -> T,
) -> Option<Vec<T>> {
    if left.batch.len() != right.batch.len() || left.contracting.len() != right.contracting.len() {
        return None;
    }
    let mut pairs = Vec::with_capacity(left.contracting.len());
    let mut results = Vec::new();
    for (left_batch, right_batch) in left.batch.iter().zip(&right.batch) {
        for left_free in &left.free {
            for right_free in &right.free {
                pairs.clear();
                for (left_k, right_k) in left.contracting.iter().zip(&right.contracting) {
                    let left_element = *x.get(left_batch + left_free + left_k)?;
                    pairs.push((left_element, *y.get(right_batch + right_free + right_k)?));
                }
                results.push(accumulate(&pairs));
            }
        }
    }
    Some(results)
}

/// Integers wrap, whatever the order.
fn wrapping(pairs: &[(i64, i64)]) -> i64 {
    let products = pairs.iter().map(|(x, y)| x.wrapping_mul(*y));
    products.fold(0, i64::wrapping_add)
}

/// Floats in the given order.
fn floating<R: Real>(order: Order) -> impl Fn(&[(R, R)]) -> R {
    move |pairs| match order {
        Order::Sequential => pairs.iter().fold(R::ZERO, |sum, &(x, y)| x.fused_multiply_add(y, sum)),
        Order::Lanes => {
            let blocks = pairs.chunks(BLOCK).map(lanes_of_block);
            blocks.reduce(|sum, block| sum + block).unwrap_or(R::ZERO)
        }
    }
}

/// Partial results in turn, then a tree over them.
fn lanes_of_block<R: Real>(block: &[(R, R)]) -> R {
    let mut partial = [R::ZERO; LANES];
    for (k, &(x, y)) in block.iter().enumerate() {
        partial[k % LANES] = x.fused_multiply_add(y, partial[k % LANES]);
    }
    for half in [32, 16, 8, 4, 2, 1] {
        for j in 0..half {
            partial[j] = partial[j] + partial[j + half];
        }
    }
    partial[0]
}
