//! Dims as expressions over generic parameters.

use crate::diagnostics::Span;

/// Most steps of one expression: what aliases expand to stays bounded.
const MAXIMUM_STEPS: usize = 4_096;

/// A dim: `+ - *` and exact `/` over integers and parameters, in postfix order,
/// so that nothing recurses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dim {
    steps: Vec<Step>,
    /// Where it is written.
    pub span: Span,
}

/// One step of a postfix expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An integer.
    Constant(i128),
    /// The parameter at this position.
    Parameter(usize),
    /// Negation.
    Negate,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// Exact `/`
    Divide,
}

/// Why a dim has no value, or does not give one to its parameter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DimError {
    /// A division leaves a remainder.
    #[error("`{0} / {1}` is not an integer")]
    Inexact(i128, i128),
    /// Beyond 128 bits.
    #[error("compile-time arithmetic exceeds 128 bits")]
    Overflow,
    /// The value is not linear in the only parameter that is not known, or more
    /// than one is not known.
    #[error("the dim does not determine its parameter")]
    Undetermined,
}

/// `(factor * x + offset) / divisor` in the unknown `x`.
#[derive(Clone, Copy)]
struct Linear {
    factor: i128,
    offset: i128,
    divisor: i128,
}

impl Linear {
    const fn constant(value: i128) -> Self {
        Self {
            factor: 0,
            offset: value,
            divisor: 1,
        }
    }

    fn sum(self, other: Self) -> Option<Self> {
        let cross = |left: i128, right: i128| {
            left.checked_mul(other.divisor)?
                .checked_add(right.checked_mul(self.divisor)?)
        };
        Some(Self {
            factor: cross(self.factor, other.factor)?,
            offset: cross(self.offset, other.offset)?,
            divisor: self.divisor.checked_mul(other.divisor)?,
        })
    }

    fn scale(self, numerator: i128, denominator: i128) -> Option<Self> {
        Some(Self {
            factor: self.factor.checked_mul(numerator)?,
            offset: self.offset.checked_mul(numerator)?,
            divisor: self.divisor.checked_mul(denominator)?,
        })
    }

    fn apply(step: Step, left: Self, right: Self) -> Result<Self, DimError> {
        let result = match step {
            Step::Add => left.sum(right),
            Step::Subtract => right.scale(-1, 1).and_then(|right| left.sum(right)),
            Step::Multiply if right.factor == 0 => left.scale(right.offset, right.divisor),
            Step::Multiply if left.factor == 0 => right.scale(left.offset, left.divisor),
            Step::Divide if right.factor == 0 && right.offset != 0 => left.scale(right.divisor, right.offset),
            _ => return Err(DimError::Undetermined),
        };
        result.ok_or(DimError::Overflow)
    }
}

impl Dim {
    /// An integer.
    pub fn constant(value: i128, span: Span) -> Self {
        Self {
            steps: vec![Step::Constant(value)],
            span,
        }
    }

    /// The parameter at `index`.
    pub fn parameter(index: usize, span: Span) -> Self {
        Self {
            steps: vec![Step::Parameter(index)],
            span,
        }
    }

    /// The dim that postfix `steps` give; `None` when they are too many.
    pub fn from_steps(steps: Vec<Step>, span: Span) -> Option<Self> {
        (steps.len() <= MAXIMUM_STEPS).then_some(Self { steps, span })
    }

    /// The postfix steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The parameter that the dim is, when it is nothing else.
    pub fn as_parameter(&self) -> Option<usize> {
        match self.steps[..] {
            [Step::Parameter(index)] => Some(index),
            _ => None,
        }
    }

    /// The value, given those of the parameters.
    ///
    /// # Errors
    ///
    /// Fails when a division is not exact, a parameter has no value, or a value
    /// exceeds 128 bits.
    pub fn evaluate(&self, value_of: impl Fn(usize) -> Option<i128>) -> Result<i128, DimError> {
        let mut stack: Vec<i128> = vec![];
        for step in &self.steps {
            let value = match *step {
                Step::Constant(value) => Some(value),
                Step::Parameter(index) => Some(value_of(index).ok_or(DimError::Undetermined)?),
                Step::Negate => stack.pop().and_then(i128::checked_neg),
                Step::Add | Step::Subtract | Step::Multiply | Step::Divide => {
                    let (Some(right), Some(left)) = (stack.pop(), stack.pop()) else {
                        return Err(DimError::Undetermined);
                    };
                    match step {
                        Step::Add => left.checked_add(right),
                        Step::Subtract => left.checked_sub(right),
                        Step::Multiply => left.checked_mul(right),
                        _ if right == 0 || left.checked_rem(right) != Some(0) => {
                            return Err(DimError::Inexact(left, right));
                        }
                        _ => left.checked_div(right),
                    }
                }
            };
            stack.push(value.ok_or(DimError::Overflow)?);
        }
        stack.pop().ok_or(DimError::Undetermined)
    }

