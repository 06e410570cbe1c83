//! Constants, dims, overrides, compile-time `if`.

use super::{CheckOptions, accepted, check_text, refusal, reports, reports_with, type_of};
use crate::sema::Override;

#[test]
fn dims_are_expressions_over_constants() {
    let text = "const D = 8; const H = D / 2 - 1 + N; const N = 1;
        let f = fn(x: tensor<F32, [D, H * (D - 6)]>) -> tensor<F32, [8, 8]> { x };";
    accepted(text);
}

#[test]
fn a_definition_overrides_an_integer_constant_and_what_depends_on_it() {
    let options = |name: &str, value| CheckOptions {
        overrides: vec![(name.into(), Override::Integer(value))],
    };
    let text = "const D = 8; const H = D * 2; let f = fn(x: tensor<F32, [D]>) -> tensor<F32, [D]> { x * (H: F32) };";
    let text = text.replace("(H: F32)", "H");
    let (program, _, _) = check_text(&text, &options("D", 3));
    assert_eq!(program.unwrap().signatures()[0].inputs[0].shape, [3]);
    assert_eq!(
        reports_with(&text, &options("DD", 3)),
        ["E0109: `-D DD` overrides no constant of the program"]
    );
}

#[test]
fn floating_constants_take_any_number_and_integer_ones_an_integer() {
    let options = |value| CheckOptions {
        overrides: vec![("C".into(), Override::parse(value).unwrap())],
    };
    let text = "const C = 0.5; let f = fn(x: tensor<F32, []>) -> tensor<F32, []> { x * C };";
    for value in ["3", "-0.25", "1e-3"] {
        assert!(reports_with(text, &options(value)).is_empty());
    }
    let text = "const C = 8; let f = fn(x: tensor<F32, []>) -> tensor<F32, []> { x * C };";
    assert_eq!(
        reports_with(text, &options("1.5")),
        ["E0109 1:7: `-D C` overrides the integer 8"]
    );
    assert!(
        ["", "x", "1.5x", "inf", "--1"]
            .iter()
            .all(|text| Override::parse(text).is_none())
    );
}

#[test]
fn compile_time_arithmetic_is_exact_or_refused() {
    for (value, report) in [
        ("7 / 2", "E0202 1:11: `7 / 2` is not an integer"),
        ("1 / 0", "E0202 1:11: `1 / 0` is not an integer"),
        ("1.0 / 0.0", "E0202 1:11: division by zero"),
        ("inf - inf", "E0202 1:11: constant arithmetic on `inf` or `nan`"),
        (
            "true + 1",
            "E0202 1:11: `+` of the truth value true and the integer 1 has no meaning",
        ),
        ("2 ** 3", "E0201 1:11: this is not a compile-time value"),
        ("sqrt(2)", "E0201 1:11: this is not a compile-time value"),
        ("B", "E0101 1:11: unknown constant `B`"),
    ] {
        let text = format!("const A = {value};\nlet f = fn(x: tensor<F32, []>) -> tensor<F32, []> {{ x }};");
        assert_eq!(reports(&text), [report], "{value}");
    }
}

#[test]
fn constants_do_not_refer_to_themselves() {
    let text = "const A = B + 1; const B = C; const C = A;
        let f = fn(x: tensor<F32, [A]>) -> tensor<F32, [A]> { x };";
    assert_eq!(
        reports(text),
        ["E0105 1:7: the constant `A` refers to itself: `A` -> `B` -> `C` -> `A`"]
    );
}

#[test]
fn long_chains_of_constants_are_fine() {
    let mut text = "const C0 = 1;".to_owned();
    for index in 1..5_000 {
        text += &format!("const C{index} = C{} + 0;", index - 1);
    }
    text += "let f = fn(x: tensor<F32, [C4999]>) -> tensor<F32, [1]> { x };";
    accepted(&text);
}

#[test]
fn dims_are_positive_integers() {
    let report = |dim: &str| {
        let text = format!("let f = fn(x: tensor<F32, [{dim}]>) -> tensor<F32, []> {{ 0.0 }};");
        reports(&text)
    };
    assert_eq!(report("0"), ["E0203 1:28: the dim is 0: expected 1 <= dim < 2^63"]);
    assert_eq!(
        report("9223372036854775808"),
        ["E0203 1:28: the dim is 9223372036854775808: expected 1 <= dim < 2^63"]
    );
    assert_eq!(
        report("4294967296, 4294967296"),
        ["E0204 1:15: tensor<F32, [4294967296, 4294967296]> is too large: its size in bytes exceeds 2^63 - 1"]
    );
}

#[test]
fn results_that_grow_too_large_are_refused() {
    let x = "x: tensor<I8, [4611686018427387904]>";
    assert!(refusal(x, "x.cast(I64)").starts_with("E0204"));
    assert!(refusal(x, "x.broadcast([4, 4611686018427387904])").starts_with("E0204"));
    assert!(refusal("", "full(0, [4611686018427387904, 4], I64)").starts_with("E0204"));
}

#[test]
fn only_the_branch_taken_is_checked() {
    let text = "const D = 4;
        let f = fn(x: tensor<F32, [D]>) -> tensor<F32, [D]> {
            let used_elsewhere = x * 2.0;
            if D > 8 { missing(used_elsewhere) } else if D == 4 and not false { x } else { x + 1: I8 }
        };";
    accepted(text);
    assert_eq!(
        refusal("x: tensor<Bool, []>", "if x { x } else { x }"),
        "E0201: `x` is not known at compile time"
    );
    assert_eq!(
        refusal("x: tensor<F32, []>", "if 1 { x } else { x }"),
        "E0201: the condition is the integer 1: expected a truth value"
    );
}

#[test]
fn bindings_of_literals_are_known_at_compile_time() {
    let found = type_of("x: tensor<F32, [2, 3]>", "let k = 1; x.reduce(op=sum, axis=k)");
    assert_eq!(found, Ok("tensor<F32, [2], @host>".into()));
}
