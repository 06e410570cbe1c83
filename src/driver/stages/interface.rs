//! What the buffers stage found out about each function.

use crate::{
    abi::{
        interface::{FunctionInterface, InplacePair, LibraryInterface},
        signature::FunctionSignature,
        symbols,
    },
    codegen::TargetOptions,
    diagnostics::Code,
    driver::{Failure, Result},
    passes::{find_inplace::INPLACE_ATTRIBUTE, plan_workspace::WORKSPACE_ATTRIBUTE},
};
use melior::ir::{
    Attribute, BlockLike, Module, OperationRef,
    attribute::{ArrayAttribute, DenseI64ArrayAttribute, IntegerAttribute, StringAttribute},
    operation::OperationLike,
};

/// Reads the interface of the library from the attributes that the buffers stage
/// leaves on each function.
pub(super) fn read(
    module: &Module,
    signatures: &[FunctionSignature],
    target: &TargetOptions,
) -> Result<LibraryInterface> {
    let symbols = symbols::assign(signatures.iter().map(|signature| signature.name.as_str()));
    let functions = signatures
        .iter()
        .zip(symbols)
        .map(|(signature, symbol)| {
            read_function(module, signature, symbol).ok_or_else(|| {
                let message = format!("the buffers stage left no interface for `{}`", signature.name);
                Failure::new(Code::InternalError, message)
            })
        })
        .collect::<Result<_>>()?;
    Ok(LibraryInterface {
        functions,
        triple: target.triple().to_owned(),
        cpu: target.cpu().to_owned(),
    })
}

fn read_function(module: &Module, signature: &FunctionSignature, symbol: String) -> Option<FunctionInterface> {
    let function = find_function(module, &signature.name)?;
    Some(FunctionInterface {
        signature: signature.clone(),
        symbol,
        workspace_bytes: workspace_bytes(function)?,
        inplace: inplace_pairs(function),
    })
}

/// The function called `name`.
pub(super) fn find_function<'c, 'a>(module: &'a Module<'c>, name: &str) -> Option<OperationRef<'c, 'a>> {
    std::iter::successors(module.body().first_operation(), |operation| operation.next_in_block())
        .find(|operation| is_function(*operation, name))
}

fn is_function(operation: OperationRef, name: &str) -> bool {
    operation
        .attribute("sym_name")
        .and_then(StringAttribute::try_from)
        .is_ok_and(|symbol| symbol.value() == name)
}

fn workspace_bytes(function: OperationRef) -> Option<u64> {
    let attribute = function.attribute(WORKSPACE_ATTRIBUTE).ok()?;
    IntegerAttribute::try_from(attribute).ok()?.value().try_into().ok()
}

fn inplace_pairs(function: OperationRef) -> Vec<InplacePair> {
    let Ok(pairs) = function.attribute(INPLACE_ATTRIBUTE).and_then(ArrayAttribute::try_from) else {
        return vec![];
    };
    (0..pairs.len())
        .filter_map(|index| inplace_pair(pairs.element(index).ok()?))
        .collect()
}

fn inplace_pair(attribute: Attribute) -> Option<InplacePair> {
    let pair = DenseI64ArrayAttribute::try_from(attribute).ok()?;
    let position = |index| usize::try_from(pair.element(index).ok()?).ok();
    Some(InplacePair {
        output: position(0)?,
        input: position(1)?,
    })
}
