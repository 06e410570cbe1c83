//! Output files, written whole or not at all.
//!
//! A file is written beside its destination under a temporary name and renamed
//! when everything has succeeded. Its permissions follow the umask. Devices and
//! pipes (`/dev/null`) and standard output (`-`) are written directly.

use super::{Failure, Result};
use crate::diagnostics::Code;
use std::{
    fs::{self, File, Permissions},
    io::{self, ErrorKind, Write},
    os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
};
use tempfile::NamedTempFile;

/// Where an output goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Standard output.
    Stdout,
    /// A device or a pipe.
    Special(PathBuf),
    /// A file, to be created or replaced.
    File(PathBuf),
}

/// Whether an output is executable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Text, objects, archives.
    Data,
    /// Shared libraries.
    Executable,
}

impl Destination {
    /// Looks at `path` before any work is done for it; `-` is standard output.
    ///
    /// # Errors
    ///
    /// Fails when the path is a directory, one of `sources`, or its directory
    /// does not exist.
    pub fn new(path: &Path, sources: &[&Path]) -> Result<Self> {
        if path == Path::new("-") {
            return Ok(Self::Stdout);
        }
        let shown = path.display();
        match fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => Err(refuse(format!("the output `{shown}` is a directory"))
                .help(format!("name a file: `-o {}`", path.join("out").display()))),
            Ok(metadata) if is_special(&metadata) => Ok(Self::Special(path.to_owned())),
            Ok(metadata) if sources.iter().any(|source| is_same_file(source, &metadata)) => {
                Err(refuse(format!("the output `{shown}` is the source itself")))
            }
            // A link is followed, so that its target is replaced and not the link.
            Ok(_) => Ok(Self::File(fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()))),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                check_directory(path).map(|()| Self::File(path.to_owned()))
            }
            Err(error) => Err(refuse(format!("cannot write `{shown}`: {error}"))),
        }
    }
}

fn check_directory(path: &Path) -> Result<()> {
    let directory = directory_of(path);
    match fs::metadata(directory) {
        Ok(metadata) if metadata.is_dir() && path.file_name().is_some() => Ok(()),
        Ok(_) => Err(refuse(format!(
            "cannot write `{}`: `{}` is not a directory",
            path.display(),
            directory.display()
        ))),
        Err(_) => Err(refuse(format!(
            "cannot write `{}`: the directory `{}` does not exist",
            path.display(),
            directory.display()
        ))
        .help(format!("create it: mkdir -p {}", directory.display()))),
    }
}

fn directory_of(path: &Path) -> &Path {
    path.parent()
        .filter(|parent| !parent.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

fn is_special(metadata: &fs::Metadata) -> bool {
    let kind = metadata.file_type();
    kind.is_char_device() || kind.is_block_device() || kind.is_fifo() || kind.is_socket()
}

fn is_same_file(source: &Path, output: &fs::Metadata) -> bool {
    fs::metadata(source).is_ok_and(|source| (source.dev(), source.ino()) == (output.dev(), output.ino()))
}

fn refuse(message: String) -> Failure {
    Failure::new(Code::UnwritableOutput, message)
}

/// Outputs that appear together, when the last of them was written.
#[derive(Default)]
pub struct Outputs {
    files: Vec<(NamedTempFile, PathBuf)>,
    direct: Vec<(Destination, Vec<u8>)>,
}

impl Outputs {
    /// Adds an output.
    ///
    /// # Errors
    ///
    /// Fails when the temporary file cannot be written, and when another output
    /// has the same destination.
    pub fn add(&mut self, destination: &Destination, bytes: Vec<u8>, mode: Mode) -> Result<()> {
        let Destination::File(path) = destination else {
            self.direct.push((destination.clone(), bytes));
            return Ok(());
        };
        if self.files.iter().any(|(_, other)| other == path) {
            return Err(refuse(format!("two outputs have the path `{}`", path.display())));
        }
        let file = write_temporary(path, &bytes, mode)
            .map_err(|error| refuse(format!("cannot write `{}`: {}", path.display(), reason(&error))))?;
        self.files.push((file, path.clone()));
        Ok(())
    }

    /// Makes every output appear.
    ///
    /// # Errors
    ///
    /// Fails when a file cannot be renamed or a device not written; a reader
    /// that has gone away is not a failure.
    pub fn commit(self) -> Result<()> {
        for (destination, bytes) in &self.direct {
            match write_directly(destination, bytes) {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                    return Err(refuse(format!("cannot write the output: {error}")));
                }
                _ => {}
            }
        }
        for (file, path) in self.files {
            file.persist(&path)
                .map_err(|error| refuse(format!("cannot write `{}`: {}", path.display(), error.error)))?;
        }
        Ok(())
    }
}

/// Why a file cannot be written, without the name of the temporary file.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        kind @ (ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem | ErrorKind::StorageFull) => {
            kind.to_string()
        }
        _ => error.to_string(),
    }
}

