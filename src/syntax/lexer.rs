//! Source text to tokens.
//!
//! Malformed text is reported and stands for the token that was probably
//! meant, so that the parser sees as little of it as possible.

use super::{
    hints,
    token::{Token, TokenKind},
};
use crate::diagnostics::{Code, Diagnostic, FileId, Span};

/// A `///` line.
#[derive(Clone, Copy, Debug)]
pub(super) struct DocLine {
    /// The first slash.
    pub start: u32,
    /// The end of the line.
    pub end: u32,
}

/// The tokens of a file and what stands between them.
#[derive(Debug, Default)]
pub(super) struct Lexed {
    /// The tokens; the last is [`TokenKind::End`].
    pub tokens: Vec<Token>,
    /// The doc comments.
    pub docs: Vec<DocLine>,
    /// What was malformed.
    pub diagnostics: Vec<Diagnostic>,
}

/// Splits a file into tokens.
pub(super) fn lex(file: FileId, text: &str) -> Lexed {
    let mut lexer = Lexer {
        file,
        text,
        at: 0,
        seen_nul: false,
        lexed: Lexed::default(),
    };
    if text.starts_with('\u{FEFF}') {
        lexer.at = '\u{FEFF}'.len_utf8();
    }
    while let Some(character) = lexer.peek() {
        lexer.token(character);
    }
    lexer.push(TokenKind::End, lexer.at);
    lexer.lexed
}

