// Which elementwise operations share one linalg.generic.

// RUN: kina-opt %s --lower-kina-to-linalg | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// A value with two consumers is computed once.
// CHECK-LABEL: @diamond(
// CHECK-COUNT-1: linalg.generic
// CHECK-SAME: ins(%{{[^,]*}} : tensor<4xf32>)
// CHECK: %[[S:.*]] = math.sqrt
// CHECK: %[[N:.*]] = arith.negf %[[S]]
// CHECK: %[[A:.*]] = math.absf %[[S]]
// CHECK: arith.addf %[[N]], %[[A]]
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @diamond(%x: tensor<4xf32>) -> tensor<4xf32> {
  %s = kina.sqrt %x : tensor<4xf32>
  %n = kina.neg %s : tensor<4xf32>
  %a = kina.abs %s : tensor<4xf32>
  %r = kina.add %n, %a : tensor<4xf32>
  return %r : tensor<4xf32>
}

// A value that is used inside and outside is a result and not read back; element
// types may differ.
// CHECK-LABEL: @two_results(
// CHECK: %[[R:.*]]:2 = linalg.generic
// CHECK-SAME: ins(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32>) outs(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xi1>)
// CHECK: %[[S:.*]] = arith.addf
// CHECK: %[[C:.*]] = arith.cmpf ogt, %[[S]]
// CHECK: linalg.yield %[[S]], %[[C]] : f32, i1
// CHECK: return %[[R]]#1, %[[R]]#0
func.func @two_results(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xf32>) {
  %s = kina.add %x, %y : tensor<4xf32>
  %c = kina.compare gt, %s, %y : tensor<4xf32>
  return %c, %s : tensor<4xi1>, tensor<4xf32>
}

// A reduction in between gives two groups; the second one reads the reduction's
// result through an indexing map, and what does not wait for the reduction but
// is only needed after it moves there.
// CHECK-LABEL: @around_a_reduction(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>)
// CHECK: linalg.generic
// CHECK: math.sqrt
// CHECK-NOT: arith.negf
// CHECK: linalg.yield
// CHECK: %[[M:.*]] = linalg.generic {{.*}}"reduction"
// CHECK: arith.maximumf
// CHECK: linalg.generic {indexing_maps = [#[[$ID:.*]], #[[$ROW:.*]], #[[$ID]]]
// CHECK-SAME: ins(%[[X]], %[[M]] : tensor<4x8xf32>, tensor<4x1xf32>)
// CHECK: arith.negf
// CHECK: arith.subf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @around_a_reduction(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %n = kina.neg %x : tensor<4x8xf32>
  %s = kina.sqrt %x : tensor<4x8xf32>
  %m = kina.reduce max %s axis = 1 keepdims : tensor<4x8xf32> -> tensor<4x1xf32>
  %b = kina.broadcast %m : tensor<4x1xf32> -> tensor<4x8xf32>
  %r = kina.sub %n, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// Independent results of one input share the read ...
// CHECK-LABEL: @shared_input(
// CHECK: %{{.*}}:2 = linalg.generic {{.*}} ins(%{{[^,]*}} : tensor<4xf32>)
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @shared_input(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %s = kina.sqrt %x : tensor<4xf32>
  %n = kina.neg %x : tensor<4xf32>
  return %s, %n : tensor<4xf32>, tensor<4xf32>
}

// ... unrelated ones stay apart, a common scalar does not relate them.
// CHECK-LABEL: @unrelated(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<f32>)
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[S]] : tensor<4xf32>, tensor<f32>)
// CHECK: linalg.generic {{.*}} ins(%[[Y]], %[[S]] : tensor<4xf32>, tensor<f32>)
func.func @unrelated(%x: tensor<4xf32>, %y: tensor<4xf32>, %s: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %b = kina.broadcast %s : tensor<f32> -> tensor<4xf32>
  %0 = kina.mul %x, %b : tensor<4xf32>
  %1 = kina.mul %y, %b : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Shapes stay apart.
// CHECK-LABEL: @shapes(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4xf32>)
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<8xf32>)
func.func @shapes(%x: tensor<4xf32>, %y: tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %0 = kina.neg %x : tensor<4xf32>
  %1 = kina.neg %y : tensor<8xf32>
  return %0, %1 : tensor<4xf32>, tensor<8xf32>
}

// The second group uses a result of the first through another shape: they must
// not be one, although the shapes are equal.
// CHECK-LABEL: @no_cycle(
// CHECK-SAME: %[[X:.*]]: tensor<1x4xf32>)
// CHECK: %[[A:.*]]:2 = linalg.generic {{.*}} outs(%{{.*}}, %{{.*}} : tensor<1x4xf32>, tensor<1x4xf32>)
// CHECK: %[[M:.*]] = linalg.generic {{.*}}"reduction"
// CHECK: %[[N:.*]] = linalg.generic {{.*}} ins(%[[M]] : tensor<1x1xf32>) outs(%{{.*}} : tensor<1x1xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[A]]#1, %[[N]] : tensor<1x4xf32>, tensor<1x1xf32>)
func.func @no_cycle(%x: tensor<1x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %a = kina.neg %x : tensor<1x4xf32>
  %c = kina.abs %a : tensor<1x4xf32>
  %m = kina.reduce max %a axis = 1 keepdims : tensor<1x4xf32> -> tensor<1x1xf32>
  %n = kina.sqrt %m : tensor<1x1xf32>
  %b = kina.broadcast %n : tensor<1x1xf32> -> tensor<1x4xf32>
  %s = kina.reduce max %c axis = 0 : tensor<1x4xf32> -> tensor<4xf32>
  %r = kina.add %c, %b : tensor<1x4xf32>
  %t = kina.broadcast %s : tensor<4xf32> -> tensor<1x4xf32>
  return %r, %t : tensor<1x4xf32>, tensor<1x4xf32>
}

// CHECK-LABEL: @dead(
// CHECK-NEXT: return
func.func @dead(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = kina.neg %x : tensor<4xf32>
  %1 = kina.reduce max %0 axis = 0 : tensor<4xf32> -> tensor<f32>
  return %x : tensor<4xf32>
}

// An operation of another dialect in between is not moved.
// CHECK-LABEL: @segments(
// CHECK: %[[N:.*]] = linalg.generic
// CHECK: arith.negf
// CHECK: %[[C:.*]] = call @callee(%[[N]])
// CHECK: linalg.generic {{.*}} ins(%[[C]], %[[N]]
func.func @segments(%x: tensor<4xf32>) -> tensor<4xf32> {
  %n = kina.neg %x : tensor<4xf32>
  %c = func.call @callee(%n) : (tensor<4xf32>) -> tensor<4xf32>
  %r = kina.add %c, %n : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @callee(tensor<4xf32>) -> tensor<4xf32>
