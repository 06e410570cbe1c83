//! The MLIR modules of the lowering.

use super::native::Object;
use crate::{
    abi::{
        interface::{FunctionInterface, InplacePair, LibraryInterface},
        manifest,
        signature::FunctionSignature,
        symbols,
    },
    codegen::{self, TargetOptions},
    diagnostics::{Code, Diagnostic, Span},
    driver::pending::interpret,
    driver::{Failure, Result, Session, capture::Captured, pipeline},
    ffi::{diagnostics::emit_error, edit},
    passes::{
        find_inplace::{DONATE_ATTRIBUTE, INPLACE_ATTRIBUTE},
        plan_workspace::WORKSPACE_ATTRIBUTE,
    },
    sema::TypedProgram,
    tensor::Tensor,
};
use melior::ir::{
    Attribute, BlockLike, Module, OperationRef,
    attribute::{ArrayAttribute, DenseI64ArrayAttribute, IntegerAttribute, StringAttribute},
    operation::{OperationLike, OperationMutLike, OperationPrintingFlags},
};

/// What the module of every stage carries along.
struct Staged<'s> {
    session: &'s Session,
    module: Module<'s>,
    signatures: Vec<FunctionSignature>,
    donations: Vec<Donation>,
    /// Why there is no native code; only known before elements are lowered.
    without_native_code: Vec<Diagnostic>,
}

/// A flattened parameter that the source declares `donate`.
struct Donation {
    function: usize,
    input: usize,
    span: Span,
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

    fn functions(&self) -> impl Iterator<Item = (String, OperationRef<'s, '_>)> {
        std::iter::successors(self.module.body().first_operation(), |operation| {
            operation.next_in_block()
        })
        .filter_map(|operation| {
            let name = operation.attribute("sym_name").ok()?;
            Some((StringAttribute::try_from(name).ok()?.value().to_owned(), operation))
        })
    }
}

/// The program as operations of the kina dialect.
pub struct KinaModule<'s>(Staged<'s>);

/// The program as linalg operations on tensors.
pub struct LinalgModule<'s>(Staged<'s>);

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

printable!(KinaModule => 0, LinalgModule => 0, BufferModule => staged, LlvmDialectModule => staged);

impl<'s> KinaModule<'s> {
    pub(super) fn new(session: &'s Session, module: Module<'s>, program: &TypedProgram) -> Self {
        Self(Staged {
            session,
            module,
            signatures: program.signatures(),
            donations: donations(program),
            without_native_code: vec![],
        })
    }

    /// The exported functions.
    pub fn signatures(&self) -> &[FunctionSignature] {
        &self.0.signatures
    }

    /// Evaluates an exported function.
    ///
    /// # Errors
    ///
    /// Fails when the interpreter does.
    pub fn interpret(&self, function: &str, arguments: &[Tensor]) -> Result<Vec<Tensor>> {
        let timing = &self.0.session.timing;
        timing
            .measure("interpret", || interpret::run(&self.0.module, function, arguments))
            .map_err(|error| Failure::new(Code::InterpretationFailed, error.to_string()))
    }

    /// Lowers every kina operation.
    ///
    /// # Errors
    ///
    /// Fails on what no lowering exists for.
    pub fn lower(mut self) -> Result<LinalgModule<'s>> {
        self.0.without_native_code = without_native_code(&self.0);
        self.0.run("linalg", "kina-stage-linalg")?;
        Ok(LinalgModule(self.0))
    }
}

