//! MLIR's diagnostics as the compiler's own.

use crate::{
    diagnostics::{Code, Diagnostic, FileId, SourceMap, Span},
    ffi::manager::AttachedHandler,
};
use melior::{
    Context,
    diagnostic::{Diagnostic as MlirDiagnostic, DiagnosticSeverity},
    ir::Location,
};
use std::{cell::RefCell, rc::Rc};

/// A position as MLIR locations hold it: both numbers from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Position {
    file: String,
    line: usize,
    column: usize,
    /// Exclusive end on the same line, when known.
    end_column: Option<usize>,
}

/// One message of MLIR with its places.
#[derive(Clone, Debug)]
struct Message {
    is_error: bool,
    text: String,
    /// The place itself, then the calls that led to it.
    trace: Vec<Position>,
    notes: Vec<Message>,
}

/// The messages of one piece of work in MLIR.
#[derive(Default)]
pub(super) struct Captured(Vec<Message>);

impl Captured {
    /// Runs `work` while the context's diagnostics are collected instead of
    /// printed.
    pub(super) fn during<T>(context: &Context, work: impl FnOnce() -> T) -> (T, Self) {
        let messages = Rc::new(RefCell::new(Vec::new()));
        let sink = Rc::clone(&messages);
        let id = context.attach_diagnostic_handler(move |diagnostic| {
            sink.borrow_mut().push(Message::from_mlir(&diagnostic));
            true
        });
        let handler = AttachedHandler::new(context, id);
        let result = work();
        drop(handler);
        (result, Self(messages.take()))
    }

    /// The errors as diagnostics over the source.
    pub(super) fn errors(&self, sources: &SourceMap) -> Vec<Diagnostic> {
        self.0
            .iter()
            .filter(|message| message.is_error)
            .map(|message| message.to_diagnostic(sources))
            .collect()
    }
}

impl Message {
    fn from_mlir(diagnostic: &MlirDiagnostic) -> Self {
        let notes = (0..diagnostic.note_count())
            .filter_map(|index| Some(Self::from_mlir(&diagnostic.note(index).ok()?)))
            .collect();
        let mut trace = Vec::new();
        add_positions(diagnostic.location(), &mut trace);
        Self {
            is_error: matches!(diagnostic.severity(), DiagnosticSeverity::Error),
            text: diagnostic.to_string(),
            trace,
            notes,
        }
    }

    fn to_diagnostic(&self, sources: &SourceMap) -> Diagnostic {
        let code = match self.text.starts_with("internal error") {
            true => Code::InternalError,
            false => Code::CompilationFailed,
        };
        let mut diagnostic = Diagnostic::new(code, &self.text);
        let mut places = self.trace.iter();
        if let Some(position) = places.next() {
            diagnostic = match find_span(position, sources) {
                Some(span) => diagnostic.at(span, ""),
                None => diagnostic.note(format!("at {}:{}:{}", position.file, position.line, position.column)),
            };
        }
        for span in places.filter_map(|position| find_span(position, sources)) {
            diagnostic = diagnostic.label(span, "called from here");
        }
        for note in &self.notes {
            let span = note.trace.first().and_then(|position| find_span(position, sources));
            // "see current operation" notes dump IR, which says nothing to users.
            if note.text.starts_with("see current operation") {
                tracing::debug!(note = note.text);
            } else if let Some(help) = note.text.strip_prefix("help: ") {
                diagnostic = diagnostic.help(help);
            } else {
                diagnostic = match span.filter(|span| Some(*span) != diagnostic.span()) {
                    Some(span) => diagnostic.label(span, &note.text),
                    None => diagnostic.note(&note.text),
                };
            }
        }
        diagnostic
    }
}

/// Appends the positions in `location`, innermost first.
fn add_positions(location: Location, trace: &mut Vec<Position>) {
    if location.is_file_line_col_range() {
        let line = location.file_line_col_range_start_line();
        let end_column = location.file_line_col_range_end_column();
        trace.push(Position {
            file: location
                .file_line_col_range_filename()
                .as_string_ref()
                .as_str()
                .unwrap_or("")
                .to_owned(),
            line,
            column: location.file_line_col_range_start_column(),
            end_column: (location.file_line_col_range_end_line() == line).then_some(end_column),
        });
    } else if location.is_name() {
        add_positions(location.name_child_location(), trace);
    } else if location.is_call_site() {
        add_positions(location.call_site_callee(), trace);
        add_positions(location.call_site_caller(), trace);
    } else if location.is_fused() && location.fused_num_locations() > 0 {
        add_positions(location.fused_location(0), trace);
    }
}

/// The span of `position` in the sources: up to its end where it has one, else
/// the word or symbol that begins there.
fn find_span(position: &Position, sources: &SourceMap) -> Option<Span> {
    let id = sources.find(&position.file)?;
    let text = &sources.file(id).text;
    let start = offset(text, position.line, position.column)?;
    let end = position
        .end_column
        .filter(|end| *end > position.column)
        .and_then(|end| offset(text, position.line, end))
        .unwrap_or_else(|| start + token_length(&text[start..]));
    Some(to_span(id, start, end))
}

fn to_span(id: FileId, start: usize, end: usize) -> Span {
    Span::new(id, start as u32, end as u32)
}

/// The byte offset of a line and a column in characters, both from 1.
fn offset(text: &str, line: usize, column: usize) -> Option<usize> {
    let start = match line.checked_sub(1)? {
        0 => 0,
        index => text.match_indices('\n').nth(index - 1)?.0 + 1,
    };
    let rest = text[start..].split('\n').next()?;
    let mut offsets = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
    Some(start + offsets.nth(column.checked_sub(1)?)?)
}

fn token_length(text: &str) -> usize {
    let word = text
        .find(|character: char| !character.is_alphanumeric() && character != '_')
        .unwrap_or(text.len());
    match word {
        0 => text.chars().next().map_or(0, char::len_utf8),
        length => length,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let text = "ab\nαβ γ\n";
        assert_eq!(offset(text, 1, 2), Some(1));
        assert_eq!(offset(text, 2, 4), Some(8));
        assert_eq!(offset(text, 2, 5), Some(10));
        assert_eq!(
            (offset(text, 2, 6), offset(text, 9, 1), offset(text, 0, 1)),
            (None, None, None)
        );
    }

    #[test]
    fn an_error_in_mlir_points_into_the_source() {
        let context = crate::dialect::context();
        let sources = SourceMap::new();
        sources.add("a.kina", "let f =\n  sqrt(x);\n");
        let location = Location::name(&context, "x", Location::new(&context, "a.kina", 2, 3));
        let ((), captured) = Captured::during(&context, || {
            crate::ffi::diagnostics::emit_error(location, "no such thing");
        });
        let errors = captured.errors(&sources);
        assert_eq!(errors.len(), 1);
        assert_eq!(errors[0].message, "no such thing");
        assert_eq!(sources.snippet(errors[0].span().unwrap()), "sqrt");
    }
}
