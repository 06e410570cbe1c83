// The AdamW step is one linalg.generic with three results that reads each of w,
// g, m and v once, after one on the scalars.

// RUN: kina-opt %s --kina-stage-linalg --mlir-print-local-scope | FileCheck %s
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @adamw(
// CHECK-SAME: %[[W:[^:]*]]: tensor<4x8xf32>, %[[G:[^:]*]]: tensor<4x8xf32>, %[[M:[^:]*]]: tensor<4x8xf32>, %[[V:[^:]*]]: tensor<4x8xf32>
// CHECK: %[[S:.*]]:5 = linalg.generic
// CHECK-SAME: outs({{.*}} : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
// CHECK: %[[R:.*]]:3 = linalg.generic
// CHECK-SAME: ins(%{{[^,]*}}, %[[M]], %[[S]]#0, %[[G]], %{{[^,]*}}, %[[V]], %[[S]]#1, %[[S]]#2, %{{[^,]*}}, %[[W]], %[[S]]#3, %[[S]]#4 :
// CHECK-SAME: outs(%{{.*}}, %{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]#2, %[[R]]#0, %[[R]]#1
func.func @adamw(%w: tensor<4x8xf32>, %g: tensor<4x8xf32>, %m: tensor<4x8xf32>, %v: tensor<4x8xf32>,
  %lr: tensor<1x1xf32>, %beta1: tensor<1x1xf32>, %beta2: tensor<1x1xf32>, %eps: tensor<1x1xf32>, %wd: tensor<1x1xf32>, %b1p: tensor<1x1xf32>, %b2p: tensor<1x1xf32>, %one: tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %b1 = kina.broadcast %beta1 : tensor<1x1xf32> -> tensor<4x8xf32>
  %b2 = kina.broadcast %beta2 : tensor<1x1xf32> -> tensor<4x8xf32>
  %o = kina.broadcast %one : tensor<1x1xf32> -> tensor<4x8xf32>
  %lrb = kina.broadcast %lr : tensor<1x1xf32> -> tensor<4x8xf32>
  %wdb = kina.broadcast %wd : tensor<1x1xf32> -> tensor<4x8xf32>
  %epsb = kina.broadcast %eps : tensor<1x1xf32> -> tensor<4x8xf32>
  %b1pb = kina.broadcast %b1p : tensor<1x1xf32> -> tensor<4x8xf32>
  %b2pb = kina.broadcast %b2p : tensor<1x1xf32> -> tensor<4x8xf32>
  %c1 = kina.sub %o, %b1 : tensor<4x8xf32>
  %c2 = kina.sub %o, %b2 : tensor<4x8xf32>
  %m1 = kina.mul %b1, %m : tensor<4x8xf32>
  %m2 = kina.mul %c1, %g : tensor<4x8xf32>
  %mn = kina.add %m1, %m2 : tensor<4x8xf32>
  %v1 = kina.mul %b2, %v : tensor<4x8xf32>
  %gg = kina.mul %g, %g : tensor<4x8xf32>
  %v2 = kina.mul %c2, %gg : tensor<4x8xf32>
  %vn = kina.add %v1, %v2 : tensor<4x8xf32>
  %bc1 = kina.sub %o, %b1pb : tensor<4x8xf32>
  %bc2 = kina.sub %o, %b2pb : tensor<4x8xf32>
  %sv = kina.sqrt %vn : tensor<4x8xf32>
  %sb = kina.sqrt %bc2 : tensor<4x8xf32>
  %q = kina.div %sv, %sb : tensor<4x8xf32>
  %den = kina.add %q, %epsb : tensor<4x8xf32>
  %lw = kina.mul %lrb, %wdb : tensor<4x8xf32>
  %dec = kina.sub %o, %lw : tensor<4x8xf32>
  %wdec = kina.mul %w, %dec : tensor<4x8xf32>
  %st = kina.div %lrb, %bc1 : tensor<4x8xf32>
  %sm = kina.mul %st, %mn : tensor<4x8xf32>
  %upd = kina.div %sm, %den : tensor<4x8xf32>
  %wn = kina.sub %wdec, %upd : tensor<4x8xf32>
  return %wn, %mn, %vn : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
