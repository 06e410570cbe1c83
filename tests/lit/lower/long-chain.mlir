// 5,000 operations are one group, lowered without recursion.

// RUN: %python %S/Inputs/chain.py 5000 > %t.mlir
// RUN: kina-opt %t.mlir --kina-stage-linalg -o %t.linalg.mlir
// RUN: FileCheck %s --input-file=%t.linalg.mlir

// CHECK-COUNT-1: linalg.generic
// CHECK-COUNT-5000: arith.{{add|mul|sub|maximum}}f
// CHECK-NEXT: linalg.yield
// CHECK-NOT: linalg.generic
