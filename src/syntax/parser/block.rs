//! Blocks, statements, `if` and `for`.

use super::{INSTANCE_FORM, Parsed, Parser, Stop};
use crate::{
    diagnostics::{Code, Diagnostic},
    syntax::{
        ast::{Block, ExprId, ExprKind, For, If, Let, Pattern, Range, State},
        hints,
        token::TokenKind,
    },
};

impl Parser<'_> {
    /// `{ let a = ...; a }`
    pub(super) fn block(&mut self) -> Parsed<Block> {
        self.nested(|parser| parser.records(true, Self::block_inner))
    }

    fn block_inner(&mut self) -> Parsed<Block> {
        let start = self.expect(TokenKind::LeftBrace)?;
        let mut statements = vec![];
        let mut result = None;
        let mut broken = false;
        while !matches!(self.kind(), TokenKind::RightBrace | TokenKind::End) {
            let first = self.at;
            let step = if self.at(TokenKind::Let) {
                self.let_statement().map(|statement| statements.push(statement))
            } else {
                self.block_value().map(|value| result = value)
            };
            match step {
                Ok(()) => {}
                Err(Stop::Abandon) => return Err(Stop::Abandon),
                Err(Stop::Recover) => {
                    broken = true;
                    self.skip_statement(first);
                }
            }
        }
        let result = match result {
            Some(result) => result,
            None if broken => self.error_expression(),
            None => self.missing_value(statements.last()),
        };
        self.expect(TokenKind::RightBrace)?;
        Ok(Block {
            statements,
            result,
            span: self.span_from(start),
        })
    }

    /// Steps over the rest of the statement that begins at `first`.
    fn skip_statement(&mut self, first: usize) {
        self.skip_from(first, |kind| matches!(kind, TokenKind::Semicolon | TokenKind::Let));
        self.eat(TokenKind::Semicolon);
    }

    /// Reports a block without a value.
    fn missing_value(&mut self, last: Option<&Let>) -> ExprId {
        if !self.is_virtual(self.at) {
            let diagnostic = self.expected("an expression, the value of the block");
            let name = last.and_then(|last| match &last.pattern {
                Pattern::Name(name) => Some(hints::clip(&name.name)),
                Pattern::Tuple(..) => None,
            });
            self.report(match name {
                Some(name) => diagnostic.help(format!("name the value after the last `let`: `{name} }}`")),
                None => diagnostic,
            });
        }
        self.error_expression()
    }

    /// `let pattern: type = value;`. A broken value leaves the names defined.
    fn let_statement(&mut self) -> Parsed<Let> {
        let start = self.span();
        self.advance();
        let pattern = self.pattern()?;
        let ty = if self.eat(TokenKind::Colon) {
            Some(self.type_or_error()?)
        } else {
            None
        };
        let first = self.at;
        let value = self.equals().and_then(|()| self.expression());
        let value = match value {
            Ok(value) => value,
            Err(Stop::Abandon) => return Err(Stop::Abandon),
            Err(Stop::Recover) => {
                let value = self.error_expression();
                self.skip_statement(first);
                return Ok(Let {
                    pattern,
                    ty,
                    value,
                    span: self.span_from(start),
                });
            }
        };
        if self.semicolon("a `let`").is_err() {
            self.resume_after_value();
        }
        Ok(Let {
            pattern,
            ty,
            value,
            span: self.span_from(start),
        })
    }

    /// Goes on after a missing semicolon: on the next line as if it were there, else after the next one.
    fn resume_after_value(&mut self) {
        let gap = &self.text[self.previous_span().end as usize..self.token().start as usize];
        if !gap.contains('\n') && !self.at(TokenKind::Let) {
            self.skip_statement(self.at);
        }
    }

    /// Reads `=`.
    pub(super) fn equals(&mut self) -> Parsed<()> {
        if self.eat(TokenKind::Equal) {
            return Ok(());
        }
        let diagnostic = self.expected("`=`");
        Err(self.report(match self.kind() {
            TokenKind::EqualEqual => diagnostic.help("`==` compares; a definition is written with `=`"),
            _ => diagnostic,
        }))
    }

    /// `a` or `(a, b)`
    fn pattern(&mut self) -> Parsed<Pattern> {
        self.nested(|parser| {
            let start = parser.span();
            if !parser.at(TokenKind::LeftParen) {
                if parser.at_word("mut") && parser.kind_ahead(1) == TokenKind::Ident {
                    let diagnostic = parser.expected("a name or `(`");
                    return Err(
                        parser.report(diagnostic.help("values never change: leave out `mut`; shadowing is allowed"))
                    );
                }
                return parser.name("a name or `(`").map(Pattern::Name);
            }
            let (mut elements, comma) = parser.parenthesized(Self::pattern)?;
            let span = parser.span_from(start);
            match elements.len() {
                1 if !comma => Ok(elements.remove(0)),
                0 | 1 => {
                    let diagnostic = Diagnostic::new(Code::UnexpectedToken, "a tuple has at least two elements");
                    Err(parser.report(diagnostic.at(span, "too few names")))
                }
                _ => Ok(Pattern::Tuple(elements, span)),
            }
        })
    }

    /// The block's value, or something else that is reported; `None` when it is not the last.
    fn block_value(&mut self) -> Parsed<Option<ExprId>> {
        if self.kind().begins_item() {
            let keyword = self.kind().describe();
            let diagnostic = Diagnostic::new(Code::InvalidStatement, format!("{keyword} stands at top level only"));
            return Err(self.report(
                diagnostic
                    .at(self.span(), "inside a block")
                    .help("move it out of the function"),
            ));
        }
        let value = self.expression()?;
        match self.kind() {
            TokenKind::RightBrace => Ok(Some(value)),
            TokenKind::Semicolon => Ok(self.discarded(value)),
            _ => Err(self.after_value(value)),
        }
    }

    /// `value;`
    fn discarded(&mut self, value: ExprId) -> Option<ExprId> {
        let semicolon = self.span();
        self.advance();
        let last = self.at(TokenKind::RightBrace);
        let diagnostic = if last {
            Diagnostic::new(Code::InvalidStatement, "the value of a block has no `;` after it")
                .at(semicolon, "unexpected `;`")
                .help("remove the `;`")
        } else {
            Diagnostic::new(Code::InvalidStatement, "this value is not used")
                .at(self.tree[value].span, "expected `let` before it")
                .help("name it: `let name = ...;`, or remove it: expressions have no effects")
        };
        self.report(diagnostic);
        last.then_some(value)
    }

    /// Reports what stands after a block's value instead of `}`.
    fn after_value(&mut self, value: ExprId) -> Stop {
        let name = match &self.tree[value].kind {
            ExprKind::Name(name) => Some(name.clone()),
            _ => None,
        };
        let hint = name.as_deref().and_then(hints::foreign_word);
        let diagnostic = match (self.kind(), hint) {
            (TokenKind::Let, _) => {
                let message = "the value of a block comes last";
                Diagnostic::new(Code::InvalidStatement, message)
                    .at(self.tree[value].span, "more statements follow")
                    .help("name it: `let name = ...;`")
            }
            (TokenKind::Equal, _) => {
                let diagnostic = self.expected("an operator or `}`");
                diagnostic.help("a value is named by `let name = ...;`; `==` compares")
            }
            (_, Some(hint)) => self.expected("an operator or `}`").help(hint),
            _ if self.is_virtual(self.at) => return Stop::Recover,
            _ if self.after_instance() => self.expected("an operator or `}`").help(INSTANCE_FORM),
            _ => self.expected("an operator or `}`"),
        };
        self.report(diagnostic)
    }

    /// `if c { a } else if d { b } else { e }`
    pub(super) fn if_expression(&mut self) -> Parsed<ExprKind> {
        let mut arms = vec![];
        loop {
            self.expect(TokenKind::If)?;
            let condition = self.records(false, Self::expression)?;
            let value = self.block()?;
            arms.push((condition, value));
            if !self.at(TokenKind::Else) {
                return Err(self.missing_else());
            }
            self.advance();
            if self.at(TokenKind::If) {
                continue;
            }
            let otherwise = self.block()?;
            return Ok(ExprKind::If(Box::new(If { arms, otherwise })));
        }
    }

    fn missing_else(&mut self) -> Stop {
        if self.at_word("elif") || self.at_word("elsif") {
            let diagnostic = self.expected("`else`");
            return self.report(diagnostic.help("write `else if`"));
        }
        let diagnostic = self.expected("`else`");
        self.report(diagnostic.help("an `if` has a value in both cases: `if c { a } else { b }`"))
    }

    /// `unroll for i in 0..L with (x = x0) { next }`
    pub(super) fn for_expression(&mut self) -> Parsed<ExprKind> {
        let unroll = self.at(TokenKind::Unroll).then(|| self.span());
        if unroll.is_some() {
            self.advance();
        }
        self.expect(TokenKind::For)?;
        let variable = self.name("a name for the index")?;
        let range = self.range()?;
        let help = "a loop carries its state: `for i in 0..N with (s = s0) { next_s }`";
        if !self.at(TokenKind::With) {
            let diagnostic = self.expected("`with`");
            return Err(self.report(
                diagnostic
                    .help(help)
                    .help("an array is built by `[for i in 0..L { expr }]`"),
            ));
        }
        self.advance();
        if !self.at(TokenKind::LeftParen) {
            let diagnostic = self.expected("`(`");
            return Err(self.report(diagnostic.help(help)));
        }
        let opening = self.span();
        let (state, _) = self.parenthesized(Self::state)?;
        if state.is_empty() {
            let span = self.span_from(opening);
            let diagnostic = Diagnostic::new(Code::UnexpectedToken, "a loop has at least one state").at(span, "");
            return Err(self.report(diagnostic.help(help)));
        }
        let body = self.block()?;
        Ok(ExprKind::For(Box::new(For {
            unroll,
            variable,
            range,
            state,
            body,
        })))
    }

    fn state(&mut self) -> Parsed<State> {
        let name = self.name("the name of a state")?;
        self.equals()?;
        let initial = self.expression()?;
        Ok(State { name, initial })
    }

    /// `in start..end`
    pub(super) fn range(&mut self) -> Parsed<Range> {
        self.expect(TokenKind::In)?;
        self.records(false, |parser| {
            let start = parser.expression()?;
            if !parser.at(TokenKind::DotDot) {
                let diagnostic = parser.expected("`..`");
                return Err(parser.report(diagnostic.help("a range is `0..N`")));
            }
            parser.advance();
            let end = parser.expression()?;
            Ok(Range { start, end })
        })
    }
}
