//! `--kina-split-functions`: long functions become calls of shorter ones.
//!
//! LLVM keeps a function's control flow in one dominator tree, and every change
//! to one of thousands of loops costs time in all of them. So the operations of
//! a long function move, in order, to private functions with the same arguments.
//! All that they share is memory; views, globals and constants are made anew.
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
    buffer_analysis::{BufferRole, accesses, role},
    emit_entry_points::implementation_name,
    find_inplace::INPLACE_ATTRIBUTE,
    pass_destinations::INPUTS_ATTRIBUTE,
    walk::{arguments, block_operations, blocks, entry_block, is_named, nested_operations, symbol_name, top_level},
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{
    Block, BlockLike, BlockRef, Identifier, Location, Operation, OperationRef, Region, RegionLike, Value, ValueLike,
    attribute::{FlatSymbolRefAttribute, StringAttribute},
    operation::{OperationBuilder, OperationLike},
};
use std::collections::HashMap;

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
    let (work, definitions): (Vec<_>, Vec<_>) = block_operations(entry)
        .into_iter()
        .filter(|operation| !is_named(operation, "func.return"))
        .partition(|operation| !accesses(*operation).is_empty());
    if work.len() <= LIMIT || !definitions.iter().all(|definition| can_be_made_anew(*definition)) {
        return Ok(());
    }
    for (number, chunk) in work.chunks(LIMIT).enumerate() {
        let name = implementation_name(&format!("{}.{number}", symbol_name(&function)));
        move_to_part(module, function, entry, chunk, &name)?;
    }
    for definition in definitions.into_iter().rev() {
        if !edit::has_uses(definition) {
            edit::erase(definition);
        }
    }
    Ok(())
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
    let call = OperationBuilder::new("func.call", location)
        .add_operands(&arguments(entry))
        .add_attributes(&[(Identifier::new(context, "callee"), symbol.into())])
        .build()?;
    entry.insert_operation_before(*first, call);

    let part = target.insert_operation_before(function, new_part(function, entry, location, name)?);
    let Some(body) = entry_block(part) else { return Ok(()) };
    let mut values = arguments(entry)
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

/// An empty private function with the arguments of `function`.
fn new_part<'c>(
    function: OperationRef<'c, '_>,
    entry: BlockRef<'c, '_>,
    location: Location<'c>,
    name: &str,
) -> Result<Operation<'c>, melior::Error> {
    let context = ir::context(&function);
    let types = arguments(entry)
        .iter()
        .map(|argument| (argument.r#type(), argument.location()))
        .collect::<Vec<_>>();
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
    ];
    for shared in ["function_type", "arg_attrs", INPUTS_ATTRIBUTE, INPLACE_ATTRIBUTE] {
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
