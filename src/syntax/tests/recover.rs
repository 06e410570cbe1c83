//! What the grammar rejects, where, and how it goes on.

use super::{help, reports};
use crate::{diagnostics::SourceMap, syntax::dump};

/// The reports about a body, without the line; columns count from the body.
fn body(text: &str) -> Vec<String> {
    let prefix = "let f = fn() { ";
    let strip = |report: String| {
        let (column, rest) = report.strip_prefix("1:").unwrap().split_once(' ').unwrap();
        format!("{} {rest}", column.parse::<usize>().unwrap() - prefix.len())
    };
    reports(&format!("{prefix}{text} }};")).into_iter().map(strip).collect()
}

#[test]
fn expected_and_found_in_a_block() {
    for (text, expected) in [
        (
            "let a = x let b = a; b",
            "10 E0010 expected `;` after a `let`, found the keyword `let`",
        ),
        ("let a = x b; a", "10 E0010 expected `;` after a `let`, found `b`"),
        ("let a = ; a", "9 E0010 expected an expression, found `;`"),
        ("let a == x; a", "7 E0010 expected `=`, found `==`"),
        (
            "let (a) = x; let (a,) = x; a",
            "18 E0010 a tuple has at least two elements",
        ),
        ("x;", "2 E0016 the value of a block has no `;` after it"),
        ("x; y", "1 E0016 this value is not used"),
        ("x let y = x; y", "1 E0016 the value of a block comes last"),
        (
            "let a = x;",
            "12 E0010 expected an expression, the value of the block, found `}`",
        ),
        ("return x", "8 E0010 expected an operator or `}`, found `x`"),
        ("a = x; a", "3 E0010 expected an operator or `}`, found `=`"),
        ("const D = 3; D", "1 E0016 `const` stands at top level only"),
        (
            "let g = fn(x: T) { x }; g(3)",
            "9 E0016 a function is defined at top level",
        ),
        ("a < b == c", "7 E0013 comparisons do not associate"),
        ("a + not b", "5 E0010 `not` binds looser than the operator before it"),
        ("+a", "1 E0010 expected an expression, found `+`"),
        ("if a { b }", "12 E0010 expected `else`, found `}`"),
        (
            "if a { b } elif c { d } else { e }",
            "12 E0010 expected `else`, found `elif`",
        ),
        ("for i in 0..3 { b }", "15 E0010 expected `with`, found `{`"),
        (
            "for i in 3 with (x = x) { b }",
            "12 E0010 expected `..`, found the keyword `with`",
        ),
        ("for i in 0..3 with () { b }", "20 E0010 a loop has at least one state"),
        (
            "f(a = 1, 2)",
            "10 E0018 a positional argument follows a keyword argument",
        ),
        ("f(1 2)", "5 E0010 expected `,` or `)`, found `2`"),
        ("x.y(3)(4)", "1 E0010 only a named function can be applied"),
        ("x.(y)", "3 E0010 expected a field, a method or digits, found `(`"),
        ("x.1e5", "4 E0010 expected an operator or `}`, found `e5`"),
        ("x[1, 2]", "4 E0010 expected `]`, found `,`"),
        ("Layer { w }", "11 E0010 expected `:`, found `}`"),
        ("Layer { ..old, w: w }", "16 E0010 `..` is the last entry of a record"),
        (
            "reverseMode(loss, params)(params)",
            "19 E0010 `reverseMode` takes the name of a function and optionally `wrt`",
        ),
        ("(a,)", "1 E0010 a tuple has at least two elements"),
        ("let if = x; x", "5 E0014 expected a name or `(`, found `if`"),
        ("let F32 = x; x", "5 E0014 expected a name or `(`, found `F32`"),
    ] {
        assert_eq!(body(text), [expected], "{text}");
    }
}

#[test]
fn malformed_tokens() {
    for (text, expected) in [
        ("1. + x", "1 E0004 a float literal needs a digit after its dot"),
        ("1.e5", "1 E0004 a float literal needs a digit after its dot"),
        ("x + .5", "5 E0004 a float literal needs a digit before its dot"),
        ("1e + x", "1 E0004 an exponent needs digits"),
        ("1.0f32", "4 E0004 unexpected `f32` after a number"),
        ("0x10", "2 E0004 unexpected `x10` after a number"),
        ("1_000", "2 E0004 unexpected `_000` after a number"),
        ("f(\"a)", "3 E0005 a string ends on the line where it begins"),
        ("f(\"a\\n\")", "3 E0005 strings have no escapes"),
        ("/* c */ x", "1 E0003 comments begin with `//`"),
        ("x $ y", "3 E0003 unexpected character `$`"),
        ("a && b", "3 E0003 `&&` is not an operator of Kina"),
        ("a || b", "3 E0003 `||` is not an operator of Kina"),
        ("!a", "1 E0003 `!` is not an operator of Kina"),
        ("a ^ 2", "3 E0003 `^` is not an operator of Kina"),
        ("a % 2", "3 E0003 `%` is not an operator of Kina"),
        ("a \u{2212} b", "3 E0003 `\u{2212}` is not an operator of Kina"),
        ("\u{201C}a\u{201D}", "1 E0003 unexpected character `\u{201C}` (U+201C)"),
        ("a\u{200B} + b", "2 E0003 unexpected character U+200B"),
        ("\0\0a", "1 E0003 unexpected character U+0000"),
    ] {
        assert_eq!(body(text)[0], expected, "{text}");
        assert!(body(text).len() <= 2, "{text}: {:?}", body(text));
    }
}

