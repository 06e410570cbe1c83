//! Names, namespaces, and what this version does not support.

use super::{check_text, refusal, reports, type_of};
use crate::sema::CheckOptions;

/// The first help of the only report.
fn help(expression: &str) -> String {
    let text = format!("let f = fn(weight: tensor<F32, [2]>) -> tensor<F32, [2]> {{ {expression} }};");
    let (_, diagnostics, _) = check_text(&text, &CheckOptions::default());
    assert_eq!(diagnostics.len(), 1, "{diagnostics:#?}");
    diagnostics[0].help.first().cloned().unwrap_or_default()
}

#[test]
fn near_misses_are_suggested() {
    assert_eq!(help("wieght"), "did you mean `weight`?");
    assert_eq!(help("weight.sqr()"), "did you mean `sqrt`?");
    assert_eq!(help("weight.reduce(op=smu, axis=0)"), "did you mean `sum`?");
    assert_eq!(help("weight.reduce(op=sum, axiz=0)"), "did you mean `axis`?");
    assert_eq!(
        help("weight.sum()"),
        "a reduction is written `x.reduce(op=sum, axis=0)`"
    );
    assert_eq!(help("weight.cast(F23)"), "did you mean `F32`?");
}

#[test]
fn functions_and_values_have_separate_namespaces() {
    let text = "let f = fn(f: tensor<F32, []>) -> tensor<F32, []> { let _g = _g(f); _g };
        let _g = fn(x: tensor<F32, []>) { x };";
    assert!(reports(text).is_empty());
    let x = "x: tensor<F32, []>";
    assert_eq!(refusal(x, "main"), "E0108: `main` is a function: expected a value");
    assert_eq!(refusal(x, "x(x)"), "E0108: `x` is a value: expected a function");
}

#[test]
fn names_are_defined_once_and_operations_keep_theirs() {
    let text = "const A = 1; const A = 2;
type T = tensor<F32, []>; type T = tensor<F32, []>;
let f = fn(x: T, x: T) -> T { x };
let f = fn(x: T) -> T { x };
let sqrt = fn(x: T) -> T { x };";
    assert_eq!(
        reports(text),
        [
            "E0104 1:20: the constant `A` is defined twice",
            "E0104 2:32: the type `T` is defined twice",
            "E0104 3:18: the parameter `x` is defined twice",
            "E0104 4:5: the function `f` is defined twice",
            "E0104 5:5: `sqrt` is the name of an operation of the language",
        ]
    );
}

#[test]
fn named_types_stand_for_others_and_do_not_refer_to_themselves() {
    let text = "type A = (B, B); type B = tensor<F32, [2]>;
        let f = fn(x: A) -> B { x.0 + x.1 };";
    assert!(reports(text).is_empty());
    let text = "type A = (B, B); type B = A; let f = fn(x: A) -> B { x };";
    assert_eq!(
        reports(text),
        ["E0105 1:6: the type `A` refers to itself: `A` -> `B` -> `A`"]
    );
    let text = "let f = fn(x: Layer) -> Layer { x };";
    assert_eq!(
        reports(text),
        ["E0103 1:15: unknown type `Layer`", "E0103 1:25: unknown type `Layer`"]
    );
}

#[test]
fn one_mistake_gives_one_report() {
    let text = "let f = fn(x: tensor<F32, [2]>) -> tensor<F32, [2]> {
    let a = missing + x;
    let (b, c) = a;
    let d: tensor<I8, []> = b.matmul(b);
    (a.reduce(op=any, axis=7), c + d).0
};";
    assert_eq!(reports(text), ["E0101 2:13: unknown name `missing`"]);
}

#[test]
fn independent_mistakes_are_all_reported() {
    let text = "let f = fn(x: tensor<F32, [2]>, y: tensor<F32, [3]>) -> tensor<F32, [2]> {
    let a = x + y;
    let b = x.sqr();
    let c = not x;
    a + b + c
};
let g = fn(x: tensor<F32, [0]>) -> tensor<F32, []> { z };";
    assert_eq!(
        reports(text),
        [
            "E0302 2:15: the operands of `+` have different shapes: [2] and [3]",
            "E0102 3:15: unknown method `sqr`",
            "E0301 4:13: `not` takes Bool, found F32",
            "E0203 7:28: the dim is 0: expected 1 <= dim < 2^63",
            "E0101 7:54: unknown name `z`",
        ]
    );
}

#[test]
fn things_that_are_no_values_are_refused() {
    let x = "x: tensor<F32, [2]>";
    assert_eq!(
        refusal(x, "x.shape"),
        "E0205: `tensor<F32, [2], @host>` has no field `shape`"
    );
    assert_eq!(refusal(x, "\"text\""), "E0205: a string is not a value");
    assert!(type_of(x, "x.add(F32)").is_err());
}
