//! Errors and warnings of the compiler, and how they are shown.
//!
//! Every stage describes a problem as a [`Diagnostic`]: a [`Code`] from the
//! one index of codes, a message in the language's own terms, a primary
//! [`Span`] and what else helps. [`render`] draws it for people, [`json`] for
//! tools; no stage prints by itself.

mod code;
pub mod index;
mod render;
mod source;

pub use code::Code;
pub use render::{json, render};
pub use source::{FileId, LineColumn, SourceFile, SourceMap, Span};

/// How serious a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The program is refused.
    Error,
    /// The program is accepted; something in it is probably a mistake.
    Warning,
}

impl Severity {
    /// The word shown before the code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

/// A place in the source with a few words about its part in the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What is said there; may be empty.
    pub message: String,
}

/// One problem, complete: what, where, why and the way out.
///
/// ```
/// use kina::diagnostics::{Code, Diagnostic, SourceMap, Span};
///
/// let sources = SourceMap::new();
/// let file = sources.add("a.kina", "const D = ;\n");
/// let diagnostic = Diagnostic::new(Code::UnexpectedToken, "expected an expression, found `;`")
///     .at(Span::new(file, 10, 11), "expected an expression")
///     .help("a constant has a value: `const D = 8;`");
/// assert!(diagnostic.is_error());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The entry of the index of codes.
    pub code: Code,
    /// One sentence: lower case, no full stop, names in backquotes.
    pub message: String,
    /// The primary place; `None` when there is no source to show.
    pub primary: Option<Label>,
    /// Further places.
    pub labels: Vec<Label>,
    /// Facts that explain the problem.
    pub notes: Vec<String>,
    /// Ways out.
    pub help: Vec<String>,
}

impl Diagnostic {
    /// A diagnostic without a place yet; add one with [`Self::at`].
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            primary: None,
            labels: vec![],
            notes: vec![],
            help: vec![],
        }
    }

    /// Sets the primary place and what is said there (may be empty).
    #[must_use]
    pub fn at(mut self, span: Span, label: impl Into<String>) -> Self {
        self.primary = Some(Label {
            span,
            message: label.into(),
        });
        self
    }

    /// Adds a further place.
    #[must_use]
    pub fn label(mut self, span: Span, message: impl Into<String>) -> Self {
        self.labels.push(Label {
            span,
            message: message.into(),
        });
        self
    }

    /// Adds a fact that explains the problem.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds a way out.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }

    /// How serious it is: a property of the code.
    pub const fn severity(&self) -> Severity {
        self.code.severity()
    }

    /// Whether the program is refused because of it.
    pub const fn is_error(&self) -> bool {
        matches!(self.severity(), Severity::Error)
    }

    /// The primary span.
    pub fn span(&self) -> Option<Span> {
        self.primary.as_ref().map(|label| label.span)
    }
}