struct Lexer<'a> {
    file: FileId,
    text: &'a str,
    at: usize,
    /// Whether a NUL byte was reported: once is enough.
    seen_nul: bool,
    lexed: Lexed,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The byte `ahead` bytes after the next one; 0 past the end.
    fn byte(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    fn push(&mut self, kind: TokenKind, start: usize) {
        self.lexed.tokens.push(Token {
            kind,
            start: start as u32,
            end: self.at as u32,
        });
    }

    fn previous(&self) -> Option<TokenKind> {
        self.lexed.tokens.last().map(|token| token.kind)
    }

    fn skip_while(&mut self, accept: impl Fn(char) -> bool) -> usize {
        let rest = self.rest();
        let length = rest.find(|character| !accept(character)).unwrap_or(rest.len());
        self.at += length;
        length
    }

    fn report(&mut self, code: Code, start: usize, message: impl Into<String>, label: &str, help: String) {
        let span = Span::new(self.file, start as u32, self.at as u32);
        let diagnostic = Diagnostic::new(code, message).at(span, label);
        self.lexed.diagnostics.push(if help.is_empty() {
            diagnostic
        } else {
            diagnostic.help(help)
        });
    }

    /// Reads one token or a stretch of white space or comment.
    fn token(&mut self, character: char) {
        match character {
            ' ' | '\t' | '\r' | '\n' => self.at += 1,
            '/' if self.byte(1) == b'/' => self.comment(),
            '/' if self.byte(1) == b'*' => self.block_comment(),
            '0'..='9' => self.number(),
            '.' if self.byte(1).is_ascii_digit() && !self.previous().is_some_and(TokenKind::ends_operand) => {
                self.bare_fraction();
            }
            '"' => self.string(),
            _ if begins_name(character) => self.name(),
            _ => self.symbol(),
        }
    }

    fn comment(&mut self) {
        let start = self.at;
        let rest = self.rest();
        self.at += rest.find('\n').unwrap_or(rest.len());
        if rest.starts_with("///") && !rest.starts_with("////") {
            self.lexed.docs.push(DocLine {
                start: start as u32,
                end: self.at as u32,
            });
        }
    }

    fn block_comment(&mut self) {
        let start = self.at;
        let rest = self.rest();
        self.at += 2;
        let help = "write `//` before each line".into();
        self.report(
            Code::UnexpectedCharacter,
            start,
            "comments begin with `//`",
            "not a comment in Kina",
            help,
        );
        self.at = start + rest.find("*/").map_or(rest.len(), |length| length + 2);
    }

    fn name(&mut self) {
        let start = self.at;
        self.skip_while(unicode_ident::is_xid_continue);
        let kind = TokenKind::keyword(&self.text[start..self.at]).unwrap_or(TokenKind::Ident);
        self.push(kind, start);
    }

    fn digits(&mut self) -> usize {
        self.skip_while(|character| character.is_ascii_digit())
    }

    fn number(&mut self) {
        let start = self.at;
        self.digits();
        if self.previous() == Some(TokenKind::Dot) {
            return self.push(TokenKind::Integer, start);
        }
        let mut kind = TokenKind::Integer;
        if self.byte(0) == b'.' && self.byte(1).is_ascii_digit() {
            self.at += 1;
            self.digits();
            kind = TokenKind::Float;
        } else if self.bare_dot() {
            let digits = self.text[start..self.at].to_owned();
            self.at += 1;
            let help = format!("write `{digits}.0`");
            self.report(
                Code::MalformedNumber,
                start,
                MISSING_DIGIT,
                "expected a digit after the dot",
                help,
            );
            kind = TokenKind::Float;
        }
        if self.exponent(start) {
            kind = TokenKind::Float;
        }
        self.stray_suffix(start);
        self.push(kind, start);
    }

    /// Whether a dot follows that can only be that of a float without digits after it.
    fn bare_dot(&self) -> bool {
        let exponent = matches!(self.byte(1), b'e' | b'E') && self.byte(2).is_ascii_digit();
        let next = self.text[self.at..].chars().nth(1).unwrap_or(' ');
        self.byte(0) == b'.' && (exponent || !(next == '.' || begins_name(next) || next.is_ascii_digit()))
    }

    /// Reads `e-5`; whether there was one.
    fn exponent(&mut self, start: usize) -> bool {
        if !matches!(self.byte(0), b'e' | b'E') {
            return false;
        }
        let sign = usize::from(matches!(self.byte(1), b'+' | b'-'));
        if self.byte(1 + sign).is_ascii_digit() {
            self.at += 1 + sign;
            self.digits();
            return true;
        }
        if sign == 1
            || !self.text[self.at + 1..]
                .chars()
                .next()
                .is_some_and(unicode_ident::is_xid_continue)
        {
            self.at += 1 + sign;
            let label = "expected digits after the `e`";
            self.report(
                Code::MalformedNumber,
                start,
                "an exponent needs digits",
                label,
                String::new(),
            );
            return true;
        }
        false
    }

    /// Reports letters glued to a number, as in `1.0f32`, `0xFF` and `1_000`.
    fn stray_suffix(&mut self, start: usize) {
        let suffix = self.at;
        if self.skip_while(unicode_ident::is_xid_continue) == 0 {
            return;
        }
        let (digits, letters) = (&self.text[start..suffix], &self.text[suffix..self.at]);
        let help = hints::number_suffix(digits, letters);
        let message = format!("unexpected {} after a number", hints::quote(letters));
        self.report(Code::MalformedNumber, suffix, message, "not part of a number", help);
    }

    /// `.5` where no operand stands before the dot.
    fn bare_fraction(&mut self) {
        let start = self.at;
        self.at += 1;
        self.digits();
        self.exponent(start);
        let help = format!("write `0{}`", hints::clip(&self.text[start..self.at]));
        let message = "a float literal needs a digit before its dot";
        self.report(
            Code::MalformedNumber,
            start,
            message,
            "expected a digit before the dot",
            help,
        );
        self.push(TokenKind::Float, start);
    }

    fn string(&mut self) {
        let start = self.at;
        let line = self.rest().lines().next().unwrap_or_default();
        if let Some(length) = line[1..].find('"') {
            self.at += length + 2;
            if line[..length + 1].contains('\\') {
                let help = "write the character itself; in a path use `/`".into();
                self.report(
                    Code::MalformedString,
                    start,
                    "strings have no escapes",
                    "contains `\\`",
                    help,
                );
            }
        } else {
            // Go on where the string was probably meant to end.
            self.at += line.find([';', ')', ']', '}']).unwrap_or(line.len());
            let message = "a string ends on the line where it begins";
            self.report(
                Code::MalformedString,
                start,
                message,
                "expected a closing `\"`",
                String::new(),
            );
        }
        self.push(TokenKind::String, start);
    }

    fn symbol(&mut self) {
        let start = self.at;
        let bytes = (self.byte(0), self.byte(1));
        if let Some(kind) = two_bytes(bytes) {
            self.at += 2;
            return self.push(kind, start);
        }
        if let Some((spelling, foreign)) = hints::foreign_operator(self.rest()) {
            self.at += spelling.len();
            let message = format!("`{spelling}` is not an operator of Kina");
            self.report(
                Code::UnexpectedCharacter,
                start,
                message,
                foreign.label,
                foreign.help.into(),
            );
            return foreign.kind.map_or((), |kind| self.push(kind, start));
        }
        match one_byte(bytes.0) {
            Some(kind) => {
                self.at += 1;
                self.push(kind, start);
            }
            None => self.unexpected(),
        }
    }

    /// Reports a run of characters that no token begins with.
    fn unexpected(&mut self) {
        let start = self.at;
        let Some(first) = self.peek() else { return };
        self.skip_while(|character| !character.is_ascii() || character.is_ascii_control() && !is_space(character));
        if self.at == start {
            self.at += first.len_utf8();
        } else if let Some(name) = self.text[start..self.at].find(begins_name).filter(|&length| length > 0) {
            self.at = start + name;
        }
        if first == '#' {
            // A comment of other languages.
            self.skip_while(|character| character != '\n');
        }
        if first == '\0' && std::mem::replace(&mut self.seen_nul, true) {
            return;
        }
        let (code, message) = (
            Code::UnexpectedCharacter,
            format!("unexpected character {}", hints::character(first)),
        );
        self.report(code, start, message, "", hints::look_alike(first).into());
    }
}

