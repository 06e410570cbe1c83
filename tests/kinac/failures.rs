//! How failures past the type checker are shown.

use crate::support::Workspace;

/// Its temporary takes more bytes than a workspace can have.
const HUGE: &str = "\
let f = fn(x: tensor<F32, []>) -> tensor<F32, []> {
  x.broadcast([2305843009213693951]).reduce(op=sum, axis=0)
};
";

#[test]
fn a_failed_pass_points_into_the_source_and_leaves_a_reproducer() {
    let workspace = Workspace::new();
    workspace.write("huge.kina", HUGE);
    let outcome = workspace.kinac("build huge.kina -o out.so");
    assert_eq!(outcome.code, 1);
    assert!(outcome.stderr.contains("huge.kina:1:"), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("need more than"), "{}", outcome.stderr);
    assert_eq!(workspace.files(), ["huge.kina", "step.kina"]);

    let (_, command) = outcome.stderr.split_once("kina-opt --run-reproducer ").unwrap();
    let path = command.split_whitespace().next().unwrap();
    let again = workspace.kina_opt(&format!("--run-reproducer {path}"));
    assert_ne!(again.code, 0);
    assert!(again.stderr.contains("huge.kina"), "{}", again.stderr);
}

#[test]
fn tensors_on_the_device_are_refused_by_place() {
    let workspace = Workspace::new();
    workspace.write(
        "device.kina",
        "let f = fn(x: tensor<F32, [4], @device>) -> tensor<F32, [4], @device> {\n  x + 1.0\n};\n",
    );
    let outcome = workspace.kinac("build device.kina -o out.so");
    assert_eq!(outcome.code, 1);
    assert!(outcome.stderr.contains("device.kina:2:5"), "{}", outcome.stderr);
    assert!(!outcome.stderr.contains("reproducer"), "{}", outcome.stderr);
    assert_eq!(workspace.files(), ["device.kina", "step.kina"]);
}

#[test]
fn a_function_may_have_the_name_of_a_c_function() {
    let workspace = Workspace::new();
    for name in ["malloc", "free", "memcpy"] {
        let source = format!("let {name} = fn(x: tensor<F32, [4]>) -> tensor<F32, [4]> {{ x + 0.5 }};\n");
        workspace.write("named.kina", source);
        workspace.build("build named.kina -o named.so");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let workspace = Workspace::new();
    let kinac = env!("CARGO_BIN_EXE_kinac");
    for command in ["--help", "build step.kina --emit asm -o -", "check step.kina"] {
        workspace.write("pipe.sh", format!("set -o pipefail\n{kinac} {command} | true\n"));
        let outcome = workspace.shell("pipe.sh");
        assert!(
            !outcome.stderr.contains("panic") && !outcome.stderr.contains("error"),
            "{command}: {outcome:?}"
        );
    }
}

#[test]
fn deep_nesting_and_long_chains_do_not_exhaust_the_stack() {
    let workspace = Workspace::new();
    let function =
        |body: &str| format!("let f = fn(x: tensor<F32, [4], @host>) -> tensor<F32, [4], @host> {{ {body} }};\n");
    workspace.write(
        "deep.kina",
        function(&format!("{}x{}", "(".repeat(100_000), ")".repeat(100_000))),
    );
    let outcome = workspace.kinac("build deep.kina -o out.so");
    assert!(outcome.code == 1 && outcome.stderr.contains("E0012"), "{outcome:?}");
    workspace.write("long.kina", function(&format!("x{}", " * 0.5 + x".repeat(2_500))));
    workspace.build("build long.kina -o out.so");
}
