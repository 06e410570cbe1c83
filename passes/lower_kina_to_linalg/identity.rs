//! Operations whose result is their operand: they leave nothing behind.

use crate::{
    dialect::KinaOperation,
    ffi::{edit, ir::operations, view::KinaView},
};
use melior::ir::{OperationRef, operation::OperationLike};

/// Replaces each identity in `module` by its operand. Both have one type:
/// tensors on the device have been refused.
pub fn forward(module: OperationRef) {
    for operation in operations(module) {
        let is_identity = KinaView::new(operation)
            .is_some_and(|view| matches!(&*view, KinaOperation::StopGradient(_) | KinaOperation::To(_)));
        if is_identity && let (Some(operand), Some(result)) = (operation.operands().next(), operation.results().next())
        {
            edit::replace_all_uses(result.into(), operand);
            edit::erase(operation);
        }
    }
}
