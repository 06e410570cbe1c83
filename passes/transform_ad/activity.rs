//! Which operations lie between an input that is differentiated by and the loss.

use super::{
    loops::Loop,
    rules::{Differentiation, differentiation},
    tape::Tape,
};
use crate::{
    dtype::DType,
    ffi::{
        ir::{operation_key, value_key},
        view::KinaView,
    },
};
use melior::ir::{
    OperationRef, Value, ValueLike,
    operation::OperationLike,
    r#type::{RankedTensorType, ShapedTypeLike},
};
use std::collections::HashSet;

/// An operation on the way of a cotangent that has no rule.
pub struct Refused<'c, 'a> {
    /// The operation.
    pub operation: OperationRef<'c, 'a>,
    /// Why there is none.
    pub reason: &'static str,
}

/// What depends on an input that is differentiated by, and what the loss
/// depends on. Operations whose derivative is zero by definition end both.
pub struct Activity<'c, 'a> {
    varied: HashSet<usize>,
    useful: HashSet<usize>,
    active: HashSet<usize>,
    /// The operations in the way.
    pub refused: Vec<Refused<'c, 'a>>,
}

impl<'c, 'a> Activity<'c, 'a> {
    /// Analyses `tape`.
    pub fn of(tape: &Tape<'c, 'a>) -> Self {
        let mut activity = Self {
            varied: HashSet::new(),
            useful: HashSet::new(),
            active: HashSet::new(),
            refused: Vec::new(),
        };
        let wrt = tape.wrt.iter().zip(&tape.is_used).filter(|(_, used)| **used);
        let inputs = wrt.filter_map(|(&position, _)| tape.inputs.get(position));
        activity.varied.extend(inputs.map(value_key));
        for &operation in &tape.operations {
            activity.spread(operation);
        }
        activity.useful.extend(tape.loss().iter().map(value_key));
        for &operation in tape.operations.iter().rev() {
            activity.gather(operation);
        }
        activity.refused.retain(|refused| {
            let key = operation_key(&refused.operation);
            activity.active.contains(&key)
        });
        activity
    }

    /// Whether a cotangent flows through `operation`.
    pub fn is_active(&self, operation: OperationRef) -> bool {
        self.active.contains(&operation_key(&operation))
    }

    /// Whether `value` gets a cotangent.
    pub fn is_active_value(&self, value: &Value) -> bool {
        self.is_varied(value) && self.is_useful(value)
    }

    /// Whether `value` depends on an input that is differentiated by.
    pub fn is_varied(&self, value: &Value) -> bool {
        self.varied.contains(&value_key(value))
    }

    /// Whether the loss depends on `value`.
    pub fn is_useful(&self, value: &Value) -> bool {
        self.useful.contains(&value_key(value))
    }

    /// As [`Self::of`] for the body of a loop: what varies before it, and the
    /// values that it passes on and that matter.
    pub fn of_body(
        operations: &[OperationRef<'c, 'a>],
        varied: impl IntoIterator<Item = usize>,
        useful: impl IntoIterator<Item = usize>,
    ) -> Self {
        let mut activity = Self {
            varied: varied.into_iter().collect(),
            useful: useful.into_iter().collect(),
            active: HashSet::new(),
            refused: Vec::new(),
        };
        for &operation in operations {
            activity.spread(operation);
        }
        for &operation in operations.iter().rev() {
            activity.gather(operation);
        }
        activity
    }

    /// Forward: the results of an operation with a varied operand vary.
    fn spread(&mut self, operation: OperationRef<'c, 'a>) {
        if let Some(repetition) = Loop::new(operation) {
            return self.spread_loop(&repetition);
        }
        if !operation.operands().any(|operand| self.is_varied(&operand)) {
            return;
        }
        match state(operation) {
            Differentiation::Zero => {}
            // One refusal is enough: what follows is not varied.
            Differentiation::Refused(reason) => {
                let is_known = |known: &Refused| operation_key(&known.operation) == operation_key(&operation);
                if !self.refused.iter().any(is_known) {
                    self.refused.push(Refused { operation, reason });
                }
            }
            Differentiation::Rule(_) => {
                let results = operation.results().map(Value::from);
                self.varied
                    .extend(results.filter(is_floating).map(|value| value_key(&value)));
            }
        }
    }

    /// A carried value varies when its initial value does, or what an iteration
    /// makes of it.
    fn spread_loop(&mut self, repetition: &Loop<'c, 'a>) {
        loop {
            for (carried, initial) in repetition.carried.iter().zip(&repetition.initial) {
                if self.is_varied(initial) {
                    self.varied.insert(value_key(carried));
                }
            }
            for &operation in &repetition.operations {
                self.spread(operation);
            }
            let before = self.varied.len();
            for (carried, yielded) in repetition.carried.iter().zip(&repetition.yielded) {
                if self.is_varied(yielded) {
                    self.varied.insert(value_key(carried));
                }
            }
            if self.varied.len() == before {
                break;
            }
        }
        for (carried, result) in repetition.carried.iter().zip(&repetition.results) {
            if self.is_varied(carried) {
                self.varied.insert(value_key(result));
            }
        }
    }

    /// A carried value matters when its result does, or when it matters to the
    /// next iteration.
    fn gather_loop(&mut self, repetition: &Loop<'c, 'a>) {
        loop {
            let before = self.useful.len();
            for (index, yielded) in repetition.yielded.iter().enumerate() {
                if self.is_useful(&repetition.results[index]) || self.is_useful(&repetition.carried[index]) {
                    self.useful.insert(value_key(yielded));
                }
            }
            for &operation in repetition.operations.iter().rev() {
                self.gather(operation);
            }
            if self.useful.len() == before {
                break;
            }
        }
        for (carried, initial) in repetition.carried.iter().zip(&repetition.initial) {
            if self.is_useful(carried) {
                self.useful.insert(value_key(initial));
            }
        }
        let is_active = repetition.results.iter().any(|result| self.is_active_value(result));
        if is_active {
            self.active.insert(operation_key(&repetition.operation));
        }
    }

    /// Backward: the operands of an operation with a useful result are useful.
    fn gather(&mut self, operation: OperationRef<'c, 'a>) {
        if let Some(repetition) = Loop::new(operation) {
            return self.gather_loop(&repetition);
        }
        let state = state(operation);
        let carries = |value: &Value| match state {
            Differentiation::Zero => false,
            Differentiation::Refused(_) => true,
            Differentiation::Rule(_) => is_floating(value),
        };
        let is_useful = operation
            .results()
            .map(Value::from)
            .any(|result| carries(&result) && self.is_useful(&result));
        if !is_useful {
            return;
        }
        self.useful
            .extend(operation.operands().map(|operand| value_key(&operand)));
        if operation.operands().any(|operand| self.is_varied(&operand)) {
            self.active.insert(operation_key(&operation));
        }
    }
}

/// What the differentiation of `operation` is. Calls are opened when they are
/// active, so until then they count as having a rule.
fn state(operation: OperationRef) -> Differentiation {
    match KinaView::new(operation) {
        Some(view) => differentiation(&view, operation),
        None => Differentiation::OPENED,
    }
}

/// Whether `value` is a tensor of a floating dtype.
fn is_floating(value: &Value) -> bool {
    let element = RankedTensorType::try_from(value.r#type()).map(|tensor| tensor.element());
    element.ok().and_then(DType::from_mlir).is_some_and(DType::is_float)
}
