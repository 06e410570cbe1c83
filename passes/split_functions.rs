//! `--kina-split-functions`: long functions become calls of shorter ones.
//!
//! LLVM keeps a function's control flow in one dominator tree, and every change
//! to one of thousands of loops costs time in all of them. So the operations of
//! a long function move, in order, to private functions that take the arguments
//! that they use and the workspace. What they share is memory; views, globals and
//! constants are made anew. A scalar, such as the clamped start of a window, is
//! computed in the function itself and passed on.
//!
//! ```mlir
//! func.func @f(%x: memref<4xf32>, %out: memref<4xf32>) {
//!   linalg.generic ... // 1
//!   ...
//!   linalg.generic ... // 1000
//! }
//! ```
//! becomes
//! ```mlir
//! func.func private @f.0.impl(%x: memref<4xf32>, %out: memref<4xf32>) { ... }
//! ...
//! func.func @f(%x: memref<4xf32>, %out: memref<4xf32>) {
//!   call @f.0.impl(%x, %out)
//!   ...
//! }
//! ```

use super::{
    buffer_analysis::{BufferRole, role},
    emit_entry_points::implementation_name,
    find_inplace::{Pair, record_pairs, recorded_pairs},
    pass_destinations::INPUTS_ATTRIBUTE,
    pass_tables::MOST_ARGUMENTS,
    walk::{
        arguments, block_operations, blocks, entry_block, i64_attribute, integer_attribute, is_named, memref_type,
        nested_operations, symbol_name, top_level,
    },
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{
    Attribute, Block, BlockLike, BlockRef, Identifier, Location, Operation, OperationRef, Region, RegionLike, Type,
    Value, ValueLike,
    attribute::{ArrayAttribute, DictionaryAttribute, FlatSymbolRefAttribute, StringAttribute, TypeAttribute},
    operation::{OperationBuilder, OperationLike},
    r#type::FunctionType,
};
use std::collections::{BTreeSet, HashMap, HashSet};

const ARGUMENT_ATTRIBUTES: &str = "arg_attrs";
/// How many operations that touch memory stay in one function.
const LIMIT: usize = 64;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct SplitFunctions;

impl KinaPass for SplitFunctions {
    const ARGUMENT: &'static str = "kina-split-functions";
    const DESCRIPTION: &'static str = "Split long functions, which LLVM compiles slowly";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let mut errors = Vec::new();
        for function in top_level(module, "func.func") {
            if let (true, Some(entry)) = (function.has_attribute(INPUTS_ATTRIBUTE), entry_block(function)) {
                let split = split_function(module, function, entry);
                // They become a table; the conversion to LLVM copies long lists again and again.
                if entry.argument_count() > MOST_ARGUMENTS {
                    edit::remove_attribute(function, ARGUMENT_ATTRIBUTES);
                }
                errors.extend(split.err().map(|error| PassError::at(&function, error.to_string())));
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

fn split_function<'c, 'a>(
    module: OperationRef<'c, 'a>,
    function: OperationRef<'c, 'a>,
    entry: BlockRef<'c, 'a>,
) -> Result<(), melior::Error> {
    let operations = block_operations(entry).into_iter();
    let operations = operations.filter(|operation| !is_named(operation, "func.return"));
    let operations = operations.collect::<Vec<_>>();
    let Some(chunks) = chunks(&operations) else {
        return Ok(());
    };
    let whole = Whole::new(module, function, entry);
    for (number, chunk) in chunks.iter().enumerate() {
        let name = implementation_name(&format!("{}.{number}", symbol_name(&function)));
        move_to_part(&whole, chunk, &name)?;
    }
    for definition in operations
        .into_iter()
        .rev()
        .filter(|definition| can_be_made_anew(*definition))
    {
        if !edit::has_uses(definition) {
            edit::erase(definition);
        }
    }
    Ok(())
}

/// What moves, function by function; `None` when all stays. A chunk ends where
/// a scalar is computed, which stays.
fn chunks<'c, 'a>(operations: &[OperationRef<'c, 'a>]) -> Option<Vec<Vec<OperationRef<'c, 'a>>>> {
    let mut chunks = vec![vec![]];
    let mut count = 0;
    for &operation in operations {
        if can_be_made_anew(operation) {
            continue;
        }
        if operation.result_count() > 0 {
            if operation.results().any(|result| memref_type(result.into()).is_some()) {
                return None;
            }
            chunks.push(vec![]);
            continue;
        }
        if chunks.last().is_none_or(|chunk| chunk.len() == LIMIT) {
            chunks.push(vec![]);
        }
        chunks.last_mut()?.push(operation);
        count += 1;
    }
    chunks.retain(|chunk| !chunk.is_empty());
    (count > LIMIT).then_some(chunks)
}

/// Whether making a second copy of an operation yields the same value.
fn can_be_made_anew(operation: OperationRef) -> bool {
    role(operation) == BufferRole::View
        || is_named(&operation, "memref.get_global")
        || is_named(&operation, "arith.constant")
}

/// A function that is split.
struct Whole<'c, 'a> {
    module: OperationRef<'c, 'a>,
    function: OperationRef<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    arguments: Vec<Value<'c, 'a>>,
    /// How many of the arguments are inputs.
    inputs: usize,
    pairs: Vec<Pair>,
}

impl<'c, 'a> Whole<'c, 'a> {
    fn new(module: OperationRef<'c, 'a>, function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Self {
        Self {
            module,
            function,
            entry,
            arguments: arguments(entry),
            inputs: integer_attribute(&function, INPUTS_ATTRIBUTE).unwrap_or_default() as usize,
            pairs: recorded_pairs(function),
        }
    }
}

/// What a part takes: arguments of the whole, by position, and scalars.
struct Taken<'c, 'a> {
    arguments: Vec<usize>,
    scalars: Vec<Value<'c, 'a>>,
}

/// Moves `chunk` to a new function and calls it instead.
fn move_to_part<'c, 'a>(
    whole: &Whole<'c, 'a>,
    chunk: &[OperationRef<'c, 'a>],
    name: &str,
) -> Result<(), melior::Error> {
    let context = ir::context(&whole.function);
    let (Some(first), Some(target)) = (chunk.first(), blocks(whole.module).first().copied()) else {
        return Ok(());
    };
    let location = first.location();
    let symbol = FlatSymbolRefAttribute::new(context, name);
    let taken = taken(chunk, whole);
    let passed = taken.arguments.iter().filter_map(|&index| whole.arguments.get(index));
    let passed = passed.chain(&taken.scalars).copied().collect::<Vec<_>>();
    let call = OperationBuilder::new("func.call", location)
        .add_operands(&passed)
        .add_attributes(&[(Identifier::new(context, "callee"), symbol.into())])
        .build()?;
    whole.entry.insert_operation_before(*first, call);

    let part = new_part(whole, &taken, &passed, location, name)?;
    let part = target.insert_operation_before(whole.function, part);
    describe_part(part, whole, &taken);
    let Some(body) = entry_block(part) else { return Ok(()) };
    let mut values = passed
        .into_iter()
        .zip(arguments(body))
        .map(|(outer, inner)| (ir::value_key(&outer), inner))
        .collect::<HashMap<_, _>>();
    for operation in chunk {
        edit::move_to_end(*operation, body);
        rename_operands(*operation, body, &mut values)?;
    }
    body.append_operation(OperationBuilder::new("func.return", location).build()?);
    Ok(())
}

/// The arguments that `chunk` uses, in their order, the workspace always; and the
/// scalars that are computed in the whole, each once, in the order of their first
/// use. What only a view needs, which is made anew, counts too.
fn taken<'c, 'a>(chunk: &[OperationRef<'c, 'a>], whole: &Whole<'c, 'a>) -> Taken<'c, 'a> {
    let mut indices = BTreeSet::from_iter(whole.arguments.len().checked_sub(1));
    let mut scalars: Vec<Value> = Vec::new();
    let mut known = HashSet::new();
    let all = chunk
        .iter()
        .flat_map(|operation| std::iter::once(*operation).chain(nested_operations(*operation)));
    let mut rest = all
        .flat_map(|operation| operation.operands().collect::<Vec<_>>())
        .collect::<Vec<_>>();
    rest.reverse();
    while let Some(operand) = rest.pop() {
        if !known.insert(ir::value_key(&operand)) {
            continue;
        }
        if let Some((block, index)) = edit::block_argument(operand) {
            if block == whole.entry {
                indices.insert(index);
            }
            continue;
        }
        let definition = edit::defining_operation(operand);
        let Some(definition) = definition.filter(|found| found.block() == Some(whole.entry)) else {
            continue;
        };
        if can_be_made_anew(definition) {
            rest.extend(definition.operands().collect::<Vec<_>>().into_iter().rev());
        } else if memref_type(operand).is_none() {
            scalars.push(operand);
        }
    }
    Taken {
        arguments: indices.into_iter().collect(),
        scalars,
    }
}

/// An empty private function with parameters for the values that are `passed`.
fn new_part<'c>(
    whole: &Whole<'c, '_>,
    taken: &Taken<'c, '_>,
    passed: &[Value<'c, '_>],
    location: Location<'c>,
    name: &str,
) -> Result<Operation<'c>, melior::Error> {
    let context = ir::context(&whole.function);
    let types = passed
        .iter()
        .map(|argument| (argument.r#type(), argument.location()))
        .collect::<Vec<_>>();
    let inputs = types.iter().map(|&(r#type, _)| r#type).collect::<Vec<_>>();
    let r#type: Type = FunctionType::new(context, &inputs, &[]).into();
    let region = Region::new();
    region.append_block(Block::new(&types));
    let mut attributes = vec![
        (
            Identifier::new(context, "sym_name"),
            StringAttribute::new(context, name).into(),
        ),
        (
            Identifier::new(context, "sym_visibility"),
            StringAttribute::new(context, "private").into(),
        ),
        (
            Identifier::new(context, "function_type"),
            TypeAttribute::new(r#type).into(),
        ),
    ];
    let known = whole.function.attribute(ARGUMENT_ATTRIBUTES);
    let is_narrow = passed.len() <= MOST_ARGUMENTS;
    if let (Ok(known), true) = (known.and_then(ArrayAttribute::try_from), is_narrow) {
        let none: Attribute = DictionaryAttribute::new(context, &[]).into();
        let kept = taken.arguments.iter().copied().map(Some);
        let entries = kept.chain(taken.scalars.iter().map(|_| None));
        let entries = entries.map(|index| index.and_then(|index| known.element(index).ok()).unwrap_or(none));
        let entries = ArrayAttribute::new(context, &entries.collect::<Vec<_>>());
        attributes.push((Identifier::new(context, ARGUMENT_ATTRIBUTES), entries.into()));
    }
    OperationBuilder::new("func.func", location)
        .add_attributes(&attributes)
        .add_regions([region])
        .build()
}

/// Records what later passes know about a function: where its outputs begin, and
/// which of its buffers may be one.
fn describe_part(part: OperationRef, whole: &Whole, taken: &Taken) {
    let inputs = taken.arguments.partition_point(|&index| index < whole.inputs);
    let place = |index: usize| taken.arguments.binary_search(&index).ok();
    let pairs = whole.pairs.iter().filter_map(|pair| {
        Some(Pair {
            output: place(whole.inputs + pair.output)?.checked_sub(inputs)?,
            input: place(pair.input)?,
        })
    });
    edit::set_attribute(part, INPUTS_ATTRIBUTE, i64_attribute(ir::context(&part), inputs as i64));
    record_pairs(part, &pairs.collect::<Vec<_>>());
}

/// Makes `operation` and what is nested in it use values of the part.
fn rename_operands<'c, 'a>(
    operation: OperationRef<'c, 'a>,
    body: BlockRef<'c, 'a>,
    values: &mut HashMap<usize, Value<'c, 'a>>,
) -> Result<(), melior::Error> {
    for nested in std::iter::once(operation).chain(nested_operations(operation)) {
        for (index, operand) in nested.operands().enumerate() {
            if let Some(value) = value_in_part(operand, operation, body, values)? {
                edit::set_operand(nested, index, value);
            }
        }
    }
    Ok(())
}

/// What `value` is in the part; makes its definition anew, in front of
/// `operation`, at the first use. `None` when it already belongs to the part.
fn value_in_part<'c, 'a>(
    value: Value<'c, 'a>,
    operation: OperationRef<'c, 'a>,
    body: BlockRef<'c, 'a>,
    values: &mut HashMap<usize, Value<'c, 'a>>,
) -> Result<Option<Value<'c, 'a>>, melior::Error> {
    if let Some(known) = values.get(&ir::value_key(&value)) {
        return Ok(Some(*known));
    }
    let Some(definition) = edit::defining_operation(value).filter(|definition| is_outside(*definition, body)) else {
        return Ok(None);
    };
    let copy = body.insert_operation_before(operation, Operation::clone(&definition));
    for (index, operand) in definition.operands().enumerate() {
        if let Some(renamed) = value_in_part(operand, copy, body, values)? {
            edit::set_operand(copy, index, renamed);
        }
    }
    let result = copy.result(0)?.into();
    values.insert(ir::value_key(&value), result);
    Ok(Some(result))
}

/// Whether an operation that dominates a part's operation stayed behind.
fn is_outside<'c, 'a>(definition: OperationRef<'c, 'a>, body: BlockRef<'c, 'a>) -> bool {
    let is_function = |operation: &OperationRef<'c, 'a>| is_named(operation, "func.func");
    std::iter::successors(Some(definition), |operation| operation.parent_operation()).find(is_function)
        != body.parent_operation()
}
