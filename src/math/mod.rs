//! Kina's own elementary functions, defined once over a trait of floating operations.
