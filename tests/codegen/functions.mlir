// Functions at the linalg stage, for the tests of code generation.
#identity = affine_map<(d0, d1) -> (d0, d1)>
#scalar = affine_map<(d0, d1) -> (0, 0)>
#column = affine_map<(d0, d1) -> (d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Two results: a running mean of the gradient, and the weights after a step.
func.func @step(%w: tensor<8x33xf32>, %g: tensor<8x33xf32>, %m: tensor<8x33xf32>, %beta: tensor<1x1xf32>) -> (tensor<8x33xf32>, tensor<8x33xf32>) {
  %empty = tensor.empty() : tensor<8x33xf32>
  %next:2 = linalg.generic {indexing_maps = [#identity, #identity, #identity, #scalar, #identity, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%w, %g, %m, %beta : tensor<8x33xf32>, tensor<8x33xf32>, tensor<8x33xf32>, tensor<1x1xf32>)
      outs(%empty, %empty : tensor<8x33xf32>, tensor<8x33xf32>) {
  ^bb0(%wi: f32, %gi: f32, %mi: f32, %b: f32, %o0: f32, %o1: f32):
    %0 = arith.mulf %b, %mi : f32
    %1 = arith.addf %0, %gi : f32
    %2 = math.sqrt %1 : f32
    %3 = arith.subf %wi, %2 : f32
    linalg.yield %3, %1 : f32, f32
  } -> (tensor<8x33xf32>, tensor<8x33xf32>)
  return %next#0, %next#1 : tensor<8x33xf32>, tensor<8x33xf32>
}

// The sum of each column, then of all of it: needs a workspace.
func.func @total(%x: tensor<5x7xf64>) -> tensor<f64> {
  %zero = arith.constant 0.0 : f64
  %columns = tensor.empty() : tensor<7xf64>
  %start = linalg.fill ins(%zero : f64) outs(%columns : tensor<7xf64>) -> tensor<7xf64>
  %sums = linalg.generic {indexing_maps = [#identity, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<5x7xf64>) outs(%start : tensor<7xf64>) {
  ^bb0(%element: f64, %sum: f64):
    %0 = arith.addf %sum, %element : f64
    linalg.yield %0 : f64
  } -> tensor<7xf64>
  %scalar = tensor.empty() : tensor<f64>
  %first = linalg.fill ins(%zero : f64) outs(%scalar : tensor<f64>) -> tensor<f64>
  %sum = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%sums : tensor<7xf64>) outs(%first : tensor<f64>) {
  ^bb0(%element: f64, %acc: f64):
    %0 = arith.addf %acc, %element : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %sum : tensor<f64>
}

// An argument, a constant, one value twice, and a value made from another result.
func.func @results(%x: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<3xi64>, tensor<6xi32>, tensor<2x3xi32>, tensor<2x3xi32>) {
  %constant = arith.constant dense<[7, 8, 9]> : tensor<3xi64>
  %empty = tensor.empty() : tensor<2x3xi32>
  %double = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<2x3xi32>) outs(%empty : tensor<2x3xi32>) {
  ^bb0(%element: i32, %o: i32):
    %0 = arith.addi %element, %element : i32
    linalg.yield %0 : i32
  } -> tensor<2x3xi32>
  %again = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%double : tensor<2x3xi32>) outs(%empty : tensor<2x3xi32>) {
  ^bb0(%element: i32, %o: i32):
    %0 = arith.addi %element, %element : i32
    linalg.yield %0 : i32
  } -> tensor<2x3xi32>
  %flat = tensor.collapse_shape %double [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  return %x, %constant, %flat, %double, %again : tensor<2x3xi32>, tensor<3xi64>, tensor<6xi32>, tensor<2x3xi32>, tensor<2x3xi32>
}
