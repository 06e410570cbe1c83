//! Constants, casts and broadcasts: operand, operation, expected result.

use super::{check, check_same};

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
