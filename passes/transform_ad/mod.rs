//! `--kina-transform-ad`: replaces each `kina.vjp` by the operations of the
//! function and of its pullback.
//!
//! ```mlir
//! func.func private @loss(%x: tensor<3xf32>) -> tensor<f32> {
//!   %square = kina.mul %x, %x : tensor<3xf32>
//!   %sum = kina.reduce sum %square axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
//!   return %sum : tensor<f32>
//! }
//! ...
//! %value, %gradient = kina.vjp @loss(%x) wrt = [0] : (tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>)
//! ```
//!
//! becomes, where `%value` has no use,
//!
//! ```mlir
//! %one = kina.constant dense<1.0> : tensor<3xf32>
//! %gradient = kina.add %x, %x : tensor<3xf32>
//! ```
//!
//! The function is copied to the place of the `kina.vjp` ([`tape`]); calls and
//! compositions in it are opened where cotangents flow through them. Only
//! operations between a `wrt` input and the loss take part ([`activity`]); of
//! these each has a rule, an explicit zero or a refusal ([`rules`]). The pullback
//! ([`pullback`]) visits them in reverse order, and every operation of a rule
//! carries the location of the one that it differentiates. What nothing uses
//! disappears.

mod activity;
mod adjoint;
mod emit;
mod loops;
mod order;
mod pullback;
mod refusal;
mod rules;
mod tape;
#[cfg(test)]
mod tests;

use super::walk::symbol_name;
use crate::{
    dialect::KinaOperation,
    ffi::{
        edit,
        ir::operations,
        pass::{KinaPass, PassError, PassId},
        view::KinaView,
    },
};
use activity::Activity;
use melior::ir::{OperationRef, operation::OperationLike};
use std::collections::HashSet;
use tape::Tape;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct TransformAd;

impl KinaPass for TransformAd {
    const ARGUMENT: &'static str = "kina-transform-ad";
    const DESCRIPTION: &'static str = "Replace reverse mode by the function and its pullback";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        transform(module)
    }
}

/// Replaces every `kina.vjp` of `module`.
///
/// # Errors
///
/// Fails with every operation on the way of a cotangent that has no rule, and
/// on recursion. The module is then left half transformed.
pub fn transform<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
    if !contains_vjp(module) {
        return Ok(());
    }
    let mut errors = Vec::<PassError<'c>>::new();
    let mut failed = HashSet::new();
    // Callees first: a function that is differentiated has no `kina.vjp` left.
    for function in order::callees_first(module)? {
        let inside = operations(function);
        let waits = inside
            .iter()
            .filter_map(|&operation| order::callee_name(operation))
            .any(|callee| failed.contains(&callee));
        if waits {
            failed.insert(symbol_name(&function));
            continue;
        }
        for operation in inside.into_iter().filter(|&operation| is_vjp(operation)) {
            if let Err(found) = replace(module, operation) {
                // One function may be differentiated at several places.
                for error in found {
                    let is_known =
                        |known: &PassError| known.location == error.location && known.message == error.message;
                    if !errors.iter().any(is_known) {
                        errors.push(error);
                    }
                }
                failed.insert(symbol_name(&function));
            }
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Whether reverse mode occurs in `module`.
pub fn contains_vjp(module: OperationRef) -> bool {
    operations(module).into_iter().any(is_vjp)
}

fn is_vjp(operation: OperationRef) -> bool {
    matches!(KinaView::new(operation).as_deref(), Some(KinaOperation::Vjp(_)))
}

/// Replaces one `kina.vjp` whose function contains none.
fn replace<'c, 'a>(module: OperationRef<'c, 'a>, vjp: OperationRef<'c, 'a>) -> Result<(), Vec<PassError<'c>>> {
    let one = |error| vec![error];
    let mut tape = Tape::copy(module, vjp).map_err(one)?;
    let activity = loop {
        let activity = Activity::of(&tape);
        if !tape.open(module, &activity).map_err(one)? {
            break activity;
        }
    };
    if !activity.refused.is_empty() {
        return Err(refusal::complaints(&tape, &activity));
    }
    let gradients = pullback::gradients(&mut tape, &activity).map_err(one)?;
    let outputs = tape.results.iter().chain(&gradients);
    for (result, value) in vjp.results().zip(outputs) {
        edit::replace_all_uses(result.into(), *value);
    }
    tape.finish();
    Ok(())
}
