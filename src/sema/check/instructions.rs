//! The growing list of instructions of a function.

use crate::{
    diagnostics::Span,
    sema::{
        Action, FunctionId, Instruction, Loop, Payload, Primitive, Value, ValueId,
        types::{TensorType, Type},
    },
};

/// Values and instructions so far.
#[derive(Default)]
pub struct Instructions {
    values: Vec<Value>,
    instructions: Vec<Instruction>,
    /// The instructions so far of the function and of the loops around.
    outer: Vec<Vec<Instruction>>,
}

impl Instructions {
    /// Adds a flattened parameter of the function, or an argument of the body of
    /// a loop. They come before the instructions.
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

    /// Adds an operation with several results; gives them.
    pub fn apply_several<const COUNT: usize>(
        &mut self,
        primitive: Primitive,
        operands: Vec<ValueId>,
        types: [TensorType; COUNT],
        span: Span,
    ) -> Vec<ValueId> {
        let first = self.add(Action::Apply(primitive, operands), types, span);
        (first.0..first.0 + COUNT as u32).map(ValueId).collect()
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

    /// Begins the body of a loop.
    pub fn enter_body(&mut self) {
        self.outer.push(std::mem::take(&mut self.instructions));
    }

    /// Ends the body of a loop; gives its instructions.
    pub fn leave_body(&mut self) -> Vec<Instruction> {
        std::mem::replace(&mut self.instructions, self.outer.pop().unwrap_or_default())
    }

    /// Adds a loop with a state of type `state`; gives its flattened results.
    pub fn repeat(&mut self, repetition: Loop, state: &Type, span: Span) -> impl Iterator<Item = ValueId> + use<> {
        let mut types = vec![];
        state.for_each_leaf("", &mut |_, leaf| types.push(leaf.clone()));
        let count = types.len() as u32;
        let first = self.add(Action::Repeat(Box::new(repetition)), types, span);
        (first.0..first.0 + count).map(ValueId)
    }

    /// Adds a differentiated call; gives the flattened results, then the
    /// gradients.
    pub fn vjp(
        &mut self,
        callee: usize,
        arguments: Vec<ValueId>,
        wrt: Vec<usize>,
        results: Vec<TensorType>,
        span: Span,
    ) -> impl Iterator<Item = ValueId> + use<> {
        let count = results.len() as u32;
        let action = Action::Vjp {
            callee: FunctionId(callee as u32),
            arguments,
            wrt,
        };
        let first = self.add(action, results, span);
        (first.0..first.0 + count).map(ValueId)
    }

    /// The type of a value.
    pub fn type_of(&self, value: ValueId) -> &TensorType {
        &self.values[value.index()].ty
    }

    /// What defines a value; `None` for a parameter.
    pub fn definition(&self, value: ValueId) -> Option<&Action> {
        let lists = self.outer.iter().chain([&self.instructions]);
        lists.rev().find_map(|list| {
            let behind = list.partition_point(|instruction| instruction.first_result.0 <= value.0);
            let instruction = &list[behind.checked_sub(1)?];
            let first = instruction.first_result.index();
            let results = first..first + instruction.result_count;
            results.contains(&value.index()).then_some(&instruction.action)
        })
    }

    /// The number of values so far, those of loops included.
    pub fn count(&self) -> usize {
        self.values.len()
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
