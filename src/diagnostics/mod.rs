//! Errors and warnings of the compiler, and how they are shown.
