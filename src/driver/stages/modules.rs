//! The MLIR modules of the lowering.

use super::{donations::Donations, interface, native::Object};
use crate::{
    abi::{interface::LibraryInterface, manifest, signature::FunctionSignature},
    codegen::{self, CodegenError, TargetOptions},
    diagnostics::{Code, Diagnostic},
    driver::{Failure, Result, Session, capture::Captured, pipeline},
    dtype::DType,
    ffi::{diagnostics::emit_error, ir::operations},
    interpret,
    passes::{
        lower_kina_to_linalg, promote_floats, transform_ad, vectorize_contractions::REGISTERS_ATTRIBUTE, walk::is_named,
    },
    sema::TypedProgram,
    tensor::Tensor,
};
use melior::ir::{
    Module, Operation, OperationRef,
    attribute::{DenseI64ArrayAttribute, StringAttribute},
    operation::{OperationLike, OperationMutLike, OperationPrintingFlags},
};

/// What the module of every stage carries along.
struct Staged<'s> {
    session: &'s Session,
    module: Module<'s>,
    signatures: Vec<FunctionSignature>,
    donations: Donations,
}

impl<'s> Staged<'s> {
    fn text(&self, locations: bool) -> String {
        let flags = OperationPrintingFlags::new().enable_debug_info(locations, false);
        let mut text = self
            .module
            .as_operation()
            .to_string_with_flags(flags)
            .unwrap_or_else(|_| self.module.as_operation().to_string());
        if !text.ends_with('\n') {
            text.push('\n');
        }
        text
    }

    fn run(&mut self, stage: &'static str, pipeline: &str) -> Result<()> {
        let Self { session, module, .. } = self;
        session
            .timing
            .measure(stage, || pipeline::run(session, session.context(), module, pipeline))
    }

    /// Evaluates a function of `module`, which is this one or a copy of it.
    fn evaluate(
        &self,
        module: &Module,
        function: &str,
        arguments: &[Tensor],
        observe: &mut dyn FnMut(interpret::Event),
    ) -> Result<Vec<Tensor>> {
        self.session
            .timing
            .measure("interpret", || {
                interpret::run_observed(module, function, arguments, observe)
            })
            .map_err(|error| Failure::new(Code::InterpretationFailed, error.to_string()))
    }
}

/// The program as operations of the kina dialect.
pub struct KinaModule<'s>(Staged<'s>);

/// The program as operations of the kina dialect without reverse mode.
pub struct GradModule<'s>(Staged<'s>);

/// The program as linalg operations on tensors.
pub struct LinalgModule<'s>(Staged<'s>);

/// The program as linalg operations on tensors whose operands lie as they are
/// read.
pub struct ScheduledModule<'s>(Staged<'s>);

/// The program as loops over buffers.
pub struct BufferModule<'s> {
    staged: Staged<'s>,
    target: TargetOptions,
    interface: LibraryInterface,
}

/// The program in the LLVM dialect, with its C entry points.
pub struct LlvmDialectModule<'s> {
    staged: Staged<'s>,
    target: TargetOptions,
    interface: LibraryInterface,
}

macro_rules! printable {
    ($($stage:ident => $($field:tt).+),+ $(,)?) => {
        $(impl $stage<'_> {
            /// The module as text, with the source locations on request.
            pub fn text(&self, locations: bool) -> String {
                self.$($field).+.text(locations)
            }
        })+
    };
}

printable!(KinaModule => 0, GradModule => 0, LinalgModule => 0, ScheduledModule => 0, BufferModule => staged, LlvmDialectModule => staged);

impl<'s> KinaModule<'s> {
    pub(super) fn new(session: &'s Session, module: Module<'s>, program: &TypedProgram) -> Self {
        Self(Staged {
            session,
            module,
            signatures: program.signatures(),
            donations: Donations::of(program),
        })
    }

    /// The exported functions.
    pub fn signatures(&self) -> &[FunctionSignature] {
        &self.0.signatures
    }

    /// Evaluates an exported function; `observe` sees every intermediate tensor.
    ///
    /// # Errors
    ///
    /// Fails when the interpreter does.
    pub fn interpret(
        &self,
        function: &str,
        arguments: &[Tensor],
        observe: &mut dyn FnMut(interpret::Event),
    ) -> Result<Vec<Tensor>> {
        let Some(copy) = Module::from_operation(Operation::clone(&self.0.module.as_operation())) else {
            return Err(Failure::new(Code::InternalError, "the kina module cannot be copied"));
        };
        let in_the_way = complaints(&self.0, Code::NoGradient, |_| {
            let errors = transform_ad::transform(copy.as_operation()).err();
            errors.into_iter().flatten().for_each(|found| found.emit());
        });
        if !in_the_way.is_empty() {
            return Err(Failure(in_the_way));
        }
        self.0.evaluate(&copy, function, arguments, observe)
    }

    /// Computes in F64 what the program computes in narrower floats.
    ///
    /// # Errors
    ///
    /// Fails when the result is invalid, a defect of the compiler.
    pub fn promote_floats(self) -> Result<Self> {
        let failed = complaints(&self.0, Code::InternalError, |module| {
            if let Err(found) = promote_floats::promote(module) {
                found.emit();
            }
            // An invalid module complains on its own.
            let _ = module.verify();
        });
        match failed.is_empty() {
            true => Ok(self),
            false => Err(Failure(failed)),
        }
    }

    /// Replaces reverse mode by ordinary operations.
    ///
    /// # Errors
    ///
    /// Fails on operations without a gradient in the way of one.
    pub fn differentiate(mut self) -> Result<GradModule<'s>> {
        let in_the_way = complaints(&self.0, Code::NoGradient, |module| {
            for found in transform_ad::transform(module).err().into_iter().flatten() {
                found.emit();
            }
        });
        if !in_the_way.is_empty() {
            return Err(Failure(in_the_way));
        }
        self.0.run("grad", "kina-stage-grad")?;
        Ok(GradModule(self.0))
    }
}

