//! Refusal of tensors on the device: no backend lowers them yet.

use crate::ffi::{attributes::is_device, ir::operations, pass::PassError, view::KinaView};
use melior::ir::{
    BlockLike, OperationRef, RegionLike, Type, ValueLike, operation::OperationLike, r#type::RankedTensorType,
};

const WAY_OUT: &str = "expected tensors on the host, no backend for the device exists yet";

/// One complaint about each kina operation, and about each function, that
/// handles a tensor on the device.
pub fn offenders<'c>(module: OperationRef<'c, '_>) -> Vec<PassError<'c>> {
    operations(module).into_iter().filter_map(offence).collect()
}

fn offence<'c>(operation: OperationRef<'c, '_>) -> Option<PassError<'c>> {
    let name = operation.name();
    let name = name.as_string_ref().as_str().ok()?;
    if KinaView::new(operation).is_some() {
        let operands = operation.operands().map(|value| value.r#type());
        let results = operation.results().map(|value| value.r#type());
        let tensor = operands.chain(results).find(|r#type| on_device(*r#type))?;
        return Some(PassError::at(
            &operation,
            format!("'{name}' works on '{tensor}', which is on the device: {WAY_OUT}"),
        ));
    }
    let mut parameters = operation
        .regions()
        .filter_map(|region| region.first_block())
        .flat_map(|block| (0..block.argument_count()).filter_map(move |index| block.argument(index).ok()))
        .map(|argument| argument.r#type());
    let tensor = parameters.find(|r#type| on_device(*r#type))?;
    Some(PassError::at(
        &operation,
        format!("'{name}' has a parameter of type '{tensor}', which is on the device: {WAY_OUT}"),
    ))
}

fn on_device(r#type: Type) -> bool {
    RankedTensorType::try_from(r#type)
        .ok()
        .and_then(|r#type| r#type.encoding())
        .is_some_and(is_device)
}
