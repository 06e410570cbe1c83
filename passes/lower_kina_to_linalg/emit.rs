//! Emission of a scheduled segment.

use super::{
    arg_reduce::{self, Sought},
    dot, group, index,
    movement::{self, Fill},
    random,
    reduce::{self, Reduction},
    role::Role,
    schedule::{Schedule, Unit},
    segment::{Node, Segment},
};
use crate::ffi::{ir::value_key, location::fused};
use crate::passes::create::{Builder, Generic, Iterator, Tensor, identity};
use melior::{
    Context, IrRewriter,
    ir::{Attribute, Location, operation::OperationLike},
};
use std::collections::HashMap;

/// Lowers a segment in place.
pub fn lower<'c>(context: &'c Context, segment: &Segment<'c, '_>) {
    let schedule = Schedule::new(segment);
    let mut emitter = Emitter {
        context,
        segment,
        needed: &schedule.materialized,
        lowered: HashMap::new(),
    };
    for unit in &schedule.units {
        match unit {
            Unit::Group(members) => emitter.group(members),
            Unit::Single(index) => emitter.single(*index),
        }
    }
    emitter.replace();
}

/// What has been emitted of a segment so far.
struct Emitter<'c, 'a, 's> {
    context: &'c Context,
    segment: &'s Segment<'c, 'a>,
    needed: &'s [bool],
    /// The lowered form of each result of the segment that is needed.
    lowered: HashMap<usize, Tensor<'c, 'a>>,
}

impl<'c, 'a, 's> Emitter<'c, 'a, 's> {
    fn builder(&self, location: Location<'c>) -> Builder<'c, 'a> {
        Builder::new(self.context, self.segment.block, self.segment.next, location)
    }

    /// The lowered form of a tensor that is defined in the segment or before it.
    fn tensor(&self, tensor: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
        let lowered = self.lowered.get(&value_key(&tensor.value));
        lowered.unwrap_or(tensor).clone()
    }

    fn define(&mut self, node: &Node<'c, 'a>, lowered: Tensor<'c, 'a>) {
        self.lowered.insert(value_key(&node.result.value), lowered);
    }

    /// Emits an operation that may have several results.
    fn several(&mut self, node: &Node<'c, 'a>, builder: &Builder<'c, 'a>) {
        let operands = node.operands.iter().map(|operand| self.tensor(operand));
        let operands = operands.collect::<Vec<_>>();
        let lowered = match (&node.role, &operands[..]) {
            (&Role::Indexing(indexing), _) => index::lower(builder, indexing, &operands, &node.result),
            (&Role::Random(random), [operand]) => Some(random::lower(builder, random, operand, &node.result)),
            _ => None,
        };
        for (result, lowered) in node.results().zip(lowered.unwrap_or_default()) {
            self.lowered.insert(value_key(&result.value), lowered);
        }
    }

    /// Emits an operation that stands alone.
    fn single(&mut self, index: usize) {
        let segment = self.segment;
        let node = &segment.nodes[index];
        let builder = self.builder(node.operation.location());
        if matches!(node.role, Role::Indexing(_) | Role::Random(_)) {
            return self.several(node, &builder);
        }
        let input = node.operands.first().map(|operand| self.tensor(operand));
        let lowered = match (&node.role, input) {
            (&Role::Constant(value), _) => constant(&builder, node, value),
            (Role::Iota(_), _) | (Role::Broadcast | Role::Transpose(_), Some(_)) => self.view(&builder, node),
            (Role::Reshape, Some(input)) => builder.reshape(&input, &node.result.shape),
            (Role::Slice(window), Some(input)) => builder.extract(&input, window),
            (&Role::Concat(axis), Some(_)) => {
                let inputs = node.operands.iter().map(|operand| self.tensor(operand));
                movement::concat(&builder, &inputs.collect::<Vec<_>>(), axis, &node.result)
            }
            (Role::Pad(padding), Some(input)) => {
                let source = segment.source(&node.operands[1]);
                let value = match segment.splat(&source) {
                    Some(value) => Fill::Constant(value),
                    None => Fill::Tensor(self.tensor(&node.operands[1])),
                };
                movement::pad(&builder, &input, &value, padding, &node.result)
            }
            (&Role::Reduce(kind, axis, order), Some(input)) => {
                reduce::lower(&builder, Reduction { kind, axis, order }, &input)
            }
            (Role::DotGeneral, Some(lhs)) => {
                let rhs = node.operands.get(1).map(|operand| self.tensor(operand));
                match rhs.and_then(|rhs| dot::lower(&builder, node.operation, &lhs, &rhs)) {
                    Some(lowered) => lowered,
                    None => return,
                }
            }
            (&Role::Argmax(axis), Some(input)) => arg_reduce::lower(&builder, Sought::Largest, &input, axis),
            (&Role::Argmin(axis), Some(input)) => arg_reduce::lower(&builder, Sought::Smallest, &input, axis),
            // Elementwise operations come in groups; the rest has an operand.
            _ => return,
        };
        self.define(node, lowered);
    }

