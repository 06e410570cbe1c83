//! `--kina-legalize-storage`: Bool and I4 are stored one element a byte.
//!
//! Tensors of `i1` and `i4` become tensors of `i8`, function signatures
//! included; inside a body the elements are what they were. A Bool is stored as
//! 0 or 1 and read as `!= 0`; an I4 is stored sign-extended, and its low four
//! bits are read. That is the C ABI as well: what comes from outside need not
//! be 0, 1 or sign-extended, what leaves is.
//!
//! ```mlir
//! %r = linalg.generic {...} ins(%x : tensor<8xf32>) outs(%e : tensor<8xi1>) {
//! ^bb0(%a: f32, %out: i1):
//!   %c = arith.cmpf ogt, %a, %zero : f32
//!   linalg.yield %c : i1
//! } -> tensor<8xi1>
//! ```
//!
//! becomes
//!
//! ```mlir
//! %r = linalg.generic {...} ins(%x : tensor<8xf32>) outs(%e : tensor<8xi8>) {
//! ^bb0(%a: f32, %out: i8):
//!   %c = arith.cmpf ogt, %a, %zero : f32
//!   %s = arith.extui %c : i1 to i8
//!   linalg.yield %s : i8
//! } -> tensor<8xi8>
//! ```

mod arguments;
mod bodies;
mod constants;
mod element;
pub(super) mod types;

use crate::ffi::{
    ir::operations,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{OperationRef, Type, ValueLike, operation::OperationLike};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct LegalizeStorage;

impl KinaPass for LegalizeStorage {
    const ARGUMENT: &'static str = "kina-legalize-storage";
    const DESCRIPTION: &'static str = "Store tensors of Bool and I4 one element a byte";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(2);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let operations = operations(module);
        let refused = operations.iter().filter_map(|&operation| refuse(operation));
        let refused = refused.collect::<Vec<_>>();
        if !refused.is_empty() {
            return Err(refused);
        }
        let arguments = operations.iter().flat_map(|&operation| arguments::of(operation));
        let arguments = arguments.collect::<Vec<_>>();
        // Bodies are rewritten while the types still say what is stored in them.
        for &operation in &operations {
            bodies::rewrite(operation);
        }
        for &operation in &operations {
            constants::rewrite(operation).map_err(|error| vec![error])?;
            types::rewrite(operation, element::storage_type);
        }
        for argument in arguments {
            argument.normalize();
        }
        let left = operations.iter().filter_map(|&operation| left_over(operation));
        let left = left.collect::<Vec<_>>();
        if left.is_empty() { Ok(()) } else { Err(left) }
    }
}

/// Operations whose tensors may change their element type: they move elements
/// without looking at them, or have a body that is rewritten.
pub(super) const SUPPORTED: &[&str] = &[
    "arith.constant",
    "bufferization.alloc_tensor",
    "bufferization.materialize_in_destination",
    "cf.br",
    "cf.cond_br",
    "func.call",
    "func.func",
    "func.return",
    "linalg.fill",
    "linalg.generic",
    "scf.for",
    "scf.if",
    "scf.yield",
    "tensor.cast",
    "tensor.collapse_shape",
    "tensor.empty",
    "tensor.expand_shape",
    "tensor.extract",
    "tensor.extract_slice",
    "tensor.insert",
    "tensor.insert_slice",
    "tensor.pad",
];

pub(super) fn name<'c>(operation: OperationRef<'c, '_>) -> String {
    let name = operation.name();
    name.as_string_ref().as_str().unwrap_or_default().to_owned()
}

/// Complains about an operation on small elements that is not supported.
fn refuse<'c>(operation: OperationRef<'c, '_>) -> Option<PassError<'c>> {
    let r#type = small_type(operation)?;
    let name = name(operation);
    (!SUPPORTED.contains(&name.as_str())).then(|| {
        PassError::at(
            &operation,
            format!(
                "'{name}' works on '{type}', whose elements are stored as bytes: expected an operation with a body"
            ),
        )
    })
}

/// Complains about a tensor that should have been changed.
fn left_over<'c>(operation: OperationRef<'c, '_>) -> Option<PassError<'c>> {
    let r#type = small_type(operation)?;
    let message = format!(
        "'{}' still works on '{type}': expected elements of a byte",
        name(operation)
    );
    Some(PassError::at(&operation, message))
}

/// The first operand or result type with elements smaller than a byte.
fn small_type<'c>(operation: OperationRef<'c, '_>) -> Option<Type<'c>> {
    let operands = operation.operands().map(|value| value.r#type());
    let results = operation.results().map(|value| value.r#type());
    let mut types = operands.chain(results);
    types.find(|r#type| element::small_elements(*r#type).is_some())
}
