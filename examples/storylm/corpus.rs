//! The training and validation data.

use super::{random::Stream, stories, tensor::Tensor, tokens::Tokenizer};
use anyhow::{Context, Result, ensure};
use std::{fs, path::Path};

/// The part of a corpus that is kept for validation: one in this many tokens.
const VALIDATION_SHARE: usize = 10;

/// The stream of random numbers that orders the training data.
const ORDER: u64 = 1 << 40;

/// Inputs of a step: tokens, and for each the one that follows.
pub struct Batch {
    /// `I64 [batch, length]`.
    pub tokens: Tensor,
    /// `I64 [batch, length]`.
    pub targets: Tensor,
}

/// A tokenised text, cut into training and validation data.
pub struct Corpus {
    tokens: Vec<u32>,
    /// Where the validation data begins.
    split: usize,
    /// The last token of each blank line in the training data that has room for a
    /// sequence behind.
    beginnings: Vec<usize>,
    /// Bytes a token stands for, on average.
    pub bytes_per_token: f64,
}

/// Reads `path`, or makes stories.
pub fn text(path: Option<&Path>, seed: u64) -> Result<String> {
    match path {
        None => Ok(stories::corpus(seed, stories::COUNT)),
        Some(path) => {
            let bytes = fs::read(path).with_context(|| format!("cannot read `{}`", path.display()))?;
            String::from_utf8(bytes).with_context(|| format!("`{}` is not UTF-8 text", path.display()))
        }
    }
}

impl Corpus {
    /// Tokenises `text` for sequences of `length` tokens.
    pub fn new(text: &str, tokenizer: &Tokenizer, length: usize) -> Result<Self> {
        let mut tokens = Vec::new();
        let mut beginnings = Vec::new();
        for (index, part) in text.split(stories::SEPARATOR).enumerate() {
            if index > 0 {
                tokens.extend(tokenizer.encode(stories::SEPARATOR)?);
                beginnings.push(tokens.len() - 1);
            }
            tokens.extend(tokenizer.encode(part)?);
        }
        let split = tokens.len() - tokens.len() / VALIDATION_SHARE;
        let shortest = split.min(tokens.len() - split);
        ensure!(
            shortest > length,
            "the text is too short: {} tokens, but {VALIDATION_SHARE} sequences of {} are needed",
            tokens.len(),
            length + 1
        );
        let bytes_per_token = text.len() as f64 / tokens.len() as f64;
        beginnings.retain(|start| start + length < split);
        Ok(Self {
            tokens,
            split,
            beginnings,
            bytes_per_token,
        })
    }

    /// Tokens to learn from.
    pub fn training_tokens(&self) -> usize {
        self.split
    }

    /// The batch of training step `step`: a function of `seed` and `step` alone.
    /// Half of its sequences begin anywhere, half with a story, so that the model
    /// learns to begin as well as to go on.
    pub fn batch(&self, seed: u64, step: u64, size: usize, length: usize) -> Result<Batch> {
        let mut random = Stream::new(seed, ORDER + step);
        let starts = (0..size)
            .map(|_| match (random.below(2), self.beginnings.len()) {
                (1, count @ 1..) => self.beginnings[random.below(count)],
                _ => random.below(self.split - length),
            })
            .collect::<Vec<_>>();
        self.cut(&starts, length)
    }

    /// At most `count` batches of the validation data, in order.
    pub fn validation(&self, count: usize, size: usize, length: usize) -> Result<Vec<Batch>> {
        let windows = (self.tokens.len() - self.split - 1) / length;
        let starts = (0..windows)
            .map(|index| self.split + index * length)
            .collect::<Vec<_>>();
        // A text of less than one batch is repeated, so that there is one.
        let needed = starts.len().max(size);
        let starts = starts.iter().copied().cycle().take(needed).collect::<Vec<_>>();
        starts
            .chunks_exact(size)
            .take(count)
            .map(|starts| self.cut(starts, length))
            .collect()
    }

    fn cut(&self, starts: &[usize], length: usize) -> Result<Batch> {
        let shape = [starts.len(), length];
        let window = |offset: usize| {
            let values = starts
                .iter()
                .flat_map(|start| &self.tokens[start + offset..start + offset + length])
                .map(|&token| i64::from(token))
                .collect::<Vec<_>>();
            Tensor::integers(&shape, &values)
        };
        Ok(Batch {
            tokens: window(0)?,
            targets: window(1)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Corpus;
    use crate::tokens::Tokenizer;

    fn corpus() -> Corpus {
        let text = (0..400)
            .map(|index| char::from(b'a' + (index % 26) as u8))
            .collect::<String>();
        Corpus::new(&text, &Tokenizer::Bytes, 16).unwrap()
    }

    #[test]
    fn targets_follow_tokens() {
        let batch = corpus().batch(1, 2, 3, 16).unwrap();
        let (tokens, targets) = (
            batch.tokens.to_integers().unwrap(),
            batch.targets.to_integers().unwrap(),
        );
        assert_eq!(batch.tokens.port.shape, [3, 16]);
        for (token, target) in tokens.iter().zip(&targets) {
            assert_eq!((token - 97 + 1) % 26, target - 97);
        }
    }

    #[test]
    fn a_batch_is_a_function_of_seed_and_step() {
        let draw = |seed, step| corpus().batch(seed, step, 3, 16).unwrap().tokens;
        assert_eq!(draw(1, 2), draw(1, 2));
        assert_ne!(draw(1, 2), draw(1, 3));
        assert_ne!(draw(1, 2), draw(2, 2));
    }

    #[test]
    fn half_of_the_sequences_begin_with_a_story() {
        let corpus = Corpus::new(&"Once.\n\n".repeat(90), &Tokenizer::Bytes, 16).unwrap();
        let tokens = corpus.batch(1, 1, 64, 16).unwrap().tokens.to_integers().unwrap();
        let first = tokens.chunks(16).filter(|row| row[0] == 10 && row[1] == 79).count();
        assert!((25..55).contains(&first), "{first} of 64");
    }

    #[test]
    fn validation_is_in_order_and_fills_a_batch() {
        let batches = corpus().validation(9, 1, 16).unwrap();
        assert_eq!(batches.len(), 2);
        assert_eq!(corpus().validation(9, 4, 16).unwrap().len(), 1);
    }

    #[test]
    fn a_short_text_is_refused() {
        let error = Corpus::new("short", &Tokenizer::Bytes, 16).err().unwrap();
        assert!(error.to_string().contains("too short"), "{error}");
    }
}
