//! Safe wrappers of the part of the LLVM C API that code generation uses.

use super::raw::{kina, llvm as raw};
use melior::{StringRef, ir::OperationRef};
use mlir_sys::MlirStringRef;
use std::{
    ffi::{CStr, CString, c_char, c_void},
    marker::PhantomData,
    ptr,
    sync::Once,
};

/// Makes the back ends of x86 and AArch64 known, once a process.
pub fn initialize_targets() {
    static ONCE: Once = Once::new();
    // SAFETY: registration touches process-wide tables only, once.
    ONCE.call_once(|| unsafe {
        raw::LLVMInitializeX86TargetInfo();
        raw::LLVMInitializeX86Target();
        raw::LLVMInitializeX86TargetMC();
        raw::LLVMInitializeX86AsmPrinter();
        raw::LLVMInitializeX86AsmParser();
        raw::LLVMInitializeAArch64TargetInfo();
        raw::LLVMInitializeAArch64Target();
        raw::LLVMInitializeAArch64TargetMC();
        raw::LLVMInitializeAArch64AsmPrinter();
        raw::LLVMInitializeAArch64AsmParser();
    });
}

/// Takes a message of LLVM and frees it.
///
/// # Safety
///
/// `message` is null or a message that the caller owns.
unsafe fn take_message(message: *mut c_char) -> String {
    if message.is_null() {
        return String::new();
    }
    // SAFETY: the message is a NUL-terminated string that this call owns.
    unsafe {
        let text = CStr::from_ptr(message).to_string_lossy().into_owned();
        raw::LLVMDisposeMessage(message);
        text
    }
}

/// The triple of the machine that this process runs on.
pub fn host_triple() -> String {
    // SAFETY: the result is owned by the caller.
    unsafe { take_message(raw::LLVMGetDefaultTargetTriple()) }
}

/// The CPU that this process runs on, by its name in LLVM.
pub fn host_cpu() -> String {
    // SAFETY: the result is owned by the caller.
    unsafe { take_message(raw::LLVMGetHostCPUName()) }
}

/// The features of the CPU that this process runs on: `+avx,-sse4a,...`.
pub fn host_features() -> String {
    // SAFETY: the result is owned by the caller.
    unsafe { take_message(raw::LLVMGetHostCPUFeatures()) }
}

/// The canonical spelling of a triple.
pub fn normalize_triple(triple: &str) -> Option<String> {
    let triple = CString::new(triple).ok()?;
    // SAFETY: the argument is NUL-terminated and the result owned by the caller.
    Some(unsafe { take_message(raw::LLVMNormalizeTargetTriple(triple.as_ptr())) })
}

/// How hard the back end works: 0 to 3.
fn code_generation_level(level: u8) -> raw::LLVMCodeGenOptLevel::Type {
    match level {
        0 => raw::LLVMCodeGenOptLevel::LLVMCodeGenLevelNone,
        1 => raw::LLVMCodeGenOptLevel::LLVMCodeGenLevelLess,
        2 => raw::LLVMCodeGenOptLevel::LLVMCodeGenLevelDefault,
        _ => raw::LLVMCodeGenOptLevel::LLVMCodeGenLevelAggressive,
    }
}

/// A back end set up for one CPU.
pub struct TargetMachine {
    raw: raw::LLVMTargetMachineRef,
}

impl TargetMachine {
    /// A machine that generates position-independent code.
    ///
    /// # Errors
    ///
    /// Fails when no initialised back end handles `triple`. The CPU and the
    /// features are not checked; see [`Self::cpus`].
    pub fn new(triple: &str, cpu: &str, features: &str, level: u8) -> Result<Self, String> {
        initialize_targets();
        let text = |text: &str| CString::new(text).map_err(|error| error.to_string());
        let (triple, cpu, features) = (text(triple)?, text(cpu)?, text(features)?);
        let mut target = ptr::null_mut();
        let mut message = ptr::null_mut();
        // SAFETY: all strings are NUL-terminated and live; the message is ours.
        let machine = unsafe {
            if raw::LLVMGetTargetFromTriple(triple.as_ptr(), &mut target, &mut message) != 0 {
                return Err(take_message(message));
            }
            raw::LLVMCreateTargetMachine(
                target,
                triple.as_ptr(),
                cpu.as_ptr(),
                features.as_ptr(),
                code_generation_level(level),
                raw::LLVMRelocMode::LLVMRelocPIC,
                raw::LLVMCodeModel::LLVMCodeModelDefault,
            )
        };
        if machine.is_null() {
            return Err("the target cannot generate code".into());
        }
        Ok(Self { raw: machine })
    }

