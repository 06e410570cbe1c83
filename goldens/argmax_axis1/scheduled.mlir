#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @argmax_axis1(%arg0: tensor<2x3xf32>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x3xf32>) outs(%1, %3 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_0: i64):
      %5 = arith.cmpf ogt, %in, %out : f32
      %6 = arith.select %5, %in, %out : f32
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
}
