//! When temporaries are alive.

use super::offsets::Lifetime;
use crate::{
    ffi::ir::{block_key, operation_key},
    passes::{
        buffer_analysis::{AliasSets, accesses_of},
        walk::nested_operations,
    },
};
use melior::ir::{OperationRef, operation::OperationLike};
use std::collections::HashMap;

/// First and last position of each operation and of what is nested in it.
struct Positions(HashMap<usize, (usize, usize)>);

impl Positions {
    fn new(operations: &[OperationRef]) -> Self {
        let mut spans = HashMap::new();
        for (position, operation) in operations.iter().enumerate() {
            spans.insert(operation_key(operation), (position, position));
        }
        for operation in operations.iter().rev() {
            let last = spans[&operation_key(operation)].1;
            let parent = operation.parent_operation();
            if let Some(around) = parent.and_then(|parent| spans.get_mut(&operation_key(&parent))) {
                around.1 = around.1.max(last);
            }
        }
        Self(spans)
    }

    /// The span of `operation` as seen from `block`: all of a loop counts as
    /// one, because it comes again to what it did before.
    fn seen_from(&self, operation: OperationRef, block: usize) -> Option<(usize, usize)> {
        let mut around = operation;
        while block_key(around.block()?) != block {
            around = around.parent_operation()?;
        }
        self.0.get(&operation_key(&around)).copied()
    }
}

/// The accesses of a function's temporaries, in the order of the source.
pub struct Lifetimes<'c, 'a> {
    positions: Positions,
    accesses: HashMap<usize, Vec<OperationRef<'c, 'a>>>,
}

impl<'c, 'a> Lifetimes<'c, 'a> {
    /// Reads `function`.
    pub fn new(function: OperationRef<'c, 'a>, aliases: &AliasSets) -> Self {
        let operations = nested_operations(function);
        let mut accesses: HashMap<usize, Vec<_>> = HashMap::new();
        for &operation in &operations {
            for access in accesses_of(operation) {
                let buffer = aliases.representative(access.buffer);
                accesses.entry(buffer).or_default().push(operation);
            }
        }
        Self {
            positions: Positions::new(&operations),
            accesses,
        }
    }

    /// The lifetime of the temporary of `bytes` that `allocation` makes and
    /// that `buffer` stands for.
    pub fn of(&self, allocation: OperationRef<'c, 'a>, buffer: usize, bytes: u64) -> Lifetime {
        let block = allocation.block().map(block_key).unwrap_or_default();
        let spans = self.accesses.get(&buffer).into_iter().flatten();
        let spans = spans.filter_map(|&access| self.positions.seen_from(access, block));
        let span = spans.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
        let (first, last) = span.unwrap_or_default();
        Lifetime { bytes, first, last }
    }
}
