module {
  func.func @kv_append(%arg0: tensor<1x3x2x2xf32>, %arg1: tensor<1x1x2x2xf32>) -> tensor<1x4x2x2xf32> {
    %0 = tensor.empty() : tensor<1x4x2x2xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0, 0, 0] [1, 3, 2, 2] [1, 1, 1, 1] : tensor<1x3x2x2xf32> into tensor<1x4x2x2xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0, 3, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x1x2x2xf32> into tensor<1x4x2x2xf32>
    return %inserted_slice_0 : tensor<1x4x2x2xf32>
  }
}
