//! `for`: loops with carried values.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand, regroup},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    sema::{
        ValueId,
        constant::{Constant, Evaluator},
        types::{TensorType, Type},
    },
    syntax::ast,
};
use std::sync::Arc;

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// Checks `for i in 0..N with (s = s0) { next_s }`; its value is the final
    /// state.
    pub fn check_for(&mut self, repetition: &'a ast::For, span: Span) -> Checked {
        let range = self.check_range(&repetition.range);
        let initial = repetition.state.iter().map(|state| {
            let checked = self.check_expression(state.initial);
            self.materialize(&checked)
        });
        let initial = initial.collect::<Vec<_>>();
        let types = initial.iter().map(|checked| self.type_of(checked)).collect::<Vec<_>>();
        let (Some((lower, upper)), false) = (range, types.iter().any(Type::has_error)) else {
            return self.silently_poisoned(span);
        };
        let state_type = match &types[..] {
            [only] => only.clone(),
            several => Type::Tuple(several.into()),
        };
        let mut entry = vec![];
        for checked in &initial {
            checked.flatten(&mut entry);
        }

        let arguments = self.enter_loop(repetition, &types);
        let next = self.check_block(&repetition.body);
        let next = self.expect(&next, &state_type, "the next state");
        self.scopes.leave();
        let mut yielded = vec![];
        let complete = next.flatten(&mut yielded);
        let body = self.instructions.leave_body();
        if !complete {
            return self.silently_poisoned(span);
        }
        let repetition = crate::sema::Loop {
            lower,
            upper,
            initial: entry,
            arguments,
            body,
            yielded,
            yield_span: next.span,
        };
        let mut results = self.instructions.repeat(repetition, &state_type, span);
        regroup(&state_type, &mut results, span)
    }

    /// Begins the body: binds the index and the carried values. Unused ones are
    /// fine, as unused parameters are.
    fn enter_loop(&mut self, repetition: &'a ast::For, types: &[Type]) -> Vec<ValueId> {
        self.instructions.enter_body();
        self.scopes.enter();
        let variable = &repetition.variable;
        let index = TensorType::scalar(DType::I64);
        let index = self.instructions.parameter(index, &variable.name, variable.span);
        self.scopes
            .bind(variable.name.clone(), variable.span, Operand::Value(index));
        let mut arguments = vec![index];
        for (state, ty) in repetition.state.iter().zip(types) {
            let name = &state.name;
            let first = arguments.len();
            ty.for_each_leaf(&name.name, &mut |path, leaf| {
                arguments.push(self.instructions.parameter(leaf.clone(), path, name.span));
            });
            let value = regroup(ty, &mut arguments[first..].iter().copied(), name.span);
            self.scopes.bind(name.name.clone(), name.span, value.operand);
        }
        arguments
    }

    /// The bounds of a range; reports what is no range.
    fn check_range(&self, range: &ast::Range) -> Option<(i64, i64)> {
        let (lower, upper) = (self.check_bound(range.start), self.check_bound(range.end));
        let (lower, upper) = (lower?, upper?);
        if lower <= upper {
            return Some((lower, upper));
        }
        let message = format!("the range {lower}..{upper} runs backwards");
        let span = self.expression(range.end).span;
        let label = format!("expected at least {lower}");
        self.report(Diagnostic::new(Code::NotConstant, message).at(span, label));
        None
    }

    fn check_bound(&self, bound: ast::ExprId) -> Option<i64> {
        let value = Evaluator::new(self.session.file, self, &self.session.reports).evaluate(bound);
        let span = self.expression(bound).span;
        match value {
            Some(Constant::Integer(value)) => match i64::try_from(value) {
                Ok(value) => return Some(value),
                Err(_) => self.report(
                    Diagnostic::new(Code::NotConstant, format!("the bound {value} does not fit I64")).at(span, ""),
                ),
            },
            Some(other) => {
                let message = format!("the bound of a range is {}: expected an integer", other.describe());
                self.report(Diagnostic::new(Code::NotConstant, message).at(span, ""));
            }
            None => {
                self.silently_poisoned(span);
            }
        }
        None
    }

    /// The value with every literal in it as a tensor: one that has no dtype is
    /// reported.
    fn materialize(&mut self, checked: &Checked) -> Checked {
        let operand = match &checked.operand {
            Operand::Literal(_) => self.literal_by_itself(checked).map_or(Operand::Poison, Operand::Value),
            Operand::Tuple(elements) => Operand::Tuple(self.materialize_all(elements)),
            Operand::Record(name, elements) => Operand::Record(name.clone(), self.materialize_all(elements)),
            Operand::Array(elements) => Operand::Array(self.materialize_all(elements)),
            Operand::Handle(_) => self.refuse_handle(checked.span).operand,
            Operand::Value(_) | Operand::Poison => checked.operand.clone(),
        };
        Checked {
            operand,
            ..checked.clone()
        }
    }

    fn materialize_all(&mut self, elements: &[Checked]) -> Arc<[Checked]> {
        elements.iter().map(|element| self.materialize(element)).collect()
    }
}
