//! The command line.

use super::{checkpoint::Plan, model::Compiler, preset::Preset};
use clap::{Args, Parser, Subcommand};
use std::{env, path::PathBuf};

/// A small language model, trained and sampled by code that Kina compiled.
#[derive(Debug, Parser)]
#[command(name = "storylm", version)]
pub struct Arguments {
    #[command(flatten)]
    compile: Compile,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Args, Debug)]
struct Compile {
    /// Folder that keeps compiled models
    #[arg(long, global = true, value_name = "DIR")]
    cache: Option<PathBuf>,
    /// CPU to compile for; results do not depend on it
    #[arg(long, global = true, default_value = "native")]
    cpu: String,
}

impl Arguments {
    /// Where compiled models come from.
    pub fn compiler(&self) -> Compiler {
        let cache = self.compile.cache.clone();
        Compiler {
            cache: cache.unwrap_or_else(default_cache),
            cpu: self.compile.cpu.clone(),
        }
    }
}

fn default_cache() -> PathBuf {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("XDG_CACHE_HOME")
        .or_else(|| Some(folder("HOME")?.join(".cache")))
        .unwrap_or_else(env::temp_dir)
        .join("kina/storylm")
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Train a model on a text
    Train(Train),
    /// Continue a prompt with a trained model
    Generate(Generate),
    /// Measure the loss of a trained model on held-out text
    Eval(Eval),
}

/// Arguments of `train`.
#[derive(Args, Debug)]
pub struct Train {
    /// Folder for the checkpoint and the loss curve
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// UTF-8 text to learn from; by default, stories from a built-in grammar
    #[arg(long, value_name = "FILE")]
    pub text: Option<PathBuf>,
    /// Sizes of the model
    #[arg(long, value_enum, default_value = "tiny")]
    pub preset: Preset,
    /// Learn a vocabulary by byte-pair encoding instead of using bytes
    #[arg(long)]
    pub bpe: bool,
    /// Seed of parameters, data order and the built-in stories
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Length of the run
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..1 << 40))]
    pub steps: u64,
    /// Steps in which the learning rate rises; a tenth of the run by default
    #[arg(long)]
    pub warmup: Option<u64>,
    /// Largest learning rate
    #[arg(long, default_value_t = 3e-3)]
    pub rate: f32,
    /// Stop and save after this step; the schedule still spans --steps
    #[arg(long, value_name = "STEP")]
    pub until: Option<u64>,
    /// Continue from the checkpoint in the folder
    #[arg(long, conflicts_with = "force")]
    pub resume: bool,
    /// Replace the checkpoint in the folder
    #[arg(long)]
    pub force: bool,
    /// Steps between two checkpoints
    #[arg(long, default_value_t = 100, value_name = "STEPS", value_parser = clap::value_parser!(u64).range(1..))]
    pub save_every: u64,
    /// Steps between two measurements of the validation loss
    #[arg(long, default_value_t = 50, value_name = "STEPS", value_parser = clap::value_parser!(u64).range(1..))]
    pub validate_every: u64,
    /// Batches of a measurement
    #[arg(long, default_value_t = 4, value_name = "COUNT", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..))]
    pub validation_batches: usize,
}

impl Train {
    /// What the run is a function of.
    pub fn plan(&self, text: String) -> Plan {
        Plan {
            preset: self.preset,
            seed: self.seed,
            steps: self.steps,
            warmup: self.warmup.unwrap_or(self.steps / 10),
            rate: self.rate,
            text,
        }
    }
}

/// Arguments of `generate`.
#[derive(Args, Debug)]
pub struct Generate {
    /// Folder of a run, or a checkpoint
    #[arg(value_name = "RUN")]
    pub run: PathBuf,
    /// Text that the story begins with
    #[arg(long, default_value = "", hide_default_value = true)]
    pub prompt: String,
    /// 0 takes the most likely token; larger is more varied
    #[arg(long, default_value_t = 0.8, value_parser = temperature)]
    pub temperature: f32,
    /// Seed of the first text; the next ones count up
    #[arg(long, default_value_t = 1)]
    pub seed: i64,
    /// Number of texts
    #[arg(long, default_value_t = 1)]
    pub count: u32,
    /// Do not stop at a blank line
    #[arg(long)]
    pub whole: bool,
    /// One call a token instead of one compiled loop; gives the same text
    #[arg(long)]
    pub stepwise: bool,
}

/// Arguments of `eval`.
#[derive(Args, Debug)]
pub struct Eval {
    /// Folder of a run, or a checkpoint
    #[arg(value_name = "RUN")]
    pub run: PathBuf,
    /// UTF-8 text, the last tenth of which is measured; by default, the built-in stories
    #[arg(long, value_name = "FILE")]
    pub text: Option<PathBuf>,
    /// Batches to measure
    #[arg(long, default_value_t = 16, value_name = "COUNT", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..))]
    pub batches: usize,
}

fn temperature(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(value) if value >= 0.0 && value.is_finite() => Ok(value),
        Ok(_) => Err("a temperature is at least 0 and finite".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use clap::{CommandFactory, Parser};

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn nonsense_is_refused() {
        for line in [
            "train",
            "train --out x --steps 0",
            "generate x --temperature -1",
            "generate x --temperature nan",
        ] {
            let words = std::iter::once("storylm").chain(line.split(' '));
            assert!(Arguments::try_parse_from(words).is_err(), "{line}");
        }
    }
}
