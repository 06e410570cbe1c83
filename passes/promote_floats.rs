//! `--kina-promote-floats`: computes in F64 what a module computes in narrower
//! floats.
//!
//! ```mlir
//! func.func @f(%x: tensor<2xf32>) -> tensor<2xbf16> {
//!   %half = kina.constant dense<5.0e-01> : tensor<2xf32>
//!   %y = kina.mul %x, %half : tensor<2xf32>
//!   %z = kina.cast %y : tensor<2xf32> -> tensor<2xbf16>
//!   return %z : tensor<2xbf16>
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! func.func @f(%x: tensor<2xf64>) -> tensor<2xf64> {
//!   %half = kina.constant dense<5.0e-01> : tensor<2xf64>
//!   %y = kina.mul %x, %half : tensor<2xf64>
//!   return %y : tensor<2xf64>
//! }
//! ```
//!
//! It is no part of a build, whose results it would change: `kinac grad-check`
//! takes central differences of such a copy, in which hardly anything is rounded.
//! Constants keep their values. Random numbers stay those of their dtype and are
//! converted, so that the copy sees the same ones.

use super::{
    create::{Builder, shape_of},
    walk::{arguments, blocks, is_named},
};
use crate::{
    dialect::KinaOperation,
    dtype::DType,
    ffi::{
        edit,
        elements::DenseElements,
        ir::{context, operations, users, value_key},
        pass::{KinaPass, PassError, PassId},
        view::KinaView,
    },
    interpret::floats_of,
};
use melior::{
    Context,
    ir::{
        OperationRef, Type, Value, ValueLike,
        attribute::{DenseElementsAttribute, TypeAttribute},
        operation::OperationLike,
        r#type::{FunctionType, RankedTensorType, ShapedTypeLike},
    },
};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct PromoteFloats;

impl KinaPass for PromoteFloats {
    const ARGUMENT: &'static str = "kina-promote-floats";
    const DESCRIPTION: &'static str = "Compute in F64 what a module computes in narrower floats";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        promote(module).map_err(|error| vec![error])
    }
}

/// Promotes every float of `module`.
///
/// # Errors
///
/// Fails on an operation that its verifier would have refused.
pub fn promote<'c>(module: OperationRef<'c, '_>) -> Result<(), PassError<'c>> {
    let context = context(&module);
    for operation in operations(module) {
        for block in blocks(operation) {
            for argument in arguments(block) {
                promote_value(context, argument);
            }
        }
        let invalid = || PassError::at(&operation, "the operation is invalid");
        match Kind::of(operation) {
            Kind::Constant => promote_constant(context, operation).ok_or_else(invalid)?,
            Kind::Cast => promote_cast(context, operation),
            Kind::Random => convert_results(context, operation),
            Kind::Function => promote_signature(context, operation).ok_or_else(invalid)?,
            Kind::Other => promote_results(context, operation),
        }
    }
    Ok(())
}

/// The floating dtypes of the values of `module`, each once.
pub fn float_dtypes(module: OperationRef) -> Vec<DType> {
    let mut found = Vec::new();
    for operation in operations(module) {
        let results = operation.results().map(Value::from);
        for value in results.chain(blocks(operation).into_iter().flat_map(arguments)) {
            let element = RankedTensorType::try_from(value.r#type()).map(|tensor| tensor.element());
            let dtype = element.ok().and_then(DType::from_mlir);
            found.extend(dtype.filter(|dtype| dtype.is_float() && !found.contains(dtype)));
        }
    }
    found
}

/// What is done to an operation.
enum Kind {
    Constant,
    Cast,
    /// The numbers depend on the dtype: they are converted, not drawn anew.
    Random,
    Function,
    Other,
}

impl Kind {
    fn of(operation: OperationRef) -> Self {
        match KinaView::new(operation).as_deref() {
            Some(KinaOperation::Constant(_)) => Self::Constant,
            Some(KinaOperation::Cast(_)) => Self::Cast,
            Some(KinaOperation::RandomUniform(_) | KinaOperation::RandomGumbel(_)) => Self::Random,
            None if is_named(&operation, "func.func") => Self::Function,
            _ => Self::Other,
        }
    }
}

/// The same tensor of F64; `None` when `type` is no tensor of narrower floats.
fn promoted<'c>(context: &'c Context, r#type: Type<'c>) -> Option<Type<'c>> {
    let tensor = RankedTensorType::try_from(r#type).ok()?;
    let dtype = DType::from_mlir(tensor.element()).filter(|dtype| dtype.is_float() && *dtype != DType::F64)?;
    debug_assert!(dtype.size() < DType::F64.size());
    let shape = shape_of(tensor)?;
    Some(RankedTensorType::new(&shape, DType::F64.to_mlir(context), tensor.encoding()).into())
}

fn promote_value<'c>(context: &'c Context, value: Value<'c, '_>) {
    if let Some(r#type) = promoted(context, value.r#type()) {
        edit::set_type(value, r#type);
    }
}

fn promote_results<'c>(context: &'c Context, operation: OperationRef<'c, '_>) {
    for result in operation.results() {
        promote_value(context, result.into());
    }
}

