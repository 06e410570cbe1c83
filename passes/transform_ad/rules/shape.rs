//! Operations that move elements.

use super::super::{adjoint::Adjoint, emit::Emit};
use crate::{dtype::DType, passes::create::Tensor};

/// `cast`: the cotangent, converted back.
pub fn cast(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        adjoint.emit.cast(&adjoint.cotangent(), adjoint.operand(0).dtype)
    });
}

/// `broadcast`: the sum over what each element was stretched to, in the order
/// that the language gives such a reduction.
pub fn broadcast(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        adjoint.emit.sum_to(&adjoint.cotangent(), &adjoint.operand(0).shape)
    });
}

/// `reshape`: the cotangent in the shape of the operand.
pub fn reshape(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        adjoint.emit.reshape(&adjoint.cotangent(), &adjoint.operand(0).shape)
    });
}

/// `transpose`: the inverse permutation.
pub fn transpose(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let permutation = adjoint.axes("permutation");
        let mut inverse = vec![0; permutation.len()];
        for (to, from) in permutation.into_iter().enumerate() {
            inverse[from] = to;
        }
        adjoint.emit.transpose(&adjoint.cotangent(), &inverse)
    });
}

/// `slice`: the cotangent, padded with 0 to the shape of the operand.
pub fn slice(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (start, stride) = (adjoint.integers("start"), adjoint.integers("stride"));
        let (shape, cotangent) = (&adjoint.operand(0).shape, adjoint.cotangent());
        let last = |axis: usize| start[axis] + (cotangent.shape[axis] as i64 - 1) * stride[axis];
        let high = (0..shape.len()).map(|axis| shape[axis] as i64 - 1 - last(axis));
        let padding = Padding {
            low: start.clone(),
            high: high.collect(),
            interior: stride.iter().map(|stride| stride - 1).collect(),
        };
        let zero = adjoint.emit.constant(0.0, &[], cotangent.dtype);
        padding.apply(&adjoint.emit, &cotangent, &zero, shape)
    });
}

/// `concat`: to each operand its part of the cotangent.
pub fn concat(adjoint: &mut Adjoint) {
    let axis = adjoint.axis();
    let mut offset = 0;
    for index in 0..adjoint.operand_count() {
        let extent = adjoint.operand(index).shape[axis];
        adjoint.give(index, |adjoint| {
            let cotangent = adjoint.cotangent();
            let (mut start, mut limit) = (vec![0; cotangent.shape.len()], cotangent.shape.clone());
            start[axis] = offset;
            limit[axis] = offset + extent;
            let stride = vec![1; start.len()];
            slice_of(&adjoint.emit, &cotangent, &start, &limit, &stride)
        });
        offset += extent;
    }
}

/// `pad`: to the operand its elements of the cotangent, to the padding value
/// the sum of all others.
pub fn pad(adjoint: &mut Adjoint) {
    let padding = Padding {
        low: adjoint.integers("low"),
        high: adjoint.integers("high"),
        interior: adjoint.integers("interior"),
    };
    adjoint.give(0, |adjoint| {
        let shape = &adjoint.operand(0).shape;
        let start = padding.low.iter().map(|&low| low as u64).collect::<Vec<_>>();
        let stride = padding.interior.iter().map(|&interior| interior as u64 + 1);
        let stride = stride.collect::<Vec<_>>();
        let limit = |axis: usize| start[axis] + (shape[axis] - 1) * stride[axis] + 1;
        let limit = (0..shape.len()).map(limit).collect::<Vec<_>>();
        slice_of(&adjoint.emit, &adjoint.cotangent(), &start, &limit, &stride)
    });
    adjoint.give(1, |adjoint| {
        let (emit, cotangent) = (&adjoint.emit, adjoint.cotangent());
        let inside = emit.constant(0.0, &adjoint.operand(0).shape, DType::Bool);
        let outside = emit.constant(1.0, &[], DType::Bool);
        let is_padding = padding.apply(emit, &inside, &outside, &cotangent.shape);
        emit.sum_to(&emit.keep(&is_padding, &cotangent), &[])
    });
}

/// The attributes of `kina.pad`.
pub struct Padding {
    /// How often before the elements of each axis.
    pub low: Vec<i64>,
    /// How often after them.
    pub high: Vec<i64>,
    /// How often between two of them.
    pub interior: Vec<i64>,
}

impl Padding {
    /// `x`, padded with `value` to `shape`.
    pub fn apply<'c, 'a>(
        &self,
        emit: &Emit<'c, 'a>,
        x: &Tensor<'c, 'a>,
        value: &Tensor<'c, 'a>,
        shape: &[u64],
    ) -> Tensor<'c, 'a> {
        if x.shape == shape {
            return x.clone();
        }
        let attributes = [("low", &self.low), ("high", &self.high), ("interior", &self.interior)];
        let attributes = attributes.map(|(name, values)| (name, emit.integers(values.iter().copied())));
        emit.apply("kina.pad", &[x, value], shape, x.dtype, attributes.into())
    }
}

/// The part of `x` between two bounds.
pub fn slice_of<'c, 'a>(
    emit: &Emit<'c, 'a>,
    x: &Tensor<'c, 'a>,
    start: &[u64],
    limit: &[u64],
    stride: &[u64],
) -> Tensor<'c, 'a> {
    let extent = |axis: usize| (limit[axis] - start[axis]).div_ceil(stride[axis]);
    let shape = (0..start.len()).map(extent).collect::<Vec<_>>();
    if shape == x.shape {
        return x.clone();
    }
    let attributes = [("start", start), ("limit", limit), ("stride", stride)];
    let attributes = attributes.map(|(name, values)| (name, emit.integers(values.iter().map(|&value| value as i64))));
    emit.apply("kina.slice", &[x], &shape, x.dtype, attributes.into())
}
