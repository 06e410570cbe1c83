//! The growing list of instructions of a function.

use crate::{
    diagnostics::Span,
    sema::{Action, FunctionId, Instruction, Payload, Primitive, Value, ValueId, types::TensorType},
};

/// Values and instructions so far.
#[derive(Default)]
pub struct Instructions {
    values: Vec<Value>,
    instructions: Vec<Instruction>,
}

impl Instructions {
    /// Adds a flattened parameter. All of them come before any instruction.
    pub fn parameter(&mut self, ty: TensorType, path: &str, span: Span) -> ValueId {
        self.value(ty, path.to_owned(), span)
    }

    /// Adds a tensor literal.
    pub fn constant(&mut self, payload: Payload, ty: TensorType, span: Span) -> ValueId {
        self.add(Action::Constant(payload), [ty], span)
    }

    /// Adds an operation.
    pub fn apply(&mut self, primitive: Primitive, operands: Vec<ValueId>, ty: TensorType, span: Span) -> ValueId {
        self.add(Action::Apply(primitive, operands), [ty], span)
    }

    /// Adds a call; gives its flattened results.
    pub fn call(
        &mut self,
        callee: usize,
        arguments: Vec<ValueId>,
        results: Vec<TensorType>,
        span: Span,
    ) -> impl Iterator<Item = ValueId> + use<> {
        let count = results.len() as u32;
        let first = self.add(Action::Call(FunctionId(callee as u32), arguments), results, span);
        (first.0..first.0 + count).map(ValueId)
    }

    /// The type of a value.
    pub fn type_of(&self, value: ValueId) -> &TensorType {
        &self.values[value.index()].ty
    }

    /// What defines a value; `None` for a parameter.
    pub fn definition(&self, value: ValueId) -> Option<&Action> {
        let behind = self
            .instructions
            .partition_point(|instruction| instruction.first_result.0 <= value.0);
        let instruction = &self.instructions[behind.checked_sub(1)?];
        let results = instruction.first_result.index()..instruction.first_result.index() + instruction.result_count;
        results.contains(&value.index()).then_some(&instruction.action)
    }

    /// The finished lists.
    pub fn finish(self) -> (Vec<Value>, Vec<Instruction>) {
        (self.values, self.instructions)
    }

    fn add(&mut self, action: Action, types: impl IntoIterator<Item = TensorType>, span: Span) -> ValueId {
        let first_result = ValueId(self.values.len() as u32);
        for ty in types {
            self.value(ty, String::new(), span);
        }
        self.instructions.push(Instruction {
            action,
            first_result,
            result_count: self.values.len() - first_result.index(),
            span,
        });
        first_result
    }

    fn value(&mut self, ty: TensorType, path: String, span: Span) -> ValueId {
        self.values.push(Value { ty, span, path });
        ValueId(self.values.len() as u32 - 1)
    }
}
