//! How a stage fails.

use crate::diagnostics::{Code, Diagnostic};

/// What a stage that can fail returns.
pub type Result<T> = std::result::Result<T, Failure>;

/// A stage failed: at least one error, and whatever warnings came with it.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{} problems were found", .0.len())]
pub struct Failure(pub Vec<Diagnostic>);

impl Failure {
    /// One error without a place in the source.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self(vec![Diagnostic::new(code, message)])
    }

    /// Adds a way out to the last error.
    #[must_use]
    pub fn help(self, help: impl Into<String>) -> Self {
        self.change_last(|diagnostic| diagnostic.help(help))
    }

    /// Adds a fact to the last error.
    #[must_use]
    pub fn note(self, note: impl Into<String>) -> Self {
        self.change_last(|diagnostic| diagnostic.note(note))
    }

    fn change_last(mut self, change: impl FnOnce(Diagnostic) -> Diagnostic) -> Self {
        if let Some(last) = self.0.pop() {
            self.0.push(change(last));
        }
        self
    }
}

impl From<Diagnostic> for Failure {
    fn from(diagnostic: Diagnostic) -> Self {
        Self(vec![diagnostic])
    }
}

impl From<Box<Diagnostic>> for Failure {
    fn from(diagnostic: Box<Diagnostic>) -> Self {
        Self(vec![*diagnostic])
    }
}
