//! `--kina-emit-entry-points`: the C entry points of every exported function.
//!
//! The implementation `f` becomes internal under the name `f.impl`, as are the
//! parts that it was split into. Around it:
//!
//! | symbol | meaning |
//! |---|---|
//! | `kina_f(in..., out...)` | allocates the workspace |
//! | `kina_f_ws(workspace, in..., out...)` | allocates nothing |
//! | `kina_f_workspace_bytes()` | size of the workspace |
//! | `kina_f_packed(pointers)` | as `kina_f`, with an array of pointers, for callers that learn the signature at run time |
//! | `f.unpack` (internal) | loads the pointers and calls `f.impl` |
//!
//! and once a library `kina_manifest()`, when the module carries the string
//! attribute `kina.manifest`, and the functions of `runtime.mlir`: checks of
//! overlap, alignment and CPU, the workspace and the floating environment. The
//! entry points contain no floating arithmetic, and code generation compiles
//! them for the baseline of the target, so that they run on every CPU of its
//! family.

mod text;

pub use text::{implementation_name, is_implementation};

use super::{
    describe_buffers::BUFFERS_ATTRIBUTE,
    find_inplace::{INPLACE_ATTRIBUTE, recorded_pairs},
    pass_destinations::INPUTS_ATTRIBUTE,
    plan_workspace::WORKSPACE_ATTRIBUTE,
    walk::{
        block_operations, blocks, entry_block, integer_attribute, is_named, nested_operations, string_attribute,
        symbol_name, top_level,
    },
};
use crate::{
    abi::{manifest::MANIFEST_ATTRIBUTE, symbols},
    ffi::{
        edit, ir,
        parse::parse_module,
        pass::{KinaPass, PassError, PassId},
    },
};
use melior::ir::{
    Attribute, BlockLike, Location, OperationRef,
    attribute::{DenseI64ArrayAttribute, StringAttribute},
    operation::OperationLike,
};
use std::collections::HashSet;
use text::EntryPoints;

const RUNTIME: &str = include_str!("emit_entry_points/runtime.mlir");

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct EmitEntryPoints;

impl KinaPass for EmitEntryPoints {
    const ARGUMENT: &'static str = "kina-emit-entry-points";
    const DESCRIPTION: &'static str = "Add the C entry points of every exported function";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let functions = top_level(module, "llvm.func")
            .into_iter()
            .filter(|function| function.has_attribute(BUFFERS_ATTRIBUTE))
            .collect::<Vec<_>>();
        if functions.is_empty() {
            return Ok(());
        }
        for part in top_level(module, "llvm.func") {
            if part.has_attribute(INPUTS_ATTRIBUTE) && !part.has_attribute(BUFFERS_ATTRIBUTE) {
                make_internal(part, &symbol_name(&part));
            }
        }
        let names = functions.iter().map(symbol_name).collect::<Vec<_>>();
        let refused = functions.iter().zip(&names);
        let refused = refused.filter_map(|(function, name)| refusal(*function, name));
        let refused = refused.collect::<Vec<_>>();
        if !refused.is_empty() {
            return Err(refused);
        }
        // Before the runtime is added: a function may be called `malloc`.
        for (function, name) in functions.iter().zip(&names) {
            rename(*function, &implementation_name(name));
        }
        let symbols = symbols::assign(names.iter().map(String::as_str));
        let mut errors = append(module, RUNTIME, "kina-runtime.mlir", None)
            .err()
            .into_iter()
            .collect::<Vec<_>>();
        for ((function, name), symbol) in functions.into_iter().zip(&names).zip(symbols) {
            errors.extend(emit_entry_points(module, function, name, &symbol).err());
        }
        errors.extend(emit_manifest(module).err());
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

/// Why a function of this name and these buffers can have no entry points.
fn refusal<'c>(function: OperationRef<'c, '_>, name: &str) -> Option<PassError<'c>> {
    let breaks_text = |character: char| character.is_control() || ['"', '\\'].contains(&character);
    if name.contains(breaks_text) {
        let message =
            format!("function name {name:?} is not supported: expected no quote, backslash or control character");
        return Some(PassError::at(&function, message));
    }
    let buffers = function.attribute(BUFFERS_ATTRIBUTE).ok();
    let buffers = buffers.and_then(|attribute| DenseI64ArrayAttribute::try_from(attribute).ok());
    buffers.is_some_and(|buffers| buffers.is_empty()).then(|| {
        let message = format!("function '{name}' has no inputs and no results: expected at least one");
        PassError::at(&function, message)
    })
}

fn rename(function: OperationRef, name: &str) {
    let name = StringAttribute::new(ir::context(&function), name);
    edit::set_attribute(function, "sym_name", name.into());
}

fn emit_entry_points<'c>(
    module: OperationRef<'c, '_>,
    function: OperationRef<'c, '_>,
    name: &str,
    symbol: &str,
) -> Result<(), PassError<'c>> {
    let description = describe(function, name, symbol).ok_or_else(|| {
        PassError::at(
            &function,
            format!("function '{name}' has no description of its buffers"),
        )
    })?;
    make_internal(function, &description.implementation());
    append(
        module,
        &description.text(),
        "kina-entry-points.mlir",
        Some(function.location()),
    )
}

