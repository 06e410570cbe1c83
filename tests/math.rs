//! Accuracy of the elementary functions, against values from arbitrary
//! precision (`scripts/check-math`).

use kina::math::{pow_f32, pow_f64};
use std::{env, fs, path::PathBuf};

/// The rows of a file of vectors: arguments and expected result, as bits.
fn vectors(name: &str) -> Vec<[u64; 3]> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/math").join(name);
    let text = fs::read_to_string(&path).expect("a file of vectors");
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let fields = line
                .split(' ')
                .map(|field| u64::from_str_radix(field, 16).expect("hexadecimal bits"));
            fields.collect::<Vec<_>>().try_into().expect("three fields")
        })
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

/// Reads pairs from the file that `KINA_MATH_SAMPLES` names and writes their
/// powers beside it; `scripts/check-math` measures them.
fn evaluate<const SIZE: usize>(power: impl Fn([u8; SIZE], [u8; SIZE]) -> [u8; SIZE]) {
    let path = PathBuf::from(env::var_os("KINA_MATH_SAMPLES").expect("KINA_MATH_SAMPLES names a file"));
    let samples = fs::read(&path).expect("a file of samples");
    let results = samples
        .chunks_exact(2 * SIZE)
        .flat_map(|pair| {
            let (x, y) = pair.split_at(SIZE);
            power(x.try_into().expect("one float"), y.try_into().expect("one float"))
        })
        .collect::<Vec<u8>>();
    fs::write(path.with_extension("out"), results).expect("a writable folder");
}

#[test]
#[ignore = "evaluates a file for scripts/check-math"]
fn evaluates_f32_samples() {
    evaluate(|x, y| pow_f32(f32::from_le_bytes(x), f32::from_le_bytes(y)).to_le_bytes());
}

#[test]
#[ignore = "evaluates a file for scripts/check-math"]
fn evaluates_f64_samples() {
    evaluate(|x, y| pow_f64(f64::from_le_bytes(x), f64::from_le_bytes(y)).to_le_bytes());
}
