//! Integer arithmetic, on `i64` whatever the dtype; results are wrapped to the
//! dtype's width afterwards.

use crate::dtype::DType;

/// The width in bits of an integer dtype.
const fn width(dtype: DType) -> u32 {
    match dtype {
        DType::I4 => 4,
        DType::I8 => 8,
        DType::I16 => 16,
        DType::I32 => 32,
        _ => 64,
    }
}

/// `value` modulo 2^width, as a signed number.
pub const fn wrap(dtype: DType, value: i64) -> i64 {
    let unused = i64::BITS - width(dtype);
    value << unused >> unused
}

/// The smallest value of an integer dtype.
pub const fn least(dtype: DType) -> i64 {
    i64::MIN >> (i64::BITS - width(dtype))
}

/// The largest value of an integer dtype.
pub const fn greatest(dtype: DType) -> i64 {
    !least(dtype)
}

/// The truncated quotient; -1 for a zero divisor.
pub const fn divide(dividend: i64, divisor: i64) -> i64 {
    if divisor == 0 {
        -1
    } else {
        dividend.wrapping_div(divisor)
    }
}

/// The remainder of the truncated quotient; the dividend for a zero divisor.
pub const fn remainder(dividend: i64, divisor: i64) -> i64 {
    if divisor == 0 {
        dividend
    } else {
        dividend.wrapping_rem(divisor)
    }
}
