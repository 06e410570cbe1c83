//! `--kina-inline-compositions`: replaces every composition by its body.
//!
//! ```mlir
//! %y = kina.composition "double"(%x) : (tensor<2xf32>) -> tensor<2xf32> {
//! ^bb0(%a: tensor<2xf32>):
//!   %sum = kina.add %a, %a : tensor<2xf32>
//!   kina.yield %sum : tensor<2xf32>
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! %sum = kina.add %x, %x : tensor<2xf32>
//! ```
//!
//! An operation of the body keeps its place in the library and gets the place
//! of the composition as its call site, as the inliner does for calls.

use super::walk::{arguments, block_operations, entry_block};
use crate::{
    dialect::KinaOperation,
    ffi::{
        edit,
        ir::operations,
        pass::{KinaPass, PassError, PassId},
        view::KinaView,
    },
};
use melior::ir::{BlockLike, Location, OperationRef, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct InlineCompositions;

impl KinaPass for InlineCompositions {
    const ARGUMENT: &'static str = "kina-inline-compositions";
    const DESCRIPTION: &'static str = "Replace named compositions by their bodies";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        // Outermost first: an inner composition then has its whole chain of
        // call sites when its turn comes. All are found before the first one is
        // erased, together with the end of its body.
        let compositions = operations(module)
            .into_iter()
            .filter(|&operation| is_composition(operation));
        for composition in compositions.collect::<Vec<_>>() {
            inline(composition).map_err(|error| vec![error])?;
        }
        Ok(())
    }
}

fn is_composition(operation: OperationRef) -> bool {
    matches!(KinaView::new(operation).as_deref(), Some(KinaOperation::Composition(_)))
}

/// Moves the body of `composition` in front of it and erases it.
fn inline<'c>(composition: OperationRef<'c, '_>) -> Result<(), PassError<'c>> {
    let invalid = || PassError::at(&composition, "the body of the composition is invalid");
    let body = entry_block(composition).ok_or_else(invalid)?;
    let inputs = composition.operands().collect::<Vec<_>>();
    let mut inner = block_operations(body);
    let terminator = inner.pop().ok_or_else(invalid)?;
    let yielded = terminator.operand_count();
    if inputs.len() != body.argument_count() || yielded != composition.result_count() {
        return Err(invalid());
    }
    for (argument, input) in arguments(body).into_iter().zip(inputs) {
        edit::replace_all_uses(argument, input);
    }
    for operation in inner {
        let location = Location::call_site(operation.location(), composition.location());
        edit::set_location(operation, location);
        edit::move_before(operation, composition);
    }
    let results = composition.results().collect::<Vec<_>>();
    for (result, value) in results.into_iter().zip(terminator.operands()) {
        edit::replace_all_uses(result.into(), value);
    }
    edit::erase(composition);
    Ok(())
}
