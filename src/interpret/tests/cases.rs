//! One table an operation: operands, operation, expected result.

use super::check;

/// Applies `operation` to constants of one type, which is also the result's.
fn check_same(r#type: &str, operands: &[&str], operation: &str, expected: &str) {
    let operands = operands
        .iter()
        .map(|value| format!("dense<{value}> : {type}"))
        .collect::<Vec<_>>();
    let operands = operands.iter().map(String::as_str).collect::<Vec<_>>();
    let names = ["%a", "%b", "%c"][..operands.len()].join(", ");
    let operation = format!("kina.{operation} {names} : {type}");
    check(&operands, &operation, &format!("dense<{expected}> : {type}"));
}

const NAN: &str = "0x7FC00000";
const INF: &str = "0x7F800000";

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

#[test]
fn cast() {
    let table = [
        // Beside a tie of F16 by less than F32 can tell: rounds once from F64.
        (
            "[0x40A0020000000001, 0x40A0020000000000]",
            "2xf64",
            "[2050.0, 2048.0]",
            "2xf16",
        ),
        (
            "[0x3FF0100000000001, 0x7FEFFFFFFFFFFFFF]",
            "2xf64",
            "[0x3F81, 0x7F80]",
            "2xbf16",
        ),
        (
            "[464.0, 465.0, 0x7F800000, -0.0, 0x7FC00000]",
            "5xf32",
            "[448.0, 0x7F, 0x7F, -0.0, 0x7F]",
            "5xf8E4M3FN",
        ),
        (
            "[61439.0, 61440.0, 0xFF800000, 0x37000000]",
            "4xf32",
            "[57344.0, 0x7C, 0xFC, 0.0]",
            "4xf8E5M2",
        ),
        // 2^53 + 1 and its like round once from I64.
        (
            "[9007199254740993, 16777217, 288230393331580929]",
            "3xi64",
            "[0x5A000000, 0x4B800000, 0x5C800001]",
            "3xf32",
        ),
        (
            "[9007199254740993, 9007199254740995]",
            "2xi64",
            "[0x4340000000000000, 0x4340000000000002]",
            "2xf64",
        ),
        (
            "[2049, 2051, 65519, 65520, 4611686018427387903]",
            "5xi64",
            "[2048.0, 2052.0, 65504.0, 0x7C00, 0x7C00]",
            "5xf16",
        ),
        (
            "[72339069014638593, 72339069014638592]",
            "2xi64",
            "[0x5B81, 0x5B80]",
            "2xbf16",
        ),
        (
            "[1.0e10, -1.0e10, 0x7FC00000, -1.9, 0xFF800000]",
            "5xf32",
            "[2147483647, -2147483648, 0, -1, -2147483648]",
            "5xi32",
        ),
        ("[1.0e30, -1.0e30, 8.9, -8.9]", "4xf64", "[7, -8, 7, -8]", "4xi4"),
        (
            "[1.0e30, -1.0e30]",
            "2xf64",
            "[9223372036854775807, -9223372036854775808]",
            "2xi64",
        ),
        ("[300, -129, 127]", "3xi32", "[44, 127, 127]", "3xi8"),
        ("[-8, 7]", "2xi4", "[-8, 7]", "2xi64"),
        (
            "[0.0, -0.0, 0x7FC00000, 1.0e-45]",
            "4xf32",
            "[false, false, true, true]",
            "4xi1",
        ),
        ("[0, 16, -1]", "3xi8", "[false, true, true]", "3xi1"),
        ("[true, false]", "2xi1", "[1.0, 0.0]", "2xbf16"),
        ("[true, false]", "2xi1", "[1, 0]", "2xi4"),
        ("[0x7BFF, 0x0001]", "2xf16", "[65504.0, 0x33800000]", "2xf32"),
    ];
    for (input, from, expected, to) in table {
        check(
            &[&format!("dense<{input}> : tensor<{from}>")],
            &format!("kina.cast %a : tensor<{from}> -> tensor<{to}>"),
            &format!("dense<{expected}> : tensor<{to}>"),
        );
    }
}

#[test]
fn broadcast() {
    let table = [
        ("5", "", "[[5, 5], [5, 5]]", "2x2x"),
        ("[1, 2, 3]", "3x", "[[1, 2, 3], [1, 2, 3]]", "2x3x"),
        (
            "[[[1], [2]]]",
            "1x2x1x",
            "[[[1, 1], [2, 2]], [[1, 1], [2, 2]], [[1, 1], [2, 2]]]",
            "3x2x2x",
        ),
        ("[7]", "1x", "[7]", "1x"),
    ];
    for (input, from, expected, to) in table {
        check(
            &[&format!("dense<{input}> : tensor<{from}i32>")],
            &format!("kina.broadcast %a : tensor<{from}i32> -> tensor<{to}i32>"),
            &format!("dense<{expected}> : tensor<{to}i32>"),
        );
    }
}

/// Reduces the middle axis of a `1x3x2` tensor.
fn check_reduce(kind: &str, order: &str, element: &str, input: &str, expected: &str) {
    check(
        &[&format!("dense<{input}> : tensor<1x3x2x{element}>")],
        &format!("kina.reduce {kind} %a axis = 1 {order} : tensor<1x3x2x{element}> -> tensor<1x2x{element}>"),
        &format!("dense<{expected}> : tensor<1x2x{element}>"),
    );
}

