//! Names, constants, dims and types: from syntax trees to a typed program.
//!
//! [`check`] collects the items of a file ([`items`]), evaluates its constants
//! ([`constant`]), defines its types ([`definitions`], [`elaborate`]) and checks each function
//! and each instance of a generic one
//! ([`check`](self::check)); what it reports is complete for the file: a part
//! that was reported gets a type that agrees with everything, so that one
//! mistake gives one message.

mod check;
mod constant;
mod definitions;
mod elaborate;
mod expansion;
pub mod generic;
pub(crate) mod graph;
mod instantiate;
mod items;
mod literal;
mod namespace;
pub mod number;
mod program;
mod session;
mod side_by_side;
pub(crate) mod suggest;
pub mod surface;
pub mod types;
mod walk;

pub use constant::Override;
pub use expansion::{MAXIMUM_CALL_DEPTH, MAXIMUM_OPERATIONS, MAXIMUM_PORTS};
pub use program::{
    Action, CallForm, Function, FunctionId, GRADIENT, Instruction, Loop, Parameter, Payload, Primitive, ResultValue,
    TypedProgram, Value, ValueId,
};

use crate::{
    diagnostics::{Diagnostic, FileId, SourceMap},
    syntax::ast,
};
use session::Session;

/// What the command line adds to a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckOptions {
    /// `-D NAME=NUMBER`: new values of constants.
    pub overrides: Vec<(String, Override)>,
}

/// Checks a program whose root file is parsed as `ast`.
///
/// The typed program is there exactly when no diagnostic is an error and the
/// tree has no part that the parser reported. Diagnostics come in source order.
pub fn check(
    sources: &SourceMap,
    root: FileId,
    ast: &ast::File,
    options: &CheckOptions,
) -> (Option<TypedProgram>, Vec<Diagnostic>) {
    let session = Session::new(sources, ast, options);
    let functions = check::check_functions(&session);
    let templates = session.items.functions.iter();
    let templates = templates
        .filter(|function| function.is_root && function.is_template())
        .map(|function| (function.name.name.to_string(), function.name.span))
        .collect();
    let mut diagnostics = session.into_diagnostics();
    diagnostics.sort_by_key(|diagnostic| diagnostic.span().map(|span| (span.file, span.start)));
    let mut failed = diagnostics.iter().any(Diagnostic::is_error);
    if let (false, Some(functions)) = (failed, &functions) {
        diagnostics.extend(expansion::check_expansion(functions));
        failed = diagnostics.iter().any(Diagnostic::is_error);
    }
    let program = functions.filter(|_| !failed).map(|functions| TypedProgram {
        functions,
        root,
        templates,
    });
    (program, diagnostics)
}

#[cfg(test)]
mod tests;
