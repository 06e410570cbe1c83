//! Literals take their dtype from what they meet.

use super::{accepted, refusal, reports, type_of};
use crate::sema::{Action, Payload};

/// The payload of the first constant of a function.
fn payload(text: &str) -> Payload {
    let program = accepted(text);
    let instructions = &program.functions[0].instructions;
    let constant = instructions.iter().find_map(|instruction| match &instruction.action {
        Action::Constant(payload) => Some(payload.clone()),
        _ => None,
    });
    constant.expect("a constant")
}

#[test]
fn a_scalar_literal_takes_dtype_and_shape_of_the_other_operand() {
    for (dtype, literal, bits) in [
        ("F32", "0.1", 0x3dcc_cccd),
        ("F32", "3", 0x4040_0000),
        ("F64", "0.1", 0x3fb9_9999_9999_999a),
        ("F16", "-inf", 0xfc00),
        ("BF16", "1e-3", 0x3a83),
        ("F8E4M3", "448", 0x7e),
        ("F8E5M2", "nan", 0x7e),
        ("I8", "-128", 0x80),
        ("I4", "-8", 0x8),
        ("I64", "-9223372036854775808", 0x8000_0000_0000_0000),
    ] {
        let ty = format!("tensor<{dtype}, [2]>");
        let text = format!("let f = fn(x: {ty}) -> {ty} {{ x + {literal} }};");
        assert_eq!(payload(&text), Payload::Splat(bits), "{literal}: {dtype}");
    }
}

#[test]
fn literals_and_constants_stay_untyped_through_let() {
    let text = "const C = 0.5;
        let f = fn(x: tensor<F16, [2]>, y: tensor<F32, []>) -> (tensor<F16, [2]>, tensor<F32, []>) {
            let half = C;
            let same = -half;
            (x * same, y * same)
        };";
    let program = accepted(text);
    let constants = program.functions[0].instructions.iter();
    let payloads: Vec<_> = constants
        .filter_map(|instruction| match &instruction.action {
            Action::Constant(payload) => Some(payload.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(payloads, [Payload::Splat(0xb800), Payload::Splat(0xbf00_0000)]);
}

#[test]
fn a_suffix_gives_the_dtype() {
    assert_eq!(type_of("", "1.0: F16"), Ok("tensor<F16, [], @host>".into()));
    assert_eq!(type_of("", "(1.0: F16) + 2"), Ok("tensor<F16, [], @host>".into()));
    assert_eq!(type_of("", "-8: I4"), Ok("tensor<I4, [], @host>".into()));
    assert_eq!(type_of("", "[1, 2]: I4"), Ok("tensor<I4, [2], @host>".into()));
    assert_eq!(type_of("", "true"), Ok("tensor<Bool, [], @host>".into()));
    assert_eq!(
        refusal("x: tensor<F32, [2]>", "x + (1.0: F16)"),
        "E0205: the literal has another dtype: expected F32, found F16"
    );
}

#[test]
fn literals_that_do_not_fit_are_refused() {
    for (dtype, literal, message) in [
        ("I8", "300", "the literal `300` does not fit I8"),
        ("I4", "8", "the literal `8` does not fit I4"),
        ("I4", "-9", "the literal `-9` does not fit I4"),
        (
            "I64",
            "9223372036854775808",
            "the literal `9223372036854775808` does not fit I64",
        ),
        ("F16", "65520", "the literal `65520` does not fit F16"),
        ("F32", "1e39", "the literal `1e39` does not fit F32"),
        ("F8E4M3", "inf", "the literal `inf` does not fit F8E4M3"),
        ("I32", "1.0", "the floating literal `1.0` cannot become I32"),
        ("F32", "true", "the literal `true` cannot become F32"),
        ("Bool", "1", "the literal `1` cannot become Bool"),
    ] {
        let parameters = format!("x: tensor<{dtype}, [2]>");
        let report = refusal(&parameters, &format!("x == {literal}"));
        assert_eq!(report, format!("E0207: {message}"));
    }
    assert_eq!(refusal("", "300: I8"), "E0207: the literal `300` does not fit I8");
}

#[test]
fn a_literal_that_meets_no_dtype_is_refused() {
    assert_eq!(refusal("", "1.0"), "E0206: the literal `1.0` has no dtype here");
    assert_eq!(refusal("", "sqrt(2)"), "E0206: the literal `2` has no dtype here");
    assert_eq!(
        refusal("", "[1, 2]"),
        "E0206: a tensor literal of shape [2] has no dtype here"
    );
    assert_eq!(refusal("", "1.0 + 2.0"), "E0206: the literal `3.0` has no dtype here");
    assert_eq!(type_of("", "1.0 < 2.0").unwrap_err().len(), 2);
}

#[test]
fn a_stated_type_gives_dtype_and_shape() {
    let text = "let f = fn() -> tensor<F32, [2, 3]> { 0.0 };";
    assert_eq!(payload(text), Payload::Splat(0));
    let text = "let f = fn() -> tensor<I4, [2, 2]> { let m: tensor<I4, [2, 2]> = [[1, -1], [7, -8]]; m };";
    assert_eq!(payload(text), Payload::Dense(vec![1, 15, 7, 8]));
}

#[test]
fn a_tensor_literal_has_its_own_shape() {
    let text = "let f = fn(x: tensor<F32, [2]>) -> tensor<F32, [2]> { x + [1, 0.5] };";
    assert_eq!(payload(text), Payload::Dense(vec![0x3f80_0000, 0x3f00_0000]));
    assert_eq!(
        refusal("x: tensor<F32, [2]>", "x + [1.0, 2.0, 3.0]"),
        "E0302: the operands of `+` have different shapes: [2] and [3]"
    );
    for (list, message) in [
        (
            "[[1, 2], [3]]",
            "the rows of a tensor literal differ in length: 2 and 1",
        ),
        ("[[1], 2]", "an element of a tensor literal is not a literal"),
        ("[1, true]", "a tensor literal mixes numbers and truth values"),
        ("[]", "a tensor literal has at least one element"),
    ] {
        assert_eq!(
            refusal("x: tensor<F32, [2]>", &format!("x + {list}")),
            format!("E0208: {message}")
        );
    }
    // With a value among the elements it is an array.
    assert_eq!(
        refusal("x: tensor<F32, [2]>", "x + [1, x]"),
        "E0205: `+` takes tensors, found an array of 2"
    );
}

#[test]
fn several_elements_that_do_not_fit_are_all_reported() {
    let text = "let f = fn(x: tensor<I8, [3]>) -> tensor<I8, [3]> { x + [1, 128, -129] };";
    assert_eq!(
        reports(text),
        [
            "E0207 1:61: the literal `128` does not fit I8",
            "E0207 1:66: the literal `-129` does not fit I8"
        ]
    );
}
