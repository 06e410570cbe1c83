//! The copy of the differentiated function at the place of its `kina.vjp`.

use super::{activity::Activity, order};
use crate::{
    dialect::KinaOperation,
    ffi::{
        edit,
        ir::{context, operation_key, operations, users, value_key},
        pass::PassError,
        view::KinaView,
    },
    passes::{
        create::{Builder, Parts},
        walk::{arguments, block_operations, entry_block, nested_operations},
    },
};
use melior::ir::{
    BlockLike, BlockRef, Operation, OperationRef, Value, ValueLike, attribute::DenseI64ArrayAttribute,
    operation::OperationLike,
};
use std::collections::HashMap;

/// The operations of a differentiated function, in order, in front of the
/// `kina.vjp` that asks for them.
pub struct Tape<'c, 'a> {
    /// The `kina.vjp`.
    pub vjp: OperationRef<'c, 'a>,
    /// The block that everything is in.
    pub block: BlockRef<'c, 'a>,
    /// The operations.
    pub operations: Vec<OperationRef<'c, 'a>>,
    /// The inputs, each one once for every position that it is given at.
    pub inputs: Vec<Value<'c, 'a>>,
    /// The positions of the inputs that are differentiated by.
    pub wrt: Vec<usize>,
    /// Whether the gradient of each of them is used.
    pub is_used: Vec<bool>,
    /// The results of the function; the first is the loss.
    pub results: Vec<Value<'c, 'a>>,
    /// The names of the function's parameters, as far as their locations have
    /// them.
    pub names: Vec<String>,
    /// Stand-ins for inputs, and what they stand for.
    stand_ins: Vec<(OperationRef<'c, 'a>, Value<'c, 'a>)>,
}

impl<'c, 'a> Tape<'c, 'a> {
    /// Copies the function that `vjp` differentiates in front of it.
    ///
    /// # Errors
    ///
    /// Fails on an operation that its verifier would have refused.
    pub fn copy(module: OperationRef<'c, 'a>, vjp: OperationRef<'c, 'a>) -> Result<Self, PassError<'c>> {
        let invalid = || PassError::at(&vjp, "the operation is invalid");
        let block = vjp.block().ok_or_else(invalid)?;
        let body = order::callee_name(vjp)
            .and_then(|name| order::function(module, &name))
            .and_then(entry_block)
            .ok_or_else(invalid)?;
        let wrt = wrt(vjp).ok_or_else(invalid)?;
        let (inputs, stand_ins) = inputs(vjp, block, &wrt);
        let (operations, results) = copy_before(body, &inputs, vjp).ok_or_else(invalid)?;
        let gradients = vjp.results().skip(results.len());
        let is_used = gradients.map(|gradient| !users(&gradient).is_empty());
        Ok(Self {
            vjp,
            block,
            operations,
            is_used: is_used.collect(),
            names: arguments(body).into_iter().map(super::refusal::name_of).collect(),
            inputs,
            wrt,
            results,
            stand_ins,
        })
    }

    /// The value that the cotangents start from.
    pub fn loss(&self) -> Option<Value<'c, 'a>> {
        self.results.first().copied()
    }

    /// Opens the calls and compositions on the way of a cotangent; says whether
    /// there were any.
    ///
    /// # Errors
    ///
    /// Fails on an operation that its verifier would have refused.
    pub fn open(&mut self, module: OperationRef<'c, 'a>, activity: &Activity) -> Result<bool, PassError<'c>> {
        let mut opened = false;
        let mut operations = Vec::new();
        for operation in std::mem::take(&mut self.operations) {
            if !activity.is_active(operation) || !is_openable(operation) {
                for inner in nested_operations(operation) {
                    if activity.is_active(inner) && is_openable(inner) {
                        opened = true;
                        self.open_one(module, inner)?;
                    }
                }
                operations.push(operation);
                continue;
            }
            opened = true;
            operations.extend(self.open_one(module, operation)?);
        }
        self.operations = operations;
        Ok(opened)
    }

    /// Replaces a call or composition by the operations that it stands for.
    fn open_one(
        &mut self,
        module: OperationRef<'c, 'a>,
        operation: OperationRef<'c, 'a>,
    ) -> Result<Vec<OperationRef<'c, 'a>>, PassError<'c>> {
        let invalid = || PassError::at(&operation, "the operation is invalid");
        let body = match order::callee_name(operation) {
            Some(name) => order::function(module, &name).and_then(entry_block),
            None => entry_block(operation),
        };
        let inputs = operation.operands().collect::<Vec<_>>();
        let copy = body.and_then(|body| copy_before(body, &inputs, operation));
        let (inner, results) = copy.ok_or_else(invalid)?;
        if results.len() != operation.result_count() {
            return Err(invalid());
        }
        for (result, value) in operation.results().zip(results) {
            edit::replace_all_uses(result.into(), value);
            self.rename(result.into(), value);
        }
        edit::erase(operation);
        Ok(inner)
    }

    /// Lets `new` take the place of `old`, which it has the first results of.
    pub fn replace(&mut self, old: OperationRef<'c, 'a>, new: OperationRef<'c, 'a>) {
        for (result, value) in old.results().zip(new.results()) {
            edit::replace_all_uses(result.into(), value.into());
            self.rename(result.into(), value.into());
        }
        for operation in &mut self.operations {
            if operation_key(operation) == operation_key(&old) {
                *operation = new;
            }
        }
        edit::erase(old);
    }

    /// Lets `value` take the place of `result` among the results.
    fn rename(&mut self, result: Value<'c, 'a>, value: Value<'c, 'a>) {
        for own in &mut self.results {
            if value_key(own) == value_key(&result) {
                *own = value;
            }
        }
    }

    /// Erases the operations whose results have no use, and the `kina.vjp`.
    pub fn finish(self) {
        for (stand_in, input) in &self.stand_ins {
            for result in stand_in.results() {
                edit::replace_all_uses(result.into(), *input);
            }
            edit::erase(*stand_in);
        }
        edit::erase(self.vjp);
        for operation in self.operations.into_iter().rev() {
            if !edit::has_uses(operation) {
                edit::erase(operation);
            }
        }
    }
}