    /// Every CPU that the target knows.
    pub fn cpus(&self) -> Vec<String> {
        let mut names = Vec::new();
        // SAFETY: the machine is alive and the visitor matches its data.
        unsafe { kina::kinaShimVisitCpus(self.raw.cast(), Some(collect_name), ptr::from_mut(&mut names).cast()) }
        names
    }

    /// Every subtarget feature that is switched on.
    pub fn enabled_features(&self) -> Vec<String> {
        let mut names = Vec::new();
        // SAFETY: the machine is alive and the visitor matches its data.
        unsafe {
            kina::kinaShimVisitEnabledFeatures(self.raw.cast(), Some(collect_name), ptr::from_mut(&mut names).cast())
        }
        names
    }
}

impl Drop for TargetMachine {
    fn drop(&mut self) {
        // SAFETY: the machine is owned and not used again.
        unsafe { raw::LLVMDisposeTargetMachine(self.raw) }
    }
}

/// Appends a name to the `Vec<String>` behind `data`.
unsafe extern "C" fn collect_name(name: MlirStringRef, data: *mut c_void) {
    // SAFETY: the callers above pass a `Vec<String>`, and the name is alive.
    unsafe {
        let name = StringRef::from_raw(name).as_str().unwrap_or_default();
        (*data.cast::<Vec<String>>()).push(name.to_owned());
    }
}

/// An LLVM context, which owns types and collects diagnostics.
pub struct LlvmContext {
    raw: raw::LLVMContextRef,
    // Boxed: LLVM holds its address.
    #[expect(clippy::box_collection)]
    errors: Box<Vec<String>>,
}

impl Default for LlvmContext {
    fn default() -> Self {
        let mut errors = Box::<Vec<String>>::default();
        // SAFETY: the handler's data is boxed and lives as long as the context.
        let context = unsafe {
            let context = raw::LLVMContextCreate();
            let data = ptr::from_mut(errors.as_mut()).cast();
            raw::LLVMContextSetDiagnosticHandler(context, Some(collect_error), data);
            context
        };
        Self { raw: context, errors }
    }
}

impl LlvmContext {
    /// The errors that LLVM reported so far.
    pub fn errors(&self) -> &[String] {
        &self.errors
    }
}

impl Drop for LlvmContext {
    fn drop(&mut self) {
        // SAFETY: modules borrow the context, so none is left.
        unsafe { raw::LLVMContextDispose(self.raw) }
    }
}

/// Keeps an error's text; without a handler LLVM would end the process.
unsafe extern "C" fn collect_error(info: raw::LLVMDiagnosticInfoRef, data: *mut c_void) {
    // SAFETY: LLVM passes a valid diagnostic and the data given at registration.
    unsafe {
        if raw::LLVMGetDiagInfoSeverity(info) == raw::LLVMDiagnosticSeverity::LLVMDSError {
            let text = take_message(raw::LLVMGetDiagInfoDescription(info));
            (*data.cast::<Vec<String>>()).push(text);
        }
    }
}

/// What a machine writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MachineOutput {
    /// Assembly text.
    Assembly,
    /// An object file.
    Object,
}

/// An LLVM module.
pub struct LlvmModule<'a> {
    raw: raw::LLVMModuleRef,
    context: PhantomData<&'a LlvmContext>,
}

