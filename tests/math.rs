//! Accuracy of the elementary functions, against values from arbitrary
//! precision (`scripts/check-math`).

use kina::math::{pow_f32, pow_f64};
use std::{fs, path::PathBuf};

#[path = "math/unary.rs"]
mod unary;

/// The rows of a file of vectors, three fields each.
fn rows(name: &str) -> Vec<[String; 3]> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/math").join(name);
    let text = fs::read_to_string(&path).expect("a file of vectors");
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let fields = line.split(' ').map(str::to_owned).collect::<Vec<_>>();
            fields.try_into().expect("three fields")
        })
        .collect()
}

/// The number that a field holds.
fn bits(field: &str) -> u64 {
    u64::from_str_radix(field, 16).expect("hexadecimal bits")
}

/// The rows of a file of vectors: arguments and expected result, as bits.
fn vectors(name: &str) -> Vec<[u64; 3]> {
    rows(name)
        .into_iter()
        .map(|row| row.map(|field| bits(&field)))
        .collect()
}

/// Distance of two floats in representable values; NaN is at distance 0 from
/// NaN only.
fn distance(found: f64, expected: f64, steps: impl Fn(f64) -> i64) -> u64 {
    match (found.is_nan(), expected.is_nan()) {
        (true, true) => 0,
        (false, false) if found.is_sign_negative() == expected.is_sign_negative() => {
            steps(found).abs_diff(steps(expected))
        }
        _ => u64::MAX,
    }
}

#[test]
fn pow_f32_rounds_as_arbitrary_precision_does() {
    for [x, y, expected] in vectors("pow_f32.txt") {
        let [x, y, expected] = [x, y, expected].map(|bits| f32::from_bits(bits as u32));
        let found = pow_f32(x, y);
        let apart = distance(found.into(), expected.into(), |value| (value as f32).to_bits().into());
        // One step, because an exact tie may round either way.
        assert!(apart <= 1, "{x:e} ** {y:e} = {found:e}: expected {expected:e}");
    }
}

#[test]
fn pow_f64_is_within_one_step_of_arbitrary_precision() {
    for row in vectors("pow_f64.txt") {
        let [x, y, expected] = row.map(f64::from_bits);
        let found = pow_f64(x, y);
        let apart = distance(found, expected, |value| value.to_bits() as i64);
        assert!(apart <= 1, "{x:e} ** {y:e} = {found:e}: expected {expected:e}");
    }
}
