//! `--kina-find-inplace`: which outputs may be computed in the buffer of an input.
//!
//! A pair (output, input) is proved when the two have one type and every
//! element of the input is read before that element of the output is written:
//! either every operation that reads the input comes before every operation
//! that writes the output, or the last one that reads is the first one that
//! writes and touches each element once, in the same place, reading first.
//!
//! The proved pairs are reduced to a matching (see [`flow`]) and recorded as
//! `kina.inplace = [array<i64: output, input>, ...]`, counted from the first
//! output and the first input. An input whose argument carries `kina.donate`
//! comes first; whether every donated input found its output is for the driver to
//! say, which knows the source.

mod flow;
mod order;

use super::{
    buffer_analysis::AliasSets,
    pass_destinations::INPUTS_ATTRIBUTE,
    walk::{arguments, entry_block, integer_attribute, top_level},
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use flow::{Affinity, FlowGraph};
use melior::ir::{
    Attribute, OperationRef, ValueLike,
    attribute::{ArrayAttribute, DenseI64ArrayAttribute, DictionaryAttribute},
    operation::OperationLike,
};
use order::AccessOrder;

/// The function attribute that lists the proved pairs.
pub const INPLACE_ATTRIBUTE: &str = "kina.inplace";
/// The argument attribute of an input that the caller gives away.
pub const DONATE_ATTRIBUTE: &str = "kina.donate";

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct FindInplace;

impl KinaPass for FindInplace {
    const ARGUMENT: &'static str = "kina-find-inplace";
    const DESCRIPTION: &'static str = "Record which outputs may be computed in the buffer of an input";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        top_level(module, "func.func").into_iter().for_each(find_inplace);
        Ok(())
    }
}

/// An output that may be computed in an input's buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Position among the outputs.
    pub output: usize,
    /// Position among the inputs.
    pub input: usize,
}

fn find_inplace(function: OperationRef) {
    let (Some(inputs), Some(entry)) = (integer_attribute(&function, INPUTS_ATTRIBUTE), entry_block(function)) else {
        return;
    };
    let arguments = arguments(entry);
    let (inputs, outputs) = arguments.split_at((inputs as usize).min(arguments.len()));
    let aliases = AliasSets::new(function);
    let order = AccessOrder::new(entry, &aliases);
    let flow = FlowGraph::new(entry, &aliases, inputs);
    let donated = (0..inputs.len())
        .map(|index| is_donated(function, index))
        .collect::<Vec<_>>();

    let mut candidates: Vec<(Affinity, Pair)> = Vec::new();
    for (output, buffer) in outputs.iter().enumerate() {
        for (input, source) in inputs.iter().enumerate() {
            let Some(affinity) = flow.affinity(input, *buffer, donated[input]) else {
                continue;
            };
            if source.r#type() == buffer.r#type() && order.proves(*source, *buffer) {
                candidates.push((affinity, Pair { output, input }));
            }
        }
    }
    record_pairs(function, &matching(candidates));
}

/// Takes the best candidate again and again, each input and output once.
fn matching(mut candidates: Vec<(Affinity, Pair)>) -> Vec<Pair> {
    candidates.sort_by_key(|(affinity, pair)| (*affinity, pair.output, pair.input));
    let mut pairs: Vec<Pair> = Vec::new();
    for (_, candidate) in candidates {
        if pairs
            .iter()
            .all(|pair| pair.output != candidate.output && pair.input != candidate.input)
        {
            pairs.push(candidate);
        }
    }
    pairs.sort_by_key(|pair| pair.output);
    pairs
}

/// Records pairs on a function.
pub fn record_pairs(function: OperationRef, pairs: &[Pair]) {
    let context = ir::context(&function);
    let pairs = pairs
        .iter()
        .map(|pair| DenseI64ArrayAttribute::new(context, &[pair.output as i64, pair.input as i64]).into())
        .collect::<Vec<Attribute>>();
    edit::set_attribute(function, INPLACE_ATTRIBUTE, ArrayAttribute::new(context, &pairs).into());
}

/// The pairs recorded on a function; empty when there are none.
pub fn recorded_pairs(function: OperationRef) -> Vec<Pair> {
    let pair = |attribute: Attribute| {
        let pair = DenseI64ArrayAttribute::try_from(attribute).ok()?;
        Some(Pair {
            output: usize::try_from(pair.element(0).ok()?).ok()?,
            input: usize::try_from(pair.element(1).ok()?).ok()?,
        })
    };
    function
        .attribute(INPLACE_ATTRIBUTE)
        .and_then(ArrayAttribute::try_from)
        .map(|pairs| {
            (0..pairs.len())
                .filter_map(|index| pair(pairs.element(index).ok()?))
                .collect()
        })
        .unwrap_or_default()
}

fn is_donated(function: OperationRef, input: usize) -> bool {
    function
        .attribute("arg_attrs")
        .and_then(ArrayAttribute::try_from)
        .and_then(|entries| entries.element(input))
        .and_then(DictionaryAttribute::try_from)
        .is_ok_and(|entry| entry.element_by_name(DONATE_ATTRIBUTE).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matching_uses_each_input_and_output_once() {
        let candidate = |rank, output, input| {
            let affinity = Affinity {
                kept: true,
                fan_out: 1,
                rank,
            };
            (affinity, Pair { output, input })
        };
        let pairs = matching(vec![
            candidate(2, 0, 0),
            candidate(1, 1, 0),
            candidate(3, 0, 1),
            candidate(3, 1, 1),
        ]);
        assert_eq!(pairs, [Pair { output: 0, input: 1 }, Pair { output: 1, input: 0 }]);
    }
}
