//! The order in which functions are transformed.

use crate::{
    dialect::KinaOperation,
    ffi::{ir::operations, pass::PassError, view::KinaView},
    passes::walk::{is_named, symbol_name, symbol_reference, top_level},
};
use melior::ir::OperationRef;
use std::collections::HashMap;

/// The function that `operation` calls or differentiates.
pub fn callee_name(operation: OperationRef) -> Option<String> {
    let is_vjp = matches!(KinaView::new(operation).as_deref(), Some(KinaOperation::Vjp(_)));
    (is_vjp || is_named(&operation, "func.call")).then(|| symbol_reference(&operation, "callee"))?
}

/// The function called `name`.
pub fn function<'c, 'a>(module: OperationRef<'c, 'a>, name: &str) -> Option<OperationRef<'c, 'a>> {
    top_level(module, "func.func")
        .into_iter()
        .find(|function| symbol_name(function) == name)
}

/// The functions of `module`, each after those that it calls or differentiates.
///
/// # Errors
///
/// Fails on functions that call or differentiate themselves.
pub fn callees_first<'c, 'a>(module: OperationRef<'c, 'a>) -> Result<Vec<OperationRef<'c, 'a>>, Vec<PassError<'c>>> {
    let functions = top_level(module, "func.func");
    let positions: HashMap<String, usize> = functions
        .iter()
        .enumerate()
        .map(|(position, function)| (symbol_name(function), position))
        .collect();
    let edges: Vec<Vec<(usize, OperationRef)>> = functions
        .iter()
        .map(|&function| {
            let callees = operations(function).into_iter();
            callees
                .filter_map(|operation| Some((*positions.get(&callee_name(operation)?)?, operation)))
                .collect()
        })
        .collect();
    let mut order = Vec::new();
    let mut states = vec![State::New; functions.len()];
    for root in 0..functions.len() {
        visit(root, &edges, &mut states, &mut order)?;
    }
    Ok(order.into_iter().map(|position| functions[position]).collect())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

/// Appends what `root` reaches to `order`, without recursion.
fn visit<'c>(
    root: usize,
    edges: &[Vec<(usize, OperationRef<'c, '_>)>],
    states: &mut [State],
    order: &mut Vec<usize>,
) -> Result<(), Vec<PassError<'c>>> {
    if states[root] != State::New {
        return Ok(());
    }
    states[root] = State::Open;
    let mut path = vec![(root, 0)];
    while let Some((node, next)) = path.last_mut() {
        let Some(&(target, operation)) = edges[*node].get(*next) else {
            states[*node] = State::Done;
            order.push(*node);
            path.pop();
            continue;
        };
        *next += 1;
        match states[target] {
            State::New => {
                states[target] = State::Open;
                path.push((target, 0));
            }
            State::Open => {
                let message = "recursion cannot be differentiated: the function calls itself here";
                return Err(vec![PassError::at(&operation, message)]);
            }
            State::Done => {}
        }
    }
    Ok(())
}
