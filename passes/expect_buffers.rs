//! `--kina-expect-buffers`: refuses a module that is not at the buffers stage.
//!
//! The passes to the LLVM dialect would leave such functions out, and the
//! library would lack their entry points. The module is not changed.

use super::{
    plan_workspace::WORKSPACE_ATTRIBUTE,
    walk::{entry_block, symbol_name, top_level},
};
use crate::ffi::pass::{KinaPass, PassError, PassId};
use melior::ir::{OperationRef, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct ExpectBuffers;

impl KinaPass for ExpectBuffers {
    const ARGUMENT: &'static str = "kina-expect-buffers";
    const DESCRIPTION: &'static str = "Refuse a module that is not at the buffers stage";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let complaints = top_level(module, "func.func")
            .into_iter()
            .filter(|function| entry_block(*function).is_some() && !function.has_attribute(WORKSPACE_ATTRIBUTE))
            .map(|function| {
                let name = symbol_name(&function);
                let message = format!(
                    "function '{name}' has no planned workspace: expected the buffers stage, run --kina-stage-buffers first"
                );
                PassError::at(&function, message)
            })
            .collect::<Vec<_>>();
        if complaints.is_empty() { Ok(()) } else { Err(complaints) }
    }
}
