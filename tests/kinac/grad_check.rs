//! `kinac grad-check`.

use crate::support::{Outcome, Workspace};

const PROGRAM: &str = "\
use std.loss;
type Model = { w: tensor<F32, [3, 5]>, b: tensor<F32, [5]> };
let loss = fn(p: Model, x: tensor<F32, [7, 3]>, t: tensor<I64, [7]>) -> (tensor<F32, []>, tensor<F32, [7, 5]>) {
  let y = x.matmul(p.w) + p.b.broadcast([7, 5]);
  (cross_entropy(y.tanh(), t), y)
};
let _stopped = fn(x: tensor<F64, [4]>, y: tensor<F64, [4]>) -> tensor<F64, []> {
  (x * stop_gradient(x) * y).reduce(op=sum, axis=0)
};
let _relu = fn(x: tensor<F64, [6]>) -> tensor<F64, []> { max(x, 0.0).reduce(op=sum, axis=0) };
let _log = fn(x: tensor<F32, [6]>) -> tensor<F32, []> { x.log().reduce(op=sum, axis=0) };
let _large = fn(x: tensor<F32, [30, 30]>) -> tensor<F32, []> { x.sin().reduce(op=sum, axis=0).reduce(op=mean, axis=0) };
let _narrow = fn(x: tensor<BF16, [9]>) -> tensor<BF16, []> {
  (x * x * uniform(key(1: I64), [9], BF16)).reduce(op=sum, axis=0)
};
let _twice = fn(x: tensor<F32, [4]>) -> tensor<F32, []> {
  let h = reverseMode(_cube)(x);
  (for _i in 0..3 with (s = h.grad(x)) { s * x }).reduce(op=sum, axis=0)
};
let _cube = fn(x: tensor<F32, [4]>) -> tensor<F32, []> { (x ** 3.0).reduce(op=sum, axis=0) };
let _generic = fn<N>(x: tensor<F32, [N]>) -> tensor<F32, []> { x.reduce(op=sum, axis=0) };
let _vector = fn(x: tensor<F32, [3]>) -> tensor<F32, [3]> { x };
let _integer = fn(x: tensor<I64, []>) -> tensor<F32, []> { x.cast(F32) };
let _argmax = fn(x: tensor<F32, [3]>) -> tensor<F32, []> { x.reduce(op=argmax, axis=0).cast(F32) * x.reduce(op=sum, axis=0) };
";

fn check(arguments: &str) -> Outcome {
    let workspace = Workspace::new();
    workspace.write("f.kina", PROGRAM);
    workspace.kinac(&format!("grad-check f.kina {arguments}"))
}

#[track_caller]
fn passes(arguments: &str) -> String {
    let outcome = check(arguments);
    assert_eq!(outcome.code, 0, "{}{}", outcome.stdout, outcome.stderr);
    outcome.stdout
}

#[track_caller]
fn fails(arguments: &str, expected: &str) -> Outcome {
    let outcome = check(arguments);
    assert_eq!(outcome.code, 1, "{}{}", outcome.stdout, outcome.stderr);
    assert!(outcome.stderr.contains(expected), "{}", outcome.stderr);
    outcome
}

#[test]
fn right_gradients_pass_in_every_form() {
    let table = passes("");
    assert!(
        table.contains("p.w ") && table.contains("p.b ") && table.contains("pass: 3 of 3"),
        "{table}"
    );
    assert!(table.contains("held fixed"), "{table}");
    for function in ["_relu", "_narrow", "_twice", "_cube"] {
        passes(&format!("--fn {function} --seed 5"));
    }
    assert!(passes("--fn _large").contains("64 of 900, 2 directions"));
    assert!(passes("--fn _log x=0.5..2").contains("pass: 1 of 1"));
}

#[test]
fn the_same_seed_gives_the_same_table() {
    assert_eq!(passes("--seed 3"), passes("--seed 3"));
    assert_ne!(passes("--seed 3"), passes("--seed 4"));
}

#[test]
fn a_wrong_gradient_is_found() {
    let outcome = fails("--fn _stopped", "differs from central differences in 1 of 2 parameters");
    assert!(outcome.stdout.contains("FAIL: 4 of 4"), "{}", outcome.stdout);
    assert!(outcome.stderr.contains("stop_gradient"), "{}", outcome.stderr);
    passes("--fn _stopped --wrt y");
    // A tolerance below the rounding of the dtype.
    fails("--rtol 0 --atol 1e-30", "in 3 of 3");
}

#[test]
fn a_kink_takes_the_slopes_of_both_sides() {
    let table = passes("--fn _relu x=-1e-300..1e-300");
    assert!(table.contains("6 at kinks"), "{table}");
}

#[test]
fn parameters_are_chosen_by_path() {
    let table = passes("--wrt p.w,x");
    assert!(table.contains("pass: 2 of 2"), "{table}");
    assert!(passes("--wrt p").contains("pass: 2 of 2"));
    fails("--wrt q", "`loss` has no parameter `q`");
    fails("--wrt t", "`t` is not floating");
}

#[test]
fn what_cannot_be_checked_is_refused() {
    fails("--fn nothing", "the program has no function `nothing`");
    fails("--fn _generic", "`_generic` is generic");
    fails("--fn _vector", "`_vector` has no loss");
    fails("--fn _integer", "`_integer` has no floating parameter");
    fails("--fn _argmax", "Argmax VJP is unsupported.");
    fails("--fn _log", "the loss of `_log` is NaN");
    fails("x=missing.npy", "missing.npy");
    for range in ["1..1", "2..1", "nan..1", "..", "0..inf"] {
        fails(&format!("x={range}"), "is not a range");
    }
    fails("z=0..1", "the function has no input `z`");
    fails("x=0..1 x=0..1", "given twice");
    for usage in [
        "--samples 0",
        "--epsilon 0",
        "--epsilon nan",
        "--epsilon 1e-320",
        "--epsilon 1e300",
        "--rtol -1",
        "--atol inf",
    ] {
        assert_eq!(check(usage).code, 2, "{usage}");
    }
}

#[test]
fn the_loss_of_the_language_model_passes() {
    let workspace = Workspace::new();
    workspace.write("storylm.kina", include_str!("../../examples/storylm/storylm.kina"));
    // The preset `storylm0`.
    let sizes = "-D BATCH=1 -D LENGTH=4 -D VOCABULARY=8 -D WIDTH=4 -D HEADS=2 -D LAYERS=1 -D HIDDEN=8";
    let outcome = workspace.build(&format!("grad-check storylm.kina --fn loss {sizes}"));
    assert!(outcome.stdout.contains("pass: 11 of 11"), "{}", outcome.stdout);
}
