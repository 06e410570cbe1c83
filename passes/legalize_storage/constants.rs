//! Dense constants.

use super::element::{small_elements, storage_type};
use crate::{
    dtype::DType,
    ffi::{
        elements::DenseElements,
        ir::{as_mut, context},
        pass::PassError,
    },
};
use melior::ir::{
    OperationRef, ValueLike,
    attribute::DenseElementsAttribute,
    operation::{OperationLike, OperationMutLike},
};

/// Gives a constant of small elements a value of bytes.
///
/// # Errors
///
/// Fails when the value is not dense.
pub fn rewrite<'c>(operation: OperationRef<'c, '_>) -> Result<(), PassError<'c>> {
    if super::name(operation) != "arith.constant" {
        return Ok(());
    }
    // Of an operation with results: the error of a missing one prints the
    // operation, which for a function is all of it.
    let Ok(result) = operation.result(0) else {
        return Ok(());
    };
    let context = context(&operation);
    let Some(dtype) = small_elements(result.r#type()) else {
        return Ok(());
    };
    let elements = operation.attribute("value").ok();
    let elements = elements.and_then(|value| DenseElements::new(value, dtype));
    let (Some(elements), Some(storage)) = (elements, storage_type(context, result.r#type())) else {
        return Err(PassError::at(
            &operation,
            "'arith.constant' is not dense: expected a dense value",
        ));
    };
    let bytes = elements
        .bytes
        .iter()
        .map(|&byte| stored(byte, dtype))
        .collect::<Vec<_>>();
    let value = match bytes[..] {
        [byte] => DenseElementsAttribute::i8_splat(storage, byte),
        _ => DenseElementsAttribute::i8_values(storage, &bytes),
    };
    as_mut(operation).set_attribute("value", value.into());
    Ok(())
}

fn stored(byte: u8, dtype: DType) -> i8 {
    if dtype == DType::I4 {
        // The high half is MLIR's own affair.
        (byte << 4).cast_signed() >> 4
    } else {
        i8::from(byte != 0)
    }
}
