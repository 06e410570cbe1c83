//! Size, depth and damage: nothing overflows, hangs or panics.

use super::{reports, tree};
use crate::{diagnostics::SourceMap, syntax::parse};

const MANY: usize = 100_000;

fn function(body: &str) -> String {
    format!("let f = fn() {{ {body} }};\nlet g = fn() {{ x + }};\n")
}

#[test]
fn deep_nesting_is_one_located_error() {
    let nests = |open: &str, close: &str| format!("{}x{}", open.repeat(MANY), close.repeat(MANY));
    for (name, body) in [
        ("parentheses", nests("(", ")")),
        ("lists", nests("[", "]")),
        ("blocks", nests("{", "}")),
        ("blocks in lets", nests("{ let a = ", "; a }")),
        ("signs", nests("- ", "")),
        ("nots", nests("not ", "")),
        ("powers", nests("x ** ", "")),
        ("calls", nests("f(", ")")),
        ("methods", nests("x.f(", ")")),
        ("indices", nests("x[", "]")),
        ("records", nests("R { a: ", "}")),
        ("ifs", nests("if a { ", " } else { b }")),
        ("conditions", nests("if ", " { a } else { b }")),
        ("loops", nests("for i in 0..1 with (x = x) { ", " }")),
        ("comprehensions", nests("[for i in 0..1 { ", " }]")),
        ("types", format!("let a: {} = x; a", nests("[", "; 2]"))),
        ("tuple types", format!("let a: {} = x; a", nests("(", ", T)"))),
        ("patterns", format!("let {} = x; a", nests("(", ", b)"))),
        ("dims", format!("let a: tensor<F32, [{}]> = x; a", nests("(", ")"))),
        ("arguments", nests("f::<", ">(x)")),
    ] {
        let reports = reports(&function(&body));
        assert!(
            reports[0].contains("E0012 nesting is deeper than the limit of 256 levels"),
            "{name}: {reports:?}"
        );
        assert_eq!(
            reports.len(),
            2,
            "{name}: only the next item's own error follows: {reports:?}"
        );
    }
}

#[test]
fn brackets_never_closed_are_few_errors() {
    for open in ["(", "[", "{", "f(", "{ let a = ("] {
        let reports = reports(&open.repeat(MANY));
        assert!(reports.len() <= 3, "{open}: {}", reports.len());
    }
}

#[test]
fn long_flat_programs_have_no_limit() {
    let chain = |link: &str| format!("x{}", link.repeat(MANY));
    for body in [
        chain(" + a"),
        chain(" and a"),
        chain(".exp()"),
        chain(".f"),
        chain(".0"),
        chain("[0]"),
        format!("[{}]", "1.0, ".repeat(MANY)),
        format!("{} x", "let x = x + 1.0; ".repeat(MANY)),
        format!("if a {{ b }}{} else {{ c }}", " else if a { b }".repeat(MANY)),
    ] {
        assert!(tree(&format!("let f = fn() {{ {body} }};")).len() > MANY);
    }
    assert!(tree(&"const D = 8;\n".repeat(MANY)).len() > MANY);
}

#[test]
fn long_tokens_have_no_limit() {
    let name = "a".repeat(1 << 20);
    let digits = "9".repeat(1 << 20);
    assert!(tree(&format!("const {name} = {digits};")).ends_with(&format!("(const {name} {digits})\n")));
    let reports = reports(&format!("const {name} {name} = {digits}{name};"));
    assert!(reports.iter().all(|report| report.len() < 200), "messages stay short");
}

#[test]
fn many_errors_take_linear_time() {
    for line in [
        "let a = ;\n",
        "let f = fn() { let a = (b; a };\n",
        "# \n",
        "const ",
        ") ",
        "f(",
        "let f = fn(",
        "/// x\n;",
        "\0a",
    ] {
        reports_only(&line.repeat(MANY / 10));
    }
}

/// Parses without drawing, which is slow for so many.
fn reports_only(text: &str) -> usize {
    let (tree, diagnostics) = parse(SourceMap::new().add("t.kina", text), text);
    assert!(super::dump(&tree).len() < 100 * text.len() + 100);
    diagnostics.len()
}

const CORPUS: &str = r#"
/// Doc.
const D = 8; use std.optim; use "l.kina";
type Layer<D> = { gain: tensor<F32, [D], @host>, w: [tensor<F32, [D, D * 2]>; 2] };
let small = rmsnorm<4, 8>;
let f = fn<N, T: float, S: shape>(donate x: tensor<T, [..S, N], @device>, axis: int) -> (Layer<4>, T) {
  let (a, b): (A, B) = g(x, axis = 1, op=sum); // comment
  let c = if N >= 1 and not a.0.1 { -a ** 2.5e-3 } else { [1.0, 2]: F16 };
  let h = reverseMode(loss, wrt = [p])(p, Layer { gain: g, ..old });
  let s = unroll for i in 0..L with (x = x0) { { let q = x.take(i)[3]; q } };
  (rms::<4, [8, D]>(s, [for j in 0..3 { j }]), einsum("ij->i", h.grad(p)))
};
"#;

/// A small deterministic generator (xorshift).
fn next(state: &mut u64) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    (*state >> 11) as usize
}

#[test]
fn every_truncation_is_handled() {
    for (end, _) in CORPUS.char_indices() {
        let text = &CORPUS[..end];
        let complete = text.trim_end().ends_with([';', '.']) || text.trim().is_empty();
        assert!(complete || !reports(text).is_empty() || text.contains("//"), "{text}");
    }
}

#[test]
fn mutations_never_panic() {
    let pieces = [
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "<",
        ">",
        ">=",
        ";",
        ",",
        ":",
        "::",
        ".",
        "..",
        "=",
        "==",
        "->",
        "@",
        "\"",
        "let ",
        "fn",
        "if ",
        "else",
        "for ",
        "const ",
        "type ",
        "1.",
        ".5",
        "1e",
        "é",
        "\0",
        "\u{FEFF}",
        "///",
        "//",
        "/*",
        "&&",
        "not ",
        "**",
        "-",
        "\r\n",
        "F32",
        "tensor",
        "reverseMode",
        "use ",
        " ",
    ];
    let mut state = 0x9E37_79B9_7F4A_7C15;
    for _ in 0..4_000 {
        let mut text: Vec<char> = CORPUS.chars().collect();
        for _ in 0..=next(&mut state) % 6 {
            let at = next(&mut state) % text.len();
            let end = (at + next(&mut state) % 12).min(text.len());
            let piece = pieces[next(&mut state) % pieces.len()];
            match next(&mut state) % 4 {
                0 => drop(text.splice(at..at, piece.chars())),
                1 => drop(text.drain(at..end)),
                2 => drop(text.splice(at..end, piece.chars())),
                _ => {
                    let copy: Vec<_> = text[at..end].to_vec();
                    let to = next(&mut state) % text.len();
                    text.splice(to..to, copy);
                }
            }
        }
        reports(&text.into_iter().collect::<String>());
    }
}
