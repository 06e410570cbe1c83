//! `mlir-opt` for the kina dialect.

use std::process::exit;

fn main() {
    kina::passes::register_all();
    exit(kina::ffi::opt::opt_main(
        std::env::args(),
        "Kina modular optimizer driver",
    ));
}
