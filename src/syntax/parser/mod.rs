//! Tokens to trees: recursive descent, with operators by precedence climbing.
//!
//! A rule that cannot go on reports and returns [`Stop`]; the nearest place
//! that can tell where the next statement, parameter or item begins steps over
//! the rest. Brackets are balanced beforehand, so that place is well defined.

mod block;
mod expression;
mod item;
mod list;
mod operator;
mod types;

use super::{
    ast::{ExprId, ExprKind, File, Ident},
    delimiters, hints,
    lexer::{self, DocLine},
    token::{Token, TokenKind},
};
use crate::{
    diagnostics::{Code, Diagnostic, FileId, Span},
    dtype::DType,
    habits::{self, Place},
};
use std::{collections::HashMap, sync::Arc};

/// How deeply expressions, types and blocks nest.
pub(super) const MAXIMUM_DEPTH: u32 = 256;

/// Why a rule stopped; the reason is reported already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    /// The nearest place that can goes on.
    Recover,
    /// The item is given up: it nests too deeply.
    Abandon,
}

/// The way out for `f<4, 8>(x)` in an expression.
pub(super) const INSTANCE_FORM: &str = "an explicit instance is written with `::`, as in `rmsnorm::<4, 8>(x, g)`";

type Parsed<T> = Result<T, Stop>;

/// Parses a file. The tree holds whatever could be understood; it is complete
/// when no diagnostic is an error. Diagnostics come in source order.
pub fn parse(file: FileId, text: &str) -> (File, Vec<Diagnostic>) {
    let mut tree = File::new(file);
    let diagnostics = parse_into(&mut tree, file, text);
    (tree, diagnostics)
}

/// Parses a further file of a program: its items join those of `tree`.
pub fn parse_into(tree: &mut File, file: FileId, text: &str) -> Vec<Diagnostic> {
    let mut lexed = lexer::lex(file, text);
    let tokens = delimiters::balance(file, text, lexed.tokens, &mut lexed.diagnostics);
    let mut parser = Parser {
        file,
        text,
        tokens,
        at: 0,
        depth: 0,
        no_record: false,
        docs: lexed.docs,
        next_doc: 0,
        names: HashMap::new(),
        tree,
        token_reports: starts(&lexed.diagnostics),
        diagnostics: lexed.diagnostics,
    };
    parser.items();
    let mut diagnostics = parser.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.span().map(|span| (span.start, diagnostic.severity())));
    diagnostics
}

fn starts(diagnostics: &[Diagnostic]) -> Vec<u32> {
    let mut starts: Vec<_> = diagnostics
        .iter()
        .filter_map(|report| Some(report.span()?.start))
        .collect();
    starts.sort_unstable();
    starts
}

struct Parser<'a> {
    file: FileId,
    text: &'a str,
    tokens: Vec<Token>,
    at: usize,
    depth: u32,
    /// Whether `Name {` is a name and a block: in the head of `if` and `for`.
    no_record: bool,
    docs: Vec<DocLine>,
    next_doc: usize,
    names: HashMap<&'a str, Arc<str>>,
    tree: &'a mut File,
    /// Where the reports about tokens and brackets begin, in order.
    token_reports: Vec<u32>,
    diagnostics: Vec<Diagnostic>,
}

/// The cursor.
impl<'a> Parser<'a> {
    fn token(&self) -> Token {
        self.tokens[self.at]
    }

    fn kind(&self) -> TokenKind {
        self.token().kind
    }

    /// The kind `ahead` tokens after the current one.
    fn kind_ahead(&self, ahead: usize) -> TokenKind {
        self.tokens
            .get(self.at + ahead)
            .map_or(TokenKind::End, |token| token.kind)
    }

