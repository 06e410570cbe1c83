//! Indexing. Every index is clamped before it is used, so that no access is
//! out of bounds.
//!
//! A gather is a `linalg.generic` over its result whose body extracts an element
//! of the input:
//!
//! ```mlir
//! %r = kina.take %x, %i axis = 0 : tensor<5x2xf32>, tensor<3xi64> -> tensor<3x2xf32>
//! ```
//!
//! becomes
//!
//! ```mlir
//! %r = linalg.generic {indexing_maps = [(d0, d1) -> (d0), (d0, d1) -> (d0, d1)], ...}
//!     ins(%i : tensor<3xi64>) outs(%e : tensor<3x2xf32>) {
//! ^bb0(%a: i64, %out: f32):
//!   ... // %row: %a clamped to 0 .. 4
//!   %column = linalg.index 1 : index
//!   %v = tensor.extract %x[%row, %column] : tensor<5x2xf32>
//!   linalg.yield %v : f32
//! }
//! ```
//!
//! A window is a slice at dynamic offsets; `scatter_add` is a loop nest, because
//! the order of its additions counts.

use super::{cast::cast, top_k};
use crate::{
    dtype::DType,
    passes::create::{Access, Builder, Generic, Index, Offset, Tensor},
};
use melior::ir::{Value, operation::OperationLike, operation::OperationRef};

/// An indexing operation.
#[derive(Clone, Copy, Debug)]
pub enum Indexing {
    /// `kina.take` along this axis.
    Take(usize),
    /// `kina.take_along_axis` along this axis.
    TakeAlongAxis(usize),
    /// `kina.scatter_add` along this axis.
    ScatterAdd(usize),
    /// `kina.dynamic_slice`.
    DynamicSlice,
    /// `kina.dynamic_update_slice`.
    DynamicUpdateSlice,
    /// `kina.top_k` along this axis.
    TopK(usize),
}

/// The `axis` of an operation.
pub fn axis(operation: OperationRef) -> Option<usize> {
    let axis = operation.attribute("axis").ok()?;
    let axis = melior::ir::attribute::IntegerAttribute::try_from(axis).ok()?;
    usize::try_from(axis.value()).ok()
}

/// Lowers an indexing operation with these operands; `result` has the type of
/// its first result. `None` when the operands are too few.
pub fn lower<'c, 'a>(
    builder: &Builder<'c, 'a>,
    indexing: Indexing,
    operands: &[Tensor<'c, 'a>],
    result: &Tensor<'c, 'a>,
) -> Option<Vec<Tensor<'c, 'a>>> {
    let lowered = match (indexing, operands) {
        (Indexing::Take(axis), [input, indices]) => {
            let behind = axis + indices.shape.len();
            gather(builder, input, indices, axis, axis..behind, &result.shape)
        }
        (Indexing::TakeAlongAxis(axis), [input, indices]) => {
            gather(builder, input, indices, axis, 0..result.shape.len(), &result.shape)
        }
        (Indexing::ScatterAdd(axis), [input, indices, updates]) => scatter_add(builder, input, indices, updates, axis),
        (Indexing::DynamicSlice, [input, start]) => {
            let offsets = offsets(builder, input, start, &result.shape);
            builder.extract_window(input, &offsets, &result.shape)
        }
        (Indexing::DynamicUpdateSlice, [input, update, start]) => {
            let offsets = offsets(builder, input, start, &update.shape);
            builder.insert_window(update, input, &offsets)
        }
        (Indexing::TopK(axis), [input]) => return Some(top_k::lower(builder, input, axis, &result.shape)),
        _ => return None,
    };
    Some(vec![lowered])
}

/// Elements of `input`, indexed along `axis` by `indices`, whose axes are
/// `dimensions` of the result.
fn gather<'c, 'a>(
    builder: &Builder<'c, 'a>,
    input: &Tensor<'c, 'a>,
    indices: &Tensor<'c, 'a>,
    axis: usize,
    dimensions: std::ops::Range<usize>,
    shape: &[u64],
) -> Tensor<'c, 'a> {
    let output = builder.empty(shape, input.dtype);
    let access: Access = dimensions.map(Index::Dimension).collect();
    let body = Generic::elementwise(vec![(indices.clone(), access)], output).create(builder);
    let inner = body.builder();
    let index = position(&inner, body.element(0), indices.dtype, input.shape[axis]);
    let behind = shape.len() - (input.shape.len() - axis - 1);
    let before = (0..axis).map(|dimension| inner.dimension(dimension));
    let before = before.collect::<Vec<_>>();
    let after = (behind..shape.len()).map(|dimension| inner.dimension(dimension));
    let place = [before, vec![index], after.collect()].concat();
    let element = inner.extract_element(input, &place);
    body.finish_one(element)
}

/// An index of dtype `dtype`, clamped to an axis of `extent`.
fn position<'c, 'a>(builder: &Builder<'c, 'a>, index: Value<'c, 'a>, dtype: DType, extent: u64) -> Value<'c, 'a> {
    let index = cast(builder, index, dtype, DType::I64);
    builder.clamp_index(index, extent - 1)
}

/// Where a window of shape `sizes` begins. An axis that it spans needs no look
/// at the start.
fn offsets<'c, 'a>(
    builder: &Builder<'c, 'a>,
    input: &Tensor<'c, 'a>,
    start: &Tensor<'c, 'a>,
    sizes: &[u64],
) -> Vec<Offset<'c, 'a>> {
    let offsets = input.shape.iter().zip(sizes).enumerate().map(|(axis, (extent, size))| {
        if extent == size {
            return Offset::Static(0);
        }
        let number = builder.extract_element(start, &[builder.index(axis as u64)]);
        Offset::Dynamic(builder.clamp_index(number, extent - size))
    });
    offsets.collect()
}

/// One addition after the other, in the row-major order of the indices.
fn scatter_add<'c, 'a>(
    builder: &Builder<'c, 'a>,
    input: &Tensor<'c, 'a>,
    indices: &Tensor<'c, 'a>,
    updates: &Tensor<'c, 'a>,
    axis: usize,
) -> Tensor<'c, 'a> {
    let (before, behind) = (&input.shape[..axis], &input.shape[axis + 1..]);
    let with = |value| Tensor { value, ..input.clone() };
    let outer = [before, &indices.shape].concat();
    let results = builder.repeat_nested(&outer, &[input.value], &mut |builder, outer, carried| {
        let index = builder.extract_element(indices, &outer[axis..]);
        let index = position(builder, index, indices.dtype, input.shape[axis]);
        builder.repeat_nested(behind, carried, &mut |builder, inner, carried| {
            let target = [&outer[..axis], &[index], inner].concat();
            let sum = with(carried[0]);
            let element = builder.extract_element(&sum, &target);
            let update = builder.extract_element(updates, &[outer, inner].concat());
            let element = add(builder, element, update, input.dtype);
            vec![builder.insert_element(element, &sum, &target).value]
        })
    });
    with(results[0])
}

/// The sum as `kina.add` rounds it.
fn add<'c, 'a>(builder: &Builder<'c, 'a>, lhs: Value<'c, 'a>, rhs: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
    if !dtype.is_float() {
        return builder.addi(lhs, rhs);
    }
    let (lhs, rhs) = (builder.widen(lhs, dtype), builder.widen(rhs, dtype));
    let sum = builder.addf(lhs, rhs);
    builder.narrow(sum, dtype)
}
