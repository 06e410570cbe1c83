//! The iterations of a loop.

use super::{
    environment::{Binding, Environment},
    error::InterpretError,
    value::{Elements, TensorType, Value},
};
use crate::dtype::DType;
use melior::ir::{OperationRef, attribute::IntegerAttribute, operation::OperationLike};
use std::rc::Rc;

/// The iterations of a `kina.for` that are still to come, and what its body
/// uses from outside.
pub struct Repetition {
    next: i64,
    upper: i64,
    captured: Vec<Binding>,
}

impl Repetition {
    /// The iterations of `operation` in a frame with `environment`.
    pub fn new(operation: OperationRef, environment: &mut Environment) -> Result<Self, InterpretError> {
        let bound = |name: &str| {
            let attribute = operation.attribute(name).and_then(IntegerAttribute::try_from);
            attribute
                .map(|bound| bound.value())
                .map_err(|_| InterpretError::invalid(operation))
        };
        Ok(Self {
            next: bound("lower")?,
            upper: bound("upper")?,
            captured: environment.take_captured(operation)?,
        })
    }

    /// The arguments of the next iteration, which carries `carried`; `None`
    /// after the last one.
    pub fn advance(&mut self, carried: &[Rc<Value>]) -> Option<Vec<Rc<Value>>> {
        if self.next >= self.upper {
            return None;
        }
        let scalar = TensorType {
            dtype: DType::I64,
            shape: vec![],
        };
        let index = Value::new(scalar, Elements::Int(vec![self.next]))?;
        self.next += 1;
        Some([&[Rc::new(index)], carried].concat())
    }

    /// The values from outside.
    pub fn captured(&self) -> &[Binding] {
        &self.captured
    }
}
