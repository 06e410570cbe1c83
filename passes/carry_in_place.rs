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
//! A next value that is made from the carried one by updates alone, such as
//! `tensor.insert` and inner loops of them, is there already and stays as it is.
//!
//! A carried value that goes on in another place is copied first: its own next
//! value may be written before it is read. So is a value that goes on in two places.
//!
//! Any other inner loop that starts from a carried value of the one around starts
//! from a copy: bufferisation does not see that both work on one buffer in turn.

use super::walk::{arguments, entry_block, is_named, nested_operations};
use crate::ffi::{
    edit,
    ir::{context, value_key},
    pass::{KinaPass, PassError, PassId},
};
use crate::passes::{
    copy_shared_destinations::{destinations, is_shared, root},
    create::Builder,
};
use melior::ir::{BlockLike, BlockRef, OperationRef, TypeLike, Value, ValueLike, operation::OperationLike};
use std::collections::HashSet;

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
    let yielded = each_once(builder, terminator.operands().collect());
    for (index, (argument, value)) in carried.zip(yielded).enumerate() {
        if !value.r#type().is_tensor() || is_update_of(argument, value) {
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

/// `yielded` with copies of what occurs again in it: one buffer cannot go on in
/// two places.
fn each_once<'c: 'a, 'a>(builder: Builder<'c, 'a>, yielded: Vec<Value<'c, 'a>>) -> Vec<Value<'c, 'a>> {
    let mut known = HashSet::new();
    let once = |value: Value<'c, 'a>| {
        let is_new = known.insert(value_key(&root(value)));
        if is_new || !value.r#type().is_tensor() {
            value
        } else {
            builder.copy_of(value)
        }
    };
    yielded.into_iter().map(once).collect()
}

/// Whether `value` is `argument`, or is made from it by updates that nothing
/// stands in the way of.
fn is_update_of<'c: 'a, 'a>(argument: Value<'c, 'a>, mut value: Value<'c, 'a>) -> bool {
    while value_key(&argument) != value_key(&value) {
        let Some(update) = edit::defining_operation(value) else {
            return false;
        };
        let Some(index) = updated_operand(update, value) else {
            return false;
        };
        let Ok(start) = update.operand(index) else { return false };
        if is_shared(update, index, start) {
            return false;
        }
        value = start;
    }
    true
}

/// The operand of `update` that it writes over to get `result`.
fn updated_operand<'c: 'a, 'a>(update: OperationRef<'c, 'a>, result: Value<'c, 'a>) -> Option<usize> {
    let first = destinations(update).next()?;
    let number = update
        .results()
        .position(|other| value_key(&other) == value_key(&result))?;
    if is_named(&update, "scf.for") && !is_loop_of_updates(update, number) {
        return None;
    }
    Some(first + number)
}

/// Whether the carried value `number` of `operation` is only updated by it.
fn is_loop_of_updates(operation: OperationRef, number: usize) -> bool {
    let Some(block) = entry_block(operation) else {
        return false;
    };
    let Some(argument) = arguments(block).into_iter().nth(1 + number) else {
        return false;
    };
    let yielded = block
        .terminator()
        .and_then(|terminator| terminator.operands().nth(number));
    yielded.is_some_and(|value| is_update_of(argument, value))
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
        if in_loop && value.r#type().is_tensor() && !is_update(operation, index, value) {
            edit::set_operand(operation, index, builder.copy_of(value));
        }
    }
}

/// Whether `operation` is a loop that only updates its operand `index`, which
/// nothing needs afterwards.
fn is_update(operation: OperationRef, index: usize, value: Value) -> bool {
    let number = destinations(operation).position(|destination| destination == index);
    number.is_some_and(|number| is_loop_of_updates(operation, number)) && !is_shared(operation, index, value)
}
