//! Reductions: operand, operation, expected result.

use super::check;

const NAN: &str = "0x7FC00000";
const INF: &str = "0x7F800000";

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
