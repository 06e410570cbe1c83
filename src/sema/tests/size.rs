//! Long and large programs.

use super::{accepted, reports};

const TYPE: &str = "tensor<F32, [4]>";

#[test]
fn five_thousand_terms_on_one_line() {
    let sum = vec!["a"; 5_000].join(" + ");
    let program = accepted(&format!("let f = fn(a: {TYPE}) -> {TYPE} {{ {sum} }};"));
    assert_eq!(program.functions[0].instructions.len(), 4_999);
}

#[test]
fn five_thousand_methods_in_a_row() {
    let chain = ".sqrt()".repeat(5_000);
    accepted(&format!("let f = fn(a: {TYPE}) -> {TYPE} {{ a{chain} }};"));
}

#[test]
fn five_thousand_bindings() {
    let mut text = format!("let f = fn(x0: {TYPE}) -> {TYPE} {{\n");
    for index in 1..=5_000 {
        text += &format!("let x{index} = x{} + 1.0;\n", index - 1);
    }
    accepted(&(text + "x5000 };"));
}

#[test]
fn nesting_up_to_the_limit_of_the_parser() {
    let (open, close) = ("-(".repeat(100), ")".repeat(100));
    accepted(&format!("let f = fn(a: {TYPE}) -> {TYPE} {{ {open}a{close} }};"));
}

#[test]
fn tuples_that_double_are_stopped() {
    let mut text = format!("let f = fn(x0: {TYPE}) -> {TYPE} {{\n");
    for index in 1..=64 {
        text += &format!("let x{index} = (x{0}, x{0});\n", index - 1);
    }
    assert_eq!(reports(&(text + "x64 };")).len(), 1);
    let mut text = format!("type T0 = {TYPE};");
    for index in 1..=64 {
        text += &format!("type T{index} = (T{0}, T{0});\n", index - 1);
    }
    assert_eq!(reports(&format!("{text}let f = fn(x: T64) -> T0 {{ x }};")).len(), 1);
}
