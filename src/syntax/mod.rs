//! Tokens and syntax trees of the language.

pub mod ast;

use crate::diagnostics::{Diagnostic, FileId};

/// Parses a file. The tree holds whatever could be understood; it is complete
/// when no diagnostic is an error.
pub fn parse(file: FileId, _text: &str) -> (ast::File, Vec<Diagnostic>) {
    (ast::File::new(file), vec![])
}
