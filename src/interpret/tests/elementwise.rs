//! Elementwise operations: operands, operation, expected result.

use super::{check, check_same};

#[test]
fn add() {
    check_same(
        "tensor<3xf32>",
        &["[-0.0, 0x7F800000, 1.0e-45]", "[-0.0, 0xFF800000, 1.0e-45]"],
        "add",
        "[-0.0, 0x7FC00000, 0x00000002]",
    );
    check_same("tensor<f64>", &["0.1", "0.2"], "add", "0x3FD3333333333334");
    // 2048 + 1 is a tie in F16: to even.
    check_same(
        "tensor<2xf16>",
        &["[2048.0, 2048.0]", "[1.0, 3.0]"],
        "add",
        "[2048.0, 2052.0]",
    );
    check_same("tensor<1xbf16>", &["[256.0]", "[1.0]"], "add", "[256.0]");
    check_same(
        "tensor<2xf8E4M3FN>",
        &["[448.0, 448.0]", "[16.0, 32.0]"],
        "add",
        "[448.0, 0x7F]",
    );
    check_same(
        "tensor<2xf8E5M2>",
        &["[57344.0, 57344.0]", "[2048.0, 4096.0]"],
        "add",
        "[57344.0, 0x7C]",
    );
    check_same(
        "tensor<1xi64>",
        &["[9223372036854775807]", "[1]"],
        "add",
        "[-9223372036854775808]",
    );
    check_same("tensor<2xi4>", &["[7, -8]", "[1, -1]"], "add", "[-8, 7]");
}

#[test]
fn sub() {
    check_same(
        "tensor<2xf32>",
        &["[1.0, 0x7F800000]", "[1.0, 0x7F800000]"],
        "sub",
        "[0.0, 0x7FC00000]",
    );
    check_same("tensor<1xi32>", &["[-2147483648]", "[1]"], "sub", "[2147483647]");
    check_same("tensor<1xi16>", &["[-32768]", "[1]"], "sub", "[32767]");
}

#[test]
fn mul() {
    check_same(
        "tensor<3xf32>",
        &["[-0.0, 0.0, 3.0e38]", "[5.0, 0x7F800000, 10.0]"],
        "mul",
        "[-0.0, 0x7FC00000, 0x7F800000]",
    );
    check_same("tensor<1xi8>", &["[100]", "[3]"], "mul", "[44]");
    check_same("tensor<1xi64>", &["[4611686018427387905]", "[4]"], "mul", "[4]");
}

#[test]
fn div() {
    check_same(
        "tensor<4xf32>",
        &["[1.0, -1.0, 0.0, 1.0]", "[0.0, 0.0, 0.0, 3.0]"],
        "div",
        "[0x7F800000, 0xFF800000, 0x7FC00000, 0x3EAAAAAB]",
    );
    for (r#type, least) in [
        ("i4", "-8"),
        ("i8", "-128"),
        ("i16", "-32768"),
        ("i64", "-9223372036854775808"),
    ] {
        let r#type = format!("tensor<4x{type}>");
        check_same(
            &r#type,
            &[&format!("[{least}, 5, -7, 7]"), "[-1, 0, 2, -2]"],
            "div",
            &format!("[{least}, -1, -3, -3]"),
        );
    }
}

#[test]
fn rem() {
    for (r#type, least) in [
        ("i4", "-8"),
        ("i8", "-128"),
        ("i16", "-32768"),
        ("i64", "-9223372036854775808"),
    ] {
        let r#type = format!("tensor<4x{type}>");
        check_same(
            &r#type,
            &[&format!("[{least}, 5, -7, 7]"), "[-1, 0, 2, -2]"],
            "rem",
            "[0, 5, -1, 1]",
        );
    }
}

#[test]
fn max_and_min_propagate_nan_and_order_zeros() {
    let (a, b) = ("[-0.0, 0.0, 0x7FC00000, 1.0, 1.0]", "[0.0, -0.0, 1.0, 0x7FC00000, 2.0]");
    check_same(
        "tensor<5xf32>",
        &[a, b],
        "max",
        "[0.0, 0.0, 0x7FC00000, 0x7FC00000, 2.0]",
    );
    check_same(
        "tensor<5xf32>",
        &[a, b],
        "min",
        "[-0.0, -0.0, 0x7FC00000, 0x7FC00000, 1.0]",
    );
    check_same("tensor<2xi8>", &["[-128, 3]", "[127, 2]"], "max", "[127, 3]");
    check_same("tensor<2xi8>", &["[-128, 3]", "[127, 2]"], "min", "[-128, 2]");
}

