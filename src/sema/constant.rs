//! Compile-time values: `const` items, dims, axes and conditions of `if`.

use super::{
    literal::Scalar,
    number::{Number, NumberError},
    session::Reports,
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    syntax::ast::{BinaryOperator, ExprId, ExprKind, File, Literal, UnaryOperator},
};
use std::cmp::Ordering;

/// A compile-time value.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    /// An integer.
    Integer(i128),
    /// A float, exact until it meets a dtype.
    Float(Number),
    /// A truth value.
    Bool(bool),
}

impl Constant {
    /// What the value is, in words.
    pub fn describe(&self) -> String {
        match self {
            Self::Integer(value) => format!("the integer {value}"),
            Self::Float(value) => format!("the float {value}"),
            Self::Bool(value) => format!("the truth value {value}"),
        }
    }

    /// The literal that the value stands for in an expression.
    pub fn to_scalar(&self) -> Scalar {
        match self {
            Self::Integer(value) => Scalar::Integer(*value),
            Self::Float(value) => Scalar::Float(value.clone()),
            Self::Bool(value) => Scalar::Bool(*value),
        }
    }

    /// The value of a literal.
    pub fn from_scalar(scalar: &Scalar) -> Self {
        match scalar {
            Scalar::Integer(value) => Self::Integer(*value),
            Scalar::NegativeZero => Self::Integer(0),
            Scalar::Float(value) => Self::Float(value.clone()),
            Scalar::Bool(value) => Self::Bool(*value),
        }
    }

    fn number(&self) -> Option<Number> {
        match self {
            Self::Integer(value) => Some(Number::from_integer(*value)),
            Self::Float(value) => Some(value.clone()),
            Self::Bool(_) => None,
        }
    }
}

/// What names mean in a compile-time expression.
pub trait Environment {
    /// The value of `name`; reports one that has none, and gives `None`.
    fn constant(&self, name: &str, span: Span) -> Option<Constant>;
}

/// The value of a number or truth value as the source writes it.
///
/// # Errors
///
/// Fails when an integer exceeds 128 bits or a float every dtype.
pub fn literal_value(literal: &Literal) -> Result<Scalar, NumberError> {
    match literal {
        Literal::Bool(value) => Ok(Scalar::Bool(*value)),
        Literal::Integer(text) => text
            .replace('_', "")
            .parse()
            .map(Scalar::Integer)
            .map_err(|_| NumberError::OutOfRange),
        Literal::Float(text) => match &**text {
            "inf" => Ok(Scalar::Float(Number::Infinite { negative: false })),
            "nan" => Ok(Scalar::Float(Number::Nan)),
            digits => Number::from_decimal(digits).map(Scalar::Float),
        },
    }
}

/// The diagnostic for a literal without a value.
pub fn literal_error(literal: &Literal, span: Span) -> Diagnostic {
    let message = match literal {
        Literal::Integer(_) => "the integer literal does not fit 128 bits",
        Literal::Float(_) | Literal::Bool(_) => "the floating literal is beyond the range of every dtype",
    };
    Diagnostic::new(Code::LiteralMisfit, message).at(span, "")
}

/// Evaluates compile-time expressions.
pub struct Evaluator<'a> {
    file: &'a File,
    environment: &'a dyn Environment,
    reports: &'a Reports,
}

impl<'a> Evaluator<'a> {
    /// An evaluator of expressions of `file`.
    pub const fn new(file: &'a File, environment: &'a dyn Environment, reports: &'a Reports) -> Self {
        Self {
            file,
            environment,
            reports,
        }
    }

    /// The value of an expression; reports what has none, and gives `None`.
    pub fn evaluate(&self, id: ExprId) -> Option<Constant> {
        let spine = self.file.spine(id);
        let only_operators = spine[1..]
            .iter()
            .all(|&link| matches!(self.file[link].kind, ExprKind::Binary { .. }));
        if !only_operators {
            return self.not_constant(id);
        }
        let mut value = self.evaluate_leaf(spine[0]);
        for &link in &spine[1..] {
            if let ExprKind::Binary { operator, right, .. } = self.file[link].kind {
                let right = self.evaluate(right);
                value = self.binary(link, operator, value, right);
            }
        }
        value
    }

