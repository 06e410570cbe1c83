//! The driver of `mlir-opt` over the compiler's dialects and passes.

use super::raw::kina as raw;
use melior::{StringRef, dialect::DialectRegistry};
use std::ffi::{CString, c_char, c_int};

/// Appends every dialect of the compiler's stages, with the interface
/// implementations that its passes need.
pub fn register_dialects(registry: &DialectRegistry) {
    // SAFETY: the registry is alive for the duration of the call.
    unsafe { raw::kinaShimRegisterDialects(registry.to_raw()) }
}

/// Registers the upstream passes that belong to the compiler's stages.
pub fn register_upstream_passes() {
    // SAFETY: registration touches process-wide tables only.
    unsafe { raw::kinaShimRegisterUpstreamPasses() }
}

/// Runs `mlir-opt`'s driver with `arguments` (the first names the program) and
/// returns its exit status.
///
/// # Panics
///
/// Panics when an argument contains a NUL byte; the operating system cannot
/// pass one.
pub fn opt_main(arguments: impl Iterator<Item = String>, tool_name: &str) -> i32 {
    let arguments = arguments
        .map(|argument| CString::new(argument).expect("no NUL in an argument"))
        .collect::<Vec<_>>();
    let mut pointers = arguments
        .iter()
        .map(|argument| argument.as_ptr().cast_mut())
        .collect::<Vec<*mut c_char>>();
    let count = pointers.len() as c_int;
    pointers.push(std::ptr::null_mut());
    let registry = DialectRegistry::new();
    register_dialects(&registry);
    // SAFETY: `pointers` is a NUL-terminated argv of live strings.
    unsafe {
        raw::kinaShimOptMain(
            count,
            pointers.as_mut_ptr(),
            StringRef::new(tool_name).to_raw(),
            registry.to_raw(),
        )
    }
}