#[test]
fn reduce_of_each_kind() {
    let order = "order = sequential";
    let x = "[[[1.0, -0.0], [1.0e8, -0.0], [-1.0e8, -0.0]]]";
    check_reduce("sum", order, "f32", x, "[[0.0, -0.0]]");
    check_reduce(
        "mean",
        order,
        "f64",
        "[[[1.0, 1.0], [1.0, 2.0], [2.0, 3.0]]]",
        "[[0x3FF5555555555555, 2.0]]",
    );
    check_reduce(
        "prod",
        order,
        "f32",
        "[[[2.0, 0.0], [3.0, 0x7F800000], [0.5, 1.0]]]",
        "[[3.0, 0x7FC00000]]",
    );
    // The sums 2049 and 2050 are exact in F32; only the result rounds.
    check_reduce(
        "sum",
        order,
        "f16",
        "[[[2048.0, 2048.0], [1.0, 1.0], [1.0, 2.0]]]",
        "[[2050.0, 2052.0]]",
    );
    check_reduce(
        "max",
        "",
        "f32",
        "[[[-0.0, 0x7FC00000], [0.0, 1.0], [-1.0, 2.0]]]",
        "[[0.0, 0x7FC00000]]",
    );
    check_reduce(
        "min",
        "",
        "f32",
        "[[[0.0, 0xFF800000], [-0.0, 1.0], [1.0, 2.0]]]",
        "[[-0.0, 0xFF800000]]",
    );
    check_reduce(
        "max",
        "",
        "f8E4M3FN",
        "[[[-448.0, 0x7F], [-448.0, 1.0], [-448.0, 2.0]]]",
        "[[-448.0, 0x7F]]",
    );
    check_reduce("sum", "", "i8", "[[[100, 1], [100, 2], [100, 3]]]", "[[44, 6]]");
    check_reduce("prod", "", "i4", "[[[2, 3], [2, 3], [2, 1]]]", "[[-8, -7]]");
    check_reduce(
        "max",
        "",
        "i16",
        "[[[-32768, 1], [-32768, 3], [-32768, 2]]]",
        "[[-32768, 3]]",
    );
    check_reduce("min", "", "i4", "[[[7, 1], [7, -8], [7, 2]]]", "[[7, -8]]");
    check_reduce(
        "any",
        "",
        "i1",
        "[[[false, false], [false, true], [false, false]]]",
        "[[false, true]]",
    );
    check_reduce(
        "all",
        "",
        "i1",
        "[[[true, true], [true, false], [true, true]]]",
        "[[true, false]]",
    );
}

#[test]
fn reduce_keeps_dims_and_takes_size_one_axes() {
    check(
        &["dense<[[2.0], [-0.0]]> : tensor<2x1xf32>"],
        "kina.reduce sum %a axis = 1 keepdims order = sequential : tensor<2x1xf32> -> tensor<2x1xf32>",
        "dense<[[2.0], [-0.0]]> : tensor<2x1xf32>",
    );
    check(
        &["dense<[1, 2, 3]> : tensor<3xi64>"],
        "kina.reduce sum %a axis = 0 : tensor<3xi64> -> tensor<i64>",
        "dense<6> : tensor<i64>",
    );
}

/// Reduces the last axis of a `1x3` tensor to an index.
fn check_index(operation: &str, element: &str, input: &str, expected: u32) {
    check(
        &[&format!("dense<[{input}]> : tensor<1x3x{element}>")],
        &format!("kina.{operation} %a axis = 1 : tensor<1x3x{element}> -> tensor<1xi64>"),
        &format!("dense<{expected}> : tensor<1xi64>"),
    );
}

#[test]
fn argmax_and_argmin_give_the_lowest_index() {
    check_index("argmax", "f32", "[1.0, 3.0, 3.0]", 1);
    check_index("argmin", "f32", "[1.0, -3.0, -3.0]", 1);
    check_index("argmax", "f32", "[-0.0, 0.0, -1.0]", 0);
    check_index("argmin", "f64", "[0.0, -0.0, 1.0]", 0);
    check_index("argmax", "i4", "[-8, 7, 7]", 1);
    check_index("argmin", "i4", "[7, -8, -8]", 1);
    check_index("argmax", "i64", "[-9223372036854775808, -9223372036854775808, -1]", 2);
    check_index("argmax", "bf16", "[1.0, 2.0, 0x7F80]", 2);
}

#[test]
fn argmax_skips_what_is_not_larger_than_its_identity() {
    check_index("argmax", "f32", &format!("[{NAN}, 1.0, {NAN}]"), 1);
    check_index("argmax", "f32", &format!("[{NAN}, {NAN}, {NAN}]"), 0);
    check_index("argmax", "f32", "[0xFF800000, 0xFF800000, 0xFF800000]", 0);
    check_index("argmin", "f32", &format!("[{INF}, {NAN}, {INF}]"), 0);
    check_index("argmax", "f8E4M3FN", "[0x7F, -448.0, -448.0]", 0);
    check_index("argmax", "f8E4M3FN", "[-448.0, 448.0, 0x7F]", 1);
    check_index("argmax", "f8E5M2", "[0xFC, -57344.0, 0x7E]", 1);
}

#[test]
fn constants_of_every_dtype() {
    for (element, one, values) in [
        ("f64", "1.0", "[1.0, 1.0, 1.0]"),
        ("f8E5M2", "0x01", "[0x01, 0x01, 0x01]"),
        ("i4", "-8", "[-8, -8, -8]"),
        ("i1", "true", "[true, true, true]"),
    ] {
        let r#type = format!("tensor<3x{element}>");
        check(
            &["dense<[true, false, true]> : tensor<3xi1>"],
            &format!("kina.constant dense<{one}> : {type}"),
            &format!("dense<{values}> : {type}"),
        );
    }
    let bits = "[true, false, false, true, true, true, false, false, false, true]";
    check_same("tensor<10xi1>", &[bits, bits], "and", bits);
}
