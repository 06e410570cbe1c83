//! Tensors that are put together from parts: chains of `tensor.insert_slice`
//! that begin with `tensor.empty`, as `kina.concat` and `kina.pad` are lowered.
//!
//! A result begins as the caller's buffer, so that what computes a part finds
//! its place there. A long chain leaves the tensors altogether: each part goes
//! to a view of the buffer, because bufferisation compares every two insertions
//! of a chain with each other.
//!
//! ```mlir
//! %0 = tensor.insert_slice %a into %empty[0] [4] [1]
//! %1 = tensor.insert_slice %b into %0[4] [4] [1]
//! ```
//! becomes, as a result in `%out`,
//! ```mlir
//! %v0 = memref.subview %out[0] [4] [1]
//! %v1 = memref.subview %out[4] [4] [1]
//! bufferization.materialize_in_destination %a in restrict writable %v0
//! bufferization.materialize_in_destination %b in restrict writable %v1
//! %1 = bufferization.to_tensor %out restrict
//! ```

use super::buffer_type;
use crate::ffi::{
    attributes::integers,
    edit,
    ir::{context, users},
};
use crate::passes::walk::{block_operations, is_named, memref_type, static_shape};
use melior::ir::{
    Attribute, BlockLike, BlockRef, Identifier, OperationRef, Value, ValueLike,
    attribute::DenseI32ArrayAttribute,
    operation::{OperationBuilder, OperationLike},
    r#type::{MemRefType, RankedTensorType, ShapedTypeLike},
};

const INSERTION: &str = "tensor.insert_slice";
/// The most insertions that bufferisation is left to compare.
const LONGEST_CHAIN: usize = 16;

