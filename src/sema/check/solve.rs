//! Generic parameters of a call or record, solved from the types of its parts.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::Span,
    dtype::DType,
    sema::{
        generic::{
            Argument, DTypePattern, Dim, DimError, GenericValue, Kind, Pattern, ShapePattern, TemplateParameter,
        },
        literal::Literal,
    },
};

/// The part of a call that says something about a parameter.
#[derive(Clone)]
pub struct Source {
    /// What it is: "`x`", "the field `w`".
    pub what: String,
    /// The axis of a tensor, when a dim speaks.
    pub axis: Option<usize>,
    /// Where it is.
    pub span: Span,
    /// Its type.
    pub found: String,
}

impl Source {
    /// The part in words; the axis when it matters.
    pub fn words(&self, with_axis: bool) -> String {
        match self.axis {
            Some(axis) if with_axis => format!("axis {axis} of {}", self.what),
            _ => self.what.clone(),
        }
    }
}

/// A value that must agree with its pattern.
pub struct Part<'p> {
    /// The type over generic parameters.
    pub pattern: &'p Pattern,
    /// The value.
    pub checked: &'p Checked,
    /// What it is: "`x`", "the field `w`".
    pub what: String,
    /// Where the pattern is written.
    pub written: Span,
}

/// What is being solved.
pub struct Problem<'p> {
    /// The function or record.
    pub name: &'p str,
    /// Where it is used.
    pub span: Span,
    /// The parameters.
    pub parameters: &'p [TemplateParameter],
    /// How all parameters would be given explicitly: `f::<`; none where they
    /// cannot be.
    pub explicit: Option<&'static str>,
}

/// A dim and the extent that it must be.
pub struct Equation {
    /// The dim.
    pub dim: Dim,
    /// The extent.
    pub value: i128,
    /// What has this extent.
    pub source: Source,
}

/// The solution so far.
pub struct Solver {
    /// The values with what they come from.
    pub values: Vec<Option<(GenericValue, Source)>>,
    /// The equations that do not determine anything yet.
    pub equations: Vec<Equation>,
    /// Shape parameters that only a scalar literal speaks of: rank 0.
    scalars: Vec<(usize, Source)>,
    /// The parameters of which two values were reported.
    conflicts: Vec<usize>,
    /// Whether something was reported, here or before.
    failed: bool,
}

impl Solver {
    /// Nothing is known of `count` parameters.
    pub fn new(count: usize) -> Self {
        Self {
            values: vec![None; count],
            equations: vec![],
            scalars: vec![],
            conflicts: vec![],
            failed: false,
        }
    }

    /// States the value of a parameter.
    pub fn state(&mut self, index: usize, value: GenericValue, what: &str, span: Span) {
        let source = Source {
            what: what.to_owned(),
            axis: None,
            span,
            found: value.to_string(),
        };
        self.values[index] = Some((value, source));
    }

    /// Notes that something was reported: what cannot be solved stays unsaid.
    pub const fn fail(&mut self) {
        self.failed = true;
    }

    /// The value of a dimension, when it is known.
    pub fn integer(&self, index: usize) -> Option<i128> {
        match self.values.get(index) {
            Some(Some((GenericValue::Integer(value), _))) => Some(*value),
            _ => None,
        }
    }
}

