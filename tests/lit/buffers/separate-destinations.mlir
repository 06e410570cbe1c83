// RUN: kina-opt --kina-separate-destinations %s | FileCheck %s --enable-var-scope

#id = affine_map<(d0) -> (d0)>

// Two users of one empty tensor and of one fill get a tensor each.
// CHECK-LABEL: func.func @shared
// CHECK-SAME:    (%[[X:.*]]: tensor<4xf32>)
func.func @shared(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK:      %[[E0:.*]] = tensor.empty()
  // CHECK-NEXT: linalg.generic {{.*}} outs(%[[E0]] : tensor<4xf32>)
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %n = arith.negf %in : f32
    linalg.yield %n : f32
  } -> tensor<4xf32>
  // CHECK:      %[[E1:.*]] = tensor.empty()
  // CHECK-NEXT: %[[F1:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[E1]] : tensor<4xf32>)
  // CHECK-NEXT: linalg.generic {{.*}} outs(%[[F1]] : tensor<4xf32>)
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  // CHECK:      %[[E2:.*]] = tensor.empty()
  // CHECK-NEXT: %[[F2:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[E2]] : tensor<4xf32>)
  // CHECK-NEXT: linalg.generic {{.*}} outs(%[[F2]] : tensor<4xf32>)
  %c = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.subf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Nothing is shared: nothing changes.
// CHECK-LABEL: func.func @alone
// CHECK-COUNT-1: tensor.empty
// CHECK-NOT:     tensor.empty
// CHECK:         return
func.func @alone(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  return %a : tensor<4xf32>
}