const MISSING_DIGIT: &str = "a float literal needs a digit after its dot";

fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\r' | '\n')
}

fn begins_name(character: char) -> bool {
    character == '_' || unicode_ident::is_xid_start(character)
}

fn two_bytes(bytes: (u8, u8)) -> Option<TokenKind> {
    Some(match bytes {
        (b'<', b'=') => TokenKind::LessEqual,
        (b'>', b'=') => TokenKind::GreaterEqual,
        (b'=', b'=') => TokenKind::EqualEqual,
        (b'!', b'=') => TokenKind::NotEqual,
        (b'*', b'*') => TokenKind::StarStar,
        (b':', b':') => TokenKind::ColonColon,
        (b'.', b'.') => TokenKind::DotDot,
        (b'-', b'>') => TokenKind::Arrow,
        _ => return None,
    })
}

fn one_byte(byte: u8) -> Option<TokenKind> {
    Some(match byte {
        b'(' => TokenKind::LeftParen,
        b')' => TokenKind::RightParen,
        b'[' => TokenKind::LeftBracket,
        b']' => TokenKind::RightBracket,
        b'{' => TokenKind::LeftBrace,
        b'}' => TokenKind::RightBrace,
        b'<' => TokenKind::Less,
        b'>' => TokenKind::Greater,
        b'=' => TokenKind::Equal,
        b'+' => TokenKind::Plus,
        b'-' => TokenKind::Minus,
        b'*' => TokenKind::Star,
        b'/' => TokenKind::Slash,
        b',' => TokenKind::Comma,
        b';' => TokenKind::Semicolon,
        b':' => TokenKind::Colon,
        b'.' => TokenKind::Dot,
        b'@' => TokenKind::At,
        _ => return None,
    })
}
