//! The C ABI of a compiled library: signatures, header and manifest.

pub mod signature;