    /// Emits a broadcast, transpose or iota that is needed as a tensor.
    fn view(&self, builder: &Builder<'c, 'a>, node: &Node<'c, 'a>) -> Tensor<'c, 'a> {
        // The access looks through views of the operand as well.
        let source = self.segment.source(&node.result);
        if let Some(value) = self.segment.splat(&source) {
            let scalar = builder.constant(value, node.result.dtype.to_mlir(self.context));
            return builder.fill(scalar, &node.result.shape, node.result.dtype);
        }
        let output = builder.empty(&node.result.shape, node.result.dtype);
        if let Some(axis) = self.segment.iota(&source) {
            let body = Generic::elementwise(vec![], output).create(builder);
            let element = group::index(&body.builder(), source.access[axis], node.result.dtype);
            return body.finish_one(element);
        }
        let tensor = self.tensor(&source.tensor);
        if movement::keeps_order(&tensor.shape, &source.access, &node.result.shape) {
            return builder.reshape(&tensor, &node.result.shape);
        }
        let input = (tensor, source.access);
        let body = Generic::elementwise(vec![input], output).create(builder);
        let element = body.element(0);
        body.finish_one(element)
    }

    /// Emits an elementwise group as one `linalg.generic`.
    fn group(&mut self, members: &[usize]) {
        let segment = self.segment;
        let results = members.iter().copied().filter(|&member| self.needed[member]);
        let results = results.map(|member| &segment.nodes[member]).collect::<Vec<_>>();
        let locations = results.iter().map(|node| node.operation.location());
        let location = fused(self.context, &locations.collect::<Vec<_>>());
        let builder = self.builder(location);

        let inputs = group::inputs(segment, members);
        let rank = results.first().map_or(0, |node| node.result.shape.len());
        let outputs = results.iter().map(|node| {
            let builder = builder.at(node.operation.location());
            let output = builder.empty(&node.result.shape, node.result.dtype);
            (output, identity(rank))
        });
        let outputs = outputs.collect();
        let read = inputs
            .iter()
            .map(|(tensor, access)| (self.tensor(tensor), access.clone()));
        let body = Generic {
            inputs: read.collect(),
            outputs,
            iterators: vec![Iterator::Parallel; rank],
        }
        .create(&builder);
        let elements = group::fill_body(segment, members, &inputs, &body);
        let yielded = results.iter().map(|node| elements[&value_key(&node.result.value)]);
        let yielded = yielded.collect::<Vec<_>>();
        for (node, tensor) in results.iter().zip(body.finish(&yielded)) {
            self.define(node, tensor);
        }
    }

    /// Replaces the operations of the segment by what was emitted.
    fn replace(&self) {
        let rewriter = IrRewriter::new(self.context);
        let rewriter = rewriter.as_rewriter_base();
        for node in self.segment.nodes.iter().rev() {
            for result in node.results() {
                if let Some(lowered) = self.lowered.get(&value_key(&result.value)) {
                    rewriter.replace_all_uses_with(result.value, lowered.value);
                }
            }
        }
        for node in self.segment.nodes.iter().rev() {
            rewriter.erase_op(node.operation);
        }
    }
}

/// Emits a constant that is needed as a tensor.
fn constant<'c, 'a>(builder: &Builder<'c, 'a>, node: &Node<'c, 'a>, value: Attribute<'c>) -> Tensor<'c, 'a> {
    let result = &node.result;
    if let Some(value) = node.splat() {
        let scalar = builder.constant(value, result.dtype.to_mlir(builder.context));
        return builder.fill(scalar, &result.shape, result.dtype);
    }
    let r#type = crate::passes::create::tensor_type(builder.context, &result.shape, result.dtype);
    Tensor {
        value: builder.constant(value, r#type),
        ..result.clone()
    }
}
