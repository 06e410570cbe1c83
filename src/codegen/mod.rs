//! From a module of the LLVM dialect to LLVM IR, assembly or an object file, in
//! this process.

mod close_names;
mod error;
pub mod numerics;
mod specialize;
mod symbols;
mod target;
mod x86;

pub use error::CodegenError;
pub use target::{Architecture, TargetOptions};

use crate::ffi::llvm::{LlvmContext, LlvmModule, MachineOutput};
use melior::ir::Module;

/// What to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputKind {
    /// LLVM IR after optimisation, as text.
    LlvmIr,
    /// Assembly text.
    Assembly,
    /// A relocatable object file.
    Object,
}

/// Generates code for a module of the LLVM dialect; the module is not changed.
///
/// # Errors
///
/// Fails when the CPU is unfit for the program, when the result would not be
/// reproducible or would need more than the C library, and, as a defect of the
/// compiler, when a step of MLIR or LLVM fails.
pub fn emit(module: &Module, target: &TargetOptions, output: OutputKind) -> Result<Vec<u8>, CodegenError> {
    let specialized = specialize::specialize(module, target)?;
    let context = LlvmContext::default();
    let llvm = LlvmModule::translate(specialized.as_operation(), &context)
        .ok_or_else(|| internal("translation to LLVM IR", "see the diagnostics".into()))?;
    let machine = target.machine()?;
    llvm.set_target(&machine);
    let step = |step: &'static str| move |message: String| internal(step, message);
    llvm.verify().map_err(step("verification of the LLVM IR"))?;
    let pipeline = format!("default<O{}>", target.optimization());
    llvm.run_passes(&machine, &pipeline).map_err(step("optimisation"))?;
    check_reproducible(&llvm)?;
    let machine_output = match output {
        OutputKind::LlvmIr => return Ok(llvm.print().into_bytes()),
        OutputKind::Assembly => MachineOutput::Assembly,
        OutputKind::Object => MachineOutput::Object,
    };
    let bytes = llvm.emit(&machine, machine_output).map_err(step("code generation"))?;
    if let Some(message) = context.errors().first() {
        return Err(internal("code generation", message.clone()));
    }
    if output == OutputKind::Object {
        symbols::check_undefined(&bytes)?;
    }
    Ok(bytes)
}

fn internal(step: &'static str, message: String) -> CodegenError {
    CodegenError::Internal { step, message }
}

/// Looks for anything that the optimiser must not have introduced.
fn check_reproducible(module: &LlvmModule) -> Result<(), CodegenError> {
    for instruction in module.instructions() {
        let callee = instruction.callee();
        let intrinsic = callee.as_deref().and_then(numerics::intrinsic_base);
        let what = if instruction.may_change_result() {
            Some("fast-math flags".to_owned())
        } else if instruction.is_float_remainder() {
            Some("a floating remainder".to_owned())
        } else {
            // Without fast-math flags the order of a reduction is fixed.
            intrinsic
                .filter(|name| !name.starts_with("vector.reduce.") && numerics::forbidden_intrinsic(name).is_some())
                .map(|name| format!("the intrinsic '{name}'"))
        };
        if let Some(what) = what {
            return Err(CodegenError::NotReproducible {
                function: instruction.function(),
                what,
            });
        }
    }
    Ok(())
}
