//! From text to a typed program.

use super::modules::KinaModule;
use crate::{
    diagnostics::{Code, Diagnostic, FileId},
    driver::{Failure, Result, Session},
    emit, loader,
    sema::{self, CheckOptions, TypedProgram},
    syntax::{self, ast},
};
use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

/// The name under which standard input appears in diagnostics and locations.
const STDIN_NAME: &str = "<stdin>";

/// A source file that was read.
pub struct Source {
    file: FileId,
    /// Where it is; `None` for standard input.
    path: Option<PathBuf>,
}

/// A syntax tree without errors.
pub struct Parsed {
    file: FileId,
    tree: ast::File,
}

/// A program that passed the type checker.
pub struct Typed {
    program: TypedProgram,
}

impl Source {
    /// Reads `path`; `-` is standard input.
    ///
    /// # Errors
    ///
    /// Fails when the file cannot be read or is not UTF-8.
    pub fn read(session: &Session, path: &Path) -> Result<Self> {
        let (name, bytes) = session.timing.measure("read", || {
            if path == Path::new("-") {
                (STDIN_NAME.to_owned(), read_whole(io::stdin().lock()))
            } else {
                let bytes = fs::File::open(path).and_then(read_whole);
                (path.display().to_string(), bytes)
            }
        });
        let bytes = bytes.map_err(|error| unreadable(path, &error))?;
        Ok(Self {
            file: session.sources.load(name, bytes)?,
            path: (path != Path::new("-")).then(|| path.to_owned()),
        })
    }

    /// Parses the file and those that it uses.
    ///
    /// # Errors
    ///
    /// Fails on syntax errors and on files that cannot be read. Whatever could be understood is type-checked, so
    /// that one run shows the errors of both.
    pub fn parse(self, session: &Session) -> Result<Parsed> {
        let (tree, mut diagnostics) = session.timing.measure("parse", || {
            loader::load(&session.sources, self.file, self.path.as_deref())
        });
        if diagnostics.iter().any(Diagnostic::is_error) {
            let (_, more) = sema::check(&session.sources, self.file, &tree, &check_options(session));
            // A function that the parser dropped may be the one that is exported.
            diagnostics.extend(more.into_iter().filter(|error| error.code != Code::NothingExported));
            return Err(Failure(diagnostics));
        }
        session.warn(diagnostics);
        Ok(Parsed { file: self.file, tree })
    }
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let reason = loader::reason(error);
    Failure::new(
        Code::UnreadableFile,
        format!("cannot read `{}`: {reason}", path.display()),
    )
}

fn check_options(session: &Session) -> CheckOptions {
    CheckOptions {
        overrides: session.options.defines.clone(),
    }
}

impl Parsed {
    /// The tree of the root file as text.
    pub fn text(&self) -> String {
        syntax::dump(&self.tree)
    }

    /// Checks names, constants, dims and types.
    ///
    /// # Errors
    ///
    /// Fails with all errors of the file.
    pub fn check(self, session: &Session) -> Result<Typed> {
        let (program, diagnostics) = session.timing.measure("check", || {
            sema::check(&session.sources, self.file, &self.tree, &check_options(session))
        });
        match program {
            Some(program) if !diagnostics.iter().any(Diagnostic::is_error) => {
                session.warn(diagnostics);
                Ok(Typed { program })
            }
            _ if diagnostics.is_empty() => Err(Failure::new(
                Code::InternalError,
                "the type checker refused the program without a message",
            )),
            _ => Err(Failure(diagnostics)),
        }
    }
}

impl Typed {
    /// A program that was made of one that passed.
    pub const fn derived(program: TypedProgram) -> Self {
        Self { program }
    }

    /// The program.
    pub fn program(&self) -> &TypedProgram {
        &self.program
    }

    /// Emits the kina module.
    ///
    /// # Errors
    ///
    /// Fails when the emitted module is invalid, a defect of the compiler.
    pub fn emit(self, session: &Session) -> Result<KinaModule<'_>> {
        let context = session.context();
        let module = session
            .timing
            .measure("emit", || emit::emit(context, &self.program, &session.sources))?;
        Ok(KinaModule::new(session, module, &self.program))
    }
}

/// The largest source that is read: a device may have no end.
const LARGEST_SOURCE: u64 = 256 << 20;

/// The bytes of `source`.
fn read_whole(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(LARGEST_SOURCE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_SOURCE {
        let message = format!("it has more than {} MiB", LARGEST_SOURCE >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
    }
    Ok(bytes)
}
