//! Builds the C++ side: TableGen output of the dialect, the dialect itself and
//! the shim over the parts of MLIR that its C API lacks; then the Rust
//! bindings of both headers and of the LLVM C API.

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

const DIALECT_DIRECTORY: &str = "dialect";
const SHIM_DIRECTORY: &str = "src/ffi";

/// Generator flags, TableGen source and output of every `mlir-tblgen` run.
const TABLEGEN_RUNS: &[(&[&str], &str, &str)] = &[
    (&["--gen-dialect-decls"], "KinaOps.td", "KinaDialect.h.inc"),
    (&["--gen-dialect-defs"], "KinaOps.td", "KinaDialect.cpp.inc"),
    (&["--gen-enum-decls"], "KinaOps.td", "KinaEnums.h.inc"),
    (&["--gen-enum-defs"], "KinaOps.td", "KinaEnums.cpp.inc"),
    (
        &["--gen-attrdef-decls", "--attrdefs-dialect=kina"],
        "KinaOps.td",
        "KinaAttrs.h.inc",
    ),
    (
        &["--gen-attrdef-defs", "--attrdefs-dialect=kina"],
        "KinaOps.td",
        "KinaAttrs.cpp.inc",
    ),
    (&["--gen-op-decls"], "KinaOps.td", "KinaOps.h.inc"),
    (&["--gen-op-defs"], "KinaOps.td", "KinaOps.cpp.inc"),
    (
        &["--gen-rewriters"],
        "KinaCanonicalization.td",
        "KinaCanonicalization.cpp.inc",
    ),
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    for directory in [DIALECT_DIRECTORY, SHIM_DIRECTORY] {
        watch_native_sources(Path::new(directory))?;
    }
    // `melior::dialect!` looks for the TableGen sources here.
    println!(
        "cargo:rustc-env=KINA_DIALECT_DIRECTORY={}/{DIALECT_DIRECTORY}",
        env::var("CARGO_MANIFEST_DIR")?
    );
    let prefix = PathBuf::from(env::var("MLIR_SYS_220_PREFIX")?);
    let include = prefix.join("include");
    let output = PathBuf::from(env::var("OUT_DIR")?);

    for (flags, source, file) in TABLEGEN_RUNS {
        run_tablegen(&prefix, &include, flags, source, &output.join(file))?;
    }
    compile_native(&include, &output)?;
    bind_kina(&include, &output)?;
    bind_llvm(&include, &output)
}

/// Asks cargo to watch each TableGen, C++ and header file of `directory`.
fn watch_native_sources(directory: &Path) -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed={}", directory.display());
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|extension| ["td", "h", "cpp"].iter().any(|known| extension == *known))
        {
            println!("cargo:rerun-if-changed={}", path.display());
        }
    }
    Ok(())
}

fn run_tablegen(
    prefix: &Path,
    include: &Path,
    flags: &[&str],
    source: &str,
    output: &Path,
) -> Result<(), Box<dyn Error>> {
    let status = Command::new(prefix.join("bin/mlir-tblgen"))
        .args(flags)
        .arg("-I")
        .arg(include)
        .arg("-I")
        .arg(DIALECT_DIRECTORY)
        .arg(Path::new(DIALECT_DIRECTORY).join(source))
        .arg("-o")
        .arg(output)
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("mlir-tblgen failed on {source}").into())
    }
}

fn compile_native(include: &Path, output: &Path) -> Result<(), Box<dyn Error>> {
    let mut build = cc::Build::new();
    build
        .cpp(true)
        .std("c++17")
        .flag("-isystem")
        .flag(include)
        .include(DIALECT_DIRECTORY)
        .include(SHIM_DIRECTORY)
        .include(output)
        .flag("-fno-exceptions")
        .flag_if_supported("-Wno-misleading-indentation")
        .extra_warnings(false)
        .opt_level(1)
        .debug(false);
    for directory in [DIALECT_DIRECTORY, SHIM_DIRECTORY] {
        let mut sources = fs::read_dir(directory)?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<Vec<_>, std::io::Error>>()?;
        sources.sort();
        build.files(
            sources
                .into_iter()
                .filter(|path| path.extension().is_some_and(|extension| extension == "cpp")),
        );
    }
    build.try_compile("kina_native")?;
    Ok(())
}

/// Bindings of the dialect's C API and of the shim. The `Mlir*` types come
/// from mlir-sys, so that values pass freely between the two.
fn bind_kina(include: &Path, output: &Path) -> Result<(), Box<dyn Error>> {
    bindgen::builder()
        .header(format!("{DIALECT_DIRECTORY}/KinaCAPI.h"))
        .header(format!("{SHIM_DIRECTORY}/shim.h"))
        .clang_arg(format!("-I{}", include.display()))
        .allowlist_item("[Kk]ina.*|mlirGetDialectHandle__kina__")
        .blocklist_type("Mlir.*")
        .raw_line("use mlir_sys::*;")
        .default_enum_style(bindgen::EnumVariation::ModuleConsts)
        .generate()?
        .write_to_file(output.join("kina_bindings.rs"))?;
    Ok(())
}

/// Bindings of the part of the LLVM C API that code generation uses.
fn bind_llvm(include: &Path, output: &Path) -> Result<(), Box<dyn Error>> {
    let header = [
        "Core.h",
        "Analysis.h",
        "Error.h",
        "Target.h",
        "TargetMachine.h",
        "Transforms/PassBuilder.h",
    ]
    .map(|file| format!("#include <llvm-c/{file}>\n"))
    .concat();
    bindgen::builder()
        .header_contents("llvm.h", &header)
        .clang_arg(format!("-I{}", include.display()))
        .allowlist_function("LLVM.*")
        .default_enum_style(bindgen::EnumVariation::ModuleConsts)
        .generate()?
        .write_to_file(output.join("llvm_bindings.rs"))?;
    Ok(())
}