fn describe(function: OperationRef, name: &str, symbol: &str) -> Option<EntryPoints> {
    let numbers = DenseI64ArrayAttribute::try_from(function.attribute(BUFFERS_ATTRIBUTE).ok()?).ok()?;
    let numbers = (0..numbers.len())
        .map(|index| numbers.element(index).ok())
        .collect::<Option<Vec<_>>>()?;
    Some(EntryPoints {
        name: name.to_owned(),
        symbol: symbol.to_owned(),
        // Else it takes the workspace after them.
        takes_table: entry_block(function)?.argument_count() < numbers.len() / 2,
        inputs: usize::try_from(integer_attribute(&function, INPUTS_ATTRIBUTE)?).ok()?,
        extents: numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect(),
        pairs: recorded_pairs(function),
        workspace_bytes: integer_attribute(&function, WORKSPACE_ATTRIBUTE)?,
    })
}

/// Hides the implementation: only entry points are visible in the library.
fn make_internal(function: OperationRef, name: &str) {
    let context = ir::context(&function);
    rename(function, name);
    if let Some(linkage) = Attribute::parse(context, "#llvm.linkage<internal>") {
        edit::set_attribute(function, "linkage", linkage);
    }
    edit::set_attribute(function, "no_inline", Attribute::unit(context));
    for attribute in [
        INPUTS_ATTRIBUTE,
        BUFFERS_ATTRIBUTE,
        WORKSPACE_ATTRIBUTE,
        INPLACE_ATTRIBUTE,
    ] {
        edit::remove_attribute(function, attribute);
    }
}

fn emit_manifest<'c>(module: OperationRef<'c, '_>) -> Result<(), PassError<'c>> {
    let Some(manifest) = string_attribute(&module, MANIFEST_ATTRIBUTE) else {
        return Ok(());
    };
    edit::remove_attribute(module, MANIFEST_ATTRIBUTE);
    append(
        module,
        &text::manifest(&manifest),
        "kina-manifest.mlir",
        Some(module.location()),
    )
}

/// Appends operations written as text. They come from `location`, or else from
/// their place in that text. Declarations of what the module has are dropped.
fn append<'c>(
    module: OperationRef<'c, '_>,
    source: &str,
    source_name: &str,
    location: Option<Location<'c>>,
) -> Result<(), PassError<'c>> {
    let context = ir::context(&module);
    let parsed = parse_module(context, &format!("module {{\n{source}}}\n"), source_name)
        .ok_or_else(|| PassError::at(&module, format!("internal error: {source_name} does not parse")))?;
    let Some(target) = blocks(module).first().copied() else {
        return Ok(());
    };
    let known = block_operations(target).iter().map(symbol_name).collect::<HashSet<_>>();
    for operation in blocks(parsed.as_operation()).into_iter().flat_map(block_operations) {
        if is_named(&operation, "llvm.func")
            && entry_block(operation).is_none()
            && known.contains(&symbol_name(&operation))
        {
            continue;
        }
        if let Some(location) = location {
            edit::set_location(operation, location);
            for nested in nested_operations(operation) {
                edit::set_location(nested, location);
            }
        }
        edit::move_to_end(operation, target);
    }
    Ok(())
}
