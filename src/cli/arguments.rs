//! The arguments, as clap sees them.

use crate::{
    diagnostics::Code,
    driver::{
        Failure, Result,
        build::Artifact,
        options::{OptimizationLevel, Options},
    },
    sema::Override,
};
use clap::{Args, ColorChoice, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  kinac check adamw_step.kina
  kinac build adamw_step.kina -o libadamw.so --header adamw.h --manifest adamw.json
  kinac build adamw_step.kina -o libadamw.a --cpu native -O3
  kinac build adamw_step.kina --emit linalg -o - | kina-opt --canonicalize
  kinac run greedy.kina logits=logits.npy --out-dir out
  kinac interpret greedy.kina logits=logits.npy --out-dir out
  kinac grad-check model.kina --fn loss tokens=0..256
  kinac explain E0101

Exit status: 0 on success, 1 on an error, 2 on wrong usage.";

const BUILD_EXAMPLES: &str = "\
Examples:
  kinac build f.kina -o libf.so --header f.h      a shared library and its C header
  kinac build f.kina -o libf.a                    a static library
  kinac build f.kina --emit llvm-ir -o -          a stage, on standard output
  kinac build f.kina -o libf.so --target aarch64-unknown-linux-gnu
  cat f.kina | kinac build - -o libf.so -D N=16   a constant replaced

Without --emit the extension of the output decides: .so lib, .a static, .o obj,
.s asm, .ll llvm-ir, .mlir kina; any other, lib. Outputs are written whole or not
at all.";

const RUN_EXAMPLES: &str = "\
Examples:
  kinac run greedy.kina logits=logits.npy --out-dir out
  kinac run adamw.kina --fn step w=w.npy g=g.npy --out-dir out -O0

Every input is one NAME=FILE.npy with the element type and shape that `kinac
check` prints. BF16, F8 and I4 are uint16, uint8 and int8 bit patterns. Each
result is written to DIR/NAME.npy.";

const GRAD_CHECK_EXAMPLES: &str = "\
Examples:
  kinac grad-check model.kina --fn loss
  kinac grad-check model.kina --fn loss --wrt params tokens=0..256 -D LAYERS=1
  kinac grad-check model.kina --fn _loss x=x.npy scale=0.5..2 --seed 7 --rtol 1e-4

The function returns a floating tensor of rank 0, or a tuple whose first element
is one. Its gradient, compiled, is compared with central differences of the same
function evaluated in F64 by the interpreter. Inputs that no argument gives are
random: floats in [-1, 1), integers in 0..8. An element passes when
|gradient - difference| <= atol + rtol * max(|gradient|, |difference|); the
default tolerances follow the narrowest float of the program. Where the function
has a kink, a gradient between the slopes of both sides passes.

Exit status: 0 when every parameter passes, 1 when one does not or on an error.";

/// The compiler of Kina, a small functional tensor language.
#[derive(Debug, Parser)]
#[command(name = "kinac", version, after_help = EXAMPLES, max_term_width = 100)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub command: Command,
    #[command(flatten)]
    pub global: Global,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Compile to a library, or to any stage on the way.
    Build(Build),
    /// Check types and print each exported signature.
    Check(Check),
    /// Compile a function and call it on .npy files.
    Run(Run),
    /// Evaluate a function on .npy files in the interpreter.
    Interpret(Interpret),
    /// Compare a compiled gradient with central differences.
    GradCheck(GradCheck),
    /// Explain an error or warning by its code.
    Explain(Explain),
}

#[derive(Args, Debug)]
pub(super) struct Global {
    /// Print the module to standard error after every pass.
    #[arg(long, global = true, help_heading = "Diagnostics")]
    pub print_ir_after_all: bool,
    /// Print the time of every stage, and of the passes in each, to standard error.
    #[arg(long, global = true, help_heading = "Diagnostics")]
    pub timing: bool,
    /// Log what the compiler does, e.g. `debug` or `kina::driver=trace` (default: RUST_LOG).
    #[arg(long, global = true, value_name = "FILTER", help_heading = "Diagnostics")]
    pub log: Option<String>,
    /// How errors are written to standard error.
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "FORMAT",
        help_heading = "Diagnostics"
    )]
    pub error_format: ErrorFormat,
    /// Whether errors are coloured.
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "WHEN",
        help_heading = "Diagnostics"
    )]
    pub color: ColorChoice,
}

/// The form of diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum ErrorFormat {
    /// Source lines with marks.
    #[default]
    Human,
    /// One JSON object a line.
    Json,
}

