//! Which operations are lowered together, and in which order.
//!
//! Elementwise operations of one iteration shape form groups that become one
//! `linalg.generic` each. Every operation gets a *level*: at least that of what
//! it reads, and above it unless both are elementwise of the same shape. A
//! group is a connected component, by values read or passed on at the same
//! index, within one level and shape. Edges between groups thus always lead to
//! a higher level: groups cannot wait for each other, and emitting them by
//! level is a correct order. An operation whose result waits for a later group
//! anyway is moved up to that group's level, so that the group computes it
//! itself. All of it takes linear time.

use super::{role::Role, segment::Segment};
use crate::ffi::ir::value_key;
use std::collections::HashMap;

/// What is emitted as a whole.
#[derive(Debug, PartialEq, Eq)]
pub enum Unit {
    /// Elementwise operations, in source order.
    Group(Vec<usize>),
    /// Any other operation; a view or a constant only when it is needed as a
    /// tensor.
    Single(usize),
}

/// The order in which a segment is lowered.
pub struct Schedule {
    /// The units, in the order of emission.
    pub units: Vec<Unit>,
    /// Whether the result of each operation is needed as a tensor.
    pub materialized: Vec<bool>,
}

impl Schedule {
    /// Plans the lowering of `segment`. Operations without a use are left out.
    pub fn new(segment: &Segment) -> Self {
        let live = live(segment);
        let chunks = &chunks(segment);
        let mut levels = earliest_levels(segment, chunks);
        delay(segment, chunks, &live, &mut levels);
        raise_views(segment, chunks, &mut levels);
        let mut groups = Groups::new(segment, chunks, &live, &levels);
        let materialized = materialized(segment, chunks, &live, &mut groups);
        let units = units(segment, &live, &levels, &materialized, &mut groups);
        Self { units, materialized }
    }
}

/// Whether an operation waits for nothing.
fn is_constant(role: &Role) -> bool {
    matches!(role, Role::Constant(_) | Role::Iota(_))
}

/// Whether whoever reads the result can read the operand instead.
fn is_view(role: &Role) -> bool {
    matches!(role, Role::Broadcast | Role::Transpose(_))
}

fn is_elementwise(segment: &Segment, index: usize) -> bool {
    matches!(segment.nodes[index].role, Role::Elementwise(_))
}

/// Whether each operation contributes to a result that leaves the segment.
fn live(segment: &Segment) -> Vec<bool> {
    let mut live = segment.nodes.iter().map(|node| node.escapes).collect::<Vec<_>>();
    for index in (0..live.len()).rev() {
        if live[index] {
            for operand in &segment.nodes[index].operands {
                if let Some(producer) = segment.producer(operand.value) {
                    live[producer] = true;
                }
            }
        }
    }
    live
}

/// The longest chain of operations in one group: LLVM's vectoriser takes time that
/// grows with the square of it.
const LONGEST_CHAIN: usize = 1024;

/// For each elementwise operation, how many times the longest chain of such
/// operations that leads to it is cut in front of it. Operations on both sides of
/// a cut are not in one group.
fn chunks(segment: &Segment) -> Vec<usize> {
    let mut lengths = vec![0; segment.nodes.len()];
    for index in (0..lengths.len()).filter(|&index| is_elementwise(segment, index)) {
        let operands = segment.nodes[index].operands.iter();
        let producers = operands.filter_map(|operand| segment.source(operand).producer);
        let longest = producers.map(|producer| lengths[producer]).max();
        lengths[index] = longest.unwrap_or(0) + 1;
    }
    lengths.into_iter().map(|length| length / LONGEST_CHAIN).collect()
}

/// An operand as the schedule sees it.
struct Edge {
    /// The operation that it comes from, seen through views, unless that waits
    /// for nothing.
    producer: Option<usize>,
    /// The constant or iota that it comes from, seen through views.
    constant: Option<usize>,
    /// Whether the consumer computes the elements of that one itself.
    is_generated: bool,
    /// The value that it comes from.
    value: usize,
    /// Whether it is read at the iteration's own index.
    is_identity: bool,
    /// 0 when both ends may be in one group, else 1.
    distance: usize,
}

