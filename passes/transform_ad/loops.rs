//! Reverse mode through `kina.for`.
//!
//! The loop is run again with one more carried value for each of its own that
//! the body reads: a stack of the values at the beginning of every iteration.
//! That is the memory which a differentiated loop takes: the size of its state
//! times the number of iterations. A second loop takes the iterations in reverse
//! order: it reads the state from the stacks, computes the body anew and applies
//! its pullback. It carries the cotangents of the state and those of the values
//! from before the loop that the body reads, which are thus added in reverse
//! iteration order.

use super::{
    activity::Activity,
    emit::Emit,
    pullback::{Place, Sweep},
    tape::copy_body,
};
use crate::{
    dialect::KinaOperation,
    dtype::DType,
    ffi::{
        edit,
        ir::{context, operations, value_key},
        location::of_value,
        view::KinaView,
    },
    passes::{
        create::{Builder, Parts, Tensor},
        walk::{arguments, block_operations, entry_block, integer_attribute},
    },
};
use melior::ir::{
    Attribute, Block, BlockRef, Location, OperationRef, Region, RegionLike, Type, Value, ValueLike, block::BlockLike,
    operation::OperationLike,
};
use std::collections::HashSet;

/// A `kina.for` and its parts.
pub struct Loop<'c, 'a> {
    /// The loop.
    pub operation: OperationRef<'c, 'a>,
    /// The initial state.
    pub initial: Vec<Value<'c, 'a>>,
    /// The final state.
    pub results: Vec<Value<'c, 'a>>,
    /// The state in the body.
    pub carried: Vec<Value<'c, 'a>>,
    /// The operations of the body, without its end.
    pub operations: Vec<OperationRef<'c, 'a>>,
    /// The next state.
    pub yielded: Vec<Value<'c, 'a>>,
    body: BlockRef<'c, 'a>,
    lower: i64,
    upper: i64,
}

impl<'c, 'a> Loop<'c, 'a> {
    /// The parts of `operation`; `None` when it is no valid loop.
    pub fn new(operation: OperationRef<'c, 'a>) -> Option<Self> {
        let Some(KinaOperation::For(_)) = KinaView::new(operation).as_deref() else {
            return None;
        };
        let body = entry_block(operation)?;
        let mut operations = block_operations(body);
        let end = operations.pop()?;
        let found = Self {
            operation,
            initial: operation.operands().collect(),
            results: operation.results().map(Value::from).collect(),
            carried: arguments(body).into_iter().skip(1).collect(),
            operations,
            yielded: end.operands().collect(),
            body,
            lower: integer_attribute(&operation, "lower")?,
            upper: integer_attribute(&operation, "upper")?,
        };
        let count = found.initial.len();
        let fits = [found.results.len(), found.carried.len(), found.yielded.len()];
        (fits == [count; 3]).then_some(found)
    }

    fn trips(&self) -> u64 {
        self.upper.saturating_sub(self.lower).max(0) as u64
    }

    /// The positions of the carried values that the body reads.
    fn saved(&self) -> Vec<usize> {
        let is_read = |index: &usize| !crate::ffi::ir::users(&self.carried[*index]).is_empty();
        (0..self.carried.len()).filter(is_read).collect()
    }

    /// The positions of the carried values that have cotangents.
    fn active(&self, activity: &Activity) -> Vec<usize> {
        let is_active = |index: &usize| {
            activity.is_varied(&self.carried[*index])
                && (activity.is_useful(&self.results[*index]) || activity.is_useful(&self.carried[*index]))
        };
        (0..self.carried.len()).filter(is_active).collect()
    }

    /// The values from before the loop that the body reads and that have
    /// cotangents, in the order in which it reads them.
    fn captured(&self, activity: &Activity) -> Vec<Value<'c, 'a>> {
        let inside = operations(self.operation);
        let mut own = inside
            .iter()
            .flat_map(|operation| operation.results().map(|result| value_key(&result)).collect::<Vec<_>>())
            .collect::<HashSet<_>>();
        own.extend(self.carried.iter().map(value_key));
        let mut captured = Vec::new();
        for operation in inside.into_iter().skip(1) {
            for operand in operation.operands() {
                if activity.is_active_value(&operand) && own.insert(value_key(&operand)) {
                    captured.push(operand);
                }
            }
        }
        captured
    }
}

/// The state at the beginning of each iteration.
struct Stacks<'c, 'a> {
    /// The positions of the saved values.
    positions: Vec<usize>,
    /// One stack for each, the iterations along its first axis.
    stacks: Vec<Tensor<'c, 'a>>,
}

