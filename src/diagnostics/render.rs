//! Diagnostics as text for people and as JSON for tools.

use super::{Diagnostic, Label, Severity, SourceFile, SourceMap, Span};
use annotate_snippets::{
    Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet, normalize_untrusted_str, renderer::DecorStyle,
};
use serde::Serialize;
use std::sync::Arc;

/// Lines longer than this are not drawn: only the place is named.
const MAXIMUM_LINE: usize = 4096;

/// Draws diagnostics as `rustc` does: message, place, source lines with marks,
/// notes and help, an empty line after each. Colours only when `colour` is set.
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let renderer = renderer.decor_style(DecorStyle::Ascii);
    let mut text = String::new();
    for diagnostic in diagnostics {
        text += &renderer.render(&[group(diagnostic, sources)]);
        text += "\n\n";
    }
    text
}

/// A diagnostic in the renderer's form.
fn group<'a>(diagnostic: &Diagnostic, sources: &SourceMap) -> Group<'a> {
    let level = match diagnostic.severity() {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level
        .primary_title(clean(&diagnostic.message))
        .id(diagnostic.code.name());
    let mut group = Group::with_title(title);
    if let Some(primary) = &diagnostic.primary {
        group = place(group, primary, &diagnostic.labels, sources);
    }
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(clean(note)));
    }
    for help in &diagnostic.help {
        group = group.element(Level::HELP.message(clean(help)));
    }
    group
}

/// Adds the source lines, one snippet a file, that of the primary label first.
fn place<'a>(mut group: Group<'a>, primary: &Label, others: &[Label], sources: &SourceMap) -> Group<'a> {
    let mut labels: Vec<(AnnotationKind, &Label)> = vec![(AnnotationKind::Primary, primary)];
    labels.extend(others.iter().map(|label| (AnnotationKind::Context, label)));
    while let Some(&(_, first)) = labels.first() {
        let (here, rest): (Vec<_>, Vec<_>) = labels
            .into_iter()
            .partition(|(_, label)| label.span.file == first.span.file);
        let file = sources.file(first.span.file);
        group = match window(&file, &here) {
            Some(window) => group.element(window.snippet(&file, &here)),
            None => {
                let position = file.line_column(first.span.start);
                let origin = Origin::path(file.name.clone());
                group.element(
                    origin
                        .line(position.line as usize)
                        .char_column(position.column as usize),
                )
            }
        };
        labels = rest;
    }
    group
}

/// The lines of a file that are handed to the renderer; their bytes.
struct Window {
    start: usize,
    end: usize,
}

/// The whole lines around labels of one file; `None` when one is too long to draw.
fn window(file: &Arc<SourceFile>, labels: &[(AnnotationKind, &Label)]) -> Option<Window> {
    let text = file.text.as_str();
    let mut lines = labels.iter().map(|(_, label)| {
        let (start, end) = (label.span.start as usize, label.span.end as usize);
        let (start, end) = (start.min(text.len()), end.min(text.len()));
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[end..].find('\n').map_or(text.len(), |at| end + at);
        // The carriage return of a line that ends in both is not shown.
        let line_end = line_end - usize::from(line_end > end && text[..line_end].ends_with('\r'));
        (line_start, line_end)
    });
    let (mut start, mut end) = lines.next()?;
    for (line_start, line_end) in lines {
        (start, end) = (start.min(line_start), end.max(line_end));
    }
    let drawable = text[start..end].lines().all(|line| line.len() <= MAXIMUM_LINE);
    drawable.then_some(Window { start, end })
}

impl Window {
    fn snippet<'a>(&self, file: &SourceFile, labels: &[(AnnotationKind, &Label)]) -> Snippet<'a, Annotation<'a>> {
        let first_line = file.line_column(self.start as u32).line;
        Snippet::source(file.text[self.start..self.end].to_owned())
            .path(file.name.clone())
            .line_start(first_line as usize)
            .annotations(labels.iter().map(|(kind, label)| self.annotation(*kind, label)))
    }

    fn annotation<'a>(&self, kind: AnnotationKind, label: &Label) -> Annotation<'a> {
        let offset = |at: u32| (at as usize).clamp(self.start, self.end) - self.start;
        let annotation = kind.span(offset(label.span.start)..offset(label.span.end));
        if label.message.is_empty() {
            annotation
        } else {
            annotation.label(clean(&label.message))
        }
    }
}

