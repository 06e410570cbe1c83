//! Emission of MLIR diagnostics.

use melior::ir::Location;
use std::ffi::CString;

/// Reports `message` at `location` to the context's diagnostic engine.
pub fn emit_error(location: Location, message: &str) {
    let message = CString::new(message.replace('\0', "\\0")).expect("NUL bytes were replaced");
    // SAFETY: the location is valid and the message NUL-terminated.
    unsafe { mlir_sys::mlirEmitError(location.to_raw(), message.as_ptr()) }
}
