//! From a typed program to a module of the kina dialect.
//!
//! Every function becomes a `func.func` of its source name: exported ones are
//! public, the others private. Those of the standard library become
//! `kina.composition` where they are called. Every operation carries the place
//! of its operator, name or literal in the `.kina` source; a parameter's location
//! has its name.

mod constant;
mod function;
mod index;
mod operation;
mod random;
mod symbols;

use crate::{
    diagnostics::{Code, Diagnostic, SourceMap, Span},
    sema::{Action, CallForm, TypedProgram},
};
use function::FunctionEmitter;
use melior::{
    Context,
    ir::{Location, Module, block::BlockLike, operation::OperationLike},
};
use std::collections::HashSet;

/// The discardable attribute of a function that holds its doc comment.
pub const DOC_ATTRIBUTE: &str = "kina.doc";

/// Emits the kina module of a program into a context made by
/// [`crate::dialect::context`].
///
/// # Errors
///
/// Fails with an internal compiler error when the module does not verify.
pub fn emit<'c>(
    context: &'c Context,
    program: &TypedProgram,
    sources: &SourceMap,
) -> Result<Module<'c>, Box<Diagnostic>> {
    let emitter = Emitter {
        context,
        program,
        sources,
        symbols: symbols::assign(&program.functions),
    };
    let module = Module::new(emitter.location(Span::new(program.root, 0, 0)));
    let differentiated = differentiated(program);
    for (index, (function, symbol)) in program.functions.iter().zip(&emitter.symbols).enumerate() {
        if function.exported || function.form == CallForm::Call || differentiated.contains(&index) {
            let operation = FunctionEmitter::new(&emitter, function).emit(symbol)?;
            module.body().append_operation(operation);
        }
    }
    if module.as_operation().verify() {
        Ok(module)
    } else {
        Err(internal("the emitted kina module does not verify"))
    }
}

/// The positions of the functions that reverse mode names.
fn differentiated(program: &TypedProgram) -> HashSet<usize> {
    let mut found = HashSet::new();
    let mut pending: Vec<_> = program
        .functions
        .iter()
        .flat_map(|function| &function.instructions)
        .collect();
    while let Some(instruction) = pending.pop() {
        match &instruction.action {
            Action::Vjp { callee, .. } => {
                found.insert(callee.index());
            }
            Action::Repeat(repetition) => pending.extend(&repetition.body),
            Action::Constant(_) | Action::Apply(..) | Action::Call(..) => {}
        }
    }
    found
}

/// What the emission of one program shares.
struct Emitter<'c, 'p> {
    context: &'c Context,
    program: &'p TypedProgram,
    sources: &'p SourceMap,
    /// The symbol of each function.
    symbols: Vec<String>,
}

impl<'c> Emitter<'c, '_> {
    /// The place where a span begins.
    fn location(&self, span: Span) -> Location<'c> {
        let position = self.sources.line_column(span);
        let file = self.sources.file(span.file);
        Location::new(
            self.context,
            &file.name,
            position.line as usize,
            position.column as usize,
        )
    }
}

/// The diagnostic for something that only a defect of the compiler can cause.
fn internal(message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(Code::InternalError, message))
}

#[cfg(test)]
mod tests;
