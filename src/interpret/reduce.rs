//! Reductions along one axis.
//!
//! With the shape written as `A x C x B`, where `C` is the extent of the axis,
//! the fiber of `(a, b)` is the elements `(a, k, b)` for ascending `k`.

use super::{
    integer,
    real::{Real, maximum, minimum},
    value::{Elements, Value},
};
use crate::{
    dtype::DType,
    ffi::attributes::{Order, ReduceKind},
};
use std::cmp::Ordering;

/// Elements of a block of the order `lanes`.
const BLOCK: usize = 65_536;
/// Partial results of a block.
const LANES: usize = 64;

/// `kina.reduce`. The order counts for floating sums and products only.
pub fn reduce(kind: ReduceKind, order: Option<Order>, axis: usize, input: &Value) -> Option<Elements> {
    let shape = &input.r#type.shape;
    let dtype = input.r#type.dtype;
    let (least, greatest) = extremes(dtype);
    match &input.elements {
        Elements::F64(x) => {
            let reduce = float_reduction(kind, order, f64::from(least), f64::from(greatest))?;
            Some(Elements::F64(map_fibers(x, shape, axis, reduce)?))
        }
        Elements::F32(x) => {
            let reduce = float_reduction(kind, order, least, greatest)?;
            Some(Elements::F32(map_fibers(x, shape, axis, reduce)?))
        }
        Elements::Int(x) => {
            let (identity, combine) = int_reduction(kind, dtype)?;
            let reduce = |fiber: &[i64]| sequential(fiber, identity, combine);
            Some(Elements::Int(map_fibers(x, shape, axis, reduce)?))
        }
        Elements::Bool(x) => {
            let reduce = bool_reduction(kind)?;
            Some(Elements::Bool(map_fibers(x, shape, axis, reduce)?))
        }
    }
}

/// The identities of the floating maximum and minimum.
fn extremes(dtype: DType) -> (f32, f32) {
    match dtype {
        // F8E4M3 has no infinity.
        DType::F8E4M3 => (-448.0, 448.0),
        _ => (f32::NEG_INFINITY, f32::INFINITY),
    }
}

/// What reduces a fiber of floats.
fn float_reduction<R: Real>(
    kind: ReduceKind,
    order: Option<Order>,
    least: R,
    greatest: R,
) -> Option<impl Fn(&[R]) -> R> {
    let ordered = matches!(kind, ReduceKind::Sum | ReduceKind::Mean | ReduceKind::Prod);
    if matches!(kind, ReduceKind::Any | ReduceKind::All) || (ordered && order.is_none()) {
        return None;
    }
    let order = order.unwrap_or(Order::Sequential);
    Some(move |fiber: &[R]| match kind {
        ReduceKind::Sum => fold(order, fiber, R::NEGATIVE_ZERO, |x, y| x + y),
        ReduceKind::Mean => fold(order, fiber, R::NEGATIVE_ZERO, |x, y| x + y) / R::from_count(fiber.len()),
        ReduceKind::Prod => fold(order, fiber, R::ONE, |x, y| x * y),
        ReduceKind::Min => sequential(fiber, greatest, minimum),
        ReduceKind::Max | ReduceKind::Any | ReduceKind::All => sequential(fiber, least, maximum),
    })
}

/// How two integers combine.
type Combine = fn(i64, i64) -> i64;

/// Identity and combination of integers.
fn int_reduction(kind: ReduceKind, dtype: DType) -> Option<(i64, Combine)> {
    match kind {
        ReduceKind::Sum => Some((0, i64::wrapping_add)),
        ReduceKind::Prod => Some((1, i64::wrapping_mul)),
        ReduceKind::Max => Some((integer::least(dtype), i64::max)),
        ReduceKind::Min => Some((integer::greatest(dtype), i64::min)),
        ReduceKind::Mean | ReduceKind::Any | ReduceKind::All => None,
    }
}

/// What reduces a fiber of truth values.
fn bool_reduction(kind: ReduceKind) -> Option<fn(&[bool]) -> bool> {
    match kind {
        ReduceKind::Any => Some(|fiber| fiber.contains(&true)),
        ReduceKind::All => Some(|fiber| !fiber.contains(&false)),
        ReduceKind::Sum | ReduceKind::Prod | ReduceKind::Max | ReduceKind::Min | ReduceKind::Mean => None,
    }
}

