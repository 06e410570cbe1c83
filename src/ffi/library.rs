//! Loading a compiled library and calling its functions.

use crate::{abi::interface::FunctionInterface, tensor::Tensor};
use std::path::Path;

/// One buffer of a call: the start of its bytes.
pub type Buffer = *mut u8;

/// Expands to a call with one pointer for each token of the list.
macro_rules! call_with {
    ($library:expr, $symbol:expr, $pointer:ident; $($token:tt)*) => {{
        type Entry = unsafe extern "C" fn($(call_with!(@type $token)),*) -> i32;
        let entry = $library.get::<Entry>($symbol.as_bytes())?;
        Ok(entry($(call_with!(@value $token $pointer)),*))
    }};
    (@type $token:tt) => { Buffer };
    (@value $token:tt $pointer:ident) => { $pointer() };
}

/// Most buffers that a call can pass: the length of the list below.
pub const MAXIMUM_BUFFERS: usize = 128;

macro_rules! call_with_maximum {
    ($library:expr, $symbol:expr, $pointer:ident) => {
        call_with!($library, $symbol, $pointer;
            _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
            _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
            _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
            _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _)
    };
}

/// A library that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// It cannot be loaded, or lacks a symbol.
    #[error("{0}")]
    Load(#[from] libloading::Error),
    /// The function has more parameters than a call can pass.
    #[error("the function has {0} buffers: a call from kinac passes at most {MAXIMUM_BUFFERS}")]
    TooManyBuffers(usize),
}

/// Loads the library at `path` and calls `function` with its inputs and outputs;
/// returns the status.
///
/// # Errors
///
/// Fails when the file is not a library for this machine, lacks the entry
/// point, or the function has too many parameters.
///
/// # Panics
///
/// Panics when the tensors are not those of the function's signature.
pub fn call(
    path: &Path,
    function: &FunctionInterface,
    inputs: &mut [Tensor],
    outputs: &mut [Tensor],
) -> Result<i32, LibraryError> {
    let ports = function.signature.inputs.iter().chain(&function.signature.outputs);
    assert_eq!(
        ports.clone().count(),
        inputs.len() + outputs.len(),
        "a tensor is missing"
    );
    let buffers = ports
        .zip(inputs.iter_mut().chain(outputs))
        .map(|(port, tensor)| {
            assert!(
                port.dtype == tensor.dtype() && port.shape == tensor.shape(),
                "a tensor does not fit `{}`",
                port.path
            );
            tensor.bytes_mut().as_mut_ptr()
        })
        .collect::<Vec<Buffer>>();
    if buffers.len() > MAXIMUM_BUFFERS {
        return Err(LibraryError::TooManyBuffers(buffers.len()));
    }
    let mut next = buffers.into_iter().chain(std::iter::repeat(std::ptr::null_mut()));
    let mut pointer = || next.next().unwrap_or(std::ptr::null_mut());
    // SAFETY: libraries of this compiler have no initialisers. The buffers are
    // those of the entry point's signature, checked above; the library checks
    // their alignment. The C calling conventions of the supported hosts
    // (System V x86-64, AAPCS64) leave it to the caller to remove arguments, so
    // a function ignores those beyond its own.
    unsafe {
        let library = libloading::Library::new(path)?;
        call_with_maximum!(library, function.symbol, pointer)
    }
}
