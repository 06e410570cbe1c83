//! Payloads of `kina.constant`, bit by bit.

use crate::{
    dtype::DType,
    sema::{Payload, types::TensorType},
};
use melior::ir::{Attribute, Type, attribute::DenseElementsAttribute};

/// The elements attribute with exactly the bits of `payload`. `mlir` is the
/// MLIR form of `ty`.
pub fn elements_attribute<'c>(payload: &Payload, ty: &TensorType, mlir: Type<'c>) -> Attribute<'c> {
    let elements = match payload {
        Payload::Splat(bits) => std::slice::from_ref(bits),
        // Equal elements have one form, that of a splat.
        Payload::Dense(elements) => match elements.split_first() {
            Some((first, rest)) if rest.iter().all(|element| element == first) => std::slice::from_ref(first),
            _ => elements,
        },
    };
    let attribute = match (ty.dtype(), elements) {
        (DType::Bool, [bit]) => DenseElementsAttribute::bool_splat(mlir, *bit != 0),
        (DType::Bool, bits) => {
            let values: Vec<_> = bits.iter().map(|&bit| i32::from(bit != 0)).collect();
            DenseElementsAttribute::bool_values(mlir, &values)
        }
        // MLIR takes a buffer of one element as a splat; I4 has a byte for each.
        (dtype, elements) => {
            let size = dtype.size();
            let bytes: Vec<_> = elements
                .iter()
                .flat_map(|element| element.to_le_bytes().into_iter().take(size))
                .collect();
            DenseElementsAttribute::raw_buffer(mlir, &bytes)
        }
    };
    attribute.into()
}
