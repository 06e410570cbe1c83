//! The named pipelines: one for each stage of the compiler.

use crate::ffi::pass::Pipeline;

/// Every named pipeline.
pub static PIPELINES: &[Pipeline] = &[
    Pipeline {
        name: "kina-stage-grad",
        description: "Replace reverse mode by ordinary kina operations",
        passes: grad_stage,
    },
    Pipeline {
        name: "kina-stage-linalg",
        description: "From kina operations to linalg on tensors that stock mlir-opt accepts",
        passes: linalg_stage,
    },
    Pipeline {
        name: "kina-stage-scheduled",
        description: "From linalg on tensors to linalg on tensors whose operands lie as contractions read them",
        passes: scheduled_stage,
    },
    Pipeline {
        name: "kina-stage-buffers",
        description: "From linalg on tensors to linalg on the caller's buffers and one workspace",
        passes: buffers_stage,
    },
    Pipeline {
        name: "kina-stage-llvm-dialect",
        description: "From linalg on buffers to the LLVM dialect with C entry points",
        passes: llvm_dialect_stage,
    },
    Pipeline {
        name: "kina-pipeline",
        description: "From kina operations to the LLVM dialect: every stage",
        passes: || {
            [
                grad_stage(),
                linalg_stage(),
                scheduled_stage(),
                buffers_stage(),
                llvm_dialect_stage(),
            ]
            .join(",")
        },
    },
];

/// Folds and merges what is equal; every operation keeps a location. The
/// canonicaliser runs without the two patterns that make one rounding of the
/// two of `truncf(sitofp(x))`, which changes results.
pub const CLEAN: &str = "canonicalize{disable-patterns={\
     (anonymous namespace)::TruncFSIToFPToSIToFP,\
     (anonymous namespace)::TruncFUIToFPToUIToFP}},\
     cse,kina-restore-locations";

/// Functions that were only differentiated are gone, and so is what the
/// pullbacks do not need.
fn grad_stage() -> String {
    ["kina-transform-ad", "symbol-dce", CLEAN].join(",")
}

fn linalg_stage() -> String {
    [
        "kina-inline-compositions",
        "kina-inline-calls",
        "symbol-dce",
        CLEAN,
        "lower-kina-to-linalg",
        CLEAN,
    ]
    .join(",")
}

/// Layouts are decided while tensors are values: what a layout needs is one
/// more tensor, and the workspace is planned later.
fn scheduled_stage() -> String {
    ["kina-expect-linalg", "kina-pack-contractions", CLEAN].join(",")
}

/// Results are computed in the caller's buffers; what is left to allocate goes
/// to the workspace.
fn buffers_stage() -> String {
    [
        "kina-expect-linalg",
        "kina-separate-destinations",
        "kina-legalize-storage",
        "kina-expand-narrow-floats",
        "kina-carry-in-place",
        "kina-copy-shared-destinations",
        "kina-pass-destinations",
        "eliminate-empty-tensors",
        "one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map}",
        CLEAN,
        "kina-forward-copies",
        "func.func(linalg-generalize-named-ops)",
        "kina-generalize-copies",
        "kina-find-inplace",
        "kina-plan-workspace",
        CLEAN,
    ]
    .join(",")
}

/// The order matters: buffers are described while their types are known, loops
/// are marked while their accesses have indices, and subviews are expanded into
/// arithmetic before the descriptors are built.
fn llvm_dialect_stage() -> String {
    [
        "kina-expect-buffers",
        "kina-describe-buffers",
        "kina-split-functions",
        "kina-guard-copies",
        "kina-vectorize-contractions",
        "func.func(convert-linalg-to-loops)",
        "fold-memref-alias-ops",
        CLEAN,
        "kina-mark-parallel-loops",
        "expand-strided-metadata",
        "lower-affine",
        "convert-scf-to-cf",
        "convert-vector-to-llvm",
        "convert-math-to-llvm",
        "convert-arith-to-llvm",
        "convert-index-to-llvm",
        "finalize-memref-to-llvm",
        "convert-func-to-llvm{use-bare-ptr-memref-call-conv=true}",
        "convert-cf-to-llvm",
        "reconcile-unrealized-casts",
        CLEAN,
        "kina-attach-access-groups",
        "kina-pass-tables",
        "kina-emit-entry-points",
        "kina-locate-globals",
        "ensure-debug-info-scope-on-llvm-func",
        "kina-check-numerics",
    ]
    .join(",")
}
