//! Elementwise operations on scalars.

use super::{cast::cast, integer, math, role::Elementwise};
use crate::passes::create::{Builder, compute_dtype};
use crate::{
    dtype::{DType, DTypeKind},
    ffi::attributes::ComparePredicate,
};
use melior::{
    dialect::arith::{CmpfPredicate, CmpiPredicate},
    ir::Value,
};

/// The dtypes of an elementwise operation.
#[derive(Clone, Copy)]
pub struct Dtypes {
    /// Of the last operand: the one that names the operation's arithmetic.
    pub operand: DType,
    /// Of the result.
    pub result: DType,
}

/// Computes one element of the result of `operation`. A narrow float is
/// computed in F32 and rounded once, here and in fused groups alike. `operands`
/// are as many as the operation has.
pub fn element<'c, 'a>(
    builder: &Builder<'c, 'a>,
    operation: Elementwise,
    dtypes: Dtypes,
    operands: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    let dtype = dtypes.operand;
    match (operation, operands) {
        (Elementwise::Where, &[condition, on_true, on_false]) => builder.select(condition, on_true, on_false),
        (Elementwise::Cast, &[value]) => cast(builder, value, dtype, dtypes.result),
        (Elementwise::Compare(predicate), &[lhs, rhs]) => compare(builder, predicate, dtype, lhs, rhs),
        _ => match dtype.kind() {
            DTypeKind::Float => {
                let wide = operands.iter().map(|&value| builder.widen(value, dtype));
                let wide = wide.collect::<Vec<_>>();
                let value = float(builder, operation, compute_dtype(dtype), &wide);
                builder.narrow(value, dtype)
            }
            DTypeKind::Int => int(builder, operation, dtype, operands),
            DTypeKind::Bool => bool(builder, operation, operands),
        },
    }
}

/// Arithmetic in F32 or F64. Only operations on floating operands come here.
fn float<'c, 'a>(
    builder: &Builder<'c, 'a>,
    operation: Elementwise,
    dtype: DType,
    operands: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    match (operation, operands) {
        (Elementwise::Add, &[lhs, rhs]) => builder.addf(lhs, rhs),
        (Elementwise::Sub, &[lhs, rhs]) => builder.subf(lhs, rhs),
        (Elementwise::Mul, &[lhs, rhs]) => builder.mulf(lhs, rhs),
        (Elementwise::Div, &[lhs, rhs]) => builder.divf(lhs, rhs),
        (Elementwise::Max, &[lhs, rhs]) => builder.maximumf(lhs, rhs),
        (Elementwise::Min, &[lhs, rhs]) => builder.minimumf(lhs, rhs),
        (Elementwise::Pow, &[lhs, rhs]) => math::power(builder, dtype, lhs, rhs),
        (Elementwise::Neg, &[value]) => builder.negf(value),
        (Elementwise::Abs, &[value]) => builder.absf(value),
        (Elementwise::Sign, &[value]) => float_sign(builder, dtype, value),
        (Elementwise::Sqrt, &[value]) => builder.sqrt(value),
        (Elementwise::Math(function), &[value]) => math::apply(builder, function, dtype, value),
        _ => mismatch(operation),
    }
}

fn int<'c, 'a>(
    builder: &Builder<'c, 'a>,
    operation: Elementwise,
    dtype: DType,
    operands: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    match (operation, operands) {
        (Elementwise::Add, &[lhs, rhs]) => builder.addi(lhs, rhs),
        (Elementwise::Sub, &[lhs, rhs]) => builder.subi(lhs, rhs),
        (Elementwise::Mul, &[lhs, rhs]) => builder.muli(lhs, rhs),
        (Elementwise::Div, &[lhs, rhs]) => integer::quotient(builder, dtype, lhs, rhs),
        (Elementwise::Rem, &[lhs, rhs]) => integer::remainder(builder, dtype, lhs, rhs),
        (Elementwise::Max, &[lhs, rhs]) => builder.maxsi(lhs, rhs),
        (Elementwise::Min, &[lhs, rhs]) => builder.minsi(lhs, rhs),
        (Elementwise::Neg, &[value]) => integer::negate(builder, dtype, value),
        (Elementwise::Abs, &[value]) => integer::absolute(builder, dtype, value),
        (Elementwise::Sign, &[value]) => integer::sign(builder, dtype, value),
        _ => mismatch(operation),
    }
}

