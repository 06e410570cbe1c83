//! Source files, and places in them.

use super::{Code, Diagnostic};
use std::sync::{Arc, PoisonError, RwLock};

/// The largest source file: spans are 32-bit byte offsets.
const MAXIMUM_BYTES: usize = 1 << 30;

/// A file of a [`SourceMap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileId(u32);

/// A byte range of one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The bytes `start..end` of a file.
    pub const fn new(file: FileId, start: u32, end: u32) -> Self {
        Self { file, start, end }
    }

    /// From the start of `self` to the end of `last`, of the same file.
    #[must_use]
    pub const fn to(self, last: Self) -> Self {
        Self {
            file: self.file,
            start: self.start,
            end: if last.end > self.start { last.end } else { self.end },
        }
    }

    /// The empty span at the end of `self`.
    #[must_use]
    pub const fn after(self) -> Self {
        Self {
            file: self.file,
            start: self.end,
            end: self.end,
        }
    }
}

/// A position as people count: both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line.
    pub line: u32,
    /// The column, in Unicode scalar values.
    pub column: u32,
}

/// A file's name and text.
#[derive(Debug)]
pub struct SourceFile {
    /// The name shown to people, usually the path as given.
    pub name: String,
    /// The text.
    pub text: String,
    /// The byte offset at which each line begins.
    line_starts: Vec<u32>,
    /// Whether bytes are characters: columns then need no counting, which would
    /// take time that grows with the square of a long line.
    is_ascii: bool,
}

impl SourceFile {
    fn new(name: String, text: String) -> Self {
        let breaks = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        let line_starts = std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1)).collect();
        Self {
            is_ascii: text.is_ascii(),
            name,
            text,
            line_starts,
        }
    }

    /// The line and column of a byte offset; offsets past the end count as the end.
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let line = self.line_starts.partition_point(|&start| start <= offset).max(1);
        let start = self.line_starts[line - 1] as usize;
        let before = self
            .text
            .as_bytes()
            .get(start..(offset as usize).min(self.text.len()))
            .unwrap_or_default();
        // UTF-8 continuation bytes do not begin a character.
        let characters = match self.is_ascii {
            true => before.len(),
            false => before.iter().filter(|&&byte| byte & 0xC0 != 0x80).count(),
        };
        LineColumn {
            line: line as u32,
            column: characters as u32 + 1,
        }
    }
}

/// The source files of one compilation. Files are only ever added, so that a
/// shared reference is enough to follow a `use`.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: RwLock<Vec<Arc<SourceFile>>>,
}

impl SourceMap {
    /// A map without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file whose text is known to be UTF-8 and of a sensible size.
    pub fn add(&self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        let file = Arc::new(SourceFile::new(name.into(), text.into()));
        let mut files = self.files.write().unwrap_or_else(PoisonError::into_inner);
        files.push(file);
        FileId(files.len() as u32 - 1)
    }

    /// Adds a file from the bytes read from disk or standard input.
    ///
    /// # Errors
    ///
    /// The bytes are not UTF-8 (the diagnostic points at the first bad byte)
    /// or more than a gigabyte.
    pub fn load(&self, name: impl Into<String>, bytes: Vec<u8>) -> Result<FileId, Box<Diagnostic>> {
        let name = name.into();
        if bytes.len() > MAXIMUM_BYTES {
            let message = format!("`{name}` has {} bytes: expected at most {MAXIMUM_BYTES}", bytes.len());
            return Err(Box::new(Diagnostic::new(Code::UnreadableFile, message)));
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(self.add(name, text)),
            Err(error) => Err(Box::new(self.invalid_utf8(name, &error))),
        }
    }

    /// Describes the first bad byte; the text before it is unchanged in the lossy form that is shown.
    fn invalid_utf8(&self, name: String, error: &std::string::FromUtf8Error) -> Diagnostic {
        let at = error.utf8_error().valid_up_to();
        let byte = error.as_bytes()[at];
        let file = self.add(name, String::from_utf8_lossy(error.as_bytes()));
        let end = at + char::REPLACEMENT_CHARACTER.len_utf8();
        Diagnostic::new(
            Code::InvalidUtf8,
            format!("byte 0x{byte:02X} at offset {at} is not valid UTF-8"),
        )
        .at(Span::new(file, at as u32, end as u32), "not UTF-8 from here")
        .help("Kina sources are UTF-8: convert the file, for example with `iconv -t UTF-8`")
    }

    /// A file. Ids come from this map only.
    ///
    /// # Panics
    ///
    /// The id is from another map.
    pub fn file(&self, id: FileId) -> Arc<SourceFile> {
        self.files.read().unwrap_or_else(PoisonError::into_inner)[id.0 as usize].clone()
    }

    /// The file with this name, if there is one.
    pub fn find(&self, name: &str) -> Option<FileId> {
        let files = self.files.read().unwrap_or_else(PoisonError::into_inner);
        let position = files.iter().position(|file| file.name == name)?;
        Some(FileId(position as u32))
    }

    /// Where a span begins, as people count.
    pub fn line_column(&self, span: Span) -> LineColumn {
        self.file(span.file).line_column(span.start)
    }

    /// The source text of a span.
    pub fn snippet(&self, span: Span) -> String {
        self.file(span.file)
            .text
            .get(span.start as usize..span.end as usize)
            .unwrap_or_default()
            .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_and_lines_count_line_feeds() {
        let sources = SourceMap::new();
        let file = sources.add("a.kina", "α β\r\nγ");
        let at = |offset| {
            let position = sources.line_column(Span::new(file, offset, offset));
            (position.line, position.column)
        };
        assert_eq!(
            (at(0), at(3), at(7), at(9), at(99)),
            ((1, 1), (1, 3), (2, 1), (2, 2), (2, 2))
        );
    }

    #[test]
    fn the_first_byte_that_is_not_utf8_is_located() {
        let sources = SourceMap::new();
        let error = sources.load("a.kina", b"const\nD \xFF= 8; \xFE".to_vec()).unwrap_err();
        let position = sources.line_column(error.span().unwrap());
        assert_eq!((position.line, position.column), (2, 3));
        assert_eq!(error.message, "byte 0xFF at offset 8 is not valid UTF-8");
    }
}
