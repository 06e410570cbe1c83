//! A run of kina operations in one block, and how they use each other.

use super::role::Role;
use crate::ffi::{
    ir::{operation_key, users, value_key},
    pass::PassError,
    view::KinaView,
};
use crate::passes::create::{Access, Tensor, broadcast, identity};
use melior::ir::{
    BlockRef, OperationRef, Value, attribute::DenseElementsAttribute, block::BlockLike, operation::OperationLike,
};
use std::collections::HashMap;

/// One kina operation of a segment.
pub struct Node<'c, 'a> {
    /// The operation.
    pub operation: OperationRef<'c, 'a>,
    /// What it is to the lowering.
    pub role: Role<'c>,
    /// What it reads.
    pub operands: Vec<Tensor<'c, 'a>>,
    /// Its result.
    pub result: Tensor<'c, 'a>,
    /// Whether an operation outside the segment uses the result.
    pub escapes: bool,
}

/// Where the elements that an operand stands for come from.
pub struct Source<'c, 'a> {
    /// The tensor that holds them, seen through broadcasts.
    pub tensor: Tensor<'c, 'a>,
    /// The operation of the segment that computes it.
    pub producer: Option<usize>,
    /// How an iteration over the operand's shape indexes it.
    pub access: Access,
}

impl Source<'_, '_> {
    /// Whether the iteration's index is that of the element.
    pub fn is_identity(&self, shape: &[u64]) -> bool {
        self.tensor.shape == shape
    }
}

/// Consecutive kina operations, in source order.
pub struct Segment<'c, 'a> {
    /// The operations.
    pub nodes: Vec<Node<'c, 'a>>,
    /// The block they are in.
    pub block: BlockRef<'c, 'a>,
    /// The operation that follows; the lowered operations go before it.
    pub next: Option<OperationRef<'c, 'a>>,
    producers: HashMap<usize, usize>,
}

impl<'c, 'a> Segment<'c, 'a> {
    /// The segments of `block`. Any operation of another dialect ends one.
    ///
    /// # Errors
    ///
    /// Fails on an operation that the dialect's verifier would have rejected.
    pub fn all(block: BlockRef<'c, 'a>) -> Result<Vec<Self>, PassError<'c>> {
        let mut segments = Vec::new();
        let mut nodes = Vec::new();
        let mut next = block.first_operation();
        while let Some(operation) = next {
            match KinaView::new(operation) {
                Some(view) => nodes.push(Node::new(&view, operation)?),
                None if nodes.is_empty() => {}
                None => segments.push(Self::new(std::mem::take(&mut nodes), block, Some(operation))),
            }
            next = operation.next_in_block();
        }
        if !nodes.is_empty() {
            segments.push(Self::new(nodes, block, None));
        }
        Ok(segments)
    }

    fn new(mut nodes: Vec<Node<'c, 'a>>, block: BlockRef<'c, 'a>, next: Option<OperationRef<'c, 'a>>) -> Self {
        let members = nodes.iter().map(|node| operation_key(&node.operation));
        let members = members.collect::<std::collections::HashSet<_>>();
        for node in &mut nodes {
            node.escapes = users(&node.result.value)
                .iter()
                .any(|user| !members.contains(&operation_key(user)));
        }
        let producers = nodes.iter().enumerate();
        let producers = producers.map(|(index, node)| (value_key(&node.result.value), index));
        Self {
            producers: producers.collect(),
            nodes,
            block,
            next,
        }
    }

    /// The operation of the segment that computes `value`.
    pub fn producer(&self, value: Value<'c, 'a>) -> Option<usize> {
        self.producers.get(&value_key(&value)).copied()
    }

    /// Where the elements of an operand come from.
    pub fn source(&self, operand: &Tensor<'c, 'a>) -> Source<'c, 'a> {
        let mut tensor = operand;
        let mut producer = self.producer(tensor.value);
        while let Some(index) = producer
            && matches!(self.nodes[index].role, Role::Broadcast)
        {
            tensor = &self.nodes[index].operands[0];
            producer = self.producer(tensor.value);
        }
        let access = if tensor.shape == operand.shape {
            identity(tensor.shape.len())
        } else {
            broadcast(&tensor.shape, &operand.shape)
        };
        Source {
            tensor: tensor.clone(),
            producer,
            access,
        }
    }
}

impl<'c, 'a> Node<'c, 'a> {
    fn new(view: &KinaView<'c, '_>, operation: OperationRef<'c, 'a>) -> Result<Self, PassError<'c>> {
        let unexpected = || PassError::at(&operation, "expected static tensors of a kina dtype");
        let operands = operation
            .operands()
            .map(|value| Tensor::new(value).ok_or_else(unexpected))
            .collect::<Result<Vec<_>, _>>()?;
        let result = operation.result(0).ok();
        let result = result.and_then(|result| Tensor::new(result.into()));
        Ok(Self {
            operation,
            role: Role::new(view, operation)?,
            operands,
            result: result.ok_or_else(unexpected)?,
            escapes: false,
        })
    }

    /// The value of every element, when the node is a constant of which all
    /// are equal.
    pub fn splat(&self) -> Option<melior::ir::Attribute<'c>> {
        let Role::Constant(value) = self.role else {
            return None;
        };
        let elements = DenseElementsAttribute::try_from(value).ok()?;
        elements.is_splat().then(|| elements.splat_value())
    }
}
