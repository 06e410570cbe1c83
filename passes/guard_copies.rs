//! `--kina-guard-copies`: a copy between the buffers of an in-place pair happens
//! only when they are two.
//!
//! An update such as `dynamic_update_slice` begins with a copy of its input to
//! the output. When the caller passes one buffer for both, there is nothing to
//! copy, and the update costs what it changes.
//!
//! ```mlir
//! memref.copy %cache, %out
//! ```
//! becomes
//! ```mlir
//! %a = memref.extract_aligned_pointer_as_index %cache
//! %b = memref.extract_aligned_pointer_as_index %out
//! %differ = arith.cmpi ne, %a, %b : index
//! scf.if %differ {
//!   memref.copy %cache, %out
//! }
//! ```

use super::{
    buffer_analysis::{function_argument, whole_buffer},
    create::Builder,
    find_inplace::{Pair, recorded_pairs},
    pass_destinations::INPUTS_ATTRIBUTE,
    walk::{block_operations, entry_block, integer_attribute, is_named, top_level},
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use melior::{
    dialect::arith::CmpiPredicate,
    ir::{BlockRef, OperationRef, Type, Value, operation::OperationLike},
};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct GuardCopies;

impl KinaPass for GuardCopies {
    const ARGUMENT: &'static str = "kina-guard-copies";
    const DESCRIPTION: &'static str = "Skip the copy between the buffers of an in-place pair when they are one";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        for function in top_level(module, "func.func") {
            if let (Some(inputs), Some(entry)) = (integer_attribute(&function, INPUTS_ATTRIBUTE), entry_block(function))
            {
                guard_copies(entry, inputs as usize, &recorded_pairs(function));
            }
        }
        Ok(())
    }
}

fn guard_copies(entry: BlockRef, inputs: usize, pairs: &[Pair]) {
    let is_pair = |copy: &OperationRef| {
        let argument = |index: usize| function_argument(whole_buffer(copy.operand(index).ok()?)?, entry);
        let (Some(input), Some(output)) = (argument(0), argument(1)) else {
            return false;
        };
        let matches = |pair: &Pair| pair.input == input && inputs + pair.output == output;
        pairs.iter().any(matches)
    };
    let copies = block_operations(entry).into_iter();
    let copies = copies.filter(|operation| is_named(operation, "memref.copy") && is_pair(operation));
    for copy in copies.collect::<Vec<_>>() {
        guard(copy, entry);
    }
}

fn guard<'c, 'a>(copy: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) {
    let context = ir::context(&copy);
    let builder = Builder::new(context, entry, Some(copy), copy.location());
    let address = |buffer: Value<'c, 'a>| {
        builder.value(
            "memref.extract_aligned_pointer_as_index",
            &[buffer],
            Type::index(context),
            vec![],
        )
    };
    let addresses = copy.operands().map(address).collect::<Vec<_>>();
    let &[source, destination] = &addresses[..] else {
        return;
    };
    let differ = builder.cmpi(CmpiPredicate::Ne, source, destination);
    builder.when(differ, |inner| edit::move_to_end(copy, inner.block()));
}
