//! `--kina-split-functions`: long functions become calls of shorter ones.
//!
//! LLVM keeps a function's control flow in one dominator tree, and every change
//! to one of thousands of loops costs time in all of them. So the operations of
//! a long function move, in order, to private functions with the same arguments.
//! What they share is memory; views, globals and constants are made anew. A
//! scalar, such as the clamped start of a window, is computed in the function
//! itself and passed on.
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
    find_inplace::INPLACE_ATTRIBUTE,
    pass_destinations::INPUTS_ATTRIBUTE,
    walk::{
        arguments, block_operations, blocks, entry_block, is_named, memref_type, nested_operations, symbol_name,
        top_level,
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
use std::collections::{HashMap, HashSet};

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
    for (number, chunk) in chunks.iter().enumerate() {
        let name = implementation_name(&format!("{}.{number}", symbol_name(&function)));
        move_to_part(module, function, entry, chunk, &name)?;
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

/// Moves `chunk` to a new function and calls it instead.
fn move_to_part<'c, 'a>(
    module: OperationRef<'c, 'a>,
    function: OperationRef<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    chunk: &[OperationRef<'c, 'a>],
    name: &str,
) -> Result<(), melior::Error> {
    let context = ir::context(&function);
    let (Some(first), Some(target)) = (chunk.first(), blocks(module).first().copied()) else {
        return Ok(());
    };
    let location = first.location();
    let symbol = FlatSymbolRefAttribute::new(context, name);
    let scalars = scalars(chunk, entry);
    let passed = [arguments(entry), scalars].concat();
    let call = OperationBuilder::new("func.call", location)
        .add_operands(&passed)
        .add_attributes(&[(Identifier::new(context, "callee"), symbol.into())])
        .build()?;
    entry.insert_operation_before(*first, call);

    let part = target.insert_operation_before(function, new_part(function, &passed, location, name)?);
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

/// The scalars that `chunk` uses and that are computed in `entry`, each once;
/// those too that only a view needs, which is made anew.
fn scalars<'c, 'a>(chunk: &[OperationRef<'c, 'a>], entry: BlockRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    let mut found: Vec<Value> = Vec::new();
    let mut known = HashSet::new();
    let all = chunk
        .iter()
        .flat_map(|operation| std::iter::once(*operation).chain(nested_operations(*operation)));
    let mut rest = all
        .flat_map(|operation| operation.operands().collect::<Vec<_>>())
        .collect::<Vec<_>>();
    // In the order of their first use.
    rest.reverse();
    while let Some(operand) = rest.pop() {
        let Some(definition) = edit::defining_operation(operand).filter(|found| found.block() == Some(entry)) else {
            continue;
        };
        if !known.insert(ir::value_key(&operand)) {
            continue;
        }
        if can_be_made_anew(definition) {
            rest.extend(definition.operands().collect::<Vec<_>>().into_iter().rev());
        } else if memref_type(operand).is_none() {
            found.push(operand);
        }
    }
    found
}

/// An empty private function with the arguments of `function`, and after them
/// parameters for the other values that are `passed`.
fn new_part<'c>(
    function: OperationRef<'c, '_>,
    passed: &[Value<'c, '_>],
    location: Location<'c>,
    name: &str,
) -> Result<Operation<'c>, melior::Error> {
    let context = ir::context(&function);
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
    let known = function
        .attribute(ARGUMENT_ATTRIBUTES)
        .and_then(ArrayAttribute::try_from);
    if let Ok(known) = known {
        let none: Attribute = DictionaryAttribute::new(context, &[]).into();
        let entries = (0..passed.len()).map(|index| known.element(index).unwrap_or(none));
        let entries = ArrayAttribute::new(context, &entries.collect::<Vec<_>>());
        attributes.push((Identifier::new(context, ARGUMENT_ATTRIBUTES), entries.into()));
    }
    for shared in [INPUTS_ATTRIBUTE, INPLACE_ATTRIBUTE] {
        if let Ok(attribute) = function.attribute(shared) {
            attributes.push((Identifier::new(context, shared), attribute));
        }
    }
    OperationBuilder::new("func.func", location)
        .add_attributes(&attributes)
        .add_regions([region])
        .build()
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
