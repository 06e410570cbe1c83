//! `--kina-attach-access-groups`: completes the marks of
//! `--kina-mark-parallel-loops` in the LLVM dialect.
//!
//! The memory accesses of each marked loop join an access group of its own, so
//! that LLVM knows which accesses the promise is about.

use super::{
    mark_parallel_loops::{LOOP_MARK, new_access_group},
    walk::{block_operations, blocks, is_named, top_level},
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{Attribute, BlockLike, BlockRef, OperationRef, attribute::ArrayAttribute, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct AttachAccessGroups;

impl KinaPass for AttachAccessGroups {
    const ARGUMENT: &'static str = "kina-attach-access-groups";
    const DESCRIPTION: &'static str = "Put the memory accesses of marked loops into access groups";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        for function in top_level(module, "llvm.func") {
            for block in blocks(function) {
                attach_access_group(block);
            }
        }
        Ok(())
    }
}

/// A marked loop has no inner control flow: its latch block is its body.
fn attach_access_group(block: BlockRef) {
    let Some(latch) = block.terminator().filter(|latch| latch.has_attribute(LOOP_MARK)) else {
        return;
    };
    let Some((group, annotation)) = new_access_group(latch) else {
        return;
    };
    edit::remove_attribute(latch, LOOP_MARK);
    edit::set_attribute(latch, "loop_annotation", annotation);
    let context = ir::context(&latch);
    let groups: Attribute = ArrayAttribute::new(context, &[group]).into();
    for operation in block_operations(block) {
        if is_named(&operation, "llvm.load") || is_named(&operation, "llvm.store") {
            edit::set_attribute(operation, "access_groups", groups);
        }
    }
}
