//! Functions: calls, results, exports, recursion, signatures.

use super::{accepted, refusal, reports, type_of};

#[test]
fn functions_call_functions_in_any_order() {
    let text = "let f = fn(x: tensor<F32, [2]>) -> tensor<F32, [2]> { _g(x, scale = 2).0 };
        let _g = fn(x: tensor<F32, [2]>, scale: tensor<F32, [2]>) { (x._h() * scale, x) };
        let _h = fn(x: tensor<F32, [2]>) { -x };";
    accepted(text);
}

#[test]
fn recursion_is_refused_with_its_path() {
    let text = "let f = fn(x: tensor<F32, []>) -> tensor<F32, []> { _g(x) };
let _g = fn(x: tensor<F32, []>) { _h(x) };
let _h = fn(x: tensor<F32, []>) { f(x) };";
    assert_eq!(reports(text), ["E0105 1:53: recursion: `f` -> `_g` -> `_h` -> `f`"]);
    let text = "let f = fn(x: tensor<F32, []>) -> tensor<F32, []> { f(x) };";
    assert_eq!(reports(text), ["E0105 1:53: recursion: `f` -> `f`"]);
    let text = "let f = fn(x: tensor<F32, []>) -> tensor<F32, []> { if false { f(x) } else { x } };";
    accepted(text);
}

#[test]
fn long_chains_of_calls_are_fine() {
    let mut text = "let f = fn(x: tensor<F32, []>) -> tensor<F32, []> { _f0(x) };".to_owned();
    for index in 0..1_000 {
        text += &format!("let _f{index} = fn(x: tensor<F32, []>) {{ _f{}(x) }};", index + 1);
    }
    text += "let _f1000 = fn(x: tensor<F32, []>) { x };";
    accepted(&text);
}

#[test]
fn arguments_have_the_types_of_the_parameters() {
    let text = |argument: &str| {
        format!(
            "let f = fn(x: tensor<F32, [2]>, y: tensor<F64, [2]>) -> tensor<F32, [2]> {{ _g({argument}) }};
             let _g = fn(a: tensor<F32, [2]>) {{ a }};"
        )
    };
    accepted(&text("x"));
    accepted(&text("1.0"));
    accepted(&text("a = x"));
    for (argument, report) in [
        (
            "y",
            "E0205 1:79: `a` of `_g` has another type: expected `tensor<F32, [2], @host>`, found `tensor<F64, [2], @host>`",
        ),
        ("x, x", "E0303 1:82: too many positional arguments of `_g`: expected 1"),
        ("", "E0303 1:76: `_g` lacks `a`"),
        ("b = x", "E0303 1:79: `_g` has no parameter `b`"),
    ] {
        assert_eq!(reports(&text(argument)), [report]);
    }
}

#[test]
fn exports_state_their_results_and_there_is_at_least_one() {
    assert_eq!(
        reports("let f = fn(x: tensor<F32, []>) { x };"),
        ["E0107 1:31: the exported function `f` does not state its result type"]
    );
    assert_eq!(
        reports("let _f = fn(x: tensor<F32, []>) { x };"),
        ["E0106 1:5: the program exports nothing"]
    );
    assert_eq!(reports(""), ["E0106: the program exports nothing"]);
}

#[test]
fn results_have_the_stated_type() {
    let text = "let f = fn(x: tensor<F32, [4]>) -> (tensor<F32, [8]>, tensor<I8, [4]>) { (x, x) };";
    assert_eq!(
        reports(text),
        [
            "E0205 1:75: the result has another type: expected `tensor<F32, [8], @host>`, found `tensor<F32, [4], @host>`",
            "E0205 1:78: the result has another type: expected `tensor<I8, [4], @host>`, found `tensor<F32, [4], @host>`"
        ]
    );
}

#[test]
fn results_are_named_after_bindings() {
    let text = "let f = fn(x: tensor<F32, []>) -> (tensor<F32, []>, (tensor<F32, []>, tensor<F32, []>), tensor<F32, []>, tensor<F32, []>) {
        let y = x + 1.0;
        let pair = (y, y * 2.0);
        (y, pair, y, x * 2.0)
    };";
    let program = accepted(text);
    assert_eq!(
        program.functions[0].to_string(),
        "fn f(x: tensor<F32, [], @host>) -> (y: tensor<F32, [], @host>, pair.0: tensor<F32, [], @host>, \
         pair.1: tensor<F32, [], @host>, y_1: tensor<F32, [], @host>, out4: tensor<F32, [], @host>)"
    );
}

#[test]
fn bindings_keep_their_names_before_results_without_one() {
    let text = "let f = fn(x: tensor<F32, []>) -> (tensor<F32, []>, tensor<F32, []>) {
        let out0 = x + 1.0;
        (x * 2.0, out0)
    };";
    let outputs = accepted(text).signatures().remove(0).outputs;
    let paths: Vec<_> = outputs.iter().map(|port| &*port.path).collect();
    assert_eq!(paths, ["out0_1", "out0"]);
}

#[test]
fn signatures_flatten_tuples_and_keep_donations_and_docs() {
    let text = "type Pair = (tensor<F32, [2]>, tensor<I64, []>);
        /// Swaps.
        let f = fn(donate p: Pair, b: tensor<Bool, [1]>) -> (tensor<I64, []>, tensor<F32, [2]>) {
            let _unused = b;
            let (a, b) = p;
            (b, a)
        };";
    let signature = accepted(text).signatures().remove(0);
    assert_eq!(signature.doc, "Swaps.");
    let inputs: Vec<_> = signature.inputs.iter().map(|port| (&*port.path, port.donate)).collect();
    assert_eq!(inputs, [("p.0", true), ("p.1", true), ("b", false)]);
    let outputs: Vec<_> = signature.outputs.iter().map(|port| &*port.path).collect();
    assert_eq!(outputs, ["b", "a"]);
}

#[test]
fn tuples_are_taken_apart_exactly() {
    let x = "x: tensor<F32, []>";
    assert!(type_of(x, "let (a, (b, c)) = (x, (x, x)); (a + b, c).1").is_ok());
    assert_eq!(
        refusal(x, "let (a, b) = (x, x, x); a + b"),
        "E0209: the pattern has 2 parts, the value is a tuple of 3"
    );
    assert_eq!(refusal(x, "(x, x).2"), "E0209: a tuple of 2 has no element 2");
    assert_eq!(
        refusal(x, "x.0"),
        "E0209: `.0` takes a tuple, found `tensor<F32, [], @host>`"
    );
}

#[test]
fn unused_bindings_warn() {
    let text = "let f = fn(x: tensor<F32, []>, unused: tensor<F32, []>) -> tensor<F32, []> {
    let y = x;
    let _z = x;
    let x = x + 1.0;
    x
};";
    assert_eq!(reports(text), ["W0101 2:9: `y` is never used"]);
}
