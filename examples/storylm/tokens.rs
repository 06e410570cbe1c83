//! Text to tokens and back.

use super::stories::SEPARATOR;
use anyhow::{Result, anyhow, ensure};
use serde::{Deserialize, Serialize};
use tokenizers::{
    AddedToken, Tokenizer as Bpe,
    models::{TrainerWrapper, bpe},
    pre_tokenizers::byte_level::ByteLevel,
};

/// How text becomes tokens.
#[derive(Clone)]
pub enum Tokenizer {
    /// A token is a byte.
    Bytes,
    /// A token is a byte of the corpus, numbered in their order: for models with
    /// fewer than 256 tokens.
    Alphabet(Vec<u8>),
    /// Byte-pair encoding, learned from the corpus.
    Bpe(Box<Bpe>),
}

/// A tokenizer as it is stored in a checkpoint.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum StoredTokenizer {
    /// A token is a byte.
    Bytes,
    /// A token is one of these bytes.
    Alphabet(Vec<u8>),
    /// The JSON of the `tokenizers` library.
    Bpe(String),
}

impl Tokenizer {
    /// Bytes, or the bytes of `text` where `vocabulary` has no room for all.
    pub fn bytes(text: &str, vocabulary: usize) -> Self {
        if vocabulary >= 256 {
            return Self::Bytes;
        }
        let mut alphabet = text.bytes().collect::<Vec<_>>();
        alphabet.sort_unstable();
        alphabet.dedup();
        Self::Alphabet(alphabet)
    }

    /// Learns byte-pair encoding with at most `vocabulary` tokens from `text`.
    pub fn learn(text: &str, vocabulary: usize) -> Result<Self> {
        let mut tokenizer = Bpe::new(bpe::BPE::default());
        tokenizer.with_pre_tokenizer(Some(ByteLevel::new(false, true, true)));
        tokenizer.with_decoder(Some(ByteLevel::default()));
        let trainer = bpe::BpeTrainer::builder()
            .show_progress(false)
            .vocab_size(vocabulary)
            .initial_alphabet(ByteLevel::alphabet().into_iter().collect())
            .special_tokens(Vec::<AddedToken>::new())
            .build();
        tokenizer
            .train(&mut TrainerWrapper::from(trainer), text.split_inclusive('\n'))
            .map_err(|error| anyhow!("the vocabulary cannot be learned: {error}"))?;
        Ok(Self::Bpe(Box::new(tokenizer)))
    }

    /// Number of different tokens.
    pub fn vocabulary(&self) -> usize {
        match self {
            Self::Bytes => 256,
            Self::Alphabet(bytes) => bytes.len(),
            Self::Bpe(tokenizer) => tokenizer.get_vocab_size(true),
        }
    }

    /// The token that a story begins behind: the last one of the blank line between
    /// two. One alone, because the model tells positions from their distance only:
    /// behind two equal tokens it cannot know whether there was one.
    pub fn beginning(&self) -> Option<u32> {
        self.encode(SEPARATOR).ok()?.pop()
    }

    /// The tokens of `text`.
    pub fn encode(&self, text: &str) -> Result<Vec<u32>> {
        match self {
            Self::Bytes => Ok(text.bytes().map(u32::from).collect()),
            Self::Alphabet(alphabet) => text
                .bytes()
                .map(|byte| {
                    let found = alphabet.binary_search(&byte);
                    let letter = char::from(byte);
                    let token = found.map_err(|_| anyhow!("the model has no token for {letter:?}"))?;
                    Ok(u32::try_from(token)?)
                })
                .collect(),
            Self::Bpe(tokenizer) => {
                let mut tokens = Vec::new();
                for line in text.split_inclusive('\n') {
                    let encoding = tokenizer
                        .encode_fast(line, false)
                        .map_err(|error| anyhow!("the text cannot be encoded: {error}"))?;
                    tokens.extend_from_slice(encoding.get_ids());
                }
                Ok(tokens)
            }
        }
    }

