//! Sizes of the model.

use super::compile::Program;
use clap::ValueEnum;
use serde::{Deserialize, Serialize};

const SOURCE: &str = include_str!("storylm.kina");

/// A set of sizes with a name.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ValueEnum)]
pub enum Preset {
    /// A model that can be followed by hand: four positions, eight tokens.
    Storylm0,
    /// About a million parameters over bytes.
    Tiny,
    /// Fifteen million parameters over a vocabulary of 32,000.
    #[value(name = "15m")]
    #[serde(rename = "15m")]
    M15,
}

/// The constants of the program that a preset sets.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Sequences in a training batch.
    pub batch: i64,
    /// Positions in a sequence.
    pub length: i64,
    /// Tokens in the vocabulary.
    pub vocabulary: i64,
    /// Width of the residual stream.
    pub width: i64,
    /// Attention heads.
    pub heads: i64,
    /// Layers.
    pub layers: i64,
    /// Width inside the MLP.
    pub hidden: i64,
}

impl Preset {
    /// The sizes.
    pub const fn sizes(self) -> Sizes {
        let [batch, length, vocabulary, width, heads, layers, hidden] = match self {
            Self::Storylm0 => [1, 4, 8, 4, 2, 1, 8],
            Self::Tiny => [4, 256, 256, 128, 4, 4, 384],
            Self::M15 => [1, 256, 32_000, 288, 6, 6, 768],
        };
        Sizes {
            batch,
            length,
            vocabulary,
            width,
            heads,
            layers,
            hidden,
        }
    }

    /// The program with these sizes, for this CPU.
    pub fn program(self, cpu: &str) -> Program {
        let sizes = self.sizes();
        let defines = [
            ("BATCH", sizes.batch),
            ("LENGTH", sizes.length),
            ("VOCABULARY", sizes.vocabulary),
            ("WIDTH", sizes.width),
            ("HEADS", sizes.heads),
            ("LAYERS", sizes.layers),
            ("HIDDEN", sizes.hidden),
        ];
        Program {
            name: format!("storylm-{}", self.name()),
            source: SOURCE.to_owned(),
            defines: defines.map(|(name, value)| (name.to_owned(), value)).to_vec(),
            cpu: cpu.to_owned(),
        }
    }

    /// The name on the command line.
    pub fn name(self) -> String {
        self.to_possible_value()
            .map_or_else(String::new, |value| value.get_name().to_owned())
    }
}
