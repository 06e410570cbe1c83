//! `kina.cast`: each value is converted once, from the source's value to the
//! target dtype.

use super::{integer, value::Elements};
use crate::{
    dtype::{DType, DTypeKind},
    math::{FloatFormat, integer_to_f64},
};

/// The elements as values of `target`.
pub fn cast(input: &Elements, target: DType) -> Elements {
    match target.kind() {
        DTypeKind::Bool => Elements::Bool(to_bool(input)),
        DTypeKind::Int => Elements::Int(to_int(input, target)),
        DTypeKind::Float => to_float(input, target),
    }
}

/// Whether the value is not zero; NaN is not.
fn to_bool(input: &Elements) -> Vec<bool> {
    match input {
        Elements::F64(x) => x.iter().map(|&x| x != 0.0).collect(),
        Elements::F32(x) => x.iter().map(|&x| x != 0.0).collect(),
        Elements::Int(x) => x.iter().map(|&x| x != 0).collect(),
        Elements::Bool(x) => x.clone(),
    }
}

/// Floats are truncated and clamped to the range of `target`, NaN gives 0;
/// integers wrap.
fn to_int(input: &Elements, target: DType) -> Vec<i64> {
    // Rust's `as` truncates, saturates to i64 and sends NaN to 0.
    let clamp = |x: i64| x.clamp(integer::least(target), integer::greatest(target));
    match input {
        Elements::F64(x) => x.iter().map(|&x| clamp(x as i64)).collect(),
        Elements::F32(x) => x.iter().map(|&x| clamp(x as i64)).collect(),
        Elements::Int(x) => x.iter().map(|&x| integer::wrap(target, x)).collect(),
        Elements::Bool(x) => x.iter().map(|&x| x.into()).collect(),
    }
}

/// Rounded once from the source, also from I64 and F64 to a narrow float.
fn to_float(input: &Elements, target: DType) -> Elements {
    match (target, FloatFormat::of(target)) {
        (DType::F64, _) => Elements::F64(match input {
            Elements::F64(x) => x.clone(),
            Elements::F32(x) => x.iter().map(|&x| x.into()).collect(),
            Elements::Int(x) => x.iter().map(|&x| x as f64).collect(),
            Elements::Bool(x) => x.iter().map(|&x| x.into()).collect(),
        }),
        (_, None) => Elements::F32(match input {
            Elements::F64(x) => x.iter().map(|&x| x as f32).collect(),
            Elements::F32(x) => x.clone(),
            Elements::Int(x) => x.iter().map(|&x| x as f32).collect(),
            Elements::Bool(x) => x.iter().map(|&x| x.into()).collect(),
        }),
        (_, Some(format)) => Elements::F32(match input {
            Elements::F64(x) => x.iter().map(|&x| format.round(x)).collect(),
            Elements::F32(x) => x.iter().map(|&x| format.round(x.into())).collect(),
            Elements::Int(x) => x.iter().map(|&x| format.round(integer_to_f64(x))).collect(),
            Elements::Bool(x) => x.iter().map(|&x| x.into()).collect(),
        }),
    }
}
