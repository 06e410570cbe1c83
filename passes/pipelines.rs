//! The named pipelines: one for each stage of the compiler.

use crate::ffi::pass::Pipeline;

/// Every named pipeline.
pub static PIPELINES: &[Pipeline] = &[Pipeline {
    name: "kina-stage-linalg",
    description: "From kina operations to linalg on tensors that stock mlir-opt accepts",
    passes: linalg_stage,
}];

/// Folds and merges what is equal; constants keep a location.
const CLEAN: &str = "canonicalize,cse,kina-restore-locations";

fn linalg_stage() -> String {
    format!("inline,symbol-dce,{CLEAN},lower-kina-to-linalg,{CLEAN}")
}
