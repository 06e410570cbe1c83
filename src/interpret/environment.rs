//! The live values of a function that is being evaluated.

use super::{error::InterpretError, value::Value};
use melior::ir::{BlockLike, BlockRef, OperationRef, Value as MlirValue, ValueLike, operation::OperationLike};
use std::{collections::HashMap, rc::Rc};

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
        for operand in operations(block).flat_map(|operation| operation.operands().collect::<Vec<_>>()) {
            *uses.entry(identity(operand)).or_default() += 1;
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

/// What tells SSA values apart: the module is borrowed, so none of them moves.
fn identity(value: MlirValue) -> usize {
    value.to_raw().ptr.addr()
}
