//! The interpreter: evaluates a module of kina operations in plain scalar Rust.
//!
//! It is the executable form of the dialect reference: one short function per
//! operation, written like the operation's description, and no cleverness. Its
//! results are the expected results of every compiled library, bit for bit.
//!
//! - `value` holds tensors in the form in which they are computed on,
//! - `format` converts narrow floats,
//! - `machine` walks functions, calls and compositions; `environment` holds live values,
//! - `evaluate` finds the function of an operation; the functions are in
//!   `elementwise`, `cast`, `shape`, `reduce`, `dot`, `index` and `random`.

mod cast;
mod dot;
mod elementwise;
mod environment;
mod error;
mod evaluate;
mod index;
mod integer;
mod machine;
mod math;
mod random;
mod real;
mod reduce;
mod repetition;
mod shape;
#[cfg(test)]
mod tests;
mod types;
mod value;

pub use error::InterpretError;
pub use machine::Event;
pub use value::TensorType;

use crate::{dtype::DType, tensor::Tensor};
use melior::ir::Module;

/// Evaluates `function` of `module` on `arguments` and gives its results.
///
/// The module is one of the `kina` stage: kina operations and calls of
/// functions. It must be verified, as every parsed module is.
///
/// # Errors
///
/// Fails when there is no such function, when the arguments do not fit it, and
/// on what cannot be interpreted: operations of other dialects, tensors on the
/// device, recursion.
pub fn run(module: &Module, function: &str, arguments: &[Tensor]) -> Result<Vec<Tensor>, InterpretError> {
    machine::run(module, function, arguments, &mut |_| {})
}

/// As [`run`]; calls `observe` with every result of every operation, as soon as
/// it is computed.
///
/// # Errors
///
/// As [`run`].
pub fn run_observed(
    module: &Module,
    function: &str,
    arguments: &[Tensor],
    observe: &mut dyn FnMut(Event),
) -> Result<Vec<Tensor>, InterpretError> {
    machine::run(module, function, arguments, observe)
}

/// The floating element of `dtype` that the first of `bytes` hold, in the
/// representation of the C ABI.
pub(crate) fn scalar_of(dtype: DType, bytes: &[u8]) -> Option<f64> {
    floats_of(dtype, bytes.get(..dtype.size())?)?.first().copied()
}

/// The floating elements of `dtype` in `bytes`, in the representation of the C
/// ABI; `None` for another dtype.
pub(crate) fn floats_of(dtype: DType, bytes: &[u8]) -> Option<Vec<f64>> {
    match value::Elements::decode(dtype, bytes) {
        value::Elements::F64(elements) => Some(elements),
        value::Elements::F32(elements) => Some(elements.into_iter().map(f64::from).collect()),
        value::Elements::Int(_) | value::Elements::Bool(_) => None,
    }
}

/// A tensor of `numbers`, each rounded to the floating `dtype`; `None` for
/// another dtype or number of elements.
pub(crate) fn float_tensor(dtype: DType, shape: &[u64], numbers: Vec<f64>) -> Option<Tensor> {
    let elements = match dtype {
        DType::F64 => value::Elements::F64(numbers),
        _ => value::Elements::F32(numbers.into_iter().map(|number| number as f32).collect()),
    };
    let shape = shape.to_vec();
    Some(value::Value::new(TensorType { dtype, shape }, elements)?.to_tensor())
}
