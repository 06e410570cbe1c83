//! What an operation does to buffers: views, alias sets and accesses.
//!
//! Every rule errs on the safe side: an operation that is not known to only
//! look at a buffer reads and writes it.

use super::{
    create::Iterator,
    walk::{arguments, blocks, memref_type, nested_operations},
};
use crate::ffi::{
    edit::{block_argument, defining_operation},
    ir::{users, value_key},
};
use melior::ir::{
    Attribute, BlockLike, BlockRef, OperationRef, RegionLike, TypeLike, Value, ValueLike,
    attribute::{ArrayAttribute, DenseI32ArrayAttribute},
    operation::OperationLike,
    r#type::MemRefType,
};
use std::collections::HashMap;

/// What an operation is to the buffers that it mentions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BufferRole {
    /// Names memory without touching it: its result is operand 0 or a part of it.
    View,
    /// Makes a buffer of its own.
    Source,
    /// Touches no memory.
    Inert,
    /// Reads inputs and writes outputs (`linalg.generic`).
    Structured,
    /// Reads operand 0 and writes operand 1.
    Copy,
    /// Reads operand 0.
    Load,
    /// Writes operand 1.
    Store,
    /// Holds regions whose operations do the work.
    Region,
    /// Anything may happen.
    Opaque,
}

/// The role of `operation`; the only place that knows operations by name.
pub fn role(operation: OperationRef) -> BufferRole {
    let name = operation.name();
    match name.as_string_ref().as_str().unwrap_or_default() {
        "memref.subview"
        | "memref.expand_shape"
        | "memref.collapse_shape"
        | "memref.cast"
        | "memref.reinterpret_cast"
        | "memref.transpose"
        | "memref.view"
        | "memref.memory_space_cast" => BufferRole::View,
        "memref.alloc" | "memref.alloca" | "memref.get_global" => BufferRole::Source,
        "memref.dim"
        | "memref.dealloc"
        | "memref.assume_alignment"
        | "memref.extract_aligned_pointer_as_index"
        | "func.return" => BufferRole::Inert,
        "linalg.generic" => BufferRole::Structured,
        "memref.copy" => BufferRole::Copy,
        "memref.load" => BufferRole::Load,
        "memref.store" => BufferRole::Store,
        "scf.for" | "scf.if" | "scf.while" | "scf.execute_region" | "scf.parallel" | "scf.forall" => BufferRole::Region,
        "scf.yield" | "scf.condition" | "scf.reduce" => BufferRole::Inert,
        _ => BufferRole::Opaque,
    }
}

/// The buffer that a chain of views starts from.
pub fn view_root<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Value<'c, 'a> {
    // A failed look at an operand would print the operation, so ask the role first.
    while let Some(operation) = defining_operation(value).filter(|operation| role(*operation) == BufferRole::View) {
        let Ok(source) = operation.operand(0) else { break };
        value = source;
    }
    value
}

/// Whether `value` is a whole buffer: itself, or the same elements in the same
/// order under another shape.
pub fn whole_buffer<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Option<Value<'c, 'a>> {
    while let Some(operation) = defining_operation(value) {
        match role(operation) {
            BufferRole::View => {
                let identity = |value| memref_type(value).is_some_and(is_identity_layout);
                let source = operation.operand(0).ok()?;
                let name = operation.name();
                let reshape = matches!(
                    name.as_string_ref().as_str(),
                    Ok("memref.expand_shape" | "memref.collapse_shape" | "memref.cast")
                );
                if !(reshape && identity(value) && identity(source)) {
                    return None;
                }
                value = source;
            }
            _ => break,
        }
    }
    Some(value)
}

/// Whether a memref is dense and row-major from its first element.
pub fn is_identity_layout(r#type: MemRefType) -> bool {
    r#type.affine_map().is_identity()
}

/// One access of a buffer.
#[derive(Clone, Copy, Debug)]
pub struct Access<'c, 'a> {
    /// The buffer.
    pub buffer: Value<'c, 'a>,
    /// Its position among the operation's operands.
    pub operand: usize,
    /// Whether memory is read.
    pub reads: bool,
    /// Whether memory is written.
    pub writes: bool,
    /// The innermost operation that does it.
    pub operation: OperationRef<'c, 'a>,
}

/// Every access of `operation` and of what is nested in it.
pub fn accesses<'c, 'a>(operation: OperationRef<'c, 'a>) -> Vec<Access<'c, 'a>> {
    let mut found = Vec::new();
    own_accesses(operation, &mut found);
    for nested in nested_operations(operation) {
        own_accesses(nested, &mut found);
    }
    found
}

/// The accesses of `operation` itself, without those of what is nested in it.
pub fn accesses_of<'c, 'a>(operation: OperationRef<'c, 'a>) -> Vec<Access<'c, 'a>> {
    let mut found = Vec::new();
    own_accesses(operation, &mut found);
    found
}

