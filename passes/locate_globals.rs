//! `--kina-locate-globals`: a global has the place of what it holds.
//!
//! A constant of an inlined function is located by the chain of its calls. The
//! global that it becomes lies in no function, so that chain means nothing there,
//! and the pass that gives functions their debug scopes would look for one.
//!
//! ```mlir
//! llvm.mlir.global private constant @c(...) loc(callsite("std.kina":3:5 at "f.kina":1:2))
//! ```
//! becomes
//! ```mlir
//! llvm.mlir.global private constant @c(...) loc("std.kina":3:5)
//! ```

use super::walk::{block_operations, blocks, is_named, nested_operations};
use crate::ffi::{
    location::{set_location, without_calls},
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{OperationRef, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct LocateGlobals;

impl KinaPass for LocateGlobals {
    const ARGUMENT: &'static str = "kina-locate-globals";
    const DESCRIPTION: &'static str = "Locate globals by what they hold, without the calls on the way";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        for operation in blocks(module).into_iter().flat_map(block_operations) {
            if is_named(&operation, "llvm.func") {
                continue;
            }
            for inner in [vec![operation], nested_operations(operation)].concat() {
                set_location(inner, without_calls(inner.location()));
            }
        }
        Ok(())
    }
}