    /// An integer of `low..=high`; `what` names it in messages.
    pub fn integer(&self, id: ExprId, what: &str) -> Option<i128> {
        match self.evaluate(id)? {
            Constant::Integer(value) => Some(value),
            other => {
                let message = format!("{what} is {}: expected a compile-time integer", other.describe());
                self.report(Code::NotConstant, message, self.file[id].span, "");
                None
            }
        }
    }

    /// The extent of an axis: an integer from 1 to 2^63 − 1.
    pub fn dim(&self, id: ExprId) -> Option<u64> {
        let value = self.integer(id, "the dim")?;
        match u64::try_from(value) {
            Ok(dim) if dim >= 1 && i64::try_from(dim).is_ok() => Some(dim),
            _ => {
                let message = format!("the dim is {value}: expected 1 <= dim < 2^63");
                self.report(Code::InvalidDim, message, self.file[id].span, "");
                None
            }
        }
    }

    /// A list of extents; reports each that is wrong.
    pub fn dims(&self, ids: &[ExprId]) -> Option<Vec<u64>> {
        let dims: Vec<_> = ids.iter().map(|&id| self.dim(id)).collect();
        dims.into_iter().collect()
    }

    fn evaluate_leaf(&self, id: ExprId) -> Option<Constant> {
        let expression = &self.file[id];
        match &expression.kind {
            ExprKind::Literal(literal) => match literal_value(literal) {
                Ok(scalar) => Some(Constant::from_scalar(&scalar)),
                Err(_) => {
                    self.reports.report(literal_error(literal, expression.span));
                    None
                }
            },
            ExprKind::Name(name) => self.environment.constant(name, expression.span),
            ExprKind::Unary { operator, operand } => {
                let value = self.evaluate(*operand)?;
                self.unary(id, *operator, &value)
            }
            ExprKind::Error => None,
            _ => self.not_constant(id),
        }
    }

    fn unary(&self, id: ExprId, operator: UnaryOperator, value: &Constant) -> Option<Constant> {
        match (operator, value) {
            (UnaryOperator::Negate, Constant::Integer(value)) => match value.checked_neg() {
                Some(value) => Some(Constant::Integer(value)),
                None => self.overflow(id),
            },
            (UnaryOperator::Negate, Constant::Float(value)) => Some(Constant::Float(value.clone().negate())),
            (UnaryOperator::Not, Constant::Bool(value)) => Some(Constant::Bool(!value)),
            (UnaryOperator::Negate | UnaryOperator::Not, value) => {
                let message = format!("`{}` of {} has no meaning", operator.name(), value.describe());
                self.report(Code::ConstantArithmetic, message, self.file[id].span, "");
                None
            }
        }
    }

    fn binary(
        &self,
        id: ExprId,
        operator: BinaryOperator,
        left: Option<Constant>,
        right: Option<Constant>,
    ) -> Option<Constant> {
        let (left, right) = (left?, right?);
        match operator {
            BinaryOperator::Add | BinaryOperator::Subtract | BinaryOperator::Multiply | BinaryOperator::Divide => {
                match (&left, &right) {
                    (Constant::Integer(left), Constant::Integer(right)) => {
                        self.integer_arithmetic(id, operator, *left, *right)
                    }
                    _ => self.float_arithmetic(id, operator, &left, &right),
                }
            }
            BinaryOperator::Power => self.not_constant(id),
            BinaryOperator::And | BinaryOperator::Or => match (&left, &right) {
                (Constant::Bool(left), Constant::Bool(right)) if operator == BinaryOperator::And => {
                    Some(Constant::Bool(*left && *right))
                }
                (Constant::Bool(left), Constant::Bool(right)) => Some(Constant::Bool(*left || *right)),
                _ => self.meaningless(id, operator, &left, &right),
            },
            BinaryOperator::Equal
            | BinaryOperator::NotEqual
            | BinaryOperator::Less
            | BinaryOperator::LessEqual
            | BinaryOperator::Greater
            | BinaryOperator::GreaterEqual => self.comparison(id, operator, &left, &right),
        }
    }