/// Combines a fiber in the given order.
fn fold<T: Copy>(order: Order, fiber: &[T], identity: T, combine: impl Fn(T, T) -> T) -> T {
    match order {
        Order::Sequential => sequential(fiber, identity, combine),
        Order::Lanes => lanes(fiber, identity, combine),
    }
}

/// In order of the index.
fn sequential<T: Copy>(fiber: &[T], identity: T, combine: impl Fn(T, T) -> T) -> T {
    fiber.iter().fold(identity, |accumulator, &x| combine(accumulator, x))
}

/// Block by block, the blocks in order of the index.
fn lanes<T: Copy>(fiber: &[T], identity: T, combine: impl Fn(T, T) -> T) -> T {
    fiber
        .chunks(BLOCK)
        .map(|block| lanes_of_block(block, identity, &combine))
        .reduce(&combine)
        .unwrap_or(identity)
}

/// Partial results in turn, then a tree over them.
fn lanes_of_block<T: Copy>(block: &[T], identity: T, combine: impl Fn(T, T) -> T) -> T {
    let mut partial = [identity; LANES];
    for (k, &x) in block.iter().enumerate() {
        partial[k % LANES] = combine(partial[k % LANES], x);
    }
    for half in [32, 16, 8, 4, 2, 1] {
        for j in 0..half {
            partial[j] = combine(partial[j], partial[j + half]);
        }
    }
    partial[0]
}

/// `kina.argmax`: the comparison is strict, so that the lowest index wins.
pub fn argmax(axis: usize, input: &Value) -> Option<Elements> {
    let dtype = input.r#type.dtype;
    let (least, _) = extremes(dtype);
    arg_reduce(axis, input, least, integer::least(dtype), Ordering::Greater)
}

/// `kina.argmin`: the mirror image.
pub fn argmin(axis: usize, input: &Value) -> Option<Elements> {
    let dtype = input.r#type.dtype;
    let (_, greatest) = extremes(dtype);
    arg_reduce(axis, input, greatest, integer::greatest(dtype), Ordering::Less)
}

/// The index of the last element of each fiber that beats all before it.
fn arg_reduce(axis: usize, input: &Value, float: f32, int: i64, better: Ordering) -> Option<Elements> {
    let shape = &input.r#type.shape;
    let indices = match &input.elements {
        Elements::F64(x) => map_fibers(x, shape, axis, |fiber| best_index(fiber, float.into(), better)),
        Elements::F32(x) => map_fibers(x, shape, axis, |fiber| best_index(fiber, float, better)),
        Elements::Int(x) => map_fibers(x, shape, axis, |fiber| best_index(fiber, int, better)),
        Elements::Bool(_) => None,
    };
    indices.map(Elements::Int)
}

/// NaN compares as nothing, so it is never better; 0 when no element is better
/// than the identity.
fn best_index<T: Copy + PartialOrd>(fiber: &[T], identity: T, better: Ordering) -> i64 {
    let mut best = identity;
    let mut index = 0;
    for (k, &x) in fiber.iter().enumerate() {
        if x.partial_cmp(&best) == Some(better) {
            best = x;
            index = k;
        }
    }
    index as i64
}

/// Applies `function` to each fiber, in the order of the result's elements.
/// `None` when there is no such axis.
fn map_fibers<T: Copy, R>(elements: &[T], shape: &[u64], axis: usize, function: impl Fn(&[T]) -> R) -> Option<Vec<R>> {
    let extent = *shape.get(axis)? as usize;
    let inner = shape[axis + 1..].iter().product::<u64>() as usize;
    let mut fiber = Vec::with_capacity(extent);
    let mut results = Vec::with_capacity(elements.len() / extent);
    for outer in elements.chunks(extent * inner) {
        for start in 0..inner {
            fiber.clear();
            fiber.extend(outer[start..].iter().step_by(inner));
            results.push(function(&fiber));
        }
    }
    Some(results)
}
