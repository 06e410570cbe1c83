//! What the grammar rejects, where, and how it goes on.

use super::{help, reports};

#[test]
fn explore() {
    for text in [
        "let f = fn(x: T) -> T { let a = x let b = a; b };",
        "let f = fn(x: T) -> T { let a = x\n let b = a\n b };",
        "let f = fn(x: T) -> T { let a = ; let b = * 2; a };",
        "let f = fn(x: T) -> T { let a == x; a };",
        "let f = fn(x: T) -> T { x; };",
        "let f = fn(x: T) -> T { x; x };",
        "let f = fn(x: T) -> T { return x; };",
        "let f = fn(x: T) -> T { a = x; a };",
        "let f = fn(x: T) -> T { a < b < c };",
        "let f = fn(x: T) -> T { rms<4, 8>(x) };",
        "let f = fn(x: T) -> T { rms<4>(x) };",
        "let f = fn(x: T) -> T { a && b || !c };",
        "let f = fn(x: T) -> T { a ^ 2 };",
        "let f = fn(x: T) -> T { 1. + .5 + 1.e5 + 1e };",
        "let f = fn(x: T) -> T { 1.0f32 + 0x10 + 1_000 + 3f };",
        "let f = fn(x: T) -> T { f(x, };",
        "let f = fn(x: T) -> T { f(x; };",
        "let f = fn(x: T) -> T { f(x] };",
        "let f = fn(x: T) -> T { f(x)) };",
        "let f = fn(x: T) -> T { let a = (x;\n let b = [a; b };\nconst D = 3\nconst E = ;\n",
        "let f = fn(x: T) -> T {\n  x\n\nlet g = fn(y: T) -> T { y };\nlet h = fn() { } ;",
        "fn foo(x: T) -> T { x }\nconst D 8;\ndef foo() { x }\nlet y = 3;\n",
        "let f = fn(x: tensor<F32 [4]>, y: tensor<F32>, z: F32, w: tensor<F32, 4>) tensor<F32, [4]> { x };",
        "let f = fn(x: tensor<F32, [4], @gpu>, y: tensor<F32, [4], @host, z: T) => T { x };",
        "let f = fn(x: T): T { x };",
        "let f = fn(x) { x };",
        "let F32 = fn(if: T) { let let = 3; x };",
        "let f = fn() { if a { b } };",
        "let f = fn() { for i in 0..3 { b } };",
        "let f = fn() { let g = fn(x: T) { x }; g(3) };",
        "let f = fn() { const D = 3; D };",
        "let f = fn() { f(a = 1, 2) };",
        "let f = fn() { let a = x : F16; a };",
        "let f = fn() { x.y(3)(4) };",
        "let f = fn() { Layer { w } };",
        "let f = fn() { let s = \"abc; s };",
        "let f = fn() { /* c */ x # y };",
        "let f = fn() { a − b × c };",
        "let f = fn() { not a + not b };",
        "/// lost\n/// more\n",
        "let f = fn() {\n /// lost\n let a = b; a };",
        "let f = fn() { }",
        "let f = fn() { let a = 3; };",
        "\0\0\0",
        "c\0o\0n\0s\0t\0",
        "let x = rms<4, 8>(y);",
        "let f = fn() { a.0.x.1.0 + x.1e5 };",
        "}",
        "let",
        "let f = fn<N: dim>() { x };",
        "let f = fn() { reverseMode(loss, params)(params) };",
        "use std::optim;\nuse optim;\nuse 3;",
        "let f = fn() { (a,) };",
        "let f = fn() { [1, 2; 3] };",
        "let f = fn() { x[1, 2] };",
        "const D: I64 = 3;",
        "type L = { a: T b: T };\ntype M = { a T, b: T };",
    ] {
        let sources = crate::diagnostics::SourceMap::new();
        let file = sources.add("t.kina", text);
        let (tree, diagnostics) = crate::syntax::parse(file, text);
        println!(
            "=== {text}\n{}{}",
            crate::diagnostics::render(&diagnostics, &sources, false),
            crate::syntax::dump(&tree)
        );
    }
    let _ = (help as fn(&str) -> String, reports as fn(&str) -> Vec<String>);
}
