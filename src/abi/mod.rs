//! The C ABI of a compiled library: signatures, symbols, header and manifest.

pub mod header;
mod identifiers;
pub mod interface;
pub mod manifest;
pub mod signature;
pub mod status;
pub mod symbols;
