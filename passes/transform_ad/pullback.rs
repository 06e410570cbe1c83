//! The reverse sweep.

use super::{
    activity::Activity,
    adjoint::Adjoint,
    emit::Emit,
    rules::{Differentiation, differentiation},
    tape::Tape,
};
use crate::{
    ffi::{
        edit,
        ir::{context, value_key},
        pass::PassError,
        view::KinaView,
    },
    passes::create::{Builder, Tensor},
};
use melior::ir::{OperationRef, Value, operation::OperationLike};
use std::collections::HashMap;

/// The cotangents of values, by their identity. One that is not there is zero.
struct Cotangents<'c, 'a>(HashMap<usize, Tensor<'c, 'a>>);

impl<'c, 'a> Cotangents<'c, 'a> {
    fn take(&mut self, value: &Value<'c, 'a>) -> Option<Tensor<'c, 'a>> {
        self.0.remove(&value_key(value))
    }

    /// Adds a cotangent to those that came from later operations.
    fn add(&mut self, emit: &Emit<'c, 'a>, value: &Value<'c, 'a>, cotangent: Tensor<'c, 'a>) {
        let key = value_key(value);
        let sum = match self.0.remove(&key) {
            Some(later) => emit.add(&later, &cotangent),
            None => cotangent,
        };
        self.0.insert(key, sum);
    }
}

/// Emits the pullback of `tape`; gives the gradients in the order of `wrt`.
///
/// # Errors
///
/// Fails on values that are no tensors of the language.
pub fn gradients<'c, 'a>(
    tape: &Tape<'c, 'a>,
    activity: &Activity<'c, 'a>,
) -> Result<Vec<Value<'c, 'a>>, PassError<'c>> {
    let invalid = || PassError::at(&tape.vjp, "expected tensors of the language on the host");
    let mut cotangents = Cotangents(HashMap::new());
    let loss = tape.loss().and_then(Tensor::new).ok_or_else(invalid)?;
    if activity.is_active_value(&loss.value) {
        let origin = edit::defining_operation(loss.value).unwrap_or(tape.vjp);
        let one = emit(tape, origin).splat(1.0, &loss);
        cotangents.0.insert(value_key(&loss.value), one);
    }
    for &operation in tape.operations.iter().rev() {
        if activity.is_active(operation) {
            visit(tape, activity, operation, &mut cotangents)
                .ok_or_else(|| PassError::at(&operation, "expected tensors of the language on the host"))?;
        }
    }
    tape.wrt
        .iter()
        .map(|&position| {
            let input = tape
                .inputs
                .get(position)
                .copied()
                .and_then(Tensor::new)
                .ok_or_else(invalid)?;
            let zero = || emit(tape, tape.vjp).splat(0.0, &input);
            let gradient = cotangents.0.get(&value_key(&input.value)).cloned();
            Ok(gradient.unwrap_or_else(zero).value)
        })
        .collect()
}

/// Operations in front of the `kina.vjp` that come from `origin`.
fn emit<'c, 'a>(tape: &Tape<'c, 'a>, origin: OperationRef<'c, 'a>) -> Emit<'c, 'a> {
    let context = context(&tape.vjp);
    Emit {
        builder: Builder::new(context, tape.block, Some(tape.vjp), origin.location()),
    }
}

/// Applies the rule of `operation`: the cotangents of its results become
/// cotangents of its operands.
fn visit<'c, 'a>(
    tape: &Tape<'c, 'a>,
    activity: &Activity<'c, 'a>,
    operation: OperationRef<'c, 'a>,
    cotangents: &mut Cotangents<'c, 'a>,
) -> Option<()> {
    let view = KinaView::new(operation)?;
    let Differentiation::Rule(rule) = differentiation(&view, operation) else {
        return None;
    };
    let received = operation.results().map(|result| cotangents.take(&result.into()));
    let received = received.collect::<Vec<_>>();
    // No cotangent arrives where all that follow were zero by definition.
    if received.iter().all(Option::is_none) {
        return Some(());
    }
    let wanted = operation.operands().map(|operand| activity.is_active_value(&operand));
    let emit = emit(tape, operation);
    let mut adjoint = Adjoint::new(emit, operation, received, wanted.collect())?;
    rule(&mut adjoint);
    let operands = operation.operands().collect::<Vec<_>>();
    for (operand, cotangent) in operands.iter().zip(adjoint.finish()).rev() {
        if let Some(cotangent) = cotangent {
            cotangents.add(&emit, operand, cotangent);
        }
    }
    Some(())
}
