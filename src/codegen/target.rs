//! Which machine code is for.

use super::{CodegenError, close_names::close_names, x86};
use crate::ffi::llvm::{self, TargetMachine};

/// An architecture that the compiler generates code for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Architecture {
    /// x86-64.
    X86_64,
    /// 64-bit Arm.
    Aarch64,
}

impl Architecture {
    /// Every architecture.
    pub const ALL: [Self; 2] = [Self::X86_64, Self::Aarch64];

    /// The first component of a triple.
    pub const fn name(self) -> &'static str {
        match self {
            Self::X86_64 => "x86_64",
            Self::Aarch64 => "aarch64",
        }
    }

    const fn default_cpu(self) -> &'static str {
        match self {
            Self::X86_64 => "x86-64-v3",
            Self::Aarch64 => "generic",
        }
    }

    fn of_host() -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|known| known.name() == std::env::consts::ARCH)
    }

    fn linux_triple(self) -> String {
        format!("{}-unknown-linux-gnu", self.name())
    }
}

/// A target that exists, and how hard to optimise for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetOptions {
    triple: String,
    architecture: Architecture,
    cpu: String,
    features: Vec<&'static str>,
    optimization: u8,
}

impl TargetOptions {
    /// Checks what the user chose: `triple` (this machine's architecture on Linux
    /// when absent), `cpu` (`native` or a name of LLVM; `x86-64-v3` or `generic`
    /// when absent) and the optimisation level from 0 to 3.
    ///
    /// # Errors
    ///
    /// Fails for an unknown triple or CPU, and for `native` when the target is
    /// another architecture than this machine.
    pub fn new(triple: Option<&str>, cpu: Option<&str>, optimization: u8) -> Result<Self, CodegenError> {
        let (triple, architecture) = resolve_triple(triple)?;
        let (cpu, host_features) = match cpu {
            Some("native") if Architecture::of_host() != Some(architecture) => {
                let host = std::env::consts::ARCH.to_owned();
                return Err(CodegenError::NativeIsForeign { triple, host });
            }
            Some("native") => (llvm::host_cpu(), llvm::host_features()),
            Some(cpu) => (cpu.to_owned(), String::new()),
            None => (architecture.default_cpu().to_owned(), String::new()),
        };
        check_cpu(&triple, architecture, &cpu)?;
        let features = match architecture {
            Architecture::X86_64 => {
                x86::usable_features(&machine(&triple, &cpu, &host_features, 0)?.enabled_features())
            }
            Architecture::Aarch64 => Vec::new(),
        };
        Ok(Self {
            triple,
            architecture,
            cpu,
            features,
            optimization: optimization.min(3),
        })
    }

    /// The normalised triple.
    pub fn triple(&self) -> &str {
        &self.triple
    }

    /// The architecture.
    pub const fn architecture(&self) -> Architecture {
        self.architecture
    }

    /// The CPU's name in LLVM.
    pub fn cpu(&self) -> &str {
        &self.cpu
    }

    /// The features of x86-64 beyond the baseline that code may use.
    pub fn features(&self) -> &[&'static str] {
        &self.features
    }

    /// The optimisation level, 0 to 3.
    pub const fn optimization(&self) -> u8 {
        self.optimization
    }

    /// Whether code may contain fused multiply-adds.
    pub fn has_fused_multiply_add(&self) -> bool {
        self.architecture == Architecture::Aarch64 || self.features.contains(&"fma")
    }

    /// Whether code may contain instructions that round to integers.
    pub fn has_rounding(&self) -> bool {
        self.architecture == Architecture::Aarch64 || self.features.contains(&"sse4.1")
    }

    /// Bits of a vector register and how many there are.
    pub fn vector_registers(&self) -> [i64; 2] {
        match self.architecture {
            Architecture::X86_64 if self.features.contains(&"avx512f") => [512, 32],
            Architecture::X86_64 if self.features.contains(&"avx2") => [256, 16],
            Architecture::X86_64 => [128, 16],
            Architecture::Aarch64 => [128, 32],
        }
    }

    /// The CPU that entry points are compiled for.
    pub fn baseline_cpu(&self) -> &str {
        match self.architecture {
            Architecture::X86_64 => x86::BASELINE,
            Architecture::Aarch64 => &self.cpu,
        }
    }

    /// A back end for the target. Functions name their features themselves.
    pub(super) fn machine(&self) -> Result<TargetMachine, CodegenError> {
        machine(&self.triple, self.baseline_cpu(), "", self.optimization)
    }
}

