//! Compile-time values: `const` items, dims, axes and conditions of `if`.

use super::{
    generic::Argument,
    literal::Scalar,
    number::{Number, NumberError},
    session::Reports,
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
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
    /// A dtype, in conditions only.
    DType(DType),
}

impl Constant {
    /// What the value is, in words.
    pub fn describe(&self) -> String {
        match self {
            Self::Integer(value) => format!("the integer {value}"),
            Self::Float(value) => format!("the float {value}"),
            Self::Bool(value) => format!("the truth value {value}"),
            Self::DType(dtype) => format!("the dtype {dtype}"),
        }
    }

    /// The literal that the value stands for in an expression; a dtype has none.
    pub fn to_scalar(&self) -> Option<Scalar> {
        match self {
            Self::Integer(value) => Some(Scalar::Integer(*value)),
            Self::Float(value) => Some(Scalar::Float(value.clone())),
            Self::Bool(value) => Some(Scalar::Bool(*value)),
            Self::DType(_) => None,
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
            Self::Bool(_) | Self::DType(_) => None,
        }
    }
}

/// The value that the command line gives a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Override {
    /// An integer, for an integer or a floating constant.
    Integer(i64),
    /// Decimal text with a dot or an exponent, for a floating constant.
    Float(String),
}

impl Override {
    /// The number that `text` denotes, as the language writes it, with a sign.
    pub fn parse(text: &str) -> Option<Self> {
        if let Ok(value) = text.parse() {
            return Some(Self::Integer(value));
        }
        let digits = text.strip_prefix('-').unwrap_or(text);
        let begins = digits.starts_with(|character: char| character.is_ascii_digit());
        (begins && Number::from_decimal(digits).is_ok()).then(|| Self::Float(text.to_owned()))
    }

    /// The value; `None` for text that [`Self::parse`] refuses.
    pub fn value(&self) -> Option<Constant> {
        match self {
            Self::Integer(value) => Some(Constant::Integer(i128::from(*value))),
            Self::Float(text) => {
                let (negative, digits) = match text.strip_prefix('-') {
                    Some(digits) => (true, digits),
                    None => (false, text.as_str()),
                };
                let number = Number::from_decimal(digits).ok()?;
                Some(Constant::Float(if negative { number.negate() } else { number }))
            }
        }
    }
}

/// What names mean in a compile-time expression.
pub trait Environment {
    /// The value of `name`; reports one that has none, and gives `None`.
    fn constant(&self, name: &str, span: Span) -> Option<Constant>;

    /// What `name` stands for, when it is a generic parameter.
    fn generic(&self, _name: &str) -> Option<Argument> {
        None
    }
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
        let (first, operators) = match spine[..] {
            [name, part, ref rest @ ..] if self.is_part_of_shape(name, part) => (self.part_of_shape(name, part), rest),
            _ => (None, &spine[1..]),
        };
        let only_operators = operators
            .iter()
            .all(|&link| matches!(self.file[link].kind, ExprKind::Binary { .. }));
        if !only_operators {
            return self.not_constant(id);
        }
        let is_part = operators.len() + 1 < spine.len();
        let mut value = if is_part { first } else { self.evaluate_leaf(spine[0]) };
        for &link in operators {
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
        let dims: Vec<_> = ids.iter().map(|&id| self.entry(id)).collect();
        let dims: Vec<Vec<u64>> = dims.into_iter().collect::<Option<_>>()?;
        Some(dims.concat())
    }

    /// An entry of a dim list: an extent, or `..S`.
    fn entry(&self, id: ExprId) -> Option<Vec<u64>> {
        let ExprKind::Spread(name) = &self.file[id].kind else {
            return self.dim(id).map(|dim| vec![dim]);
        };
        let Some(Argument::Shape(shape, _)) = self.environment.generic(&name.name) else {
            let message = format!("unknown shape `{}`", name.name);
            self.report(Code::UnknownName, message, name.span, "expected a shape parameter");
            return None;
        };
        let dims = shape.dims.iter().map(|dim| dim.evaluate(|_| None).ok());
        dims.map(|dim| u64::try_from(dim?).ok()).collect()
    }

    /// Whether `part` is `S[0]` or `S.rank` of the shape parameter `name`.
    fn is_part_of_shape(&self, name: ExprId, part: ExprId) -> bool {
        let ExprKind::Name(name) = &self.file[name].kind else {
            return false;
        };
        matches!(self.file[part].kind, ExprKind::Index { .. } | ExprKind::Field { .. })
            && matches!(self.environment.generic(name), Some(Argument::Shape(..)))
    }

    fn part_of_shape(&self, name: ExprId, part: ExprId) -> Option<Constant> {
        let ExprKind::Name(name) = &self.file[name].kind else {
            return None;
        };
        let Some(Argument::Shape(shape, _)) = self.environment.generic(name) else {
            return None;
        };
        let rank = shape.dims.len();
        match &self.file[part].kind {
            ExprKind::Field { name: field, .. } if &*field.name == "rank" => Some(Constant::Integer(rank as i128)),
            ExprKind::Field { name: field, .. } => {
                let message = format!("a shape has no `{}`", field.name);
                let label = format!("expected `{name}.rank` or `{name}[0]`");
                self.report(Code::NotConstant, message, field.span, &label);
                None
            }
            ExprKind::Index { index, .. } => {
                let position = self.integer(*index, "the axis")?;
                let dim = usize::try_from(position)
                    .ok()
                    .and_then(|position| shape.dims.get(position));
                if dim.is_none() {
                    let message = format!("axis {position} is out of range for rank {rank}");
                    let label = format!("`{name}` has rank {rank}");
                    self.report(Code::AxisOutOfRange, message, self.file[*index].span, &label);
                }
                dim?.evaluate(|_| None).ok().map(Constant::Integer)
            }
            _ => None,
        }
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
            ExprKind::DType(dtype) => Some(Constant::DType(*dtype)),
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

    /// The value of an operator on two values; reports what has none.
    pub fn binary(
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
            (Constant::DType(left), Constant::DType(right))
                if matches!(operator, BinaryOperator::Equal | BinaryOperator::NotEqual) =>
            {
                (left == right).then_some(Ordering::Equal)
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
