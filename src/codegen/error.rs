//! What can go wrong between the LLVM dialect and an object file.

/// A failure of code generation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodegenError {
    /// The triple names no target that the compiler can generate code for.
    #[error("unknown target '{triple}': expected a triple such as {}", known.join(" or "))]
    UnknownTriple {
        /// What was asked for.
        triple: String,
        /// Triples that work.
        known: Vec<String>,
    },
    /// The target has no such CPU.
    #[error("unknown CPU '{cpu}' for target '{triple}'{}", suggest(close))]
    UnknownCpu {
        /// What was asked for.
        cpu: String,
        /// The target.
        triple: String,
        /// Known names that look like it, best first.
        close: Vec<String>,
    },
    /// `native` was asked for a target that is not this machine.
    #[error("CPU 'native' means this machine, a {host}, but the target is '{triple}': name a CPU of the target")]
    NativeIsForeign {
        /// The target.
        triple: String,
        /// This machine.
        host: String,
    },
    /// The program needs a fused multiply-add that the CPU lacks.
    #[error("CPU '{cpu}' has no fused multiply-add, which this program needs: choose x86-64-v3 or later")]
    NoFusedMultiplyAdd {
        /// The CPU.
        cpu: String,
    },
    /// The program rounds to integers and the CPU has no instruction for that.
    #[error("CPU '{cpu}' has no instruction for `floor`, `ceil` and `round`: choose x86-64-v2 or later")]
    NoRounding {
        /// The CPU.
        cpu: String,
    },
    /// The machine code would call something outside the library.
    #[error("the object file refers to '{symbol}', which is not part of the library: expected only {}", super::numerics::ALLOWED_SYMBOLS.join(", "))]
    ForbiddenSymbol {
        /// The undefined symbol.
        symbol: String,
    },
    /// The optimiser produced something whose result is not fixed.
    #[error("function '{function}' contains {what} after optimisation: its result would not be reproducible")]
    NotReproducible {
        /// The function.
        function: String,
        /// The instruction.
        what: String,
    },
    /// A step of MLIR or LLVM failed; a defect of the compiler.
    #[error("{step} failed: {message}")]
    Internal {
        /// Which step.
        step: &'static str,
        /// What it said.
        message: String,
    },
}

fn suggest(close: &[String]) -> String {
    if close.is_empty() {
        return String::new();
    }
    format!(": did you mean {}?", close.join(" or "))
}
