//! Tokens and syntax trees of the language.