impl<'a> LlvmModule<'a> {
    /// Translates a module of the LLVM dialect; `None`, after diagnostics of
    /// MLIR, when that is impossible.
    pub fn translate(module: OperationRef, context: &'a LlvmContext) -> Option<Self> {
        // SAFETY: both handles are valid; the two bindings name one C type.
        let translated = unsafe { mlir_sys::mlirTranslateModuleToLLVMIR(module.to_raw(), context.raw.cast()) };
        (!translated.is_null()).then(|| Self {
            raw: translated.cast(),
            context: PhantomData,
        })
    }

    /// Sets triple and data layout to those of `machine`.
    pub fn set_target(&self, machine: &TargetMachine) {
        // SAFETY: all handles are valid, and what is created is freed here.
        unsafe {
            let triple = raw::LLVMGetTargetMachineTriple(machine.raw);
            raw::LLVMSetTarget(self.raw, triple);
            raw::LLVMDisposeMessage(triple);
            let layout = raw::LLVMCreateTargetDataLayout(machine.raw);
            raw::LLVMSetModuleDataLayout(self.raw, layout);
            raw::LLVMDisposeTargetData(layout);
        }
    }

    /// Checks the module.
    ///
    /// # Errors
    ///
    /// Fails with LLVM's complaints.
    pub fn verify(&self) -> Result<(), String> {
        let mut message = ptr::null_mut();
        // SAFETY: the module is valid and the message ours.
        unsafe {
            let action = raw::LLVMVerifierFailureAction::LLVMReturnStatusAction;
            let broken = raw::LLVMVerifyModule(self.raw, action, &mut message) != 0;
            let message = take_message(message);
            if broken { Err(message) } else { Ok(()) }
        }
    }

    /// Runs a pass pipeline such as `default<O3>`. Loops are vectorised and
    /// interleaved but not unrolled: unrolling turns loops over small tensors into
    /// long straight-line code before they can be vectorised, and what works on
    /// such code takes time that grows faster than its length.
    ///
    /// # Errors
    ///
    /// Fails when the pipeline is malformed or a pass reports an error.
    pub fn run_passes(&self, machine: &TargetMachine, pipeline: &str) -> Result<(), String> {
        let pipeline = CString::new(pipeline).map_err(|error| error.to_string())?;
        // SAFETY: all handles are valid, and what is created is freed here.
        unsafe {
            let options = raw::LLVMCreatePassBuilderOptions();
            raw::LLVMPassBuilderOptionsSetLoopVectorization(options, 1);
            raw::LLVMPassBuilderOptionsSetSLPVectorization(options, 0);
            raw::LLVMPassBuilderOptionsSetLoopUnrolling(options, 0);
            raw::LLVMPassBuilderOptionsSetLoopInterleaving(options, 1);
            let error = raw::LLVMRunPasses(self.raw, pipeline.as_ptr(), machine.raw, options);
            raw::LLVMDisposePassBuilderOptions(options);
            if error.is_null() {
                return Ok(());
            }
            let message = raw::LLVMGetErrorMessage(error);
            let text = CStr::from_ptr(message).to_string_lossy().into_owned();
            raw::LLVMDisposeErrorMessage(message);
            Err(text)
        }
    }

    /// The text of the module.
    pub fn print(&self) -> String {
        // SAFETY: the module is valid and the result owned by the caller.
        unsafe { take_message(raw::LLVMPrintModuleToString(self.raw)) }
    }

