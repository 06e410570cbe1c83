//! `--kina-inline-calls`: replaces every call by the body of what it calls.
//!
//! ```mlir
//! func.func private @double(%a: tensor<2xf32>) -> tensor<2xf32> {
//!   %sum = kina.add %a, %a : tensor<2xf32>
//!   return %sum : tensor<2xf32>
//! }
//! func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
//!   %y = call @double(%x) : (tensor<2xf32>) -> tensor<2xf32>
//!   return %y : tensor<2xf32>
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
//!   %sum = kina.add %x, %x : tensor<2xf32>
//!   return %sum : tensor<2xf32>
//! }
//! ```
//!
//! Callers come before what they call, so only bodies as they were written are
//! copied, each operation once for each time that it will run: the time grows
//! with the result. (The upstream inliner begins with the innermost function and
//! copies a chain of calls over and over.) An operation keeps its place and gets
//! that of the call as its call site. Private functions remain for `symbol-dce`.

use super::walk::{
    arguments, block_operations, entry_block, is_named, nested_operations, string_attribute, symbol_name,
    symbol_reference, top_level,
};
use crate::{
    ffi::{
        edit,
        location::set_location,
        pass::{KinaPass, PassError, PassId},
    },
    sema::{MAXIMUM_CALL_DEPTH, MAXIMUM_OPERATIONS, graph},
};
use melior::ir::{BlockLike, Location, Operation, OperationRef, operation::OperationLike};
use std::collections::HashMap;

/// How many operations the functions of a module have at most. Those of a
/// pullback, of which the type checker knows the number approximately, have room.
const LIMIT: u64 = 2 * MAXIMUM_OPERATIONS;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct InlineCalls;

impl KinaPass for InlineCalls {
    const ARGUMENT: &'static str = "kina-inline-calls";
    const DESCRIPTION: &'static str = "Replace calls by the bodies of what they call";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let functions = Functions::new(module);
        let order = functions.callers_first()?;
        let mut count = 0;
        for position in order {
            let function = functions.all[position];
            if string_attribute(&function, "sym_visibility").is_none_or(|visibility| visibility == "public") {
                functions.expand(function, &mut count).map_err(|error| vec![error])?;
            }
        }
        Ok(())
    }
}

/// The functions of a module.
struct Functions<'c, 'a> {
    all: Vec<OperationRef<'c, 'a>>,
    positions: HashMap<String, usize>,
}

impl<'c, 'a> Functions<'c, 'a> {
    fn new(module: OperationRef<'c, 'a>) -> Self {
        let all = top_level(module, "func.func");
        let names = all.iter().map(symbol_name);
        Self {
            positions: names.enumerate().map(|(position, name)| (name, position)).collect(),
            all,
        }
    }

    /// The function that `call` calls, when it has a body of one block.
    fn callee(&self, call: OperationRef<'c, '_>) -> Option<usize> {
        let position = *self.positions.get(&symbol_reference(&call, "callee")?)?;
        let entry = entry_block(self.all[position])?;
        entry.next_in_region().is_none().then_some(position)
    }

    /// The functions, each before those that it calls; an error for each cycle.
    fn callers_first(&self) -> Result<Vec<usize>, Vec<PassError<'c>>> {
        let callees = |function: &OperationRef<'c, 'a>| {
            let calls = calls(nested_operations(*function));
            calls.into_iter().filter_map(|call| self.callee(call)).collect()
        };
        let edges: Vec<Vec<usize>> = self.all.iter().map(callees).collect();
        let traversal = graph::traverse(&edges);
        let cycles = traversal.cycles.iter().filter_map(|cycle| {
            let function = self.all.get(*cycle.first()?)?;
            let message = format!(
                "function '{}' calls itself: recursion is not supported",
                symbol_name(function)
            );
            Some(PassError::at(function, message))
        });
        let errors = cycles.collect::<Vec<_>>();
        if errors.is_empty() {
            Ok(traversal.post_order.into_iter().rev().collect())
        } else {
            Err(errors)
        }
    }

    /// Replaces the calls of `function`, and those that come with what is called.
    /// `count` is the number of operations so far.
    fn expand(&self, function: OperationRef<'c, 'a>, count: &mut u64) -> Result<(), PassError<'c>> {
        let own = nested_operations(function);
        *count += own.len() as u64;
        let mut pending: Vec<_> = calls(own).into_iter().map(|call| (call, 1)).collect();
        while let Some((call, depth)) = pending.pop() {
            let Some(callee) = self.callee(call) else { continue };
            if depth > MAXIMUM_CALL_DEPTH {
                let message = format!("calls are nested deeper than the limit of {MAXIMUM_CALL_DEPTH} levels");
                return Err(PassError::at(&function, message));
            }
            let copied = inline(call, self.all[callee])?;
            *count += copied.len() as u64;
            if *count > LIMIT {
                let message = format!("calls expand to more than the limit of {LIMIT} operations");
                return Err(PassError::at(&function, message));
            }
            pending.extend(calls(copied).into_iter().map(|call| (call, depth + 1)));
        }
        Ok(())
    }
}

/// The calls among `operations`.
fn calls<'c, 'a>(operations: Vec<OperationRef<'c, 'a>>) -> Vec<OperationRef<'c, 'a>> {
    let calls = operations.into_iter();
    calls.filter(|operation| is_named(operation, "func.call")).collect()
}

/// Puts a copy of the body of `callee` in the place of `call`; gives the
/// operations of the copy, with those nested in them.
fn inline<'c, 'a>(
    call: OperationRef<'c, 'a>,
    callee: OperationRef<'c, 'a>,
) -> Result<Vec<OperationRef<'c, 'a>>, PassError<'c>> {
    let site = call.location();
    let invalid = || PassError::at(&call, format!("function '{}' cannot be inlined", symbol_name(&callee)));
    let module = callee.block().ok_or_else(invalid)?;
    let copy = module.insert_operation_before(callee, Operation::clone(&callee));
    let body = entry_block(copy).ok_or_else(invalid)?;
    let inputs = call.operands().collect::<Vec<_>>();
    let mut inner = block_operations(body);
    let terminator = inner.pop().ok_or_else(invalid)?;
    if inputs.len() != body.argument_count() || terminator.operand_count() != call.result_count() {
        return Err(invalid());
    }
    for (argument, input) in arguments(body).into_iter().zip(inputs) {
        edit::replace_all_uses(argument, input);
    }
    let mut copied = vec![];
    for operation in inner {
        edit::move_before(operation, call);
        copied.push(operation);
        copied.extend(nested_operations(operation));
    }
    for operation in &copied {
        set_location(*operation, Location::call_site(operation.location(), site));
    }
    let results = call.results().collect::<Vec<_>>();
    for (result, value) in results.into_iter().zip(terminator.operands()) {
        edit::replace_all_uses(result.into(), value);
    }
    edit::erase(call);
    edit::erase(copy);
    Ok(copied)
}
