//! Which MLIR types are tensors that can be interpreted.

use super::{
    error::{InterpretError, operation_name},
    value::TensorType,
};
use crate::{dtype::DType, ffi::attributes::is_device};
use melior::ir::{
    OperationRef, Value, ValueLike,
    operation::OperationLike,
    r#type::{DimSize, RankedTensorType, ShapedTypeLike},
};

/// The type of a value that `name` in an error stands for.
pub fn tensor_type(value: Value, name: &str) -> Result<TensorType, InterpretError> {
    let r#type = value.r#type();
    let location = || value.location().to_string();
    let tensor = RankedTensorType::try_from(r#type).ok();
    if tensor.and_then(|tensor| tensor.encoding()).is_some_and(is_device) {
        return Err(InterpretError::Device {
            name: name.to_owned(),
            location: location(),
        });
    }
    tensor
        .and_then(host_type)
        .ok_or_else(|| InterpretError::UnsupportedType {
            name: name.to_owned(),
            found: r#type.to_string(),
            location: location(),
        })
}

/// `None` when the tensor is not one of the language on the host.
fn host_type(tensor: RankedTensorType) -> Option<TensorType> {
    if !tensor.has_static_shape() || tensor.encoding().is_some() {
        return None;
    }
    let shape = (0..tensor.rank())
        .map(|axis| match tensor.dim_size(axis).ok()? {
            DimSize::Static(size) => Some(size),
            DimSize::Dynamic => None,
        })
        .collect::<Option<Vec<_>>>()?;
    let dtype = DType::from_mlir(tensor.element())?;
    let count = shape.iter().try_fold(1u64, |count, &size| count.checked_mul(size))?;
    usize::try_from(count).ok()?;
    Some(TensorType { dtype, shape })
}

/// Checks that there is memory for `result`; allocation would otherwise end the
/// program.
pub fn reserve(result: &TensorType, operation: OperationRef) -> Result<(), InterpretError> {
    let probe = Vec::<i64>::new().try_reserve_exact(result.count());
    probe.map_err(|_| InterpretError::OutOfMemory {
        name: operation_name(operation),
        location: operation.location().to_string(),
        found: result.clone(),
    })
}
