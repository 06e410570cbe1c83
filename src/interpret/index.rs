//! Indexing: gathers, scatters and windows.

use super::value::{Elements, TensorType, Value, with_elements};
use crate::math::FloatFormat;
use std::cmp::Ordering;

/// A shape as `A x C x B` around an axis of extent `C`.
#[derive(Clone, Copy)]
struct Split {
    before: usize,
    extent: usize,
    behind: usize,
}

impl Split {
    fn new(shape: &[u64], axis: usize) -> Option<Self> {
        let extent = *shape.get(axis)? as usize;
        let product = |shape: &[u64]| shape.iter().product::<u64>() as usize;
        Some(Self {
            before: product(&shape[..axis]),
            extent,
            behind: product(&shape[axis + 1..]),
        })
    }

    /// The row-major position of `[before, at, behind]`.
    fn position(self, before: usize, at: usize, behind: usize) -> usize {
        (before * self.extent + at) * self.behind + behind
    }
}

/// `min(max(index, 0), last)`.
fn clamp(index: i64, last: usize) -> usize {
    usize::try_from(index).map_or(0, |index| index.min(last))
}

fn integers(value: &Value) -> Option<&[i64]> {
    match &value.elements {
        Elements::Int(integers) => Some(integers),
        _ => None,
    }
}

fn gather(input: &Elements, positions: &[usize]) -> Elements {
    with_elements!(input, x => positions.iter().map(|&position| x[position]).collect())
}

/// `kina.take`.
pub fn take(axis: usize, input: &Value, indices: &Value) -> Option<Elements> {
    let split = Split::new(&input.r#type.shape, axis)?;
    let indices = integers(indices)?;
    let mut positions = Vec::new();
    for before in 0..split.before {
        for &index in indices {
            let at = clamp(index, split.extent - 1);
            positions.extend((0..split.behind).map(|behind| split.position(before, at, behind)));
        }
    }
    Some(gather(&input.elements, &positions))
}

/// `kina.take_along_axis`.
pub fn take_along_axis(axis: usize, input: &Value, indices: &Value) -> Option<Elements> {
    let split = Split::new(&input.r#type.shape, axis)?;
    let result = Split::new(&indices.r#type.shape, axis)?;
    let indices = integers(indices)?;
    let positions = indices.iter().enumerate().map(|(number, &index)| {
        let before = number / (result.extent * result.behind);
        split.position(before, clamp(index, split.extent - 1), number % result.behind)
    });
    Some(gather(&input.elements, &positions.collect::<Vec<_>>()))
}

/// `kina.scatter_add`: every addition is rounded to the dtype.
pub fn scatter_add(axis: usize, input: &Value, indices: &Value, updates: &Value) -> Option<Elements> {
    let split = Split::new(&input.r#type.shape, axis)?;
    let indices = integers(indices)?;
    let mut targets = Vec::new();
    for before in 0..split.before {
        for &index in indices {
            let at = clamp(index, split.extent - 1);
            targets.extend((0..split.behind).map(|behind| split.position(before, at, behind)));
        }
    }
    Some(match (&input.elements, &updates.elements) {
        (Elements::F64(x), Elements::F64(y)) => Elements::F64(accumulate(x, y, &targets, |x, y| x + y)),
        (Elements::F32(x), Elements::F32(y)) => {
            let format = FloatFormat::of(input.r#type.dtype);
            let add = |x: f32, y: f32| format.map_or(x + y, |format| format.round((x + y).into()));
            Elements::F32(accumulate(x, y, &targets, add))
        }
        (Elements::Int(x), Elements::Int(y)) => Elements::Int(accumulate(x, y, &targets, i64::wrapping_add)),
        _ => return None,
    })
}

fn accumulate<T: Copy>(input: &[T], updates: &[T], targets: &[usize], add: impl Fn(T, T) -> T) -> Vec<T> {
    let mut result = input.to_vec();
    for (&target, &update) in targets.iter().zip(updates) {
        result[target] = add(result[target], update);
    }
    result
}

/// The positions in a tensor of shape `outer` of a window of shape `inner` at
/// `start`, moved so that it fits.
fn window(outer: &[u64], inner: &[u64], start: &Value) -> Option<Vec<usize>> {
    let start = integers(start)?;
    let mut positions = vec![0];
    for (axis, (&extent, &size)) in outer.iter().zip(inner).enumerate() {
        let room = extent.checked_sub(size)? as usize;
        let offset = clamp(*start.get(axis)?, room);
        let next = positions.iter().flat_map(|outer| {
            let first = outer * extent as usize + offset;
            first..first + size as usize
        });
        positions = next.collect();
    }
    Some(positions)
}

/// `kina.dynamic_slice`.
pub fn dynamic_slice(input: &Value, start: &Value, result: &TensorType) -> Option<Elements> {
    let positions = window(&input.r#type.shape, &result.shape, start)?;
    Some(gather(&input.elements, &positions))
}

/// `kina.dynamic_update_slice`.
pub fn dynamic_update_slice(input: &Value, update: &Value, start: &Value) -> Option<Elements> {
    let positions = window(&input.r#type.shape, &update.r#type.shape, start)?;
    Some(match (&input.elements, &update.elements) {
        (Elements::F64(x), Elements::F64(y)) => Elements::F64(replace(x, y, &positions)),
        (Elements::F32(x), Elements::F32(y)) => Elements::F32(replace(x, y, &positions)),
        (Elements::Int(x), Elements::Int(y)) => Elements::Int(replace(x, y, &positions)),
        (Elements::Bool(x), Elements::Bool(y)) => Elements::Bool(replace(x, y, &positions)),
        _ => return None,
    })
}

fn replace<T: Copy>(input: &[T], update: &[T], positions: &[usize]) -> Vec<T> {
    let mut result = input.to_vec();
    for (&position, &element) in positions.iter().zip(update) {
        result[position] = element;
    }
    result
}

/// `kina.top_k`: values and indices.
pub fn top_k(k: usize, axis: usize, input: &Value) -> Option<Vec<Elements>> {
    let split = Split::new(&input.r#type.shape, axis)?;
    if k > split.extent {
        return None;
    }
    let selected = Split { extent: k, ..split };
    let count = split.before * k * split.behind;
    let (mut positions, mut indices) = (vec![0; count], vec![0; count]);
    for before in 0..split.before {
        for behind in 0..split.behind {
            let mut order = (0..split.extent).collect::<Vec<_>>();
            // Stable: among equals the lowest index stays first.
            order.sort_by(|&one, &other| {
                let [one, other] = [one, other].map(|at| split.position(before, at, behind));
                descending(&input.elements, one, other)
            });
            for (rank, &index) in order[..k].iter().enumerate() {
                let target = selected.position(before, rank, behind);
                positions[target] = split.position(before, index, behind);
                indices[target] = index as i64;
            }
        }
    }
    Some(vec![gather(&input.elements, &positions), Elements::Int(indices)])
}

/// Larger elements first, NaN last.
fn descending(elements: &Elements, one: usize, other: usize) -> Ordering {
    match elements {
        Elements::F64(x) => descending_floats(x[one], x[other]),
        Elements::F32(x) => descending_floats(x[one].into(), x[other].into()),
        Elements::Int(x) => x[other].cmp(&x[one]),
        Elements::Bool(x) => x[other].cmp(&x[one]),
    }
}

fn descending_floats(one: f64, other: f64) -> Ordering {
    other
        .partial_cmp(&one)
        .unwrap_or_else(|| one.is_nan().cmp(&other.is_nan()))
}