    fn token_text(&self, token: Token) -> &'a str {
        &self.text[token.start as usize..token.end as usize]
    }

    fn span_of(&self, token: Token) -> Span {
        Span::new(self.file, token.start, token.end)
    }

    fn span(&self) -> Span {
        self.span_of(self.token())
    }

    /// The span of the token before the current one; empty at the start of the file.
    fn previous_span(&self) -> Span {
        match self.at.checked_sub(1) {
            Some(at) => self.span_of(self.tokens[at]),
            None => Span::new(self.file, 0, 0),
        }
    }

    /// From `start` to the end of the token before the current one.
    fn span_from(&self, start: Span) -> Span {
        start.to(self.previous_span())
    }

    fn advance(&mut self) -> Token {
        let token = self.token();
        if token.kind != TokenKind::End {
            self.at += 1;
        }
        token
    }

    fn at(&self, kind: TokenKind) -> bool {
        self.kind() == kind
    }

    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.advance();
        }
        found
    }

    /// The current token when it is the contextual word `word`.
    fn at_word(&self, word: &str) -> bool {
        self.at(TokenKind::Ident) && self.token_text(self.token()) == word
    }

    fn expect(&mut self, kind: TokenKind) -> Parsed<Span> {
        if self.at(kind) {
            let span = self.span();
            self.advance();
            return Ok(span);
        }
        Err(self.unexpected(&kind.describe()))
    }

    /// Reads the `>` of a type, also out of `>=`.
    fn expect_greater(&mut self) -> Parsed<()> {
        if self.at(TokenKind::GreaterEqual) {
            let token = &mut self.tokens[self.at];
            *token = Token {
                kind: TokenKind::Equal,
                start: token.start + 1,
                end: token.end,
            };
            return Ok(());
        }
        self.expect(TokenKind::Greater).map(drop)
    }

    /// Reads a name; keywords and dtypes are none.
    fn name(&mut self, what: &str) -> Parsed<Ident> {
        let (token, span) = (self.token(), self.span());
        let text = self.token_text(token);
        let reserved = match token.kind {
            kind if kind.is_keyword() => "a keyword",
            TokenKind::Ident if DType::from_name(text).is_some() => "the name of a dtype",
            TokenKind::Ident => {
                self.advance();
                return Ok(Ident {
                    name: self.intern(text),
                    span,
                });
            }
            _ => return Err(self.unexpected(what)),
        };
        let diagnostic = Diagnostic::new(Code::ReservedName, format!("expected {what}, found `{text}`"));
        let stop = self.report(
            diagnostic
                .at(span, format!("is {reserved}"))
                .help("choose another name"),
        );
        if !self.kind_ahead(1).follows_name() {
            return Err(stop);
        }
        self.advance();
        Ok(Ident {
            name: self.intern(text),
            span,
        })
    }

    fn intern(&mut self, text: &'a str) -> Arc<str> {
        self.names.entry(text).or_insert_with(|| text.into()).clone()
    }
}

