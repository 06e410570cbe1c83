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
//!
//! The documentation of each function states a bound of its error and what
//! `scripts/check-math` measures, over 2^17 samples unless said otherwise.

mod coefficients;
mod cos;
mod double;
mod erf;
mod exp;
mod exp2;
mod expm1;
mod format;
mod ir;
mod log;
mod log1p;
mod log2;
mod ops;
mod pow;
mod quadrant;
mod rounding;
mod rsqrt;
mod scalar;
mod sigmoid;
mod sin;
mod tanh;
mod threefry;

pub use cos::{cos_f32, cos_f64};
pub use erf::{erf_f32, erf_f64};
pub use exp::{exp_f32, exp_f64};
pub use expm1::{expm1_f32, expm1_f64};
pub use format::{FloatFormat, integer_to_f64};
pub use ir::{IrBuilder, IrValue};
pub use log::{log_f32, log_f64};
pub use log1p::{log1p_f32, log1p_f64};
pub use ops::{BoolOps, FloatOps, IntOps, NarrowFloatOps, WideFloatOps};
pub use pow::{pow_f32, pow_f64};
pub use rounding::{ceil_f32, ceil_f64, floor_f32, floor_f64, round_f32, round_f64};
pub use rsqrt::{rsqrt_f32, rsqrt_f64};
pub use sigmoid::{sigmoid_f32, sigmoid_f64};
pub use sin::{sin_f32, sin_f64};
pub use tanh::{tanh_f32, tanh_f64};
pub use threefry::{threefry, uniform_precision};
