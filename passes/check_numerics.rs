//! `--kina-check-numerics`: refuses operations of the LLVM dialect whose result
//! is not fixed by the program.
//!
//! Nothing that the compiler emits should be refused: the check exists so that
//! a new habit of an upstream pass cannot change bits unseen.

use super::walk::{is_named, nested_operations, symbol_name, symbol_reference, top_level};
use crate::{
    codegen::numerics::{forbidden_intrinsic, is_allowed_symbol},
    ffi::pass::{KinaPass, PassError, PassId},
};
use melior::ir::{OperationRef, operation::OperationLike};
use std::collections::HashSet;

const INTRINSIC_PREFIX: &str = "llvm.intr.";
const FAST_MATH_ATTRIBUTE: &str = "fastmathFlags";

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct CheckNumerics;

impl KinaPass for CheckNumerics {
    const ARGUMENT: &'static str = "kina-check-numerics";
    const DESCRIPTION: &'static str = "Refuse operations whose result is not fixed by the program";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let external = top_level(module, "llvm.func")
            .into_iter()
            .filter(|function| {
                function
                    .first_region()
                    .is_none_or(|region| melior::ir::RegionLike::first_block(&region).is_none())
            })
            .map(|function| symbol_name(&function))
            .collect::<HashSet<_>>();
        let errors = nested_operations(module)
            .into_iter()
            .filter_map(|operation| Some(PassError::at(&operation, complaint(operation, &external)?)))
            .collect::<Vec<_>>();
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

/// What is wrong with `operation`.
fn complaint(operation: OperationRef, external: &HashSet<String>) -> Option<String> {
    let name = operation.name();
    let name = name.as_string_ref().as_str().unwrap_or_default();
    if let Some(intrinsic) = name.strip_prefix(INTRINSIC_PREFIX)
        && let Some(reason) = forbidden_intrinsic(intrinsic)
    {
        return Some(format!("operation {name} is not reproducible: {reason}"));
    }
    if name == "llvm.frem" {
        return Some(format!(
            "operation {name} is not reproducible: it becomes a call of the C library"
        ));
    }
    if let Ok(flags) = operation.attribute(FAST_MATH_ATTRIBUTE)
        && flags.to_string() != "#llvm.fastmath<none>"
    {
        return Some(format!("operation {name} carries {flags}: expected no fast-math flags"));
    }
    if is_named(&operation, "llvm.call")
        && let Some(callee) = symbol_reference(&operation, "callee")
        && external.contains(&callee)
        && !is_allowed_symbol(&callee)
    {
        return Some(format!(
            "call of '{callee}' leaves the library: expected one of its own functions"
        ));
    }
    None
}
