// One negative test per constraint (c) and input (i) of the indexing
// operations, named after it.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func @take_i2(%x: tensor<2x3xf32>, %i: tensor<4xi16>) {
  // expected-error @+1 {{'kina.take' op operand #1 must be Kina tensor}}
  %0 = "kina.take"(%x, %i) <{axis = 0 : i64}> : (tensor<2x3xf32>, tensor<4xi16>) -> tensor<4x3xf32>
  return
}

// -----

func.func @take_c1(%x: tensor<2x3xf32>, %i: tensor<4xi64>) {
  // expected-error @+1 {{'kina.take' op axis 2 is out of range for rank 2: expected 0 <= axis < 2}}
  %0 = kina.take %x, %i axis = 2 : tensor<2x3xf32>, tensor<4xi64> -> tensor<4x3xf32>
  return
}

// -----

func.func @take_c1_negative(%x: tensor<2x3xf32>, %i: tensor<4xi64>) {
  // expected-error @+2 {{'kina.take' op axis -1 is out of range for rank 2: expected 0 <= axis < 2}}
  // expected-note @+1 {{axes count from the front: axis 1 is meant here}}
  %0 = kina.take %x, %i axis = -1 : tensor<2x3xf32>, tensor<4xi64> -> tensor<2x4xf32>
  return
}

// -----

func.func @take_c1_rank_0(%x: tensor<f32>, %i: tensor<4xi64>) {
  // expected-error @+1 {{'kina.take' op axis 0 is out of range for rank 0: expected an input of rank >= 1}}
  %0 = kina.take %x, %i axis = 0 : tensor<f32>, tensor<4xi64> -> tensor<4xf32>
  return
}

// -----

func.func @take_c2(%x: tensor<2x3xf32>, %i: tensor<4xi64, #kina.device>) {
  // expected-error @+1 {{'kina.take' op indices has type 'tensor<4xi64, #kina.device>' and input 'tensor<2x3xf32>': expected the same placement}}
  %0 = kina.take %x, %i axis = 0 : tensor<2x3xf32>, tensor<4xi64, #kina.device> -> tensor<4x3xf32>
  return
}

// -----

func.func @take_c3(%x: tensor<2x3xf32>, %i: tensor<4xi64>) {
  // expected-error @+1 {{'kina.take' op result has type 'tensor<4x2xf32>': expected 'tensor<4x3xf32>', the input with the axes of the indices in the place of the axis}}
  %0 = kina.take %x, %i axis = 0 : tensor<2x3xf32>, tensor<4xi64> -> tensor<4x2xf32>
  return
}

// -----

func.func @take_o1_too_large(%x: tensor<4294967296xi8>, %i: tensor<536870912xi64>) {
  // expected-error @+1 {{'kina.take_along_axis' op result #0 must be Kina tensor}}
  %0 = kina.take_along_axis %x, %i axis = 0 : tensor<4294967296xi8>, tensor<536870912xi64> -> tensor<4294967296x4294967296xi8>
  return
}

// -----

func.func @take_along_axis_c1(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>) {
  // expected-error @+1 {{'kina.take_along_axis' op axis 2 is out of range for rank 2: expected 0 <= axis < 2}}
  %0 = kina.take_along_axis %x, %i axis = 2 : tensor<2x3xf32>, tensor<2x3xi64> -> tensor<2x3xf32>
  return
}

// -----

func.func @take_along_axis_c2(%x: tensor<2x3xf32, #kina.device>, %i: tensor<2x3xi64>) {
  // expected-error @+1 {{'kina.take_along_axis' op indices has type 'tensor<2x3xi64>' and input 'tensor<2x3xf32, #kina.device>': expected the same placement}}
  %0 = kina.take_along_axis %x, %i axis = 1 : tensor<2x3xf32, #kina.device>, tensor<2x3xi64> -> tensor<2x3xf32, #kina.device>
  return
}

// -----

func.func @take_along_axis_c3_rank(%x: tensor<2x3xf32>, %i: tensor<3xi64>) {
  // expected-error @+1 {{'kina.take_along_axis' op indices have rank 1: expected the rank of the input, 2}}
  %0 = kina.take_along_axis %x, %i axis = 1 : tensor<2x3xf32>, tensor<3xi64> -> tensor<3xf32>
  return
}

// -----

func.func @take_along_axis_c3(%x: tensor<2x3xf32>, %i: tensor<4x3xi64>) {
  // expected-error @+1 {{'kina.take_along_axis' op axis 0 of the indices has size 4: expected 2, as only axis 1 may differ from the input}}
  %0 = kina.take_along_axis %x, %i axis = 1 : tensor<2x3xf32>, tensor<4x3xi64> -> tensor<4x3xf32>
  return
}

// -----