impl<'s> GradModule<'s> {
    /// Evaluates an exported function, as [`KinaModule::interpret`] does.
    ///
    /// # Errors
    ///
    /// Fails when the interpreter does.
    pub fn interpret(
        &self,
        function: &str,
        arguments: &[Tensor],
        observe: &mut dyn FnMut(interpret::Event),
    ) -> Result<Vec<Tensor>> {
        self.0.evaluate(&self.0.module, function, arguments, observe)
    }

    /// The floating dtypes that the program computes in.
    pub fn float_dtypes(&self) -> Vec<DType> {
        promote_floats::float_dtypes(self.0.module.as_operation())
    }

    /// Whether an operation called `name` occurs.
    pub fn contains(&self, name: &str) -> bool {
        operations(self.0.module.as_operation())
            .iter()
            .any(|operation| is_named(operation, name))
    }

    /// Lowers every kina operation.
    ///
    /// # Errors
    ///
    /// Fails on what no lowering exists for.
    pub fn lower(mut self) -> Result<LinalgModule<'s>> {
        let on_device = complaints(&self.0, Code::Unsupported, |module| {
            for found in lower_kina_to_linalg::device::offenders(module) {
                emit_error(found.location, &found.message);
            }
        });
        if !on_device.is_empty() {
            return Err(Failure(on_device));
        }
        self.0.run("linalg", "kina-stage-linalg")?;
        Ok(LinalgModule(self.0))
    }
}

impl<'s> LinalgModule<'s> {
    /// Decides in which order the operands of contractions lie in memory.
    ///
    /// # Errors
    ///
    /// Fails when a pass does.
    pub fn schedule(mut self) -> Result<ScheduledModule<'s>> {
        self.0.run("scheduled", "kina-stage-scheduled")?;
        Ok(ScheduledModule(self.0))
    }
}

impl<'s> ScheduledModule<'s> {
    /// Replaces tensors by buffers and plans the workspace.
    ///
    /// # Errors
    ///
    /// Fails on a donated parameter that no result can take over and on an
    /// unknown target.
    pub fn bufferize(mut self) -> Result<BufferModule<'s>> {
        let target = target_options(self.0.session)?;
        let Staged {
            session,
            module,
            signatures,
            donations,
            ..
        } = &self.0;
        donations.mark(module, signatures, session.context());
        self.0.run("buffers", "kina-stage-buffers")?;
        let interface = interface::read(&self.0.module, &self.0.signatures, &target)?;
        self.0.donations.check(&interface)?;
        Ok(BufferModule {
            staged: self.0,
            target,
            interface,
        })
    }
}

impl<'s> BufferModule<'s> {
    /// What callers of the library see.
    pub fn interface(&self) -> &LibraryInterface {
        &self.interface
    }

    /// Lowers to the LLVM dialect and adds the entry points and the manifest.
    ///
    /// # Errors
    ///
    /// Fails when a pass does.
    pub fn lower(self) -> Result<LlvmDialectModule<'s>> {
        let Self {
            mut staged,
            target,
            interface,
        } = self;
        let context = staged.session.context();
        let text = StringAttribute::new(context, &manifest::generate(&interface));
        staged
            .module
            .as_operation_mut()
            .set_attribute(manifest::MANIFEST_ATTRIBUTE, text.into());
        let registers = DenseI64ArrayAttribute::new(context, &target.vector_registers());
        staged
            .module
            .as_operation_mut()
            .set_attribute(REGISTERS_ATTRIBUTE, registers.into());
        staged.run("llvm-dialect", "kina-stage-llvm-dialect")?;
        Ok(LlvmDialectModule {
            staged,
            target,
            interface,
        })
    }
}

impl LlvmDialectModule<'_> {
    /// LLVM IR or assembly.
    ///
    /// # Errors
    ///
    /// Fails when LLVM does.
    pub fn translate(&self, kind: codegen::OutputKind) -> Result<Vec<u8>> {
        let Staged { session, module, .. } = &self.staged;
        let (result, captured) = session.timing.measure("codegen", || {
            Captured::during(session.context(), || codegen::emit(module, &self.target, kind))
        });
        result.map_err(|error| {
            let mut errors = captured.errors(&session.sources);
            let code = match error {
                CodegenError::Internal { .. } => Code::InternalError,
                _ => Code::CodeGenerationFailed,
            };
            errors.push(Diagnostic::new(code, error.to_string()));
            Failure(errors)
        })
    }

    /// Generates machine code.
    ///
    /// # Errors
    ///
    /// Fails when LLVM does.
    pub fn compile(self) -> Result<Object> {
        let bytes = self.translate(codegen::OutputKind::Object)?;
        Ok(Object::new(bytes, self.interface))
    }
}

fn target_options(session: &Session) -> Result<TargetOptions> {
    let options = &session.options;
    TargetOptions::new(
        options.triple.as_deref(),
        options.cpu.as_deref(),
        options.optimization.number(),
    )
    .map_err(|error| Failure::new(Code::InvalidOption, error.to_string()))
}

/// What `report` emits about the module, as errors of one kind.
fn complaints(staged: &Staged, code: Code, report: impl FnOnce(OperationRef)) -> Vec<Diagnostic> {
    let Staged { session, module, .. } = staged;
    let ((), captured) = Captured::during(session.context(), || report(module.as_operation()));
    let mut diagnostics = captured.errors(&session.sources);
    for diagnostic in &mut diagnostics {
        diagnostic.code = code;
    }
    diagnostics
}
