//! `--kina-carry-in-place`: a loop leaves each carried value where it found it.
//!
//! Every value that an iteration passes on is computed in, or copied to, the
//! buffer of the value that it replaces, so that a loop needs no memory that
//! grows with its iterations and its results lie where its initial values were.
//!
//! ```mlir
//! %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%s = %x) -> (tensor<4xf32>) {
//!   %n = linalg.generic ... outs(%e : tensor<4xf32>) -> tensor<4xf32>
//!   scf.yield %n : tensor<4xf32>
//! }
//! ```
//! becomes
//! ```mlir
//! %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%s = %x) -> (tensor<4xf32>) {
//!   %n = linalg.generic ... outs(%e : tensor<4xf32>) -> tensor<4xf32>
//!   %m = bufferization.materialize_in_destination %n in %s
//!   scf.yield %m : tensor<4xf32>
//! }
//! ```
//!
//! A carried value that goes on in another place is copied first: its own next
//! value may be written before it is read.
//!
//! An inner loop that starts from a carried value of the one around starts from a
//! copy: bufferisation does not see that both work on one buffer in turn.

use super::walk::{arguments, entry_block, is_named, nested_operations};
use crate::ffi::{
    edit,
    ir::{context, value_key},
    pass::{KinaPass, PassError, PassId},
};
use crate::passes::{copy_shared_destinations::root, create::Builder};
use melior::ir::{BlockLike, BlockRef, OperationRef, TypeLike, Value, ValueLike, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct CarryInPlace;

impl KinaPass for CarryInPlace {
    const ARGUMENT: &'static str = "kina-carry-in-place";
    const DESCRIPTION: &'static str = "Leave the carried values of loops in the buffers where they were found";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        for operation in nested_operations(module) {
            if is_named(&operation, "scf.for") {
                carry_in_place(operation);
                copy_carried(operation);
            }
        }
        Ok(())
    }
}

fn carry_in_place(operation: OperationRef) {
    let Some(block) = entry_block(operation) else { return };
    let Some(terminator) = block.terminator() else { return };
    let builder = Builder::new(context(&operation), block, Some(terminator), terminator.location());
    let carried = arguments(block).into_iter().skip(1);
    let yielded = terminator.operands().collect::<Vec<_>>();
    for (index, (argument, value)) in carried.zip(yielded).enumerate() {
        if value_key(&argument) == value_key(&value) || !value.r#type().is_tensor() {
            continue;
        }
        let placed = builder.value(
            "bufferization.materialize_in_destination",
            &[saved(value, block), argument],
            argument.r#type(),
            vec![],
        );
        edit::set_operand(terminator, index, placed);
    }
}

/// A copy of `value` where that is a carried value in another place, or a part
/// of one, which its own next value may overwrite first; else `value`.
fn saved<'c: 'a, 'a>(value: Value<'c, 'a>, block: BlockRef<'c, 'a>) -> Value<'c, 'a> {
    let root = root(value);
    if edit::block_argument(root).is_none_or(|(owner, _)| owner != block) {
        return value;
    }
    let next = match edit::defining_operation(value) {
        Some(view) => view.next_in_block(),
        None => block.first_operation(),
    };
    match next {
        Some(next) => Builder::new(context(&next), block, Some(next), next.location()).copy_of(value),
        None => value,
    }
}

/// Gives `operation` copies of the initial values that are arguments of a loop
/// around it.
fn copy_carried(operation: OperationRef) {
    let Some(outer) = operation.block() else { return };
    let builder = Builder::new(context(&operation), outer, Some(operation), operation.location());
    for (index, value) in operation.operands().enumerate() {
        let in_loop = edit::block_argument(value)
            .and_then(|(block, _)| block.parent_operation())
            .is_some_and(|around| is_named(&around, "scf.for"));
        if in_loop && value.r#type().is_tensor() {
            edit::set_operand(operation, index, builder.copy_of(value));
        }
    }
}
