//! `kinac build`.

use super::arguments::Build;
use crate::{
    abi::{header, manifest},
    driver::{
        Result, Session,
        build::{Artifact, Request, build as run_build},
        output::{Destination, Mode, Outputs},
        stages::Source,
    },
};
use std::path::Path;

/// Compiles and writes the outputs.
pub(super) fn build(session: &Session, arguments: &Build) -> Result<()> {
    let sources = [arguments.input.file.as_path()];
    let destination = |path: &Path| Destination::new(path, &sources);
    let output = destination(&arguments.output)?;
    let header_output = arguments.header.as_deref().map(destination).transpose()?;
    let manifest_output = arguments.manifest.as_deref().map(destination).transpose()?;
    let request = request(arguments);
    let source = Source::read(session, &arguments.input.file)?;
    let product = run_build(session, source, &request)?;

    let mut outputs = Outputs::default();
    outputs.add(&output, product.bytes, request.artifact.mode())?;
    if let Some(interface) = &product.interface {
        if let (Some(destination), Some(path)) = (&header_output, &arguments.header) {
            let text = header::generate(interface, &stem(path));
            outputs.add(destination, text.into_bytes(), Mode::Data)?;
        }
        if let Some(destination) = &manifest_output {
            outputs.add(destination, manifest::generate(interface).into_bytes(), Mode::Data)?;
        }
    }
    session.timing.measure("write", || outputs.commit())
}

fn request(arguments: &Build) -> Request {
    let artifact = match arguments.emit {
        Some(emit) => emit.into(),
        None => Artifact::from_extension(&arguments.output).unwrap_or(Artifact::SharedLibrary),
    };
    let stem = stem(&arguments.input.file);
    let named = arguments.output.is_file() || !arguments.output.exists();
    let soname = match arguments.output.file_name() {
        Some(name) if named && arguments.output != Path::new("-") => name.to_string_lossy().into_owned(),
        _ => format!("lib{stem}.so"),
    };
    Request {
        artifact,
        locations: arguments.locations,
        interface: arguments.header.is_some() || arguments.manifest.is_some(),
        soname,
        stem,
    }
}

/// The file's name without its extension; `kina` for standard input or output.
fn stem(path: &Path) -> String {
    match path.file_stem() {
        Some(stem) if path != Path::new("-") => stem.to_string_lossy().into_owned(),
        _ => "kina".to_owned(),
    }
}