impl<'s> LinalgModule<'s> {
    /// Replaces tensors by buffers and plans the workspace.
    ///
    /// # Errors
    ///
    /// Fails on element types without native code, on a donated parameter that
    /// no result can take over, and on an unknown target.
    pub fn bufferize(mut self) -> Result<BufferModule<'s>> {
        let target = target_options(self.0.session)?;
        if !self.0.without_native_code.is_empty() {
            return Err(Failure(self.0.without_native_code));
        }
        mark_donations(&self.0);
        self.0.run("buffers", "kina-stage-buffers")?;
        let interface = read_interface(&self.0, &target)?;
        check_donations(&self.0, &interface)?;
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
        self.staged
            .session
            .timing
            .measure("codegen", || codegen::emit(&self.staged.module, &self.target, kind))
            .map_err(|error| Failure::new(Code::CodeGenerationFailed, error.to_string()))
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

fn donations(program: &TypedProgram) -> Vec<Donation> {
    let mut donations = Vec::new();
    for (index, function) in program.exported().enumerate() {
        let mut input = 0;
        for parameter in &function.parameters {
            let leaves = parameter.ty.leaf_count();
            if parameter.donate {
                donations.extend((input..input + leaves).map(|input| Donation {
                    function: index,
                    input,
                    span: parameter.span,
                }));
            }
            input += leaves;
        }
    }
    donations
}

/// The uses of dtypes that do not compile to native code.
fn without_native_code(staged: &Staged) -> Vec<Diagnostic> {
    let Staged { session, module, .. } = staged;
    let ((), captured) = Captured::during(session.context(), || {
        for found in codegen::unsupported_dtypes(module.as_operation()) {
            emit_error(found.location, &found.to_string());
        }
    });
    let mut diagnostics = captured.errors(&session.sources);
    for diagnostic in &mut diagnostics {
        diagnostic.code = Code::Unsupported;
    }
    diagnostics
}

/// Tells the buffers stage which inputs the source gives away.
fn mark_donations(staged: &Staged) {
    for donation in &staged.donations {
        let name = &staged.signatures[donation.function].name;
        if let Some((_, function)) = staged.functions().find(|(found, _)| found == name) {
            let unit = Attribute::unit(staged.session.context());
            edit::set_argument_attribute(function, donation.input, DONATE_ATTRIBUTE, unit);
        }
    }
}

/// Reads what the buffers stage recorded on each function.
fn read_interface(staged: &Staged, target: &TargetOptions) -> Result<LibraryInterface> {
    let symbols = symbols::assign(staged.signatures.iter().map(|signature| signature.name.as_str()));
    let functions = staged
        .signatures
        .iter()
        .zip(symbols)
        .map(|(signature, symbol)| {
            let (_, operation) = staged
                .functions()
                .find(|(name, _)| *name == signature.name)
                .ok_or_else(|| incomplete(&signature.name))?;
            Ok(FunctionInterface {
                signature: signature.clone(),
                symbol,
                workspace_bytes: workspace_bytes(operation).ok_or_else(|| incomplete(&signature.name))?,
                inplace: inplace_pairs(operation),
            })
        })
        .collect::<Result<_>>()?;
    Ok(LibraryInterface {
        functions,
        triple: target.triple().to_owned(),
        cpu: target.cpu().to_owned(),
    })
}

fn workspace_bytes(function: OperationRef) -> Option<u64> {
    let attribute = function.attribute(WORKSPACE_ATTRIBUTE).ok()?;
    IntegerAttribute::try_from(attribute).ok()?.value().try_into().ok()
}

fn inplace_pairs(function: OperationRef) -> Vec<InplacePair> {
    let Ok(attribute) = function.attribute(INPLACE_ATTRIBUTE).and_then(ArrayAttribute::try_from) else {
        return vec![];
    };
    (0..attribute.len())
        .filter_map(|index| inplace_pair(attribute.element(index).ok()?))
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

fn incomplete(function: &str) -> Failure {
    Failure::new(
        Code::InternalError,
        format!("the buffers stage recorded no workspace for `{function}`"),
    )
}

fn check_donations(staged: &Staged, interface: &LibraryInterface) -> Result<()> {
    let refused = staged
        .donations
        .iter()
        .filter(|donation| {
            let pairs = &interface.functions[donation.function].inplace;
            !pairs.iter().any(|pair| pair.input == donation.input)
        })
        .map(|donation| refuse_donation(donation, &interface.functions[donation.function]))
        .collect::<Vec<_>>();
    if refused.is_empty() {
        Ok(())
    } else {
        Err(Failure(refused))
    }
}

fn refuse_donation(donation: &Donation, function: &FunctionInterface) -> Diagnostic {
    let FunctionSignature { inputs, outputs, .. } = &function.signature;
    let input = &inputs[donation.input];
    let has_match = outputs
        .iter()
        .any(|output| output.dtype == input.dtype && output.shape == input.shape);
    let reason = match has_match {
        true => "an element may still be read after the result that would take its place is written",
        false => "no result has its element type and shape",
    };
    Diagnostic::new(
        Code::UnprovenDonation,
        format!("the donated parameter `{}` cannot become a result", input.path),
    )
    .at(donation.span, reason)
    .help("remove `donate`: the caller then passes separate buffers")
}
