//! `--kina-expand-narrow-floats`: F16, BF16 and F8 become bit patterns.
//!
//! Values and tensors of `f16`, `bf16`, `f8E4M3FN` and `f8E5M2` become integers
//! of the same width, function signatures included, which is their form in the
//! C ABI. `arith.extf` from such a type and `arith.truncf` to one become integer
//! sequences that are the same on every machine; a comparison extends its
//! operands. Afterwards no narrow float is left, and nothing for which a target
//! would call its runtime library or use an instruction that rounds differently.
//!
//! ```mlir
//! %r = linalg.generic {...} ins(%x : tensor<8xbf16>) outs(%e : tensor<8xbf16>) {
//! ^bb0(%a: bf16, %out: bf16):
//!   %w = arith.extf %a : bf16 to f32
//!   ...
//! ```
//!
//! becomes
//!
//! ```mlir
//! %r = linalg.generic {...} ins(%x : tensor<8xi16>) outs(%e : tensor<8xi16>) {
//! ^bb0(%a: i16, %out: i16):
//!   %i = arith.extui %a : i16 to i32
//!   %s = arith.shli %i, %c16 : i32
//!   %w = arith.bitcast %s : i32 to f32
//!   ...
//! ```

mod constants;
mod conversion;
mod operations;

use super::legalize_storage::{SUPPORTED, name, types};
use crate::{
    dtype::DType,
    ffi::{
        ir::operations,
        pass::{KinaPass, PassError, PassId},
    },
    math::FloatFormat,
};
use melior::{
    Context,
    ir::{
        OperationRef, Type, ValueLike,
        operation::OperationLike,
        r#type::{RankedTensorType, ShapedTypeLike},
    },
};
use operations::Rewrite;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct ExpandNarrowFloats;

impl KinaPass for ExpandNarrowFloats {
    const ARGUMENT: &'static str = "kina-expand-narrow-floats";
    const DESCRIPTION: &'static str = "Compute F16, BF16 and F8 on bit patterns";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let operations = operations(module);
        let refused = operations.iter().filter_map(|&operation| refuse(operation));
        let refused = refused.collect::<Vec<_>>();
        if !refused.is_empty() {
            return Err(refused);
        }
        // What an operation does is read from types that are about to change.
        let rewrites = operations.iter().filter_map(|&operation| Rewrite::of(operation));
        let rewrites = rewrites.collect::<Vec<_>>();
        for &operation in &operations {
            constants::rewrite(operation).map_err(|error| vec![error])?;
            types::rewrite(operation, storage_type);
        }
        for rewrite in rewrites {
            rewrite.apply();
        }
        Ok(())
    }
}

/// Operations on scalars that are rewritten, or only pass values on.
const SUPPORTED_ON_SCALARS: &[&str] = &[
    "arith.cmpf",
    "arith.extf",
    "arith.select",
    "arith.truncf",
    "linalg.yield",
    "tensor.yield",
];

/// Complains about an operation on narrow floats that is not supported.
fn refuse<'c>(operation: OperationRef<'c, '_>) -> Option<PassError<'c>> {
    let name = name(operation);
    let supports = |r#type: Type<'c>| {
        SUPPORTED.contains(&name.as_str())
            || narrow_scalar(r#type).is_some() && SUPPORTED_ON_SCALARS.contains(&name.as_str())
    };
    let operands = operation.operands().map(|value| value.r#type());
    let results = operation.results().map(|value| value.r#type());
    let mut types = operands.chain(results);
    let r#type = types.find(|&r#type| narrow_elements(r#type).is_some() && !supports(r#type))?;
    let message = format!("'{name}' works on '{type}': expected arithmetic on f32 between arith.extf and arith.truncf");
    Some(PassError::at(&operation, message))
}

/// The dtype of a scalar type, when it is a narrow float.
fn narrow_scalar(r#type: Type) -> Option<DType> {
    DType::from_mlir(r#type).filter(|&dtype| FloatFormat::of(dtype).is_some())
}

/// The dtype of a scalar type or of the elements of a tensor type, when it is a
/// narrow float.
fn narrow_elements(r#type: Type) -> Option<DType> {
    let element = RankedTensorType::try_from(r#type).map_or(r#type, |tensor| tensor.element());
    narrow_scalar(element)
}

/// The integer that holds the bits of a narrow float.
const fn pattern_dtype(dtype: DType) -> DType {
    if dtype.size() == 1 { DType::I8 } else { DType::I16 }
}

/// The type in which values of `r#type` are held; `None` when that is `r#type`.
fn storage_type<'c>(context: &'c Context, r#type: Type<'c>) -> Option<Type<'c>> {
    let pattern = pattern_dtype(narrow_elements(r#type)?);
    if narrow_scalar(r#type).is_some() {
        Some(pattern.to_mlir(context))
    } else {
        types::with_elements(context, r#type, pattern)
    }
}
