// An operation that looks at elements without a body is refused, every one in
// one run.

// RUN: not kina-opt %s --kina-legalize-storage 2>&1 | FileCheck %s --implicit-check-not=error:

func.func @f(%x: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
  // CHECK: legalize-storage-errors.mlir:[[#@LINE+1]]:8: error: 'arith.xori' works on 'tensor<4xi1>', whose elements are stored as bytes: expected an operation with a body
  %0 = arith.xori %x, %x : tensor<4xi1>
  // CHECK: legalize-storage-errors.mlir:[[#@LINE+1]]:8: error: 'arith.andi' works on 'tensor<4xi1>'
  %1 = arith.andi %x, %x : tensor<4xi1>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}
