//! Generated bindings.

#[allow(
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    unused_imports,
    clippy::all
)]
pub mod kina {
    include!(concat!(env!("OUT_DIR"), "/kina_bindings.rs"));
}

#[allow(
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    unused_imports,
    clippy::all
)]
pub mod llvm {
    include!(concat!(env!("OUT_DIR"), "/llvm_bindings.rs"));
}
