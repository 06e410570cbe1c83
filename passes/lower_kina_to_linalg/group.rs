//! Inputs and body of an elementwise group.

use super::{
    elementwise::{Dtypes, element},
    role::Role,
    segment::{Node, Segment},
};
use crate::{
    ffi::ir::value_key,
    passes::create::{Access, Body, Tensor},
};
use melior::ir::{Value, operation::OperationLike};
use std::collections::{HashMap, HashSet};

/// The tensors that a group reads from outside, each once for every way in
/// which it is indexed. Splats are not among them.
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
        let is_read = !inside.contains(&key) && segment.splat(&source).is_none();
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
        computed: HashMap::new(),
    };
    for &member in members {
        elements.compute(&segment.nodes[member]);
    }
    elements.computed
}

/// The scalars of a body so far.
struct Elements<'c, 'a, 's> {
    segment: &'s Segment<'c, 'a>,
    body: &'s Body<'c, 'a>,
    read: HashMap<(usize, Access), Value<'c, 'a>>,
    splats: HashMap<usize, Value<'c, 'a>>,
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
        match self.computed.get(&key) {
            Some(&element) => element,
            None => self.read[&(key, source.access)],
        }
    }
}
