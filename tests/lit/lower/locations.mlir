// Every operation of the stage carries the location of the one it comes from; a
// group carries those of its results.

// RUN: kina-opt %s --kina-stage-linalg --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --implicit-check-not=unknown
// RUN: kina-opt %s --kina-stage-linalg --kina-legalize-storage --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=STORAGE --implicit-check-not=unknown

// STORAGE: func.func @f(
// CHECK-LABEL: func.func @f(
func.func @f(%x: tensor<4x70xf32> loc("x"), %y: tensor<4xf32> loc("y"))
    -> (tensor<4xf32>, tensor<4xi64>, tensor<4xi1>, tensor<4xf32>) {
  // CHECK: arith.addf {{.*}} loc("f.kina":2:3)
  %s = kina.reduce sum %x axis = 1 order = lanes : tensor<4x70xf32> -> tensor<4xf32> loc("f.kina":2:3)
  // CHECK: linalg.index 1 : index loc("f.kina":3:3)
  %a = kina.argmax %x axis = 1 : tensor<4x70xf32> -> tensor<4xi64> loc("f.kina":3:3)
  // CHECK: arith.mulf {{.*}} loc("f.kina":4:3)
  // CHECK: arith.cmpf {{.*}} loc("f.kina":6:3)
  // CHECK: } -> (tensor<4xi1>, tensor<4xf32>) loc(fused["f.kina":6:3, "f.kina":7:3])
  %c = kina.constant dense<2.0> : tensor<4xf32> loc("f.kina":5:3)
  %m = kina.mul %s, %c : tensor<4xf32> loc("f.kina":4:3)
  %g = kina.compare gt, %m, %y : tensor<4xf32> loc("f.kina":6:3)
  %p = kina.pow %m, %y : tensor<4xf32> loc("f.kina":7:3)
  return %s, %a, %g, %p : tensor<4xf32>, tensor<4xi64>, tensor<4xi1>, tensor<4xf32> loc("f.kina":8:1)
} loc("f.kina":1:1)