    fn integer_arithmetic(&self, id: ExprId, operator: BinaryOperator, left: i128, right: i128) -> Option<Constant> {
        let value = match operator {
            BinaryOperator::Add => left.checked_add(right),
            BinaryOperator::Subtract => left.checked_sub(right),
            BinaryOperator::Multiply => left.checked_mul(right),
            _ if right == 0 || left.checked_rem(right) != Some(0) => {
                let message = format!("`{left} / {right}` is not an integer");
                self.report(
                    Code::ConstantArithmetic,
                    message,
                    self.file[id].span,
                    "division of compile-time integers must be exact",
                );
                return None;
            }
            _ => left.checked_div(right),
        };
        match value {
            Some(value) => Some(Constant::Integer(value)),
            None => self.overflow(id),
        }
    }

    fn float_arithmetic(
        &self,
        id: ExprId,
        operator: BinaryOperator,
        left: &Constant,
        right: &Constant,
    ) -> Option<Constant> {
        let (Some(first), Some(second)) = (left.number(), right.number()) else {
            return self.meaningless(id, operator, left, right);
        };
        let value = match operator {
            BinaryOperator::Add => first.add(&second),
            BinaryOperator::Subtract => first.add(&second.negate()),
            BinaryOperator::Multiply => first.multiply(&second),
            _ => first.divide(&second),
        };
        match value {
            Ok(value) => Some(Constant::Float(value)),
            Err(error) => {
                self.report(Code::ConstantArithmetic, error.to_string(), self.file[id].span, "");
                None
            }
        }
    }

    fn comparison(&self, id: ExprId, operator: BinaryOperator, left: &Constant, right: &Constant) -> Option<Constant> {
        let order = match (left, right) {
            (Constant::Bool(left), Constant::Bool(right))
                if matches!(operator, BinaryOperator::Equal | BinaryOperator::NotEqual) =>
            {
                Some(left.cmp(right))
            }
            _ => match (left.number(), right.number()) {
                (Some(left), Some(right)) => left.partial_cmp(&right),
                _ => return self.meaningless(id, operator, left, right),
            },
        };
        Some(Constant::Bool(match operator {
            BinaryOperator::Equal => order == Some(Ordering::Equal),
            BinaryOperator::NotEqual => order != Some(Ordering::Equal),
            BinaryOperator::Less => order == Some(Ordering::Less),
            BinaryOperator::LessEqual => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            BinaryOperator::Greater => order == Some(Ordering::Greater),
            _ => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        }))
    }

    fn meaningless(&self, id: ExprId, operator: BinaryOperator, left: &Constant, right: &Constant) -> Option<Constant> {
        let (left, right) = (left.describe(), right.describe());
        let message = format!("`{}` of {left} and {right} has no meaning", operator.name());
        self.report(Code::ConstantArithmetic, message, self.file[id].span, "");
        None
    }

    fn overflow(&self, id: ExprId) -> Option<Constant> {
        let message = "compile-time arithmetic exceeds 128 bits";
        self.report(Code::ConstantArithmetic, message, self.file[id].span, "");
        None
    }

    fn not_constant(&self, id: ExprId) -> Option<Constant> {
        let message = "this is not a compile-time value";
        let label = "expected literals and constants, joined by `+ - * /`, comparisons, `and`, `or` and `not`";
        self.report(Code::NotConstant, message, self.file[id].span, label);
        None
    }

    fn report(&self, code: Code, message: impl Into<String>, span: Span, label: &str) {
        self.reports.report(Diagnostic::new(code, message).at(span, label));
    }
}
