//! `--kina-pass-tables`: functions with many arguments take a table of them.
//!
//! LLVM keeps the attributes of a function's parameters in one list, and makes a
//! new list for every attribute that it infers: with thousands of parameters that
//! is time and memory that grow with their square. So an implementation, or a part
//! of one, with more than 128 arguments takes its last argument and a pointer to
//! an array of the others. The entry points of `--kina-emit-entry-points` have
//! that array already.
//!
//! ```mlir
//! llvm.func @f(%x0: !llvm.ptr, ..., %x127: !llvm.ptr, %workspace: !llvm.ptr) {
//!   llvm.call @f.0.impl(%x0, %workspace) : (!llvm.ptr, !llvm.ptr) -> ()
//! ```
//! becomes
//! ```mlir
//! llvm.func @f(%workspace: !llvm.ptr, %table: !llvm.ptr) {
//!   %slot = llvm.getelementptr %table[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
//!   %x0 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
//!   llvm.call @f.0.impl(%x0, %workspace) : (!llvm.ptr, !llvm.ptr) -> ()
//! ```
//! An argument is loaded where a call needs it, and else at the beginning. A
//! function that only calls its parts is not optimised.

use super::{
    create::{Builder, Parts},
    pass_destinations::INPUTS_ATTRIBUTE,
    walk::{
        arguments, entry_block, i64_attribute, is_named, nested_operations, symbol_name, symbol_reference, top_level,
    },
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{
    Attribute, BlockLike, BlockRef, OperationRef, Type, Value, ValueLike,
    attribute::{DenseI32ArrayAttribute, TypeAttribute},
    operation::OperationLike,
};
use std::collections::HashSet;

/// Functions have at most so many arguments without a table.
pub const MOST_ARGUMENTS: usize = 128;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct PassTables;

impl KinaPass for PassTables {
    const ARGUMENT: &'static str = "kina-pass-tables";
    const DESCRIPTION: &'static str = "Pass a table to functions with many arguments";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let functions = top_level(module, "llvm.func");
        let is_wide = |function: &OperationRef<'c, '_>| {
            let count = entry_block(*function).map_or(0, |entry| entry.argument_count());
            function.has_attribute(INPUTS_ATTRIBUTE) && count > MOST_ARGUMENTS
        };
        let wide: Vec<_> = functions.iter().copied().filter(is_wide).collect();
        let names: HashSet<_> = wide.iter().map(symbol_name).collect();
        for function in &functions {
            pass_tables_in(*function, &names);
        }
        for function in wide {
            take_table(function).ok_or_else(|| vec![PassError::at(&function, "function has an invalid type")])?;
        }
        Ok(())
    }
}

/// Makes the calls of `wide` functions in `function` pass a table.
fn pass_tables_in<'c>(function: OperationRef<'c, '_>, wide: &HashSet<String>) {
    let Some(entry) = entry_block(function).filter(|_| !wide.is_empty()) else {
        return;
    };
    for call in nested_operations(function) {
        let is_call = is_named(&call, "llvm.call");
        if is_call && symbol_reference(&call, "callee").is_some_and(|callee| wide.contains(&callee)) {
            pass_table(call, entry);
        }
    }
}

