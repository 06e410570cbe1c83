// A loop works in the caller's buffers: no copy but that of its initial value,
// which goes away when the buffers are one.

// RUN: kina-opt %s --kina-stage-linalg --kina-stage-buffers | FileCheck %s

// CHECK-LABEL: @accumulate(
// CHECK-SAME: %[[X:[^:]*]]: memref<4xf32>, %[[OUT:[^:]*]]: memref<4xf32>
// CHECK-SAME: kina.inplace = [array<i64: 0, 0>]
// CHECK: memref.copy %[[X]], %[[OUT]]
// CHECK: scf.for
// CHECK-NOT: iter_args
// CHECK: linalg.generic {{.*}} ins(%[[OUT]] {{.*}} outs(%[[OUT]]
// CHECK-NOT: memref.copy
// CHECK: return
func.func @accumulate(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.for 0 to 5 (%x) : tensor<4xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<4xf32>):
    %next = kina.mul %s, %s : tensor<4xf32>
    kina.yield %next : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

