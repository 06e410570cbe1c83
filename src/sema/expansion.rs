//! How many operations exported functions have when their calls are inlined.

use super::{Action, Function, Instruction, graph};
use crate::diagnostics::{Code, Diagnostic};

/// Most operations of all exported functions together.
pub const MAXIMUM_OPERATIONS: u64 = 1 << 18;

/// Most tensors that an exported function takes and gives.
pub const MAXIMUM_PORTS: usize = 8192;

/// How deep calls nest at most.
pub const MAXIMUM_CALL_DEPTH: usize = 1024;

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
    let mut depths = vec![0; functions.len()];
    for position in graph::traverse(&edges).post_order {
        let callees = &edges[position];
        let called = callees.iter().map(|&callee| sizes[callee]);
        sizes[position] = called.fold(sizes[position], u64::saturating_add);
        depths[position] = callees.iter().map(|&callee| depths[callee] + 1).max().unwrap_or(0);
    }
    let mut total: u64 = 0;
    let mut diagnostics = vec![];
    for ((function, size), depth) in functions.iter().zip(sizes).zip(depths) {
        if !function.exported {
            continue;
        }
        let signature = function.signature();
        let ports = signature.inputs.len() + signature.outputs.len();
        let before = total;
        total = total.saturating_add(size);
        if ports > MAXIMUM_PORTS {
            diagnostics.push(too_wide(function, ports));
        } else if depth > MAXIMUM_CALL_DEPTH {
            diagnostics.push(too_deep(function, depth));
        } else if size > MAXIMUM_OPERATIONS {
            diagnostics.push(too_long(function, size));
        } else if total > MAXIMUM_OPERATIONS {
            diagnostics.push(too_many(function, before, size));
            total = before;
        }
    }
    diagnostics
}

fn too_wide(function: &Function, ports: usize) -> Diagnostic {
    let message = format!("`{}` takes and gives {ports} tensors", function.name);
    Diagnostic::new(Code::TooLarge, message)
        .at(function.span, format!("expected at most {MAXIMUM_PORTS}"))
        .help("tensors of one shape may be one tensor with a further axis")
}

fn too_long(function: &Function, size: u64) -> Diagnostic {
    let message = format!("`{}` has {size} operations when its calls are inlined", function.name);
    Diagnostic::new(Code::TooLarge, message)
        .at(function.span, format!("expected at most {MAXIMUM_OPERATIONS}"))
        .help("a chain of functions that call each other twice doubles at every step")
}

fn too_many(function: &Function, before: u64, size: u64) -> Diagnostic {
    let message = format!(
        "the exported functions have {} operations when their calls are inlined",
        before.saturating_add(size)
    );
    Diagnostic::new(Code::TooLarge, message)
        .at(
            function.span,
            format!("expected at most {MAXIMUM_OPERATIONS} up to here"),
        )
        .help("a function whose name begins with `_` is not exported, and costs nothing by itself")
}

fn too_deep(function: &Function, depth: usize) -> Diagnostic {
    let message = format!("the calls of `{}` nest {depth} levels deep", function.name);
    Diagnostic::new(Code::TooLarge, message)
        .at(function.span, format!("expected at most {MAXIMUM_CALL_DEPTH}"))
        .help("a function that is called in a loop does not nest: `unroll for i in 0..N with (x = x0) { f(x) }`")
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
