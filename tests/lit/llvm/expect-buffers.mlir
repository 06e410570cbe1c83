// RUN: kina-opt --kina-expect-buffers --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: func.func @ready
func.func @ready(%x: memref<4xf32>, %workspace: memref<0xi8>) attributes {kina.inputs = 0 : i64, kina.workspace_bytes = 0 : i64} {
  return
}
// CHECK-LABEL: func.func private @declared
func.func private @declared(memref<4xf32>)

// -----

// expected-error @below {{function 'early' has no planned workspace: expected the buffers stage, run --kina-stage-buffers first}}
func.func @early(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
