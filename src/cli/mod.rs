//! The command line of `kinac`.
//!
//! Exit status: 0 on success, 1 on an error (each a diagnostic on standard
//! error), 2 on wrong usage.

mod arguments;
mod build;
mod check;
mod explain;
mod grad_check;
mod panic;
mod report;
mod run;
mod tensors;

use crate::driver::{Result, Session};
use arguments::{Arguments, Command};
use clap::{CommandFactory, FromArgMatches};
use report::Reporter;
use std::process::ExitCode;

/// Stack of the thread that compiles. Walks over deeply nested programs recurse,
/// and the parser's limit on nesting is chosen to fit into this.
const STACK_SIZE: usize = 256 << 20;

/// Runs `kinac` with the arguments of the process.
pub fn main() -> ExitCode {
    let matches = Arguments::command().get_matches();
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    panic::install_hook();
    let worker = std::thread::Builder::new()
        .name("kinac".into())
        .stack_size(STACK_SIZE)
        .spawn(move || execute(&arguments));
    match worker.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => code,
        Ok(Err(_)) => panic::report(),
        Err(error) => report::plain(&format!("error: no thread can be started: {error}\n")),
    }
}

fn execute(arguments: &Arguments) -> ExitCode {
    report::start_logging(arguments.global.log.as_deref());
    let reporter = Reporter::new(&arguments.global);
    let session = match arguments.options() {
        Ok(options) => Session::new(options),
        Err(failure) => {
            let session = Session::default();
            reporter.show(&failure.0, &session.sources);
            return ExitCode::FAILURE;
        }
    };
    let result = dispatch(&session, arguments);
    reporter.show(&session.take_warnings(), &session.sources);
    if let Err(failure) = &result {
        reporter.show(&failure.0, &session.sources);
    }
    if arguments.global.timing {
        report::plain(&session.timing.to_string());
    }
    if result.is_ok() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn dispatch(session: &Session, arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Build(arguments) => build::build(session, arguments),
        Command::Check(arguments) => check::check(session, arguments),
        Command::Explain(arguments) => explain::explain(arguments),
        Command::GradCheck(arguments) => grad_check::grad_check(session, arguments),
        Command::Run(arguments) => run::run(session, arguments),
        Command::Interpret(arguments) => run::interpret(session, arguments),
    }
}