/// Reports and recovery.
impl Parser<'_> {
    /// Keeps a diagnostic, unless one begins at the same place already, or a token was
    /// malformed between the previous and the current one: that is the same problem.
    fn report(&mut self, diagnostic: Diagnostic) -> Stop {
        let start = diagnostic.span().map(|span| span.start);
        let repeated = self
            .diagnostics
            .last()
            .is_some_and(|last| last.span().map(|span| span.start) == start);
        let explained = self.token_report_between(self.previous_span().end, self.token().start);
        if !repeated && !explained {
            self.diagnostics.push(diagnostic);
        }
        Stop::Recover
    }

    /// Whether a report about tokens or brackets begins in `from..=to`.
    fn token_report_between(&self, from: u32, to: u32) -> bool {
        let at = self.token_reports.partition_point(|&start| start < from);
        self.token_reports.get(at).is_some_and(|&start| start <= to)
    }

    /// Whether a token was malformed.
    fn is_reported(&self, token: Token) -> bool {
        self.token_report_between(token.start, token.end - 1)
    }

    /// The current token in a sentence: what is found.
    fn found(&self) -> String {
        let token = self.token();
        let text = hints::quote(self.token_text(token));
        match token.kind {
            TokenKind::End => "the end of the file".into(),
            kind if kind.is_keyword() => format!("the keyword {text}"),
            kind if token.start == token.end => kind.describe(),
            TokenKind::String => "a string".into(),
            _ => text,
        }
    }

    fn expected(&self, what: &str) -> Diagnostic {
        let message = format!("expected {what}, found {}", self.found());
        let diagnostic = Diagnostic::new(Code::UnexpectedToken, message).at(self.span(), format!("expected {what}"));
        let place = match what {
            "an expression" => Some(Place::Operand),
            "a dtype" | "`]`" => Some(Place::Subscript),
            _ if what.contains("operator") => Some(Place::Operator),
            _ => None,
        };
        match place.and_then(|place| habits::help(place, self.token_text(self.token()))) {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        }
    }

    fn unexpected(&mut self, what: &str) -> Stop {
        // A bracket that was put in is reported already.
        if self.is_virtual(self.at) || self.at > 0 && self.is_virtual(self.at - 1) && !self.at(TokenKind::End) {
            return Stop::Recover;
        }
        let diagnostic = self.expected(what);
        self.report(diagnostic)
    }

    /// Whether a token is a bracket that was missing in the source.
    fn is_virtual(&self, at: usize) -> bool {
        let token = self.tokens[at];
        token.start == token.end && token.kind != TokenKind::End
    }

    /// Reads a semicolon; where it is missing, the place is the end of what it should follow.
    fn semicolon(&mut self, after: &str) -> Parsed<()> {
        if self.eat(TokenKind::Semicolon) {
            return Ok(());
        }
        let previous = self.at.checked_sub(1).is_some_and(|at| self.is_virtual(at));
        if previous || self.is_virtual(self.at) {
            return Err(Stop::Recover);
        }
        let place = self.previous_span().after();
        let message = format!("expected `;` after {after}, found {}", self.found());
        let diagnostic = Diagnostic::new(Code::UnexpectedToken, message).at(place, "expected `;`");
        let diagnostic = match self.kind() {
            TokenKind::Colon => {
                diagnostic.help("only a literal takes a dtype after `:`; other values have `.cast(F16)`")
            }
            _ if self.after_instance() => diagnostic.help(INSTANCE_FORM),
            _ => diagnostic,
        };
        Err(self.report(diagnostic))
    }

    /// Steps over tokens until `stop` holds outside of all brackets that begin
    /// at or after `start`, past the current token at least, or before the
    /// closing bracket of the group with `start`.
    fn skip_from(&mut self, start: usize, stop: impl Fn(TokenKind) -> bool) {
        let (mut index, mut depth) = (start, 0_usize);
        loop {
            let kind = self.tokens[index].kind;
            let settled = depth == 0 && index >= self.at;
            if kind == TokenKind::End || settled && (stop(kind) || kind.is_closer()) {
                break;
            }
            if kind.closer().is_some() {
                depth += 1;
            } else if kind.is_closer() {
                depth = depth.saturating_sub(1);
            }
            index += 1;
        }
        self.at = index;
        self.forget_docs();
    }

    /// Whether the current token is the comma of `f<4, 8>(x)`, read as a comparison.
    fn after_instance(&self) -> bool {
        let before = |steps: usize| self.at.checked_sub(steps).map(|at| self.tokens[at].kind);
        self.at(TokenKind::Comma) && before(2) == Some(TokenKind::Less) && before(3) == Some(TokenKind::Ident)
    }

    /// Runs a rule one level deeper.
    fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAXIMUM_DEPTH {
            let diagnostic = Diagnostic::new(
                Code::NestedTooDeeply,
                format!("nesting is deeper than the limit of {MAXIMUM_DEPTH} levels"),
            );
            self.report(
                diagnostic
                    .at(self.span(), "one level too many")
                    .help("name inner parts with `let`"),
            );
            return Err(Stop::Abandon);
        }
        self.depth += 1;
        let result = rule(self);
        self.depth -= 1;
        result
    }

    /// An expression in place of one that was reported.
    fn error_expression(&mut self) -> ExprId {
        let span = self.previous_span().after();
        self.tree.push(ExprKind::Error, span)
    }
}

/// Doc comments.
impl Parser<'_> {
    /// The text of the doc comment directly before the current token.
    fn doc(&mut self) -> Option<String> {
        let after = self.previous_span().end;
        let before = self.token().start;
        self.warn_docs(after);
        let mut lines = vec![];
        while let Some(line) = self.docs.get(self.next_doc).filter(|line| line.start < before) {
            let text = self.text[line.start as usize + 3..line.end as usize].trim_end();
            lines.push(text.strip_prefix(' ').unwrap_or(text));
            self.next_doc += 1;
        }
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Warns about the doc comments before `end` that nothing has taken, once for each run of lines.
    fn warn_docs(&mut self, end: u32) {
        let mut last_end = None;
        while let Some(&line) = self.docs.get(self.next_doc).filter(|line| line.start < end) {
            self.next_doc += 1;
            let gap = last_end.map(|last: u32| self.text[last as usize..line.start as usize].trim());
            if gap != Some("") {
                let span = Span::new(self.file, line.start, line.end);
                let message = "this doc comment documents nothing";
                let diagnostic = Diagnostic::new(Code::UnusedDocComment, message).at(span, "");
                self.diagnostics
                    .push(diagnostic.help("write `//`, or put it before an item, parameter or field"));
            }
            last_end = Some(line.end);
        }
    }

    /// Passes by the doc comments in a part that was stepped over.
    fn forget_docs(&mut self) {
        let before = self.previous_span().end;
        while self.docs.get(self.next_doc).is_some_and(|line| line.start < before) {
            self.next_doc += 1;
        }
    }
}
