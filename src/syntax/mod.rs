//! Tokens and syntax trees of the language.
//!
//! [`parse`] turns a file into an [`ast::File`] and diagnostics, [`parse_into`]
//! adds a further file to a tree; [`dump`] shows the tree as text.

pub mod ast;
mod delimiters;
mod dump;
mod hints;
mod lexer;
mod parser;
mod token;

pub use dump::dump;
pub use parser::{parse, parse_into};

#[cfg(test)]
mod tests;
