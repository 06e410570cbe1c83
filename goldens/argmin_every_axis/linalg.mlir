#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @argmin_axis0(%arg0: tensor<3x5x7xf32>) -> tensor<5x7xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<5x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x7xf32>) -> tensor<5x7xf32>
    %2 = tensor.empty() : tensor<5x7xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5x7xi64>) -> tensor<5x7xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel", "parallel"]} ins(%arg0 : tensor<3x5x7xf32>) outs(%1, %3 : tensor<5x7xf32>, tensor<5x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_0: i64):
      %5 = arith.cmpf olt, %in, %out : f32
      %6 = arith.select %5, %in, %out : f32
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f32, i64
    } -> (tensor<5x7xf32>, tensor<5x7xi64>)
    return %4#1 : tensor<5x7xi64>
  }
  func.func @argmin_axis1(%arg0: tensor<3x5x7xf32>) -> tensor<3x7xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<3x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %2 = tensor.empty() : tensor<3x7xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<3x7xi64>) -> tensor<3x7xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<3x5x7xf32>) outs(%1, %3 : tensor<3x7xf32>, tensor<3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_0: i64):
      %5 = arith.cmpf olt, %in, %out : f32
      %6 = arith.select %5, %in, %out : f32
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f32, i64
    } -> (tensor<3x7xf32>, tensor<3x7xi64>)
    return %4#1 : tensor<3x7xi64>
  }
  func.func @argmin_axis2(%arg0: tensor<3x5x7xf32>) -> tensor<3x5xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<3x5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = tensor.empty() : tensor<3x5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<3x5xi64>) -> tensor<3x5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<3x5x7xf32>) outs(%1, %3 : tensor<3x5xf32>, tensor<3x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_0: i64):
      %5 = arith.cmpf olt, %in, %out : f32
      %6 = arith.select %5, %in, %out : f32
      %7 = linalg.index 2 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f32, i64
    } -> (tensor<3x5xf32>, tensor<3x5xi64>)
    return %4#1 : tensor<3x5xi64>
  }
  func.func @argmax_keep_axis0(%arg0: tensor<3x5x7xf32>) -> tensor<1x5x7xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x5x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x5x7xf32>) -> tensor<1x5x7xf32>
    %2 = tensor.empty() : tensor<1x5x7xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<1x5x7xi64>) -> tensor<1x5x7xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map4, #map4], iterator_types = ["reduction", "parallel", "parallel"]} ins(%arg0 : tensor<3x5x7xf32>) outs(%1, %3 : tensor<1x5x7xf32>, tensor<1x5x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_0: i64):
      %5 = arith.cmpf ogt, %in, %out : f32
      %6 = arith.select %5, %in, %out : f32
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f32, i64
    } -> (tensor<1x5x7xf32>, tensor<1x5x7xi64>)
    return %4#1 : tensor<1x5x7xi64>
  }
  func.func @argmin_keep_axis1(%arg0: tensor<3x5x7xf32>) -> tensor<3x1x7xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<3x1x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x1x7xf32>) -> tensor<3x1x7xf32>
    %2 = tensor.empty() : tensor<3x1x7xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<3x1x7xi64>) -> tensor<3x1x7xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map5, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<3x5x7xf32>) outs(%1, %3 : tensor<3x1x7xf32>, tensor<3x1x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_0: i64):
      %5 = arith.cmpf olt, %in, %out : f32
      %6 = arith.select %5, %in, %out : f32
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f32, i64
    } -> (tensor<3x1x7xf32>, tensor<3x1x7xi64>)
    return %4#1 : tensor<3x1x7xi64>
  }
  func.func @argmax_keep_axis2(%arg0: tensor<3x5x7xf32>) -> tensor<3x5x1xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<3x5x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x5x1xf32>) -> tensor<3x5x1xf32>
    %2 = tensor.empty() : tensor<3x5x1xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<3x5x1xi64>) -> tensor<3x5x1xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<3x5x7xf32>) outs(%1, %3 : tensor<3x5x1xf32>, tensor<3x5x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_0: i64):
      %5 = arith.cmpf ogt, %in, %out : f32
      %6 = arith.select %5, %in, %out : f32
      %7 = linalg.index 2 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f32, i64
    } -> (tensor<3x5x1xf32>, tensor<3x5x1xi64>)
    return %4#1 : tensor<3x5x1xi64>
  }
}
