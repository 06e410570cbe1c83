//! Passes and pipelines written in Rust.
//!
//! A pass body returns a `Result`. It runs under one wrapper, which turns an
//! `Err` or a panic into located diagnostics and a failed pass, so that no
//! panic crosses the C boundary.

use super::{
    diagnostics::{emit_error, emit_error_with_notes},
    raw::kina as raw,
};
use melior::{
    StringRef,
    dialect::DialectHandle,
    ir::{Location, OperationRef, operation::OperationLike, r#type::TypeId},
    pass::{ExternalPass, Pass, RunExternalPass, create_external},
};
use mlir_sys::{MlirLogicalResult, MlirOpPassManager, MlirPass, MlirStringRef};
use std::{
    ffi::c_void,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// The identity of a pass: the address of a static of this type.
#[repr(align(8))]
pub struct PassId(pub u64);

/// One complaint of a pass about its input.
#[derive(Clone, Debug)]
pub struct PassError<'c> {
    /// Where in the source.
    pub location: Location<'c>,
    /// What was found and what was expected.
    pub message: String,
    /// What else there is to say; one that begins with `help: ` is a way out.
    pub notes: Vec<Note<'c>>,
}

/// A remark on a complaint.
#[derive(Clone, Debug)]
pub struct Note<'c> {
    /// Where in the source; `None` for the place of the complaint.
    pub location: Option<Location<'c>>,
    /// The remark.
    pub text: String,
}

impl<'c> PassError<'c> {
    /// A complaint about `operation`.
    pub fn at<'a>(operation: &impl OperationLike<'c, 'a>, message: impl Into<String>) -> Self
    where
        'c: 'a,
    {
        Self {
            location: operation.location(),
            message: message.into(),
            notes: Vec::new(),
        }
    }

    /// Reports the complaint to the diagnostic engine.
    pub fn emit(&self) {
        let notes = self.notes.iter();
        let notes = notes.map(|note| (note.location.unwrap_or(self.location), note.text.as_str()));
        emit_error_with_notes(self.location, &self.message, &notes.collect::<Vec<_>>());
    }
}

/// A pass over one kind of operation.
pub trait KinaPass: Copy + Default + 'static {
    /// Command-line name.
    const ARGUMENT: &'static str;
    /// One line for `--help`.
    const DESCRIPTION: &'static str;
    /// The operation that the pass runs on.
    const ANCHOR: &'static str;

    /// The pass's identity.
    fn id() -> &'static PassId;

    /// Transforms `operation`. Every error is reported.
    fn run<'c>(operation: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>>;
}

#[derive(Clone, Copy, Default)]
struct Runner<P: KinaPass>(P);

impl<'c, P: KinaPass> RunExternalPass<'c> for Runner<P> {
    fn initialize(&mut self, _context: melior::ContextRef<'c>) {}

    fn run(&mut self, operation: OperationRef<'c, '_>, pass: ExternalPass<'_>) {
        match catch_unwind(AssertUnwindSafe(|| P::run(operation))) {
            Ok(Ok(())) => {}
            Ok(Err(errors)) => {
                errors.iter().for_each(PassError::emit);
                pass.signal_failure();
            }
            Err(payload) => {
                let text = payload
                    .downcast_ref::<String>()
                    .map(String::as_str)
                    .or_else(|| payload.downcast_ref::<&str>().copied())
                    .unwrap_or("unknown panic");
                emit_error(
                    operation.location(),
                    &format!("internal error in pass '{}': {text}", P::ARGUMENT),
                );
                pass.signal_failure();
            }
        }
    }
}

/// Creates the pass.
pub fn create<P: KinaPass>() -> Pass {
    create_external(
        Runner(P::default()),
        TypeId::create(P::id()),
        P::ARGUMENT,
        P::ARGUMENT,
        P::DESCRIPTION,
        P::ANCHOR,
        &dialect_handles(),
    )
}

/// Makes the pass known to `kina-opt` and to textual pipelines.
pub fn register<P: KinaPass>() {
    extern "C" fn create_raw<P: KinaPass>() -> MlirPass {
        create::<P>().to_raw()
    }
    // SAFETY: the callback returns a new pass at every call.
    unsafe { raw::kinaShimRegisterPass(Some(create_raw::<P>)) }
}

/// A named pipeline of `builtin.module` passes, written as a textual pipeline.
pub struct Pipeline {
    /// Command-line name.
    pub name: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
    /// The passes, in the syntax of `--pass-pipeline` without its anchor.
    pub passes: fn() -> String,
}

/// Makes the pipeline known to `kina-opt` and to textual pipelines.
pub fn register_pipeline(pipeline: &'static Pipeline) {
    extern "C" fn build(manager: MlirOpPassManager, data: *mut c_void) -> MlirLogicalResult {
        // SAFETY: `data` is the `&'static Pipeline` given below.
        let pipeline = unsafe { &*data.cast::<Pipeline>() };
        let passes = (pipeline.passes)();
        // SAFETY: MLIR owns the manager and keeps it alive during the call; the
        // callback writes to the string behind `message`.
        unsafe {
            let mut message = String::new();
            let added = mlir_sys::mlirOpPassManagerAddPipeline(
                manager,
                StringRef::new(&passes).to_raw(),
                Some(append),
                std::ptr::from_mut(&mut message).cast(),
            );
            if added.value == 0 {
                tracing::error!(pipeline = pipeline.name, message, "invalid pipeline");
            }
            added
        }
    }
    extern "C" fn append(text: MlirStringRef, message: *mut c_void) {
        // SAFETY: MLIR passes text of its own and the string given above.
        unsafe {
            let text = std::slice::from_raw_parts(text.data.cast::<u8>(), text.length);
            (*message.cast::<String>()).push_str(&String::from_utf8_lossy(text));
        }
    }
    let data = std::ptr::from_ref(pipeline).cast_mut().cast::<c_void>();
    // SAFETY: the strings and the pipeline are static.
    unsafe {
        raw::kinaShimRegisterPipeline(
            StringRef::new(pipeline.name).to_raw(),
            StringRef::new(pipeline.description).to_raw(),
            Some(build),
            data,
        )
    }
}

/// The dialects that the compiler's passes may create.
fn dialect_handles() -> [DialectHandle; 12] {
    // SAFETY: the handles are static objects of MLIR and of the kina dialect.
    unsafe {
        [
            raw::mlirGetDialectHandle__kina__(),
            mlir_sys::mlirGetDialectHandle__arith__(),
            mlir_sys::mlirGetDialectHandle__bufferization__(),
            mlir_sys::mlirGetDialectHandle__func__(),
            mlir_sys::mlirGetDialectHandle__linalg__(),
            mlir_sys::mlirGetDialectHandle__llvm__(),
            mlir_sys::mlirGetDialectHandle__math__(),
            mlir_sys::mlirGetDialectHandle__memref__(),
            mlir_sys::mlirGetDialectHandle__scf__(),
            mlir_sys::mlirGetDialectHandle__tensor__(),
            mlir_sys::mlirGetDialectHandle__cf__(),
            mlir_sys::mlirGetDialectHandle__vector__(),
        ]
        .map(|handle| DialectHandle::from_raw(handle))
    }
}
