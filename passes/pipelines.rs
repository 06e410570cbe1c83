//! The named pipelines: one for each stage of the compiler.

use crate::ffi::pass::Pipeline;

/// Every named pipeline.
pub static PIPELINES: &[Pipeline] = &[];
