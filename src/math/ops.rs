//! The operations of which elementary functions are made.

use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Sub};

/// A truth value.
pub trait BoolOps:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
}

/// A 32- or 64-bit integer, as wide as the float whose bits it holds.
///
/// Arithmetic wraps. Shift amounts are constants, so they are always in range.
pub trait IntOps:
    Copy + Add<Output = Self> + Sub<Output = Self> + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self>
{
    /// The Rust integer of this width.
    type Host: Copy;
    /// What comparisons give.
    type Bool: BoolOps;

    /// The constant `value`.
    fn constant(self, value: Self::Host) -> Self;
    /// Shift towards the high bits; zeros enter.
    fn shift_left<const AMOUNT: u32>(self) -> Self;
    /// Shift towards the low bits; zeros enter.
    fn shift_right<const AMOUNT: u32>(self) -> Self;
    /// Whether both are equal.
    fn equal(self, other: Self) -> Self::Bool;
    /// Whether `self` is less, both read as signed.
    fn less(self, other: Self) -> Self::Bool;
    /// `on_true` where `condition` holds, else `on_false`.
    fn select(condition: Self::Bool, on_true: Self, on_false: Self) -> Self;
}

/// An F32 or F64 value.
///
/// Every operation rounds once, to nearest even, keeps subnormals and is never
/// contracted with another. Comparisons with NaN are false.
pub trait FloatOps:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Neg<Output = Self>
{
    /// The Rust float of this width.
    type Host: Copy;
    /// The integer that holds the bits.
    type Int: IntOps<Bool = Self::Bool>;
    /// What comparisons give.
    type Bool: BoolOps;

    /// The constant `value`, exactly.
    fn constant(self, value: Self::Host) -> Self;
    /// `self * factor + addend`, rounded once.
    fn fma(self, factor: Self, addend: Self) -> Self;
    /// The value without its sign; exact also for NaN.
    fn abs(self) -> Self;
    /// The magnitude of `self` with the sign of `sign`.
    fn copysign(self, sign: Self) -> Self;
    /// The square root, correctly rounded.
    fn sqrt(self) -> Self;
    /// The largest integer that is not above; a zero keeps the sign of `self`.
    fn floor(self) -> Self;
    /// The smallest integer that is not below; a zero keeps the sign of `self`.
    fn ceil(self) -> Self;
    /// The nearest integer, the even one of two; a zero keeps the sign of
    /// `self`.
    fn round_even(self) -> Self;
    /// Whether both are equal; zeros of either sign are.
    fn equal(self, other: Self) -> Self::Bool;
    /// Whether `self` is less.
    fn less(self, other: Self) -> Self::Bool;
    /// Whether `self` is less or equal.
    fn less_equal(self, other: Self) -> Self::Bool;
    /// Whether the value is NaN.
    fn is_nan(self) -> Self::Bool;
    /// `on_true` where `condition` holds, else `on_false`, bit for bit.
    fn select(condition: Self::Bool, on_true: Self, on_false: Self) -> Self;
    /// The bit pattern.
    fn to_bits(self) -> Self::Int;
    /// The value with this bit pattern.
    fn from_bits(bits: Self::Int) -> Self;
}

/// An F64 value.
pub trait WideFloatOps: FloatOps<Host = f64, Int: IntOps<Host = i64>> {}

impl<F: FloatOps<Host = f64, Int: IntOps<Host = i64>>> WideFloatOps for F {}

/// An F32 value, which can be computed on in F64.
pub trait NarrowFloatOps: FloatOps<Host = f32, Int: IntOps<Host = i32>> {
    /// The F64 value beside it.
    type Wide: WideFloatOps + FloatOps<Bool = Self::Bool>;

    /// The same value in F64; exact.
    fn widen(self) -> Self::Wide;
    /// `wide` rounded once to F32.
    fn narrow(wide: Self::Wide) -> Self;
}
