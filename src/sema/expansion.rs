//! How many operations exported functions have when their calls are inlined.

use super::{Action, Function, Instruction, graph};
use crate::diagnostics::{Code, Diagnostic};

/// Most operations of an exported function.
const MAXIMUM_OPERATIONS: u64 = 1 << 18;

/// Reports exported functions that expand beyond every bound. Callees do not
/// form cycles.
pub fn check_expansion(functions: &[Function]) -> Vec<Diagnostic> {
    let (mut edges, mut sizes) = (vec![], vec![]);
    for function in functions {
        let (mut callees, mut count) = (vec![], 0);
        count_instructions(&function.instructions, &mut callees, &mut count);
        edges.push(callees);
        sizes.push(count);
    }
    for position in graph::traverse(&edges).post_order {
        let called = edges[position].iter().map(|&callee| sizes[callee]);
        sizes[position] = called.fold(sizes[position], u64::saturating_add);
    }
    let exported = functions.iter().zip(sizes).filter(|(function, _)| function.exported);
    let excessive = exported.filter(|&(_, size)| size > MAXIMUM_OPERATIONS);
    excessive
        .map(|(function, size)| {
            let message = format!("`{}` has {size} operations when its calls are inlined", function.name);
            Diagnostic::new(Code::TooLarge, message)
                .at(function.span, format!("expected at most {MAXIMUM_OPERATIONS}"))
                .help("a chain of functions that call each other twice doubles at every step")
        })
        .collect()
}

/// Collects the calls of a body, loops included, and counts everything else.
fn count_instructions(instructions: &[Instruction], callees: &mut Vec<usize>, count: &mut u64) {
    for instruction in instructions {
        match &instruction.action {
            Action::Call(callee, _) => callees.push(callee.index()),
            // The function, and about two operations of the pullback for each of its own.
            Action::Vjp { callee, .. } => callees.extend([callee.index(); 3]),
            Action::Repeat(repetition) => {
                *count += 1;
                count_instructions(&repetition.body, callees, count);
            }
            Action::Constant(_) | Action::Apply(..) => *count += 1,
        }
    }
}
