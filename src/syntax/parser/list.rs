//! Sequences between brackets, separated by commas.

use super::{Parsed, Parser, Stop};
use crate::syntax::token::TokenKind;

impl Parser<'_> {
    /// Reads `open element, element, ... close`; a comma may follow the last element.
    /// A broken element is left out and the rest is read. The result says
    /// whether a comma was seen, which tells a tuple from parentheses.
    fn list<T>(&mut self, open: TokenKind, element: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<(Vec<T>, bool)> {
        self.expect(open)?;
        self.records(true, |parser| parser.elements(open, element))
    }

    /// [`Self::list`] after its opening bracket.
    fn elements<T>(
        &mut self,
        open: TokenKind,
        mut element: impl FnMut(&mut Self) -> Parsed<T>,
    ) -> Parsed<(Vec<T>, bool)> {
        let close = open.closer().unwrap_or(open);
        let (mut elements, mut comma) = (vec![], false);
        while !self.at(close) && !self.at(TokenKind::End) {
            let start = self.at;
            let step = element(self).and_then(|value| {
                elements.push(value);
                self.separator(close)
            });
            match step {
                Ok(found) => comma |= found,
                Err(Stop::Abandon) => return Err(Stop::Abandon),
                Err(Stop::Recover) => {
                    self.skip_from(start, |kind| kind == TokenKind::Comma);
                    comma |= self.eat(TokenKind::Comma);
                    if !self.at(close) && self.at == start {
                        return Err(Stop::Recover);
                    }
                }
            }
        }
        self.expect(close)?;
        Ok((elements, comma))
    }

    /// Reads a comma, unless the list ends; whether there was one.
    fn separator(&mut self, close: TokenKind) -> Parsed<bool> {
        if self.eat(TokenKind::Comma) {
            return Ok(true);
        }
        if self.at(close) {
            return Ok(false);
        }
        let diagnostic = self.expected(&format!("`,` or {}", close.describe()));
        let diagnostic = match self.kind() {
            TokenKind::Colon => {
                diagnostic.help("only a literal takes a dtype after `:`; other values have `.cast(F16)`")
            }
            TokenKind::Semicolon => diagnostic.help("elements are separated by `,`"),
            _ => diagnostic,
        };
        if self.is_virtual(self.at) {
            return Err(Stop::Recover);
        }
        Err(self.report(diagnostic))
    }

    /// A list in parentheses.
    pub(super) fn parenthesized<T>(&mut self, element: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<(Vec<T>, bool)> {
        self.list(TokenKind::LeftParen, element)
    }

    /// A list in square brackets.
    pub(super) fn bracketed<T>(&mut self, element: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        Ok(self.list(TokenKind::LeftBracket, element)?.0)
    }

    /// A list in braces.
    pub(super) fn braced<T>(&mut self, element: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        Ok(self.list(TokenKind::LeftBrace, element)?.0)
    }

    /// `<element, ...>`. Angles are not balanced beforehand, so a broken element ends it.
    pub(super) fn angled<T>(&mut self, mut element: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        self.expect(TokenKind::Less)?;
        let mut elements = vec![];
        while !matches!(self.kind(), TokenKind::Greater | TokenKind::GreaterEqual) {
            elements.push(element(self)?);
            if !self.eat(TokenKind::Comma) && !matches!(self.kind(), TokenKind::Greater | TokenKind::GreaterEqual) {
                return Err(self.unexpected("`,` or `>`"));
            }
        }
        self.expect_greater()?;
        Ok(elements)
    }
}
