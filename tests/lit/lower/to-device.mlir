// Transfers to and from the device are refused, each by name and place.

// RUN: not kina-opt %s --lower-kina-to-linalg 2>&1 | FileCheck %s

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: to-device.mlir:[[#@LINE+1]]:8: error: 'kina.to' works on 'tensor<4xf32, #kina.device>', which is on the device
  %0 = kina.to %x : tensor<4xf32> -> tensor<4xf32, #kina.device>
  // CHECK: to-device.mlir:[[#@LINE+1]]:8: error: 'kina.exp' works on 'tensor<4xf32, #kina.device>', which is on the device
  %1 = kina.exp %0 : tensor<4xf32, #kina.device>
  // CHECK: to-device.mlir:[[#@LINE+1]]:8: error: 'kina.to' works on
  %2 = kina.to %1 : tensor<4xf32, #kina.device> -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK-NOT: error
