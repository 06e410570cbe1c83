//! Bodies of linalg operations: elements are loaded where they enter and
//! stored where they leave.

use super::element::{load, small_elements, store};
use crate::{
    dtype::DType,
    ffi::ir::{as_mut, context, users},
    passes::create::Builder,
};
use melior::ir::{
    BlockLike, BlockRef, OperationRef, RegionLike, ValueLike,
    operation::{OperationLike, OperationMutLike},
};

/// Rewrites the body of `operation`, when it has one that sees elements.
pub fn rewrite(operation: OperationRef) {
    match super::name(operation).as_str() {
        "linalg.generic" => rewrite_generic(operation),
        "linalg.fill" => rewrite_fill(operation),
        "tensor.pad" => rewrite_pad(operation),
        "tensor.extract" => rewrite_extract(operation),
        "tensor.insert" => rewrite_insert(operation),
        _ => {}
    }
}

/// The dtypes of the operands whose elements are stored as bytes.
fn small_operands(operation: OperationRef) -> Vec<Option<DType>> {
    let types = operation.operands().map(|value| small_elements(value.r#type()));
    types.collect()
}

fn body<'c, 'a>(operation: OperationRef<'c, 'a>) -> Option<BlockRef<'c, 'a>> {
    operation.first_region().and_then(|region| region.first_block())
}

fn rewrite_generic(operation: OperationRef) {
    let small = small_operands(operation);
    let Some(block) = body(operation) else {
        return;
    };
    load_arguments(operation, block, &small);
    let outputs = &small[small.len() - operation.result_count()..];
    store_yielded(operation, block, outputs);
}

/// Makes the arguments bytes and loads the elements of those that are used.
fn load_arguments<'c, 'a>(operation: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>, small: &[Option<DType>]) {
    let context = context(&operation);
    let first = block.first_operation();
    let builder = Builder::new(context, block, first, operation.location());
    for (index, dtype) in small.iter().enumerate() {
        let (Some(dtype), Ok(argument)) = (*dtype, block.argument(index)) else {
            continue;
        };
        argument.set_type(DType::I8.to_mlir(context));
        let users = users(&argument);
        if users.is_empty() {
            continue;
        }
        let element = load(&builder, argument.into(), dtype);
        for user in users {
            as_mut(user).replace_uses_of_with(argument.into(), element);
        }
    }
}

/// Stores the values that a body yields for outputs of small elements.
fn store_yielded<'c, 'a>(operation: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>, outputs: &[Option<DType>]) {
    let Some(terminator) = block.terminator() else {
        return;
    };
    let builder = Builder::new(context(&operation), block, Some(terminator), terminator.location());
    for (index, dtype) in outputs.iter().enumerate() {
        if let (Some(dtype), Ok(value)) = (*dtype, terminator.operand(index)) {
            let stored = store(&builder, value, dtype);
            as_mut(terminator).set_operand(index, stored);
        }
    }
}

/// The scalar is stored before the fill, whose body then copies a byte.
fn rewrite_fill(operation: OperationRef) {
    let small = small_operands(operation);
    let (Some(Some(dtype)), Some(block), Some(outer)) = (small.last().copied(), body(operation), operation.block())
    else {
        return;
    };
    let context = context(&operation);
    let builder = Builder::new(context, outer, Some(operation), operation.location());
    if let Ok(scalar) = operation.operand(0) {
        let stored = store(&builder, scalar, dtype);
        as_mut(operation).set_operand(0, stored);
    }
    for argument in (0..block.argument_count()).filter_map(|index| block.argument(index).ok()) {
        argument.set_type(DType::I8.to_mlir(context));
    }
}

/// The byte that is extracted is loaded right behind.
fn rewrite_extract(operation: OperationRef) {
    let (Some(Some(dtype)), Some(block), Ok(result)) = (
        small_operands(operation).first().copied(),
        operation.block(),
        operation.result(0),
    ) else {
        return;
    };
    let context = context(&operation);
    let users = users(&result);
    result.set_type(DType::I8.to_mlir(context));
    let builder = Builder::new(context, block, operation.next_in_block(), operation.location());
    let element = load(&builder, result.into(), dtype);
    for user in users {
        as_mut(user).replace_uses_of_with(result.into(), element);
    }
}

/// The element is stored before it is inserted.
fn rewrite_insert(operation: OperationRef) {
    let (Some(Some(dtype)), Some(block), Ok(element)) = (
        small_operands(operation).get(1).copied(),
        operation.block(),
        operation.operand(0),
    ) else {
        return;
    };
    let builder = Builder::new(context(&operation), block, Some(operation), operation.location());
    let stored = store(&builder, element, dtype);
    as_mut(operation).set_operand(0, stored);
}

fn rewrite_pad(operation: OperationRef) {
    let small = small_operands(operation);
    if let (Some(dtype), Some(block)) = (small.first().copied(), body(operation)) {
        store_yielded(operation, block, &[dtype]);
    }
}
