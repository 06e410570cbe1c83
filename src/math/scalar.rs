//! Elementary functions over plain Rust numbers: they compute.

use super::ops::{BoolOps, FloatOps, IntOps, NarrowFloatOps};

impl BoolOps for bool {}

macro_rules! scalar_ops {
    ($float:ident, $int:ident, $unsigned:ident) => {
        impl IntOps for std::num::Wrapping<$int> {
            type Host = $int;
            type Bool = bool;

            fn constant(self, value: $int) -> Self {
                Self(value)
            }

            fn shift_left<const AMOUNT: u32>(self) -> Self {
                Self(self.0 << AMOUNT)
            }

            fn shift_right<const AMOUNT: u32>(self) -> Self {
                Self((self.0 as $unsigned >> AMOUNT) as $int)
            }

            fn equal(self, other: Self) -> bool {
                self == other
            }

            fn less(self, other: Self) -> bool {
                self < other
            }

            fn select(condition: bool, on_true: Self, on_false: Self) -> Self {
                if condition { on_true } else { on_false }
            }
        }

        impl FloatOps for $float {
            type Host = $float;
            type Int = std::num::Wrapping<$int>;
            type Bool = bool;

            fn constant(self, value: $float) -> Self {
                value
            }

            fn fma(self, factor: Self, addend: Self) -> Self {
                self.mul_add(factor, addend)
            }

            fn abs(self) -> Self {
                $float::abs(self)
            }

            fn copysign(self, sign: Self) -> Self {
                $float::copysign(self, sign)
            }

            fn sqrt(self) -> Self {
                $float::sqrt(self)
            }

            fn floor(self) -> Self {
                $float::floor(self)
            }

            fn ceil(self) -> Self {
                $float::ceil(self)
            }

            fn round_even(self) -> Self {
                $float::round_ties_even(self)
            }

            fn equal(self, other: Self) -> bool {
                self == other
            }

            fn less(self, other: Self) -> bool {
                self < other
            }

            fn less_equal(self, other: Self) -> bool {
                self <= other
            }

            fn is_nan(self) -> bool {
                $float::is_nan(self)
            }

            fn select(condition: bool, on_true: Self, on_false: Self) -> Self {
                if condition { on_true } else { on_false }
            }

            fn to_bits(self) -> Self::Int {
                std::num::Wrapping($float::to_bits(self) as $int)
            }

            fn from_bits(bits: Self::Int) -> Self {
                $float::from_bits(bits.0 as $unsigned)
            }
        }
    };
}

scalar_ops!(f32, i32, u32);
scalar_ops!(f64, i64, u64);

impl NarrowFloatOps for f32 {
    type Wide = f64;

    fn widen(self) -> f64 {
        f64::from(self)
    }

    fn narrow(wide: f64) -> Self {
        wide as Self
    }
}