/// Applies the pullback of a loop. `None` when something is no tensor of the
/// language on the host.
pub fn visit<'c, 'a>(sweep: &mut Sweep<'c, 'a>, activity: &Activity<'c, 'a>, repetition: &Loop<'c, 'a>) -> Option<()> {
    let active = repetition.active(activity);
    let captured = repetition.captured(activity);
    let emit = sweep.emit(repetition.operation.location());
    let mut carried = Vec::new();
    for &index in &active {
        let zero = Tensor::new(repetition.results[index])?;
        let received = sweep.cotangents.take(&repetition.results[index]);
        carried.push(received.unwrap_or_else(|| emit.splat(0.0, &zero)));
    }
    for value in &captured {
        let zero = Tensor::new(*value)?;
        let later = sweep.cotangents.take(value);
        carried.push(later.unwrap_or_else(|| emit.splat(0.0, &zero)));
    }
    let (replacement, stacks) = save(&emit, repetition)?;
    let results = reverse(&emit, activity, repetition, &stacks, &carried, (&active, &captured))?;
    let (of_state, of_captured) = results.split_at(active.len());
    for (value, cotangent) in captured.iter().zip(of_captured) {
        sweep.cotangents.add(&emit, value, cotangent.clone());
    }
    for (&index, cotangent) in active.iter().zip(of_state).rev() {
        if activity.is_active_value(&repetition.initial[index]) {
            sweep
                .cotangents
                .add(&emit, &repetition.initial[index], cotangent.clone());
        }
    }
    sweep.replaced.push((repetition.operation, replacement));
    Some(())
}

/// Emits the loop with stacks of the values that its body reads.
fn save<'c, 'a>(emit: &Emit<'c, 'a>, repetition: &Loop<'c, 'a>) -> Option<(OperationRef<'c, 'a>, Stacks<'c, 'a>)> {
    let positions = repetition.saved();
    let count = repetition.initial.len();
    let mut initial = repetition.initial.clone();
    for &index in &positions {
        let value = Tensor::new(repetition.carried[index])?;
        // A loop of no iteration saves nothing, but a dim is at least 1.
        let shape = [&[repetition.trips().max(1)], &value.shape[..]].concat();
        initial.push(emit.constant(0.0, &shape, value.dtype).value);
    }
    // The copy goes where the loop stands, before what follows it.
    let before = Emit {
        builder: Builder::new(
            emit.builder.context,
            repetition.operation.block()?,
            Some(repetition.operation),
            emit.builder.location,
        ),
    };
    for &value in &initial[count..] {
        edit::move_before(edit::defining_operation(value)?, repetition.operation);
    }
    let (operation, block) = create(&before, repetition, &initial)?;
    let inside = Emit {
        builder: before.builder.inside(block),
    };
    let parameters = arguments(block);
    let (_, mut next) = copy_body(repetition.body, &parameters[..=count], |operation| {
        block.append_operation(operation)
    })?;
    let iteration = inside.sub(&Tensor::new(*parameters.first()?)?, &scalar(&inside, repetition.lower));
    for (&index, stack) in positions.iter().zip(&parameters[count + 1..]) {
        let value = Tensor::new(parameters[index + 1])?;
        let row = inside.reshape(&value, &[&[1], &value.shape[..]].concat());
        let stack = Tensor::new(*stack)?;
        let start = start_of(&inside, &iteration, value.shape.len());
        let written = inside.apply(
            "kina.dynamic_update_slice",
            &[&stack, &row, &start],
            &stack.shape,
            stack.dtype,
            vec![],
        );
        next.push(written.value);
    }
    end(&inside, &next);
    let results = operation.results().skip(count).map(|result| Tensor::new(result.into()));
    let stacks = results.collect::<Option<Vec<_>>>()?;
    Some((operation, Stacks { positions, stacks }))
}

/// Emits the loop over the iterations in reverse order; gives the cotangents of
/// the initial state and those of the captured values.
fn reverse<'c, 'a>(
    emit: &Emit<'c, 'a>,
    activity: &Activity<'c, 'a>,
    repetition: &Loop<'c, 'a>,
    stacks: &Stacks<'c, 'a>,
    carried: &[Tensor<'c, 'a>],
    (active, captured): (&[usize], &[Value<'c, 'a>]),
) -> Option<Vec<Tensor<'c, 'a>>> {
    let initial = carried.iter().map(|tensor| tensor.value).collect::<Vec<_>>();
    let (operation, block) = create(emit, repetition, &initial)?;
    let inside = Emit {
        builder: emit.builder.inside(block),
    };
    let parameters = arguments(block);
    let last = scalar(&inside, repetition.lower + repetition.upper - 1);
    let index = inside.sub(&last, &Tensor::new(*parameters.first()?)?);
    let state = restore(&inside, repetition, stacks, &index)?;
    let mut values = vec![index.value];
    values.extend(&state);
    let (copies, yielded) = copy_body(repetition.body, &values, |operation| block.append_operation(operation))?;

    let varied = |value: &Value<'c, 'a>, key: usize| activity.is_varied(value).then_some(key);
    let seeds = repetition.carried.iter().zip(&state);
    let seeds = seeds.filter_map(|(old, new)| varied(old, value_key(new)));
    let seeds = seeds.chain(captured.iter().map(value_key)).collect::<Vec<_>>();
    let is_wanted = |position: &usize| active.contains(position);
    let wanted = (0..yielded.len())
        .filter(is_wanted)
        .map(|position| value_key(&yielded[position]));
    let inner = Activity::of_body(&copies, seeds, wanted);

    let mut sweep = Sweep::new(Place::End(block), context(&repetition.operation));
    let mut received = parameters.iter().skip(1).copied();
    for &position in active {
        let cotangent = Tensor::new(received.next()?)?;
        sweep.cotangents.add(&inside, &yielded[position], cotangent);
    }
    for value in captured {
        let later = Tensor::new(received.next()?)?;
        sweep.cotangents.insert(value, later);
    }
    sweep.run(&inner, &copies).ok()?;
    let mut next = Vec::new();
    let targets = active
        .iter()
        .map(|&position| state[position])
        .chain(captured.iter().copied());
    for target in targets {
        let zero = Tensor::new(target)?;
        let cotangent = sweep.cotangents.take(&target);
        next.push(cotangent.unwrap_or_else(|| inside.splat(0.0, &zero)).value);
    }
    end(&inside, &next);
    for (old, new) in sweep.replaced {
        for (result, value) in old.results().zip(new.results()) {
            edit::replace_all_uses(result.into(), value.into());
        }
        edit::erase(old);
    }
    operation.results().map(|result| Tensor::new(result.into())).collect()
}