func.func @take_along_axis_c4(%x: tensor<2x3xf32>, %i: tensor<2x4xi64>) {
  // expected-error @+1 {{'kina.take_along_axis' op result has type 'tensor<2x3xf32>': expected 'tensor<2x4xf32>', the input with the shape of the indices}}
  %0 = kina.take_along_axis %x, %i axis = 1 : tensor<2x3xf32>, tensor<2x4xi64> -> tensor<2x3xf32>
  return
}

// -----

func.func @scatter_add_i1(%x: tensor<3xi1>, %i: tensor<2xi64>, %y: tensor<2xi1>) {
  // expected-error @+1 {{'kina.scatter_add' op operand #0 must be Kina tensor}}
  %0 = kina.scatter_add %x, %i, %y axis = 0 : tensor<3xi1>, tensor<2xi64>, tensor<2xi1> -> tensor<3xi1>
  return
}

// -----

func.func @scatter_add_c1(%x: tensor<3xf32>, %i: tensor<2xi64>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'kina.scatter_add' op axis 1 is out of range for rank 1: expected 0 <= axis < 1}}
  %0 = kina.scatter_add %x, %i, %y axis = 1 : tensor<3xf32>, tensor<2xi64>, tensor<2xf32> -> tensor<3xf32>
  return
}

// -----

func.func @scatter_add_c2(%x: tensor<3xf32>, %i: tensor<2xi64, #kina.device>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'kina.scatter_add' op indices has type 'tensor<2xi64, #kina.device>' and input 'tensor<3xf32>': expected the same placement}}
  %0 = kina.scatter_add %x, %i, %y axis = 0 : tensor<3xf32>, tensor<2xi64, #kina.device>, tensor<2xf32> -> tensor<3xf32>
  return
}

// -----

func.func @scatter_add_c3(%x: tensor<3xf32>, %i: tensor<2xi64>, %y: tensor<3xf32>) {
  // expected-error @+1 {{'kina.scatter_add' op updates has type 'tensor<3xf32>': expected 'tensor<2xf32>', the input with the axes of the indices in the place of the axis}}
  %0 = kina.scatter_add %x, %i, %y axis = 0 : tensor<3xf32>, tensor<2xi64>, tensor<3xf32> -> tensor<3xf32>
  return
}

// -----

func.func @scatter_add_c4(%x: tensor<3xf32>, %i: tensor<2xi64>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'kina.scatter_add' op result has type 'tensor<2xf32>': expected 'tensor<3xf32>', the type of the input}}
  %0 = kina.scatter_add %x, %i, %y axis = 0 : tensor<3xf32>, tensor<2xi64>, tensor<2xf32> -> tensor<2xf32>
  return
}

// -----

func.func @dynamic_slice_i2(%x: tensor<3x4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{'kina.dynamic_slice' op operand #1 must be Kina tensor}}
  %0 = kina.dynamic_slice %x, %s sizes = [1, 2] : tensor<3x4xf32>, tensor<2xi32> -> tensor<1x2xf32>
  return
}

// -----

func.func @dynamic_slice_c1(%x: tensor<3x4xf32>, %s: tensor<3xi64>) {
  // expected-error @+1 {{'kina.dynamic_slice' op start has type 'tensor<3xi64>': expected one element for each axis of the input, the shape [2]}}
  %0 = kina.dynamic_slice %x, %s sizes = [1, 2] : tensor<3x4xf32>, tensor<3xi64> -> tensor<1x2xf32>
  return
}

// -----

func.func @dynamic_slice_c1_rank_0(%x: tensor<f32>, %s: tensor<1xi64>) {
  // expected-error @+1 {{'kina.dynamic_slice' op input has rank 0: expected at least 1}}
  %0 = kina.dynamic_slice %x, %s sizes = [] : tensor<f32>, tensor<1xi64> -> tensor<f32>
  return
}

// -----

func.func @dynamic_slice_c2(%x: tensor<3xf32>, %s: tensor<1xi64, #kina.device>) {
  // expected-error @+1 {{'kina.dynamic_slice' op start has type 'tensor<1xi64, #kina.device>' and input 'tensor<3xf32>': expected the same placement}}
  %0 = kina.dynamic_slice %x, %s sizes = [1] : tensor<3xf32>, tensor<1xi64, #kina.device> -> tensor<1xf32>
  return
}

// -----

func.func @dynamic_slice_c3_count(%x: tensor<3x4xf32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'kina.dynamic_slice' op sizes has 1 entries: expected one for each axis, 2}}
  %0 = kina.dynamic_slice %x, %s sizes = [1] : tensor<3x4xf32>, tensor<2xi64> -> tensor<1xf32>
  return
}

// -----

func.func @dynamic_slice_c3(%x: tensor<3x4xf32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'kina.dynamic_slice' op size 5 of axis 1 is out of range: expected 1 <= size <= 4}}
  %0 = kina.dynamic_slice %x, %s sizes = [1, 5] : tensor<3x4xf32>, tensor<2xi64> -> tensor<1x5xf32>
  return
}

// -----

