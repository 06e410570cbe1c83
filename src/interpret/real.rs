//! What the operations need of F32 and F64, the two dtypes in which floats are
//! computed.

use std::ops::{Add, Div, Mul};

/// F32 or F64.
pub trait Real: Copy + PartialOrd + Add<Output = Self> + Mul<Output = Self> + Div<Output = Self> {
    /// The identity of the sum.
    const NEGATIVE_ZERO: Self;
    /// The identity of the product.
    const ONE: Self;
    /// The opposite of one.
    const MINUS_ONE: Self;
    /// The comparison's zero.
    const ZERO: Self;

    /// A number of elements, rounded.
    fn from_count(count: usize) -> Self;
    /// Whether the sign bit is set.
    fn is_negative(self) -> bool;
    /// `self * factor + summand`, rounded once.
    fn fused_multiply_add(self, factor: Self, summand: Self) -> Self;
}

macro_rules! real {
    ($float:ident) => {
        impl Real for $float {
            const NEGATIVE_ZERO: Self = -0.0;
            const ONE: Self = 1.0;
            const MINUS_ONE: Self = -1.0;
            const ZERO: Self = 0.0;

            fn from_count(count: usize) -> Self {
                count as Self
            }

            fn is_negative(self) -> bool {
                self.is_sign_negative()
            }

            fn fused_multiply_add(self, factor: Self, summand: Self) -> Self {
                self.mul_add(factor, summand)
            }
        }
    };
}

real!(f32);
real!(f64);

/// Whether `x` is NaN.
#[expect(clippy::eq_op, reason = "only NaN differs from itself")]
fn is_nan<R: Real>(x: R) -> bool {
    x != x
}

/// The larger one; NaN if either is; -0 < +0.
pub fn maximum<R: Real>(x: R, y: R) -> R {
    if is_nan(x) || x > y || (x == y && y.is_negative()) {
        x
    } else {
        y
    }
}

/// The smaller one; NaN if either is; -0 < +0.
pub fn minimum<R: Real>(x: R, y: R) -> R {
    if is_nan(x) || x < y || (x == y && x.is_negative()) {
        x
    } else {
        y
    }
}

/// -1 or 1; zeros and NaN stay.
pub fn sign<R: Real>(x: R) -> R {
    if x > R::ZERO {
        R::ONE
    } else if x < R::ZERO {
        R::MINUS_ONE
    } else {
        x
    }
}