#[derive(Args, Debug)]
pub(super) struct Input {
    /// The source; `-` is standard input.
    pub file: PathBuf,
    /// Replace the value of a constant of the source.
    #[arg(short = 'D', long = "define", value_name = "NAME=NUMBER")]
    pub defines: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct Target {
    /// Optimise little (0) or much (3). Results have the same bits at every level.
    #[arg(short = 'O', value_name = "LEVEL", default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=3), help_heading = "Target")]
    pub optimization: u8,
    /// The CPU, such as `native` or `x86-64-v4` (default: x86-64-v3, on aarch64 `generic`).
    #[arg(long, help_heading = "Target")]
    pub cpu: Option<String>,
    /// The command that links shared libraries (default: `cc`, or the target's GCC).
    #[arg(long, value_name = "COMMAND", help_heading = "Target")]
    pub linker: Option<PathBuf>,
}

/// Compile to a library, or to any stage on the way.
#[derive(Args, Debug)]
#[command(after_help = BUILD_EXAMPLES)]
pub(super) struct Build {
    #[command(flatten)]
    pub input: Input,
    /// The output; `-` is standard output.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// What to write; by default the extension of the output decides.
    #[arg(long, value_enum, value_name = "STAGE")]
    pub emit: Option<Emit>,
    /// Also write the C header.
    #[arg(long, value_name = "FILE")]
    pub header: Option<PathBuf>,
    /// Also write the manifest: every function with its types, as JSON.
    #[arg(long, value_name = "FILE")]
    pub manifest: Option<PathBuf>,
    /// Show source locations in modules.
    #[arg(long)]
    pub locations: bool,
    /// The target triple (default: this machine).
    #[arg(long, value_name = "TRIPLE", help_heading = "Target")]
    pub target: Option<String>,
    #[command(flatten)]
    pub target_options: Target,
}

/// A stage, as `--emit` spells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Emit {
    /// The syntax tree.
    Ast,
    /// MLIR, operations of the kina dialect.
    Kina,
    /// MLIR, the same without reverse mode.
    Grad,
    /// MLIR, linalg on tensors.
    Linalg,
    /// MLIR, linalg on tensors, operands packed.
    Scheduled,
    /// MLIR, loops over buffers.
    Buffers,
    /// MLIR, the LLVM dialect.
    LlvmDialect,
    /// LLVM IR.
    LlvmIr,
    /// Assembly.
    Asm,
    /// An object file.
    Obj,
    /// A shared library.
    Lib,
    /// A static library.
    Static,
}

impl From<Emit> for Artifact {
    fn from(emit: Emit) -> Self {
        match emit {
            Emit::Ast => Self::Ast,
            Emit::Kina => Self::Kina,
            Emit::Grad => Self::Grad,
            Emit::Linalg => Self::Linalg,
            Emit::Scheduled => Self::Scheduled,
            Emit::Buffers => Self::Buffers,
            Emit::LlvmDialect => Self::LlvmDialect,
            Emit::LlvmIr => Self::LlvmIr,
            Emit::Asm => Self::Assembly,
            Emit::Obj => Self::Object,
            Emit::Lib => Self::SharedLibrary,
            Emit::Static => Self::StaticLibrary,
        }
    }
}

/// Check types and print each exported signature.
#[derive(Args, Debug)]
pub(super) struct Check {
    #[command(flatten)]
    pub input: Input,
}

#[derive(Args, Debug)]
pub(super) struct Call {
    #[command(flatten)]
    pub input: Input,
    /// The function; may be left out when only one is exported.
    #[arg(long = "fn", value_name = "NAME")]
    pub function: Option<String>,
    /// One input each.
    #[arg(value_name = "NAME=FILE.npy")]
    pub arguments: Vec<String>,
    /// The directory for the results; created if missing.
    #[arg(long, value_name = "DIR")]
    pub out_dir: PathBuf,
}

/// Compile a function and call it on .npy files.
#[derive(Args, Debug)]
#[command(after_help = RUN_EXAMPLES)]
pub(super) struct Run {
    #[command(flatten)]
    pub call: Call,
    #[command(flatten)]
    pub target: Target,
}

/// Evaluate a function on .npy files in the interpreter.
#[derive(Args, Debug)]
#[command(after_help = RUN_EXAMPLES)]
pub(super) struct Interpret {
    #[command(flatten)]
    pub call: Call,
    /// Also write every intermediate tensor to DIR/trace, with an index of source places.
    #[arg(long)]
    pub trace_values: bool,
    /// The stage that is evaluated. Results have the same bits at every stage
    #[arg(long, value_enum, value_name = "STAGE", default_value_t)]
    pub stage: Interpretable,
}

