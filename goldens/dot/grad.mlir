module {
  func.func @product(%arg0: tensor<7x19xf32>, %arg1: tensor<19x37xf32>) -> tensor<7x37xf32> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<7x19xf32>, tensor<19x37xf32> -> tensor<7x37xf32>
    return %0 : tensor<7x37xf32>
  }
  func.func @gradient_of_weights(%arg0: tensor<2x5x13xf32>, %arg1: tensor<2x5x17xf32>) -> tensor<13x17xf32> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [0, 1] x [0, 1] order = sequential : tensor<2x5x13xf32>, tensor<2x5x17xf32> -> tensor<13x17xf32>
    return %0 : tensor<13x17xf32>
  }
  func.func @gradient_of_input(%arg0: tensor<2x5x17xf32>, %arg1: tensor<13x17xf32>) -> tensor<2x5x13xf32> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [2] x [1] order = sequential : tensor<2x5x17xf32>, tensor<13x17xf32> -> tensor<2x5x13xf32>
    return %0 : tensor<2x5x13xf32>
  }
  func.func @scores(%arg0: tensor<2x5x3x8xf32>, %arg1: tensor<2x9x3x8xf32>) -> tensor<2x3x5x9xf32> {
    %0 = kina.dot_general %arg0, %arg1 batch = [0, 2] x [0, 2] contracting = [3] x [3] order = sequential : tensor<2x5x3x8xf32>, tensor<2x9x3x8xf32> -> tensor<2x3x5x9xf32>
    return %0 : tensor<2x3x5x9xf32>
  }
  func.func @decode(%arg0: tensor<1x24xf32>, %arg1: tensor<24x131xf32>) -> tensor<1x131xf32> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<1x24xf32>, tensor<24x131xf32> -> tensor<1x131xf32>
    return %0 : tensor<1x131xf32>
  }
  func.func @inner(%arg0: tensor<131xf32>, %arg1: tensor<131xf32>) -> tensor<f32> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [0] x [0] order = lanes : tensor<131xf32>, tensor<131xf32> -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @inner_of_rows(%arg0: tensor<3x70xf64>, %arg1: tensor<3x70xf64>) -> tensor<3xf64> {
    %0 = kina.dot_general %arg1, %arg0 batch = [0] x [0] contracting = [1] x [1] order = lanes : tensor<3x70xf64>, tensor<3x70xf64> -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func @narrow(%arg0: tensor<5x9xf16>, %arg1: tensor<9x11xf16>) -> tensor<5x11xf16> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<5x9xf16>, tensor<9x11xf16> -> tensor<5x11xf16>
    return %0 : tensor<5x11xf16>
  }
  func.func @bytes(%arg0: tensor<5x9xf8E4M3FN>, %arg1: tensor<9x11xf8E4M3FN>) -> tensor<5x11xf8E4M3FN> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<5x9xf8E4M3FN>, tensor<9x11xf8E4M3FN> -> tensor<5x11xf8E4M3FN>
    return %0 : tensor<5x11xf8E4M3FN>
  }
  func.func @integers(%arg0: tensor<5x9xi32>, %arg1: tensor<9x11xi32>) -> tensor<5x11xi32> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] : tensor<5x9xi32>, tensor<9x11xi32> -> tensor<5x11xi32>
    return %0 : tensor<5x11xi32>
  }
  func.func @nibbles(%arg0: tensor<5x9xi4>, %arg1: tensor<9x11xi4>) -> tensor<5x11xi4> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [0] : tensor<5x9xi4>, tensor<9x11xi4> -> tensor<5x11xi4>
    return %0 : tensor<5x11xi4>
  }
}
