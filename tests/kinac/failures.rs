//! How failures past the type checker are shown.

use crate::support::Workspace;

const DEVICE: &str = "\
let f = fn(x: tensor<F32, [4], @device>) -> tensor<F32, [4], @device> {
  x + 1.0
};
";

#[test]
fn a_failed_pass_points_into_the_source_and_leaves_a_reproducer() {
    let workspace = Workspace::new();
    workspace.write("device.kina", DEVICE);
    let outcome = workspace.kinac("build device.kina -o out.so");
    assert_eq!(outcome.code, 1);
    assert!(outcome.stderr.contains("device.kina:2:5"), "{}", outcome.stderr);
    assert_eq!(workspace.files(), ["device.kina", "step.kina"]);

    let (_, command) = outcome.stderr.split_once("kina-opt --run-reproducer ").unwrap();
    let path = command.split_whitespace().next().unwrap();
    let again = workspace.kina_opt(&format!("--run-reproducer {path}"));
    assert_ne!(again.code, 0);
    assert!(again.stderr.contains("device.kina"), "{}", again.stderr);
}

#[test]
fn element_types_without_native_code_are_named() {
    let workspace = Workspace::new();
    workspace.write(
        "half.kina",
        "let f = fn(x: tensor<F16, [4], @host>) -> tensor<F16, [4], @host> { x + x };\n",
    );
    workspace.build("build half.kina --emit linalg -o /dev/null");
    let outcome = workspace.kinac("build half.kina -o out.so");
    assert_eq!(outcome.code, 1);
    assert!(
        outcome.stderr.contains("F16") && outcome.stderr.contains("half.kina:1:"),
        "{}",
        outcome.stderr
    );
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
