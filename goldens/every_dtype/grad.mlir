module {
  func.func @moved_f64(%arg0: tensor<3x5xf64>, %arg1: tensor<3x2xf64>, %arg2: tensor<f64>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xf64>, tensor<5x3xf64>, tensor<15xf64>, tensor<2x2xf64>, tensor<3x7xf64>, tensor<5x7xf64>, tensor<3x4xf64>, tensor<2x5xf64>, tensor<1x3xf64>, tensor<3x5xf64>, tensor<3x5xf64>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xf64> -> tensor<2x3x5xf64>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xf64> -> tensor<5x3xf64>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xf64>
    %3 = kina.reshape %2 : tensor<3x5xf64> -> tensor<15xf64>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xf64> -> tensor<2x2xf64>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xf64>, tensor<3x2xf64> -> tensor<3x7xf64>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xf64>, tensor<f64> -> tensor<5x7xf64>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xf64>, tensor<4xi64> -> tensor<3x4xf64>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xf64>, tensor<2x5xi32> -> tensor<2x5xf64>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xf64>, tensor<2xi64> -> tensor<1x3xf64>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xf64>, tensor<3x2xf64>, tensor<2xi64> -> tensor<3x5xf64>
    %11 = kina.broadcast %arg2 : tensor<f64> -> tensor<3x5xf64>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xf64>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xf64>, tensor<5x3xf64>, tensor<15xf64>, tensor<2x2xf64>, tensor<3x7xf64>, tensor<5x7xf64>, tensor<3x4xf64>, tensor<2x5xf64>, tensor<1x3xf64>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  func.func @moved_f32(%arg0: tensor<3x5xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<f32>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xf32>, tensor<5x3xf32>, tensor<15xf32>, tensor<2x2xf32>, tensor<3x7xf32>, tensor<5x7xf32>, tensor<3x4xf32>, tensor<2x5xf32>, tensor<1x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xf32> -> tensor<2x3x5xf32>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xf32> -> tensor<5x3xf32>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xf32>
    %3 = kina.reshape %2 : tensor<3x5xf32> -> tensor<15xf32>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xf32> -> tensor<2x2xf32>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xf32>, tensor<3x2xf32> -> tensor<3x7xf32>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xf32>, tensor<f32> -> tensor<5x7xf32>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xf32>, tensor<4xi64> -> tensor<3x4xf32>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xf32>, tensor<2x5xi32> -> tensor<2x5xf32>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xf32>, tensor<2xi64> -> tensor<1x3xf32>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xf32>, tensor<3x2xf32>, tensor<2xi64> -> tensor<3x5xf32>
    %11 = kina.broadcast %arg2 : tensor<f32> -> tensor<3x5xf32>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xf32>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xf32>, tensor<5x3xf32>, tensor<15xf32>, tensor<2x2xf32>, tensor<3x7xf32>, tensor<5x7xf32>, tensor<3x4xf32>, tensor<2x5xf32>, tensor<1x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func @moved_f16(%arg0: tensor<3x5xf16>, %arg1: tensor<3x2xf16>, %arg2: tensor<f16>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xf16>, tensor<5x3xf16>, tensor<15xf16>, tensor<2x2xf16>, tensor<3x7xf16>, tensor<5x7xf16>, tensor<3x4xf16>, tensor<2x5xf16>, tensor<1x3xf16>, tensor<3x5xf16>, tensor<3x5xf16>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xf16> -> tensor<2x3x5xf16>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xf16> -> tensor<5x3xf16>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xf16>
    %3 = kina.reshape %2 : tensor<3x5xf16> -> tensor<15xf16>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xf16> -> tensor<2x2xf16>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xf16>, tensor<3x2xf16> -> tensor<3x7xf16>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xf16>, tensor<f16> -> tensor<5x7xf16>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xf16>, tensor<4xi64> -> tensor<3x4xf16>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xf16>, tensor<2x5xi32> -> tensor<2x5xf16>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xf16>, tensor<2xi64> -> tensor<1x3xf16>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xf16>, tensor<3x2xf16>, tensor<2xi64> -> tensor<3x5xf16>
    %11 = kina.broadcast %arg2 : tensor<f16> -> tensor<3x5xf16>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xf16>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xf16>, tensor<5x3xf16>, tensor<15xf16>, tensor<2x2xf16>, tensor<3x7xf16>, tensor<5x7xf16>, tensor<3x4xf16>, tensor<2x5xf16>, tensor<1x3xf16>, tensor<3x5xf16>, tensor<3x5xf16>
  }
  func.func @moved_bf16(%arg0: tensor<3x5xbf16>, %arg1: tensor<3x2xbf16>, %arg2: tensor<bf16>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xbf16>, tensor<5x3xbf16>, tensor<15xbf16>, tensor<2x2xbf16>, tensor<3x7xbf16>, tensor<5x7xbf16>, tensor<3x4xbf16>, tensor<2x5xbf16>, tensor<1x3xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xbf16> -> tensor<2x3x5xbf16>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xbf16> -> tensor<5x3xbf16>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xbf16>
    %3 = kina.reshape %2 : tensor<3x5xbf16> -> tensor<15xbf16>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xbf16> -> tensor<2x2xbf16>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xbf16>, tensor<3x2xbf16> -> tensor<3x7xbf16>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xbf16>, tensor<bf16> -> tensor<5x7xbf16>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xbf16>, tensor<4xi64> -> tensor<3x4xbf16>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xbf16>, tensor<2x5xi32> -> tensor<2x5xbf16>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xbf16>, tensor<2xi64> -> tensor<1x3xbf16>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xbf16>, tensor<3x2xbf16>, tensor<2xi64> -> tensor<3x5xbf16>
    %11 = kina.broadcast %arg2 : tensor<bf16> -> tensor<3x5xbf16>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xbf16>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xbf16>, tensor<5x3xbf16>, tensor<15xbf16>, tensor<2x2xbf16>, tensor<3x7xbf16>, tensor<5x7xbf16>, tensor<3x4xbf16>, tensor<2x5xbf16>, tensor<1x3xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>
  }
  func.func @moved_f8e4m3(%arg0: tensor<3x5xf8E4M3FN>, %arg1: tensor<3x2xf8E4M3FN>, %arg2: tensor<f8E4M3FN>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xf8E4M3FN>, tensor<5x3xf8E4M3FN>, tensor<15xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<3x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<2x5xf8E4M3FN>, tensor<1x3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xf8E4M3FN> -> tensor<2x3x5xf8E4M3FN>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xf8E4M3FN> -> tensor<5x3xf8E4M3FN>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xf8E4M3FN>
    %3 = kina.reshape %2 : tensor<3x5xf8E4M3FN> -> tensor<15xf8E4M3FN>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xf8E4M3FN> -> tensor<2x2xf8E4M3FN>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xf8E4M3FN>, tensor<3x2xf8E4M3FN> -> tensor<3x7xf8E4M3FN>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN> -> tensor<5x7xf8E4M3FN>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xf8E4M3FN>, tensor<4xi64> -> tensor<3x4xf8E4M3FN>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xf8E4M3FN>, tensor<2x5xi32> -> tensor<2x5xf8E4M3FN>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xf8E4M3FN>, tensor<2xi64> -> tensor<1x3xf8E4M3FN>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<2xi64> -> tensor<3x5xf8E4M3FN>
    %11 = kina.broadcast %arg2 : tensor<f8E4M3FN> -> tensor<3x5xf8E4M3FN>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xf8E4M3FN>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xf8E4M3FN>, tensor<5x3xf8E4M3FN>, tensor<15xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<3x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<2x5xf8E4M3FN>, tensor<1x3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>
  }
  func.func @moved_f8e5m2(%arg0: tensor<3x5xf8E5M2>, %arg1: tensor<3x2xf8E5M2>, %arg2: tensor<f8E5M2>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xf8E5M2>, tensor<5x3xf8E5M2>, tensor<15xf8E5M2>, tensor<2x2xf8E5M2>, tensor<3x7xf8E5M2>, tensor<5x7xf8E5M2>, tensor<3x4xf8E5M2>, tensor<2x5xf8E5M2>, tensor<1x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xf8E5M2> -> tensor<2x3x5xf8E5M2>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xf8E5M2> -> tensor<5x3xf8E5M2>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xf8E5M2>
    %3 = kina.reshape %2 : tensor<3x5xf8E5M2> -> tensor<15xf8E5M2>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xf8E5M2> -> tensor<2x2xf8E5M2>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xf8E5M2>, tensor<3x2xf8E5M2> -> tensor<3x7xf8E5M2>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xf8E5M2>, tensor<f8E5M2> -> tensor<5x7xf8E5M2>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xf8E5M2>, tensor<4xi64> -> tensor<3x4xf8E5M2>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xf8E5M2>, tensor<2x5xi32> -> tensor<2x5xf8E5M2>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xf8E5M2>, tensor<2xi64> -> tensor<1x3xf8E5M2>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xf8E5M2>, tensor<3x2xf8E5M2>, tensor<2xi64> -> tensor<3x5xf8E5M2>
    %11 = kina.broadcast %arg2 : tensor<f8E5M2> -> tensor<3x5xf8E5M2>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xf8E5M2>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xf8E5M2>, tensor<5x3xf8E5M2>, tensor<15xf8E5M2>, tensor<2x2xf8E5M2>, tensor<3x7xf8E5M2>, tensor<5x7xf8E5M2>, tensor<3x4xf8E5M2>, tensor<2x5xf8E5M2>, tensor<1x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>
  }
  func.func @moved_i64(%arg0: tensor<3x5xi64>, %arg1: tensor<3x2xi64>, %arg2: tensor<i64>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xi64>, tensor<5x3xi64>, tensor<15xi64>, tensor<2x2xi64>, tensor<3x7xi64>, tensor<5x7xi64>, tensor<3x4xi64>, tensor<2x5xi64>, tensor<1x3xi64>, tensor<3x5xi64>, tensor<3x5xi64>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xi64> -> tensor<2x3x5xi64>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xi64> -> tensor<5x3xi64>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xi64>
    %3 = kina.reshape %2 : tensor<3x5xi64> -> tensor<15xi64>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xi64> -> tensor<2x2xi64>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xi64>, tensor<3x2xi64> -> tensor<3x7xi64>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xi64>, tensor<i64> -> tensor<5x7xi64>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xi64>, tensor<4xi64> -> tensor<3x4xi64>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xi64>, tensor<2x5xi32> -> tensor<2x5xi64>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xi64>, tensor<2xi64> -> tensor<1x3xi64>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xi64>, tensor<3x2xi64>, tensor<2xi64> -> tensor<3x5xi64>
    %11 = kina.broadcast %arg2 : tensor<i64> -> tensor<3x5xi64>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xi64>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xi64>, tensor<5x3xi64>, tensor<15xi64>, tensor<2x2xi64>, tensor<3x7xi64>, tensor<5x7xi64>, tensor<3x4xi64>, tensor<2x5xi64>, tensor<1x3xi64>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  func.func @moved_i32(%arg0: tensor<3x5xi32>, %arg1: tensor<3x2xi32>, %arg2: tensor<i32>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xi32>, tensor<5x3xi32>, tensor<15xi32>, tensor<2x2xi32>, tensor<3x7xi32>, tensor<5x7xi32>, tensor<3x4xi32>, tensor<2x5xi32>, tensor<1x3xi32>, tensor<3x5xi32>, tensor<3x5xi32>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xi32> -> tensor<2x3x5xi32>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xi32> -> tensor<5x3xi32>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xi32>
    %3 = kina.reshape %2 : tensor<3x5xi32> -> tensor<15xi32>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xi32> -> tensor<2x2xi32>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xi32>, tensor<3x2xi32> -> tensor<3x7xi32>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xi32>, tensor<i32> -> tensor<5x7xi32>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xi32>, tensor<4xi64> -> tensor<3x4xi32>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xi32>, tensor<2x5xi32> -> tensor<2x5xi32>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xi32>, tensor<2xi64> -> tensor<1x3xi32>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xi32>, tensor<3x2xi32>, tensor<2xi64> -> tensor<3x5xi32>
    %11 = kina.broadcast %arg2 : tensor<i32> -> tensor<3x5xi32>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xi32>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xi32>, tensor<5x3xi32>, tensor<15xi32>, tensor<2x2xi32>, tensor<3x7xi32>, tensor<5x7xi32>, tensor<3x4xi32>, tensor<2x5xi32>, tensor<1x3xi32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  func.func @moved_i16(%arg0: tensor<3x5xi16>, %arg1: tensor<3x2xi16>, %arg2: tensor<i16>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xi16>, tensor<5x3xi16>, tensor<15xi16>, tensor<2x2xi16>, tensor<3x7xi16>, tensor<5x7xi16>, tensor<3x4xi16>, tensor<2x5xi16>, tensor<1x3xi16>, tensor<3x5xi16>, tensor<3x5xi16>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xi16> -> tensor<2x3x5xi16>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xi16> -> tensor<5x3xi16>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xi16>
    %3 = kina.reshape %2 : tensor<3x5xi16> -> tensor<15xi16>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xi16> -> tensor<2x2xi16>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xi16>, tensor<3x2xi16> -> tensor<3x7xi16>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xi16>, tensor<i16> -> tensor<5x7xi16>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xi16>, tensor<4xi64> -> tensor<3x4xi16>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xi16>, tensor<2x5xi32> -> tensor<2x5xi16>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xi16>, tensor<2xi64> -> tensor<1x3xi16>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xi16>, tensor<3x2xi16>, tensor<2xi64> -> tensor<3x5xi16>
    %11 = kina.broadcast %arg2 : tensor<i16> -> tensor<3x5xi16>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xi16>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xi16>, tensor<5x3xi16>, tensor<15xi16>, tensor<2x2xi16>, tensor<3x7xi16>, tensor<5x7xi16>, tensor<3x4xi16>, tensor<2x5xi16>, tensor<1x3xi16>, tensor<3x5xi16>, tensor<3x5xi16>
  }
  func.func @moved_i8(%arg0: tensor<3x5xi8>, %arg1: tensor<3x2xi8>, %arg2: tensor<i8>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xi8>, tensor<5x3xi8>, tensor<15xi8>, tensor<2x2xi8>, tensor<3x7xi8>, tensor<5x7xi8>, tensor<3x4xi8>, tensor<2x5xi8>, tensor<1x3xi8>, tensor<3x5xi8>, tensor<3x5xi8>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xi8> -> tensor<2x3x5xi8>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xi8> -> tensor<5x3xi8>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xi8>
    %3 = kina.reshape %2 : tensor<3x5xi8> -> tensor<15xi8>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xi8> -> tensor<2x2xi8>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xi8>, tensor<3x2xi8> -> tensor<3x7xi8>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xi8>, tensor<i8> -> tensor<5x7xi8>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xi8>, tensor<4xi64> -> tensor<3x4xi8>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xi8>, tensor<2x5xi32> -> tensor<2x5xi8>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xi8>, tensor<2xi64> -> tensor<1x3xi8>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xi8>, tensor<3x2xi8>, tensor<2xi64> -> tensor<3x5xi8>
    %11 = kina.broadcast %arg2 : tensor<i8> -> tensor<3x5xi8>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xi8>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xi8>, tensor<5x3xi8>, tensor<15xi8>, tensor<2x2xi8>, tensor<3x7xi8>, tensor<5x7xi8>, tensor<3x4xi8>, tensor<2x5xi8>, tensor<1x3xi8>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  func.func @moved_i4(%arg0: tensor<3x5xi4>, %arg1: tensor<3x2xi4>, %arg2: tensor<i4>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xi4>, tensor<5x3xi4>, tensor<15xi4>, tensor<2x2xi4>, tensor<3x7xi4>, tensor<5x7xi4>, tensor<3x4xi4>, tensor<2x5xi4>, tensor<1x3xi4>, tensor<3x5xi4>, tensor<3x5xi4>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xi4> -> tensor<2x3x5xi4>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xi4> -> tensor<5x3xi4>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xi4>
    %3 = kina.reshape %2 : tensor<3x5xi4> -> tensor<15xi4>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xi4> -> tensor<2x2xi4>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xi4>, tensor<3x2xi4> -> tensor<3x7xi4>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xi4>, tensor<i4> -> tensor<5x7xi4>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xi4>, tensor<4xi64> -> tensor<3x4xi4>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xi4>, tensor<2x5xi32> -> tensor<2x5xi4>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xi4>, tensor<2xi64> -> tensor<1x3xi4>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xi4>, tensor<3x2xi4>, tensor<2xi64> -> tensor<3x5xi4>
    %11 = kina.broadcast %arg2 : tensor<i4> -> tensor<3x5xi4>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xi4>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xi4>, tensor<5x3xi4>, tensor<15xi4>, tensor<2x2xi4>, tensor<3x7xi4>, tensor<5x7xi4>, tensor<3x4xi4>, tensor<2x5xi4>, tensor<1x3xi4>, tensor<3x5xi4>, tensor<3x5xi4>
  }
  func.func @moved_bool(%arg0: tensor<3x5xi1>, %arg1: tensor<3x2xi1>, %arg2: tensor<i1>, %arg3: tensor<3x5xi1>, %arg4: tensor<4xi64>, %arg5: tensor<2x5xi32>, %arg6: tensor<2xi64>) -> (tensor<2x3x5xi1>, tensor<5x3xi1>, tensor<15xi1>, tensor<2x2xi1>, tensor<3x7xi1>, tensor<5x7xi1>, tensor<3x4xi1>, tensor<2x5xi1>, tensor<1x3xi1>, tensor<3x5xi1>, tensor<3x5xi1>) {
    %0 = kina.broadcast %arg0 : tensor<3x5xi1> -> tensor<2x3x5xi1>
    %1 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xi1> -> tensor<5x3xi1>
    %2 = kina.stop_gradient %arg0 : tensor<3x5xi1>
    %3 = kina.reshape %2 : tensor<3x5xi1> -> tensor<15xi1>
    %4 = kina.slice %arg0 start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x5xi1> -> tensor<2x2xi1>
    %5 = kina.concat %arg0, %arg1 axis = 1 : tensor<3x5xi1>, tensor<3x2xi1> -> tensor<3x7xi1>
    %6 = kina.pad %arg0, %arg2 low = [0, 1] high = [2, 1] interior = [0, 0] : tensor<3x5xi1>, tensor<i1> -> tensor<5x7xi1>
    %7 = kina.take %arg0, %arg4 axis = 1 : tensor<3x5xi1>, tensor<4xi64> -> tensor<3x4xi1>
    %8 = kina.take_along_axis %arg0, %arg5 axis = 0 : tensor<3x5xi1>, tensor<2x5xi32> -> tensor<2x5xi1>
    %9 = kina.dynamic_slice %arg0, %arg6 sizes = [1, 3] : tensor<3x5xi1>, tensor<2xi64> -> tensor<1x3xi1>
    %10 = kina.dynamic_update_slice %arg0, %arg1, %arg6 : tensor<3x5xi1>, tensor<3x2xi1>, tensor<2xi64> -> tensor<3x5xi1>
    %11 = kina.broadcast %arg2 : tensor<i1> -> tensor<3x5xi1>
    %12 = kina.where %arg3, %arg0, %11 : tensor<3x5xi1>, tensor<3x5xi1>
    return %0, %1, %3, %4, %5, %6, %7, %8, %9, %10, %12 : tensor<2x3x5xi1>, tensor<5x3xi1>, tensor<15xi1>, tensor<2x2xi1>, tensor<3x7xi1>, tensor<5x7xi1>, tensor<3x4xi1>, tensor<2x5xi1>, tensor<1x3xi1>, tensor<3x5xi1>, tensor<3x5xi1>
  }
  func.func @computed_f64(%arg0: tensor<3x5xf64>, %arg1: tensor<5x2xf64>, %arg2: tensor<3x4xf64>, %arg3: tensor<4xi64>) -> (tensor<3x2xf64>, tensor<3x5xf64>, tensor<3x2xf64>, tensor<3x2xi64>, tensor<7xf64>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xf64> -> tensor<3x2xf64>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x5xf64>, tensor<5x2xf64> -> tensor<3x2xf64>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xf64>, tensor<4xi64>, tensor<3x4xf64> -> tensor<3x5xf64>
    %2 = kina.iota axis = 0 : tensor<7xf64>
    return %0, %1, %values, %indices, %2 : tensor<3x2xf64>, tensor<3x5xf64>, tensor<3x2xf64>, tensor<3x2xi64>, tensor<7xf64>
  }
  func.func @computed_f32(%arg0: tensor<3x5xf32>, %arg1: tensor<5x2xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<4xi64>) -> (tensor<3x2xf32>, tensor<3x5xf32>, tensor<3x2xf32>, tensor<3x2xi64>, tensor<7xf32>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xf32> -> tensor<3x2xf32>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x5xf32>, tensor<5x2xf32> -> tensor<3x2xf32>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xf32>, tensor<4xi64>, tensor<3x4xf32> -> tensor<3x5xf32>
    %2 = kina.iota axis = 0 : tensor<7xf32>
    return %0, %1, %values, %indices, %2 : tensor<3x2xf32>, tensor<3x5xf32>, tensor<3x2xf32>, tensor<3x2xi64>, tensor<7xf32>
  }
  func.func @computed_f16(%arg0: tensor<3x5xf16>, %arg1: tensor<5x2xf16>, %arg2: tensor<3x4xf16>, %arg3: tensor<4xi64>) -> (tensor<3x2xf16>, tensor<3x5xf16>, tensor<3x2xf16>, tensor<3x2xi64>, tensor<7xf16>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xf16> -> tensor<3x2xf16>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x5xf16>, tensor<5x2xf16> -> tensor<3x2xf16>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xf16>, tensor<4xi64>, tensor<3x4xf16> -> tensor<3x5xf16>
    %2 = kina.iota axis = 0 : tensor<7xf16>
    return %0, %1, %values, %indices, %2 : tensor<3x2xf16>, tensor<3x5xf16>, tensor<3x2xf16>, tensor<3x2xi64>, tensor<7xf16>
  }
  func.func @computed_bf16(%arg0: tensor<3x5xbf16>, %arg1: tensor<5x2xbf16>, %arg2: tensor<3x4xbf16>, %arg3: tensor<4xi64>) -> (tensor<3x2xbf16>, tensor<3x5xbf16>, tensor<3x2xbf16>, tensor<3x2xi64>, tensor<7xbf16>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xbf16> -> tensor<3x2xbf16>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x5xbf16>, tensor<5x2xbf16> -> tensor<3x2xbf16>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xbf16>, tensor<4xi64>, tensor<3x4xbf16> -> tensor<3x5xbf16>
    %2 = kina.iota axis = 0 : tensor<7xbf16>
    return %0, %1, %values, %indices, %2 : tensor<3x2xbf16>, tensor<3x5xbf16>, tensor<3x2xbf16>, tensor<3x2xi64>, tensor<7xbf16>
  }
  func.func @computed_f8e4m3(%arg0: tensor<3x5xf8E4M3FN>, %arg1: tensor<5x2xf8E4M3FN>, %arg2: tensor<3x4xf8E4M3FN>, %arg3: tensor<4xi64>) -> (tensor<3x2xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<3x2xi64>, tensor<7xf8E4M3FN>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xf8E4M3FN> -> tensor<3x2xf8E4M3FN>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x5xf8E4M3FN>, tensor<5x2xf8E4M3FN> -> tensor<3x2xf8E4M3FN>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xf8E4M3FN>, tensor<4xi64>, tensor<3x4xf8E4M3FN> -> tensor<3x5xf8E4M3FN>
    %2 = kina.iota axis = 0 : tensor<7xf8E4M3FN>
    return %0, %1, %values, %indices, %2 : tensor<3x2xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<3x2xi64>, tensor<7xf8E4M3FN>
  }
  func.func @computed_f8e5m2(%arg0: tensor<3x5xf8E5M2>, %arg1: tensor<5x2xf8E5M2>, %arg2: tensor<3x4xf8E5M2>, %arg3: tensor<4xi64>) -> (tensor<3x2xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x2xf8E5M2>, tensor<3x2xi64>, tensor<7xf8E5M2>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xf8E5M2> -> tensor<3x2xf8E5M2>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x5xf8E5M2>, tensor<5x2xf8E5M2> -> tensor<3x2xf8E5M2>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xf8E5M2>, tensor<4xi64>, tensor<3x4xf8E5M2> -> tensor<3x5xf8E5M2>
    %2 = kina.iota axis = 0 : tensor<7xf8E5M2>
    return %0, %1, %values, %indices, %2 : tensor<3x2xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x2xf8E5M2>, tensor<3x2xi64>, tensor<7xf8E5M2>
  }
  func.func @computed_i64(%arg0: tensor<3x5xi64>, %arg1: tensor<5x2xi64>, %arg2: tensor<3x4xi64>, %arg3: tensor<4xi64>) -> (tensor<3x2xi64>, tensor<3x5xi64>, tensor<3x2xi64>, tensor<3x2xi64>, tensor<7xi64>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xi64> -> tensor<3x2xi64>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] : tensor<3x5xi64>, tensor<5x2xi64> -> tensor<3x2xi64>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xi64>, tensor<4xi64>, tensor<3x4xi64> -> tensor<3x5xi64>
    %2 = kina.iota axis = 0 : tensor<7xi64>
    return %0, %1, %values, %indices, %2 : tensor<3x2xi64>, tensor<3x5xi64>, tensor<3x2xi64>, tensor<3x2xi64>, tensor<7xi64>
  }
  func.func @computed_i32(%arg0: tensor<3x5xi32>, %arg1: tensor<5x2xi32>, %arg2: tensor<3x4xi32>, %arg3: tensor<4xi64>) -> (tensor<3x2xi32>, tensor<3x5xi32>, tensor<3x2xi32>, tensor<3x2xi64>, tensor<7xi32>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xi32> -> tensor<3x2xi32>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] : tensor<3x5xi32>, tensor<5x2xi32> -> tensor<3x2xi32>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xi32>, tensor<4xi64>, tensor<3x4xi32> -> tensor<3x5xi32>
    %2 = kina.iota axis = 0 : tensor<7xi32>
    return %0, %1, %values, %indices, %2 : tensor<3x2xi32>, tensor<3x5xi32>, tensor<3x2xi32>, tensor<3x2xi64>, tensor<7xi32>
  }
  func.func @computed_i16(%arg0: tensor<3x5xi16>, %arg1: tensor<5x2xi16>, %arg2: tensor<3x4xi16>, %arg3: tensor<4xi64>) -> (tensor<3x2xi16>, tensor<3x5xi16>, tensor<3x2xi16>, tensor<3x2xi64>, tensor<7xi16>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xi16> -> tensor<3x2xi16>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] : tensor<3x5xi16>, tensor<5x2xi16> -> tensor<3x2xi16>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xi16>, tensor<4xi64>, tensor<3x4xi16> -> tensor<3x5xi16>
    %2 = kina.iota axis = 0 : tensor<7xi16>
    return %0, %1, %values, %indices, %2 : tensor<3x2xi16>, tensor<3x5xi16>, tensor<3x2xi16>, tensor<3x2xi64>, tensor<7xi16>
  }
  func.func @computed_i8(%arg0: tensor<3x5xi8>, %arg1: tensor<5x2xi8>, %arg2: tensor<3x4xi8>, %arg3: tensor<4xi64>) -> (tensor<3x2xi8>, tensor<3x5xi8>, tensor<3x2xi8>, tensor<3x2xi64>, tensor<7xi8>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xi8> -> tensor<3x2xi8>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] : tensor<3x5xi8>, tensor<5x2xi8> -> tensor<3x2xi8>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xi8>, tensor<4xi64>, tensor<3x4xi8> -> tensor<3x5xi8>
    %2 = kina.iota axis = 0 : tensor<7xi8>
    return %0, %1, %values, %indices, %2 : tensor<3x2xi8>, tensor<3x5xi8>, tensor<3x2xi8>, tensor<3x2xi64>, tensor<7xi8>
  }
  func.func @computed_i4(%arg0: tensor<3x5xi4>, %arg1: tensor<5x2xi4>, %arg2: tensor<3x4xi4>, %arg3: tensor<4xi64>) -> (tensor<3x2xi4>, tensor<3x5xi4>, tensor<3x2xi4>, tensor<3x2xi64>, tensor<7xi4>) {
    %values, %indices = kina.top_k %arg0 k = 2 axis = 1 : tensor<3x5xi4> -> tensor<3x2xi4>, tensor<3x2xi64>
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] : tensor<3x5xi4>, tensor<5x2xi4> -> tensor<3x2xi4>
    %1 = kina.scatter_add %arg0, %arg3, %arg2 axis = 1 : tensor<3x5xi4>, tensor<4xi64>, tensor<3x4xi4> -> tensor<3x5xi4>
    %2 = kina.iota axis = 0 : tensor<7xi4>
    return %0, %1, %values, %indices, %2 : tensor<3x2xi4>, tensor<3x5xi4>, tensor<3x2xi4>, tensor<3x2xi64>, tensor<7xi4>
  }
  func.func @evaluated_f64(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> (tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>) {
    %0 = kina.floor %arg0 : tensor<37xf64>
    %1 = kina.ceil %arg0 : tensor<37xf64>
    %2 = kina.round %arg0 : tensor<37xf64>
    %3 = kina.rsqrt %arg0 : tensor<37xf64>
    %4 = kina.exp %arg0 : tensor<37xf64>
    %5 = kina.expm1 %arg0 : tensor<37xf64>
    %6 = kina.log %arg0 : tensor<37xf64>
    %7 = kina.log1p %arg0 : tensor<37xf64>
    %8 = kina.sin %arg0 : tensor<37xf64>
    %9 = kina.cos %arg0 : tensor<37xf64>
    %10 = kina.tanh %arg0 : tensor<37xf64>
    %11 = kina.erf %arg0 : tensor<37xf64>
    %12 = kina.sigmoid %arg0 : tensor<37xf64>
    %13 = kina.pow %arg0, %arg1 : tensor<37xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>, tensor<37xf64>
  }
  func.func @evaluated_f32(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> (tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>) {
    %0 = kina.floor %arg0 : tensor<37xf32>
    %1 = kina.ceil %arg0 : tensor<37xf32>
    %2 = kina.round %arg0 : tensor<37xf32>
    %3 = kina.rsqrt %arg0 : tensor<37xf32>
    %4 = kina.exp %arg0 : tensor<37xf32>
    %5 = kina.expm1 %arg0 : tensor<37xf32>
    %6 = kina.log %arg0 : tensor<37xf32>
    %7 = kina.log1p %arg0 : tensor<37xf32>
    %8 = kina.sin %arg0 : tensor<37xf32>
    %9 = kina.cos %arg0 : tensor<37xf32>
    %10 = kina.tanh %arg0 : tensor<37xf32>
    %11 = kina.erf %arg0 : tensor<37xf32>
    %12 = kina.sigmoid %arg0 : tensor<37xf32>
    %13 = kina.pow %arg0, %arg1 : tensor<37xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>, tensor<37xf32>
  }
  func.func @evaluated_f16(%arg0: tensor<37xf16>, %arg1: tensor<37xf16>) -> (tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>) {
    %0 = kina.floor %arg0 : tensor<37xf16>
    %1 = kina.ceil %arg0 : tensor<37xf16>
    %2 = kina.round %arg0 : tensor<37xf16>
    %3 = kina.rsqrt %arg0 : tensor<37xf16>
    %4 = kina.exp %arg0 : tensor<37xf16>
    %5 = kina.expm1 %arg0 : tensor<37xf16>
    %6 = kina.log %arg0 : tensor<37xf16>
    %7 = kina.log1p %arg0 : tensor<37xf16>
    %8 = kina.sin %arg0 : tensor<37xf16>
    %9 = kina.cos %arg0 : tensor<37xf16>
    %10 = kina.tanh %arg0 : tensor<37xf16>
    %11 = kina.erf %arg0 : tensor<37xf16>
    %12 = kina.sigmoid %arg0 : tensor<37xf16>
    %13 = kina.pow %arg0, %arg1 : tensor<37xf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>, tensor<37xf16>
  }
  func.func @evaluated_bf16(%arg0: tensor<37xbf16>, %arg1: tensor<37xbf16>) -> (tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>) {
    %0 = kina.floor %arg0 : tensor<37xbf16>
    %1 = kina.ceil %arg0 : tensor<37xbf16>
    %2 = kina.round %arg0 : tensor<37xbf16>
    %3 = kina.rsqrt %arg0 : tensor<37xbf16>
    %4 = kina.exp %arg0 : tensor<37xbf16>
    %5 = kina.expm1 %arg0 : tensor<37xbf16>
    %6 = kina.log %arg0 : tensor<37xbf16>
    %7 = kina.log1p %arg0 : tensor<37xbf16>
    %8 = kina.sin %arg0 : tensor<37xbf16>
    %9 = kina.cos %arg0 : tensor<37xbf16>
    %10 = kina.tanh %arg0 : tensor<37xbf16>
    %11 = kina.erf %arg0 : tensor<37xbf16>
    %12 = kina.sigmoid %arg0 : tensor<37xbf16>
    %13 = kina.pow %arg0, %arg1 : tensor<37xbf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>
  }
  func.func @evaluated_f8e4m3(%arg0: tensor<37xf8E4M3FN>, %arg1: tensor<37xf8E4M3FN>) -> (tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>) {
    %0 = kina.floor %arg0 : tensor<37xf8E4M3FN>
    %1 = kina.ceil %arg0 : tensor<37xf8E4M3FN>
    %2 = kina.round %arg0 : tensor<37xf8E4M3FN>
    %3 = kina.rsqrt %arg0 : tensor<37xf8E4M3FN>
    %4 = kina.exp %arg0 : tensor<37xf8E4M3FN>
    %5 = kina.expm1 %arg0 : tensor<37xf8E4M3FN>
    %6 = kina.log %arg0 : tensor<37xf8E4M3FN>
    %7 = kina.log1p %arg0 : tensor<37xf8E4M3FN>
    %8 = kina.sin %arg0 : tensor<37xf8E4M3FN>
    %9 = kina.cos %arg0 : tensor<37xf8E4M3FN>
    %10 = kina.tanh %arg0 : tensor<37xf8E4M3FN>
    %11 = kina.erf %arg0 : tensor<37xf8E4M3FN>
    %12 = kina.sigmoid %arg0 : tensor<37xf8E4M3FN>
    %13 = kina.pow %arg0, %arg1 : tensor<37xf8E4M3FN>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>
  }
  func.func @evaluated_f8e5m2(%arg0: tensor<37xf8E5M2>, %arg1: tensor<37xf8E5M2>) -> (tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>) {
    %0 = kina.floor %arg0 : tensor<37xf8E5M2>
    %1 = kina.ceil %arg0 : tensor<37xf8E5M2>
    %2 = kina.round %arg0 : tensor<37xf8E5M2>
    %3 = kina.rsqrt %arg0 : tensor<37xf8E5M2>
    %4 = kina.exp %arg0 : tensor<37xf8E5M2>
    %5 = kina.expm1 %arg0 : tensor<37xf8E5M2>
    %6 = kina.log %arg0 : tensor<37xf8E5M2>
    %7 = kina.log1p %arg0 : tensor<37xf8E5M2>
    %8 = kina.sin %arg0 : tensor<37xf8E5M2>
    %9 = kina.cos %arg0 : tensor<37xf8E5M2>
    %10 = kina.tanh %arg0 : tensor<37xf8E5M2>
    %11 = kina.erf %arg0 : tensor<37xf8E5M2>
    %12 = kina.sigmoid %arg0 : tensor<37xf8E5M2>
    %13 = kina.pow %arg0, %arg1 : tensor<37xf8E5M2>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>
  }
  func.func @drawn_f64(%arg0: tensor<i64>) -> (tensor<3x7xf64>, tensor<21xf64>) {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %1 = kina.random_uniform %0 : tensor<2xi32> -> tensor<3x7xf64>
    %2 = kina.random_gumbel %0 : tensor<2xi32> -> tensor<21xf64>
    return %1, %2 : tensor<3x7xf64>, tensor<21xf64>
  }
  func.func @drawn_f32(%arg0: tensor<i64>) -> (tensor<3x7xf32>, tensor<21xf32>) {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %1 = kina.random_uniform %0 : tensor<2xi32> -> tensor<3x7xf32>
    %2 = kina.random_gumbel %0 : tensor<2xi32> -> tensor<21xf32>
    return %1, %2 : tensor<3x7xf32>, tensor<21xf32>
  }
  func.func @drawn_f16(%arg0: tensor<i64>) -> (tensor<3x7xf16>, tensor<21xf16>) {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %1 = kina.random_uniform %0 : tensor<2xi32> -> tensor<3x7xf16>
    %2 = kina.random_gumbel %0 : tensor<2xi32> -> tensor<21xf16>
    return %1, %2 : tensor<3x7xf16>, tensor<21xf16>
  }
  func.func @drawn_bf16(%arg0: tensor<i64>) -> (tensor<3x7xbf16>, tensor<21xbf16>) {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %1 = kina.random_uniform %0 : tensor<2xi32> -> tensor<3x7xbf16>
    %2 = kina.random_gumbel %0 : tensor<2xi32> -> tensor<21xbf16>
    return %1, %2 : tensor<3x7xbf16>, tensor<21xbf16>
  }
  func.func @drawn_f8e4m3(%arg0: tensor<i64>) -> (tensor<3x7xf8E4M3FN>, tensor<21xf8E4M3FN>) {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %1 = kina.random_uniform %0 : tensor<2xi32> -> tensor<3x7xf8E4M3FN>
    %2 = kina.random_gumbel %0 : tensor<2xi32> -> tensor<21xf8E4M3FN>
    return %1, %2 : tensor<3x7xf8E4M3FN>, tensor<21xf8E4M3FN>
  }
  func.func @drawn_f8e5m2(%arg0: tensor<i64>) -> (tensor<3x7xf8E5M2>, tensor<21xf8E5M2>) {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %1 = kina.random_uniform %0 : tensor<2xi32> -> tensor<3x7xf8E5M2>
    %2 = kina.random_gumbel %0 : tensor<2xi32> -> tensor<21xf8E5M2>
    return %1, %2 : tensor<3x7xf8E5M2>, tensor<21xf8E5M2>
  }
}
