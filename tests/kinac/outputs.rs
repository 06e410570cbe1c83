//! What `kinac build` writes.

use crate::support::Workspace;
use object::{Object, ObjectSymbol};
use std::os::unix::fs::PermissionsExt;

#[test]
fn check_prints_signatures() {
    let outcome = Workspace::new().build("check step.kina");
    let lines = outcome.stdout.lines().collect::<Vec<_>>();
    assert_eq!(lines.len(), 2, "{outcome:?}");
    assert!(lines[0].starts_with("fn step(w: tensor<F32, [4, 8]"), "{outcome:?}");
}

#[test]
fn every_stage_can_be_printed() {
    let workspace = Workspace::new();
    let stages = [
        ("ast", "step"),
        ("kina", "kina."),
        ("linalg", "linalg.generic"),
        ("buffers", "memref<4x8xf32>"),
        ("llvm-dialect", "llvm.func"),
        ("llvm-ir", "define"),
        ("asm", "kina_step:"),
    ];
    for (stage, text) in stages {
        let outcome = workspace.build(&format!("build step.kina --emit {stage} -o -"));
        assert!(outcome.stdout.contains(text), "{stage}: {}", outcome.stdout);
    }
    assert_eq!(workspace.files(), ["step.kina"]);
}

#[test]
fn the_extension_decides_what_is_written() {
    let workspace = Workspace::new();
    for (name, magic) in [
        ("out.so", &b"\x7fELF"[..]),
        ("out.o", b"\x7fELF"),
        ("out.a", b"!<arch>\n"),
        ("out.mlir", b"module"),
    ] {
        workspace.build(&format!("build step.kina -o {name}"));
        assert!(workspace.read(name).starts_with(magic), "{name}");
    }
}

#[test]
fn standard_input_and_devices_work() {
    let workspace = Workspace::new();
    workspace.build("build /dev/stdin --emit ast -o /dev/null");
    workspace.build("build step.kina -o /dev/null --header /dev/null --manifest /dev/null");
    assert_eq!(workspace.files(), ["step.kina"]);
}

#[test]
fn the_same_source_gives_the_same_bytes() {
    let workspace = Workspace::new();
    for extension in ["so", "a", "o"] {
        for folder in ["one", "two"] {
            let _ = std::fs::create_dir(workspace.path(folder));
            workspace.build(&format!("build step.kina -o {folder}/lib.{extension}"));
        }
        let (one, two) = (
            workspace.read(&format!("one/lib.{extension}")),
            workspace.read(&format!("two/lib.{extension}")),
        );
        assert!(one == two, "{extension}");
    }
}

#[test]
fn a_library_needs_libc_alone() {
    let workspace = Workspace::new();
    workspace.build("build step.kina -o lib.so");
    let bytes = workspace.read("lib.so");
    let file = object::File::parse(&*bytes).unwrap();
    let symbols = file.dynamic_symbols().collect::<Vec<_>>();
    let names = |undefined: bool| {
        symbols
            .iter()
            .filter(|symbol| symbol.is_undefined() == undefined)
            .filter_map(|symbol| symbol.name().ok())
            .collect::<Vec<_>>()
    };
    for name in names(true) {
        assert!(
            ["", "memcpy", "memmove", "memset", "malloc", "free"].contains(&name),
            "{name}"
        );
    }
    let mut exported = names(false);
    exported.sort_unstable();
    let expected = [
        "kina_manifest",
        "kina_normalize",
        "kina_normalize_packed",
        "kina_normalize_workspace_bytes",
        "kina_normalize_ws",
        "kina_step",
        "kina_step_packed",
        "kina_step_workspace_bytes",
        "kina_step_ws",
    ];
    assert_eq!(exported, expected);
}

#[test]
fn outputs_have_sensible_permissions() {
    let workspace = Workspace::new();
    workspace.build("build step.kina -o lib.so --header lib.h");
    let mode = |name: &str| std::fs::metadata(workspace.path(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("lib.so") & 0o700, 0o700);
    assert_eq!(mode("lib.h") & 0o711, 0o600);
    assert_eq!(mode("lib.h") & 0o044, mode("lib.so") & 0o044);
}

#[test]
fn the_manifest_in_the_file_is_that_of_the_library() {
    let workspace = Workspace::new();
    workspace.build("build step.kina -o lib.so --manifest lib.json");
    let (library, manifest) = (workspace.read("lib.so"), workspace.read("lib.json"));
    assert!(library.windows(manifest.len()).any(|window| window == manifest));
    let manifest: serde_json::Value = serde_json::from_slice(&manifest).unwrap();
    let step = &manifest["functions"][0];
    assert_eq!(step["symbol"], "kina_step");
    assert_eq!(step["inplace"][0], serde_json::json!(["w_next", "w"]));
    assert_eq!(
        step["inputs"][1],
        serde_json::json!({"path": "g", "dtype": "F32", "shape": [4, 8]})
    );
}

#[test]
fn an_unproven_donation_is_located() {
    let workspace = Workspace::new();
    workspace.write(
        "donate.kina",
        "let f = fn(\n  donate x: tensor<F32, [4], @host>\n) -> tensor<F32, [1], @host> {\n  x.reduce_keep(op=sum, axis=0)\n};\n",
    );
    let outcome = workspace.kinac("build donate.kina -o lib.so");
    assert_eq!(outcome.code, 1);
    assert!(
        outcome.stderr.contains("E0501") && outcome.stderr.contains("donate.kina:2:"),
        "{outcome:?}"
    );
}

#[test]
fn timing_and_ir_printing_go_to_standard_error() {
    let workspace = Workspace::new();
    let outcome = workspace.build("build step.kina --emit linalg -o - --timing --print-ir-after-all");
    assert!(
        outcome.stdout.starts_with("#map") || outcome.stdout.starts_with("module"),
        "{outcome:?}"
    );
    for text in ["parse", "total", "IR Dump After"] {
        assert!(outcome.stderr.contains(text), "{text}: {}", outcome.stderr);
    }
}