/// Stores all operands of `call` but the last to a table on the stack.
fn pass_table<'c, 'a>(call: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) {
    let (context, location) = (ir::context(&call), call.location());
    let operands = call.operands().collect::<Vec<_>>();
    let (Some((&last, others)), Some(block)) = (operands.split_last(), call.block()) else {
        return;
    };
    // In the entry block: the stack does not grow when the call is repeated.
    let at_entry = Builder::new(context, entry, entry.first_operation(), location);
    let count = at_entry.create(
        "llvm.mlir.constant",
        Parts {
            results: &[Type::parse(context, "i64").unwrap_or(last.r#type())],
            attributes: vec![("value", i64_attribute(context, others.len() as i64))],
            ..Parts::default()
        },
    );
    let Ok(count) = count.result(0) else { return };
    let pointer = pointer_type(call);
    let table = at_entry.value(
        "llvm.alloca",
        &[count.into()],
        pointer,
        vec![("elem_type", TypeAttribute::new(pointer).into())],
    );
    let builder = Builder::new(context, block, Some(call), location);
    for (index, operand) in others.iter().enumerate() {
        let slot = slot(builder, table, index, pointer);
        builder.create(
            "llvm.store",
            Parts {
                operands: &[*operand, slot],
                ..Parts::default()
            },
        );
    }
    let callee = call.attribute("callee");
    let no_bundles: Attribute = DenseI32ArrayAttribute::new(context, &[]).into();
    builder.create(
        "llvm.call",
        Parts {
            operands: &[last, table],
            segments: &[2, 0],
            attributes: callee
                .into_iter()
                .map(|callee| ("callee", callee))
                .chain([("op_bundle_sizes", no_bundles)])
                .collect(),
            ..Parts::default()
        },
    );
    edit::erase(call);
}

/// Makes `function` take its last argument and a table of the others.
fn take_table<'c>(function: OperationRef<'c, '_>) -> Option<()> {
    let context = ir::context(&function);
    let entry = entry_block(function)?;
    let arguments = arguments(entry);
    let (last, others) = arguments.split_last()?;
    let pointer = pointer_type(function);
    let r#type = format!("!llvm.func<void ({}, {pointer})>", last.r#type());
    let r#type = Type::parse(context, &r#type)?;
    let table = entry.add_argument(pointer, function.location());
    let first = entry.first_operation();
    let mut only_calls = true;
    for (index, argument) in others.iter().enumerate() {
        for user in ir::users(argument) {
            if passes_on(user, *argument) && user.block() == Some(entry) {
                let builder = Builder::new(context, entry, Some(user), user.location());
                let loaded = load(builder, table, index, *argument, pointer);
                for (position, operand) in user.operands().enumerate() {
                    if operand == *argument {
                        edit::set_operand(user, position, loaded);
                    }
                }
            }
        }
        if !ir::users(argument).is_empty() {
            only_calls = false;
            let builder = Builder::new(context, entry, first, function.location());
            edit::replace_all_uses(*argument, load(builder, table, index, *argument, pointer));
        }
    }
    for index in (0..others.len()).rev() {
        edit::erase_argument(entry, index);
    }
    edit::set_attribute(function, "function_type", TypeAttribute::new(r#type).into());
    edit::remove_attribute(function, "arg_attrs");
    if only_calls {
        for attribute in ["no_inline", "optimize_none"] {
            edit::set_attribute(function, attribute, Attribute::unit(context));
        }
    }
    Some(())
}

/// Whether `user` gives `argument` to a call, or puts it into the table of one.
fn passes_on<'c, 'a>(user: OperationRef<'c, 'a>, argument: Value<'c, 'a>) -> bool {
    let is_stored = user.operands().next() == Some(argument);
    is_named(&user, "llvm.call") || is_named(&user, "llvm.store") && is_stored
}

fn pointer_type<'c>(operation: OperationRef<'c, '_>) -> Type<'c> {
    melior::dialect::llvm::r#type::pointer(ir::context(&operation), 0)
}

/// The address of the entry `index` of a table.
fn slot<'c, 'a>(builder: Builder<'c, 'a>, table: Value<'c, 'a>, index: usize, pointer: Type<'c>) -> Value<'c, 'a> {
    let index = i32::try_from(index).unwrap_or(i32::MAX);
    let indices = DenseI32ArrayAttribute::new(builder.context, &[index]).into();
    let element = TypeAttribute::new(pointer).into();
    let attributes = vec![("rawConstantIndices", indices), ("elem_type", element)];
    builder.value("llvm.getelementptr", &[table], pointer, attributes)
}

/// The entry `index` of a table, of the type of `argument`.
fn load<'c, 'a>(
    builder: Builder<'c, 'a>,
    table: Value<'c, 'a>,
    index: usize,
    argument: Value<'c, 'a>,
    pointer: Type<'c>,
) -> Value<'c, 'a> {
    let slot = slot(builder, table, index, pointer);
    builder.value("llvm.load", &[slot], argument.r#type(), vec![])
}