fn machine(triple: &str, cpu: &str, features: &str, level: u8) -> Result<TargetMachine, CodegenError> {
    TargetMachine::new(triple, cpu, features, level).map_err(|message| CodegenError::Internal {
        step: "creation of the target machine",
        message,
    })
}

/// The normalised triple and its architecture.
fn resolve_triple(triple: Option<&str>) -> Result<(String, Architecture), CodegenError> {
    let unknown = |triple: &str| CodegenError::UnknownTriple {
        triple: triple.to_owned(),
        known: Architecture::ALL.map(Architecture::linux_triple).to_vec(),
    };
    let Some(triple) = triple else {
        let host = Architecture::of_host().ok_or_else(|| unknown(std::env::consts::ARCH))?;
        return Ok((host.linux_triple(), host));
    };
    let normalized = llvm::normalize_triple(triple).ok_or_else(|| unknown(triple))?;
    let parts = normalized.split('-').collect::<Vec<_>>();
    let architecture = match parts.first() {
        Some(&("x86_64" | "amd64")) => Architecture::X86_64,
        Some(&("aarch64" | "arm64")) => Architecture::Aarch64,
        _ => return Err(unknown(triple)),
    };
    if parts.get(2) != Some(&"linux") || !matches!(parts.get(3), None | Some(&("gnu" | "musl"))) {
        return Err(unknown(triple));
    }
    Ok((normalized, architecture))
}

/// LLVM itself would only print a warning and fall back to the baseline.
fn check_cpu(triple: &str, architecture: Architecture, cpu: &str) -> Result<(), CodegenError> {
    let probe = machine(triple, architecture.default_cpu(), "", 0)?;
    let known = probe.cpus();
    let runs_64_bit = |name: &str| match architecture {
        Architecture::X86_64 => machine(triple, name, "", 0)
            .is_ok_and(|machine| machine.enabled_features().iter().any(|feature| feature == "64bit")),
        Architecture::Aarch64 => true,
    };
    if known.iter().any(|name| name == cpu) && runs_64_bit(cpu) {
        return Ok(());
    }
    let mut close = close_names(cpu, known.iter().map(String::as_str).filter(|name| *name != cpu));
    close.retain(|name| runs_64_bit(name));
    Err(CodegenError::UnknownCpu {
        cpu: cpu.to_owned(),
        triple: triple.to_owned(),
        close,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolve(triple: Option<&str>, cpu: Option<&str>) -> Result<TargetOptions, CodegenError> {
        TargetOptions::new(triple, cpu, 2)
    }

    #[test]
    fn x86_64_v3_has_the_features_of_its_definition() {
        let target = resolve(Some("x86_64-linux-gnu"), None).expect("known");
        for feature in [
            "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave", "popcnt", "sse4.2",
        ] {
            assert!(target.features.contains(&feature), "{feature}");
        }
        assert!(!target.features.contains(&"avx512f"));
        assert!(target.has_fused_multiply_add());
    }

    #[test]
    fn the_baseline_has_no_features() {
        let target = resolve(Some("x86_64-unknown-linux-gnu"), Some("x86-64")).expect("known");
        assert!(target.features.is_empty() && !target.has_fused_multiply_add());
    }

    #[test]
    fn a_mistyped_cpu_is_refused_with_close_names() {
        let error = resolve(Some("x86_64-unknown-linux-gnu"), Some("x86_64-v3")).expect_err("unknown");
        assert!(error.to_string().contains("did you mean x86-64-v3"), "{error}");
    }

    #[test]
    fn a_32_bit_cpu_is_refused() {
        assert!(matches!(
            resolve(Some("x86_64-unknown-linux-gnu"), Some("i386")),
            Err(CodegenError::UnknownCpu { .. })
        ));
    }

    #[test]
    fn an_unknown_triple_is_refused_by_name() {
        for triple in [
            "riscv64-unknown-linux-gnu",
            "nonsense",
            "",
            "x86_64-pc-windows-msvc",
            "a\0b",
        ] {
            assert!(matches!(
                resolve(Some(triple), None),
                Err(CodegenError::UnknownTriple { .. })
            ));
        }
    }

    #[test]
    fn native_needs_the_architecture_of_this_machine() {
        let foreign = Architecture::ALL
            .into_iter()
            .find(|known| Some(*known) != Architecture::of_host());
        let triple = foreign.map(Architecture::linux_triple);
        assert!(matches!(
            resolve(triple.as_deref(), Some("native")),
            Err(CodegenError::NativeIsForeign { .. })
        ));
    }
}
