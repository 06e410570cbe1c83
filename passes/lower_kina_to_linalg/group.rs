//! Inputs and body of an elementwise group.

use super::{
    cast::cast,
    elementwise::{Dtypes, element},
    role::Role,
    segment::{Node, Segment},
};
use crate::{
    dtype::DType,
    ffi::ir::value_key,
    passes::create::{Access, Body, Builder, Index, Tensor},
};
use melior::ir::{Value, operation::OperationLike};
use std::collections::{HashMap, HashSet};

/// The tensors that a group reads from outside, each once for every way in
/// which it is indexed. Generated ones are not among them.
pub fn inputs<'c, 'a>(segment: &Segment<'c, 'a>, members: &[usize]) -> Vec<(Tensor<'c, 'a>, Access)> {
    let mut inputs = Vec::new();
    let mut known = HashSet::new();
    let inside = members
        .iter()
        .map(|&member| value_key(&segment.nodes[member].result.value));
    let inside = inside.collect::<HashSet<_>>();
    for operand in members.iter().flat_map(|&member| &segment.nodes[member].operands) {
        let source = segment.source(operand);
        let key = value_key(&source.tensor.value);
        let is_read = !inside.contains(&key) && !segment.is_generated(&source);
        if is_read && known.insert((key, source.access.clone())) {
            inputs.push((source.tensor, source.access));
        }
    }
    inputs
}

/// Fills the body of a group that reads `inputs`. Returns the element of each
/// member, by its value.
pub fn fill_body<'c, 'a>(
    segment: &Segment<'c, 'a>,
    members: &[usize],
    inputs: &[(Tensor<'c, 'a>, Access)],
    body: &Body<'c, 'a>,
) -> HashMap<usize, Value<'c, 'a>> {
    let read = inputs.iter().enumerate().map(|(number, (tensor, access))| {
        let key = (value_key(&tensor.value), access.clone());
        (key, body.element(number))
    });
    let mut elements = Elements {
        segment,
        body,
        read: read.collect(),
        splats: HashMap::new(),
        indices: HashMap::new(),
        computed: HashMap::new(),
    };
    for &member in members {
        elements.compute(&segment.nodes[member]);
    }
    elements.computed
}

/// An index of the iteration as an element of `dtype`.
pub fn index<'c, 'a>(builder: &Builder<'c, 'a>, index: Index, dtype: DType) -> Value<'c, 'a> {
    let value = match index {
        Index::Dimension(dimension) => builder.iteration_index(dimension),
        Index::Constant(constant) => builder.integer(DType::I64, constant),
    };
    cast(builder, value, DType::I64, dtype)
}

/// The scalars of a body so far.
struct Elements<'c, 'a, 's> {
    segment: &'s Segment<'c, 'a>,
    body: &'s Body<'c, 'a>,
    read: HashMap<(usize, Access), Value<'c, 'a>>,
    splats: HashMap<usize, Value<'c, 'a>>,
    indices: HashMap<(usize, Access), Value<'c, 'a>>,
    computed: HashMap<usize, Value<'c, 'a>>,
}

impl<'c, 'a> Elements<'c, 'a, '_> {
    fn compute(&mut self, node: &Node<'c, 'a>) {
        let Role::Elementwise(operation) = node.role else {
            return;
        };
        let operands = node.operands.iter().map(|operand| self.operand(operand));
        let operands = operands.collect::<Vec<_>>();
        let dtypes = Dtypes {
            operand: node.operands.last().map_or(node.result.dtype, |last| last.dtype),
            result: node.result.dtype,
        };
        let builder = self.body.builder().at(node.operation.location());
        let value = element(&builder, operation, dtypes, &operands);
        self.computed.insert(value_key(&node.result.value), value);
    }

    fn operand(&mut self, operand: &Tensor<'c, 'a>) -> Value<'c, 'a> {
        let source = self.segment.source(operand);
        let key = value_key(&source.tensor.value);
        if let Some(value) = self.segment.splat(&source) {
            let builder = self.body.builder();
            let scalar = || builder.constant(value, operand.dtype.to_mlir(builder.context));
            return *self.splats.entry(key).or_insert_with(scalar);
        }
        if let Some(axis) = self.segment.iota(&source) {
            let builder = self.body.builder();
            let scalar = || index(&builder, source.access[axis], operand.dtype);
            return *self.indices.entry((key, source.access.clone())).or_insert_with(scalar);
        }
        match self.computed.get(&key) {
            Some(&element) => element,
            None => self.read[&(key, source.access)],
        }
    }
}
