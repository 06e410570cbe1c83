//! What melior's pass manager lacks.

use melior::{Context, diagnostic::DiagnosticHandlerId, pass::PassManager};

/// Makes `manager` print the time of each pass to standard error when it is
/// dropped.
pub fn enable_pass_timing(manager: &PassManager) {
    // SAFETY: the manager is alive.
    unsafe { mlir_sys::mlirPassManagerEnableTiming(manager.to_raw()) }
}

/// Detaches a diagnostic handler when dropped.
pub struct AttachedHandler<'c> {
    context: &'c Context,
    id: Option<DiagnosticHandlerId>,
}

impl<'c> AttachedHandler<'c> {
    /// Takes over a handler that was attached to `context`.
    pub fn new(context: &'c Context, id: DiagnosticHandlerId) -> Self {
        Self { context, id: Some(id) }
    }
}

impl Drop for AttachedHandler<'_> {
    fn drop(&mut self) {
        if let Some(id) = self.id.take() {
            self.context.detach_diagnostic_handler(id);
        }
    }
}
