//! Bad input: a clear message, exit status 1, and nothing written.

use crate::support::Workspace;
use kina::{dtype::DType, npy, tensor::Tensor};

/// What is done with the sources of [`prepare`], and what must be said.
const CASES: &[(&str, &str, &str)] = &[
    (
        "missing file",
        "build missing.kina -o out.so",
        "the file does not exist",
    ),
    ("directory as source", "build folder -o out.so", "cannot read `folder`"),
    (
        "directory as output",
        "build step.kina -o folder",
        "the output `folder` is a directory",
    ),
    (
        "missing folder",
        "build step.kina -o no/out.so",
        "the directory `no` does not exist",
    ),
    (
        "file as folder",
        "build step.kina -o step.kina/out.so",
        "cannot write `step.kina/out.so`",
    ),
    (
        "unwritable folder",
        "build step.kina --emit kina -o /proc/out",
        "cannot write `/proc/out`",
    ),
    (
        "source as output",
        "build step.kina -o step.kina",
        "is the source itself",
    ),
    (
        "source as header",
        "build step.kina -o out.so --header step.kina",
        "is the source itself",
    ),
    (
        "two outputs, one path",
        "build step.kina -o out.so --header out.so",
        "two outputs have the path",
    ),
    ("not UTF-8", "build latin1.kina -o out.so", "E0002"),
    ("empty file", "build empty.kina -o out.so", "E0106"),
    ("syntax error", "build syntax.kina -o out.so", "syntax.kina:1:9"),
    ("type error", "build types.kina -o out.so", "types.kina:2:"),
    (
        "malformed define",
        "build step.kina -o out.so -D N",
        "expected NAME=NUMBER",
    ),
    (
        "define of a large number",
        "build step.kina -o out.so -D N=9999999999999999999",
        "E0109",
    ),
    ("define of no constant", "build step.kina -o out.so -D N=4", "E0109"),
    (
        "unknown target",
        "build step.kina -o out.so --target pdp11-dec-unix",
        "pdp11",
    ),
    ("unknown cpu", "build step.kina -o out.so --cpu pentium9", "pentium9"),
    (
        "missing linker",
        "build step.kina -o out.so --linker no-such-linker",
        "the linker `no-such-linker` was not found",
    ),
    (
        "failing linker",
        "build step.kina -o out.so --linker false",
        "the linker `false` failed",
    ),
    (
        "several functions",
        "run step.kina --out-dir out",
        "exports several functions: step, normalize",
    ),
    (
        "unknown function",
        "run step.kina --fn stp --out-dir out",
        "did you mean `step`?",
    ),
    (
        "no equals sign",
        "run step.kina --fn step w --out-dir out",
        "expected NAME=FILE.npy",
    ),
    (
        "unknown argument",
        "run step.kina --fn normalize xs=x.npy --out-dir out",
        "did you mean `x`?",
    ),
    (
        "missing argument",
        "run step.kina --fn step w=w.npy --out-dir out",
        "`g` is missing: expected F32 [4, 8]",
    ),
    (
        "argument given twice",
        "run step.kina --fn step w=w.npy w=w.npy g=w.npy --out-dir out",
        "`w` is given twice",
    ),
    (
        "missing array",
        "interpret step.kina --fn normalize x=no.npy --out-dir out",
        "`no.npy` cannot be read",
    ),
    (
        "wrong dtype",
        "run step.kina --fn normalize x=w.npy --out-dir out",
        "elements of type float32: expected float64",
    ),
    (
        "wrong shape",
        "run step.kina --fn step w=w.npy g=v.npy --out-dir out",
        "shape [8, 4]: expected [4, 8]",
    ),
    (
        "truncated array",
        "run step.kina --fn step w=w.npy g=cut.npy --out-dir out",
        "is truncated",
    ),
    (
        "not an array",
        "run step.kina --fn step w=w.npy g=step.kina --out-dir out",
        "is not a .npy file",
    ),
    (
        "file as out-dir",
        "interpret step.kina --fn step w=w.npy g=w.npy --out-dir step.kina",
        "cannot create the directory",
    ),
];

fn array(shape: &[u64]) -> Vec<u8> {
    let mut bytes = Vec::new();
    npy::write(&mut bytes, &Tensor::zeros(DType::F32, shape.to_vec())).unwrap();
    bytes
}

fn prepare() -> Workspace {
    let workspace = Workspace::new();
    std::fs::create_dir(workspace.path("folder")).unwrap();
    workspace.write("latin1.kina", b"let f = fn() \xe9;");
    workspace.write("empty.kina", "");
    workspace.write("syntax.kina", "let f = ;\n");
    workspace.write(
        "types.kina",
        "let f = fn(x: tensor<F32, [2], @host>) -> tensor<F32, [3], @host> {\n  x\n};\n",
    );
    workspace.write("w.npy", array(&[4, 8]));
    workspace.write("v.npy", array(&[8, 4]));
    workspace.write("cut.npy", &array(&[4, 8])[..150]);
    workspace
}

#[test]
fn bad_input_is_explained_and_leaves_nothing() {
    let workspace = prepare();
    let before = workspace.files();
    let mut failures = Vec::new();
    for (name, arguments, message) in CASES {
        let outcome = workspace.kinac(arguments);
        let explained = outcome.code == 1 && outcome.stderr.contains(message) && outcome.stdout.is_empty();
        if !explained || outcome.stderr.contains("internal error") {
            failures.push(format!("{name}: expected `{message}`, found {outcome:?}"));
        }
        if workspace.files() != before {
            failures.push(format!("{name}: left {:?}", workspace.files()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn wrong_usage_is_status_2() {
    let workspace = Workspace::new();
    for arguments in [
        "",
        "build",
        "build step.kina",
        "build step.kina -o a.so -O4",
        "frobnicate",
    ] {
        assert_eq!(workspace.kinac(arguments).code, 2, "{arguments}");
    }
}

#[test]
fn errors_can_be_json() {
    let workspace = prepare();
    let outcome = workspace.kinac("check types.kina --error-format=json");
    assert_eq!(outcome.code, 1);
    for line in outcome.stderr.lines() {
        assert!(line.starts_with('{') && line.ends_with('}'), "{line}");
    }
    assert!(outcome.stderr.contains("\"E"));
}

#[test]
fn every_error_of_a_file_is_reported() {
    let workspace = prepare();
    let text = "let f = fn(x: tensor<F32, [2], @host>) -> tensor<F32, [2], @host> { x + missing };\n\
                let g = fn(x: tensor<F32, [2], @host>) -> tensor<F32, [2], @host> { x.nosuch() };\n";
    workspace.write("two.kina", text);
    let outcome = workspace.kinac("check two.kina");
    assert!(
        outcome.stderr.contains("two.kina:1:") && outcome.stderr.contains("two.kina:2:"),
        "{outcome:?}"
    );
}
