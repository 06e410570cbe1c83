// A module without reverse mode stays as it is.

// RUN: kina-opt %s --kina-transform-ad | FileCheck %s
// RUN: kina-opt %s > %t.before && kina-opt %s --kina-transform-ad | diff %t.before -

// CHECK-LABEL: @f(
// CHECK-NEXT: kina.add
// CHECK-NEXT: return
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = kina.add %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