fn own_accesses<'c, 'a>(operation: OperationRef<'c, 'a>, found: &mut Vec<Access<'c, 'a>>) {
    let role = role(operation);
    let inputs = match role {
        BufferRole::Structured => structured_inputs(operation),
        _ => 0,
    };
    for (index, buffer) in operation.operands().enumerate() {
        if memref_type(buffer).is_none() {
            continue;
        }
        let (reads, writes) = match role {
            BufferRole::View | BufferRole::Source | BufferRole::Inert | BufferRole::Region => continue,
            BufferRole::Structured => (
                index < inputs || reads_output(operation, index - inputs),
                index >= inputs,
            ),
            BufferRole::Copy => (index == 0, index == 1),
            BufferRole::Load => (true, false),
            BufferRole::Store => (false, true),
            BufferRole::Opaque => (true, true),
        };
        found.push(Access {
            buffer,
            operand: index,
            reads,
            writes,
            operation,
        });
    }
}

/// The number of inputs of a `linalg.generic`.
pub fn structured_inputs(operation: OperationRef) -> usize {
    operation
        .attribute("operandSegmentSizes")
        .ok()
        .and_then(|attribute| DenseI32ArrayAttribute::try_from(attribute).ok())
        .and_then(|sizes| sizes.element(0).ok())
        .map_or(0, |count| count as usize)
}

/// Whether the body of a `linalg.generic` uses the old value of an output.
fn reads_output(operation: OperationRef, output: usize) -> bool {
    let inputs = structured_inputs(operation);
    operation
        .first_region()
        .and_then(|region| region.first_block())
        .and_then(|block| block.argument(inputs + output).ok())
        .is_none_or(|argument| !users(&argument).is_empty())
}

/// Whether every iterator of a `linalg.generic` is parallel.
pub fn is_all_parallel(operation: OperationRef) -> bool {
    iterators(operation).is_some_and(|iterators| iterators.iter().all(|iterator| *iterator == Iterator::Parallel))
}

/// The iterators of a `linalg.generic`; `None` when one is of another kind.
pub fn iterators(operation: OperationRef) -> Option<Vec<Iterator>> {
    let attribute = operation.attribute("iterator_types").ok()?;
    let iterators = ArrayAttribute::try_from(attribute).ok()?;
    let kinds = (0..iterators.len()).map(|index| match iterators.element(index).ok()?.to_string().as_str() {
        "#linalg.iterator_type<parallel>" => Some(Iterator::Parallel),
        "#linalg.iterator_type<reduction>" => Some(Iterator::Reduction),
        _ => None,
    });
    kinds.collect()
}

/// The indexing map of one operand of a `linalg.generic`.
pub fn indexing_map<'c>(operation: OperationRef<'c, '_>, operand: usize) -> Option<Attribute<'c>> {
    let maps = ArrayAttribute::try_from(operation.attribute("indexing_maps").ok()?).ok()?;
    maps.element(operand).ok()
}

/// A partition of the memrefs of a function: two that may name the same memory
/// by way of views, regions or selection are in one set. Function arguments and
/// allocations start sets of their own.
#[derive(Default)]
pub struct AliasSets {
    parents: HashMap<usize, usize>,
}

impl AliasSets {
    /// Analyses every operation nested in `function`.
    pub fn new(function: OperationRef) -> Self {
        let mut sets = Self::default();
        for operation in nested_operations(function) {
            sets.unite_through(operation);
        }
        sets
    }

    /// The representative of the set that `value` is in.
    pub fn representative(&self, value: Value) -> usize {
        let mut key = value_key(&value);
        while let Some(parent) = self.parents.get(&key) {
            key = *parent;
        }
        key
    }

    fn unite_through(&mut self, operation: OperationRef) {
        if role(operation) == BufferRole::Source {
            return;
        }
        let mut related = operation
            .results()
            .map(Into::into)
            .filter(is_buffer)
            .collect::<Vec<Value>>();
        for block in blocks(operation) {
            related.extend(arguments(block).into_iter().filter(is_buffer));
            if let Some(terminator) = block.terminator() {
                related.extend(terminator.operands().filter(is_buffer));
            }
        }
        let Some(&first) = related.first() else { return };
        if role(operation) == BufferRole::Structured {
            return;
        }
        for value in related.into_iter().chain(operation.operands().filter(is_buffer)) {
            self.unite(first, value);
        }
    }

    fn unite(&mut self, one: Value, other: Value) {
        let (one, other) = (self.representative(one), self.representative(other));
        if one != other {
            self.parents.insert(one, other);
        }
    }
}

fn is_buffer(value: &Value) -> bool {
    value.r#type().is_mem_ref()
}

/// The position of `value` among the arguments of the function whose entry
/// block is `entry`; `None` for anything else.
pub fn function_argument(value: Value, entry: BlockRef) -> Option<usize> {
    block_argument(value).and_then(|(block, index)| (block == entry).then_some(index))
}
