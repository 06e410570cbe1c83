//! Constants, scalar and dense.

use super::{narrow_elements, narrow_scalar, pattern_dtype, storage_type};
use crate::{
    dtype::DType,
    ffi::{
        elements::DenseElements,
        ir::{as_mut, context},
        pass::PassError,
    },
    math::FloatFormat,
};
use melior::ir::{
    Attribute, OperationRef, ValueLike,
    attribute::{DenseElementsAttribute, FloatAttribute, IntegerAttribute},
    operation::{OperationLike, OperationMutLike},
};

/// Gives a constant of narrow floats a value of bit patterns.
///
/// # Errors
///
/// Fails when a tensor's value is not dense.
pub fn rewrite<'c>(operation: OperationRef<'c, '_>) -> Result<(), PassError<'c>> {
    if crate::passes::legalize_storage::name(operation) != "arith.constant" {
        return Ok(());
    }
    let Ok(result) = operation.result(0) else {
        return Ok(());
    };
    let Some(dtype) = narrow_elements(result.r#type()) else {
        return Ok(());
    };
    let value = operation.attribute("value").ok();
    let patterns = value.and_then(|value| match narrow_scalar(result.r#type()) {
        Some(_) => scalar(operation, value, dtype),
        None => dense(operation, value, dtype),
    });
    match patterns {
        Some(patterns) => {
            as_mut(operation).set_attribute("value", patterns);
            Ok(())
        }
        None => Err(PassError::at(
            &operation,
            "'arith.constant' is not dense: expected a dense value",
        )),
    }
}

fn scalar<'c>(operation: OperationRef<'c, '_>, value: Attribute<'c>, dtype: DType) -> Option<Attribute<'c>> {
    let number = FloatAttribute::try_from(value).ok()?.value();
    let bits = FloatFormat::of(dtype)?.encode(number);
    let pattern = pattern_dtype(dtype).to_mlir(context(&operation));
    Some(IntegerAttribute::new(pattern, bits.into()).into())
}

fn dense<'c>(operation: OperationRef<'c, '_>, value: Attribute<'c>, dtype: DType) -> Option<Attribute<'c>> {
    let elements = DenseElements::new(value, dtype)?;
    let result = operation.result(0).ok()?;
    let storage = storage_type(context(&operation), result.r#type())?;
    Some(DenseElementsAttribute::raw_buffer(storage, &elements.bytes).into())
}
