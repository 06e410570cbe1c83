//! The live values of a function that is being evaluated.

use super::{error::InterpretError, value::Value};
use crate::passes::walk::{arguments, blocks};
use melior::ir::{BlockLike, BlockRef, OperationRef, Value as MlirValue, ValueLike, operation::OperationLike};
use std::{
    collections::{HashMap, HashSet},
    rc::Rc,
};

/// The operations of `block`, in order.
pub fn operations<'c, 'a>(block: BlockRef<'c, 'a>) -> impl Iterator<Item = OperationRef<'c, 'a>> {
    std::iter::successors(block.first_operation(), |operation| operation.next_in_block())
}

/// The live values of a frame. A value lives until its last use.
pub struct Environment {
    /// Values and the uses to come, by the identity of the SSA value.
    values: HashMap<usize, Rc<Value>>,
    uses: HashMap<usize, usize>,
}

impl Environment {
    /// No values yet, for the operations of `block`.
    pub fn of(block: BlockRef) -> Self {
        let mut uses = HashMap::new();
        for operation in operations(block) {
            let operands = operation.operands().map(identity);
            for used in operands.chain(captured(operation)) {
                *uses.entry(used).or_default() += 1;
            }
        }
        Self {
            values: HashMap::new(),
            uses,
        }
    }

    /// Makes `content` the value of `value`, if that has a use.
    pub fn bind(&mut self, value: MlirValue, content: Rc<Value>) {
        if self.uses.contains_key(&identity(value)) {
            self.values.insert(identity(value), content);
        }
    }

    /// The operands of `operation`; those that it is the last to use are
    /// dropped here.
    pub fn take_operands(&mut self, operation: OperationRef) -> Result<Vec<Rc<Value>>, InterpretError> {
        operation
            .operands()
            .map(|operand| {
                self.take(identity(operand))
                    .ok_or_else(|| InterpretError::invalid(operation))
            })
            .collect()
    }

    /// The values from outside that the regions of `operation` use; those that
    /// it is the last to use are dropped here.
    pub fn take_captured(&mut self, operation: OperationRef) -> Result<Vec<Binding>, InterpretError> {
        captured(operation)
            .into_iter()
            .map(|identity| {
                let content = self.take(identity).ok_or_else(|| InterpretError::invalid(operation))?;
                Ok(Binding { identity, content })
            })
            .collect()
    }

    /// Binds a value that was taken from the environment around.
    pub fn bind_captured(&mut self, binding: &Binding) {
        if self.uses.contains_key(&binding.identity) {
            self.values.insert(binding.identity, binding.content.clone());
        }
    }

    fn take(&mut self, identity: usize) -> Option<Rc<Value>> {
        let uses = self.uses.get_mut(&identity)?;
        *uses = uses.checked_sub(1)?;
        if *uses == 0 {
            self.values.remove(&identity)
        } else {
            self.values.get(&identity).cloned()
        }
    }
}

/// What a region uses from outside.
pub struct Binding {
    identity: usize,
    content: Rc<Value>,
}

/// The values that the regions of `operation` use and do not define, each once,
/// in the order of their first use.
fn captured(operation: OperationRef) -> Vec<usize> {
    let nested = crate::ffi::ir::operations(operation);
    let Some((_, nested)) = nested.split_first().filter(|(_, nested)| !nested.is_empty()) else {
        return Vec::new();
    };
    let mut known = HashSet::new();
    for block in blocks(operation)
        .into_iter()
        .chain(nested.iter().flat_map(|&inner| blocks(inner)))
    {
        known.extend(arguments(block).into_iter().map(identity));
    }
    known.extend(
        nested
            .iter()
            .flat_map(|inner| inner.results().map(|result| identity(result.into()))),
    );
    let used = nested
        .iter()
        .flat_map(|inner| inner.operands().map(identity).collect::<Vec<_>>());
    used.filter(|&used| known.insert(used)).collect()
}

/// What tells SSA values apart: the module is borrowed, so none of them moves.
fn identity(value: MlirValue) -> usize {
    value.to_raw().ptr.addr()
}
