//! Operations that only move elements.

use super::{
    cast::cast,
    value::{Elements, TensorType, Value, with_elements},
};
use std::rc::Rc;

/// `kina.constant`: `count` elements, given all of them or one for all.
pub fn splat(elements: Elements, count: usize) -> Elements {
    if elements.count() == 1 {
        with_elements!(elements, x => vec![x[0]; count])
    } else {
        elements
    }
}

/// `kina.broadcast`: axes are aligned from the right, and size-1 and missing
/// axes are stretched.
pub fn broadcast(input: &Value, result: &TensorType) -> Option<Elements> {
    let missing = result.shape.len().checked_sub(input.r#type.shape.len())?;
    let strides = row_major_strides(&input.r#type.shape);
    let strides = (0..result.shape.len()).map(|axis| match axis.checked_sub(missing) {
        Some(axis) if input.r#type.shape[axis] != 1 => strides[axis],
        _ => 0,
    });
    gather(&input.elements, &positions(&result.shape, &strides.collect::<Vec<_>>()))
}

/// `kina.transpose`: axis k of the result is axis `permutation[k]`.
pub fn transpose(permutation: &[i64], input: &Value, result: &TensorType) -> Option<Elements> {
    let strides = row_major_strides(&input.r#type.shape);
    let strides = permutation
        .iter()
        .map(|&axis| strides.get(usize::try_from(axis).ok()?).copied());
    let strides = strides.collect::<Option<Vec<_>>>()?;
    gather(&input.elements, &positions(&result.shape, &strides))
}

/// `kina.slice`: the elements `start`, `start + stride`, ... of each axis.
pub fn slice(start: &[i64], stride: &[i64], input: &Value, result: &TensorType) -> Option<Elements> {
    let strides = row_major_strides(&input.r#type.shape);
    let offset = dot(start, &strides)?;
    // The stride of an axis with one element may be anything.
    let steps = stride.iter().zip(&result.shape);
    let steps = steps.map(|(&step, &size)| if size == 1 { 0 } else { step as usize });
    let strides = steps
        .zip(&strides)
        .map(|(step, stride)| step * stride)
        .collect::<Vec<_>>();
    let positions = positions(&result.shape, &strides);
    let positions = positions
        .into_iter()
        .map(|position| position + offset)
        .collect::<Vec<_>>();
    gather(&input.elements, &positions)
}

/// `kina.concat`: the inputs in turn, for each index in front of the axis.
pub fn concat(axis: usize, inputs: &[Rc<Value>], result: &TensorType) -> Option<Elements> {
    let inner = result.shape.get(axis + 1..)?.iter().product::<u64>() as usize;
    let outer = result.shape[..axis].iter().product::<u64>() as usize;
    let extents = inputs.iter().map(|input| input.r#type.shape.get(axis).copied());
    let extents = extents.collect::<Option<Vec<_>>>()?;
    let mut joined: Option<Elements> = None;
    for row in 0..outer {
        for (input, &extent) in inputs.iter().zip(&extents) {
            let length = extent as usize * inner;
            let part = range(&input.elements, row * length, length)?;
            joined = Some(match joined {
                Some(joined) => append(joined, part)?,
                None => part,
            });
        }
    }
    joined
}

/// `kina.pad`: `value` everywhere but where an element of `input` goes.
pub fn pad(low: &[i64], interior: &[i64], input: &Value, value: &Value, result: &TensorType) -> Option<Elements> {
    let strides = row_major_strides(&result.shape);
    let offset = dot(low, &strides)?;
    // Between the elements of an axis with one element there is nothing.
    let steps = interior.iter().zip(&input.r#type.shape);
    let steps = steps.map(|(&gap, &size)| if size == 1 { 0 } else { gap as usize + 1 });
    let strides = steps
        .zip(&strides)
        .map(|(step, stride)| step * stride)
        .collect::<Vec<_>>();
    let positions = positions(&input.r#type.shape, &strides);
    let mut padded = splat(value.elements.clone(), result.count());
    scatter(
        &mut padded,
        &input.elements,
        positions.into_iter().map(|position| position + offset),
    )?;
    Some(padded)
}

/// `kina.iota`: the index along the axis.
pub fn iota(axis: usize, result: &TensorType) -> Option<Elements> {
    let inner = row_major_strides(&result.shape).get(axis).copied()?;
    let extent = result.shape[axis] as usize;
    let indices = (0..result.count()).map(|position| (position / inner % extent) as i64);
    Some(cast(&Elements::Int(indices.collect()), result.dtype))
}

/// The sum of products.
fn dot(indices: &[i64], strides: &[usize]) -> Option<usize> {
    let products = indices.iter().zip(strides);
    products
        .map(|(&index, &stride)| usize::try_from(index).ok()?.checked_mul(stride))
        .sum()
}

/// `length` elements from `start` on; `None` when there are not that many.
fn range(elements: &Elements, start: usize, length: usize) -> Option<Elements> {
    let end = start + length;
    (end <= elements.count()).then(|| with_elements!(elements, x => x[start..end].to_vec()))
}

/// The elements of both, which are of one kind.
fn append(mut front: Elements, back: Elements) -> Option<Elements> {
    match (&mut front, back) {
        (Elements::F64(front), Elements::F64(back)) => front.extend(back),
        (Elements::F32(front), Elements::F32(back)) => front.extend(back),
        (Elements::Int(front), Elements::Int(back)) => front.extend(back),
        (Elements::Bool(front), Elements::Bool(back)) => front.extend(back),
        _ => return None,
    }
    Some(front)
}

/// Writes `source` to these positions, one for each element.
fn scatter(target: &mut Elements, source: &Elements, positions: impl Iterator<Item = usize>) -> Option<()> {
    fn write<T: Copy>(target: &mut [T], source: &[T], mut positions: impl Iterator<Item = usize>) -> Option<()> {
        source.iter().try_for_each(|&element| {
            *target.get_mut(positions.next()?)? = element;
            Some(())
        })
    }
    match (target, source) {
        (Elements::F64(target), Elements::F64(source)) => write(target, source, positions),
        (Elements::F32(target), Elements::F32(source)) => write(target, source, positions),
        (Elements::Int(target), Elements::Int(source)) => write(target, source, positions),
        (Elements::Bool(target), Elements::Bool(source)) => write(target, source, positions),
        _ => None,
    }
}

/// How far apart neighbours along each axis are.
pub(super) fn row_major_strides(shape: &[u64]) -> Vec<usize> {
    (0..shape.len())
        .map(|axis| shape[axis + 1..].iter().product::<u64>() as usize)
        .collect()
}

/// For each index tuple of `shape` in row-major order, the sum of indices times
/// strides.
pub(super) fn positions(shape: &[u64], strides: &[usize]) -> Vec<usize> {
    shape.iter().zip(strides).fold(vec![0], |outer, (&size, &stride)| {
        outer
            .iter()
            .flat_map(|start| (0..size as usize).map(move |index| start + index * stride))
            .collect()
    })
}

/// The elements at these positions; `None` when one is out of range.
fn gather(input: &Elements, positions: &[usize]) -> Option<Elements> {
    if positions.iter().any(|&position| position >= input.count()) {
        return None;
    }
    Some(with_elements!(input, x => positions.iter().map(|&position| x[position]).collect()))
}