func.func @dynamic_slice_c4(%x: tensor<3x4xf32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'kina.dynamic_slice' op result has type 'tensor<1x3xf32>': expected 'tensor<1x2xf32>', the input with the shape of the sizes}}
  %0 = kina.dynamic_slice %x, %s sizes = [1, 2] : tensor<3x4xf32>, tensor<2xi64> -> tensor<1x3xf32>
  return
}

// -----

func.func @dynamic_update_slice_c1(%x: tensor<3x4xf32>, %y: tensor<1x4xf32>, %s: tensor<2x1xi64>) {
  // expected-error @+1 {{'kina.dynamic_update_slice' op start has type 'tensor<2x1xi64>': expected one element for each axis of the input, the shape [2]}}
  %0 = kina.dynamic_update_slice %x, %y, %s : tensor<3x4xf32>, tensor<1x4xf32>, tensor<2x1xi64> -> tensor<3x4xf32>
  return
}

// -----

func.func @dynamic_update_slice_c2(%x: tensor<3xf32, #kina.device>, %y: tensor<1xf32, #kina.device>, %s: tensor<1xi64>) {
  // expected-error @+1 {{'kina.dynamic_update_slice' op start has type 'tensor<1xi64>' and input 'tensor<3xf32, #kina.device>': expected the same placement}}
  %0 = kina.dynamic_update_slice %x, %y, %s : tensor<3xf32, #kina.device>, tensor<1xf32, #kina.device>, tensor<1xi64> -> tensor<3xf32, #kina.device>
  return
}

// -----

func.func @dynamic_update_slice_c3_dtype(%x: tensor<3xf32>, %y: tensor<1xf16>, %s: tensor<1xi64>) {
  // expected-error @+1 {{'kina.dynamic_update_slice' op update has type 'tensor<1xf16>': expected the dtype, the placement and the rank of 'tensor<3xf32>'}}
  %0 = kina.dynamic_update_slice %x, %y, %s : tensor<3xf32>, tensor<1xf16>, tensor<1xi64> -> tensor<3xf32>
  return
}

// -----

func.func @dynamic_update_slice_c3(%x: tensor<3xf32>, %y: tensor<4xf32>, %s: tensor<1xi64>) {
  // expected-error @+1 {{'kina.dynamic_update_slice' op axis 0 of the update has size 4: expected at most 3, the size in the input}}
  %0 = kina.dynamic_update_slice %x, %y, %s : tensor<3xf32>, tensor<4xf32>, tensor<1xi64> -> tensor<3xf32>
  return
}

// -----

func.func @dynamic_update_slice_c4(%x: tensor<3xf32>, %y: tensor<1xf32>, %s: tensor<1xi64>) {
  // expected-error @+1 {{'kina.dynamic_update_slice' op result has type 'tensor<1xf32>': expected 'tensor<3xf32>', the type of the input}}
  %0 = kina.dynamic_update_slice %x, %y, %s : tensor<3xf32>, tensor<1xf32>, tensor<1xi64> -> tensor<1xf32>
  return
}

// -----

func.func @top_k_c1(%x: tensor<3x4xf32>) {
  // expected-error @+1 {{'kina.top_k' op axis 2 is out of range for rank 2: expected 0 <= axis < 2}}
  %0, %1 = kina.top_k %x k = 1 axis = 2 : tensor<3x4xf32> -> tensor<3x4xf32>, tensor<3x4xi64>
  return
}

// -----

func.func @top_k_c2(%x: tensor<3x4xf32>) {
  // expected-error @+1 {{'kina.top_k' op k is 5: expected 1 <= k <= 4, the size of axis 1}}
  %0, %1 = kina.top_k %x k = 5 axis = 1 : tensor<3x4xf32> -> tensor<3x5xf32>, tensor<3x5xi64>
  return
}

// -----

func.func @top_k_c2_zero(%x: tensor<3x4xf32>) {
  // expected-error @+1 {{'kina.top_k' op k is 0: expected 1 <= k <= 4, the size of axis 1}}
  %0, %1 = kina.top_k %x k = 0 axis = 1 : tensor<3x4xf32> -> tensor<3x1xf32>, tensor<3x1xi64>
  return
}

// -----

func.func @top_k_c3(%x: tensor<3x4xf32>) {
  // expected-error @+1 {{'kina.top_k' op values has type 'tensor<3x3xf32>': expected 'tensor<3x2xf32>', the input with k elements along its axis}}
  %0, %1 = kina.top_k %x k = 2 axis = 1 : tensor<3x4xf32> -> tensor<3x3xf32>, tensor<3x2xi64>
  return
}

// -----

func.func @top_k_c4(%x: tensor<3x4xf32>) {
  // expected-error @+1 {{'kina.top_k' op indices has type 'tensor<3x3xi64>': expected 'tensor<3x2xi64>', the indices of the values}}
  %0, %1 = kina.top_k %x k = 2 axis = 1 : tensor<3x4xf32> -> tensor<3x2xf32>, tensor<3x3xi64>
  return
}