/// Text without control characters, which could come from the source.
fn clean(text: &str) -> String {
    normalize_untrusted_str(text)
}

/// The JSON form of a diagnostic.
#[derive(Serialize)]
struct JsonDiagnostic<'a> {
    severity: &'a str,
    code: &'a str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    primary: Option<JsonLabel<'a>>,
    labels: Vec<JsonLabel<'a>>,
    notes: &'a [String],
    help: &'a [String],
}

/// The JSON form of a label: lines and columns from 1, columns in characters.
#[derive(Serialize)]
struct JsonLabel<'a> {
    file: String,
    start: JsonPosition,
    end: JsonPosition,
    message: &'a str,
}

#[derive(Serialize)]
struct JsonPosition {
    byte: u32,
    line: u32,
    column: u32,
}

/// One diagnostic as a JSON object on one line, without a line feed:
/// `{"severity", "code", "message", "primary", "labels", "notes", "help"}`;
/// a label is `{"file", "start", "end", "message"}`, a position
/// `{"byte", "line", "column"}`.
pub fn json(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let label = |label| json_label(label, sources);
    let object = JsonDiagnostic {
        severity: diagnostic.severity().name(),
        code: diagnostic.code.name(),
        message: &diagnostic.message,
        primary: diagnostic.primary.as_ref().map(label),
        labels: diagnostic.labels.iter().map(label).collect(),
        notes: &diagnostic.notes,
        help: &diagnostic.help,
    };
    // Strings and numbers always serialize.
    serde_json::to_string(&object).unwrap_or_default()
}

fn json_label<'a>(label: &'a Label, sources: &SourceMap) -> JsonLabel<'a> {
    let Span { file, start, end } = label.span;
    let file = sources.file(file);
    let position = |byte| {
        let position = file.line_column(byte);
        JsonPosition {
            byte,
            line: position.line,
            column: position.column,
        }
    };
    JsonLabel {
        file: file.name.clone(),
        start: position(start),
        end: position(end),
        message: &label.message,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::Code;

    fn sample() -> (SourceMap, Diagnostic) {
        let sources = SourceMap::new();
        let file = sources.add("a.kina", "// first\nlet α = f(β;\n");
        let diagnostic = Diagnostic::new(Code::UnclosedDelimiter, "`(` is never closed")
            .at(Span::new(file, 19, 20), "opened here")
            .label(Span::new(file, 22, 23), "expected `)` before this")
            .note("a fact")
            .help("a way out");
        (sources, diagnostic)
    }

    #[test]
    fn text_shows_code_place_marks_notes_and_help() {
        let (sources, diagnostic) = sample();
        let text = render(&[diagnostic], &sources, false);
        let expected = "\
error[E0011]: `(` is never closed
 --> a.kina:2:10
  |
2 | let α = f(β;
  |          ^ - expected `)` before this
  |          |
  |          opened here
  |
  = note: a fact
  = help: a way out

";
        assert_eq!(text, expected);
    }

    #[test]
    fn colours_are_the_callers_choice() {
        let (sources, diagnostic) = sample();
        assert!(render(std::slice::from_ref(&diagnostic), &sources, true).contains("\u{1b}["));
        assert!(!render(&[diagnostic], &sources, false).contains('\u{1b}'));
    }

    #[test]
    fn a_line_too_long_to_draw_leaves_the_place() {
        let sources = SourceMap::new();
        let file = sources.add("a.kina", format!("\n{}", "x".repeat(1 << 20)));
        let diagnostic = Diagnostic::new(Code::InvalidItem, "m").at(Span::new(file, 11, 12), "");
        let text = render(&[diagnostic], &sources, false);
        assert!(text.contains("--> a.kina:2:11") && text.len() < 200, "{text}");
    }

    #[test]
    fn json_is_one_line_with_positions() {
        let (sources, diagnostic) = sample();
        let text = json(&diagnostic, &sources);
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert!(!text.contains('\n'));
        assert_eq!(value["code"], "E0011");
        assert_eq!(
            value["primary"]["start"],
            serde_json::json!({"byte": 19, "line": 2, "column": 10})
        );
        assert_eq!(value["labels"][0]["message"], "expected `)` before this");
        assert_eq!(value["help"][0], "a way out");
    }
}