fn bool<'c, 'a>(builder: &Builder<'c, 'a>, operation: Elementwise, operands: &[Value<'c, 'a>]) -> Value<'c, 'a> {
    match (operation, operands) {
        (Elementwise::And, &[lhs, rhs]) => builder.andi(lhs, rhs),
        (Elementwise::Or, &[lhs, rhs]) => builder.ori(lhs, rhs),
        (Elementwise::Not, &[value]) => {
            let one = builder.integer(DType::Bool, 1);
            builder.xori(value, one)
        }
        _ => mismatch(operation),
    }
}

/// The verifier of the dialect lets no operation reach this.
fn mismatch<T>(operation: Elementwise) -> T {
    panic!("{operation:?} does not apply to these operands")
}

/// -1 or 1; zeros and NaN are kept.
fn float_sign<'c, 'a>(builder: &Builder<'c, 'a>, dtype: DType, value: Value<'c, 'a>) -> Value<'c, 'a> {
    let zero = builder.float(dtype, 0.0);
    let one = builder.float(dtype, 1.0);
    let minus_one = builder.float(dtype, -1.0);
    let is_negative = builder.cmpf(CmpfPredicate::Olt, value, zero);
    let is_positive = builder.cmpf(CmpfPredicate::Ogt, value, zero);
    let kept = builder.select(is_negative, minus_one, value);
    builder.select(is_positive, one, kept)
}

/// A comparison with NaN is false, but for `Ne`, which is true.
fn compare<'c, 'a>(
    builder: &Builder<'c, 'a>,
    predicate: ComparePredicate,
    dtype: DType,
    lhs: Value<'c, 'a>,
    rhs: Value<'c, 'a>,
) -> Value<'c, 'a> {
    if dtype.is_float() {
        let predicate = match predicate {
            ComparePredicate::Eq => CmpfPredicate::Oeq,
            ComparePredicate::Ne => CmpfPredicate::Une,
            ComparePredicate::Lt => CmpfPredicate::Olt,
            ComparePredicate::Le => CmpfPredicate::Ole,
            ComparePredicate::Gt => CmpfPredicate::Ogt,
            ComparePredicate::Ge => CmpfPredicate::Oge,
        };
        let (lhs, rhs) = (builder.widen(lhs, dtype), builder.widen(rhs, dtype));
        return builder.cmpf(predicate, lhs, rhs);
    }
    // As a signed bit, true would be -1: false < true needs unsigned order.
    let is_bool = dtype == DType::Bool;
    let predicate = match (predicate, is_bool) {
        (ComparePredicate::Eq, _) => CmpiPredicate::Eq,
        (ComparePredicate::Ne, _) => CmpiPredicate::Ne,
        (ComparePredicate::Lt, false) => CmpiPredicate::Slt,
        (ComparePredicate::Le, false) => CmpiPredicate::Sle,
        (ComparePredicate::Gt, false) => CmpiPredicate::Sgt,
        (ComparePredicate::Ge, false) => CmpiPredicate::Sge,
        (ComparePredicate::Lt, true) => CmpiPredicate::Ult,
        (ComparePredicate::Le, true) => CmpiPredicate::Ule,
        (ComparePredicate::Gt, true) => CmpiPredicate::Ugt,
        (ComparePredicate::Ge, true) => CmpiPredicate::Uge,
    };
    builder.cmpi(predicate, lhs, rhs)
}
