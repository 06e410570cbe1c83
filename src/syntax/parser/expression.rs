//! Operands: literals, names, applications, brackets.

use super::{Parsed, Parser, Stop};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    syntax::{
        ast::{Argument, Comprehension, ExprId, ExprKind, Ident, Literal, Record, RecordField, ReverseMode},
        hints,
        token::TokenKind,
    },
};

impl Parser<'_> {
    /// An operand with what is applied to it: calls, fields, elements.
    pub(super) fn postfix(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let mut value = self.primary()?;
        loop {
            let kind = match self.kind() {
                TokenKind::LeftParen => {
                    self.check_callee(value);
                    ExprKind::Call {
                        callee: value,
                        arguments: self.arguments()?,
                    }
                }
                TokenKind::LeftBracket => {
                    self.advance();
                    let index = self.records(true, Self::expression)?;
                    self.close_index()?;
                    ExprKind::Index { base: value, index }
                }
                TokenKind::Dot => self.after_dot(value)?,
                _ => return Ok(value),
            };
            value = self.tree.push(kind, self.span_from(start));
        }
    }

    fn close_index(&mut self) -> Parsed<()> {
        if self.at(TokenKind::Comma) {
            let diagnostic = self.expected("`]`");
            return Err(self.report(
                diagnostic.help("an array has one index; part of a tensor is `x.slice(start=[..], limit=[..], stride=[..])`, one place along an axis `x.take(i, axis=0)`"),
            ));
        }
        self.expect(TokenKind::RightBracket).map(drop)
    }

    /// `.0`, `.field` or `.method(...)`
    fn after_dot(&mut self, value: ExprId) -> Parsed<ExprKind> {
        self.advance();
        let token = self.token();
        if token.kind == TokenKind::Integer {
            let index_span = self.span();
            let index = self.token_text(token).parse().unwrap_or(u32::MAX);
            self.advance();
            return Ok(ExprKind::Element {
                base: value,
                index,
                index_span,
            });
        }
        let name = self.name("a field, a method or digits")?;
        if self.at(TokenKind::LeftParen) {
            return Ok(ExprKind::Method {
                receiver: value,
                name,
                arguments: self.arguments()?,
            });
        }
        Ok(ExprKind::Field { base: value, name })
    }

    /// Reports the application of something that is no function; parsing goes on.
    fn check_callee(&mut self, callee: ExprId) {
        let expression = &self.tree[callee];
        let help = match &expression.kind {
            ExprKind::Name(_) | ExprKind::Instance { .. } | ExprKind::Error => return,
            ExprKind::DType(dtype) => format!("convert with `x.cast({dtype})`"),
            ExprKind::Field { .. } | ExprKind::Method { .. } | ExprKind::Call { .. } => {
                "functions are not values: apply a function by its name".into()
            }
            _ => "did you mean an operator before the `(`?".into(),
        };
        let span = expression.span;
        let diagnostic = Diagnostic::new(Code::UnexpectedToken, "only a named function can be applied");
        self.report(diagnostic.at(span, "is not the name of a function").help(help));
    }

    /// `(a, b, axis = 1)`
    fn arguments(&mut self) -> Parsed<Vec<Argument>> {
        let (arguments, _) = self.parenthesized(Self::argument)?;
        let keyword = arguments
            .iter()
            .position(|argument| argument.name.is_some())
            .unwrap_or(arguments.len());
        // A dtype can be told from every other argument: `iota([4], axis = 0, I64)`.
        let is_late = |argument: &&Argument| {
            argument.name.is_none() && !matches!(self.tree[argument.value].kind, ExprKind::DType(_))
        };
        if let Some(late) = arguments[keyword..].iter().find(is_late) {
            let message = "a positional argument follows a keyword argument";
            let diagnostic = Diagnostic::new(Code::ArgumentOrder, message)
                .at(late.span, "positional")
                .label(arguments[keyword].span, "keyword")
                .help("put positional arguments first");
            self.report(diagnostic);
        }
        Ok(arguments)
    }

    fn argument(&mut self) -> Parsed<Argument> {
        let start = self.span();
        let name = self.keyword()?;
        let value = self.element()?;
        Ok(Argument {
            name,
            value,
            span: self.span_from(start),
        })
    }

    /// An expression of a list; a broken one is stepped over and stands as [`ExprKind::Error`].
    fn element(&mut self) -> Parsed<ExprId> {
        let first = self.at;
        match self.expression() {
            Err(Stop::Recover) => {
                self.skip_from(first, |kind| kind == TokenKind::Comma);
                Ok(self.error_expression())
            }
            result => result,
        }
    }

    /// `name =` before an argument.
    fn keyword(&mut self) -> Parsed<Option<Ident>> {
        if self.kind_ahead(1) != TokenKind::Equal || !(self.at(TokenKind::Ident) || self.kind().is_keyword()) {
            return Ok(None);
        }
        let name = self.name("the name of a parameter")?;
        self.advance();
        Ok(Some(name))
    }

    fn primary(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let kind = match self.kind() {
            TokenKind::Integer | TokenKind::Float | TokenKind::Inf | TokenKind::Nan => return self.number(start),
            TokenKind::True | TokenKind::False => {
                ExprKind::Literal(Literal::Bool(self.advance().kind == TokenKind::True))
            }
            TokenKind::String => ExprKind::String(self.string()),
            TokenKind::Ident => self.named()?,
            TokenKind::At => ExprKind::Placement(self.placement()?),
            TokenKind::LeftParen => return self.parentheses(start),
            TokenKind::LeftBracket => return self.brackets(start),
            TokenKind::LeftBrace => ExprKind::Block(self.block()?),
            TokenKind::If => self.if_expression()?,
            TokenKind::For | TokenKind::Unroll => self.for_expression()?,
            TokenKind::ReverseMode => self.reverse_mode()?,
            TokenKind::Fn => return self.local_function(),
            _ => return Err(self.unexpected("an expression")),
        };
        Ok(self.tree.push(kind, self.span_from(start)))
    }

    fn number(&mut self, start: Span) -> Parsed<ExprId> {
        let token = self.advance();
        let text = self.token_text(token).into();
        let kind = match token.kind {
            _ if self.is_reported(token) => ExprKind::Error,
            TokenKind::Integer => ExprKind::Literal(Literal::Integer(text)),
            _ => ExprKind::Literal(Literal::Float(text)),
        };
        let value = self.tree.push(kind, self.span_from(start));
        self.suffix(value, start)
    }

    /// `: F16` after a literal.
    fn suffix(&mut self, value: ExprId, start: Span) -> Parsed<ExprId> {
        if !self.eat(TokenKind::Colon) {
            return Ok(value);
        }
        let dtype = self.dtype_name()?;
        Ok(self
            .tree
            .push(ExprKind::Suffixed { value, dtype }, self.span_from(start)))
    }

    /// The text between the quotes of the current token.
    pub(super) fn string(&mut self) -> std::sync::Arc<str> {
        let token = self.advance();
        let text = self.token_text(token);
        let text = text.strip_prefix('"').unwrap_or(text);
        text.strip_suffix('"').unwrap_or(text).into()
    }

    /// What begins with a name: a dtype, a record, an instance, or the name itself.
    fn named(&mut self) -> Parsed<ExprKind> {
        if let Some(dtype) = DType::from_name(self.token_text(self.token())) {
            self.advance();
            return Ok(ExprKind::DType(dtype));
        }
        let name = self.name("an expression")?;
        match self.kind() {
            TokenKind::LeftBrace if !self.no_record => self.record(name),
            TokenKind::ColonColon => {
                self.advance();
                if !self.at(TokenKind::Less) {
                    let diagnostic = self.expected("`<`");
                    return Err(self.report(diagnostic.help("`::` begins an explicit instance, as in `f::<4, 8>(x)`")));
                }
                Ok(ExprKind::Instance {
                    function: name,
                    arguments: self.generic_arguments()?,
                })
            }
            _ => Ok(ExprKind::Name(name.name)),
        }
    }

    /// `{ gain: g, ..old }` after the name of a record.
    fn record(&mut self, name: Ident) -> Parsed<ExprKind> {
        let mut base: Option<ExprId> = None;
        let fields = self.braced(|parser| {
            if let Some(base) = base {
                let span = parser.tree[base].span;
                let diagnostic = Diagnostic::new(Code::UnexpectedToken, "`..` is the last entry of a record");
                return Err(parser.report(
                    diagnostic
                        .at(parser.span(), "after `..`")
                        .label(span, "the other fields come from here"),
                ));
            }
            if parser.eat(TokenKind::DotDot) {
                base = Some(parser.expression()?);
                return Ok(None);
            }
            parser.record_field().map(Some)
        })?;
        Ok(ExprKind::Record(Box::new(Record {
            name,
            fields: fields.into_iter().flatten().collect(),
            base,
        })))
    }

    fn record_field(&mut self) -> Parsed<RecordField> {
        let name = self.name("a field")?;
        let value = if self.eat(TokenKind::Colon) {
            self.element()?
        } else {
            let diagnostic = self.expected("`:`");
            self.report(diagnostic.help(format!("a field is given as `{}: value`", hints::clip(&name.name))));
            self.skip_from(self.at, |kind| kind == TokenKind::Comma);
            self.error_expression()
        };
        Ok(RecordField { name, value })
    }

    /// `(a, b)`, or an expression in parentheses.
    fn parentheses(&mut self, start: Span) -> Parsed<ExprId> {
        let (elements, comma) = self.parenthesized(Self::element)?;
        let span = self.span_from(start);
        match (elements.as_slice(), comma) {
            (&[inner], false) => Ok(inner),
            ([] | [_], _) => {
                let diagnostic = Diagnostic::new(Code::UnexpectedToken, "a tuple has at least two elements");
                let diagnostic = diagnostic.at(span, "too few elements");
                Err(self.report(if comma {
                    diagnostic.help("leave out the comma")
                } else {
                    diagnostic
                }))
            }
            _ => Ok(self.tree.push(ExprKind::Tuple(elements), span)),
        }
    }

    /// `[a, b]` or `[for i in 0..L { expr }]`
    fn brackets(&mut self, start: Span) -> Parsed<ExprId> {
        if self.kind_ahead(1) == TokenKind::For {
            let kind = self.records(true, Self::comprehension)?;
            return Ok(self.tree.push(kind, self.span_from(start)));
        }
        let elements = self.bracketed(Self::list_element)?;
        let list = self.tree.push(ExprKind::List(elements), self.span_from(start));
        self.suffix(list, start)
    }

    /// An expression, or `..S` in a dim list.
    fn list_element(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        if !self.eat(TokenKind::DotDot) {
            return self.element();
        }
        let name = self.name("a shape parameter")?;
        Ok(self.tree.push(ExprKind::Spread(name), self.span_from(start)))
    }

    fn comprehension(&mut self) -> Parsed<ExprKind> {
        self.advance();
        self.advance();
        let variable = self.name("a name for the index")?;
        let range = self.range()?;
        if self.at(TokenKind::With) {
            // A loop in brackets rather than a comprehension.
            let diagnostic = self.expected("`{`");
            return Err(self.report(
                diagnostic.help("`[for i in 0..L { ... }]` has no state; put a loop in parentheses inside a list"),
            ));
        }
        let body = self.block()?;
        self.expect(TokenKind::RightBracket)?;
        Ok(ExprKind::Comprehension(Box::new(Comprehension {
            variable,
            range,
            body,
        })))
    }

    /// `reverseMode(f, wrt = [a, b])(arguments)`
    fn reverse_mode(&mut self) -> Parsed<ExprKind> {
        let keyword = self.span();
        self.advance();
        let settings = self.arguments()?;
        let (mut function, mut wrt) = (None, None);
        for setting in settings {
            match &setting.name {
                None if function.is_none() && self.is_function_name(setting.value) => function = Some(setting.value),
                Some(name) if &*name.name == "wrt" && wrt.is_none() => wrt = Some(self.wrt(setting.value)?),
                _ => return Err(self.reverse_mode_form(setting.span)),
            }
        }
        let Some(function) = function else {
            return Err(self.reverse_mode_form(keyword));
        };
        if !self.at(TokenKind::LeftParen) {
            let diagnostic = self.expected("`(` and the arguments of the function");
            return Err(self.report(diagnostic.help(REVERSE_MODE_FORM)));
        }
        Ok(ExprKind::ReverseMode(Box::new(ReverseMode {
            function,
            wrt,
            arguments: self.arguments()?,
        })))
    }

    fn is_function_name(&self, value: ExprId) -> bool {
        matches!(self.tree[value].kind, ExprKind::Name(_) | ExprKind::Instance { .. })
    }

    fn reverse_mode_form(&mut self, span: Span) -> Stop {
        let message = "`reverseMode` takes the name of a function and optionally `wrt`";
        let diagnostic = Diagnostic::new(Code::UnexpectedToken, message).at(span, "");
        self.report(diagnostic.help(REVERSE_MODE_FORM))
    }

    /// The names in `wrt = [a, b]`.
    fn wrt(&mut self, value: ExprId) -> Parsed<Vec<Ident>> {
        let ExprKind::List(elements) = &self.tree[value].kind else {
            return Err(self.reverse_mode_form(self.tree[value].span));
        };
        let names: Result<Vec<_>, Span> = elements
            .iter()
            .map(|&element| match &self.tree[element] {
                expression if let ExprKind::Name(name) = &expression.kind => Ok(Ident {
                    name: name.clone(),
                    span: expression.span,
                }),
                expression => Err(expression.span),
            })
            .collect();
        names.map_err(|span| self.reverse_mode_form(span))
    }

    /// `fn` where an expression is expected: reported and read all the same.
    fn local_function(&mut self) -> Parsed<ExprId> {
        let diagnostic = Diagnostic::new(Code::InvalidStatement, "a function is defined at top level")
            .at(self.span(), "inside an expression")
            .help("move `let name = fn(...) { ... };` out of this function and pass what it needs as parameters");
        self.report(diagnostic);
        self.function()?;
        Ok(self.error_expression())
    }

    /// Runs a rule with or without records allowed bare.
    pub(super) fn records<T>(&mut self, allowed: bool, rule: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let outer = std::mem::replace(&mut self.no_record, !allowed);
        let result = rule(self);
        self.no_record = outer;
        result
    }
}

const REVERSE_MODE_FORM: &str = "write `reverseMode(loss, wrt = [params])(params, tokens)`";