/// Assembles `result` in `destination`, when it is put together from parts.
/// Whether it is there already.
pub fn in_place<'c, 'a>(
    result: Value<'c, 'a>,
    destination: Value<'c, 'a>,
    entry: BlockRef<'c, 'a>,
) -> Result<bool, melior::Error> {
    let Some(chain) = edit::defining_operation(result).and_then(chain) else {
        return Ok(false);
    };
    if chain.len() > LONGEST_CHAIN {
        in_views(&chain, destination, entry)?;
        return Ok(true);
    }
    let first = chain[0];
    let r#type = first.operand(1)?.r#type();
    let tensor = OperationBuilder::new("bufferization.to_tensor", first.location())
        .add_operands(&[destination])
        .add_attributes(&units(first, &["restrict", "writable"]))
        .add_results(&[r#type])
        .build()?;
    let tensor = insert_behind(destination, entry, tensor);
    edit::set_operand(first, 1, tensor.result(0)?.into());
    Ok(false)
}

/// Assembles what is left of long chains in buffers of their own.
pub fn temporaries(entry: BlockRef) -> Result<(), melior::Error> {
    let is_last = |operation: &OperationRef| {
        is_named(operation, INSERTION)
            && operation
                .result(0)
                .is_ok_and(|result| !users(&result).iter().all(|user| is_named(user, INSERTION)))
    };
    let chains = block_operations(entry).into_iter().filter(is_last).filter_map(chain);
    for chain in chains.filter(|chain| chain.len() > LONGEST_CHAIN).collect::<Vec<_>>() {
        let last = chain[chain.len() - 1];
        let Ok(r#type) = buffer_type(last.result(0)?.into(), last) else {
            continue;
        };
        let buffer = OperationBuilder::new("memref.alloc", last.location())
            .add_attributes(&[segments(last, &[0, 0])])
            .add_results(&[r#type])
            .build()?;
        let buffer = entry.insert_operation(0, buffer).result(0)?;
        in_views(&chain, buffer.into(), entry)?;
    }
    Ok(())
}

/// The insertions that end with `last`, in order, when they begin with an empty
/// tensor and nothing else sees a part of the outcome.
fn chain<'c, 'a>(last: OperationRef<'c, 'a>) -> Option<Vec<OperationRef<'c, 'a>>> {
    let mut chain = Vec::new();
    let mut current = last;
    loop {
        if !is_plain(current) {
            return None;
        }
        chain.push(current);
        let previous = edit::defining_operation(current.operand(1).ok()?)?;
        if is_named(&previous, "tensor.empty") {
            chain.reverse();
            return Some(chain);
        }
        current = Some(previous).filter(|previous| users_of(*previous) == 1)?;
    }
}

/// Whether `operation` inserts a part of the same rank at a known place.
fn is_plain(operation: OperationRef) -> bool {
    if !is_named(&operation, INSERTION) || operation.operand_count() != 2 {
        return false;
    }
    let rank = |index: usize| {
        let tensor = RankedTensorType::try_from(operation.operand(index).ok()?.r#type()).ok()?;
        tensor.has_static_shape().then(|| tensor.rank())
    };
    rank(0).is_some() && rank(0) == rank(1)
}

fn users_of(operation: OperationRef) -> usize {
    operation.results().map(|result| users(&result).len()).sum()
}

/// Writes each part to its view of `buffer`; the outcome is that buffer.
fn in_views<'c, 'a>(
    chain: &[OperationRef<'c, 'a>],
    buffer: Value<'c, 'a>,
    entry: BlockRef<'c, 'a>,
) -> Result<(), melior::Error> {
    for &insertion in chain {
        let view = insert_behind(buffer, entry, view(insertion, buffer)?).result(0)?;
        let write = OperationBuilder::new("bufferization.materialize_in_destination", insertion.location())
            .add_operands(&[insertion.operand(0)?, view.into()])
            .add_attributes(&units(insertion, &["restrict", "writable"]))
            .build()?;
        entry.insert_operation_before(insertion, write);
    }
    let last = chain[chain.len() - 1];
    let outcome = OperationBuilder::new("bufferization.to_tensor", last.location())
        .add_operands(&[buffer])
        .add_attributes(&units(last, &["restrict"]))
        .add_results(&[last.result(0)?.r#type()])
        .build()?;
    let outcome = entry.insert_operation_after(last, outcome);
    edit::replace_all_uses(last.result(0)?.into(), outcome.result(0)?.into());
    for insertion in chain.iter().rev() {
        edit::erase(*insertion);
    }
    Ok(())
}

/// The part of `buffer` that `insertion` writes.
fn view<'c>(
    insertion: OperationRef<'c, '_>,
    buffer: Value<'c, '_>,
) -> Result<melior::ir::Operation<'c>, melior::Error> {
    const PLACES: [&str; 3] = ["static_offsets", "static_sizes", "static_strides"];
    let context = context(&insertion);
    let parse = |text: String| Attribute::parse(context, &text).ok_or(melior::Error::AttributeParse(text));
    let [offsets, sizes, strides] = PLACES.map(|name| {
        let values = insertion.attribute(name).ok().and_then(integers);
        values.unwrap_or_default()
    });
    let r#type = MemRefType::try_from(buffer.r#type())?;
    let shape = memref_type(buffer)
        .and_then(|r#type| static_shape(&r#type))
        .unwrap_or_default();
    let (mut offset, mut layout, mut distance) = (0, vec![0; shape.len()], 1);
    for axis in (0..shape.len()).rev() {
        offset += offsets[axis] * distance;
        layout[axis] = strides[axis] * distance;
        distance *= shape[axis];
    }
    let layout = parse(format!("strided<{layout:?}, offset: {offset}>"))?;
    let part = MemRefType::new(r#type.element(), &sizes, Some(layout), None);
    let mut attributes = vec![segments(insertion, &[1, 0, 0, 0])];
    for name in PLACES {
        attributes.push((Identifier::new(context, name), insertion.attribute(name)?));
    }
    OperationBuilder::new("memref.subview", insertion.location())
        .add_operands(&[buffer])
        .add_attributes(&attributes)
        .add_results(&[part.into()])
        .build()
}

/// Inserts `operation` as early as `value` can be used.
fn insert_behind<'c, 'a>(
    value: Value<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    operation: melior::ir::Operation<'c>,
) -> OperationRef<'c, 'a> {
    match edit::defining_operation(value) {
        Some(definition) => entry.insert_operation_after(definition, operation),
        None => entry.insert_operation(0, operation),
    }
}

fn units<'c>(operation: OperationRef<'c, '_>, names: &[&str]) -> Vec<(Identifier<'c>, Attribute<'c>)> {
    super::unit_attributes(operation, names)
}

fn segments<'c>(operation: OperationRef<'c, '_>, sizes: &[i32]) -> (Identifier<'c>, Attribute<'c>) {
    let context = context(&operation);
    let sizes = DenseI32ArrayAttribute::new(context, sizes).into();
    (Identifier::new(context, "operandSegmentSizes"), sizes)
}