impl FunctionChecker<'_, '_, '_> {
    /// The values of the parameters with which every part has the type of its
    /// pattern, as far as parameters are concerned. Reports where there are none.
    pub fn solve(&self, problem: &Problem, mut solver: Solver, parts: &[Part]) -> Option<Vec<GenericValue>> {
        for part in parts {
            let source = Source {
                what: part.what.clone(),
                axis: None,
                span: part.checked.span,
                found: self.describe(part.checked),
            };
            if !self.match_value(problem, &mut solver, part.pattern, part.checked, &source) {
                self.report_structure(problem, part);
                solver.failed = true;
            }
        }
        self.solve_equations(problem, &mut solver);
        for (index, source) in std::mem::take(&mut solver.scalars) {
            if solver.values[index].is_none() {
                solver.values[index] = Some((GenericValue::Shape([].into()), source));
            }
        }
        if solver.failed {
            return None;
        }
        let unsolved = solver.values.iter().position(Option::is_none);
        match unsolved {
            None => Some(solver.values.into_iter().flatten().map(|(value, _)| value).collect()),
            Some(index) => {
                self.report_unsolved(problem, &solver, index);
                None
            }
        }
    }

    /// Collects what a value says; false when its structure is another one.
    fn match_value(
        &self,
        problem: &Problem,
        solver: &mut Solver,
        pattern: &Pattern,
        checked: &Checked,
        source: &Source,
    ) -> bool {
        match (pattern, &checked.operand) {
            (Pattern::Error, _) | (_, Operand::Poison) => {
                solver.failed = true;
                true
            }
            (Pattern::Tensor(tensor), Operand::Value(value)) => {
                let ty = self.instructions.type_of(*value);
                self.match_dtype(problem, solver, tensor.dtype, ty.dtype(), source);
                self.match_shape(problem, solver, &tensor.shape, ty.shape(), source)
            }
            (Pattern::Tensor(tensor), Operand::Literal(literal)) => {
                if let Some(dtype) = literal.dtype() {
                    self.match_dtype(problem, solver, tensor.dtype, dtype, source);
                }
                self.match_literal_shape(problem, solver, &tensor.shape, literal, source)
            }
            (Pattern::Tuple(patterns, _), Operand::Tuple(elements)) if patterns.len() == elements.len() => patterns
                .iter()
                .zip(elements.iter())
                .all(|(pattern, element)| self.match_value(problem, solver, pattern, element, source)),
            (Pattern::Array { element, length, .. }, Operand::Array(elements)) => {
                self.match_dim(problem, solver, length, elements.len() as i128, source.clone());
                elements
                    .iter()
                    .all(|checked| self.match_value(problem, solver, element, checked, source))
            }
            (Pattern::Record { record, arguments, .. }, Operand::Record(ty, _)) if ty.record == *record => arguments
                .iter()
                .zip(&ty.arguments)
                .all(|(argument, value)| self.match_argument(problem, solver, argument, value, source)),
            _ => false,
        }
    }

    fn match_argument(
        &self,
        problem: &Problem,
        solver: &mut Solver,
        argument: &Argument,
        value: &GenericValue,
        source: &Source,
    ) -> bool {
        match (argument, value) {
            (Argument::Dim(dim), GenericValue::Integer(value)) => {
                self.match_dim(problem, solver, dim, *value, source.clone());
                true
            }
            (Argument::DType(pattern, _), GenericValue::DType(dtype)) => {
                self.match_dtype(problem, solver, *pattern, *dtype, source);
                true
            }
            (Argument::Shape(pattern, _), GenericValue::Shape(shape)) => {
                self.match_shape(problem, solver, pattern, shape, source)
            }
            _ => false,
        }
    }

    /// A dtype that is stated and differs is reported with the whole type later.
    fn match_dtype(
        &self,
        problem: &Problem,
        solver: &mut Solver,
        pattern: DTypePattern,
        dtype: DType,
        source: &Source,
    ) {
        if let DTypePattern::Parameter(index) = pattern {
            self.bind_parameter(problem, solver, index, GenericValue::DType(dtype), source.clone());
        }
    }

    fn match_shape(
        &self,
        problem: &Problem,
        solver: &mut Solver,
        pattern: &ShapePattern,
        shape: &[u64],
        source: &Source,
    ) -> bool {
        let Some(leading) = shape.len().checked_sub(pattern.dims.len()) else {
            return false;
        };
        match pattern.leading {
            None if leading > 0 => return false,
            None => {}
            Some(index) => {
                let value = GenericValue::Shape(shape[..leading].into());
                self.bind_parameter(problem, solver, index, value, source.clone());
            }
        }
        for (axis, (dim, &extent)) in (leading..).zip(pattern.dims.iter().zip(&shape[leading..])) {
            let source = Source {
                axis: Some(axis),
                ..source.clone()
            };
            self.match_dim(problem, solver, dim, i128::from(extent), source);
        }
        true
    }

    /// A scalar literal takes any shape; it is of rank 0 when nothing else says.
    fn match_literal_shape(
        &self,
        problem: &Problem,
        solver: &mut Solver,
        pattern: &ShapePattern,
        literal: &Literal,
        source: &Source,
    ) -> bool {
        if let Some(shape) = literal.shape() {
            return self.match_shape(problem, solver, pattern, shape, source);
        }
        if let (Some(index), true, Some(_)) = (pattern.leading, pattern.dims.is_empty(), literal.dtype()) {
            solver.scalars.push((index, source.clone()));
        }
        true
    }

    fn match_dim(&self, problem: &Problem, solver: &mut Solver, dim: &Dim, value: i128, source: Source) {
        match dim.as_parameter() {
            Some(index) => self.bind_parameter(problem, solver, index, GenericValue::Integer(value), source),
            None => solver.equations.push(Equation {
                dim: dim.clone(),
                value,
                source,
            }),
        }
    }

    fn bind_parameter(
        &self,
        problem: &Problem,
        solver: &mut Solver,
        index: usize,
        value: GenericValue,
        source: Source,
    ) {
        let parameter = &problem.parameters[index];
        match &solver.values[index] {
            Some((known, _)) if *known == value => {}
            Some((known, first)) => {
                if !solver.conflicts.contains(&index) {
                    self.report_conflict(problem, parameter, (known, first), (&value, &source));
                    solver.conflicts.push(index);
                }
                solver.failed = true;
            }
            None => {
                if let (Kind::DType(bound), GenericValue::DType(dtype)) = (parameter.kind, &value)
                    && !self.session.within_bound(parameter, bound, *dtype, source.span)
                {
                    self.silently_poisoned(source.span);
                    solver.failed = true;
                }
                solver.values[index] = Some((value, source));
            }
        }
    }

    /// Solves equations in one unknown as long as there are some.
    fn solve_equations(&self, problem: &Problem, solver: &mut Solver) {
        loop {
            let equations = std::mem::take(&mut solver.equations);
            let before = equations.len();
            for equation in equations {
                let unknowns = equation.dim.unknowns(|index| solver.integer(index));
                match unknowns[..] {
                    // Extents without unknowns are compared with the whole type.
                    [] => {}
                    [index] => match equation.dim.solve(equation.value, |index| solver.integer(index)) {
                        Ok((index, value)) => {
                            let value = GenericValue::Integer(value);
                            self.bind_parameter(problem, solver, index, value, equation.source);
                        }
                        Err(DimError::Undetermined) => solver.equations.push(equation),
                        Err(error) => {
                            self.report_unsolvable(problem, index, &equation, &error);
                            solver.failed = true;
                        }
                    },
                    _ => solver.equations.push(equation),
                }
            }
            if solver.equations.len() == before {
                return;
            }
        }
    }
}
