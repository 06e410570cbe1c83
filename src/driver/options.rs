//! What a compilation can be told.

use crate::sema::Override;
use std::path::PathBuf;

/// A level of optimisation; results never depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptimizationLevel(u8);

impl OptimizationLevel {
    /// The level `0..=3`; `None` for another number.
    pub fn new(level: u8) -> Option<Self> {
        (level <= 3).then_some(Self(level))
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Default for OptimizationLevel {
    fn default() -> Self {
        Self(3)
    }
}

/// The options of a session.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The level of optimisation.
    pub optimization: OptimizationLevel,
    /// The target triple; the host's when `None`.
    pub triple: Option<String>,
    /// The CPU; the target's baseline when `None`.
    pub cpu: Option<String>,
    /// The command that links a shared library; chosen by the target when `None`.
    pub linker: Option<PathBuf>,
    /// Values for constants of the source.
    pub defines: Vec<(String, Override)>,
    /// Whether the module is printed to standard error after each pass.
    pub print_ir_after_all: bool,
    /// Whether passes report their times to standard error.
    pub pass_timing: bool,
}
