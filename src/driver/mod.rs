//! The sequence of the compiler's stages.
//!
//! Each stage is a type, and each transition consumes one stage and gives the
//! next, so that none can be skipped or done twice:
//! [`stages::Source`] → `Parsed` → `Typed` → `KinaModule` → `GradModule` →
//! `LinalgModule` → `ScheduledModule` → `BufferModule` → `LlvmDialectModule` → native code. A
//! [`Session`] carries what all of them share.

pub mod archive;
pub mod build;
mod capture;
pub mod execute;
mod failure;
pub mod link;
pub mod options;
pub mod output;
mod pipeline;
mod reproducer;
mod session;
pub mod stages;
mod symbols;
mod timing;

pub use failure::{Failure, Result};
pub use session::Session;
