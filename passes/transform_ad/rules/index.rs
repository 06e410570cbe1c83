//! Operations that read and write at computed positions. Positions beyond an
//! axis are clamped in the pullback as they are in the operation; the additions
//! to one element come in index order.

use super::super::{adjoint::Adjoint, emit::Emit};
use crate::{dtype::DType, ffi::attributes::ComparePredicate, passes::create::Tensor};

/// `take(x, i)`: `ct`, added at the indices to 0.
pub fn take(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, x) = (&adjoint.emit, adjoint.operand(0));
        let axis = emit.integer(adjoint.axis() as i64);
        scatter_add(
            emit,
            &emit.splat(0.0, x),
            adjoint.operand(1),
            &adjoint.cotangent(),
            axis,
        )
    });
}

/// `take_along_axis(x, i)`: `ct`, added at the indices to 0.
pub fn take_along_axis(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        add_along_axis(adjoint, adjoint.operand(1), &adjoint.cotangent())
    });
}

/// `top_k(x)`: the cotangent of the values, added at their indices to 0. The
/// indices have none.
pub fn top_k(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        add_along_axis(adjoint, adjoint.result(1), &adjoint.cotangent())
    });
}

/// `scatter_add(x, i, y)`: `ct` to `x`, and to `y` its elements at the indices.
pub fn scatter_add_rule(adjoint: &mut Adjoint) {
    adjoint.give(0, Adjoint::cotangent);
    adjoint.give(2, |adjoint| {
        let (emit, updates) = (&adjoint.emit, adjoint.operand(2));
        let axis = emit.integer(adjoint.axis() as i64);
        let operands = [&adjoint.cotangent(), adjoint.operand(1)];
        emit.apply(
            "kina.take",
            &operands,
            &updates.shape,
            updates.dtype,
            vec![("axis", axis)],
        )
    });
}

/// `dynamic_slice(x, s)`: `ct`, written at `s` into 0.
pub fn dynamic_slice(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, x) = (&adjoint.emit, adjoint.operand(0));
        update_slice(emit, &emit.splat(0.0, x), &adjoint.cotangent(), adjoint.operand(1))
    });
}

/// `dynamic_update_slice(x, y, s)`: to `x` `ct` with 0 written at `s`, to `y` the
/// part of `ct` at `s`.
pub fn dynamic_update_slice(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, update) = (&adjoint.emit, adjoint.operand(1));
        update_slice(emit, &adjoint.cotangent(), &emit.splat(0.0, update), adjoint.operand(2))
    });
    adjoint.give(1, |adjoint| {
        let (emit, update) = (&adjoint.emit, adjoint.operand(1));
        let sizes = emit.integers(update.shape.iter().map(|&size| size as i64));
        let operands = [&adjoint.cotangent(), adjoint.operand(2)];
        emit.apply(
            "kina.dynamic_slice",
            &operands,
            &update.shape,
            update.dtype,
            vec![("sizes", sizes)],
        )
    });
}

fn update_slice<'c, 'a>(
    emit: &Emit<'c, 'a>,
    x: &Tensor<'c, 'a>,
    update: &Tensor<'c, 'a>,
    start: &Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    emit.apply(
        "kina.dynamic_update_slice",
        &[x, update, start],
        &x.shape,
        x.dtype,
        vec![],
    )
}

fn scatter_add<'c, 'a>(
    emit: &Emit<'c, 'a>,
    x: &Tensor<'c, 'a>,
    indices: &Tensor<'c, 'a>,
    updates: &Tensor<'c, 'a>,
    axis: melior::ir::Attribute<'c>,
) -> Tensor<'c, 'a> {
    let operands = [x, indices, updates];
    emit.apply("kina.scatter_add", &operands, &x.shape, x.dtype, vec![("axis", axis)])
}

/// `updates`, added to zeros of the shape of the operand: each at the position
/// along the axis that `indices`, of the shape of `updates`, holds.
fn add_along_axis<'c, 'a>(
    adjoint: &Adjoint<'c, 'a>,
    indices: &Tensor<'c, 'a>,
    updates: &Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    let (emit, shape, axis) = (&adjoint.emit, &adjoint.operand(0).shape, adjoint.axis());
    let clamped = clamp(emit, &emit.cast(indices, DType::I64), shape[axis]);
    if indices.shape[axis] == 1 {
        return spread_along_axis(adjoint, &clamped, updates);
    }
    // Rows of one long vector: there the positions do not depend on the axis.
    let inner: u64 = shape[axis + 1..].iter().product();
    let outer = iota_before(emit, &indices.shape, axis, shape[axis] * inner);
    let along = emit.mul(&clamped, &emit.splat(inner as f64, &clamped));
    let position = emit.add(&emit.add(&outer, &along), &iota_after(emit, &indices.shape, axis));
    let length = shape.iter().product();
    let zeros = emit.constant(0.0, &[length], updates.dtype);
    let count = [indices.shape.iter().product()];
    let (position, updates) = (emit.reshape(&position, &count), emit.reshape(updates, &count));
    let sum = scatter_add(emit, &zeros, &position, &updates, emit.integer(0));
    emit.reshape(&sum, shape)
}

/// As [`add_along_axis`] for a single index in each fiber: a choice, not a
/// scatter.
fn spread_along_axis<'c, 'a>(
    adjoint: &Adjoint<'c, 'a>,
    indices: &Tensor<'c, 'a>,
    updates: &Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    let (emit, shape, axis) = (&adjoint.emit, &adjoint.operand(0).shape, adjoint.axis());
    let positions = iota(emit, shape, axis);
    let is_there = emit.compare(ComparePredicate::Eq, &positions, &emit.broadcast(indices, shape));
    emit.keep(&is_there, &emit.broadcast(updates, shape))
}

fn iota<'c, 'a>(emit: &Emit<'c, 'a>, shape: &[u64], axis: usize) -> Tensor<'c, 'a> {
    emit.apply(
        "kina.iota",
        &[],
        shape,
        DType::I64,
        vec![("axis", emit.integer(axis as i64))],
    )
}

/// `min(max(indices, 0), extent - 1)`
fn clamp<'c, 'a>(emit: &Emit<'c, 'a>, indices: &Tensor<'c, 'a>, extent: u64) -> Tensor<'c, 'a> {
    let least = emit.splat(0.0, indices);
    let most = emit.splat((extent - 1) as f64, indices);
    let raised = emit.apply("kina.max", &[indices, &least], &indices.shape, DType::I64, vec![]);
    emit.apply("kina.min", &[&raised, &most], &indices.shape, DType::I64, vec![])
}

/// The linear position of the axes before `axis` times `step`, in `shape`.
fn iota_before<'c, 'a>(emit: &Emit<'c, 'a>, shape: &[u64], axis: usize, step: u64) -> Tensor<'c, 'a> {
    let count = shape[..axis].iter().product();
    let rows = iota(emit, &[count], 0);
    let scaled = emit.mul(&rows, &emit.splat(step as f64, &rows));
    let mut column = shape[..axis].to_vec();
    column.resize(shape.len(), 1);
    emit.broadcast(&emit.reshape(&scaled, &column), shape)
}

/// The linear position of the axes after `axis` in `shape`.
fn iota_after<'c, 'a>(emit: &Emit<'c, 'a>, shape: &[u64], axis: usize) -> Tensor<'c, 'a> {
    let count = shape[axis + 1..].iter().product();
    let row = emit.reshape(&iota(emit, &[count], 0), &shape[axis + 1..]);
    emit.broadcast(&row, shape)
}
