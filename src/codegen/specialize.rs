//! Makes a module of the LLVM dialect specific to a target: the functions that
//! only the target can define, and the CPU and features of every function.

use super::{
    CodegenError,
    numerics::TARGET_HOOKS,
    target::{Architecture, TargetOptions},
    x86,
};
use crate::{
    ffi::{edit, ir, parse::parse_module},
    passes::{
        emit_entry_points::is_implementation,
        walk::{block_operations, blocks, entry_block, is_named, nested_operations, symbol_name, top_level},
    },
};
use melior::ir::{Attribute, Module, OperationRef, attribute::StringAttribute, operation::OperationLike};

/// A copy of `module` for `target`.
pub fn specialize<'c>(module: &Module<'c>, target: &TargetOptions) -> Result<Module<'c>, CodegenError> {
    let internal = |message: &str| CodegenError::Internal {
        step: "specialisation to the target",
        message: message.into(),
    };
    let copy = Module::from_operation((*module.as_operation()).clone()).ok_or_else(|| internal("not a module"))?;
    let operation = copy.as_operation();
    check_instructions(operation, target)?;
    define_hooks(operation, target).ok_or_else(|| internal("the target's functions do not parse"))?;
    for function in top_level(operation, "llvm.func") {
        if entry_block(function).is_some() {
            set_features(function, target);
        }
    }
    if operation.verify() {
        Ok(copy)
    } else {
        Err(internal("the module does not verify"))
    }
}

/// Intrinsics that round to integers; a CPU without them would need a library.
const ROUNDING: [&str; 3] = ["llvm.intr.floor", "llvm.intr.ceil", "llvm.intr.roundeven"];

/// Refuses a program that needs instructions which the CPU lacks.
fn check_instructions(module: OperationRef, target: &TargetOptions) -> Result<(), CodegenError> {
    let uses = |names: &[&str]| {
        let operations = nested_operations(module);
        operations
            .iter()
            .any(|operation| names.iter().any(|name| is_named(operation, name)))
    };
    let cpu = || target.cpu().to_owned();
    if !target.has_fused_multiply_add() && uses(&["llvm.intr.fma"]) {
        return Err(CodegenError::NoFusedMultiplyAdd { cpu: cpu() });
    }
    if !target.has_rounding() && uses(&ROUNDING) {
        return Err(CodegenError::NoRounding { cpu: cpu() });
    }
    Ok(())
}

/// Replaces the declarations that the entry points call by definitions.
fn define_hooks(module: OperationRef, target: &TargetOptions) -> Option<()> {
    let declarations = top_level(module, "llvm.func")
        .into_iter()
        .filter(|function| TARGET_HOOKS.contains(&symbol_name(function).as_str()) && entry_block(*function).is_none())
        .collect::<Vec<_>>();
    if declarations.is_empty() {
        return Some(());
    }
    declarations.into_iter().for_each(edit::erase);
    let (name, text) = match target.architecture() {
        Architecture::X86_64 => {
            let check = x86::cpu_check(target.features());
            ("kina-x86_64.mlir", format!("{}{check}", include_str!("x86_64.mlir")))
        }
        Architecture::Aarch64 => ("kina-aarch64.mlir", include_str!("aarch64.mlir").to_owned()),
    };
    let parsed = parse_module(ir::context(&module), &format!("module {{\n{text}}}\n"), name)?;
    let body = blocks(module).first().copied()?;
    for operation in blocks(parsed.as_operation()).into_iter().flat_map(block_operations) {
        edit::move_to_end(operation, body);
    }
    Some(())
}

/// Implementations use all that the CPU has; everything else, which runs before
/// the CPU is checked, only the baseline, and is compiled to be small.
fn set_features(function: OperationRef, target: &TargetOptions) {
    let context = ir::context(&function);
    let set =
        |name: &str, value: &str| edit::set_attribute(function, name, StringAttribute::new(context, value).into());
    set("target_cpu", target.baseline_cpu());
    if !is_implementation(&symbol_name(&function)) {
        let is_optimized = !function.has_attribute("optimize_none");
        if let (Some(small), true) = (Attribute::parse(context, "[\"minsize\", \"optsize\"]"), is_optimized) {
            edit::set_attribute(function, "passthrough", small);
        }
        return;
    }
    if target.architecture() == Architecture::Aarch64 {
        return;
    }
    set("tune_cpu", target.cpu());
    let features = target
        .features()
        .iter()
        .map(|feature| format!("\"+{feature}\""))
        .collect::<Vec<_>>()
        .join(", ");
    if !features.is_empty()
        && let Some(attribute) = Attribute::parse(context, &format!("#llvm.target_features<[{features}]>"))
    {
        edit::set_attribute(function, "target_features", attribute);
    }
}
