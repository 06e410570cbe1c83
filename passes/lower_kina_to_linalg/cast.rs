//! Conversion of a scalar between any two dtypes.
//!
//! A narrow float (F16, BF16, F8) is extended to F32 first, which is exact, and
//! every rounding to one is a single `arith.truncf`. Those two operations are
//! all that an expansion into integer sequences has to replace, once storage is
//! legal and before buffers, for native code to use narrow floats.
//! `arith.truncf` rounds to nearest even; beyond the largest finite value
//! F8E4M3 gives NaN and the other formats infinity.

use crate::dtype::{DType, DTypeKind};
use crate::passes::create::{Builder, compute_dtype};
use melior::{
    dialect::arith::{CmpfPredicate, CmpiPredicate},
    ir::Value,
};

/// `value` of dtype `from` as `to`.
pub fn cast<'c, 'a>(builder: &Builder<'c, 'a>, value: Value<'c, 'a>, from: DType, to: DType) -> Value<'c, 'a> {
    if from == to {
        return value;
    }
    match (from.kind(), to.kind()) {
        (DTypeKind::Float, DTypeKind::Float) => float_to_float(builder, value, from, to),
        (DTypeKind::Float, DTypeKind::Int) => float_to_int(builder, value, from, to),
        (DTypeKind::Float, DTypeKind::Bool) => {
            let value = builder.widen(value, from);
            let zero = builder.float(compute_dtype(from), 0.0);
            builder.cmpf(CmpfPredicate::Une, value, zero)
        }
        (DTypeKind::Int, DTypeKind::Float) => int_to_float(builder, value, from, to),
        (DTypeKind::Int, DTypeKind::Int) if bits(from) < bits(to) => builder.convert("arith.extsi", value, to),
        (DTypeKind::Int, DTypeKind::Int) => builder.convert("arith.trunci", value, to),
        (DTypeKind::Int, DTypeKind::Bool) => {
            let zero = builder.integer(from, 0);
            builder.cmpi(CmpiPredicate::Ne, value, zero)
        }
        (DTypeKind::Bool, DTypeKind::Float) => {
            let number = builder.convert("arith.uitofp", value, compute_dtype(to));
            builder.narrow(number, to)
        }
        (DTypeKind::Bool, DTypeKind::Int | DTypeKind::Bool) => builder.convert("arith.extui", value, to),
    }
}

/// Bits of a value, not of its storage.
fn bits(dtype: DType) -> usize {
    match dtype {
        DType::Bool => 1,
        DType::I4 => 4,
        _ => dtype.size() * 8,
    }
}

fn float_to_float<'c, 'a>(builder: &Builder<'c, 'a>, value: Value<'c, 'a>, from: DType, to: DType) -> Value<'c, 'a> {
    match (compute_dtype(from), to) {
        (DType::F32, DType::F64) => builder.convert("arith.extf", value, to),
        (DType::F32, DType::F32) => builder.widen(value, from),
        _ => {
            let wide = builder.widen(value, from);
            builder.convert("arith.truncf", wide, to)
        }
    }
}

/// Truncates and saturates; NaN becomes 0. `arith.fptosi` sees values in its
/// range only.
fn float_to_int<'c, 'a>(builder: &Builder<'c, 'a>, value: Value<'c, 'a>, from: DType, to: DType) -> Value<'c, 'a> {
    let wide = compute_dtype(from);
    let value = builder.widen(value, from);
    let exponent = bits(to) as i32 - 1;
    let limit = 2f64.powi(exponent);
    let lower = builder.float(wide, -limit);
    let upper = builder.float(wide, limit);
    let zero = builder.float(wide, 0.0);
    let not_below = builder.cmpf(CmpfPredicate::Oge, value, lower);
    let not_above = builder.cmpf(CmpfPredicate::Olt, value, upper);
    let in_range = builder.andi(not_below, not_above);
    let safe = builder.select(in_range, value, zero);
    let integer = builder.convert("arith.fptosi", safe, to);
    let is_below = builder.cmpf(CmpfPredicate::Olt, value, lower);
    let is_above = builder.cmpf(CmpfPredicate::Oge, value, upper);
    let minimum = builder.integer(to, minimum(to));
    let maximum = builder.integer(to, !self::minimum(to));
    let integer = builder.select(is_below, minimum, integer);
    builder.select(is_above, maximum, integer)
}

/// The smallest value of an integer dtype.
pub fn minimum(dtype: DType) -> i64 {
    i64::MIN >> (64 - bits(dtype))
}

fn int_to_float<'c, 'a>(builder: &Builder<'c, 'a>, value: Value<'c, 'a>, from: DType, to: DType) -> Value<'c, 'a> {
    match (from, compute_dtype(to) == to) {
        (_, true) => builder.convert("arith.sitofp", value, to),
        (DType::I64, false) => {
            let odd = round_to_odd(builder, value);
            let number = builder.convert("arith.sitofp", odd, DType::F64);
            builder.convert("arith.truncf", number, to)
        }
        // F64 holds every I32.
        (_, false) => {
            let number = builder.convert("arith.sitofp", value, DType::F64);
            builder.convert("arith.truncf", number, to)
        }
    }
}

/// An I64 that F64 holds exactly and that any narrower float rounds as it
/// rounds `value`: beyond 2^53, the 11 low bits are cleared and, when one of
/// them was set, bit 11 is set in their place.
fn round_to_odd<'c, 'a>(builder: &Builder<'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
    const LOW_BITS: i64 = (1 << 11) - 1;
    let dtype = DType::I64;
    let constant = |number| builder.integer(dtype, number);
    let low = builder.andi(value, constant(LOW_BITS));
    let high = builder.andi(value, constant(!LOW_BITS));
    let is_inexact = builder.cmpi(CmpiPredicate::Ne, low, constant(0));
    let sticky = builder.select(is_inexact, constant(LOW_BITS + 1), constant(0));
    let odd = builder.ori(high, sticky);
    let is_large = builder.cmpi(CmpiPredicate::Sge, value, constant(1 << 53));
    let is_small = builder.cmpi(CmpiPredicate::Sle, value, constant(-(1 << 53)));
    let is_wide = builder.ori(is_large, is_small);
    builder.select(is_wide, odd, value)
}
