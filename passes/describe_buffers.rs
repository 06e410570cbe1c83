//! `--kina-describe-buffers`: what the entry points and LLVM must know about the
//! arguments, recorded while their types are still known.
//!
//! Sets `kina.buffers = array<i64: bytes, alignment, ...>` for inputs and
//! outputs on each function, and on its arguments `llvm.noalias` (not on in-place
//! pairs), `llvm.dereferenceable` and `llvm.align`.

use super::{
    find_inplace::recorded_pairs,
    pass_destinations::INPUTS_ATTRIBUTE,
    plan_workspace::{WORKSPACE_ALIGNMENT, element_bytes, size_in_bytes},
    walk::{arguments, entry_block, i64_attribute, integer_attribute, memref_type, top_level},
};
use crate::{
    ffi::{
        edit, ir,
        pass::{KinaPass, PassError, PassId},
    },
    sema::MAXIMUM_PORTS,
};
use melior::ir::{
    Attribute, Identifier, OperationRef, Value,
    attribute::{ArrayAttribute, DenseI64ArrayAttribute, DictionaryAttribute},
    operation::OperationLike,
    r#type::ShapedTypeLike,
};
use std::collections::HashSet;

/// The function attribute with size and alignment of every input and output.
pub const BUFFERS_ATTRIBUTE: &str = "kina.buffers";

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct DescribeBuffers;

impl KinaPass for DescribeBuffers {
    const ARGUMENT: &'static str = "kina-describe-buffers";
    const DESCRIPTION: &'static str = "Record size, alignment and aliasing of every argument";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let errors = top_level(module, "func.func")
            .into_iter()
            .filter(|function| function.has_attribute(INPUTS_ATTRIBUTE))
            .filter_map(|function| describe(function).err())
            .collect::<Vec<_>>();
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

/// Size and alignment of one buffer in bytes.
struct Extent {
    bytes: u64,
    alignment: u64,
}

fn describe<'c>(function: OperationRef<'c, '_>) -> Result<(), PassError<'c>> {
    let arguments = entry_block(function).map(arguments).unwrap_or_default();
    let extents = arguments
        .iter()
        .map(|argument| {
            extent(*argument).ok_or_else(|| PassError::at(&function, "argument is not a dense static buffer"))
        })
        .collect::<Result<Vec<_>, _>>()?;
    let Some((workspace, buffers)) = extents.split_last() else {
        return Err(PassError::at(
            &function,
            "function has no workspace argument: expected --kina-plan-workspace",
        ));
    };
    if buffers.len() > MAXIMUM_PORTS {
        let message = format!(
            "function has {} inputs and outputs: expected at most {MAXIMUM_PORTS}",
            buffers.len()
        );
        return Err(PassError::at(&function, message));
    }
    let context = ir::context(&function);
    let numbers = buffers
        .iter()
        .flat_map(|extent| [extent.bytes as i64, extent.alignment as i64])
        .collect::<Vec<_>>();
    edit::set_attribute(
        function,
        BUFFERS_ATTRIBUTE,
        DenseI64ArrayAttribute::new(context, &numbers).into(),
    );
    set_argument_attributes(function, buffers, workspace);
    Ok(())
}

fn extent(argument: Value) -> Option<Extent> {
    Some(Extent {
        bytes: size_in_bytes(argument)?,
        alignment: element_bytes(memref_type(argument)?.element())?,
    })
}

fn set_argument_attributes(function: OperationRef, buffers: &[Extent], workspace: &Extent) {
    let context = ir::context(&function);
    let number = |name: &str, value: u64| {
        (
            Identifier::new(context, name),
            i64_attribute(ir::context(&function), value as i64),
        )
    };
    let noalias = (Identifier::new(context, "llvm.noalias"), Attribute::unit(context));
    let inputs = integer_attribute(&function, INPUTS_ATTRIBUTE).unwrap_or_default() as usize;
    let pairs = recorded_pairs(function);
    let paired = pairs.iter().flat_map(|pair| [pair.input, inputs + pair.output]);
    let paired = paired.collect::<HashSet<_>>();

    let mut attributes = Vec::new();
    for (index, extent) in buffers.iter().enumerate() {
        let mut entries = vec![
            number("llvm.align", extent.alignment),
            number("llvm.dereferenceable", extent.bytes),
        ];
        if !paired.contains(&index) {
            entries.push(noalias);
        }
        attributes.push(DictionaryAttribute::new(context, &entries).into());
    }
    let mut entries = vec![number("llvm.align", WORKSPACE_ALIGNMENT), noalias];
    if workspace.bytes > 0 {
        entries.push(number("llvm.dereferenceable", workspace.bytes));
    }
    attributes.push(DictionaryAttribute::new(context, &entries).into());
    edit::set_attribute(function, "arg_attrs", ArrayAttribute::new(context, &attributes).into());
}