/// Whether `operation` stands for the operations of a body.
fn is_openable(operation: OperationRef) -> bool {
    let view = KinaView::new(operation);
    matches!(view.as_deref(), Some(KinaOperation::Composition(_))) || order::callee_name(operation).is_some()
}

/// The positions that `vjp` differentiates by.
fn wrt(vjp: OperationRef) -> Option<Vec<usize>> {
    let attribute = DenseI64ArrayAttribute::try_from(vjp.attribute("wrt").ok()?).ok()?;
    (0..attribute.len())
        .map(|index| usize::try_from(attribute.element(index).ok()?).ok())
        .collect()
}

/// Stand-ins with the values that they stand for.
type StandIns<'c, 'a> = Vec<(OperationRef<'c, 'a>, Value<'c, 'a>)>;

/// The inputs of `vjp`. A value that is given at several positions has a
/// gradient at each: in those that are differentiated by, a stand-in takes its
/// place until the pullback is complete.
fn inputs<'c, 'a>(
    vjp: OperationRef<'c, 'a>,
    block: BlockRef<'c, 'a>,
    wrt: &[usize],
) -> (Vec<Value<'c, 'a>>, StandIns<'c, 'a>) {
    let mut inputs = vjp.operands().collect::<Vec<_>>();
    let mut counts = HashMap::<usize, usize>::new();
    for input in &inputs {
        *counts.entry(value_key(input)).or_default() += 1;
    }
    let builder = Builder::new(context(&vjp), block, Some(vjp), vjp.location());
    let mut stand_ins = Vec::new();
    for &position in wrt {
        let Some(&input) = inputs.get(position) else { continue };
        if counts[&value_key(&input)] > 1 {
            let parts = Parts {
                operands: &[input],
                results: &[input.r#type()],
                ..Parts::default()
            };
            let stand_in = builder.create("kina.broadcast", parts);
            if let Ok(result) = stand_in.result(0) {
                inputs[position] = result.into();
            }
            stand_ins.push((stand_in, input));
        }
    }
    (inputs, stand_ins)
}

/// The copies of the operations of a body, and what it returns.
pub type Copies<'c, 'a> = (Vec<OperationRef<'c, 'a>>, Vec<Value<'c, 'a>>);

/// As [`copy_body`], in front of `place`.
fn copy_before<'c, 'a>(
    body: BlockRef<'c, 'a>,
    inputs: &[Value<'c, 'a>],
    place: OperationRef<'c, 'a>,
) -> Option<Copies<'c, 'a>> {
    let block = place.block()?;
    copy_body(body, inputs, |operation| {
        block.insert_operation_before(place, operation)
    })
}

/// Copies the operations of `body` to where `insert` puts them, with `inputs`
/// for its arguments; gives them and what the body's terminator returns. `None`
/// when the body is invalid.
pub fn copy_body<'c, 'a>(
    body: BlockRef<'c, 'a>,
    inputs: &[Value<'c, 'a>],
    insert: impl Fn(Operation<'c>) -> OperationRef<'c, 'a>,
) -> Option<Copies<'c, 'a>> {
    let parameters = arguments(body);
    if parameters.len() != inputs.len() {
        return None;
    }
    let keys = parameters.iter().map(value_key);
    let mut values = keys.zip(inputs.iter().copied()).collect::<HashMap<_, _>>();
    let mut originals = block_operations(body);
    let terminator = originals.pop()?;
    let mut copies = Vec::new();
    for original in originals {
        let copy = insert(Operation::clone(&original));
        for inner in operations(copy) {
            for (index, operand) in inner.operands().collect::<Vec<_>>().into_iter().enumerate() {
                if let Some(&value) = values.get(&value_key(&operand)) {
                    edit::set_operand(inner, index, value);
                }
            }
        }
        let keys = original.results().map(|result| value_key(&result)).collect::<Vec<_>>();
        values.extend(keys.into_iter().zip(copy.results().map(Value::from)));
        copies.push(copy);
    }
    // What is defined before the body stands for itself.
    let results = terminator.operands();
    let results = results.map(|value| values.get(&value_key(&value)).copied().unwrap_or(value));
    Some((copies, results.collect()))
}
