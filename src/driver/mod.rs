//! The sequence of the compiler's stages, from source text to artifacts.