/// The stages that the interpreter evaluates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Interpretable {
    /// What the type checker says.
    #[default]
    Kina,
    /// The same without reverse mode, and canonicalised.
    Grad,
}

/// Compare a compiled gradient with central differences.
#[derive(Args, Debug)]
#[command(after_help = GRAD_CHECK_EXAMPLES)]
pub(super) struct GradCheck {
    #[command(flatten)]
    pub input: Input,
    /// The function, exported or not; may be left out when only one is exported.
    #[arg(long = "fn", value_name = "NAME")]
    pub function: Option<String>,
    /// Inputs: a file, or the range of random values.
    #[arg(value_name = "NAME=FILE.npy|NAME=LOW..HIGH")]
    pub arguments: Vec<String>,
    /// Parameters, records or paths in them (default: every floating one).
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    pub wrt: Vec<String>,
    /// The seed of the random inputs, samples and directions.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Elements of a parameter that are checked; of larger ones a random
    /// choice, and two random directions in all elements.
    #[arg(long, value_name = "COUNT", default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..))]
    pub samples: u64,
    /// The step of the differences, relative to elements beyond 1.
    #[arg(long, value_name = "STEP", default_value_t = 6e-6, value_parser = step)]
    pub epsilon: f64,
    /// The relative tolerance.
    #[arg(long, value_name = "FACTOR", value_parser = not_negative)]
    pub rtol: Option<f64>,
    /// The absolute tolerance.
    #[arg(long, value_name = "DIFFERENCE", value_parser = not_negative)]
    pub atol: Option<f64>,
    #[command(flatten)]
    pub target: Target,
}

/// A step that changes F64 numbers near 1, and stays near.
fn step(text: &str) -> std::result::Result<f64, String> {
    match text.parse::<f64>() {
        Ok(step) if (1e-12..=0.1).contains(&step) => Ok(step),
        _ => Err("expected a number from 1e-12 to 0.1".to_owned()),
    }
}

fn not_negative(text: &str) -> std::result::Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number.is_finite() && number >= 0.0 => Ok(number),
        _ => Err("expected a finite number, at least 0".to_owned()),
    }
}

/// Explain an error or warning by its code.
#[derive(Args, Debug)]
pub(super) struct Explain {
    /// The code, such as E0101; all of them when left out.
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
}

impl Arguments {
    /// The options of the session.
    pub fn options(&self) -> Result<Options> {
        let (input, target, triple) = match &self.command {
            Command::Explain(_) => return Ok(Options::default()),
            Command::Build(build) => (&build.input, Some(&build.target_options), build.target.clone()),
            Command::Check(check) => (&check.input, None, None),
            Command::Run(run) => (&run.call.input, Some(&run.target), None),
            Command::Interpret(interpret) => (&interpret.call.input, None, None),
            Command::GradCheck(check) => (&check.input, Some(&check.target), None),
        };
        let level = target.and_then(|target| OptimizationLevel::new(target.optimization));
        Ok(Options {
            optimization: level.unwrap_or_default(),
            triple,
            cpu: target.and_then(|target| target.cpu.clone()),
            linker: target.and_then(|target| target.linker.clone()),
            defines: parse_defines(&input.defines)?,
            print_ir_after_all: self.global.print_ir_after_all,
            pass_timing: self.global.timing,
        })
    }
}

fn parse_defines(defines: &[String]) -> Result<Vec<(String, Override)>> {
    defines
        .iter()
        .map(|define| {
            let invalid = || {
                Failure::new(
                    Code::InvalidOption,
                    format!("`-D {define}` does not define a constant: expected NAME=NUMBER, such as `-D N=16`"),
                )
            };
            let (name, value) = define.split_once('=').ok_or_else(invalid)?;
            let value = Override::parse(value.trim()).ok_or_else(invalid)?;
            match name.trim() {
                "" => Err(invalid()),
                name => Ok((name.to_owned(), value)),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn attached_and_separate_values_are_read() {
        let arguments = Arguments::parse_from(["kinac", "build", "a.kina", "-oa.so", "-O0", "-DN=-4", "--timing"]);
        let options = arguments.options().unwrap();
        assert_eq!(options.optimization.number(), 0);
        assert_eq!(options.defines, [("N".to_owned(), Override::Integer(-4))]);
        assert!(options.pass_timing);
    }

    #[test]
    fn malformed_defines_are_refused() {
        for define in ["N", "N=", "=3", "N=1.5x", "N=inf", "N=--1.0"] {
            assert!(parse_defines(&[define.to_owned()]).is_err(), "{define}");
        }
    }
}
