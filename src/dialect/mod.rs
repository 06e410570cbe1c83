//! The kina dialect: typed builders and accessors generated from TableGen.

use melior::{Context, dialect::DialectRegistry};

#[allow(missing_docs, clippy::all)]
mod generated {
    melior::dialect! {
        name: "kina",
        files: ["KinaOps.td"],
        include_directory_env_vars: ["KINA_DIALECT_DIRECTORY"],
    }
}

pub use generated::kina as ops;
pub use generated::kina::KinaDialectOperation as KinaOperation;

/// A context with every dialect of the compiler's stages registered and loaded,
/// and every pass known to textual pipelines.
pub fn context() -> Context {
    crate::passes::register_all();
    let registry = DialectRegistry::new();
    crate::ffi::opt::register_dialects(&registry);
    let context = Context::new_with_threading(false);
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    context
}
