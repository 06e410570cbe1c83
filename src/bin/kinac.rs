//! The Kina compiler.

fn main() {}
