//! Linking a shared library with the system's linker.

use super::{Failure, Result, symbols};
use crate::diagnostics::Code;
use std::{
    ffi::OsString,
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::Command,
};

/// How a shared library is linked.
#[derive(Clone, Debug)]
pub struct Linker {
    /// The C compiler driver.
    pub command: PathBuf,
}

impl Linker {
    /// The linker for `triple`: `explicit` where the user named one, `cc` for
    /// the host, else the cross compiler as Debian names it.
    pub fn new(explicit: Option<&Path>, triple: &str) -> Self {
        let architecture = triple.split('-').next().unwrap_or_default();
        let command = match explicit {
            Some(command) => command.to_owned(),
            None if architecture == std::env::consts::ARCH => "cc".into(),
            None => format!("{architecture}-linux-gnu-gcc").into(),
        };
        Self { command }
    }

    /// Links `object` to a shared library called `soname`.
    ///
    /// The result depends on libc alone and is the same for the same object.
    ///
    /// # Errors
    ///
    /// Fails when the linker is missing or fails, and when the library would
    /// need a symbol that it must not.
    pub fn link(&self, object: &[u8], soname: &str) -> Result<Vec<u8>> {
        let folder = tempfile::Builder::new()
            .prefix("kinac-link-")
            .tempdir()
            .map_err(|error| failed(format!("no temporary directory can be made: {error}")))?;
        let (input, output) = (folder.path().join("kina.o"), folder.path().join("kina.so"));
        fs::write(&input, object).map_err(|error| failed(format!("cannot write the object: {error}")))?;
        self.run(&arguments(&input, &output, soname))?;
        let library = fs::read(&output).map_err(|error| failed(format!("cannot read the linked library: {error}")))?;
        let unexpected = symbols::unexpected(&library).map_err(|error| failed(error.to_string()))?;
        match unexpected.as_slice() {
            [] => Ok(library),
            names => Err(Failure::new(
                Code::InternalError,
                format!("the library needs symbols that it must not: {}", names.join(", ")),
            )),
        }
    }

    fn run(&self, arguments: &[OsString]) -> Result<()> {
        let command = self.command.display();
        tracing::debug!(%command, ?arguments, "link");
        let output = Command::new(&self.command)
            .args(arguments)
            .output()
            .map_err(|error| match error.kind() {
                ErrorKind::NotFound => failed(format!("the linker `{command}` was not found"))
                    .help("install a C compiler for the target, or name another with `--linker`"),
                _ => failed(format!("the linker `{command}` cannot be run: {error}")),
            })?;
        if output.status.success() {
            return Ok(());
        }
        let failure = failed(format!("the linker `{command}` failed ({})", output.status));
        let text = String::from_utf8_lossy(&output.stderr);
        Err(text.lines().take(20).fold(failure, |failure, line| failure.note(line)))
    }
}

fn arguments(input: &Path, output: &Path, soname: &str) -> Vec<OsString> {
    let mut arguments = ["-shared", "-nostartfiles", "-nodefaultlibs"]
        .map(OsString::from)
        .to_vec();
    arguments.extend(["-o".into(), output.into(), input.into(), "-lc".into()]);
    arguments.extend(
        [
            "-Wl,-z,defs",
            "-Wl,-z,noexecstack",
            "-Wl,-z,relro",
            "-Wl,-z,now",
            "-Wl,--as-needed",
            "-Wl,--build-id=none",
            "-Wl,--hash-style=gnu",
        ]
        .map(OsString::from),
    );
    arguments.push(format!("-Wl,-soname,{}", soname.replace(',', "_")).into());
    arguments
}

fn failed(message: String) -> Failure {
    Failure::new(Code::LinkFailed, message)
}
