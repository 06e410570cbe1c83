//! Complaints about operations without a rule.

use super::{
    activity::{Activity, Refused},
    tape::Tape,
};
use crate::ffi::{
    ir::value_key,
    location::name_of_location,
    pass::{Note, PassError},
};
use melior::ir::{OperationRef, Value, ValueLike, operation::OperationLike};

/// The most steps of a path that are shown on either side.
const SHOWN_STEPS: usize = 4;

/// One complaint for each operation in the way, with the path as notes.
pub fn complaints<'c>(tape: &Tape<'c, '_>, activity: &Activity<'c, '_>) -> Vec<PassError<'c>> {
    activity
        .refused
        .iter()
        .map(|refused| complaint(tape, activity, refused))
        .collect()
}

fn complaint<'c>(tape: &Tape<'c, '_>, activity: &Activity<'c, '_>, refused: &Refused<'c, '_>) -> PassError<'c> {
    let operation = refused.operation;
    let name = title(&mnemonic(operation));
    let mut error = PassError::at(&operation, format!("{name} VJP is unsupported."));
    let (before, input) = path_from_input(tape, activity, operation);
    let input = tape.names.get(input).filter(|name| !name.is_empty());
    let input = input.map_or_else(|| "an input".to_owned(), |name| format!("`{name}`"));
    error.notes.push(Note {
        location: Some(tape.vjp.location()),
        text: format!("differentiated here by {input}"),
    });
    let after = path_to_loss(tape, activity, operation);
    error
        .notes
        .extend(steps(before, "the path from the input goes through"));
    error.notes.extend(steps(after, "and on to the loss through"));
    let help = |text: String| Note {
        location: None,
        text: format!("help: {text}"),
    };
    error.notes.push(Note {
        location: None,
        text: refused.reason.to_owned(),
    });
    error.notes.push(help(format!(
        "`stop_gradient` on the operand of `{}` ends the path: its gradient is then 0",
        mnemonic(operation)
    )));
    error.notes.push(help(format!("or leave {input} out of `wrt`")));
    error
}

/// A note for each operation of a path; the middle of a long one is left out.
fn steps<'c>(path: Vec<OperationRef<'c, '_>>, words: &str) -> Vec<Note<'c>> {
    let left_out = path.len().saturating_sub(SHOWN_STEPS);
    let mut notes = path
        .iter()
        .take(SHOWN_STEPS)
        .map(|step| Note {
            location: Some(step.location()),
            text: format!("{words} `{}`", mnemonic(*step)),
        })
        .collect::<Vec<_>>();
    if left_out > 0 {
        notes.push(Note {
            location: None,
            text: format!("and {left_out} more"),
        });
    }
    notes
}

/// The operations from an input to `operation`, both left out, in program
/// order, and the position of the input.
fn path_from_input<'c, 'a>(
    tape: &Tape<'c, 'a>,
    activity: &Activity,
    operation: OperationRef<'c, 'a>,
) -> (Vec<OperationRef<'c, 'a>>, usize) {
    let mut path = Vec::new();
    let mut current = operation;
    loop {
        let Some(operand) = current.operands().find(|operand| activity.is_varied(operand)) else {
            break;
        };
        let defines = |candidate: &&OperationRef<'c, 'a>| defines(**candidate, &operand);
        let Some(&definition) = tape.operations.iter().find(defines) else {
            let is_input = |input: &Value| value_key(input) == value_key(&operand);
            let position = tape.inputs.iter().position(is_input).unwrap_or(usize::MAX);
            path.reverse();
            return (path, position);
        };
        path.push(definition);
        current = definition;
    }
    path.reverse();
    (path, usize::MAX)
}

fn defines<'c>(operation: OperationRef<'c, '_>, value: &Value<'c, '_>) -> bool {
    operation.results().any(|result| value_key(&result) == value_key(value))
}

/// The operations from `operation` to the loss, itself left out.
fn path_to_loss<'c, 'a>(
    tape: &Tape<'c, 'a>,
    activity: &Activity,
    operation: OperationRef<'c, 'a>,
) -> Vec<OperationRef<'c, 'a>> {
    let mut path = Vec::new();
    let mut current = operation;
    for &candidate in tape.operations.iter().filter(|candidate| {
        let mut results = candidate.results();
        results.any(|result| activity.is_useful(&result.into()))
    }) {
        if candidate.operands().any(|operand| defines(current, &operand)) {
            path.push(candidate);
            current = candidate;
        }
    }
    path
}

/// The name of an operation in the language.
fn mnemonic(operation: OperationRef) -> String {
    let name = operation.name();
    let name = name.as_string_ref();
    let name = name.as_str().unwrap_or_default();
    name.split_once('.').map_or(name, |(_, rest)| rest).to_owned()
}

/// `take_along_axis` as `TakeAlongAxis`.
fn title(mnemonic: &str) -> String {
    let capitalised = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    mnemonic.split('_').map(capitalised).collect()
}

/// The name in the location of a parameter; empty when it has none.
pub fn name_of(parameter: Value) -> String {
    name_of_location(parameter.location()).unwrap_or_default()
}
