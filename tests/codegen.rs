//! Code generation: from functions at the linalg stage to machine code that a C
//! program calls.

use kina::{
    codegen::{CodegenError, OutputKind, TargetOptions, emit},
    dialect,
};
use melior::{
    Context,
    ir::{Module, attribute::StringAttribute, operation::OperationMutLike},
    pass::PassManager,
    utility::parse_pass_pipeline,
};
use std::{path::Path, process::Command};

const FUNCTIONS: &str = include_str!("codegen/functions.mlir");

fn lower<'c>(context: &'c Context, source: &str) -> Module<'c> {
    let mut module = Module::parse(context, source).expect("the module parses");
    let manifest = StringAttribute::new(context, r#"{"text": "a \\ b"}"#);
    module
        .as_operation_mut()
        .set_attribute("kina.manifest", manifest.into());
    run(context, &mut module, "kina-stage-buffers,kina-stage-llvm-dialect");
    module
}

fn run<'c>(context: &'c Context, module: &mut Module<'c>, pipeline: &str) {
    let manager = PassManager::new(context);
    parse_pass_pipeline(
        manager.as_operation_pass_manager(),
        &format!("builtin.module({pipeline})"),
    )
    .expect("pipeline");
    manager.run(module).expect("the passes succeed");
}

fn text(module: &Module, target: &TargetOptions, kind: OutputKind) -> String {
    String::from_utf8(emit(module, target, kind).expect("code generation succeeds")).expect("UTF-8")
}

fn target(triple: &str, cpu: &str, optimization: u8) -> TargetOptions {
    TargetOptions::new(Some(triple), Some(cpu), optimization).expect("a known target")
}

/// Links the object with the C program and returns the program's path.
fn link(directory: &Path, compiler: &str, object: &[u8]) -> std::path::PathBuf {
    let path = directory.join("functions.o");
    std::fs::write(&path, object).expect("the folder is writable");
    let program = directory.join("check");
    let status = Command::new(compiler)
        .args([
            "-std=c11",
            "-O1",
            "-ffp-contract=off",
            "-Wall",
            "-Werror",
            "-Wl,-z,noexecstack",
        ])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/codegen/check.c"))
        .arg(&path)
        .args(["-lm", "-o"])
        .arg(&program)
        .status()
        .expect("the C compiler runs");
    assert!(status.success());
    program
}

#[test]
fn a_c_program_gets_results_and_status_codes() {
    let context = dialect::context();
    let module = lower(&context, FUNCTIONS);
    for (cpu, optimization) in [("x86-64-v3", 0), ("x86-64-v3", 3), ("x86-64", 2), ("native", 3)] {
        if !cfg!(target_arch = "x86_64") {
            continue;
        }
        let target = target("x86_64-unknown-linux-gnu", cpu, optimization);
        let object = emit(&module, &target, OutputKind::Object).expect("code generation succeeds");
        let directory = tempfile::tempdir().expect("a temporary folder");
        let output = Command::new(link(directory.path(), "cc", &object))
            .output()
            .expect("it runs");
        let printed = String::from_utf8_lossy(&output.stdout);
        assert_eq!(printed, "ok\n", "{cpu} -O{optimization}: {:?}", output.status);
    }
}

#[test]
fn aarch64_gets_the_same_results_under_emulation() {
    let tools = [
        ("aarch64-linux-gnu-gcc", "--version"),
        ("qemu-aarch64-static", "--version"),
    ];
    if tools
        .iter()
        .any(|(tool, flag)| Command::new(tool).arg(flag).output().is_err())
    {
        eprintln!("skipped: no cross compiler or emulator");
        return;
    }
    let context = dialect::context();
    let module = lower(&context, FUNCTIONS);
    let target = target("aarch64-unknown-linux-gnu", "generic", 3);
    let object = emit(&module, &target, OutputKind::Object).expect("code generation succeeds");
    let directory = tempfile::tempdir().expect("a temporary folder");
    let program = link(directory.path(), "aarch64-linux-gnu-gcc", &object);
    let output = Command::new("qemu-aarch64-static")
        .args(["-L", "/usr/aarch64-linux-gnu"])
        .arg(program)
        .output()
        .expect("it runs");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "ok\n");
}

/// The lines of one function in assembly or LLVM IR.
fn function<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let begin = text.find(start).unwrap_or_else(|| panic!("no {start}"));
    let rest = &text[begin..];
    &rest[..rest.find(end).unwrap_or(rest.len())]
}

