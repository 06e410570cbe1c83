//! Types of values and of functions.

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

/// The tensor type of `r#type`'s shape with elements of `dtype`; `None` when
/// `r#type` is no static tensor type.
pub fn with_elements<'c>(context: &'c Context, r#type: Type<'c>, dtype: DType) -> Option<Type<'c>> {
    let tensor = RankedTensorType::try_from(r#type).ok()?;
    let shape = (0..tensor.rank())
        .filter_map(|axis| match tensor.dim_size(axis) {
            Ok(melior::ir::r#type::DimSize::Static(size)) => Some(size),
            _ => None,
        })
        .collect::<Vec<_>>();
    let element = dtype.to_mlir(context);
    Some(RankedTensorType::new(&shape, element, tensor.encoding()).into())
}

/// Changes the types of the results, of the block arguments and, for a
/// function, of the signature: each type for which `storage` gives another.
pub fn rewrite<'c>(operation: OperationRef<'c, '_>, storage: impl Fn(&'c Context, Type<'c>) -> Option<Type<'c>>) {
    let context = context(&operation);
    for result in operation.results() {
        if let Some(r#type) = storage(context, result.r#type()) {
            result.set_type(r#type);
        }
    }
    for region in operation.regions() {
        let mut block = region.first_block();
        while let Some(current) = block {
            for argument in (0..current.argument_count()).filter_map(|index| current.argument(index).ok()) {
                if let Some(r#type) = storage(context, argument.r#type()) {
                    argument.set_type(r#type);
                }
            }
            block = current.next_in_region();
        }
    }
    rewrite_signature(context, operation, |r#type| storage(context, r#type).unwrap_or(r#type));
}

fn rewrite_signature<'c>(
    context: &'c Context,
    operation: OperationRef<'c, '_>,
    storage: impl Fn(Type<'c>) -> Type<'c>,
) {
    const SIGNATURE: &str = "function_type";
    let signature = operation.attribute(SIGNATURE).ok();
    let signature = signature.and_then(|attribute| TypeAttribute::try_from(attribute).ok());
    let signature = signature.and_then(|attribute| FunctionType::try_from(attribute.value()).ok());
    let Some(signature) = signature else {
        return;
    };
    let inputs = (0..signature.input_count()).filter_map(|index| signature.input(index).ok());
    let inputs = inputs.map(&storage).collect::<Vec<_>>();
    let results = (0..signature.result_count()).filter_map(|index| signature.result(index).ok());
    let results = results.map(&storage).collect::<Vec<_>>();
    let signature = FunctionType::new(context, &inputs, &results);
    as_mut(operation).set_attribute(SIGNATURE, TypeAttribute::new(signature.into()).into());
}