    /// The text of `tokens`.
    pub fn decode(&self, tokens: &[i64]) -> Result<String> {
        let tokens = tokens
            .iter()
            .map(|&token| u32::try_from(token))
            .collect::<Result<Vec<_>, _>>()?;
        match self {
            Self::Bytes => {
                let bytes = tokens.into_iter().map(u8::try_from).collect::<Result<Vec<_>, _>>()?;
                Ok(String::from_utf8_lossy(&bytes).into_owned())
            }
            Self::Alphabet(alphabet) => {
                let bytes = tokens.into_iter().map(|token| alphabet.get(token as usize).copied());
                let bytes = bytes.map(|byte| byte.unwrap_or(b'?')).collect::<Vec<_>>();
                Ok(String::from_utf8_lossy(&bytes).into_owned())
            }
            Self::Bpe(tokenizer) => tokenizer
                .decode(&tokens, false)
                .map_err(|error| anyhow!("the tokens cannot be decoded: {error}")),
        }
    }

    /// What a checkpoint keeps.
    pub fn store(&self) -> Result<StoredTokenizer> {
        Ok(match self {
            Self::Bytes => StoredTokenizer::Bytes,
            Self::Alphabet(bytes) => StoredTokenizer::Alphabet(bytes.clone()),
            Self::Bpe(tokenizer) => {
                let json = tokenizer.to_string(false).map_err(|error| anyhow!("{error}"))?;
                StoredTokenizer::Bpe(json)
            }
        })
    }

    /// What a checkpoint kept.
    pub fn restore(stored: &StoredTokenizer) -> Result<Self> {
        Ok(match stored {
            StoredTokenizer::Bytes => Self::Bytes,
            StoredTokenizer::Alphabet(bytes) => Self::Alphabet(bytes.clone()),
            StoredTokenizer::Bpe(json) => {
                let tokenizer = json
                    .parse::<Bpe>()
                    .map_err(|error| anyhow!("the checkpoint's tokenizer cannot be read: {error}"))?;
                Self::Bpe(Box::new(tokenizer))
            }
        })
    }

    /// Refuses a model whose vocabulary is too small.
    pub fn check(&self, vocabulary: usize) -> Result<()> {
        let needed = self.vocabulary();
        ensure!(
            needed <= vocabulary,
            "the text has {needed} different tokens, but the model only {vocabulary}: choose a larger preset"
        );
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Tokenizer;
    use crate::stories;

    fn integers(tokens: &[u32]) -> Vec<i64> {
        tokens.iter().copied().map(i64::from).collect()
    }

    #[test]
    fn bytes_are_their_own_tokens() {
        let tokens = Tokenizer::Bytes.encode("ä\n").unwrap();
        assert_eq!(tokens, [0xc3, 0xa4, 0x0a]);
        assert_eq!(Tokenizer::Bytes.decode(&integers(&tokens)).unwrap(), "ä\n");
        assert!(Tokenizer::Bytes.decode(&[256]).is_err());
        assert!(Tokenizer::Bytes.check(255).is_err());
    }

    #[test]
    fn a_small_vocabulary_has_the_bytes_of_the_text() {
        let tokenizer = Tokenizer::bytes("abba cab", 8);
        let tokens = tokenizer.encode("cab a").unwrap();
        assert_eq!(tokens, [3, 1, 2, 0, 1]);
        assert_eq!(tokenizer.decode(&integers(&tokens)).unwrap(), "cab a");
        assert!(
            tokenizer
                .encode("d")
                .unwrap_err()
                .to_string()
                .contains("no token for 'd'")
        );
        assert!(tokenizer.check(4).is_ok() && tokenizer.check(3).is_err());
        assert!(matches!(Tokenizer::bytes("abba", 256), Tokenizer::Bytes));
    }

    #[test]
    fn learned_pairs_shorten_text_and_survive_storage() {
        let text = stories::corpus(1, 200);
        let tokenizer = Tokenizer::learn(&text, 500).unwrap();
        assert_eq!(tokenizer.vocabulary(), 500);
        let tokens = tokenizer.encode(&text).unwrap();
        assert!(tokens.len() * 2 < text.len());
        let stored = tokenizer.store().unwrap();
        let restored = Tokenizer::restore(&stored).unwrap();
        assert_eq!(restored.encode(&text).unwrap(), tokens);
        assert_eq!(restored.decode(&integers(&tokens)).unwrap(), text);
        assert_eq!(Tokenizer::learn(&text, 500).unwrap().store().unwrap(), stored);
    }
}
