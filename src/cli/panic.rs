//! A panic is a defect of the compiler; it is reported as one.

use super::report;
use std::{
    backtrace::{Backtrace, BacktraceStatus},
    process::ExitCode,
    sync::{Mutex, PoisonError},
};

/// The message and place of the last panic.
static LAST: Mutex<Option<String>> = Mutex::new(None);

/// Keeps the message instead of printing it: a panic in a pass is caught and
/// becomes a diagnostic.
pub(super) fn install_hook() {
    std::panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| payload.downcast_ref::<&str>().copied())
            .unwrap_or("a panic without a message");
        let place = info.location().map(|location| format!("\n  = note: at {location}"));
        let backtrace = Backtrace::capture();
        let trace = match backtrace.status() {
            BacktraceStatus::Captured => format!("\n{backtrace}"),
            _ => String::new(),
        };
        let text = format!("{text}{}{trace}", place.unwrap_or_default());
        *LAST.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
    }));
}

/// Tells that the compiler panicked, and what to do about it.
pub(super) fn report() -> ExitCode {
    let last = LAST.lock().unwrap_or_else(PoisonError::into_inner).take();
    report::plain(&format!(
        "error[E0599]: internal error of the compiler: {}\n  \
         = note: kinac {} on {}-{}\n  \
         = help: this is a defect of kinac; please report it with the source, the command line and this message\n",
        last.unwrap_or_default(),
        env!("CARGO_PKG_VERSION"),
        std::env::consts::ARCH,
        std::env::consts::OS,
    ))
}
