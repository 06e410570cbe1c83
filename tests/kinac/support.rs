//! Running `kinac` in a folder of its own.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};
use tempfile::TempDir;

/// A folder with sources; it is the working directory of every command.
pub struct Workspace {
    folder: TempDir,
    /// Where `kinac` puts temporary files and reproducers.
    temporary: TempDir,
}

/// How a command ended.
#[derive(Debug)]
pub struct Outcome {
    /// The exit status; -1 when a signal ended the process.
    pub code: i32,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
}

impl Workspace {
    /// A folder that holds `step.kina`, a program of two functions.
    pub fn new() -> Self {
        let workspace = Self {
            folder: tempfile::tempdir().unwrap(),
            temporary: tempfile::tempdir().unwrap(),
        };
        workspace.write("step.kina", include_str!("programs/step.kina"));
        workspace
    }

    /// The path of a file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a file.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.path(name), content).unwrap();
    }

    /// Reads a file.
    pub fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// The names in the folder, sorted.
    pub fn files(&self) -> Vec<String> {
        let mut names = fs::read_dir(self.folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect::<Vec<_>>();
        names.sort();
        names
    }

    /// Runs `kinac` with arguments separated by spaces.
    pub fn kinac(&self, arguments: &str) -> Outcome {
        self.run(Path::new(env!("CARGO_BIN_EXE_kinac")), arguments.split_whitespace())
    }

    /// Runs `kina-opt` with arguments separated by spaces.
    pub fn kina_opt(&self, arguments: &str) -> Outcome {
        self.run(Path::new(env!("CARGO_BIN_EXE_kina-opt")), arguments.split_whitespace())
    }

    /// Runs a script of the folder.
    pub fn shell(&self, script: &str) -> Outcome {
        self.run(Path::new("bash"), [script].into_iter())
    }

    /// Runs `kinac`, which must succeed.
    pub fn build(&self, arguments: &str) -> Outcome {
        let outcome = self.kinac(arguments);
        assert_eq!(outcome.code, 0, "kinac {arguments}\n{}", outcome.stderr);
        outcome
    }

    /// Runs any program, which must succeed, and returns its standard output.
    pub fn succeed(&self, program: &str, arguments: &str) -> String {
        let outcome = self.run(Path::new(program), arguments.split_whitespace());
        assert_eq!(
            outcome.code, 0,
            "{program} {arguments}\n{}{}",
            outcome.stdout, outcome.stderr
        );
        outcome.stdout
    }

    fn run<'a>(&self, program: &Path, arguments: impl Iterator<Item = &'a str>) -> Outcome {
        let binaries = Path::new(env!("CARGO_BIN_EXE_kinac")).parent().unwrap();
        let path = format!("{}:{}", binaries.display(), std::env::var("PATH").unwrap());
        let output = Command::new(program)
            .args(arguments)
            .env("PATH", path)
            .current_dir(self.folder.path())
            .env("TMPDIR", self.temporary.path())
            .env_remove("RUST_LOG")
            .env_remove("RUST_BACKTRACE")
            .output()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        Outcome {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}
