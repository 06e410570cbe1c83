//! What all stages of one compilation share.

use super::{options::Options, timing::Timing};
use crate::diagnostics::{Diagnostic, SourceMap};
use melior::Context;
use std::cell::{OnceCell, RefCell};

/// One compilation: options, sources, the MLIR context, times and warnings.
#[derive(Default)]
pub struct Session {
    /// The source files read so far.
    pub sources: SourceMap,
    /// The options.
    pub options: Options,
    /// The time of each stage.
    pub timing: Timing,
    context: OnceCell<Context>,
    warnings: RefCell<Vec<Diagnostic>>,
}

impl Session {
    /// A session with these options.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            ..Self::default()
        }
    }

    /// The MLIR context, created at first use: checking types needs none.
    pub fn context(&self) -> &Context {
        self.context
            .get_or_init(|| self.timing.measure("context", crate::dialect::context))
    }

    /// Keeps diagnostics that stop nothing.
    pub(super) fn warn(&self, diagnostics: impl IntoIterator<Item = Diagnostic>) {
        self.warnings.borrow_mut().extend(diagnostics);
    }

    /// The warnings since the last call.
    pub fn take_warnings(&self) -> Vec<Diagnostic> {
        self.warnings.take()
    }
}
