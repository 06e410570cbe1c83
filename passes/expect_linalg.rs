//! `--kina-expect-linalg`: refuses a module that is not at the linalg stage.
//!
//! The passes of the buffers stage would leave what they do not know alone and
//! the mistake would show far from its cause. The module is not changed.

use super::{
    pass_destinations::INPUTS_ATTRIBUTE,
    walk::{nested_operations, symbol_name, top_level},
};
use crate::ffi::{
    pass::{KinaPass, PassError, PassId},
    view::KinaView,
};
use melior::ir::{OperationRef, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct ExpectLinalg;

impl KinaPass for ExpectLinalg {
    const ARGUMENT: &'static str = "kina-expect-linalg";
    const DESCRIPTION: &'static str = "Refuse a module that is not at the linalg stage";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let complaints = top_level(module, "func.func").into_iter().filter_map(complaint);
        let complaints = complaints.collect::<Vec<_>>();
        if complaints.is_empty() { Ok(()) } else { Err(complaints) }
    }
}

fn complaint<'c>(function: OperationRef<'c, '_>) -> Option<PassError<'c>> {
    let name = symbol_name(&function);
    if function.has_attribute(INPUTS_ATTRIBUTE) {
        return Some(PassError::at(
            &function,
            format!("function '{name}' is at the buffers stage already: expected the linalg stage"),
        ));
    }
    let kina = nested_operations(function)
        .into_iter()
        .find(|operation| KinaView::new(*operation).is_some())?;
    let found = kina.name();
    let found = found.as_string_ref().as_str().unwrap_or_default();
    Some(PassError::at(
        &kina,
        format!("'{found}' is left in function '{name}': expected the linalg stage, run --kina-stage-linalg first"),
    ))
}
