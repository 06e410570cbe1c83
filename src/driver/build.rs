//! The whole walk, from a source to one artifact.

use super::{Result, Session, output::Mode, stages::Source};
use crate::{abi::interface::LibraryInterface, codegen::OutputKind};
use std::path::Path;

/// What a build makes: a stage to look at, or native code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Artifact {
    /// The syntax tree.
    Ast,
    /// The module of kina operations.
    Kina,
    /// MLIR, the same without reverse mode.
    Grad,
    /// The module of linalg operations.
    Linalg,
    /// The module of linalg operations whose operands lie as they are read.
    Scheduled,
    /// The module of loops over buffers.
    Buffers,
    /// The module of the LLVM dialect.
    LlvmDialect,
    /// LLVM IR.
    LlvmIr,
    /// Assembly.
    Assembly,
    /// An object file.
    Object,
    /// A shared library.
    SharedLibrary,
    /// A static library.
    StaticLibrary,
}

impl Artifact {
    /// The artifact that files with this extension hold.
    pub fn from_extension(path: &Path) -> Option<Self> {
        Some(match path.extension()?.to_str()? {
            "ast" => Self::Ast,
            "mlir" => Self::Kina,
            "ll" => Self::LlvmIr,
            "s" | "asm" => Self::Assembly,
            "o" | "obj" => Self::Object,
            "so" => Self::SharedLibrary,
            "a" => Self::StaticLibrary,
            _ => return None,
        })
    }

    /// Whether the file is executable.
    pub const fn mode(self) -> Mode {
        match self {
            Self::SharedLibrary => Mode::Executable,
            _ => Mode::Data,
        }
    }
}

/// What is asked of a build.
#[derive(Clone, Debug)]
pub struct Request {
    /// The artifact.
    pub artifact: Artifact,
    /// Whether textual modules show source locations.
    pub locations: bool,
    /// Whether the interface is wanted, for a header or a manifest.
    pub interface: bool,
    /// The name of the shared library in itself (`DT_SONAME`).
    pub soname: String,
    /// The name of the object in a static library.
    pub stem: String,
}

/// What a build made.
#[derive(Debug, Default)]
pub struct Product {
    /// The artifact's bytes.
    pub bytes: Vec<u8>,
    /// The interface, where it was asked for or the walk came that far.
    pub interface: Option<LibraryInterface>,
}

impl Product {
    /// Keeps `bytes` when `artifact` is the one asked for; says whether the walk
    /// may end here.
    fn reach(&mut self, request: &Request, artifact: Artifact, bytes: impl FnOnce() -> String) -> bool {
        if request.artifact != artifact {
            return false;
        }
        self.bytes = bytes().into_bytes();
        !request.interface || self.interface.is_some()
    }
}

/// Builds `source` as far as `request` asks.
///
/// # Errors
///
/// Fails with the errors of the first stage that fails.
pub fn build(session: &Session, source: Source, request: &Request) -> Result<Product> {
    let mut product = Product::default();
    let parsed = source.parse(session)?;
    if product.reach(request, Artifact::Ast, || parsed.text()) {
        return Ok(product);
    }
    let kina = parsed.check(session)?.emit(session)?;
    if product.reach(request, Artifact::Kina, || kina.text(request.locations)) {
        return Ok(product);
    }
    let grad = kina.differentiate()?;
    if product.reach(request, Artifact::Grad, || grad.text(request.locations)) {
        return Ok(product);
    }
    let linalg = grad.lower()?;
    if product.reach(request, Artifact::Linalg, || linalg.text(request.locations)) {
        return Ok(product);
    }
    let scheduled = linalg.schedule()?;
    if product.reach(request, Artifact::Scheduled, || scheduled.text(request.locations)) {
        return Ok(product);
    }
    let buffers = scheduled.bufferize()?;
    product.interface = Some(buffers.interface().clone());
    if !product.bytes.is_empty() || product.reach(request, Artifact::Buffers, || buffers.text(request.locations)) {
        return Ok(product);
    }
    let llvm = buffers.lower()?;
    if product.reach(request, Artifact::LlvmDialect, || llvm.text(request.locations)) {
        return Ok(product);
    }
    product.bytes = match request.artifact {
        Artifact::LlvmIr => llvm.translate(OutputKind::LlvmIr)?,
        Artifact::Assembly => llvm.translate(OutputKind::Assembly)?,
        Artifact::StaticLibrary => llvm.compile()?.archive(session, &request.stem)?,
        Artifact::SharedLibrary => llvm.compile()?.link(session, &request.soname)?,
        _ => llvm.compile()?.into_bytes(),
    };
    Ok(product)
}
