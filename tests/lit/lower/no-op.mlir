// A module without kina operations stays as it is.

// RUN: kina-opt %s -o %t.before
// RUN: kina-opt %s --lower-kina-to-linalg -o %t.after
// RUN: diff %t.before %t.after

func.func @arith(%x: tensor<4xf32>, %y: f32) -> (tensor<4xf32>, f32) attributes {other.note = "kept"} {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%y : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = arith.addf %y, %y : f32
  return %1, %2 : tensor<4xf32>, f32
}
