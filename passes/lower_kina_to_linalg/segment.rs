//! A run of kina operations in one block, and how they use each other.

use super::role::Role;
use crate::ffi::{
    ir::{operation_key, users, value_key},
    pass::PassError,
    view::KinaView,
};
use crate::passes::create::{Access, Index, Tensor, broadcast, identity};
use melior::ir::{
    Attribute, BlockRef, OperationRef, Value, attribute::DenseElementsAttribute, block::BlockLike,
    operation::OperationLike,
};
use std::collections::{HashMap, HashSet};

/// One kina operation of a segment.
pub struct Node<'c, 'a> {
    /// The operation.
    pub operation: OperationRef<'c, 'a>,
    /// What it is to the lowering.
    pub role: Role<'c>,
    /// What it reads.
    pub operands: Vec<Tensor<'c, 'a>>,
    /// Its result, the first when there are several.
    pub result: Tensor<'c, 'a>,
    /// Its results after the first.
    pub further: Vec<Tensor<'c, 'a>>,
    /// Whether an operation outside the segment uses a result.
    pub escapes: bool,
}

/// Where the elements that an operand stands for come from.
pub struct Source<'c, 'a> {
    /// The tensor that holds them, seen through views.
    pub tensor: Tensor<'c, 'a>,
    /// The operation of the segment that computes it.
    pub producer: Option<usize>,
    /// How an iteration over the operand's shape indexes it.
    pub access: Access,
}

impl Source<'_, '_> {
    /// Whether the iteration's index is that of the element.
    pub fn is_identity(&self, shape: &[u64]) -> bool {
        self.tensor.shape == shape && self.access == identity(shape.len())
    }
}

/// The operations of a segment that has not been looked at yet.
pub struct Run<'c, 'a> {
    operations: Vec<OperationRef<'c, 'a>>,
    block: BlockRef<'c, 'a>,
    next: Option<OperationRef<'c, 'a>>,
}

impl<'c, 'a> Run<'c, 'a> {
    /// The runs of `block`. Any operation of another dialect ends one.
    pub fn all(block: BlockRef<'c, 'a>) -> Vec<Self> {
        let mut runs = Vec::new();
        let mut operations = Vec::new();
        let mut current = block.first_operation();
        while let Some(operation) = current {
            if KinaView::new(operation).is_some() {
                operations.push(operation);
            } else if !operations.is_empty() {
                runs.push(Self {
                    operations: std::mem::take(&mut operations),
                    block,
                    next: current,
                });
            }
            current = operation.next_in_block();
        }
        if !operations.is_empty() {
            runs.push(Self {
                operations,
                block,
                next: None,
            });
        }
        runs
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
    /// Reads the operations of `run`.
    ///
    /// # Errors
    ///
    /// Fails on an operation that the dialect's verifier would have rejected.
    pub fn new(run: &Run<'c, 'a>) -> Result<Self, PassError<'c>> {
        let members = run.operations.iter().map(operation_key);
        let members = members.collect::<HashSet<_>>();
        let nodes = run
            .operations
            .iter()
            .map(|&operation| Node::new(operation, &members))
            .collect::<Result<Vec<_>, _>>()?;
        let producers = nodes.iter().enumerate().flat_map(|(index, node)| {
            let results = node.results();
            results.map(move |result| (value_key(&result.value), index))
        });
        Ok(Self {
            producers: producers.collect(),
            nodes,
            block: run.block,
            next: run.next,
        })
    }

    /// The operation of the segment that computes `value`.
    pub fn producer(&self, value: Value<'c, 'a>) -> Option<usize> {
        self.producers.get(&value_key(&value)).copied()
    }

    /// The value of every element of a source that is a splat.
    pub fn splat(&self, source: &Source) -> Option<Attribute<'c>> {
        self.nodes[source.producer?].splat()
    }

    /// The axis whose index every element of a source is.
    pub fn iota(&self, source: &Source) -> Option<usize> {
        match self.nodes[source.producer?].role {
            Role::Iota(axis) => Some(axis),
            _ => None,
        }
    }

    /// Whether whoever reads the source computes its elements itself.
    pub fn is_generated(&self, source: &Source) -> bool {
        self.splat(source).is_some() || self.iota(source).is_some()
    }

    /// Where the elements of an operand come from.
    pub fn source(&self, operand: &Tensor<'c, 'a>) -> Source<'c, 'a> {
        let mut tensor = operand;
        let mut producer = self.producer(tensor.value);
        let mut access = identity(tensor.shape.len());
        while let Some(index) = producer
            && let Some(inner) = self.nodes[index].view(&access)
        {
            access = inner;
            tensor = &self.nodes[index].operands[0];
            producer = self.producer(tensor.value);
        }
        Source {
            tensor: tensor.clone(),
            producer,
            access,
        }
    }
}

impl<'c, 'a> Node<'c, 'a> {
    fn new(operation: OperationRef<'c, 'a>, members: &HashSet<usize>) -> Result<Self, PassError<'c>> {
        let unexpected = || PassError::at(&operation, "expected static tensors of a kina dtype");
        let view = KinaView::new(operation).ok_or_else(unexpected)?;
        let operands = operation
            .operands()
            .map(|value| Tensor::new(value).ok_or_else(unexpected))
            .collect::<Result<Vec<_>, _>>()?;
        let results = operation.results();
        let results = results.map(|result| Tensor::new(result.into()).ok_or_else(unexpected));
        let mut results = results.collect::<Result<Vec<_>, _>>()?.into_iter();
        let result = results.next().ok_or_else(unexpected)?;
        let further = results.collect::<Vec<_>>();
        let all = std::iter::once(&result).chain(&further);
        let users = all.flat_map(|result| users(&result.value)).collect::<Vec<_>>();
        Ok(Self {
            operation,
            role: Role::new(&view, operation)?,
            operands,
            escapes: users.iter().any(|user| !members.contains(&operation_key(user))),
            result,
            further,
        })
    }

    /// How the operand of a view is indexed where its result is indexed by
    /// `access`; `None` for any other operation.
    fn view(&self, access: &Access) -> Option<Access> {
        match &self.role {
            Role::Broadcast => {
                let inner = broadcast(&self.operands[0].shape, &self.result.shape);
                let through = inner.into_iter().map(|index| match index {
                    Index::Dimension(axis) => access[axis],
                    Index::Constant(constant) => Index::Constant(constant),
                });
                Some(through.collect())
            }
            Role::Transpose(permutation) => {
                let mut through = access.clone();
                for (&axis, &index) in permutation.iter().zip(access) {
                    through[axis] = index;
                }
                Some(through)
            }
            _ => None,
        }
    }

    /// All results.
    pub fn results(&self) -> impl Iterator<Item = &Tensor<'c, 'a>> {
        std::iter::once(&self.result).chain(&self.further)
    }

    /// The value of every element, when the node is a constant of which all
    /// are equal.
    pub fn splat(&self) -> Option<Attribute<'c>> {
        let Role::Constant(value) = self.role else {
            return None;
        };
        let elements = DenseElementsAttribute::try_from(value).ok()?;
        elements.is_splat().then(|| elements.splat_value())
    }
}
