//! When buffers are first written and last read.

use crate::{
    ffi::{edit::is_permutation_map, ir::value_key},
    passes::{
        buffer_analysis::{
            AliasSets, BufferRole, accesses, indexing_map, is_all_parallel, role, structured_inputs, view_root,
            whole_buffer,
        },
        walk::block_operations,
    },
};
use melior::ir::{BlockRef, OperationRef, Value, operation::OperationLike};
use std::collections::HashMap;

/// First write and last read of every buffer, by top-level operation.
pub struct AccessOrder<'c, 'a> {
    operations: Vec<OperationRef<'c, 'a>>,
    first_write: HashMap<usize, usize>,
    last_read: HashMap<usize, usize>,
    written: HashMap<usize, usize>,
    representatives: HashMap<usize, usize>,
}

impl<'c, 'a> AccessOrder<'c, 'a> {
    /// Reads the function whose entry block is `entry`.
    pub fn new(entry: BlockRef<'c, 'a>, aliases: &AliasSets) -> Self {
        let mut order = Self {
            operations: block_operations(entry),
            first_write: HashMap::new(),
            last_read: HashMap::new(),
            written: HashMap::new(),
            representatives: HashMap::new(),
        };
        let arguments = super::super::walk::arguments(entry);
        let mut members: HashMap<usize, usize> = HashMap::new();
        for argument in &arguments {
            *members.entry(aliases.representative(*argument)).or_default() += 1;
        }
        for argument in arguments {
            let representative = aliases.representative(argument);
            // Two arguments that flow into one value cannot be told apart.
            if members[&representative] == 1 {
                order.representatives.insert(value_key(&argument), representative);
            }
        }
        for position in 0..order.operations.len() {
            for access in accesses(order.operations[position]) {
                let buffer = aliases.representative(access.buffer);
                if access.reads {
                    order.last_read.insert(buffer, position);
                }
                if access.writes {
                    order.first_write.entry(buffer).or_insert(position);
                    order.written.insert(buffer, position);
                }
            }
        }
        order
    }

    /// Whether `output` may lie in the memory of `input`, both arguments of one
    /// type.
    pub fn proves(&self, input: Value<'c, 'a>, output: Value<'c, 'a>) -> bool {
        let (Some(source), Some(target)) = (
            self.representatives.get(&value_key(&input)),
            self.representatives.get(&value_key(&output)),
        ) else {
            return false;
        };
        if self.written.contains_key(source) {
            return false;
        }
        match (self.last_read.get(source), self.first_write.get(target)) {
            (Some(read), Some(write)) if read == write => touches_in_place(self.operations[*read], input, output),
            (Some(read), Some(write)) => read < write,
            (_, None) => false,
            (None, Some(_)) => true,
        }
    }
}

/// Whether `operation` reads each element of `input` before it writes the
/// element of `output` at the same place, and never again.
fn touches_in_place<'c, 'a>(operation: OperationRef<'c, 'a>, input: Value<'c, 'a>, output: Value<'c, 'a>) -> bool {
    match role(operation) {
        // Copying a buffer onto itself changes nothing.
        BufferRole::Copy => {
            let is_whole = |index: usize, buffer: Value<'c, 'a>| {
                operation
                    .operand(index)
                    .is_ok_and(|operand| whole_buffer(operand) == Some(buffer))
            };
            is_whole(0, input) && is_whole(1, output)
        }
        BufferRole::Structured => {
            is_all_parallel(operation) && same_elements(operation, input, output) && !loads(operation, input, output)
        }
        _ => false,
    }
}

/// Whether the body loads elements of `input` or `output` by itself.
fn loads<'c, 'a>(operation: OperationRef<'c, 'a>, input: Value<'c, 'a>, output: Value<'c, 'a>) -> bool {
    accesses(operation).into_iter().any(|access| {
        let root = view_root(access.buffer);
        access.operation != operation && (root == input || root == output)
    })
}

/// Whether every operand that is `input` or `output` is the whole buffer, seen
/// in one shape through one permutation.
fn same_elements<'c, 'a>(operation: OperationRef<'c, 'a>, input: Value<'c, 'a>, output: Value<'c, 'a>) -> bool {
    let inputs = structured_inputs(operation);
    let mut seen = None;
    operation.operands().enumerate().all(|(index, operand)| {
        let root = view_root(operand);
        if root != input && root != output {
            return true;
        }
        let whole = whole_buffer(operand) == Some(root) && (root == output) == (index >= inputs);
        let Some(map) = indexing_map(operation, index).filter(|map| is_permutation_map(*map)) else {
            return false;
        };
        let shape = melior::ir::ValueLike::r#type(&operand);
        whole && *seen.get_or_insert((map, shape)) == (map, shape)
    })
}