#[test]
fn an_inplace_update_is_vectorised() {
    let context = dialect::context();
    let module = lower(&context, FUNCTIONS);
    let assembly = text(
        &module,
        &target("x86_64-unknown-linux-gnu", "x86-64-v3", 3),
        OutputKind::Assembly,
    );
    let body = function(&assembly, "step.impl:", ".Lfunc_end");
    assert!(body.contains("vsqrtps\t%ymm"), "{body}");
    assert!(!body.contains("vfm"), "a product and a sum were contracted: {body}");
}

#[test]
fn entry_points_run_on_every_cpu_of_the_family() {
    let context = dialect::context();
    let module = lower(&context, FUNCTIONS);
    let ir = text(
        &module,
        &target("x86_64-unknown-linux-gnu", "x86-64-v3", 0),
        OutputKind::LlvmIr,
    );
    let attributes = |name: &str| {
        let line = ir
            .lines()
            .find(|line| line.starts_with("define") && line.contains(name))
            .expect("defined");
        let group = line
            .split('#')
            .nth(1)
            .and_then(|rest| rest.split_whitespace().next())
            .expect("a group");
        ir.lines()
            .find(|line| line.starts_with(&format!("attributes #{group} ")))
            .expect("attributes")
            .to_owned()
    };
    assert!(attributes("@step.impl(").contains("+avx2"));
    for entry in [
        "@kina_step(",
        "@kina_step_packed(",
        "@kina.check_call(",
        "@kina.cpu_is_supported(",
    ] {
        let attributes = attributes(entry);
        assert!(
            attributes.contains("\"target-cpu\"=\"x86-64\"") && !attributes.contains("avx"),
            "{entry}"
        );
    }
}

#[test]
fn only_entry_points_are_visible() {
    let context = dialect::context();
    let module = lower(&context, FUNCTIONS);
    let ir = text(
        &module,
        &target("x86_64-unknown-linux-gnu", "x86-64-v3", 2),
        OutputKind::LlvmIr,
    );
    for line in ir.lines().filter(|line| line.starts_with("define")) {
        assert!(line.contains(" internal ") || line.contains("@kina_"), "{line}");
    }
}

#[test]
fn a_cpu_without_fma_is_refused_where_it_is_needed() {
    let context = dialect::context();
    let module = lower(
        &context,
        "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
           %e = tensor.empty() : tensor<4xf32>
           %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = [\"parallel\"]}
               ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
           ^bb0(%a: f32, %o: f32):
             %0 = math.fma %a, %a, %a : f32
             linalg.yield %0 : f32
           } -> tensor<4xf32>
           return %y : tensor<4xf32>
         }",
    );
    let old = target("x86_64-unknown-linux-gnu", "x86-64-v2", 3);
    assert_eq!(
        emit(&module, &old, OutputKind::Object),
        Err(CodegenError::NoFusedMultiplyAdd {
            cpu: "x86-64-v2".into()
        })
    );
    let new = target("x86_64-unknown-linux-gnu", "x86-64-v3", 3);
    assert!(text(&module, &new, OutputKind::Assembly).contains("vfmadd"));
}

#[test]
fn a_cpu_without_rounding_is_refused_where_it_is_needed() {
    let context = dialect::context();
    let module = Module::parse(
        &context,
        "llvm.func @f(%x: f32) -> f32 {
           %y = llvm.intr.roundeven(%x) : (f32) -> f32
           llvm.return %y : f32
         }",
    )
    .expect("the module parses");
    let old = target("x86_64-unknown-linux-gnu", "x86-64", 3);
    assert_eq!(
        emit(&module, &old, OutputKind::Object),
        Err(CodegenError::NoRounding { cpu: "x86-64".into() })
    );
}

#[test]
fn a_library_function_in_the_object_is_refused_by_name() {
    let context = dialect::context();
    let module = Module::parse(
        &context,
        "llvm.func @f(%x: f32) -> f32 {
           %y = llvm.intr.trunc(%x) : (f32) -> f32
           llvm.return %y : f32
         }",
    )
    .expect("the module parses");
    let error = emit(
        &module,
        &target("x86_64-unknown-linux-gnu", "x86-64", 2),
        OutputKind::Object,
    );
    assert_eq!(
        error,
        Err(CodegenError::ForbiddenSymbol {
            symbol: "truncf".into()
        })
    );
}

#[test]
fn source_lines_reach_the_debug_information() {
    let context = dialect::context();
    let source = FUNCTIONS.replace(
        "%0 = arith.addi %element, %element : i32",
        "%0 = arith.addi %element, %element : i32 loc(\"update.kina\":12:34)",
    );
    let module = lower(&context, &source);
    let ir = text(
        &module,
        &target("x86_64-unknown-linux-gnu", "x86-64-v3", 0),
        OutputKind::LlvmIr,
    );
    assert!(ir.contains("!DILocation(line: 12, column: 34"), "{ir}");
    assert!(ir.contains("!DIFile(filename: \"update.kina\""));
}
