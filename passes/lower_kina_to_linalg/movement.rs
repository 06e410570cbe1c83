//! Operations that move elements from one tensor to another: `concat` and
//! `pad`. Each part of the result is written where it belongs, once.

use super::role::Padding;
use crate::dtype::DType;
use crate::passes::create::{Access, Builder, Generic, Index, Tensor, Window};
use melior::ir::Attribute;

/// Lowers `kina.concat`: a `tensor.insert_slice` for each input, which
/// bufferisation lets its producer write in place.
pub fn concat<'c, 'a>(
    builder: &Builder<'c, 'a>,
    inputs: &[Tensor<'c, 'a>],
    axis: usize,
    result: &Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    let mut joined = builder.empty(&result.shape, result.dtype);
    let mut offset = 0;
    for input in inputs {
        let extent = input.shape[axis];
        let window = Window::along(&result.shape, axis, offset, extent);
        joined = builder.insert_into(&joined, input, &window);
        offset += extent;
    }
    joined
}

/// What `kina.pad` puts around the elements.
pub enum Fill<'c, 'a> {
    /// A known value.
    Constant(Attribute<'c>),
    /// The element of a tensor of rank 0.
    Tensor(Tensor<'c, 'a>),
}

impl<'c, 'a> Fill<'c, 'a> {
    /// A tensor with this value everywhere.
    fn tensor(&self, builder: &Builder<'c, 'a>, shape: &[u64], dtype: DType) -> Tensor<'c, 'a> {
        match self {
            Self::Constant(value) => {
                let scalar = builder.constant(*value, dtype.to_mlir(builder.context));
                builder.fill(scalar, shape, dtype)
            }
            Self::Tensor(value) => {
                let output = builder.empty(shape, dtype);
                let body = Generic::elementwise(vec![(value.clone(), vec![])], output).create(builder);
                let element = body.element(0);
                body.finish_one(element)
            }
        }
    }
}

/// Lowers `kina.pad`. Without interior padding the value is written to the slabs
/// before and after the elements, axis by axis: those of an axis extend over the
/// elements along the axes before it and over everything along those after it.
/// With interior padding it is written everywhere first.
pub fn pad<'c, 'a>(
    builder: &Builder<'c, 'a>,
    input: &Tensor<'c, 'a>,
    value: &Fill<'c, 'a>,
    padding: &Padding,
    result: &Tensor<'c, 'a>,
) -> Tensor<'c, 'a> {
    // Between the elements of an axis with one element there is nothing.
    let spreads = |(&gap, &size): (&u64, &u64)| gap > 0 && size > 1;
    let mut padded;
    if padding.interior.iter().zip(&input.shape).any(spreads) {
        padded = value.tensor(builder, &result.shape, result.dtype);
    } else {
        padded = builder.empty(&result.shape, result.dtype);
        for (slab, shape) in slabs(&input.shape, &padding.low, &result.shape) {
            let part = value.tensor(builder, &shape, result.dtype);
            padded = builder.insert_into(&padded, &part, &slab);
        }
    }
    let strides = padding.interior.iter().map(|gap| gap.saturating_add(1));
    let window = Window::new(&padding.low, &input.shape, &strides.collect::<Vec<_>>());
    builder.insert_into(&padded, input, &window)
}

/// The disjoint parts of `result` around an `input` that begins at `low`, each
/// with its shape.
fn slabs(input: &[u64], low: &[u64], result: &[u64]) -> Vec<(Window, Vec<u64>)> {
    let mut found = Vec::new();
    let (mut offsets, mut sizes) = (vec![0; result.len()], result.to_vec());
    let strides = vec![1; result.len()];
    for axis in 0..result.len() {
        let end = low[axis] + input[axis];
        for (start, size) in [(0, low[axis]), (end, result[axis] - end)] {
            if size > 0 {
                (offsets[axis], sizes[axis]) = (start, size);
                found.push((Window::new(&offsets, &sizes, &strides), sizes.clone()));
            }
        }
        (offsets[axis], sizes[axis]) = (low[axis], input[axis]);
    }
    found
}

/// Whether an iteration over `to` that indexes a tensor of shape `from` by
/// `access` meets its elements in their own order, each once: the tensor is then
/// only reshaped.
pub fn keeps_order(from: &[u64], access: &Access, to: &[u64]) -> bool {
    let long = |dimension: &usize| to[*dimension] != 1;
    let read = access.iter().zip(from).filter(|(_, size)| **size != 1);
    let read = read.map(|(index, _)| match index {
        Index::Dimension(dimension) => Some(*dimension),
        Index::Constant(_) => None,
    });
    read.eq((0..to.len()).filter(long).map(Some))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::passes::create::{broadcast, identity};

    #[test]
    fn only_axes_of_extent_one_may_move() {
        assert!(keeps_order(&[2, 3], &identity(2), &[2, 3]));
        assert!(keeps_order(&[3], &broadcast(&[3], &[1, 3]), &[1, 3]));
        assert!(!keeps_order(&[3], &broadcast(&[3], &[2, 3]), &[2, 3]));
        let transposed = vec![Index::Dimension(1), Index::Dimension(0)];
        assert!(keeps_order(&[1, 3], &transposed, &[3, 1]));
        assert!(!keeps_order(&[2, 3], &transposed, &[3, 2]));
        assert!(!keeps_order(&[2, 2], &transposed, &[2, 2]));
    }
}
