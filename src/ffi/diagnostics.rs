//! Emission of MLIR diagnostics.

use super::raw::kina as raw;
use melior::{StringRef, ir::Location};
use std::ffi::CString;

/// Reports `message` at `location` to the context's diagnostic engine.
pub fn emit_error(location: Location, message: &str) {
    let message = CString::new(message.replace('\0', "\\0")).expect("NUL bytes were replaced");
    // SAFETY: the location is valid and the message NUL-terminated.
    unsafe { mlir_sys::mlirEmitError(location.to_raw(), message.as_ptr()) }
}

/// As [`emit_error`], with notes at places of their own.
pub fn emit_error_with_notes<'c>(location: Location<'c>, message: &str, notes: &[(Location<'c>, &str)]) {
    let locations = notes.iter().map(|(location, _)| location.to_raw()).collect::<Vec<_>>();
    let texts = notes
        .iter()
        .map(|(_, text)| StringRef::new(text).to_raw())
        .collect::<Vec<_>>();
    // SAFETY: the locations are valid, the strings outlive the call, and both
    // arrays have as many elements as it is told.
    unsafe {
        raw::kinaShimEmitError(
            location.to_raw(),
            StringRef::new(message).to_raw(),
            notes.len() as isize,
            locations.as_ptr(),
            texts.as_ptr(),
        )
    }
}
