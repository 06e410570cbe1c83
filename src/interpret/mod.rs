//! Evaluation of kina modules in plain scalar Rust: the executable form of the dialect reference.
