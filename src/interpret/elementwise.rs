//! Elementwise operations. F32 functions also serve the narrower floats: the
//! result is rounded once when it becomes a [`Value`](super::value::Value).
//!
//! A function gives `None` when its operands have forms that the operation does
//! not take.

use super::{
    integer,
    real::{maximum, minimum, sign},
    value::Elements,
};
use crate::{
    ffi::attributes::ComparePredicate,
    math::{pow_f32, pow_f64},
};

fn map<T: Copy, R>(input: &[T], function: impl Fn(T) -> R) -> Vec<R> {
    input.iter().map(|&x| function(x)).collect()
}

fn zip<T: Copy, R>(lhs: &[T], rhs: &[T], function: impl Fn(T, T) -> R) -> Vec<R> {
    lhs.iter().zip(rhs).map(|(&x, &y)| function(x, y)).collect()
}

/// One function for each form of a number.
fn number_unary(
    input: &Elements,
    f64: impl Fn(f64) -> f64,
    f32: impl Fn(f32) -> f32,
    int: impl Fn(i64) -> i64,
) -> Option<Elements> {
    match input {
        Elements::F64(x) => Some(Elements::F64(map(x, f64))),
        Elements::F32(x) => Some(Elements::F32(map(x, f32))),
        Elements::Int(x) => Some(Elements::Int(map(x, int))),
        Elements::Bool(_) => None,
    }
}

/// One function for each form of a number.
fn number_binary(
    lhs: &Elements,
    rhs: &Elements,
    f64: impl Fn(f64, f64) -> f64,
    f32: impl Fn(f32, f32) -> f32,
    int: impl Fn(i64, i64) -> i64,
) -> Option<Elements> {
    match (lhs, rhs) {
        (Elements::F64(x), Elements::F64(y)) => Some(Elements::F64(zip(x, y, f64))),
        (Elements::F32(x), Elements::F32(y)) => Some(Elements::F32(zip(x, y, f32))),
        (Elements::Int(x), Elements::Int(y)) => Some(Elements::Int(zip(x, y, int))),
        _ => None,
    }
}

fn bool_binary(lhs: &Elements, rhs: &Elements, function: impl Fn(bool, bool) -> bool) -> Option<Elements> {
    match (lhs, rhs) {
        (Elements::Bool(x), Elements::Bool(y)) => Some(Elements::Bool(zip(x, y, function))),
        _ => None,
    }
}

/// `kina.add`.
pub fn add(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    number_binary(lhs, rhs, |x, y| x + y, |x, y| x + y, i64::wrapping_add)
}

/// `kina.sub`.
pub fn sub(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    number_binary(lhs, rhs, |x, y| x - y, |x, y| x - y, i64::wrapping_sub)
}

/// `kina.mul`.
pub fn mul(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    number_binary(lhs, rhs, |x, y| x * y, |x, y| x * y, i64::wrapping_mul)
}

/// `kina.div`.
pub fn div(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    number_binary(lhs, rhs, |x, y| x / y, |x, y| x / y, integer::divide)
}

/// `kina.rem`.
pub fn rem(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    match (lhs, rhs) {
        (Elements::Int(x), Elements::Int(y)) => Some(Elements::Int(zip(x, y, integer::remainder))),
        _ => None,
    }
}

/// `kina.max`.
pub fn max(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    number_binary(lhs, rhs, maximum, maximum, i64::max)
}

/// `kina.min`.
pub fn min(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    number_binary(lhs, rhs, minimum, minimum, i64::min)
}

/// `kina.pow`.
pub fn pow(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    match (lhs, rhs) {
        (Elements::F64(x), Elements::F64(y)) => Some(Elements::F64(zip(x, y, pow_f64))),
        (Elements::F32(x), Elements::F32(y)) => Some(Elements::F32(zip(x, y, pow_f32))),
        _ => None,
    }
}

/// `kina.neg`.
pub fn neg(input: &Elements) -> Option<Elements> {
    number_unary(input, |x| -x, |x| -x, i64::wrapping_neg)
}

/// `kina.abs`.
pub fn abs(input: &Elements) -> Option<Elements> {
    number_unary(input, f64::abs, f32::abs, i64::wrapping_abs)
}

/// `kina.sign`.
pub fn signum(input: &Elements) -> Option<Elements> {
    number_unary(input, sign, sign, i64::signum)
}

/// `kina.sqrt`.
pub fn sqrt(input: &Elements) -> Option<Elements> {
    match input {
        Elements::F64(x) => Some(Elements::F64(map(x, f64::sqrt))),
        Elements::F32(x) => Some(Elements::F32(map(x, f32::sqrt))),
        Elements::Int(_) | Elements::Bool(_) => None,
    }
}

/// `kina.and`.
pub fn and(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    bool_binary(lhs, rhs, |x, y| x & y)
}

/// `kina.or`.
pub fn or(lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    bool_binary(lhs, rhs, |x, y| x | y)
}

/// `kina.not`.
pub fn not(input: &Elements) -> Option<Elements> {
    match input {
        Elements::Bool(x) => Some(Elements::Bool(map(x, |x| !x))),
        _ => None,
    }
}

/// `kina.compare`.
pub fn compare(predicate: ComparePredicate, lhs: &Elements, rhs: &Elements) -> Option<Elements> {
    let truth = match (lhs, rhs) {
        (Elements::F64(x), Elements::F64(y)) => zip(x, y, |x, y| holds(predicate, x, y)),
        (Elements::F32(x), Elements::F32(y)) => zip(x, y, |x, y| holds(predicate, x, y)),
        (Elements::Int(x), Elements::Int(y)) => zip(x, y, |x, y| holds(predicate, x, y)),
        (Elements::Bool(x), Elements::Bool(y)) => zip(x, y, |x, y| holds(predicate, x, y)),
        _ => return None,
    };
    Some(Elements::Bool(truth))
}

fn holds<T: PartialOrd>(predicate: ComparePredicate, x: T, y: T) -> bool {
    match predicate {
        ComparePredicate::Eq => x == y,
        ComparePredicate::Ne => x != y,
        ComparePredicate::Lt => x < y,
        ComparePredicate::Le => x <= y,
        ComparePredicate::Gt => x > y,
        ComparePredicate::Ge => x >= y,
    }
}

/// `kina.where`.
pub fn choose(condition: &Elements, on_true: &Elements, on_false: &Elements) -> Option<Elements> {
    let Elements::Bool(condition) = condition else {
        return None;
    };
    match (on_true, on_false) {
        (Elements::F64(x), Elements::F64(y)) => Some(Elements::F64(choose_each(condition, x, y))),
        (Elements::F32(x), Elements::F32(y)) => Some(Elements::F32(choose_each(condition, x, y))),
        (Elements::Int(x), Elements::Int(y)) => Some(Elements::Int(choose_each(condition, x, y))),
        (Elements::Bool(x), Elements::Bool(y)) => Some(Elements::Bool(choose_each(condition, x, y))),
        _ => None,
    }
}

fn choose_each<T: Copy>(condition: &[bool], on_true: &[T], on_false: &[T]) -> Vec<T> {
    let pairs = on_true.iter().zip(on_false);
    condition
        .iter()
        .zip(pairs)
        .map(|(&condition, (&x, &y))| if condition { x } else { y })
        .collect()
}
