//! Compiling a program and calling a function of it with host tensors.

use super::{Failure, Result, Session, stages::Typed};
use crate::{
    abi::{interface::FunctionInterface, status::Status},
    diagnostics::Code,
    ffi::library,
    tensor::Tensor,
};
use std::fs;

/// The name of the library in itself, and of its file.
const SONAME: &str = "libkina.so";

/// Compiles `program` for this machine and calls its exported function `name`
/// with `inputs`, which fit its signature.
///
/// # Errors
///
/// Fails with the errors of the first stage that fails, when the library cannot
/// be loaded, and when the call returns an error.
pub fn run(session: &Session, program: Typed, name: &str, inputs: Vec<Tensor>) -> Result<Vec<Tensor>> {
    let object = program
        .emit(session)?
        .differentiate()?
        .lower()?
        .schedule()?
        .bufferize()?
        .lower()?
        .compile()?;
    let function = object
        .interface()
        .functions
        .iter()
        .find(|function| function.signature.name == name)
        .cloned()
        .ok_or_else(|| Failure::new(Code::InternalError, "the library lacks the function"))?;
    let image = object.link(session, SONAME)?;
    call(session, &image, &function, inputs)
}

/// Loads `image`, the bytes of a shared library for this machine, and calls
/// `function` with `inputs`.
fn call(session: &Session, image: &[u8], function: &FunctionInterface, mut inputs: Vec<Tensor>) -> Result<Vec<Tensor>> {
    let folder = tempfile::Builder::new()
        .prefix("kinac-run-")
        .tempdir()
        .map_err(|error| failed(format!("no temporary directory can be made: {error}")))?;
    let path = folder.path().join(SONAME);
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
