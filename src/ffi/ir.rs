//! Small wrappers over IR calls of MLIR's C API that melior lacks or marks
//! unsafe.

use melior::{
    Context, ContextRef,
    ir::{
        AffineMap, Attribute, AttributeLike, BlockRef, OperationRef, RegionLike, ValueLike,
        block::BlockLike,
        operation::{OperationLike, OperationRefMut},
    },
};
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// The context that owns `operation`.
///
/// melior's `Context` is a pointer to the C++ object, and `ContextRef::to_ref`
/// borrows wherever that pointer is kept. This keeps one copy for each address
/// for the rest of the process.
pub fn context<'c, 'a>(operation: &impl OperationLike<'c, 'a>) -> &'c Context
where
    'c: 'a,
{
    static KEPT: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());
    // SAFETY: the C++ context is valid.
    let raw = unsafe { operation.context().to_ref() }.to_raw();
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let address = *kept.entry(raw.ptr as usize).or_insert_with(|| {
        // SAFETY: the reference is only used while the context is alive.
        let reference = unsafe { ContextRef::from_raw(raw) };
        Box::into_raw(Box::new(reference)) as usize
    });
    // SAFETY: the box is never freed. A context that is later created at the
    // same address is denoted by the same bits. The context outlives `'c`, the
    // lifetime of everything that it owns.
    unsafe { (*(address as *const ContextRef<'c>)).to_ref() }
}

/// The identity of a value: equal exactly for the same value.
pub fn value_key<'c>(value: &impl ValueLike<'c>) -> usize {
    value.to_raw().ptr as usize
}

/// The identity of an operation: equal exactly for the same operation.
pub fn operation_key<'c, 'a>(operation: &impl OperationLike<'c, 'a>) -> usize
where
    'c: 'a,
{
    operation.to_raw().ptr as usize
}

/// The identity of a block: equal exactly for the same block.
pub fn block_key(block: BlockRef) -> usize {
    block.to_raw().ptr as usize
}

/// The operations that use `value`, once for each use, in no particular order.
pub fn users<'c, 'a>(value: &(impl ValueLike<'c> + 'a)) -> Vec<OperationRef<'c, 'a>> {
    let mut users = Vec::new();
    // SAFETY: the use list of a valid value ends with a null use; owners are
    // operations alive in the same IR.
    unsafe {
        let mut next = mlir_sys::mlirValueGetFirstUse(value.to_raw());
        while !mlir_sys::mlirOpOperandIsNull(next) {
            users.push(OperationRef::from_raw(mlir_sys::mlirOpOperandGetOwner(next)));
            next = mlir_sys::mlirOpOperandGetNextUse(next);
        }
    }
    users
}

/// The attribute that holds `map`.
pub fn affine_map_attribute<'c>(map: AffineMap<'c>) -> Attribute<'c> {
    // SAFETY: the map is valid.
    unsafe { Attribute::from_raw(mlir_sys::mlirAffineMapAttrGet(map.to_raw())) }
}

/// `root` and every operation inside it, outermost first, in source order.
pub fn operations<'c, 'a>(root: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut found = Vec::new();
    let mut pending = vec![root];
    while let Some(operation) = pending.pop() {
        found.push(operation);
        let mut children = Vec::new();
        for region in operation.regions() {
            let mut block = region.first_block();
            while let Some(current) = block {
                let mut child = current.first_operation();
                while let Some(operation) = child {
                    children.push(operation);
                    child = operation.next_in_block();
                }
                block = current.next_in_region();
            }
        }
        pending.extend(children.into_iter().rev());
    }
    found
}

/// The right to change attributes, operands or the location of `operation`.
pub fn as_mut<'c, 'a>(operation: OperationRef<'c, 'a>) -> OperationRefMut<'c, 'a> {
    // SAFETY: the operation is alive for `'a`; nothing that the mutable
    // reference offers in safe code frees it.
    unsafe { OperationRefMut::from_raw(operation.to_raw()) }
}

/// The index of one axis of an operand, in terms of the iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Index {
    /// The iteration's dimension of this number.
    Dimension(usize),
    /// Always this index.
    Constant(i64),
}

/// The results of the affine map of an attribute; `None` when one of them is
/// neither a dimension nor a constant.
pub fn affine_results(attribute: Attribute) -> Option<Vec<Index>> {
    // SAFETY: the map and its expressions are read only after their kinds are known.
    unsafe {
        if !mlir_sys::mlirAttributeIsAAffineMap(attribute.to_raw()) {
            return None;
        }
        let map = mlir_sys::mlirAffineMapAttrGetValue(attribute.to_raw());
        let count = mlir_sys::mlirAffineMapGetNumResults(map);
        let result = |position| {
            let expression = mlir_sys::mlirAffineMapGetResult(map, position);
            if mlir_sys::mlirAffineExprIsADim(expression) {
                let position = mlir_sys::mlirAffineDimExprGetPosition(expression);
                Some(Index::Dimension(usize::try_from(position).ok()?))
            } else if mlir_sys::mlirAffineExprIsAConstant(expression) {
                Some(Index::Constant(mlir_sys::mlirAffineConstantExprGetValue(expression)))
            } else {
                None
            }
        };
        (0..count).map(result).collect()
    }
}
