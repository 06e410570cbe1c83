//! Function arguments: bytes that come from outside.
//!
//! A body reads them by the rules. Whatever moves elements without a body would
//! pass them on as they are, so it gets a normalised copy.

use super::element::{load, small_elements, store};
use crate::{
    dtype::DType,
    ffi::ir::{as_mut, context, users, value_key},
    passes::create::{Builder, Generic, Tensor, identity},
};
use melior::ir::{
    BlockLike, BlockRef, OperationRef, RegionLike, Value, ValueLike,
    operation::{OperationLike, OperationMutLike},
};

/// An argument of a function whose elements are stored as bytes.
pub struct Argument<'c, 'a> {
    value: Value<'c, 'a>,
    block: BlockRef<'c, 'a>,
    dtype: DType,
}

/// The arguments of `operation`, when it is a function, that are stored as
/// bytes. To be asked before types change.
pub fn of<'c, 'a>(operation: OperationRef<'c, 'a>) -> Vec<Argument<'c, 'a>> {
    let block = operation.first_region().and_then(|region| region.first_block());
    let Some(block) = block.filter(|_| super::name(operation) == "func.func") else {
        return Vec::new();
    };
    let arguments = (0..block.argument_count()).filter_map(|index| block.argument(index).ok());
    let arguments = arguments.filter_map(|argument| {
        Some(Argument {
            value: argument.into(),
            block,
            dtype: small_elements(argument.r#type())?,
        })
    });
    arguments.collect()
}

impl<'c, 'a> Argument<'c, 'a> {
    /// Gives every user without a body a normalised copy; of what is sliced, the
    /// slice only.
    pub fn normalize(&self) {
        let movers = users(&self.value).into_iter().filter(|&user| self.moves(user));
        let (slices, movers): (Vec<_>, Vec<_>) = movers.partition(|&user| super::name(user) == "tensor.extract_slice");
        for slice in slices {
            self.normalize_slice(slice);
        }
        // Uses are listed newest first.
        let (Some(first), Some(bytes)) = (movers.last(), Tensor::new(self.value)) else {
            return;
        };
        let head = self.block.first_operation();
        let builder = Builder::new(context(first), self.block, head, first.location());
        let copy = self.copy(&builder, bytes);
        for user in movers {
            as_mut(user).replace_uses_of_with(self.value, copy);
        }
    }

    fn normalize_slice(&self, slice: OperationRef<'c, 'a>) {
        let (Ok(result), Some(block)) = (slice.result(0), slice.block()) else {
            return;
        };
        let users = users(&result);
        let Some(bytes) = Tensor::new(result.into()) else {
            return;
        };
        let builder = Builder::new(context(&slice), block, slice.next_in_block(), slice.location());
        let copy = self.copy(&builder, bytes);
        for user in users {
            as_mut(user).replace_uses_of_with(result.into(), copy);
        }
    }

    /// Whether `user` passes elements on without looking at them.
    fn moves(&self, user: OperationRef<'c, 'a>) -> bool {
        let inputs = user.operand_count() - user.result_count().min(user.operand_count());
        let is_input =
            |(index, operand): (usize, Value)| value_key(&operand) != value_key(&self.value) || index < inputs;
        match super::name(user).as_str() {
            "tensor.extract" => false,
            "linalg.generic" => !user.operands().enumerate().all(is_input),
            _ => true,
        }
    }

    fn copy(&self, builder: &Builder<'c, 'a>, bytes: Tensor<'c, 'a>) -> Value<'c, 'a> {
        let access = identity(bytes.shape.len());
        let output = builder.empty(&bytes.shape, bytes.dtype);
        let body = Generic::elementwise(vec![(bytes, access)], output).create(builder);
        let element = load(&body.builder(), body.element(0), self.dtype);
        let stored = store(&body.builder(), element, self.dtype);
        body.finish_one(stored).value
    }
}
