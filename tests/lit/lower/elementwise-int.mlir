// Integers wrap; no operation is undefined for any operand.

// RUN: kina-opt %s --lower-kina-to-linalg | FileCheck %s --implicit-check-not=kina. --implicit-check-not=overflow
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @arithmetic(
func.func @arithmetic(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK: arith.addi {{.*}} : i32
  %0 = kina.add %x, %y : tensor<4xi32>
  // CHECK-NEXT: arith.subi {{.*}} : i32
  %1 = kina.sub %0, %y : tensor<4xi32>
  // CHECK-NEXT: arith.muli {{.*}} : i32
  %2 = kina.mul %1, %y : tensor<4xi32>
  // CHECK-NEXT: arith.maxsi {{.*}} : i32
  %3 = kina.max %2, %y : tensor<4xi32>
  // CHECK-NEXT: arith.minsi {{.*}} : i32
  %4 = kina.min %3, %x : tensor<4xi32>
  // CHECK-NEXT: linalg.yield
  return %4 : tensor<4xi32>
}

// The divisors 0 and -1 never reach the division.
// CHECK-LABEL: @div(
// CHECK: ^bb0(%[[X:.*]]: i64, %[[Y:.*]]: i64, %{{.*}}: i64):
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i64
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK-DAG: %[[MINUS:.*]] = arith.constant -1 : i64
// CHECK-DAG: %[[IS_ZERO:.*]] = arith.cmpi eq, %[[Y]], %[[ZERO]] : i64
// CHECK-DAG: %[[IS_MINUS:.*]] = arith.cmpi eq, %[[Y]], %[[MINUS]] : i64
// CHECK: %[[SPECIAL:.*]] = arith.ori %[[IS_ZERO]], %[[IS_MINUS]] : i1
// CHECK: %[[SAFE:.*]] = arith.select %[[SPECIAL]], %[[ONE]], %[[Y]] : i64
// CHECK: %[[Q:.*]] = arith.divsi %[[X]], %[[SAFE]] : i64
// CHECK: %[[NEG:.*]] = arith.subi %{{.*}}, %[[X]] : i64
// CHECK: %[[Q1:.*]] = arith.select %[[IS_MINUS]], %[[NEG]], %[[Q]] : i64
// CHECK: %[[R:.*]] = arith.select %[[IS_ZERO]], %{{.*}}, %[[Q1]] : i64
// CHECK: linalg.yield %[[R]] : i64
func.func @div(%x: tensor<4xi64>, %y: tensor<4xi64>) -> tensor<4xi64> {
  %r = kina.div %x, %y : tensor<4xi64>
  return %r : tensor<4xi64>
}

// CHECK-LABEL: @rem(
// CHECK: ^bb0(%[[X:.*]]: i8, %[[Y:.*]]: i8, %{{.*}}: i8):
// CHECK: %[[IS_ZERO:.*]] = arith.cmpi eq, %[[Y]], %{{.*}} : i8
// CHECK: %[[SAFE:.*]] = arith.select %{{.*}}, %{{.*}}, %[[Y]] : i8
// CHECK: %[[Q:.*]] = arith.remsi %[[X]], %[[SAFE]] : i8
// CHECK: arith.select %[[IS_ZERO]], %[[X]], %[[Q]] : i8
func.func @rem(%x: tensor<4xi8>, %y: tensor<4xi8>) -> tensor<4xi8> {
  %r = kina.rem %x, %y : tensor<4xi8>
  return %r : tensor<4xi8>
}

// MIN is its own negation: no operation that calls it undefined.
// CHECK-LABEL: @abs(
// CHECK-NOT: math.absi
// CHECK: ^bb0(%[[X:.*]]: i16, %{{.*}}: i16):
// CHECK: %[[NEG:.*]] = arith.subi %{{.*}}, %[[X]] : i16
// CHECK: %[[LT:.*]] = arith.cmpi slt, %[[X]], %{{.*}} : i16
// CHECK: arith.select %[[LT]], %[[NEG]], %[[X]] : i16
func.func @abs(%x: tensor<4xi16>) -> tensor<4xi16> {
  %r = kina.abs %x : tensor<4xi16>
  return %r : tensor<4xi16>
}

// CHECK-LABEL: @sign(
// CHECK: ^bb0(%[[X:.*]]: i4, %{{.*}}: i4):
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i4
// CHECK-DAG: %[[MINUS:.*]] = arith.constant -1 : i4
// CHECK: %[[M:.*]] = arith.minsi %[[X]], %[[ONE]] : i4
// CHECK: arith.maxsi %[[M]], %[[MINUS]] : i4
func.func @sign(%x: tensor<4xi4>) -> tensor<4xi4> {
  %r = kina.sign %x : tensor<4xi4>
  return %r : tensor<4xi4>
}

// CHECK-LABEL: @neg(
// CHECK: ^bb0(%[[X:.*]]: i32, %{{.*}}: i32):
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK: arith.subi %[[ZERO]], %[[X]] : i32
func.func @neg(%x: tensor<4xi32>) -> tensor<4xi32> {
  %r = kina.neg %x : tensor<4xi32>
  return %r : tensor<4xi32>
}
