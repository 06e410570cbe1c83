//! From the LLVM dialect to object code.
