// What calls expand to is bounded, and so is how deep they nest.

// RUN: %python %S/Inputs/chain.py 26 2 > %t.twice.mlir
// RUN: not kina-opt %t.twice.mlir --kina-inline-calls 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: calls expand to more than the limit of 524288 operations

// RUN: %python %S/Inputs/chain.py 2000 1 > %t.deep.mlir
// RUN: not kina-opt %t.deep.mlir --kina-inline-calls 2>&1 | FileCheck %s --check-prefix=DEEP
// DEEP: error: calls are nested deeper than the limit of 1024 levels

// RUN: %python %S/Inputs/chain.py 1000 1 > %t.fine.mlir
// RUN: kina-opt %t.fine.mlir --kina-pipeline | FileCheck %s --check-prefix=FINE
// FINE: llvm.func @kina_f999
