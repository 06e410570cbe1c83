//! Balances the brackets of a token sequence.
//!
//! The parser relies on it: every bracket it sees has its partner, so that it
//! can step over a group when it recovers. A missing closing bracket is
//! reported and put in (as a token of length 0), one too many is taken out.
//!
//! Where brackets are missing, `let` and `;` tell that a `(` or `[` should have
//! been closed (both stand directly in a block or a file, but for `[T; N]`), and
//! the start of an item that is indented no deeper than the line with the outermost
//! open bracket tells that everything should have been.

use super::token::{Token, TokenKind};
use crate::diagnostics::{Code, Diagnostic, FileId, Span};

/// Balances `tokens`; reports what was missing or too many.
pub(super) fn balance(file: FileId, text: &str, tokens: Vec<Token>, diagnostics: &mut Vec<Diagnostic>) -> Vec<Token> {
    if is_balanced(&tokens) {
        return tokens;
    }
    let layout = Layout::new(text, &tokens);
    let output = Vec::with_capacity(tokens.len());
    let mut balancer = Balancer {
        file,
        open: vec![],
        outermost: 0,
        output,
        diagnostics,
    };
    for (index, &token) in tokens.iter().enumerate() {
        if balancer.open.is_empty() {
            balancer.outermost = index;
        } else if layout.begins_item(&tokens, index, balancer.outermost) {
            balancer.close_down_to(0, token);
        }
        balancer.token(&tokens[index..]);
    }
    balancer.output
}

fn is_balanced(tokens: &[Token]) -> bool {
    let mut expected = vec![];
    for token in tokens {
        if let Some(closer) = token.kind.closer() {
            expected.push(closer);
        } else if token.kind.is_closer() && expected.pop() != Some(token.kind) {
            return false;
        }
    }
    expected.is_empty()
}

/// How the lines of a file are indented, as seen from its tokens.
struct Layout {
    /// For each token, whether it is the first on its line and how far that line is indented.
    tokens: Vec<(bool, usize)>,
}

impl Layout {
    fn new(text: &str, tokens: &[Token]) -> Self {
        let (mut end, mut indent) = (0, 0);
        let layout = tokens.iter().map(|token| {
            let gap = &text[end..token.start as usize];
            let line_feed = gap.rfind('\n');
            let first = line_feed.is_some() || end == 0;
            if first {
                indent = gap.len() - line_feed.map_or(0, |at| at + 1);
            }
            end = token.end as usize;
            (first, indent)
        });
        Self {
            tokens: layout.collect(),
        }
    }

    /// Whether an item begins at `index` that cannot be inside the bracket at `outermost`.
    fn begins_item(&self, tokens: &[Token], index: usize, outermost: usize) -> bool {
        let kind = |ahead: usize| tokens.get(index + ahead).map(|token| token.kind);
        let item = match tokens[index].kind {
            TokenKind::Const | TokenKind::Use | TokenKind::Type => true,
            TokenKind::Let => kind(2) == Some(TokenKind::Equal) && kind(3) == Some(TokenKind::Fn),
            _ => false,
        };
        item && self.tokens[index].0 && self.tokens[index].1 <= self.tokens[outermost].1
    }
}

/// Whether the semicolon that `tokens` begins with is that of `[T; N]`.
fn array_length(tokens: &[Token]) -> bool {
    let end = tokens[1..].iter().find(|token| {
        let statement = matches!(token.kind, TokenKind::Semicolon | TokenKind::Let | TokenKind::End);
        statement
            || matches!(
                token.kind,
                TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::RightBracket
            )
    });
    end.is_some_and(|token| token.kind == TokenKind::RightBracket)
}

struct Balancer<'a> {
    file: FileId,
    open: Vec<Token>,
    /// Index of the outermost open bracket, or of the current token when none is open.
    outermost: usize,
    output: Vec<Token>,
    diagnostics: &'a mut Vec<Diagnostic>,
}