fn edges(segment: &Segment, chunks: &[usize], index: usize) -> Vec<Edge> {
    let consumer = &segment.nodes[index];
    let joins = is_elementwise(segment, index);
    let edges = consumer.operands.iter().map(|operand| {
        let source = segment.source(operand);
        let is_identity = source.is_identity(&operand.shape);
        let fuses = joins
            && is_identity
            && source
                .producer
                .is_some_and(|producer| is_elementwise(segment, producer) && chunks[producer] == chunks[index]);
        let is_constant = |producer: &usize| is_constant(&segment.nodes[*producer].role);
        Edge {
            producer: source.producer.filter(|producer| !is_constant(producer)),
            constant: source.producer.filter(is_constant),
            is_generated: segment.is_generated(&source),
            value: value_key(&source.tensor.value),
            is_identity,
            distance: usize::from(!fuses),
        }
    });
    edges.collect()
}

/// The lowest level of each operation.
fn earliest_levels(segment: &Segment, chunks: &[usize]) -> Vec<usize> {
    let mut levels = vec![0; segment.nodes.len()];
    for index in 0..levels.len() {
        let edges = edges(segment, chunks, index);
        let bounds = edges
            .iter()
            .filter_map(|edge| Some(levels[edge.producer?] + edge.distance));
        levels[index] = bounds.max().unwrap_or(0);
    }
    levels
}

/// Moves elementwise operations up to the level of what waits for them. One
/// whose result only leaves the segment moves to the last level at which the
/// same inputs are read.
fn delay(segment: &Segment, chunks: &[usize], live: &[bool], levels: &mut [usize]) {
    let last_read = last_reads(segment, chunks, live, levels);
    let mut bounds = vec![usize::MAX; levels.len()];
    for index in (0..levels.len()).rev() {
        if !live[index] || is_constant(&segment.nodes[index].role) {
            continue;
        }
        let edges = edges(segment, chunks, index);
        if is_elementwise(segment, index) {
            let reads = edges.iter().filter(|edge| edge.is_identity);
            let reads = reads.filter_map(|edge| last_read.get(&edge.value).copied());
            levels[index] = match bounds[index] {
                usize::MAX => reads.max().unwrap_or(0).max(levels[index]),
                bound => bound,
            };
        }
        // A view is looked through: whoever reads it bounds its source.
        if is_view(&segment.nodes[index].role) {
            continue;
        }
        for edge in edges {
            if let Some(producer) = edge.producer {
                bounds[producer] = bounds[producer].min(levels[index] - edge.distance);
            }
        }
    }
}

/// The last level at which each value is read by an elementwise operation at
/// the iteration's own index.
fn last_reads(segment: &Segment, chunks: &[usize], live: &[bool], levels: &[usize]) -> HashMap<usize, usize> {
    let mut last = HashMap::new();
    for index in (0..levels.len()).filter(|&index| live[index] && is_elementwise(segment, index)) {
        for edge in edges(segment, chunks, index).iter().filter(|edge| edge.is_identity) {
            let level = last.entry(edge.value).or_insert(levels[index]);
            *level = levels[index].max(*level);
        }
    }
    last
}

/// A view that becomes a tensor follows its source at once. Whoever reads it is
/// above that source too, and later in the program than the view.
fn raise_views(segment: &Segment, chunks: &[usize], levels: &mut [usize]) {
    for index in 0..levels.len() {
        if is_view(&segment.nodes[index].role) {
            let edges = edges(segment, chunks, index);
            let bounds = edges.iter().filter_map(|edge| Some(levels[edge.producer?] + 1));
            levels[index] = bounds.max().unwrap_or(0);
        }
    }
}

/// Disjoint sets of elementwise operations.
struct Groups {
    parents: Vec<usize>,
}

