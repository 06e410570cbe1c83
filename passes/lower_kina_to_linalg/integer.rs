//! Integer operations whose corner cases arith leaves undefined.

use crate::dtype::DType;
use crate::passes::create::Builder;
use melior::{dialect::arith::CmpiPredicate, ir::Value};

/// A divisor of which no quotient is undefined, and why it was replaced.
struct Divisor<'c, 'a> {
    safe: Value<'c, 'a>,
    is_zero: Value<'c, 'a>,
    is_minus_one: Value<'c, 'a>,
}

/// Replaces the divisors 0 (undefined) and -1 (overflows for MIN) by 1.
fn guard<'c, 'a>(builder: &Builder<'c, 'a>, dtype: DType, divisor: Value<'c, 'a>) -> Divisor<'c, 'a> {
    let one = builder.integer(dtype, 1);
    let zero = builder.integer(dtype, 0);
    let minus_one = builder.integer(dtype, -1);
    let is_zero = builder.cmpi(CmpiPredicate::Eq, divisor, zero);
    let is_minus_one = builder.cmpi(CmpiPredicate::Eq, divisor, minus_one);
    let is_special = builder.ori(is_zero, is_minus_one);
    Divisor {
        safe: builder.select(is_special, one, divisor),
        is_zero,
        is_minus_one,
    }
}

/// The truncating quotient; `x / 0` is -1, `MIN / -1` is MIN.
pub fn quotient<'c, 'a>(
    builder: &Builder<'c, 'a>,
    dtype: DType,
    lhs: Value<'c, 'a>,
    rhs: Value<'c, 'a>,
) -> Value<'c, 'a> {
    let divisor = guard(builder, dtype, rhs);
    let quotient = builder.divsi(lhs, divisor.safe);
    let negated = negate(builder, dtype, lhs);
    let quotient = builder.select(divisor.is_minus_one, negated, quotient);
    let minus_one = builder.integer(dtype, -1);
    builder.select(divisor.is_zero, minus_one, quotient)
}

/// The remainder of the truncating quotient; `x rem 0` is x, `MIN rem -1` is 0.
pub fn remainder<'c, 'a>(
    builder: &Builder<'c, 'a>,
    dtype: DType,
    lhs: Value<'c, 'a>,
    rhs: Value<'c, 'a>,
) -> Value<'c, 'a> {
    let divisor = guard(builder, dtype, rhs);
    // The remainder by the 1 that stands for -1 is the 0 of the definition.
    let remainder = builder.remsi(lhs, divisor.safe);
    builder.select(divisor.is_zero, lhs, remainder)
}

/// `-value`; MIN wraps to itself.
pub fn negate<'c, 'a>(builder: &Builder<'c, 'a>, dtype: DType, value: Value<'c, 'a>) -> Value<'c, 'a> {
    let zero = builder.integer(dtype, 0);
    builder.subi(zero, value)
}

/// The absolute value; MIN wraps to itself.
pub fn absolute<'c, 'a>(builder: &Builder<'c, 'a>, dtype: DType, value: Value<'c, 'a>) -> Value<'c, 'a> {
    let negated = negate(builder, dtype, value);
    let zero = builder.integer(dtype, 0);
    let is_negative = builder.cmpi(CmpiPredicate::Slt, value, zero);
    builder.select(is_negative, negated, value)
}

/// -1, 0 or 1.
pub fn sign<'c, 'a>(builder: &Builder<'c, 'a>, dtype: DType, value: Value<'c, 'a>) -> Value<'c, 'a> {
    let one = builder.integer(dtype, 1);
    let minus_one = builder.integer(dtype, -1);
    let at_most_one = builder.minsi(value, one);
    builder.maxsi(at_most_one, minus_one)
}