/// A constant keeps its values: every narrower float is one of F64.
fn promote_constant<'c>(context: &'c Context, operation: OperationRef<'c, '_>) -> Option<()> {
    let result = Value::from(operation.result(0).ok()?);
    let Some(r#type) = promoted(context, result.r#type()) else {
        return Some(());
    };
    let dtype = DType::from_mlir(RankedTensorType::try_from(result.r#type()).ok()?.element())?;
    let elements = DenseElements::new(operation.attribute("value").ok()?, dtype)?;
    let numbers = floats_of(dtype, &elements.bytes)?;
    let bytes = numbers.iter().flat_map(|number| number.to_le_bytes());
    let value = DenseElementsAttribute::raw_buffer(r#type, &bytes.collect::<Vec<_>>());
    edit::set_attribute(operation, "value", value.into());
    edit::set_type(result, r#type);
    Some(())
}

/// A cast between floats has nothing left to do.
fn promote_cast<'c>(context: &'c Context, operation: OperationRef<'c, '_>) {
    promote_results(context, operation);
    if let (Ok(operand), Ok(result)) = (operation.operand(0), operation.result(0))
        && operand.r#type() == result.r#type()
    {
        edit::replace_all_uses(result.into(), operand);
        edit::erase(operation);
    }
}

/// Converts the results behind the operation.
fn convert_results<'c>(context: &'c Context, operation: OperationRef<'c, '_>) {
    let (Some(block), next) = (operation.block(), operation.next_in_block()) else {
        return;
    };
    let builder = Builder::new(context, block, next, operation.location());
    for result in operation.results().map(Value::from).collect::<Vec<_>>() {
        if let Some(r#type) = promoted(context, result.r#type()) {
            let users = users(&result);
            let cast = builder.value("kina.cast", &[result], r#type, vec![]);
            for user in users {
                for (index, operand) in user.operands().enumerate().collect::<Vec<_>>() {
                    if value_key(&operand) == value_key(&result) {
                        edit::set_operand(user, index, cast);
                    }
                }
            }
        }
    }
}

/// The type of a function follows its parameters and results.
fn promote_signature<'c>(context: &'c Context, function: OperationRef<'c, '_>) -> Option<()> {
    let attribute = TypeAttribute::try_from(function.attribute("function_type").ok()?).ok()?;
    let signature = FunctionType::try_from(attribute.value()).ok()?;
    let inputs = (0..signature.input_count()).map(|index| signature.input(index).ok());
    let results = (0..signature.result_count()).map(|index| signature.result(index).ok());
    let promote = |r#type: Type<'c>| promoted(context, r#type).unwrap_or(r#type);
    let inputs = inputs.map(|input| input.map(promote)).collect::<Option<Vec<_>>>()?;
    let results = results.map(|result| result.map(promote)).collect::<Option<Vec<_>>>()?;
    let signature = FunctionType::new(context, &inputs, &results);
    edit::set_attribute(function, "function_type", TypeAttribute::new(signature.into()).into());
    Some(())
}
