//! The Kina compiler.

use std::process::ExitCode;

fn main() -> ExitCode {
    kina::cli::main()
}
