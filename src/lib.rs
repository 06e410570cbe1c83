//! Kina: a small functional tensor language and its MLIR compiler.
//!
//! Source text becomes a library in a straight walk: [`loader`] (files),
//! [`syntax`] (tokens, tree), [`sema`] (typed program), [`emit`] (kina module), [`passes`] (kina, linalg,
//! buffers, LLVM dialect), [`codegen`] (object), [`abi`] (header, manifest).
//! [`driver`] holds the sequence; [`interpret`] evaluates kina modules directly.

pub mod abi;
pub mod cli;
pub mod codegen;
pub mod contraction;
pub mod diagnostics;
pub mod dialect;
pub mod driver;
pub mod dtype;
pub mod emit;
pub mod ffi;
pub mod grad_check;
pub mod habits;
pub mod interpret;
pub mod library;
pub mod loader;
pub mod math;
pub mod npy;
#[path = "../passes/mod.rs"]
pub mod passes;
pub mod sema;
pub mod syntax;
pub mod tensor;
