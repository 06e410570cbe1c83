//! `storylm`: trains, samples and measures a small language model whose whole
//! arithmetic is `storylm.kina`, compiled by the crate `kina`.
//!
//! | file | |
//! |---|---|
//! | `storylm.kina` | the model: loss, gradient, update, cache, sampling |
//! | `compile` | the program to a library, once for each preset |
//! | `native`, `tensor` | calls through the C ABI, by the library's manifest |
//! | `model`, `preset` | the compiled functions with their state |
//! | `stories`, `random`, `corpus`, `tokens` | the data |
//! | `train`, `progress`, `history`, `checkpoint` | training |
//! | `generate` | sampling and evaluation |
//!
//! Exit status: 0 on success, 1 on an error, 2 on wrong usage, 130 when Ctrl-C
//! stopped the training.

mod arguments;
mod checkpoint;
mod compile;
mod corpus;
mod generate;
mod history;
mod model;
mod native;
mod preset;
mod progress;
mod random;
mod stories;
mod tensor;
mod tokens;
mod train;

use arguments::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

/// The exit status of a program that Ctrl-C ended.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::from_default_env())
        .with_writer(std::io::stderr)
        .init();
    native::keep_workspaces();
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let compiler = arguments.compiler();
    match &arguments.command {
        Command::Train(options) => {
            return Ok(match train::train(options, &compiler)? {
                train::End::Finished => ExitCode::SUCCESS,
                train::End::Interrupted => ExitCode::from(INTERRUPTED),
            });
        }
        Command::Generate(options) => generate::generate(options, &compiler)?,
        Command::Eval(options) => generate::eval(options, &compiler)?,
    }
    Ok(ExitCode::SUCCESS)
}
