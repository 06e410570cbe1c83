// RUN: kina-opt %s --kina-stage-buffers | FileCheck %s

#identity = affine_map<(i, j) -> (i, j)>

// CHECK: memref.global "private" constant @[[$CONSTANT:.*]] : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>

// One result feeds another: both are computed in place of the caller's buffers.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[X:[a-z0-9]+]]: memref<4x8xf32>, %[[FIRST:[a-z0-9]+]]: memref<4x8xf32>, %[[SECOND:[a-z0-9]+]]: memref<4x8xf32>, %{{.*}}: memref<0xi8>)
func.func @chain(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // CHECK: linalg.generic {{.*}} ins(%[[X]] {{.*}}) outs(%[[FIRST]] :
  // CHECK: linalg.generic {{.*}} ins(%[[FIRST]] {{.*}}) outs(%[[SECOND]] :
  // CHECK-NOT: memref.copy
  // CHECK: return
  %empty = tensor.empty() : tensor<4x8xf32>
  %first = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %second = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]} ins(%first : tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %a : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %first, %second : tensor<4x8xf32>, tensor<4x8xf32>
}

// An update of a read-only input happens in the output; no temporary.
// CHECK-LABEL: func.func @update
// CHECK-SAME: (%[[X:[a-z0-9]+]]: memref<4x8xf32>, %[[Y:[a-z0-9]+]]: memref<4x5xf32>, %[[OUT:[a-z0-9]+]]: memref<4x8xf32>, %{{.*}}: memref<0xi8>)
// CHECK-SAME: kina.inplace = [array<i64: 0, 0>]
func.func @update(%x: tensor<4x8xf32>, %y: tensor<4x5xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: memref.copy %[[X]], %[[OUT]]
  // CHECK-NEXT: %[[PART:.*]] = memref.subview %[[OUT]]
  // CHECK-NEXT: linalg.generic {{.*}} ins(%[[Y]] {{.*}}) outs(%[[PART]] :
  %z = tensor.insert_slice %y into %x[0, 3] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<4x8xf32>
  return %z : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @constant
// CHECK-SAME: (%[[ONE:[a-z0-9]+]]: memref<2xf32>, %[[OTHER:[a-z0-9]+]]: memref<2xf32>, %{{.*}}: memref<0xi8>)
func.func @constant() -> (tensor<2xf32>, tensor<2xf32>) {
  // CHECK: %[[VALUE:.*]] = memref.get_global @[[$CONSTANT]]
  // CHECK: memref.copy %[[VALUE]], %[[ONE]]
  // CHECK: memref.copy %[[VALUE]], %[[OTHER]]
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %c, %c : tensor<2xf32>, tensor<2xf32>
}
