//! Running a named pipeline over a module.

use super::{Failure, Result, Session, capture::Captured, reproducer};
use crate::{
    diagnostics::{Code, Diagnostic},
    ffi::manager,
};
use melior::{
    Context,
    ir::{Module, Operation, operation::OperationPrintingFlags},
    pass::{PassIrPrintingOptions, PassManager},
    utility::parse_pass_pipeline,
};
use std::path::PathBuf;

/// Runs the registered pipeline `name` over `module`.
///
/// On failure every error becomes a diagnostic over the source, and the last
/// one names a reproducer.
pub(super) fn run<'c>(session: &Session, context: &'c Context, module: &mut Module<'c>, name: &str) -> Result<()> {
    let text = format!("builtin.module({name})");
    let before = Operation::clone(&module.as_operation());
    let (outcome, captured) = Captured::during(context, || -> std::result::Result<(), melior::Error> {
        let manager = PassManager::new(context);
        configure(session, &manager);
        parse_pass_pipeline(manager.as_operation_pass_manager(), &text)?;
        manager.run(module)
    });
    let Err(error) = outcome else {
        return Ok(());
    };
    let mut errors = captured.errors(&session.sources);
    if errors.is_empty() {
        errors.push(Diagnostic::new(
            Code::InternalError,
            format!("the pipeline `{name}` failed without a message: {error}"),
        ));
    }
    let failure = Failure(errors);
    Err(match reproducer::write(&before, &text) {
        Ok(path) => failure
            .note(format!("the input of `{name}` was written to {}", path.display()))
            .help(format!("to run it again: kina-opt --run-reproducer {}", path.display())),
        Err(error) => failure.note(format!("no reproducer could be written: {error}")),
    })
}

fn configure(session: &Session, manager: &PassManager) {
    if session.options.print_ir_after_all {
        manager.enable_ir_printing(&PassIrPrintingOptions {
            before_all: false,
            after_all: true,
            module_scope: true,
            on_change: false,
            on_failure: false,
            flags: OperationPrintingFlags::new(),
            tree_printing_path: PathBuf::new(),
        });
    }
    if session.options.pass_timing {
        manager::enable_pass_timing(manager);
    }
}
