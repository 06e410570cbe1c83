//! Operations that only move elements.

use super::value::{Elements, TensorType, Value, with_elements};

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
