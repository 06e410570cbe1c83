//! Changes to operations that are part of a module, and uses of values.
//!
//! Melior's mutable references cannot coexist with the shared ones that a walk
//! hands out. A pass runs on one thread and owns its operation, so these
//! functions change it through shared references. The one rule for callers:
//! after [`erase`], no reference to that operation or to its results is used.

use super::ir::users;
use melior::{
    StringRef,
    ir::{
        Attribute, AttributeLike, BlockLike, BlockRef, Location, OperationRef, RegionLike, Type, TypeLike, Value,
        ValueLike, operation::OperationLike,
    },
};

/// Sets an attribute, inherent or discardable.
pub fn set_attribute<'c>(operation: OperationRef<'c, '_>, name: &str, attribute: Attribute<'c>) {
    // SAFETY: both handles are valid and of one context.
    unsafe {
        mlir_sys::mlirOperationSetAttributeByName(operation.to_raw(), StringRef::new(name).to_raw(), attribute.to_raw())
    }
}

/// Removes an attribute; says whether there was one.
pub fn remove_attribute(operation: OperationRef, name: &str) -> bool {
    // SAFETY: the operation is valid.
    unsafe { mlir_sys::mlirOperationRemoveAttributeByName(operation.to_raw(), StringRef::new(name).to_raw()) }
}

/// Changes where `operation` says it comes from.
pub fn set_location<'c>(operation: OperationRef<'c, '_>, location: Location<'c>) {
    // SAFETY: both handles are valid and of one context.
    unsafe { mlir_sys::mlirOperationSetLocation(operation.to_raw(), location.to_raw()) }
}

/// Changes the type of `value`; its operation must fit the new one.
pub fn set_type<'c>(value: Value<'c, '_>, r#type: Type<'c>) {
    // SAFETY: both handles are valid and of one context.
    unsafe { mlir_sys::mlirValueSetType(value.to_raw(), r#type.to_raw()) }
}

/// Replaces one operand.
///
/// # Panics
///
/// Panics when `operation` has no such operand.
pub fn set_operand(operation: OperationRef, index: usize, value: Value) {
    assert!(index < operation.operand_count(), "operand {index} is out of range");
    // SAFETY: the operand exists and the value is valid.
    unsafe { mlir_sys::mlirOperationSetOperand(operation.to_raw(), index as isize, value.to_raw()) }
}

/// Makes every user of `value` use `replacement`.
pub fn replace_all_uses(value: Value, replacement: Value) {
    // SAFETY: both values are valid.
    unsafe { mlir_sys::mlirValueReplaceAllUsesOfWith(value.to_raw(), replacement.to_raw()) }
}

/// Moves `operation` in front of `other`.
pub fn move_before(operation: OperationRef, other: OperationRef) {
    // SAFETY: both operations are valid and belong to blocks.
    unsafe { mlir_sys::mlirOperationMoveBefore(operation.to_raw(), other.to_raw()) }
}

/// Destroys `operation`, which no value is used of any more.
///
/// # Panics
///
/// Panics when a result still has a use.
pub fn erase(operation: OperationRef) {
    for result in operation.results() {
        assert!(users(&result).is_empty(), "erased operation has uses");
    }
    // SAFETY: nothing uses the results, and the caller keeps no reference.
    unsafe { mlir_sys::mlirOperationDestroy(operation.to_raw()) }
}

/// Whether a result of `operation` is used.
pub fn has_uses(operation: OperationRef) -> bool {
    operation.results().any(|result| !users(&result).is_empty())
}

/// The operation that computes `value`; `None` for a block argument.
pub fn defining_operation<'c, 'a>(value: Value<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    value.is_operation_result().then(|| {
        // SAFETY: the value is an operation's result.
        unsafe { OperationRef::from_raw(mlir_sys::mlirOpResultGetOwner(value.to_raw())) }
    })
}

/// The block whose argument `value` is and its position; `None` for a result.
pub fn block_argument<'c, 'a>(value: Value<'c, 'a>) -> Option<(BlockRef<'c, 'a>, usize)> {
    value.is_block_argument().then(|| {
        // SAFETY: the value is a block argument.
        unsafe {
            let owner = BlockRef::from_raw(mlir_sys::mlirBlockArgumentGetOwner(value.to_raw()));
            let index = mlir_sys::mlirBlockArgumentGetArgNumber(value.to_raw());
            (owner, index as usize)
        }
    })
}

/// Removes an argument of a block.
///
/// # Panics
///
/// Panics when there is no such argument or it is used.
pub fn erase_argument(block: BlockRef, index: usize) {
    let argument = block.argument(index).expect("argument is out of range");
    assert!(users(&argument).is_empty(), "erased argument has uses");
    // SAFETY: nothing uses the argument, and the caller keeps no reference.
    unsafe { mlir_sys::mlirBlockEraseArgument(block.to_raw(), index as u32) }
}

/// Whether the affine map of an attribute is a permutation of its dimensions.
pub fn is_permutation_map(attribute: Attribute) -> bool {
    // SAFETY: the value is read only after its kind is known.
    unsafe {
        mlir_sys::mlirAttributeIsAAffineMap(attribute.to_raw())
            && mlir_sys::mlirAffineMapIsPermutation(mlir_sys::mlirAffineMapAttrGetValue(attribute.to_raw()))
    }
}

/// Moves `operation` from its block to the end of `block`.
pub fn move_to_end(operation: OperationRef, block: BlockRef) {
    // SAFETY: both are valid; the operation changes its owner.
    unsafe {
        mlir_sys::mlirOperationRemoveFromParent(operation.to_raw());
        mlir_sys::mlirBlockAppendOwnedOperation(block.to_raw(), operation.to_raw());
    }
}

/// Sets a discardable attribute of a function's argument.
///
/// # Panics
///
/// Panics when `function` is no `func.func` with such an argument.
pub fn set_argument_attribute<'c>(
    function: OperationRef<'c, '_>,
    argument: usize,
    name: &str,
    attribute: Attribute<'c>,
) {
    let block = function.first_region().and_then(|region| region.first_block());
    let count = block.map_or(0, |block| block.argument_count());
    assert!(argument < count, "argument {argument} is out of range");
    // SAFETY: the operation is a function and has the argument.
    unsafe {
        mlir_sys::mlirFuncSetArgAttr(
            function.to_raw(),
            argument as isize,
            StringRef::new(name).to_raw(),
            attribute.to_raw(),
        )
    }
}
