//! Functions of one argument.

use super::{bits, distance, rows};
use kina::math;

/// A function of one argument in both dtypes.
pub struct Unary {
    name: &'static str,
    /// The function in F32.
    pub narrow: fn(f32) -> f32,
    /// The function in F64.
    pub wide: fn(f64) -> f64,
}

macro_rules! unary {
    ($($name:ident $narrow:ident $wide:ident),+ $(,)?) => {
        [$(Unary { name: stringify!($name), narrow: math::$narrow, wide: math::$wide }),+]
    };
}

const FUNCTIONS: [Unary; 10] = unary![
    cos cos_f32 cos_f64,
    erf erf_f32 erf_f64,
    exp exp_f32 exp_f64,
    expm1 expm1_f32 expm1_f64,
    log log_f32 log_f64,
    log1p log1p_f32 log1p_f64,
    rsqrt rsqrt_f32 rsqrt_f64,
    sigmoid sigmoid_f32 sigmoid_f64,
    sin sin_f32 sin_f64,
    tanh tanh_f32 tanh_f64,
];

/// The function of this name.
pub fn named(name: &str) -> &'static Unary {
    static TABLE: [Unary; 10] = FUNCTIONS;
    TABLE.iter().find(|function| function.name == name).expect("a function")
}

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// C99 Annex F, IEEE 754 for `rsqrt`, and limits of the definitions. All
/// arguments and results are exact in F32.
const SPECIAL: [(&str, &[(f64, f64)]); 10] = [
    ("cos", &[(0.0, 1.0), (-0.0, 1.0), (INF, NAN), (-INF, NAN)]),
    (
        "erf",
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (INF, 1.0),
            (-INF, -1.0),
            (6.5, 1.0),
            (-6.5, -1.0),
        ],
    ),
    (
        "exp",
        &[
            (0.0, 1.0),
            (-0.0, 1.0),
            (INF, INF),
            (-INF, 0.0),
            (710.0, INF),
            (-746.0, 0.0),
        ],
    ),
    (
        "expm1",
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (INF, INF),
            (-INF, -1.0),
            (710.0, INF),
            (-100.0, -1.0),
        ],
    ),
    (
        "log",
        &[
            (0.0, -INF),
            (-0.0, -INF),
            (1.0, 0.0),
            (INF, INF),
            (-INF, NAN),
            (-1.0, NAN),
        ],
    ),
    (
        "log1p",
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (-1.0, -INF),
            (INF, INF),
            (-INF, NAN),
            (-1.5, NAN),
        ],
    ),
    (
        "rsqrt",
        &[
            (0.0, INF),
            (-0.0, -INF),
            (4.0, 0.5),
            (INF, 0.0),
            (-INF, NAN),
            (-1.0, NAN),
        ],
    ),
    (
        "sigmoid",
        &[(0.0, 0.5), (-0.0, 0.5), (INF, 1.0), (-INF, 0.0), (-746.0, 0.0)],
    ),
    ("sin", &[(0.0, 0.0), (-0.0, -0.0), (INF, NAN), (-INF, NAN)]),
    (
        "tanh",
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (INF, 1.0),
            (-INF, -1.0),
            (22.5, 1.0),
            (-22.5, -1.0),
        ],
    ),
];

/// Equal bits, or NaN on both sides.
fn same(found: f64, expected: f64) -> bool {
    found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan())
}

#[test]
fn special_values_follow_annex_f() {
    for (name, values) in SPECIAL {
        let function = named(name);
        for &(x, expected) in values.iter().chain(&[(NAN, NAN)]) {
            let found = (function.wide)(x);
            assert!(
                same(found, expected),
                "F64 {name}({x:e}) = {found:e}: expected {expected:e}"
            );
            let found = (function.narrow)(x as f32).into();
            assert!(
                same(found, expected),
                "F32 {name}({x:e}) = {found:e}: expected {expected:e}"
            );
        }
    }
}

#[test]
fn overflow_and_underflow_begin_where_they_should() {
    assert_eq!(
        math::exp_f64(709.782_712_893_384),
        f64::from_bits(0x7fef_ffff_ffff_ff2a)
    );
    assert_eq!(math::exp_f64(709.782_712_893_384_1), INF);
    assert_eq!(math::exp_f64(-745.133_219_101_941_1), 5e-324);
    assert_eq!(math::exp_f64(-745.133_219_101_941_2), 0.0);
    assert_eq!(math::exp_f32(88.722_83), f32::from_bits(0x7f7f_ff84));
    assert_eq!(math::exp_f32(88.722_84), f32::INFINITY);
    assert_eq!(math::exp_f32(-103.972_07), f32::from_bits(1));
    assert_eq!(math::exp_f32(-103.972_084), 0.0);
    assert_eq!(math::expm1_f64(709.782_712_893_384_1), INF);
}

#[test]
fn subnormal_arguments_pass_through_the_odd_functions() {
    for name in ["erf", "expm1", "log1p", "sin", "tanh"] {
        let factor = if name == "erf" {
            std::f64::consts::FRAC_2_SQRT_PI
        } else {
            1.0
        };
        for steps in [1_u32, 2, 3, 1000, 4_194_305] {
            for sign in [1.0, -1.0] {
                let x = f64::from_bits(steps.into()) * sign;
                assert!(same((named(name).wide)(x), factor * x), "F64 {name}({x:e})");
                let x = f32::from_bits(steps) * sign as f32;
                let expected = (factor * f64::from(x)) as f32;
                assert_eq!(
                    (named(name).narrow)(x).to_bits(),
                    expected.to_bits(),
                    "F32 {name}({x:e})"
                );
            }
        }
    }
}

/// The reduced angle is the smallest that a float of the dtype has.
#[test]
fn angles_close_to_multiples_of_a_quarter_turn_keep_their_accuracy() {
    let x = 6_381_956_970_095_103.0 * 2.0_f64.powi(797);
    assert_eq!(math::cos_f64(x), -4.687_165_924_254_628e-19);
    assert_eq!(math::sin_f64(x), 1.0);
    let x = 16_367_173.0 * 2.0_f32.powi(72);
    assert_eq!(math::cos_f32(x), -1.614_769_8e-9);
}

#[test]
fn f32_rounds_as_arbitrary_precision_does() {
    for [name, x, expected] in rows("unary_f32.txt") {
        let [x, expected] = [x, expected].map(|field| f32::from_bits(bits(&field) as u32));
        let found = (named(&name).narrow)(x);
        let apart = distance(found.into(), expected.into(), |value| (value as f32).to_bits().into());
        // None of the rows is so close to a tie that the rounding is in doubt.
        assert!(apart == 0, "{name}({x:e}) = {found:e}: expected {expected:e}");
    }
}

#[test]
fn f64_is_within_one_step_of_arbitrary_precision() {
    for [name, x, expected] in rows("unary_f64.txt") {
        let [x, expected] = [x, expected].map(|field| f64::from_bits(bits(&field)));
        let found = (named(&name).wide)(x);
        let apart = distance(found, expected, |value| value.to_bits() as i64);
        assert!(apart <= 1, "{name}({x:e}) = {found:e}: expected {expected:e}");
    }
}
