//! `--kina-restore-locations`: gives every operation of unknown location one.
//!
//! Upstream's folder (canonicalisation, the greedy and the conversion drivers)
//! keeps one copy of equal constants and sets its location to `unknown`, for it
//! then stands for several places. This pass gives such an operation the
//! location of its first user in program order, and an operation without a
//! located user the one of the operation that encloses it.
//!
//! ```text
//! %c = kina.constant dense<1.0> : tensor<f32> loc(unknown)
//! %r = kina.add %x, %c : tensor<f32> loc("f.kina":3:5)
//! ```
//! becomes
//! ```text
//! %c = kina.constant dense<1.0> : tensor<f32> loc("f.kina":3:5)
//! %r = kina.add %x, %c : tensor<f32> loc("f.kina":3:5)
//! ```

use crate::ffi::{
    location::{is_unknown, set_location},
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{
    BlockLike, Location, OperationRef, RegionLike,
    operation::{OperationLike, OperationResult},
};
use std::collections::HashMap;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct RestoreLocations;

impl KinaPass for RestoreLocations {
    const ARGUMENT: &'static str = "kina-restore-locations";
    const DESCRIPTION: &'static str = "Give operations of unknown location the one of their first user";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(operation: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let mut operations = Vec::new();
        collect(operation, &mut operations);
        // The users of a value come after it, so that in reverse order each
        // operation is visited when all of its users have their locations; the
        // user that writes last is the first one in program order.
        let mut of_users = HashMap::new();
        for &operation in operations.iter().rev() {
            if is_unknown(operation.location()) {
                let location = of_users.get(&operation.to_raw().ptr).copied();
                if let Some(location) = location.or_else(|| enclosing(operation)) {
                    set_location(operation, location);
                }
            }
            offer(operation, &mut of_users);
        }
        Ok(())
    }
}

/// Appends `operation` and everything in it, in program order.
fn collect<'c, 'a>(operation: OperationRef<'c, 'a>, operations: &mut Vec<OperationRef<'c, 'a>>) {
    operations.push(operation);
    for region in operation.regions() {
        let mut block = region.first_block();
        while let Some(current) = block {
            let mut inner = current.first_operation();
            while let Some(child) = inner {
                collect(child, operations);
                inner = child.next_in_block();
            }
            block = current.next_in_region();
        }
    }
}

/// Offers the location of `operation` to the operations that it uses.
fn offer<'c>(operation: OperationRef<'c, '_>, of_users: &mut HashMap<*mut std::ffi::c_void, Location<'c>>) {
    let location = operation.location();
    if is_unknown(location) {
        return;
    }
    for operand in operation.operands() {
        if let Ok(result) = OperationResult::try_from(operand) {
            of_users.insert(result.owner().to_raw().ptr, location);
        }
    }
}

/// The location of the innermost located operation around `operation`.
fn enclosing<'c>(operation: OperationRef<'c, '_>) -> Option<Location<'c>> {
    let mut parent = operation.parent_operation();
    while let Some(current) = parent {
        if !is_unknown(current.location()) {
            return Some(current.location());
        }
        parent = current.parent_operation();
    }
    None
}
