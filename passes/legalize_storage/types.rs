//! Types of values and of functions.

use super::element::small_elements;
use crate::{
    dtype::DType,
    ffi::ir::{as_mut, context},
};
use melior::{
    Context,
    ir::{
        BlockLike, OperationRef, RegionLike, Type, ValueLike,
        attribute::TypeAttribute,
        operation::{OperationLike, OperationMutLike},
        r#type::{FunctionType, RankedTensorType, ShapedTypeLike},
    },
};

/// The type in which values of `r#type` are stored; `None` when that is
/// `r#type`.
pub fn storage_type<'c>(context: &'c Context, r#type: Type<'c>) -> Option<Type<'c>> {
    small_elements(r#type)?;
    let tensor = RankedTensorType::try_from(r#type).ok()?;
    let shape = (0..tensor.rank())
        .filter_map(|axis| match tensor.dim_size(axis) {
            Ok(melior::ir::r#type::DimSize::Static(size)) => Some(size),
            _ => None,
        })
        .collect::<Vec<_>>();
    let byte = DType::I8.to_mlir(context);
    Some(RankedTensorType::new(&shape, byte, tensor.encoding()).into())
}

/// Changes the types of the results, of the block arguments and, for a
/// function, of the signature.
pub fn rewrite(operation: OperationRef) {
    let context = context(&operation);
    for result in operation.results() {
        if let Some(r#type) = storage_type(context, result.r#type()) {
            result.set_type(r#type);
        }
    }
    for region in operation.regions() {
        let mut block = region.first_block();
        while let Some(current) = block {
            for argument in (0..current.argument_count()).filter_map(|index| current.argument(index).ok()) {
                if let Some(r#type) = storage_type(context, argument.r#type()) {
                    argument.set_type(r#type);
                }
            }
            block = current.next_in_region();
        }
    }
    rewrite_signature(context, operation);
}

fn rewrite_signature<'c>(context: &'c Context, operation: OperationRef<'c, '_>) {
    const SIGNATURE: &str = "function_type";
    let signature = operation.attribute(SIGNATURE).ok();
    let signature = signature.and_then(|attribute| TypeAttribute::try_from(attribute).ok());
    let signature = signature.and_then(|attribute| FunctionType::try_from(attribute.value()).ok());
    let Some(signature) = signature else {
        return;
    };
    let storage = |r#type| storage_type(context, r#type).unwrap_or(r#type);
    let inputs = (0..signature.input_count()).filter_map(|index| signature.input(index).ok());
    let inputs = inputs.map(storage).collect::<Vec<_>>();
    let results = (0..signature.result_count()).filter_map(|index| signature.result(index).ok());
    let results = results.map(storage).collect::<Vec<_>>();
    let signature = FunctionType::new(context, &inputs, &results);
    as_mut(operation).set_attribute(SIGNATURE, TypeAttribute::new(signature.into()).into());
}
