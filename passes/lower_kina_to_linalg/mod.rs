//! `--lower-kina-to-linalg`: kina operations become linalg on tensors.
//!
//! Elementwise operations of one iteration shape become one `linalg.generic`
//! with a result for each value that is used elsewhere; a broadcast or a splat
//! constant among them becomes an indexing map or a scalar:
//!
//! ```mlir
//! %s = kina.broadcast %scale : tensor<1x1xf32> -> tensor<4x8xf32>
//! %p = kina.mul %x, %s : tensor<4x8xf32>
//! %q = kina.sqrt %p : tensor<4x8xf32>
//! ```
//!
//! becomes
//!
//! ```mlir
//! %e = tensor.empty() : tensor<4x8xf32>
//! %q = linalg.generic {indexing_maps = [(d0, d1) -> (d0, d1), (d0, d1) -> (0, 0), (d0, d1) -> (d0, d1)],
//!                      iterator_types = ["parallel", "parallel"]}
//!     ins(%x, %scale : tensor<4x8xf32>, tensor<1x1xf32>) outs(%e : tensor<4x8xf32>) {
//! ^bb0(%a: f32, %b: f32, %out: f32):
//!   %p = arith.mulf %a, %b : f32
//!   %r = math.sqrt %p : f32
//!   linalg.yield %r : f32
//! } -> tensor<4x8xf32>
//! ```
//!
//! A reduction becomes a `linalg.generic` over a tensor filled with the
//! identity; the order `lanes` becomes structure (see [`lanes`]). Neither a
//! kina operation nor a `kina.*` attribute is left. Tensors on the device are
//! refused; `stop_gradient` and `to` leave their operand. Every operation carries the location of the one it comes from.

mod arg_reduce;
mod attributes;
mod cast;
pub mod device;
mod dot;
mod elementwise;
mod emit;
mod group;
mod identity;
mod index;
mod integer;
mod lanes;
mod loops;
mod math;
mod movement;
mod random;
mod reduce;
mod role;
mod schedule;
mod segment;
mod top_k;

use crate::dialect::KinaOperation;
use crate::ffi::{
    ir::{block_key, context, operations},
    pass::{KinaPass, PassError, PassId},
    view::KinaView,
};
use melior::ir::{OperationRef, operation::OperationLike};
use segment::{Run, Segment};
use std::collections::HashSet;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct LowerKinaToLinalg;

/// One complaint about each composition.
fn compositions<'c>(module: OperationRef<'c, '_>) -> Vec<PassError<'c>> {
    let is_composition = |operation: &OperationRef<'c, '_>| {
        matches!(
            KinaView::new(*operation).as_deref(),
            Some(KinaOperation::Composition(_))
        )
    };
    operations(module)
        .into_iter()
        .filter(is_composition)
        .map(|operation| PassError::at(&operation, role::COMPOSITION_IS_LEFT))
        .collect()
}

impl KinaPass for LowerKinaToLinalg {
    const ARGUMENT: &'static str = "lower-kina-to-linalg";
    const DESCRIPTION: &'static str = "Lower kina operations to linalg on tensors";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(1);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let mut refused = device::offenders(module);
        refused.extend(compositions(module));
        if !refused.is_empty() {
            return Err(refused);
        }
        identity::forward(module);
        loops::lower(module).map_err(|error| vec![error])?;
        let mut blocks = Vec::new();
        let mut seen = HashSet::new();
        for operation in operations(module) {
            if let Some(block) = operation.block()
                && KinaView::new(operation).is_some()
                && seen.insert(block_key(block))
            {
                blocks.push(block);
            }
        }
        for block in blocks {
            // A segment is read when those before it have been replaced.
            for run in Run::all(block) {
                let segment = Segment::new(&run).map_err(|error| vec![error])?;
                emit::lower(context(&module), &segment);
            }
        }
        attributes::strip(module);
        Ok(())
    }
}