impl Balancer<'_> {
    /// Handles the first of the tokens that are left.
    fn token(&mut self, rest: &[Token]) {
        let token = rest[0];
        match token.kind {
            TokenKind::Semicolon if array_length(rest) => {}
            TokenKind::Semicolon | TokenKind::Let => self.close_groups(token),
            TokenKind::End => self.close_down_to(0, token),
            kind if kind.is_closer() => return self.closer(token),
            _ => {}
        }
        if token.kind.closer().is_some() {
            self.open.push(token);
        }
        self.output.push(token);
    }

    /// Closes the `(` and `[` that `token` cannot be inside of.
    fn close_groups(&mut self, token: Token) {
        let inner = |opener: &&Token| opener.kind != TokenKind::LeftBrace;
        let count = self.open.iter().rev().take_while(inner).count();
        self.close_down_to(self.open.len() - count, token);
    }

    fn closer(&mut self, token: Token) {
        let matches = |opener: &Token| opener.kind.closer() == Some(token.kind);
        let brace = token.kind == TokenKind::RightBrace;
        // A `)` or `]` does not reach out of a block.
        let reach = self
            .open
            .iter()
            .rev()
            .position(|opener| matches(opener) || !brace && opener.kind == TokenKind::LeftBrace);
        let partner = reach
            .map(|steps| self.open.len() - 1 - steps)
            .filter(|&index| matches(&self.open[index]));
        if let Some(index) = partner {
            self.close_down_to(index + 1, token);
            self.open.pop();
            return self.output.push(token);
        }
        let innermost = self
            .open
            .last()
            .copied()
            .filter(|opener| !brace && opener.kind != TokenKind::LeftBrace);
        match innermost {
            Some(opener) => self.wrong_closer(opener, token),
            None => self.stray_closer(token),
        }
    }

    /// `(a]`: the wrong bracket closes the group.
    fn wrong_closer(&mut self, opener: Token, token: Token) {
        let expected = opener.kind.closer().unwrap_or(token.kind);
        let message = format!("expected {}, found {}", expected.describe(), token.kind.describe());
        let label = format!("expected {}", expected.describe());
        let diagnostic = Diagnostic::new(Code::UnclosedDelimiter, message)
            .at(self.span(token), label)
            .label(self.span(opener), "to close this");
        self.diagnostics.push(diagnostic);
        self.open.pop();
        self.output.push(Token {
            kind: expected,
            ..token
        });
    }

    fn stray_closer(&mut self, token: Token) {
        let message = format!("{} closes nothing", token.kind.describe());
        let diagnostic =
            Diagnostic::new(Code::UnclosedDelimiter, message).at(self.span(token), "has no opening partner");
        self.diagnostics.push(diagnostic);
    }

    /// Puts in the partners of all but the `keep` outermost open brackets, with one report.
    fn close_down_to(&mut self, keep: usize, before: Token) {
        let Some(&innermost) = self.open.last().filter(|_| self.open.len() > keep) else {
            return;
        };
        let closer = innermost.kind.closer().unwrap_or(innermost.kind);
        let message = format!("{} is never closed", innermost.kind.describe());
        let found = match before.kind {
            TokenKind::End => format!("expected {} before the end of the file", closer.describe()),
            _ => format!("expected {} before this", closer.describe()),
        };
        let mut diagnostic = Diagnostic::new(Code::UnclosedDelimiter, message)
            .at(self.span(innermost), "opened here")
            .label(self.span(before), found);
        let others = self.open.len() - keep - 1;
        if others > 0 {
            diagnostic = diagnostic.note(format!("{others} more around it must be closed as well"));
        }
        self.diagnostics.push(diagnostic);
        let at = self.output.last().map_or(before.start, |token| token.end);
        for opener in self.open.drain(keep..).rev() {
            self.output.extend(opener.kind.closer().map(|kind| Token {
                kind,
                start: at,
                end: at,
            }));
        }
    }

    const fn span(&self, token: Token) -> Span {
        Span::new(self.file, token.start, token.end)
    }
}
