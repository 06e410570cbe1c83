//! Loading a compiled library and calling its functions.

use crate::{
    abi::{interface::FunctionInterface, symbols},
    tensor::Tensor,
};
use std::path::Path;

/// The entry point that takes its buffers in an array: inputs, then outputs.
type PackedEntry = unsafe extern "C" fn(*const *mut u8) -> i32;

/// Loads the library at `path`, which this compiler made for this machine, and
/// calls `function` with its inputs and outputs; returns the status.
///
/// # Errors
///
/// Fails when the file cannot be loaded or lacks the entry point.
///
/// # Panics
///
/// Panics when the tensors are not those of the function's signature.
pub fn call(
    path: &Path,
    function: &FunctionInterface,
    inputs: &mut [Tensor],
    outputs: &mut [Tensor],
) -> Result<i32, libloading::Error> {
    let signature = &function.signature;
    assert_eq!(signature.inputs.len(), inputs.len(), "an input is missing");
    assert_eq!(signature.outputs.len(), outputs.len(), "an output is missing");
    let ports = signature.inputs.iter().chain(&signature.outputs);
    let buffers = ports
        .zip(inputs.iter_mut().chain(outputs))
        .map(|(port, tensor)| {
            let fits = port.dtype == tensor.dtype() && port.shape == tensor.shape();
            assert!(fits, "a tensor does not fit `{}`", port.path);
            tensor.bytes_mut().as_mut_ptr()
        })
        .collect::<Vec<_>>();
    let symbol = symbols::packed(&function.symbol);
    // SAFETY: libraries of this compiler have no initialisers, and their packed
    // entries have this type. The buffers are those of the signature, checked
    // above, and distinct; the library checks their alignment.
    unsafe {
        let library = libloading::Library::new(path)?;
        let entry = library.get::<PackedEntry>(symbol.as_bytes())?;
        Ok(entry(buffers.as_ptr()))
    }
}