#[test]
fn pow() {
    check_same(
        "tensor<3xf32>",
        &["[-2.0, -8.0, 0.0]", "[3.0, 0.3333, -1.0]"],
        "pow",
        "[-8.0, 0x7FC00000, 0x7F800000]",
    );
    check_same(
        "tensor<2xf64>",
        &["[2.0, 10.0]", "[-1074.0, 3.0]"],
        "pow",
        "[0x0000000000000001, 1000.0]",
    );
    check_same("tensor<2xf16>", &["[256.0, 3.0]", "[2.0, 2.0]"], "pow", "[0x7C00, 9.0]");
    check_same(
        "tensor<2xf8E4M3FN>",
        &["[20.0, 22.0]", "[2.0, 2.0]"],
        "pow",
        "[384.0, 0x7F]",
    );
}

#[test]
fn neg_abs_and_sign() {
    let x = "[0.0, -0.0, -2.5, 0xFFC00000, 0xFF800000]";
    check_same("tensor<5xf32>", &[x], "neg", "[-0.0, 0.0, 2.5, 0x7FC00000, 0x7F800000]");
    check_same("tensor<5xf32>", &[x], "abs", "[0.0, 0.0, 2.5, 0x7FC00000, 0x7F800000]");
    check_same("tensor<5xf32>", &[x], "sign", "[0.0, -0.0, -1.0, 0x7FC00000, -1.0]");
    check_same("tensor<3xi4>", &["[-8, 0, 7]"], "neg", "[-8, 0, -7]");
    check_same("tensor<3xi4>", &["[-8, 0, 7]"], "abs", "[-8, 0, 7]");
    check_same(
        "tensor<3xi64>",
        &["[-9223372036854775808, 0, 7]"],
        "abs",
        "[-9223372036854775808, 0, 7]",
    );
    check_same("tensor<3xi4>", &["[-8, 0, 7]"], "sign", "[-1, 0, 1]");
}

#[test]
fn sqrt() {
    check_same(
        "tensor<5xf32>",
        &["[2.0, -0.0, -1.0, 0x7F800000, 0x00000001]"],
        "sqrt",
        "[0x3FB504F3, -0.0, 0x7FC00000, 0x7F800000, 0x1A3504F3]",
    );
    check_same("tensor<f64>", &["2.0"], "sqrt", "0x3FF6A09E667F3BCD");
    check_same("tensor<1xbf16>", &["[2.0]"], "sqrt", "[0x3FB5]");
}

#[test]
fn logic() {
    let (a, b) = ("[true, true, false, false]", "[true, false, true, false]");
    check_same("tensor<4xi1>", &[a, b], "and", "[true, false, false, false]");
    check_same("tensor<4xi1>", &[a, b], "or", "[true, true, true, false]");
    check_same("tensor<4xi1>", &[a], "not", "[false, false, true, true]");
}

#[test]
fn compare() {
    let table = [
        ("eq", "[true, false, false, false]", "[false, true, false]"),
        ("ne", "[false, true, true, true]", "[true, false, true]"),
        ("lt", "[false, true, false, false]", "[true, false, false]"),
        ("le", "[true, true, false, false]", "[true, true, false]"),
        ("gt", "[false, false, false, true]", "[false, false, true]"),
        ("ge", "[true, false, false, true]", "[false, true, true]"),
    ];
    for (predicate, floats, others) in table {
        check(
            &[
                "dense<[-0.0, 1.0, 0x7FC00000, 3.0]> : tensor<4xf32>",
                "dense<[0.0, 2.0, 0x7FC00000, 2.0]> : tensor<4xf32>",
            ],
            &format!("kina.compare {predicate}, %a, %b : tensor<4xf32>"),
            &format!("dense<{floats}> : tensor<4xi1>"),
        );
        check(
            &["dense<[-8, 1, 7]> : tensor<3xi4>", "dense<[7, 1, -8]> : tensor<3xi4>"],
            &format!("kina.compare {predicate}, %a, %b : tensor<3xi4>"),
            &format!("dense<{others}> : tensor<3xi1>"),
        );
        check(
            &[
                "dense<[false, true, true]> : tensor<3xi1>",
                "dense<[true, true, false]> : tensor<3xi1>",
            ],
            &format!("kina.compare {predicate}, %a, %b : tensor<3xi1>"),
            &format!("dense<{others}> : tensor<3xi1>"),
        );
    }
}

#[test]
fn choice() {
    for (r#type, a, b, expected) in [
        ("f64", "[1.0, -0.0]", "[3.0, 4.0]", "[1.0, 4.0]"),
        ("f16", "[0x0001, 2.0]", "[3.0, 0x7E01]", "[0x0001, 0x7E01]"),
        ("i4", "[-8, 2]", "[3, 7]", "[-8, 7]"),
        ("i1", "[true, true]", "[false, false]", "[true, false]"),
    ] {
        let constant = |value: &str| format!("dense<{value}> : tensor<2x{type}>");
        check(
            &["dense<[true, false]> : tensor<2xi1>", &constant(a), &constant(b)],
            &format!("kina.where %a, %b, %c : tensor<2xi1>, tensor<2x{type}>"),
            &constant(expected),
        );
    }
}
