//! Which inputs an output grows out of, to choose among the proved pairs.
//!
//! In an update such as `m_next = beta * m + (1 - beta) * g` both `m` and `g`
//! could be overwritten. The natural partner is the one that flows into fewer
//! outputs (`g` reaches every output of an optimiser step, `m` fewer), and among
//! equals the one that the expression mentions first.

use crate::{
    ffi::ir::value_key,
    passes::{
        buffer_analysis::{Access, AliasSets, BufferRole, accesses, role, structured_inputs},
        walk::{arguments, block_operations, is_named},
    },
};
use melior::ir::{BlockRef, OperationRef, RegionLike, Value, operation::OperationLike};
use std::collections::{HashMap, HashSet};

/// How well an input suits an output; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Affinity {
    /// Whether the source does not ask for the input's buffer to be used.
    pub kept: bool,
    /// The outputs that the input flows into.
    pub fan_out: usize,
    /// How many inputs the output mentions before this one.
    pub rank: usize,
}

/// Numbers in the order in which an expression mentions them, each once.
type Mentions = Vec<usize>;

/// The inputs that buffers grow out of.
pub struct FlowGraph {
    outputs: HashMap<usize, Mentions>,
    fan_out: Vec<usize>,
}

impl FlowGraph {
    /// Follows values from `inputs` through the operations of `entry`.
    pub fn new(entry: BlockRef, aliases: &AliasSets, inputs: &[Value]) -> Self {
        let mut mentions: HashMap<usize, Mentions> = HashMap::new();
        for (index, input) in inputs.iter().enumerate() {
            mentions.entry(aliases.representative(*input)).or_default().push(index);
        }
        for operation in block_operations(entry) {
            propagate(operation, aliases, &mut mentions);
        }
        let mut fan_out = vec![0; inputs.len()];
        let mut outputs = HashMap::new();
        for output in &arguments(entry)[inputs.len()..] {
            let sources = mentions
                .get(&aliases.representative(*output))
                .cloned()
                .unwrap_or_default();
            for input in &sources {
                fan_out[*input] += 1;
            }
            outputs.insert(value_key(output), sources);
        }
        Self { outputs, fan_out }
    }

    /// How well the input suits `output`; `None` when the output does not depend
    /// on it.
    pub fn affinity(&self, input: usize, output: Value, donated: bool) -> Option<Affinity> {
        let sources = self.outputs.get(&value_key(&output))?;
        let rank = sources.iter().position(|source| *source == input);
        // What the source gives away may be used even by an unrelated output.
        let rank = if donated { rank.unwrap_or(usize::MAX) } else { rank? };
        Some(Affinity {
            kept: !donated,
            fan_out: self.fan_out[input],
            rank,
        })
    }
}

/// Concatenates lists, keeping the first of equal numbers.
fn concatenate<'a>(lists: impl Iterator<Item = &'a Mentions>) -> Mentions {
    let mut seen = HashSet::new();
    lists.flatten().copied().filter(|number| seen.insert(*number)).collect()
}

/// Adds what `operation` moves from buffers that it reads to those it writes.
fn propagate(operation: OperationRef, aliases: &AliasSets, mentions: &mut HashMap<usize, Mentions>) {
    let body = body_mentions(operation);
    let accesses = accesses(operation);
    let mut changes = Vec::new();
    for target in accesses.iter().filter(|access| access.writes) {
        let sources = sources(operation, &accesses, body.as_ref(), target);
        let sources = sources.into_iter().filter(|source| source.reads);
        let sources = sources.filter_map(|source| mentions.get(&aliases.representative(source.buffer)));
        changes.push((aliases.representative(target.buffer), concatenate(sources)));
    }
    for (target, sources) in changes {
        let known = mentions.entry(target).or_default();
        *known = concatenate([&*known, &sources].into_iter());
    }
}

/// The accesses whose elements may get into `target`, in the order in which
/// `body` mentions them; what it loads by itself comes last.
fn sources<'x, 'c, 'a>(
    operation: OperationRef<'c, 'a>,
    accesses: &'x [Access<'c, 'a>],
    body: Option<&HashMap<usize, Mentions>>,
    target: &Access,
) -> Vec<&'x Access<'c, 'a>> {
    let Some(body) = body else {
        return accesses.iter().collect();
    };
    let (own, loaded): (Vec<&Access>, Vec<&Access>) = accesses.iter().partition(|access| access.operation == operation);
    let positions = body.get(&target.operand).into_iter().flatten();
    let mentioned = positions.filter_map(|position| own.iter().find(|access| access.operand == *position).copied());
    mentioned.chain(loaded).collect()
}

/// For a `linalg.generic`, the operands that each output's expression mentions.
fn body_mentions(operation: OperationRef) -> Option<HashMap<usize, Mentions>> {
    if role(operation) != BufferRole::Structured {
        return None;
    }
    let block = operation.first_region()?.first_block()?;
    let inputs = structured_inputs(operation);
    let mut mentions: HashMap<usize, Mentions> = HashMap::new();
    for (index, argument) in arguments(block).into_iter().enumerate() {
        mentions.insert(value_key(&argument), vec![index]);
    }
    let mut found = HashMap::new();
    for nested in block_operations(block) {
        let of = |value: Value| mentions.get(&value_key(&value));
        if is_named(&nested, "linalg.yield") {
            for (output, value) in nested.operands().enumerate() {
                found.insert(inputs + output, of(value).cloned().unwrap_or_default());
            }
            continue;
        }
        let merged = concatenate(nested.operands().filter_map(of));
        for result in nested.results() {
            mentions.insert(value_key(&result), merged.clone());
        }
    }
    Some(found)
}
