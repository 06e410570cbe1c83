//! `--kina-forward-copies`: a temporary that is only copied into an output is
//! computed in the output.
//!
//! Bufferisation starts an update such as `insert_slice` with a copy of the
//! read-only input in a temporary and copies the outcome to the caller's buffer.
//!
//! ```mlir
//! %t = memref.alloc() : memref<4xf32>
//! memref.copy %x, %t
//! ...                       // changes %t
//! memref.copy %t, %out
//! ```
//! becomes
//! ```mlir
//! memref.copy %x, %out
//! ...                       // changes %out
//! ```
//! when nothing else touches `%out` in between and, if `%t` is read later, none
//! of the two is written later.

use super::{
    buffer_analysis::{Access, AliasSets, accesses, function_argument, whole_buffer},
    pass_destinations::INPUTS_ATTRIBUTE,
    walk::{block_operations, entry_block, is_named, top_level},
};
use crate::ffi::{
    edit,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{BlockRef, OperationRef, Value, ValueLike, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct ForwardCopies;

impl KinaPass for ForwardCopies {
    const ARGUMENT: &'static str = "kina-forward-copies";
    const DESCRIPTION: &'static str = "Compute in an output what is only copied there";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        for function in top_level(module, "func.func") {
            if let (true, Some(entry)) = (function.has_attribute(INPUTS_ATTRIBUTE), entry_block(function)) {
                forward_copies(function, entry);
            }
        }
        Ok(())
    }
}

fn forward_copies<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) {
    let copies = block_operations(entry)
        .into_iter()
        .filter(|operation| is_named(operation, "memref.copy"))
        .collect::<Vec<_>>();
    for copy in copies {
        // Each replacement changes the alias sets.
        if let Some((allocation, destination)) = candidate(copy, entry)
            && is_safe(function, entry, copy, allocation, destination)
        {
            replace(copy, allocation, destination);
        }
    }
}

/// A copy of a whole temporary to a whole output of the same type.
fn candidate<'c, 'a>(
    copy: OperationRef<'c, 'a>,
    entry: BlockRef<'c, 'a>,
) -> Option<(OperationRef<'c, 'a>, Value<'c, 'a>)> {
    let (source, destination) = (copy.operand(0).ok()?, copy.operand(1).ok()?);
    let allocation = edit::defining_operation(source).filter(|operation| is_named(operation, "memref.alloc"))?;
    function_argument(whole_buffer(destination)?, entry)?;
    (source.r#type() == destination.r#type() && allocation.block() == Some(entry)).then_some((allocation, destination))
}

fn is_safe<'c, 'a>(
    function: OperationRef<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    copy: OperationRef<'c, 'a>,
    allocation: OperationRef<'c, 'a>,
    destination: Value<'c, 'a>,
) -> bool {
    let aliases = AliasSets::new(function);
    let Ok(temporary) = allocation.result(0).map(|result| aliases.representative(result.into())) else {
        return false;
    };
    let output = aliases.representative(destination);
    let (mut started, mut copied) = (false, false);
    let (mut read_later, mut written_later) = (false, false);
    for operation in block_operations(entry) {
        if operation == copy {
            copied = true;
            continue;
        }
        for Access { buffer, writes, .. } in accesses(operation) {
            let buffer = aliases.representative(buffer);
            started |= buffer == temporary;
            if !copied && started && buffer == output {
                return false;
            }
            read_later |= copied && buffer == temporary;
            written_later |= copied && writes && (buffer == temporary || buffer == output);
        }
    }
    !(read_later && written_later)
}

/// Makes the temporary's users use the output, whose views move in front.
fn replace<'c, 'a>(copy: OperationRef<'c, 'a>, allocation: OperationRef<'c, 'a>, destination: Value<'c, 'a>) {
    let mut anchor = allocation;
    let mut view = edit::defining_operation(destination);
    while let Some(operation) = view.filter(|view| anchor.is_before_in_block(*view)) {
        edit::move_before(operation, anchor);
        anchor = operation;
        view = operation.operand(0).ok().and_then(edit::defining_operation);
    }
    edit::erase(copy);
    if let Ok(temporary) = allocation.result(0) {
        edit::replace_all_uses(temporary.into(), destination);
        edit::erase(allocation);
    }
}