#[test]
fn a_malformed_number_has_no_value() {
    let (tree, _) = crate::syntax::parse(
        SourceMap::new().add("t.kina", ""),
        "let f = fn() { x * 1. + 1.5f16 + 1 };",
    );
    assert_eq!(
        dump(&tree),
        "(function f\n  (block\n    (+ (+ (* x <error>) <error>) 1)))\n"
    );
}

#[test]
fn brackets() {
    for (text, expected) in [
        ("f(x", "2 E0011 `(` is never closed"),
        ("let a = (x; a", "9 E0011 `(` is never closed"),
        ("let a = [x; a", "9 E0011 `[` is never closed"),
        ("let a = [x let b = a; b", "9 E0011 `[` is never closed"),
        ("f(x]", "4 E0011 expected `)`, found `]`"),
        ("f(x))", "5 E0011 `)` closes nothing"),
    ] {
        let reports = body(text);
        assert!(reports[0] == expected && reports.len() <= 2, "{text}: {reports:?}");
    }
}

#[test]
fn a_missing_brace_ends_at_the_next_item() {
    let text = "let f = fn() {\n  let a = [b;\n  a\n\nlet g = fn() { x + };\nconst D = ;\n";
    assert_eq!(
        reports(text),
        [
            "1:14 E0011 `{` is never closed",
            "2:11 E0011 `[` is never closed",
            "5:20 E0010 expected an expression, found `}`",
            "6:11 E0010 expected an expression, found `;`",
        ]
    );
}

#[test]
fn items_and_types() {
    for (text, expected) in [
        ("fn foo(x: T) -> T { x }", "1:1 E0015 a function is defined by `let`"),
        ("def foo(x): x;", "1:1 E0015 expected an item, found `def`"),
        ("const D 8;", "1:9 E0010 expected `=`, found `8`"),
        ("const D: I64 = 8;", "1:8 E0010 expected `=`, found `:`"),
        (
            "const D = 8",
            "1:12 E0010 expected `;` after an item, found the end of the file",
        ),
        (
            "let y = 3;",
            "1:9 E0015 a top-level `let` defines a function or names an instance of one",
        ),
        (
            "let y = f<4>(x);",
            "1:13 E0015 a top-level `let` defines a function or names an instance of one",
        ),
        ("let y = f::<4>;", "1:10 E0010 expected `<`, found `::`"),
        ("let y = f<>;", "1:10 E0010 expected generic arguments, found `<>`"),
        ("let f = fn foo() { x };", "1:12 E0010 expected `(` or `<`, found `foo`"),
        ("let f = fn(x) { x };", "1:13 E0010 expected `:` and a type, found `)`"),
        (
            "let f = fn(x: T = 3) { x };",
            "1:17 E0010 expected `,` or `)`, found `=`",
        ),
        (
            "let f = fn(x: T) T { x };",
            "1:18 E0010 expected `->` or `{`, found `T`",
        ),
        (
            "let f = fn(x: T): T { x };",
            "1:17 E0010 expected `->` or `{`, found `:`",
        ),
        (
            "let f = fn(x: T) => T { x };",
            "1:18 E0010 expected `->` or `{`, found `=`",
        ),
        ("let f = fn(x: T) -> T x;", "1:23 E0010 expected `{`, found `x`"),
        (
            "let f = fn<N: dim>() { x };",
            "1:15 E0010 expected `float`, `int`, `number`, `any` or `shape`, found `dim`",
        ),
        ("let f = fn(x: F32) { x };", "1:15 E0017 `F32` is a dtype, not a type"),
        ("let f = fn(x: tensor) { x };", "1:21 E0010 expected `<`, found `)`"),
        (
            "let f = fn(x: tensor<F32>) { x };",
            "1:25 E0010 expected `,` and a shape, found `>`",
        ),
        (
            "let f = fn(x: tensor<F32, 4>) { x };",
            "1:27 E0010 expected a shape, found `4`",
        ),
        (
            "let f = fn(x: tensor<F32, [4], host>) { x };",
            "1:30 E0010 expected a placement or `>`, found `,`",
        ),
        (
            "let f = fn(x: tensor<F32, [4], @gpu>) { x };",
            "1:33 E0010 expected `host` or `device`, found `gpu`",
        ),
        (
            "let f = fn(x: tensor<F32, [4, ..S]>) { x };",
            "1:31 E0017 a shape parameter gives the leading axes",
        ),
        ("let f = fn(x: [T]) { x };", "1:17 E0017 an array type has a length"),
        ("let f = fn(x: { a: T }) { x };", "1:15 E0017 a record type has a name"),
        (
            "let f = fn(x: (T,)) { x };",
            "1:15 E0017 a tuple has at least two elements",
        ),
        ("type L = { a: T b: T };", "1:17 E0010 expected `,` or `}`, found `b`"),
        ("use std::optim;", "1:8 E0010 expected `.`, found `::`"),
        (
            "use optim;",
            "1:5 E0010 expected `std` or a file in quotes, found `optim`",
        ),
        ("}", "1:1 E0011 `}` closes nothing"),
        (
            "let",
            "1:4 E0010 expected the name of the function, found the end of the file",
        ),
        ("const D = 8;;", "1:13 E0015 expected an item, found `;`"),
        ("/// lost\n/// too", "1:1 W0001 this doc comment documents nothing"),
    ] {
        assert_eq!(reports(text), [expected], "{text}");
    }
}