fn write_temporary(path: &Path, bytes: &[u8], mode: Mode) -> io::Result<NamedTempFile> {
    let bits = match mode {
        Mode::Data => 0o666,
        Mode::Executable => 0o777,
    };
    let mut file = tempfile::Builder::new()
        .prefix(".kinac-")
        .permissions(Permissions::from_mode(bits))
        .tempfile_in(directory_of(path))?;
    file.write_all(bytes)?;
    file.flush()?;
    Ok(file)
}

fn write_directly(destination: &Destination, bytes: &[u8]) -> io::Result<()> {
    match destination {
        Destination::Stdout => {
            let mut stdout = io::stdout().lock();
            stdout.write_all(bytes)?;
            stdout.flush()
        }
        Destination::Special(path) | Destination::File(path) => {
            File::options().write(true).open(path)?.write_all(bytes)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(result: Result<Destination>) -> String {
        result.unwrap_err().0[0].message.clone()
    }

    #[test]
    fn impossible_destinations_are_refused_early() {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("a.kina");
        fs::write(&source, "").unwrap();
        assert!(message(Destination::new(folder.path(), &[])).ends_with("is a directory"));
        assert!(message(Destination::new(&folder.path().join("no/out"), &[])).ends_with("does not exist"));
        assert!(message(Destination::new(&source, &[&source])).ends_with("is the source itself"));
        assert!(message(Destination::new(&source.join("out"), &[])).starts_with("cannot write"));
    }

    #[test]
    fn nothing_appears_before_the_commit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out");
        let destination = Destination::new(&path, &[]).unwrap();
        let mut outputs = Outputs::default();
        outputs.add(&destination, b"text".to_vec(), Mode::Data).unwrap();
        assert!(outputs.add(&destination, vec![], Mode::Data).is_err());
        assert!(!path.exists());
        outputs.commit().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"text");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn dropped_outputs_leave_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let destination = Destination::new(&folder.path().join("out"), &[]).unwrap();
        let mut outputs = Outputs::default();
        outputs.add(&destination, b"text".to_vec(), Mode::Executable).unwrap();
        drop(outputs);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn devices_are_written_directly() {
        let null = Destination::new(Path::new("/dev/null"), &[]).unwrap();
        assert_eq!(null, Destination::Special("/dev/null".into()));
        let mut outputs = Outputs::default();
        outputs.add(&null, b"text".to_vec(), Mode::Data).unwrap();
        outputs.commit().unwrap();
    }

    #[test]
    fn a_link_is_followed() {
        let folder = tempfile::tempdir().unwrap();
        let (target, link) = (folder.path().join("target"), folder.path().join("link"));
        fs::write(&target, "old").unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        let mut outputs = Outputs::default();
        outputs
            .add(&Destination::new(&link, &[]).unwrap(), b"new".to_vec(), Mode::Data)
            .unwrap();
        outputs.commit().unwrap();
        assert_eq!(fs::read(&target).unwrap(), b"new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
