//! What the grammar accepts, and how it groups.

use super::{expression, tree};

#[test]
fn operators_group_by_precedence() {
    for (source, expected) in [
        ("a + b * c", "(+ a (* b c))"),
        ("a - b - c", "(- (- a b) c)"),
        ("a ** b ** c", "(** a (** b c))"),
        ("-x ** 2", "(- (** x 2))"),
        ("2 ** -x", "(** 2 (- x))"),
        ("-a * b", "(* (- a) b)"),
        ("- -a", "(- (- a))"),
        ("not a == b and c or d", "(or (and (not (== a b)) c) d)"),
        ("not not a", "(not (not a))"),
        ("a < b + c", "(< a (+ b c))"),
        ("(a < b) == c", "(== (< a b) c)"),
        ("a < b and b < c", "(and (< a b) (< b c))"),
        ("-x.abs()", "(- (method abs x))"),
        ("x.f ** y[0]", "(** (field f x) (index y 0))"),
    ] {
        assert_eq!(expression(source), expected, "{source}");
    }
}

#[test]
fn postfix_forms() {
    for (source, expected) in [
        ("x.0.1", "(element 1 (element 0 x))"),
        ("params.layers[3].w", "(field w (index (field layers params) 3))"),
        ("x.reduce(op=sum, axis=1)", "(method reduce x op = sum axis = 1)"),
        ("f(w = a, g = b)", "(call f w = a g = b)"),
        ("f(a, b,)", "(call f a b)"),
        ("rmsnorm::<4, 2 * D>(x, g)", "(call rmsnorm<4, (* 2 D)> x g)"),
        ("softmax::<F32, [4, 8]>(x)", "(call softmax<F32, [4, 8]> x)"),
        ("each(step::<D>, p, g, lr = lr)", "(call each step<D> p g lr = lr)"),
        ("x.cast(F16).to(@device)", "(method to (method cast x F16) @device)"),
        ("einsum(\"ij,jk->ik\", a, b)", "(call einsum \"ij,jk->ik\" a b)"),
        ("1.exp()", "(method exp 1)"),
    ] {
        assert_eq!(expression(source), expected, "{source}");
    }
}

#[test]
fn literals_keep_their_text() {
    for (source, expected) in [
        ("1.50", "1.50"),
        ("1e-5", "1e-5"),
        ("2E+3", "2E+3"),
        ("007", "007"),
        ("1.0: F16", "1.0: F16"),
        ("-128: I8", "(- 128: I8)"),
        ("inf: T", "inf: T"),
        ("(nan, true, false)", "(tuple nan, true, false)"),
        ("[1.0, -2.0]: BF16", "[1.0, (- 2.0)]: BF16"),
        ("[[1, 2], [3, 4]]", "[[1, 2], [3, 4]]"),
        ("[]", "[]"),
        ("f(1.0: F16, x)", "(call f 1.0: F16 x)"),
    ] {
        assert_eq!(expression(source), expected, "{source}");
    }
}

#[test]
fn records_blocks_choices_and_loops() {
    for (source, expected) in [
        ("Layer { gain: g, w: w }", "(record Layer gain: g w: w)"),
        ("Layer { w: w2, ..old }", "(record Layer w: w2 ..old)"),
        ("{ let a = b; a }", "(block\n      (let a b)\n      a)"),
        ("let (b, (c, _)) = f(a); b", "(let (b, (c, _)) (call f a))\n    b"),
        ("let x: tensor<F32, [4]>= y; x", "(let x: tensor<F32, [4]> y)\n    x"),
        (
            "if N == 1 { a } else if M { b } else { c }",
            "(if\n      (== N 1) (block\n        a)\n      M (block\n        b)\n      else (block\n        c))",
        ),
        (
            "if (Layer { w: a }).w { b } else { c }",
            "(if\n      (field w (record Layer w: a)) (block\n        b)\n      else (block\n        c))",
        ),
        (
            "for i in 0..N with (s = s0, t = 0) { s }",
            "(for i 0..N s = s0 t = 0\n      (block\n        s))",
        ),
        (
            "unroll for i in 0..6 with (x = x) { f(x, p[i]) }",
            "(unroll for i 0..6 x = x\n      (block\n        (call f x (index p i))))",
        ),
        (
            "[for i in 0..L { i }]",
            "(comprehension i 0..L\n      (block\n        i))",
        ),
        (
            "reverseMode(loss, wrt = [params])(params, tokens).grad(params)",
            "(method grad (reverseMode loss wrt [params] params tokens) params)",
        ),
    ] {
        assert_eq!(expression(source), expected, "{source}");
    }
}

#[test]
fn items_of_every_kind() {
    let source = r#"
const D = 8;
use std.optim;
use "layers.kina";
/// One layer.
///
/// Two paragraphs.
type Layer<D> = {
  /// Scale.
  gain: tensor<F32, [D], @host>,
  w: [tensor<F32, [D, 4 * D / 2]>; 2],
};
type Pair = (Layer<8>, tensor<Bool, []>);
let small = rmsnorm<4, 8>;
let f = fn<N, T: float, S: shape>(
  /// The cache.
  donate cache: tensor<T, [..S, N], @device>,
  x: tensor<T, S>,
  axis: int,
) -> (Pair, tensor<T, S>) { (p, x) };
"#;
    let expected = "\
(const D 8)
(use std.optim)
(use \"layers.kina\")
/// One layer.
///
/// Two paragraphs.
(type Layer
  (generic D dim)
  /// Scale.
  (field gain tensor<F32, [D], @host>)
  (field w [tensor<F32, [D, (/ (* 4 D) 2)]>; 2]))
(type Pair
  (Layer<8>, tensor<Bool, []>))
(instance small rmsnorm<4, 8>)
(function f
  (generic N dim)
  (generic T float)
  (generic S shape)
  /// The cache.
  (donate parameter cache tensor<T, [..S, N], @device>)
  (parameter x tensor<T, [..S]>)
  (parameter axis int)
  (result (Pair, tensor<T, [..S]>))
  (block
    (tuple p, x)))
";
    assert_eq!(tree(source), expected);
}

#[test]
fn odd_but_valid_files() {
    for source in [
        "",
        "\u{FEFF}",
        "// only a comment",
        "\u{FEFF}// x\r\n",
        "\t\r\n",
        "//// not documentation\n",
    ] {
        assert_eq!(tree(source), "", "{source:?}");
    }
    assert_eq!(
        tree("/// a\r\n/// b\r\nconst\tD\r\n=\r\n8;"),
        "/// a\n/// b\n(const D 8)\n"
    );
    assert_eq!(
        tree("const größe = 1; const 変数 = 2;"),
        "(const größe 1)\n(const 変数 2)\n"
    );
}

#[test]
fn spans_cover_what_was_written() {
    let text = "let f = fn() { (a + b) * -c.exp() };";
    let sources = crate::diagnostics::SourceMap::new();
    let (tree, _) = crate::syntax::parse(sources.add("t.kina", text), text);
    let spans = tree
        .expressions()
        .map(|(_, expression)| sources.snippet(expression.span));
    let expected = ["a", "b", "a + b", "c", "c.exp()", "-c.exp()", "(a + b) * -c.exp()"];
    assert_eq!(spans.collect::<Vec<_>>(), expected);
    assert_eq!(sources.snippet(tree.items[0].span), text);
}
