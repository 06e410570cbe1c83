//! The reverse sweep.

use super::{
    activity::Activity,
    adjoint::Adjoint,
    emit::Emit,
    loops::{self, Loop},
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
use melior::{
    Context,
    ir::{BlockRef, Location, OperationRef, Value, operation::OperationLike},
};
use std::collections::HashMap;

/// The cotangents of values, by their identity. One that is not there is zero.
#[derive(Default)]
pub struct Cotangents<'c, 'a>(HashMap<usize, Tensor<'c, 'a>>);

impl<'c, 'a> Cotangents<'c, 'a> {
    /// Removes the cotangent of `value`.
    pub fn take(&mut self, value: &Value<'c, 'a>) -> Option<Tensor<'c, 'a>> {
        self.0.remove(&value_key(value))
    }

    /// Sets the cotangent of `value`.
    pub fn insert(&mut self, value: &Value<'c, 'a>, cotangent: Tensor<'c, 'a>) {
        self.0.insert(value_key(value), cotangent);
    }

    /// Adds a cotangent to those that came from later operations.
    pub fn add(&mut self, emit: &Emit<'c, 'a>, value: &Value<'c, 'a>, cotangent: Tensor<'c, 'a>) {
        let sum = match self.take(value) {
            Some(later) => emit.add(&later, &cotangent),
            None => cotangent,
        };
        self.insert(value, sum);
    }
}

/// Where the operations of a pullback go.
#[derive(Clone, Copy)]
pub enum Place<'c, 'a> {
    /// In front of an operation.
    Before(BlockRef<'c, 'a>, OperationRef<'c, 'a>),
    /// To the end of a block.
    End(BlockRef<'c, 'a>),
}

/// A walk over operations in reverse order.
pub struct Sweep<'c, 'a> {
    /// The cotangents so far.
    pub cotangents: Cotangents<'c, 'a>,
    /// Loops that are to be replaced by others when the walk is complete.
    pub replaced: Vec<(OperationRef<'c, 'a>, OperationRef<'c, 'a>)>,
    place: Place<'c, 'a>,
    context: &'c Context,
}

impl<'c, 'a> Sweep<'c, 'a> {
    /// A walk whose operations go to `place`.
    pub fn new(place: Place<'c, 'a>, context: &'c Context) -> Self {
        Self {
            cotangents: Cotangents::default(),
            replaced: Vec::new(),
            place,
            context,
        }
    }

    /// Creates operations of the pullback that come from `location`.
    pub fn emit(&self, location: Location<'c>) -> Emit<'c, 'a> {
        let (block, next) = match self.place {
            Place::Before(block, next) => (block, Some(next)),
            Place::End(block) => (block, None),
        };
        Emit {
            builder: Builder::new(self.context, block, next, location),
        }
    }

    /// Visits the active ones of `operations` in reverse order.
    ///
    /// # Errors
    ///
    /// Fails on values that are no tensors of the language.
    pub fn run(
        &mut self,
        activity: &Activity<'c, 'a>,
        operations: &[OperationRef<'c, 'a>],
    ) -> Result<(), PassError<'c>> {
        for &operation in operations.iter().rev() {
            if activity.is_active(operation) {
                let visited = match Loop::new(operation) {
                    Some(repetition) => loops::visit(self, activity, &repetition),
                    None => self.visit(activity, operation),
                };
                visited.ok_or_else(|| PassError::at(&operation, "expected tensors of the language on the host"))?;
            }
        }
        Ok(())
    }

    /// Applies the rule of `operation`: the cotangents of its results become
    /// cotangents of its operands.
    fn visit(&mut self, activity: &Activity<'c, 'a>, operation: OperationRef<'c, 'a>) -> Option<()> {
        let view = KinaView::new(operation)?;
        let Differentiation::Rule(rule) = differentiation(&view, operation) else {
            return None;
        };
        let received = operation
            .results()
            .map(|result| self.cotangents.take(&result.into()))
            .collect::<Vec<_>>();
        // No cotangent arrives where all that follow were zero by definition.
        if received.iter().all(Option::is_none) {
            return Some(());
        }
        let wanted = operation.operands().map(|operand| activity.is_active_value(&operand));
        let emit = self.emit(operation.location());
        let mut adjoint = Adjoint::new(emit, operation, received, wanted.collect())?;
        rule(&mut adjoint);
        let operands = operation.operands().collect::<Vec<_>>();
        for (operand, cotangent) in operands.iter().zip(adjoint.finish()).rev() {
            if let Some(cotangent) = cotangent {
                self.cotangents.add(&emit, operand, cotangent);
            }
        }
        Some(())
    }
}

/// Emits the pullback of `tape`; gives the gradients in the order of `wrt`.
///
/// # Errors
///
/// Fails on values that are no tensors of the language.
pub fn gradients<'c, 'a>(
    tape: &mut Tape<'c, 'a>,
    activity: &Activity<'c, 'a>,
) -> Result<Vec<Value<'c, 'a>>, PassError<'c>> {
    let vjp = tape.vjp;
    let invalid = || PassError::at(&vjp, "expected tensors of the language on the host");
    let mut sweep = Sweep::new(Place::Before(tape.block, vjp), context(&vjp));
    let loss = tape.loss().and_then(Tensor::new).ok_or_else(invalid)?;
    if activity.is_active_value(&loss.value) {
        let origin = edit::defining_operation(loss.value).unwrap_or(vjp);
        let one = sweep.emit(origin.location()).splat(1.0, &loss);
        sweep.cotangents.insert(&loss.value, one);
    }
    sweep.run(activity, &tape.operations)?;
    let mut gradients = Vec::new();
    for position in &tape.wrt {
        let input = tape.inputs.get(*position).copied().and_then(Tensor::new);
        let input = input.ok_or_else(invalid)?;
        let gradient = sweep.cotangents.take(&input.value);
        let zero = || sweep.emit(vjp.location()).splat(0.0, &input);
        gradients.push(gradient.unwrap_or_else(zero).value);
    }
    for (old, new) in sweep.replaced {
        for (result, value) in old.results().zip(new.results()) {
            let is_old = |gradient: &&mut Value<'c, 'a>| value_key(*gradient) == value_key(&result);
            gradients
                .iter_mut()
                .filter(is_old)
                .for_each(|gradient| *gradient = value.into());
        }
        tape.replace(old, new);
    }
    Ok(gradients)
}
