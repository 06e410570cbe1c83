//! Compiling the model's program, once for each set of constants.
//!
//! Libraries are kept in a folder under a name that holds everything they depend
//! on: the program, its constants, the compiler and the CPU.

use anyhow::{Context, Result, anyhow};
use kina::{
    diagnostics,
    driver::{
        Failure, Session,
        build::{Artifact, Request, build},
        options::Options,
        output::{Destination, Mode, Outputs},
        stages::Source,
    },
    sema::Override,
};
use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    thread,
};

/// Stack of the thread that compiles: walks over a program recurse.
const STACK_BYTES: usize = 256 << 20;

/// A program, and the values of its constants.
#[derive(Clone, Debug)]
pub struct Program {
    /// A name for people.
    pub name: String,
    /// The source.
    pub source: String,
    /// Values of constants.
    pub defines: Vec<(String, i64)>,
    /// The CPU to compile for; `native` is this one.
    pub cpu: String,
}

impl Program {
    /// The path of the compiled library in `folder`; compiles when it is not there.
    pub fn library(&self, folder: &Path) -> Result<PathBuf> {
        let stem = format!("{}-{:016x}", self.name, self.fingerprint()?);
        let path = folder.join(format!("lib{stem}.so"));
        if path.exists() {
            tracing::info!(library = %path.display(), "compiled before");
            return Ok(path);
        }
        fs::create_dir_all(folder).with_context(|| format!("cannot create `{}`", folder.display()))?;
        let source = folder.join(format!("{stem}.kina"));
        fs::write(&source, &self.source).with_context(|| format!("cannot write `{}`", source.display()))?;
        let (program, output) = (self.clone(), path.clone());
        let worker = thread::Builder::new()
            .name("compiler".to_owned())
            .stack_size(STACK_BYTES)
            .spawn(move || program.compile(&source, &output))?;
        worker
            .join()
            .map_err(|_| anyhow!("the compiler stopped unexpectedly"))??;
        Ok(path)
    }

    /// A number that differs when the library may differ.
    fn fingerprint(&self) -> Result<u64> {
        let compiler = std::env::current_exe()?;
        let compiler = fs::metadata(compiler)?;
        let mut hasher = DefaultHasher::new();
        (&self.source, &self.defines, &self.cpu).hash(&mut hasher);
        (compiler.len(), compiler.modified()?).hash(&mut hasher);
        Ok(hasher.finish())
    }

    fn compile(&self, source: &Path, output: &Path) -> Result<()> {
        let defines = self.defines.iter();
        let session = Session::new(Options {
            cpu: Some(self.cpu.clone()),
            defines: defines
                .map(|(name, value)| (name.clone(), Override::Integer(*value)))
                .collect(),
            ..Options::default()
        });
        let product = Source::read(&session, source)
            .and_then(|source| build(&session, source, &request(output)))
            .and_then(|product| {
                let mut outputs = Outputs::default();
                outputs.add(&Destination::new(output, &[])?, product.bytes, Mode::Executable)?;
                outputs.commit()
            });
        tracing::info!(library = %output.display(), "compiled\n{}", session.timing);
        product.map_err(|Failure(errors)| {
            let text = diagnostics::render(&errors, &session.sources, false);
            anyhow!("the program does not compile:\n{text}")
        })
    }
}

fn request(output: &Path) -> Request {
    let name =
        |part: Option<&std::ffi::OsStr>| part.map_or_else(String::new, |part| part.to_string_lossy().into_owned());
    Request {
        artifact: Artifact::SharedLibrary,
        locations: false,
        interface: false,
        soname: name(output.file_name()),
        stem: name(output.file_stem()),
    }
}
