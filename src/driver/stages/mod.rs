//! The stages as types.

mod donations;
mod frontend;
mod interface;
mod modules;
mod native;

pub use frontend::{Parsed, Source, Typed};
pub use modules::{BufferModule, GradModule, KinaModule, LinalgModule, LlvmDialectModule, ScheduledModule};
pub use native::Object;
