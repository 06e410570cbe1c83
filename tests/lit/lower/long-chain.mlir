// 5,000 operations are lowered without recursion. A group holds chains of 1,024 at
// most: one loop with a longer body takes LLVM too much time.

// RUN: %python %S/Inputs/chain.py 5000 > %t.mlir
// RUN: kina-opt %t.mlir --kina-stage-linalg -o %t.linalg.mlir
// RUN: FileCheck %s --input-file=%t.linalg.mlir

// CHECK-COUNT-1: linalg.generic
// CHECK-COUNT-1023: arith.{{add|mul|sub|maximum}}f
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
// CHECK-COUNT-1024: arith.{{add|mul|sub|maximum}}f
// CHECK-NEXT: linalg.yield
// CHECK-COUNT-3: linalg.generic
// CHECK-NOT: linalg.generic
