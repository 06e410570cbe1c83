//! Calling a function of a shared library with host tensors.

use super::{Failure, Result, Session};
use crate::{
    abi::{interface::FunctionInterface, status::Status},
    diagnostics::Code,
    ffi::library,
    tensor::Tensor,
};
use std::fs;

/// Loads `image`, the bytes of a shared library for this machine, and calls
/// `function` with `inputs`, which fit its signature.
///
/// # Errors
///
/// Fails when the library cannot be loaded and when the call returns an error.
pub fn call(
    session: &Session,
    image: &[u8],
    function: &FunctionInterface,
    mut inputs: Vec<Tensor>,
) -> Result<Vec<Tensor>> {
    let folder = tempfile::Builder::new()
        .prefix("kinac-run-")
        .tempdir()
        .map_err(|error| failed(format!("no temporary directory can be made: {error}")))?;
    let path = folder.path().join("libkina.so");
    fs::write(&path, image).map_err(|error| failed(format!("cannot write the library: {error}")))?;
    let mut outputs = function
        .signature
        .outputs
        .iter()
        .map(|port| {
            Tensor::try_zeros(port.dtype, port.shape.clone())
                .map_err(|_| failed(format!("there is not enough memory for the result `{}`", port.path)))
        })
        .collect::<Result<Vec<_>>>()?;
    let status = session
        .timing
        .measure("call", || library::call(&path, function, &mut inputs, &mut outputs))
        .map_err(|error| failed(error.to_string()))?;
    match Status::from_code(status) {
        Some(Status::Success) => Ok(outputs),
        Some(status) => Err(failed(format!(
            "`{}` returned {} ({}): {}",
            function.signature.name,
            status.c_name(),
            status.code(),
            status.message()
        ))),
        None => Err(failed(format!(
            "`{}` returned the unknown status {status}",
            function.signature.name
        ))),
    }
}

fn failed(message: String) -> Failure {
    Failure::new(Code::CallFailed, message)
}
