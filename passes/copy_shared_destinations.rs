//! `--kina-copy-shared-destinations`: a value that is needed later is not updated
//! in place.
//!
//! An update such as `tensor.insert_slice`, and a loop, write over the tensor
//! that they start from. Where something else reads that tensor afterwards, they
//! start from a copy. Bufferisation would copy as well, but only what it sees:
//! a result that was given the buffer of its caller early it does not.
//!
//! ```mlir
//! %u = tensor.insert_slice %y into %v[0] [1] [1] : tensor<1xf32> into tensor<3xf32>
//! return %u, %v : tensor<3xf32>, tensor<3xf32>
//! ```
//! becomes
//! ```mlir
//! %c = bufferization.alloc_tensor() copy(%v) : tensor<3xf32>
//! %u = tensor.insert_slice %y into %c[0] [1] [1] : tensor<1xf32> into tensor<3xf32>
//! return %u, %v : tensor<3xf32>, tensor<3xf32>
//! ```

use super::walk::{is_named, nested_operations};
use crate::ffi::{
    edit,
    ir::{block_key, context, operation_key, users, value_key},
    pass::{KinaPass, PassError, PassId},
};
use crate::passes::create::Builder;
use melior::ir::{BlockLike, BlockRef, OperationRef, TypeLike, Value, ValueLike, operation::OperationLike};
use std::ops::Range;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct CopySharedDestinations;

impl KinaPass for CopySharedDestinations {
    const ARGUMENT: &'static str = "kina-copy-shared-destinations";
    const DESCRIPTION: &'static str = "Update copies of tensors that are read afterwards";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        for operation in nested_operations(module) {
            for index in destinations(operation) {
                let Ok(value) = operation.operand(index) else { continue };
                if value.r#type().is_tensor() && is_shared(operation, index, value) {
                    copy(operation, index, value);
                }
            }
        }
        Ok(())
    }
}

/// The operands that `operation` starts from and writes over. A `linalg.generic`
/// has an empty or filled tensor of its own.
pub fn destinations(operation: OperationRef) -> Range<usize> {
    if is_named(&operation, "tensor.insert_slice") || is_named(&operation, "tensor.insert") {
        1..2
    } else if is_named(&operation, "scf.for") {
        3..operation.operand_count()
    } else {
        0..0
    }
}

fn copy(operation: OperationRef, index: usize, value: Value) {
    if let Some(block) = operation.block() {
        let builder = Builder::new(context(&operation), block, Some(operation), operation.location());
        edit::set_operand(operation, index, builder.copy_of(value));
    }
}

/// Whether the memory of operand `index` of `operation` is read by something
/// else afterwards. Arguments of functions are never written.
pub fn is_shared<'c: 'a, 'a>(operation: OperationRef<'c, 'a>, index: usize, value: Value<'c, 'a>) -> bool {
    let root = root(value);
    let Some(home) = home(root) else { return false };
    let Some(anchor) = ancestor_in(operation, home) else {
        return true;
    };
    let mut pending = vec![root];
    while let Some(name) = pending.pop() {
        let own = operation.operands().enumerate();
        let again = own.filter(|(other, operand)| *other != index && value_key(operand) == value_key(&name));
        if again.count() > 0 {
            return true;
        }
        for user in users(&name) {
            if is_view(user) {
                pending.extend(user.results().map(Value::from));
            } else if operation_key(&user) != operation_key(&operation) && !is_before(user, operation, anchor, home) {
                return true;
            }
        }
    }
    false
}

/// The tensor that a chain of views starts from.
pub fn root<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Value<'c, 'a> {
    while let Some(view) = edit::defining_operation(value).filter(|operation| is_view(*operation)) {
        let Ok(source) = view.operand(0) else { break };
        value = source;
    }
    value
}

fn is_view(operation: OperationRef) -> bool {
    [
        "tensor.expand_shape",
        "tensor.collapse_shape",
        "tensor.extract_slice",
        "tensor.cast",
    ]
    .iter()
    .any(|name| is_named(&operation, name))
}

/// The block that defines `root`; `None` for an argument of a function.
fn home<'c: 'a, 'a>(root: Value<'c, 'a>) -> Option<BlockRef<'c, 'a>> {
    match edit::block_argument(root) {
        Some((block, _)) => block
            .parent_operation()
            .filter(|around| is_named(around, "scf.for"))
            .map(|_| block),
        None => edit::defining_operation(root)?.block(),
    }
}

/// The operation of `home` that `operation` is or lies in; `None` when a loop is
/// in between, which comes again to what it did before.
fn ancestor_in<'c: 'a, 'a>(operation: OperationRef<'c, 'a>, home: BlockRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    let mut around = operation;
    while block_key(around.block()?) != block_key(home) {
        around = around.parent_operation()?;
        if !is_named(&around, "scf.if") {
            return None;
        }
    }
    Some(around)
}

/// Whether `user` is done when `operation`, which lies in `anchor`, begins, or
/// lies in the branch that is then not taken.
fn is_before<'c: 'a, 'a>(
    user: OperationRef<'c, 'a>,
    operation: OperationRef<'c, 'a>,
    anchor: OperationRef<'c, 'a>,
    home: BlockRef<'c, 'a>,
) -> bool {
    let mut around = user;
    loop {
        let Some(block) = around.block() else { return false };
        if operation.block().map(block_key) == Some(block_key(block)) {
            return around.is_before_in_block(operation);
        }
        if block_key(block) == block_key(home) {
            let same = operation_key(&around) == operation_key(&anchor);
            return same || around.is_before_in_block(anchor);
        }
        match around.parent_operation() {
            Some(parent) => around = parent,
            None => return false,
        }
    }
}
