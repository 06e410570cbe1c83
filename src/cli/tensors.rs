//! Arguments and results as `.npy` files.

use crate::{
    abi::signature::Port,
    diagnostics::{Code, Diagnostic},
    driver::{
        Failure, Result,
        output::{Destination, Mode, Outputs},
    },
    interpret::Event,
    npy,
    sema::suggest,
    tensor::Tensor,
};
use std::{
    fs::{self, File},
    io::BufReader,
    path::Path,
};

/// Reads one tensor for each input from arguments of the form `NAME=FILE`.
///
/// # Errors
///
/// Fails with every argument that is malformed, unknown, given twice, missing
/// or does not fit.
pub(super) fn read(inputs: &[Port], arguments: &[String]) -> Result<Vec<Tensor>> {
    collect(inputs, arguments, |port, file| match file {
        Some(path) => read_tensor(port, path),
        None => Err(Box::new(
            invalid(format!(
                "the argument `{}` is missing: expected {}",
                port.path,
                describe(port)
            ))
            .help(format!("add {}=FILE.npy", port.path)),
        )),
    })
}

/// What `make` makes of each input and the value that the arguments, of the form
/// `NAME=VALUE`, give it.
///
/// # Errors
///
/// Fails with every argument that is malformed, unknown or given twice, and with
/// the errors of `make`.
pub(super) fn collect(
    inputs: &[Port],
    arguments: &[String],
    mut make: impl FnMut(&Port, Option<&str>) -> std::result::Result<Tensor, Box<Diagnostic>>,
) -> Result<Vec<Tensor>> {
    let mut errors = Vec::new();
    let mut values = vec![None; inputs.len()];
    for argument in arguments {
        match locate(inputs, argument) {
            Ok((index, value)) if values[index].is_none() => values[index] = Some(value),
            Ok((index, _)) => errors.push(invalid(format!("the argument `{}` is given twice", inputs[index].path))),
            Err(error) => errors.push(*error),
        }
    }
    let mut tensors = Vec::new();
    for (port, value) in inputs.iter().zip(values) {
        match make(port, value) {
            Ok(tensor) => tensors.push(tensor),
            Err(error) => errors.push(*error),
        }
    }
    if errors.is_empty() {
        Ok(tensors)
    } else {
        Err(Failure(errors))
    }
}

/// The position of the input that the argument names, and its value.
fn locate<'a>(inputs: &[Port], argument: &'a str) -> std::result::Result<(usize, &'a str), Box<Diagnostic>> {
    let (name, path) = argument.split_once('=').ok_or_else(|| {
        Box::new(invalid(format!(
            "`{argument}` is not an argument: expected NAME=FILE.npy"
        )))
    })?;
    inputs
        .iter()
        .position(|port| port.path == name)
        .map(|index| (index, path))
        .ok_or_else(|| {
            let error = invalid(format!("the function has no input `{name}`"));
            let names = inputs.iter().map(|port| port.path.as_str());
            Box::new(match suggest::nearest(name, names.clone()) {
                Some(near) => error.help(format!("did you mean `{near}`?")),
                None if inputs.is_empty() => error.note("it takes no input"),
                None => error.note(format!("its inputs are {}", names.collect::<Vec<_>>().join(", "))),
            })
        })
}

pub(super) fn read_tensor(port: &Port, path: &str) -> std::result::Result<Tensor, Box<Diagnostic>> {
    File::open(path)
        .map_err(npy::NpyError::from)
        .and_then(|file| npy::read(BufReader::new(file), port.dtype, &port.shape))
        .map_err(|error| Box::new(invalid(format!("the argument `{}`: `{path}` {error}", port.path))))
}

fn describe(port: &Port) -> String {
    format!("{} {:?}", port.dtype, port.shape)
}

pub(super) fn invalid(message: String) -> Diagnostic {
    Diagnostic::new(Code::InvalidArgument, message)
}

/// Writes each result to `directory`/NAME.npy; the directory is created.
///
/// # Errors
///
/// Fails when a file cannot be written; then none is.
pub(super) fn write(ports: &[Port], tensors: &[Tensor], directory: &Path) -> Result<()> {
    fs::create_dir_all(directory).map_err(|error| {
        Failure::new(
            Code::UnwritableOutput,
            format!("cannot create the directory `{}`: {error}", directory.display()),
        )
    })?;
    let mut outputs = Outputs::default();
    for (port, tensor) in ports.iter().zip(tensors) {
        let mut bytes = Vec::new();
        npy::write(&mut bytes, tensor).map_err(|error| Failure::new(Code::UnwritableOutput, error.to_string()))?;
        let destination = Destination::new(&directory.join(format!("{}.npy", port.path)), &[])?;
        outputs.add(&destination, bytes, Mode::Data)?;
    }
    outputs.commit()
}

/// Every intermediate tensor of an evaluation, in the order of the evaluation.
#[derive(Default)]
pub(super) struct Trace {
    lines: Vec<String>,
    names: Vec<String>,
    tensors: Vec<Tensor>,
}

impl Trace {
    /// Adds a tensor.
    pub fn add(&mut self, event: &Event) {
        let tensor = event.tensor();
        let name = format!("{:05}-{}", self.tensors.len(), event.name());
        let (dtype, shape) = (tensor.dtype(), tensor.shape());
        self.lines
            .push(format!("{name}.npy  {dtype} {shape:?}  {}\n", event.location()));
        self.names.push(name);
        self.tensors.push(tensor);
    }
}

/// Writes a trace to the folder `trace` of `directory`: one file a tensor, and
/// `index.txt` with the source place of each.
///
/// # Errors
///
/// Fails when a file cannot be written.
pub(super) fn write_trace(trace: &Trace, directory: &Path) -> Result<()> {
    let directory = directory.join("trace");
    let port = |(name, tensor): (&String, &Tensor)| Port {
        path: name.clone(),
        dtype: tensor.dtype(),
        shape: tensor.shape().to_vec(),
        donate: false,
    };
    let ports = trace.names.iter().zip(&trace.tensors).map(port).collect::<Vec<_>>();
    write(&ports, &trace.tensors, &directory)?;
    let mut outputs = Outputs::default();
    let destination = Destination::new(&directory.join("index.txt"), &[])?;
    outputs.add(&destination, trace.lines.concat().into_bytes(), Mode::Data)?;
    outputs.commit()
}