/// The state at the beginning of iteration `index`, read from the stacks; a
/// constant 0 stands for what the body does not read.
fn restore<'c, 'a>(
    emit: &Emit<'c, 'a>,
    repetition: &Loop<'c, 'a>,
    stacks: &Stacks<'c, 'a>,
    index: &Tensor<'c, 'a>,
) -> Option<Vec<Value<'c, 'a>>> {
    let iteration = emit.sub(index, &scalar(emit, repetition.lower));
    let mut state = Vec::new();
    for (position, &value) in repetition.carried.iter().enumerate() {
        let value = Tensor::new(value)?;
        let Some(saved) = stacks.positions.iter().position(|&saved| saved == position) else {
            state.push(emit.splat(0.0, &value).value);
            continue;
        };
        let sizes = [&[1], &value.shape[..]].concat();
        let start = start_of(emit, &iteration, value.shape.len());
        let attribute = emit.integers(sizes.iter().map(|&size| size as i64));
        let row = emit.apply(
            "kina.dynamic_slice",
            &[&stacks.stacks[saved], &start],
            &sizes,
            value.dtype,
            vec![("sizes", attribute)],
        );
        state.push(emit.reshape(&row, &value.shape).value);
    }
    Some(state)
}

/// A loop over the iterations of `repetition` with another state; its body is
/// still empty.
fn create<'c, 'a>(
    emit: &Emit<'c, 'a>,
    repetition: &Loop<'c, 'a>,
    initial: &[Value<'c, 'a>],
) -> Option<(OperationRef<'c, 'a>, BlockRef<'c, 'a>)> {
    let index = *arguments(repetition.body).first()?;
    let mut parameters: Vec<(Type<'c>, Location<'c>)> = vec![(index.r#type(), of_value(&index))];
    parameters.extend(initial.iter().map(|value| (value.r#type(), emit.builder.location)));
    let region = Region::new();
    region.append_block(Block::new(&parameters));
    let types = initial.iter().map(|value| value.r#type()).collect::<Vec<_>>();
    let bound = |bound: i64| -> Attribute<'c> { emit.integer(bound) };
    let parts = Parts {
        operands: initial,
        results: &types,
        attributes: vec![("lower", bound(repetition.lower)), ("upper", bound(repetition.upper))],
        regions: vec![region],
        ..Parts::default()
    };
    let operation = emit.builder.create("kina.for", parts);
    Some((operation, entry_block(operation)?))
}

fn end<'c, 'a>(emit: &Emit<'c, 'a>, values: &[Value<'c, 'a>]) {
    let parts = Parts {
        operands: values,
        ..Parts::default()
    };
    emit.builder.create("kina.yield", parts);
}

fn scalar<'c, 'a>(emit: &Emit<'c, 'a>, value: i64) -> Tensor<'c, 'a> {
    emit.constant(value as f64, &[], DType::I64)
}

/// The indices `[iteration, 0, ..., 0]` of a row in a stack of rows of `rank`.
fn start_of<'c, 'a>(emit: &Emit<'c, 'a>, iteration: &Tensor<'c, 'a>, rank: usize) -> Tensor<'c, 'a> {
    let first = emit.reshape(iteration, &[1]);
    if rank == 0 {
        return first;
    }
    let rest = emit.constant(0.0, &[rank as u64], DType::I64);
    let axis = vec![("axis", emit.integer(0))];
    emit.apply("kina.concat", &[&first, &rest], &[rank as u64 + 1], DType::I64, axis)
}