    /// Generates machine code.
    ///
    /// # Errors
    ///
    /// Fails with LLVM's complaints.
    pub fn emit(&self, machine: &TargetMachine, output: MachineOutput) -> Result<Vec<u8>, String> {
        let kind = match output {
            MachineOutput::Assembly => raw::LLVMCodeGenFileType::LLVMAssemblyFile,
            MachineOutput::Object => raw::LLVMCodeGenFileType::LLVMObjectFile,
        };
        let mut message = ptr::null_mut();
        let mut buffer = ptr::null_mut();
        // SAFETY: the handles are valid; the buffer is copied before it is freed.
        unsafe {
            if raw::LLVMTargetMachineEmitToMemoryBuffer(machine.raw, self.raw, kind, &mut message, &mut buffer) != 0 {
                return Err(take_message(message));
            }
            let start = raw::LLVMGetBufferStart(buffer).cast::<u8>();
            let bytes = std::slice::from_raw_parts(start, raw::LLVMGetBufferSize(buffer) as usize).to_vec();
            raw::LLVMDisposeMemoryBuffer(buffer);
            Ok(bytes)
        }
    }

    /// Every instruction, with the name of its function.
    pub fn instructions(&self) -> Vec<Instruction<'_>> {
        let mut found = Vec::new();
        // SAFETY: the lists of a valid module are walked without changing them.
        unsafe {
            let mut function = raw::LLVMGetFirstFunction(self.raw);
            while !function.is_null() {
                let mut block = raw::LLVMGetFirstBasicBlock(function);
                while !block.is_null() {
                    let mut instruction = raw::LLVMGetFirstInstruction(block);
                    while !instruction.is_null() {
                        found.push(Instruction {
                            raw: instruction,
                            function,
                            module: PhantomData,
                        });
                        instruction = raw::LLVMGetNextInstruction(instruction);
                    }
                    block = raw::LLVMGetNextBasicBlock(block);
                }
                function = raw::LLVMGetNextFunction(function);
            }
        }
        found
    }
}

impl Drop for LlvmModule<'_> {
    fn drop(&mut self) {
        // SAFETY: the module is owned and not used again.
        unsafe { raw::LLVMDisposeModule(self.raw) }
    }
}

/// The name of a value.
///
/// # Safety
///
/// `value` is valid.
unsafe fn value_name(value: raw::LLVMValueRef) -> String {
    let mut length = 0;
    // SAFETY: the name is alive as long as the value.
    unsafe {
        let start = raw::LLVMGetValueName2(value, &mut length).cast::<u8>();
        String::from_utf8_lossy(std::slice::from_raw_parts(start, length)).into_owned()
    }
}

/// An instruction of a module.
pub struct Instruction<'a> {
    raw: raw::LLVMValueRef,
    function: raw::LLVMValueRef,
    module: PhantomData<&'a ()>,
}

impl Instruction<'_> {
    /// The name of the function that contains it.
    pub fn function(&self) -> String {
        // SAFETY: the function is valid as long as the module.
        unsafe { value_name(self.function) }
    }

    /// The name of the function that it calls directly.
    pub fn callee(&self) -> Option<String> {
        // SAFETY: the callee is asked of a call only, its name of a function.
        unsafe {
            if raw::LLVMIsACallInst(self.raw).is_null() {
                return None;
            }
            let callee = raw::LLVMIsAFunction(raw::LLVMGetCalledValue(self.raw));
            (!callee.is_null()).then(|| value_name(callee))
        }
    }

    /// Whether it may be evaluated in another order or another way than written:
    /// `reassoc`, `contract`, `arcp` or `afn`.
    pub fn may_change_result(&self) -> bool {
        const REASSOCIATE: u32 = 1 << 0;
        const RECIPROCAL: u32 = 1 << 4;
        const CONTRACT: u32 = 1 << 5;
        const APPROXIMATE: u32 = 1 << 6;
        // SAFETY: the flags are asked of values that can have them only.
        unsafe {
            raw::LLVMCanValueUseFastMathFlags(self.raw) != 0
                && raw::LLVMGetFastMathFlags(self.raw) & (REASSOCIATE | RECIPROCAL | CONTRACT | APPROXIMATE) != 0
        }
    }

    /// Whether it is a floating remainder, which becomes a call of `fmod`.
    pub fn is_float_remainder(&self) -> bool {
        // SAFETY: the instruction is valid.
        unsafe { raw::LLVMGetInstructionOpcode(self.raw) == raw::LLVMOpcode::LLVMFRem }
    }
}