    /// The parameter that has no value yet and the value with which the dim is
    /// `target`.
    ///
    /// # Errors
    ///
    /// Fails when there is not exactly one such parameter, the dim is not linear
    /// in it, or no integer gives `target`.
    pub fn solve(&self, target: i128, value_of: impl Fn(usize) -> Option<i128>) -> Result<(usize, i128), DimError> {
        let mut unknown = None;
        let mut stack: Vec<Linear> = vec![];
        for step in &self.steps {
            let value = match *step {
                Step::Constant(value) => Linear::constant(value),
                Step::Parameter(index) => match value_of(index) {
                    Some(value) => Linear::constant(value),
                    None if unknown.is_some_and(|unknown| unknown != index) => return Err(DimError::Undetermined),
                    None => {
                        unknown = Some(index);
                        Linear {
                            factor: 1,
                            offset: 0,
                            divisor: 1,
                        }
                    }
                },
                Step::Negate => {
                    let value = stack.pop().ok_or(DimError::Undetermined)?;
                    value.scale(-1, 1).ok_or(DimError::Overflow)?
                }
                Step::Add | Step::Subtract | Step::Multiply | Step::Divide => {
                    let (Some(right), Some(left)) = (stack.pop(), stack.pop()) else {
                        return Err(DimError::Undetermined);
                    };
                    Linear::apply(*step, left, right)?
                }
            };
            stack.push(value);
        }
        let (Some(unknown), Some(form)) = (unknown, stack.pop()) else {
            return Err(DimError::Undetermined);
        };
        if form.factor == 0 {
            return Err(DimError::Undetermined);
        }
        let rest = target
            .checked_mul(form.divisor)
            .and_then(|scaled| scaled.checked_sub(form.offset))
            .ok_or(DimError::Overflow)?;
        match rest.checked_rem(form.factor) {
            Some(0) => Ok((unknown, rest.checked_div(form.factor).ok_or(DimError::Overflow)?)),
            _ => Err(DimError::Inexact(rest, form.factor)),
        }
    }

    /// The parameters that have no value yet.
    pub fn unknowns(&self, value_of: impl Fn(usize) -> Option<i128>) -> Vec<usize> {
        let mut unknowns: Vec<usize> = self
            .steps
            .iter()
            .filter_map(|step| match step {
                Step::Parameter(index) if value_of(*index).is_none() => Some(*index),
                _ => None,
            })
            .collect();
        unknowns.sort_unstable();
        unknowns.dedup();
        unknowns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::SourceMap;

    fn dim(steps: Vec<Step>) -> Dim {
        let file = SourceMap::new().add("a.kina", "");
        Dim::from_steps(steps, Span::new(file, 0, 0)).unwrap()
    }

    #[test]
    fn linear_dims_are_solved() {
        use Step::*;
        // 2 * N + 1
        let odd = dim(vec![Constant(2), Parameter(0), Multiply, Constant(1), Add]);
        assert_eq!(odd.solve(9, |_| None), Ok((0, 4)));
        assert_eq!(odd.solve(8, |_| None), Err(DimError::Inexact(7, 2)));
        assert_eq!(odd.evaluate(|_| Some(4)), Ok(9));
        // (N - D) / 3, with D known
        let third = dim(vec![Parameter(0), Parameter(1), Subtract, Constant(3), Divide]);
        let known = |index| (index == 1).then_some(2);
        assert_eq!(third.solve(5, known), Ok((0, 17)));
        assert_eq!(third.solve(5, |_| None), Err(DimError::Undetermined));
        assert_eq!(third.evaluate(|_| Some(3)), Ok(0));
    }

    #[test]
    fn squares_and_reciprocals_are_not_solved() {
        use Step::*;
        let square = dim(vec![Parameter(0), Parameter(0), Multiply]);
        assert_eq!(square.solve(9, |_| None), Err(DimError::Undetermined));
        let reciprocal = dim(vec![Constant(12), Parameter(0), Divide]);
        assert_eq!(reciprocal.solve(3, |_| None), Err(DimError::Undetermined));
        assert_eq!(reciprocal.evaluate(|_| Some(5)), Err(DimError::Inexact(12, 5)));
        let nothing = dim(vec![Parameter(0), Parameter(0), Subtract]);
        assert_eq!(nothing.solve(0, |_| None), Err(DimError::Undetermined));
    }

    #[test]
    fn overflow_is_an_error() {
        use Step::*;
        let huge = dim(vec![Constant(i128::MAX), Parameter(0), Multiply]);
        assert_eq!(huge.evaluate(|_| Some(2)), Err(DimError::Overflow));
        assert_eq!(
            dim(vec![Constant(i128::MIN), Negate]).evaluate(|_| None),
            Err(DimError::Overflow)
        );
    }
}
