//! `--kina-vectorize-contractions`: contractions become loops over register
//! tiles, and copies that transpose loops over square blocks.
//!
//! A tile is some rows of some vectors of the result. Its accumulators stay in
//! vector registers while the contracted dimensions are walked in order; each
//! lane is one element of the result, so every element is accumulated exactly
//! as the operation says, whatever the tile. What does not fill a tile is a
//! smaller one, what does not fill a vector a shorter vector: nothing is padded.
//!
//! ```mlir
//! linalg.generic {indexing_maps = [(d0, d1, d2) -> (d0, d2), (d0, d1, d2) -> (d2, d1), (d0, d1, d2) -> (d0, d1)],
//!                 iterator_types = ["parallel", "parallel", "reduction"]}
//!     ins(%a, %b : memref<12x64xf32>, memref<64x16xf32>) outs(%c : memref<12x16xf32>) { ... math.fma ... }
//! ```
//!
//! becomes, with two rows of one vector for short,
//!
//! ```mlir
//! scf.for %i = %c0 to %c12 step %c2 {
//!   %s0 = vector.load %c[%i, %c0] : memref<12x16xf32>, vector<16xf32>
//!   %s1 = vector.load %c[%i1, %c0] : memref<12x16xf32>, vector<16xf32>
//!   %r:2 = scf.for %k = %c0 to %c64 step %c1 iter_args(%p0 = %s0, %p1 = %s1) {
//!     %v = vector.load %b[%k, %c0] : memref<64x16xf32>, vector<16xf32>
//!     %x0 = memref.load %a[%i, %k]
//!     %q0 = math.fma (vector.broadcast %x0), %v, %p0 : vector<16xf32>
//!     ...
//!     scf.yield %q0, %q1
//!   }
//!   vector.store %r#0, %c[%i, %c0]
//!   vector.store %r#1, %c[%i1, %c0]
//! }
//! ```

mod fill;
mod kernel;
mod plan;
mod square;
mod tile;
mod transposition;

use super::{buffer_analysis::accesses, create::Builder, nest::Nest, walk::operations_around_bodies};
use crate::ffi::{
    attributes::integers,
    edit,
    ir::{block_key, context},
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{OperationRef, operation::OperationLike};
use plan::{Plan, Registers};
use std::collections::HashMap;
use transposition::Transposition;

/// The attribute of the module with the vector registers of the target.
pub const REGISTERS_ATTRIBUTE: &str = "kina.vector_registers";

/// The widest and the most registers of any machine.
const MOST_BITS: i64 = 2048;
const MOST_REGISTERS: i64 = 64;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct VectorizeContractions;

impl KinaPass for VectorizeContractions {
    const ARGUMENT: &'static str = "kina-vectorize-contractions";
    const DESCRIPTION: &'static str = "Compute contractions and transpositions in vector registers";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let registers = registers(module);
        // The last operation of each block that touches memory.
        let mut previous = HashMap::new();
        for operation in operations_around_bodies(module) {
            let Some(block) = operation.block() else { continue };
            let key = block_key(block);
            let Some(nest) = Nest::of(operation) else {
                if operation.region_count() > 0 || !accesses(operation).is_empty() {
                    previous.insert(key, operation);
                }
                continue;
            };
            let before = previous.insert(key, operation);
            let builder = Builder::new(context(&operation), block, Some(operation), operation.location());
            if nest.is_contraction() {
                let filled = fill::of_zeros(&nest, before);
                let Some(plan) = Plan::new(&nest, registers, filled.is_some()) else {
                    continue;
                };
                kernel::emit(&builder, &nest, &plan);
                if let Some(fill) = filled.filter(|_| plan.starts_at_zero) {
                    edit::erase(fill);
                }
            } else if let Some(transposition) = Transposition::of(&nest, registers) {
                transposition.emit(&builder, &nest);
            } else {
                continue;
            }
            previous.remove(&key);
            edit::erase(operation);
        }
        Ok(())
    }
}

fn registers(module: OperationRef) -> Registers {
    let attribute = module.attribute(REGISTERS_ATTRIBUTE).ok().and_then(integers);
    match attribute.as_deref() {
        Some(&[bits, count]) if bits > 0 && count > 0 => Registers {
            bits: bits.min(MOST_BITS) as u64,
            count: count.min(MOST_REGISTERS) as u64,
        },
        _ => Registers::DEFAULT,
    }
}