#[test]
fn ways_out() {
    for (text, expected) in [
        ("let f = fn() { let a = x == 1 and y = 2; a };", ""),
        (
            "let f = fn() { x: F16 };",
            "a record is built with its name: `Name { field: value }`; part of a tensor is `x.slice(start=[..], limit=[..], stride=[..])`",
        ),
        (
            "let f = fn() { let a = x: F16; a };",
            "only a literal takes a dtype after `:`; other values have `.cast(F16)`",
        ),
        (
            "let f = fn() { f(x: F16) };",
            "only a literal takes a dtype after `:`; other values have `.cast(F16)`",
        ),
        ("let f = fn() { F16(x) };", "convert with `x.cast(F16)`"),
        (
            "let f = fn() { let a = g<4, 8>(x); a };",
            super::super::parser::INSTANCE_FORM,
        ),
        ("let f = fn() { g<4>(x) };", super::super::parser::INSTANCE_FORM),
        (
            "let f = fn() { let mut a = x; a };",
            "values never change: leave out `mut`; shadowing is allowed",
        ),
        (
            "let f = fn() { return x; };",
            "a block's value is its last expression, without `return` and `;`",
        ),
        (
            "let f = fn() { 1.5f };",
            "a literal takes its dtype after a colon: `1.5: F32`",
        ),
        (
            "let f = fn() { let a = x; };",
            "name the value after the last `let`: `a }`",
        ),
        ("fn foo() { x }", "write `let foo = fn(...) -> T { ... };`"),
        ("let y = 3;", "a compile-time number is `const y = ...;`"),
        (
            "struct L { a: T }",
            "a record type is defined by `type Name = { field: T, ... };`",
        ),
    ] {
        assert_eq!(help(text), expected, "{text}");
    }
}

#[test]
fn independent_errors_are_all_reported() {
    let text = "\
let f = fn(x: tensor<F32 [4]>, y: F32, z: tensor<F32, [4], @host, w: T) tensor<F32, [4]> {
  let a = x + ;
  let b = * y
  let c = f(x, , y);
  a < b < c
};
const = 3;
let g = fn() { let q = x ^ 2; q };
";
    assert_eq!(
        reports(text),
        [
            "1:26 E0010 expected `,` and a shape, found `[`",
            "1:35 E0017 `F32` is a dtype, not a type",
            "1:65 E0010 expected `>`, found `,`",
            "1:73 E0010 expected `->` or `{`, found `tensor`",
            "2:15 E0010 expected an expression, found `;`",
            "3:11 E0010 expected an expression, found `*`",
            "4:16 E0010 expected an expression, found `,`",
            "5:9 E0013 comparisons do not associate",
            "7:7 E0010 expected the name of the constant, found `=`",
            "8:26 E0003 `^` is not an operator of Kina",
        ]
    );
}

#[test]
fn broken_parts_leave_the_names_around_them() {
    let text = "\
let f = fn(x: tensor<F31 [4]>, y) -> [T] {
  let (a, b) = ;
  g(x, *, 1)
};
const D = ;
";
    let (tree, _) = crate::syntax::parse(SourceMap::new().add("t.kina", text), text);
    let expected = "\
(function f
  (parameter x <error>)
  (parameter y <error>)
  (result <error>)
  (block
    (let (a, b) <error>)
    (call g x <error> 1)))
(error)
";
    assert_eq!(dump(&tree), expected);
    let crate::syntax::ast::ItemKind::Error(Some(name)) = &tree.items[1].kind else {
        panic!("named")
    };
    assert_eq!(&*name.name, "D");
}
