//! The raw contents of dense attributes.

use crate::dtype::DType;
use melior::ir::{
    Attribute, AttributeLike,
    attribute::DenseElementsAttribute,
    r#type::{RankedTensorType, ShapedTypeLike},
};

/// The elements of a dense attribute, row-major, in the representation of the
/// C ABI; a splat has only one. I4 is not sign-extended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DenseElements {
    /// Whether one element stands for all.
    pub is_splat: bool,
    /// The elements' bytes.
    pub bytes: Vec<u8>,
}

impl DenseElements {
    /// The contents of `attribute`, whose elements are `dtype`; `None` when it
    /// is not a dense attribute of such elements.
    pub fn new(attribute: Attribute, dtype: DType) -> Option<Self> {
        let dense = DenseElementsAttribute::try_from(attribute).ok()?;
        let element = RankedTensorType::try_from(attribute.r#type()).ok()?.element();
        if DType::from_mlir(element) != Some(dtype) {
            return None;
        }
        // SAFETY: the attribute is dense.
        let is_splat = unsafe { mlir_sys::mlirDenseElementsAttrIsSplat(attribute.to_raw()) };
        let count = if is_splat { 1 } else { dense.len() };
        let bytes = match dtype {
            DType::Bool => bool_bytes(attribute, count),
            _ => raw_bytes(attribute, count * dtype.size()),
        };
        Some(Self { is_splat, bytes })
    }
}

/// The first `count` elements of a dense `i1` attribute, whose packing is
/// MLIR's own affair.
fn bool_bytes(attribute: Attribute, count: usize) -> Vec<u8> {
    (0..count as isize)
        // SAFETY: the attribute is dense, its elements are i1 and the position
        // is in range.
        .map(|index| unsafe { mlir_sys::mlirDenseElementsAttrGetBoolValue(attribute.to_raw(), index) } as u8)
        .collect()
}

/// The first `size` bytes that the attribute stores.
fn raw_bytes(attribute: Attribute, size: usize) -> Vec<u8> {
    // SAFETY: elements of 4 to 64 bits are stored in whole bytes, one after the
    // other, and the attribute has at least `size` of them.
    unsafe {
        let data = mlir_sys::mlirDenseElementsAttrGetRawData(attribute.to_raw());
        std::slice::from_raw_parts(data.cast::<u8>(), size).to_vec()
    }
}
