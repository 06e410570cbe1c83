//! `--kina-pass-destinations`: results become buffers that the caller gives.
//!
//! ```mlir
//! func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
//!   %y = ...
//!   return %y : tensor<4xf32>
//! }
//! ```
//! becomes
//! ```mlir
//! func.func @f(%x: tensor<4xf32> {bufferization.writable = false}, %out: memref<4xf32>)
//!     attributes {kina.inputs = 1 : i64} {
//!   %y = ...
//!   bufferization.materialize_in_destination %y in restrict writable %out
//!   return
//! }
//! ```
//! so that bufferisation computes `%y` in `%out` and never writes an input. A
//! result that is a reshape is written through the reshape of the caller's
//! buffer. `kina.inputs` tells later passes where the outputs begin.

mod assembly;

use super::walk::{
    arguments, block_operations, entry_block, i64_attribute, is_named, static_shape, symbol_name, top_level,
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{
    Attribute, BlockLike, BlockRef, Identifier, OperationRef, Type, TypeLike, Value, ValueLike,
    attribute::{ArrayAttribute, BoolAttribute, DictionaryAttribute, TypeAttribute},
    operation::{OperationBuilder, OperationLike},
    r#type::{FunctionType, MemRefType, RankedTensorType, ShapedTypeLike},
};

/// The function attribute that holds the number of inputs.
pub const INPUTS_ATTRIBUTE: &str = "kina.inputs";
const WRITABLE_ATTRIBUTE: &str = "bufferization.writable";
const ARGUMENT_ATTRIBUTES: &str = "arg_attrs";

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct PassDestinations;

impl KinaPass for PassDestinations {
    const ARGUMENT: &'static str = "kina-pass-destinations";
    const DESCRIPTION: &'static str = "Turn tensor results into buffers that the caller passes";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let errors = top_level(module, "func.func")
            .into_iter()
            .filter(|function| !function.has_attribute(INPUTS_ATTRIBUTE))
            .filter_map(|function| pass_destinations(function).err())
            .collect::<Vec<_>>();
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

fn pass_destinations<'c>(function: OperationRef<'c, '_>) -> Result<(), PassError<'c>> {
    let fail = |error: melior::Error| PassError::at(&function, error.to_string());
    let (entry, terminator) = straight_line_body(function)?;
    let inputs = arguments(entry);
    let results = terminator.operands().collect::<Vec<_>>();
    let outputs = results
        .iter()
        .map(|result| Ok(entry.add_argument(buffer_type(*result, terminator)?, terminator.location())))
        .collect::<Result<Vec<_>, PassError>>()?;

    for (result, output) in results.into_iter().zip(&outputs) {
        let (source, destination) = through_reshapes(result, *output, entry).map_err(fail)?;
        if assembly::in_place(source, destination, entry).map_err(fail)? {
            continue;
        }
        let materialize = OperationBuilder::new("bufferization.materialize_in_destination", terminator.location())
            .add_operands(&[source, destination])
            .add_attributes(&unit_attributes(function, &["restrict", "writable"]))
            .build()
            .map_err(fail)?;
        entry.insert_operation_before(terminator, materialize);
    }
    assembly::temporaries(entry).map_err(fail)?;
    let location = terminator.location();
    edit::erase(terminator);
    entry.append_operation(OperationBuilder::new("func.return", location).build().map_err(fail)?);
    update_signature(function, &inputs, &outputs);
    Ok(())
}

/// The only block of a function and its `func.return`.
fn straight_line_body<'c, 'a>(
    function: OperationRef<'c, 'a>,
) -> Result<(BlockRef<'c, 'a>, OperationRef<'c, 'a>), PassError<'c>> {
    let complain = |reason: &str| {
        let name = symbol_name(&function);
        PassError::at(&function, format!("function '{name}' {reason}"))
    };
    let entry = entry_block(function).ok_or_else(|| complain("has no body: expected a definition"))?;
    if entry.next_in_region().is_some() {
        return Err(complain("has several blocks: expected one"));
    }
    if let Some(call) = block_operations(entry)
        .into_iter()
        .find(|operation| is_named(operation, "func.call"))
    {
        return Err(PassError::at(
            &call,
            "call is left at this stage: expected it to be inlined",
        ));
    }
    match entry.terminator() {
        Some(terminator) if is_named(&terminator, "func.return") => Ok((entry, terminator)),
        _ => Err(complain("does not end in func.return")),
    }
}

/// The memref type that holds a tensor result.
fn buffer_type<'c>(result: Value<'c, '_>, at: OperationRef<'c, '_>) -> Result<Type<'c>, PassError<'c>> {
    let unsupported = || {
        PassError::at(
            &at,
            format!(
                "result type {} is not supported: expected a static tensor",
                result.r#type()
            ),
        )
    };
    let tensor = RankedTensorType::try_from(result.r#type()).map_err(|_| unsupported())?;
    let shape = static_shape(&tensor).ok_or_else(unsupported)?;
    Ok(MemRefType::contiguous(tensor.element(), &shape, None).into())
}

/// Walks from a result back through reshapes, reshaping the destination the
/// other way: the value before the reshape can then be computed in place.
fn through_reshapes<'c, 'a>(
    result: Value<'c, 'a>,
    output: Value<'c, 'a>,
    entry: BlockRef<'c, 'a>,
) -> Result<(Value<'c, 'a>, Value<'c, 'a>), melior::Error> {
    let (mut source, mut destination) = (result, output);
    while let Some(reshape) = edit::defining_operation(source) {
        let inverse = if is_named(&reshape, "tensor.expand_shape") {
            "memref.collapse_shape"
        } else if is_named(&reshape, "tensor.collapse_shape") {
            "memref.expand_shape"
        } else {
            break;
        };
        source = reshape.operand(0)?;
        destination = reshape_destination(inverse, reshape, source, destination, entry)?;
    }
    Ok((source, destination))
}

fn reshape_destination<'c, 'a>(
    inverse: &str,
    reshape: OperationRef<'c, 'a>,
    source: Value<'c, 'a>,
    destination: Value<'c, 'a>,
    entry: BlockRef<'c, 'a>,
) -> Result<Value<'c, 'a>, melior::Error> {
    let context = ir::context(&reshape);
    let tensor = RankedTensorType::try_from(source.r#type())?;
    let shape = static_shape(&tensor).unwrap_or_default();
    let mut attributes = vec![(
        Identifier::new(context, "reassociation"),
        reshape.attribute("reassociation")?,
    )];
    if inverse == "memref.expand_shape" {
        let extents = melior::ir::attribute::DenseI64ArrayAttribute::new(context, &shape);
        attributes.push((Identifier::new(context, "static_output_shape"), extents.into()));
    }
    let operation = OperationBuilder::new(inverse, reshape.location())
        .add_operands(&[destination])
        .add_attributes(&attributes)
        .add_results(&[MemRefType::contiguous(tensor.element(), &shape, None).into()])
        .build()?;
    // In front of everything that may be computed in it, behind the views that
    // it builds on.
    let inserted = match edit::defining_operation(destination) {
        Some(previous) => entry.insert_operation_after(previous, operation),
        None => entry.insert_operation(0, operation),
    };
    Ok(inserted.result(0)?.into())
}

fn unit_attributes<'c>(operation: OperationRef<'c, '_>, names: &[&str]) -> Vec<(Identifier<'c>, Attribute<'c>)> {
    let context = ir::context(&operation);
    names
        .iter()
        .map(|name| (Identifier::new(context, name), Attribute::unit(context)))
        .collect()
}

/// Writes the function's type and argument attributes; inputs are read-only.
fn update_signature<'c>(function: OperationRef<'c, '_>, inputs: &[Value<'c, '_>], outputs: &[Value<'c, '_>]) {
    let context = ir::context(&function);
    let types = inputs
        .iter()
        .chain(outputs)
        .map(|argument| argument.r#type())
        .collect::<Vec<_>>();
    let r#type: Type = FunctionType::new(context, &types, &[]).into();
    edit::set_attribute(function, "function_type", TypeAttribute::new(r#type).into());

    let known = function
        .attribute(ARGUMENT_ATTRIBUTES)
        .ok()
        .and_then(|attribute| ArrayAttribute::try_from(attribute).ok());
    let read_only = |index: usize, argument: &Value| {
        let mut entries = known
            .and_then(|known| known.element(index).ok())
            .and_then(|entry| DictionaryAttribute::try_from(entry).ok())
            .map(|entry| {
                (0..entry.len())
                    .filter_map(|at| entry.element(at).ok())
                    .collect::<Vec<_>>()
            })
            .unwrap_or_default();
        if argument.r#type().is_tensor() {
            entries.push((
                Identifier::new(context, WRITABLE_ATTRIBUTE),
                BoolAttribute::new(context, false).into(),
            ));
        }
        DictionaryAttribute::new(context, &entries).into()
    };
    let attributes = inputs
        .iter()
        .enumerate()
        .map(|(index, argument)| read_only(index, argument))
        .chain(outputs.iter().map(|_| DictionaryAttribute::new(context, &[]).into()))
        .collect::<Vec<Attribute>>();
    edit::set_attribute(
        function,
        ARGUMENT_ATTRIBUTES,
        ArrayAttribute::new(context, &attributes).into(),
    );
    edit::remove_attribute(function, "res_attrs");
    edit::set_attribute(
        function,
        INPUTS_ATTRIBUTE,
        i64_attribute(ir::context(&function), inputs.len() as i64),
    );
}
