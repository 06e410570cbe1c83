//! Parsing of MLIR text under a name.

use melior::{
    Context, StringRef,
    ir::{Module, Operation},
};

/// Parses a module whose operations come from `source_name`; `None`, after
/// diagnostics, when the text is malformed.
pub fn parse_module<'c>(context: &'c Context, source: &str, source_name: &str) -> Option<Module<'c>> {
    let (source, source_name) = (std::ffi::CString::new(source).ok()?, StringRef::new(source_name));
    // SAFETY: both strings outlive the call; the text is NUL-terminated as the
    // lexer demands, and the result is owned by the caller.
    let operation = unsafe {
        let raw = mlir_sys::mlirOperationCreateParse(
            context.to_raw(),
            mlir_sys::mlirStringRefCreateFromCString(source.as_ptr()),
            source_name.to_raw(),
        );
        Operation::from_option_raw(raw)?
    };
    Module::from_operation(operation)
}
