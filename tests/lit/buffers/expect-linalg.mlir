// RUN: kina-opt --kina-expect-linalg --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: not kina-opt --kina-stage-buffers=threads %s 2>&1 | FileCheck %s --check-prefix=OPTION

// OPTION: the pipeline takes no options, found 'threads'

// CHECK-LABEL: func.func @ready
func.func @ready(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

func.func @kina_left(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'kina.add' is left in function 'kina_left': expected the linalg stage, run --kina-stage-linalg first}}
  %y = kina.add %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-error @below {{function 'done' is at the buffers stage already: expected the linalg stage}}
func.func @done(%x: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  return
}
