//! Operators, by precedence climbing.

use super::{INSTANCE_FORM, Parsed, Parser, Stop};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    syntax::{
        ast::{BinaryOperator, ExprId, ExprKind, UnaryOperator},
        token::TokenKind,
    },
};

/// How tightly operators bind, loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Or,
    And,
    Not,
    Comparison,
    Sum,
    Product,
    Sign,
    Power,
    Postfix,
}

impl Level {
    /// The level of the right operand of a left-associative operator.
    const fn tighter(self) -> Self {
        match self {
            Self::Or => Self::And,
            Self::And => Self::Not,
            Self::Not => Self::Comparison,
            Self::Comparison => Self::Sum,
            Self::Sum => Self::Product,
            Self::Product => Self::Sign,
            Self::Sign => Self::Power,
            Self::Power | Self::Postfix => Self::Postfix,
        }
    }

    /// The loosest level of an operator's right operand: `**` associates to the
    /// right and takes a sign there.
    const fn right_operand(self) -> Self {
        match self {
            Self::Power => Self::Sign,
            _ => self.tighter(),
        }
    }
}

const fn infix(kind: TokenKind) -> Option<(Level, BinaryOperator)> {
    Some(match kind {
        TokenKind::Or => (Level::Or, BinaryOperator::Or),
        TokenKind::And => (Level::And, BinaryOperator::And),
        TokenKind::EqualEqual => (Level::Comparison, BinaryOperator::Equal),
        TokenKind::NotEqual => (Level::Comparison, BinaryOperator::NotEqual),
        TokenKind::Less => (Level::Comparison, BinaryOperator::Less),
        TokenKind::LessEqual => (Level::Comparison, BinaryOperator::LessEqual),
        TokenKind::Greater => (Level::Comparison, BinaryOperator::Greater),
        TokenKind::GreaterEqual => (Level::Comparison, BinaryOperator::GreaterEqual),
        TokenKind::Plus => (Level::Sum, BinaryOperator::Add),
        TokenKind::Minus => (Level::Sum, BinaryOperator::Subtract),
        TokenKind::Star => (Level::Product, BinaryOperator::Multiply),
        TokenKind::Slash => (Level::Product, BinaryOperator::Divide),
        TokenKind::StarStar => (Level::Power, BinaryOperator::Power),
        _ => return None,
    })
}

impl Parser<'_> {
    /// An expression.
    pub(super) fn expression(&mut self) -> Parsed<ExprId> {
        self.nested(|parser| parser.operators(Level::Or))
    }

    /// An expression without operators looser than `+`, as in a dim.
    pub(super) fn sum(&mut self) -> Parsed<ExprId> {
        self.operators(Level::Sum)
    }

    /// An expression whose outermost operators bind at least as tightly as `loosest`.
    fn operators(&mut self, loosest: Level) -> Parsed<ExprId> {
        let start = self.span();
        let mut left = self.prefix(loosest)?;
        let mut comparison: Option<Span> = None;
        while let Some((level, operator)) = infix(self.kind()).filter(|&(level, _)| level >= loosest) {
            let operator_span = self.span();
            if let (Some(first), Level::Comparison) = (comparison, level) {
                return Err(self.comparison_chain(first));
            }
            self.advance();
            let right = self.nested(|parser| parser.operators(level.right_operand()))?;
            let kind = ExprKind::Binary {
                operator,
                operator_span,
                left,
                right,
            };
            left = self.tree.push(kind, self.span_from(start));
            comparison = (level == Level::Comparison).then_some(operator_span);
        }
        Ok(left)
    }

    fn comparison_chain(&mut self, first: Span) -> Stop {
        let instance = self.at(TokenKind::Greater) && self.kind_ahead(1) == TokenKind::LeftParen;
        let diagnostic = Diagnostic::new(Code::ComparisonChain, "comparisons do not associate")
            .at(self.span(), "second comparison")
            .label(first, "first comparison");
        self.report(if instance {
            diagnostic.help(INSTANCE_FORM)
        } else {
            diagnostic.help("write `a < b and b < c`, or parentheses: `(a < b) == c`")
        })
    }

    /// `-x`, `not x` or an operand.
    fn prefix(&mut self, loosest: Level) -> Parsed<ExprId> {
        let (operator, level) = match self.kind() {
            TokenKind::Minus => (UnaryOperator::Negate, Level::Sign),
            TokenKind::Not => (UnaryOperator::Not, Level::Not),
            TokenKind::Plus => return Err(self.prefix_plus()),
            _ => return self.postfix(),
        };
        if level < loosest {
            let message = "`not` binds looser than the operator before it";
            let diagnostic = Diagnostic::new(Code::UnexpectedToken, message).at(self.span(), "needs parentheses");
            return Err(self.report(diagnostic.help("write `(not a)`")));
        }
        let start = self.span();
        self.advance();
        let operand = self.nested(|parser| parser.operators(level))?;
        Ok(self
            .tree
            .push(ExprKind::Unary { operator, operand }, self.span_from(start)))
    }

    fn prefix_plus(&mut self) -> Stop {
        let diagnostic = self.expected("an expression");
        self.report(diagnostic.help("there is no prefix `+`: leave it out"))
    }
}