impl Groups {
    fn new(segment: &Segment, chunks: &[usize], live: &[bool], levels: &[usize]) -> Self {
        let mut groups = Self {
            parents: (0..levels.len()).collect(),
        };
        let mut readers = HashMap::new();
        for index in 0..levels.len() {
            if !live[index] || !is_elementwise(segment, index) {
                continue;
            }
            for edge in edges(segment, chunks, index) {
                let same_level = |producer: &usize| levels[*producer] == levels[index];
                match edge.producer.filter(same_level) {
                    Some(producer) if edge.distance == 0 => groups.join(producer, index),
                    _ if edge.is_identity && !edge.is_generated => {
                        let reader = *readers.entry((edge.value, levels[index])).or_insert(index);
                        groups.join(reader, index);
                    }
                    _ => {}
                }
            }
        }
        groups
    }

    /// The first operation of the set that `index` is in.
    fn find(&mut self, mut index: usize) -> usize {
        while self.parents[index] != index {
            self.parents[index] = self.parents[self.parents[index]];
            index = self.parents[index];
        }
        index
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.find(one), self.find(other));
        self.parents[one.max(other)] = one.min(other);
    }
}

/// Whether the result of each operation is needed as a tensor: it leaves the
/// segment or is read by another unit. Views, splats and iotas become part of
/// whatever elementwise operation reads them.
fn materialized(segment: &Segment, chunks: &[usize], live: &[bool], groups: &mut Groups) -> Vec<bool> {
    let escapes = segment.nodes.iter().map(|node| node.escapes);
    let mut needed = escapes.collect::<Vec<_>>();
    for index in (0..needed.len()).filter(|&index| live[index]) {
        match segment.nodes[index].role {
            Role::Elementwise(_) => {
                for edge in edges(segment, chunks, index) {
                    if let Some(producer) = edge.producer {
                        needed[producer] |= edge.distance != 0 || groups.find(producer) != groups.find(index);
                    }
                    if let Some(constant) = edge.constant {
                        needed[constant] |= !edge.is_generated;
                    }
                }
            }
            Role::Broadcast | Role::Transpose(_) => {}
            _ => {
                for operand in &segment.nodes[index].operands {
                    if let Some(producer) = segment.producer(operand.value) {
                        needed[producer] = true;
                    }
                }
            }
        }
    }
    need_sources_of_views(segment, chunks, &mut needed);
    needed
}

/// A view that becomes a tensor reads its source as one.
fn need_sources_of_views(segment: &Segment, chunks: &[usize], needed: &mut [bool]) {
    for index in 0..needed.len() {
        if needed[index] && is_view(&segment.nodes[index].role) {
            for edge in edges(segment, chunks, index) {
                if let Some(producer) = edge.producer {
                    needed[producer] = true;
                }
                if let Some(constant) = edge.constant {
                    needed[constant] |= !edge.is_generated;
                }
            }
        }
    }
}

fn units(segment: &Segment, live: &[bool], levels: &[usize], materialized: &[bool], groups: &mut Groups) -> Vec<Unit> {
    let mut members = HashMap::<usize, Vec<usize>>::new();
    let mut order = Vec::new();
    for index in (0..levels.len()).filter(|&index| live[index]) {
        match segment.nodes[index].role {
            Role::Elementwise(_) => {
                let first = groups.find(index);
                if first == index {
                    order.push((levels[index], true, index));
                }
                members.entry(first).or_default().push(index);
            }
            Role::Constant(_) | Role::Iota(_) if materialized[index] => order.push((0, false, index)),
            Role::Broadcast | Role::Transpose(_) if materialized[index] => order.push((levels[index], true, index)),
            Role::Constant(_) | Role::Iota(_) | Role::Broadcast | Role::Transpose(_) => {}
            Role::Reshape | Role::Slice(_) | Role::Concat(_) | Role::Pad(_) => {
                order.push((levels[index], true, index));
            }
            Role::Reduce(..)
            | Role::DotGeneral
            | Role::Argmax(_)
            | Role::Argmin(_)
            | Role::Indexing(_)
            | Role::Random(_) => {
                order.push((levels[index], true, index));
            }
        }
    }
    order.sort_unstable();
    let units = order.into_iter().map(|(_, _, index)| match members.remove(&index) {
        Some(members) => Unit::Group(members),
        None => Unit::Single(index),
    });
    units.collect()
}
