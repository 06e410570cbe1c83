//! `--kina-plan-workspace`: temporaries become parts of one workspace.
//!
//! Every `memref.alloc` of a function is given a fixed offset into a trailing
//! argument `memref<Nxi8>`, 64-byte aligned. Two temporaries share memory when
//! no operation lies between the first and last access of both; what is made
//! before a loop and used in it is alive in all of the loop. The argument is
//! added even when N is 0, so that all functions look alike, and N is recorded as
//! `kina.workspace_bytes`.
//!
//! ```mlir
//! %t = memref.alloc() : memref<16xf32>
//! ```
//! becomes
//! ```mlir
//! %c0 = arith.constant 0 : index
//! %t = memref.view %workspace[%c0][] : memref<64xi8> to memref<16xf32>
//! ```

mod lifetimes;
mod offsets;

use super::{
    buffer_analysis::{AliasSets, is_identity_layout},
    pass_destinations::INPUTS_ATTRIBUTE,
    walk::{
        arguments, entry_block, i64_attribute, index_constant, is_named, memref_type, nested_operations, static_shape,
        symbol_name, top_level,
    },
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use lifetimes::Lifetimes;
use melior::ir::{
    Attribute, BlockLike, BlockRef, OperationRef, Type, TypeLike, Value, ValueLike,
    attribute::{ArrayAttribute, DictionaryAttribute, TypeAttribute},
    operation::{OperationBuilder, OperationLike},
    r#type::{FunctionType, IntegerType, MemRefType, ShapedTypeLike},
};
use offsets::{Lifetime, plan};

/// The function attribute with the size of the workspace.
pub const WORKSPACE_ATTRIBUTE: &str = "kina.workspace_bytes";
/// Alignment of the workspace and of every temporary in it.
pub const WORKSPACE_ALIGNMENT: u64 = 64;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct PlanWorkspace;

impl KinaPass for PlanWorkspace {
    const ARGUMENT: &'static str = "kina-plan-workspace";
    const DESCRIPTION: &'static str = "Give every temporary a fixed offset in one workspace argument";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let mut errors = Vec::new();
        for function in top_level(module, "func.func") {
            if function.has_attribute(INPUTS_ATTRIBUTE) {
                errors.extend(plan_function(function).err().unwrap_or_default());
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

fn plan_function<'c>(function: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
    let Some(entry) = entry_block(function) else {
        return Ok(());
    };
    let allocations = nested_operations(function)
        .into_iter()
        .filter(|operation| is_named(operation, "memref.alloc"))
        .collect::<Vec<_>>();
    let lifetimes = lifetimes(function, entry, &allocations)?;
    let plan = plan(&lifetimes);
    let Ok(size) = i64::try_from(plan.bytes) else {
        let name = symbol_name(&function);
        let message = format!("the temporaries of function '{name}' need more than {} bytes", i64::MAX);
        return Err(vec![PassError::at(&function, message)]);
    };
    let r#type = MemRefType::contiguous(IntegerType::new(ir::context(&function), 8).into(), &[size], None);
    let workspace = entry.add_argument(r#type.into(), function.location());
    update_type(function, entry);
    let bytes = i64_attribute(ir::context(&function), size);
    edit::set_attribute(function, WORKSPACE_ATTRIBUTE, bytes);
    for (allocation, offset) in allocations.into_iter().zip(&plan.offsets) {
        place(allocation, workspace, entry, *offset as i64)
            .map_err(|error| vec![PassError::at(&function, error.to_string())])?;
    }
    Ok(())
}

/// The size and first and last access of every allocation.
fn lifetimes<'c>(
    function: OperationRef<'c, '_>,
    entry: BlockRef<'c, '_>,
    allocations: &[OperationRef<'c, '_>],
) -> Result<Vec<Lifetime>, Vec<PassError<'c>>> {
    let aliases = AliasSets::new(function);
    let known = Lifetimes::new(function, &aliases);
    let mut errors = Vec::new();
    let mut lifetimes = Vec::new();
    for allocation in allocations {
        let result = allocation.result(0).map(Value::from);
        match result.ok().and_then(|buffer| Some((buffer, size_in_bytes(buffer)?))) {
            Some((buffer, bytes)) => {
                lifetimes.push(known.of(*allocation, aliases.representative(buffer), bytes));
            }
            None => errors.push(PassError::at(
                allocation,
                "temporary has no static size: expected a static shape and the identity layout",
            )),
        }
        if let Some(error) = loop_carried(*allocation, entry, &aliases) {
            errors.push(error);
        }
    }
    if errors.is_empty() { Ok(lifetimes) } else { Err(errors) }
}

/// Complains about an allocation inside a loop that lives on into the next
/// iteration: one fixed offset cannot hold both its old and its new value.
fn loop_carried<'c>(
    allocation: OperationRef<'c, '_>,
    entry: BlockRef<'c, '_>,
    aliases: &AliasSets,
) -> Option<PassError<'c>> {
    let own = aliases.representative(allocation.result(0).ok()?.into());
    let mut block = allocation.block()?;
    while block != entry {
        let carried = arguments(block)
            .into_iter()
            .any(|argument| argument.r#type().is_mem_ref() && aliases.representative(argument) == own);
        if carried {
            return Some(PassError::at(
                &allocation,
                "temporary is carried from one loop iteration to the next: expected it to be allocated outside the loop",
            ));
        }
        block = block.parent_operation()?.block()?;
    }
    None
}

/// The size of a dense static buffer.
pub fn size_in_bytes(buffer: Value) -> Option<u64> {
    let r#type = memref_type(buffer).filter(|r#type| is_identity_layout(*r#type))?;
    let elements = static_shape(&r#type)?
        .into_iter()
        .try_fold(1u64, |product, extent| product.checked_mul(u64::try_from(extent).ok()?))?;
    elements.checked_mul(element_bytes(r#type.element())?)
}

/// Bytes of one element in memory.
pub fn element_bytes(element: Type) -> Option<u64> {
    if let Ok(integer) = IntegerType::try_from(element) {
        return Some(u64::from(integer.width()).div_ceil(8).next_power_of_two());
    }
    if element.is_index() {
        return Some(8);
    }
    crate::dtype::DType::from_mlir(element).map(|dtype| dtype.size() as u64)
}

/// Appends the types of the block's arguments to the function's type.
fn update_type<'c>(function: OperationRef<'c, '_>, entry: BlockRef<'c, '_>) {
    let context = ir::context(&function);
    let types = arguments(entry)
        .into_iter()
        .map(|argument| argument.r#type())
        .collect::<Vec<_>>();
    let r#type: Type = FunctionType::new(context, &types, &[]).into();
    edit::set_attribute(function, "function_type", TypeAttribute::new(r#type).into());
    if let Ok(known) = function.attribute("arg_attrs").and_then(ArrayAttribute::try_from) {
        let mut entries = (0..known.len())
            .filter_map(|index| known.element(index).ok())
            .collect::<Vec<Attribute>>();
        entries.push(DictionaryAttribute::new(context, &[]).into());
        edit::set_attribute(function, "arg_attrs", ArrayAttribute::new(context, &entries).into());
    }
}

/// Replaces an allocation by a view of the workspace.
fn place<'c, 'a>(
    allocation: OperationRef<'c, 'a>,
    workspace: Value<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    offset: i64,
) -> Result<(), melior::Error> {
    let block = allocation.block().unwrap_or(entry);
    let location = allocation.location();
    let constant = block.insert_operation_before(allocation, index_constant(allocation, offset)?);
    let view = OperationBuilder::new("memref.view", location)
        .add_operands(&[workspace, constant.result(0)?.into()])
        .add_results(&[allocation.result(0)?.r#type()])
        .build()?;
    let view = block.insert_operation_before(allocation, view);
    for user in ir::users(&allocation.result(0)?) {
        if is_named(&user, "memref.dealloc") {
            edit::erase(user);
        }
    }
    edit::replace_all_uses(allocation.result(0)?.into(), view.result(0)?.into());
    edit::erase(allocation);
    Ok(())
}
