//! Elementary functions, each defined once.
//!
//! A function here is generic over [`FloatOps`]. With plain `f32` and `f64` it
//! computes (the interpreter); with the values of an [`IrBuilder`] the same
//! text emits `arith` and `math` operations (the lowering). Both therefore give
//! the same bits by construction.
//!
//! The functions are straight-line: they choose with `select`, never with a
//! branch, so that they vectorise. Both sides of a select are evaluated, hence
//! every intermediate operation is defined for every input: shift amounts are
//! constants and no float is converted to an integer by value. Only operations
//! with one IEEE 754 result are used; none becomes a call to a library.

mod coefficients;
mod double;
mod exp2;
mod ir;
mod log2;
mod ops;
mod pow;
mod scalar;

pub use ir::{IrBuilder, IrValue};
pub use ops::{BoolOps, FloatOps, IntOps, NarrowFloatOps, WideFloatOps};
pub use pow::{pow_f32, pow_f64};
