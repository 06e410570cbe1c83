//! `--kina-check-native-dtypes`: refuses what native code cannot hold yet.
//!
//! Every operation and every function signature with a tensor of another dtype
//! than F64, F32, I64, I32 or Bool is reported, each place and dtype once. Private
//! functions that no exported one calls do not reach native code and do not count.

use super::walk::{is_named, nested_operations, string_attribute, symbol_name, symbol_reference, top_level};
use crate::{
    dtype::DType,
    ffi::{
        ir::operations,
        pass::{KinaPass, PassError, PassId},
    },
};
use melior::ir::{
    Location, OperationRef, Type, TypeLike, ValueLike,
    attribute::TypeAttribute,
    operation::OperationLike,
    r#type::{FunctionType, RankedTensorType, ShapedTypeLike},
};
use std::collections::HashSet;

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct CheckNativeDtypes;

impl KinaPass for CheckNativeDtypes {
    const ARGUMENT: &'static str = "kina-check-native-dtypes";
    const DESCRIPTION: &'static str = "Refuse dtypes that do not compile to native code";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let errors = unsupported_dtypes(module)
            .into_iter()
            .map(|found| PassError {
                location: found.location,
                message: found.to_string(),
            })
            .collect::<Vec<_>>();
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

/// Whether native code can be generated for tensors of `dtype`.
pub const fn compiles_to_native_code(dtype: DType) -> bool {
    match dtype {
        DType::F64 | DType::F32 | DType::I64 | DType::I32 | DType::Bool => true,
        DType::F16 | DType::BF16 | DType::F8E4M3 | DType::F8E5M2 | DType::I16 | DType::I8 | DType::I4 => false,
    }
}

/// A dtype that does not compile to native code, and where it is used.
#[derive(Clone, Copy, Debug)]
pub struct UnsupportedDType<'c> {
    /// Where in the source.
    pub location: Location<'c>,
    /// The dtype.
    pub dtype: DType,
}

impl std::fmt::Display for UnsupportedDType<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let native = DType::ALL
            .into_iter()
            .filter(|dtype| compiles_to_native_code(*dtype))
            .map(DType::name)
            .collect::<Vec<_>>()
            .join(", ");
        write!(
            formatter,
            "{} does not compile to native code in this version: expected one of {native}",
            self.dtype
        )
    }
}

/// Every place in `module`, of any stage up to `linalg`, that uses a tensor of a
/// dtype without native code; each place and dtype once.
pub fn unsupported_dtypes<'c>(module: OperationRef<'c, '_>) -> Vec<UnsupportedDType<'c>> {
    let mut found: Vec<UnsupportedDType> = Vec::new();
    let mut seen = HashSet::new();
    for operation in reachable_functions(module).into_iter().flat_map(operations) {
        let location = operation.location();
        for dtype in mentioned_types(operation).into_iter().filter_map(tensor_dtype) {
            if !compiles_to_native_code(dtype) && seen.insert((location.to_string(), dtype)) {
                found.push(UnsupportedDType { location, dtype });
            }
        }
    }
    found
}

/// The public functions and all that they call, in the order of the module.
fn reachable_functions<'c, 'a>(module: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let functions = top_level(module, "func.func");
    let is_public =
        |function: &OperationRef| string_attribute(function, "sym_visibility").is_none_or(|is| is == "public");
    let mut reached = HashSet::new();
    let mut pending = functions.iter().copied().filter(is_public).collect::<Vec<_>>();
    while let Some(function) = pending.pop() {
        if !reached.insert(symbol_name(&function)) {
            continue;
        }
        let called = nested_operations(function)
            .iter()
            .filter(|operation| is_named(*operation, "func.call"))
            .filter_map(|call| symbol_reference(call, "callee"))
            .collect::<HashSet<_>>();
        pending.extend(
            functions
                .iter()
                .filter(|function| called.contains(&symbol_name(*function))),
        );
    }
    functions
        .into_iter()
        .filter(|function| reached.contains(&symbol_name(function)))
        .collect()
}

fn mentioned_types<'c>(operation: OperationRef<'c, '_>) -> Vec<Type<'c>> {
    let mut types = operation
        .operands()
        .map(|operand| operand.r#type())
        .chain(operation.results().map(|result| result.r#type()))
        .collect::<Vec<_>>();
    let signature = operation
        .attribute("function_type")
        .and_then(TypeAttribute::try_from)
        .and_then(|attribute| FunctionType::try_from(attribute.value()));
    if let Ok(signature) = signature {
        types.extend((0..signature.input_count()).filter_map(|index| signature.input(index).ok()));
        types.extend((0..signature.result_count()).filter_map(|index| signature.result(index).ok()));
    }
    types
}

fn tensor_dtype(r#type: Type) -> Option<DType> {
    if !r#type.is_ranked_tensor() {
        return None;
    }
    DType::from_mlir(RankedTensorType::try_from(r#type).ok()?.element())
}
