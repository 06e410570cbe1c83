//! What is written to standard error.

use super::arguments::{ErrorFormat, Global};
use crate::diagnostics::{self, Diagnostic, SourceMap};
use clap::ColorChoice;
use std::{
    io::{self, IsTerminal, Write},
    process::ExitCode,
};
use tracing_subscriber::EnvFilter;

/// Shows diagnostics.
pub(super) struct Reporter {
    format: ErrorFormat,
    colour: bool,
}

impl Reporter {
    pub(super) fn new(global: &Global) -> Self {
        let automatic = || io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Self {
            format: global.error_format,
            colour: match global.color {
                ColorChoice::Always => true,
                ColorChoice::Never => false,
                ColorChoice::Auto => automatic(),
            },
        }
    }

    /// Writes diagnostics over `sources`.
    pub(super) fn show(&self, diagnostics: &[Diagnostic], sources: &SourceMap) {
        if diagnostics.is_empty() {
            return;
        }
        plain(&match self.format {
            ErrorFormat::Human => diagnostics::render(diagnostics, sources, self.colour),
            ErrorFormat::Json => diagnostics
                .iter()
                .map(|diagnostic| diagnostics::json(diagnostic, sources) + "\n")
                .collect(),
        });
    }
}

/// Writes `text`; nobody may be there to read it.
pub(super) fn plain(text: &str) -> ExitCode {
    let _ = io::stderr().lock().write_all(text.as_bytes());
    ExitCode::FAILURE
}

/// Logs to standard error what `filter`, else RUST_LOG, asks for.
pub(super) fn start_logging(filter: Option<&str>) {
    let filter = match filter {
        Some(filter) => EnvFilter::builder().parse_lossy(filter),
        None => match std::env::var("RUST_LOG") {
            Ok(filter) => EnvFilter::builder().parse_lossy(filter),
            Err(_) => return,
        },
    };
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr)
        .try_init();
}
