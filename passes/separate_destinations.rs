//! `--kina-separate-destinations`: no two operations share an initial value.
//!
//! Equal `tensor.empty` and `linalg.fill` operations have been merged, but each
//! user writes its own result over them: sharing costs a copy per user, and
//! bufferisation compares every pair of users. Each use gets an operation of its
//! own, right in front of the user.
//!
//! ```mlir
//! %e = tensor.empty() : tensor<4xf32>
//! %a = linalg.generic ... outs(%e : tensor<4xf32>)
//! %b = linalg.generic ... outs(%e : tensor<4xf32>)
//! ```
//! becomes
//! ```mlir
//! %e0 = tensor.empty() : tensor<4xf32>
//! %a = linalg.generic ... outs(%e0 : tensor<4xf32>)
//! %e1 = tensor.empty() : tensor<4xf32>
//! %b = linalg.generic ... outs(%e1 : tensor<4xf32>)
//! ```

use super::walk::{is_named, nested_operations};
use crate::ffi::{
    edit,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{BlockLike, OperationRef, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct SeparateDestinations;

impl KinaPass for SeparateDestinations {
    const ARGUMENT: &'static str = "kina-separate-destinations";
    const DESCRIPTION: &'static str = "Give each use of an empty or filled tensor a tensor of its own";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        // In reverse, a fill is copied for its users before the empty tensor
        // that it fills is; copies land in front of what was already visited.
        for user in nested_operations(module).into_iter().rev() {
            separate(user);
        }
        for operation in nested_operations(module).into_iter().rev() {
            if is_initial_value(operation) && !edit::has_uses(operation) {
                edit::erase(operation);
            }
        }
        Ok(())
    }
}

/// Whether `operation` only makes a tensor for others to write over.
fn is_initial_value(operation: OperationRef) -> bool {
    is_named(&operation, "tensor.empty") || is_named(&operation, "linalg.fill")
}

/// Gives `user` a copy of each initial value that it reads, and of what that one
/// is made from.
fn separate(user: OperationRef) {
    let Some(block) = user.block() else { return };
    let mut pending = vec![user];
    while let Some(current) = pending.pop() {
        for (index, operand) in current.operands().enumerate() {
            let Some(shared) = edit::defining_operation(operand).filter(|producer| is_initial_value(*producer)) else {
                continue;
            };
            if let Ok(copy) = block.insert_operation_before(current, (*shared).clone()).result(0) {
                edit::set_operand(current, index, copy.into());
                pending.extend(edit::defining_operation(copy.into()));
            }
        }
    }
}
