// Tensors on the device are refused, every offender in one run.

// RUN: not kina-opt %s --lower-kina-to-linalg 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: device.mlir:[[#@LINE+1]]:1: error: 'func.func' has a parameter of type 'tensor<4xf32, #kina.device>', which is on the device: expected tensors on the host, no backend for the device exists yet
func.func @device(%x: tensor<4xf32, #kina.device>) -> tensor<4xf32, #kina.device> {
  // CHECK: device.mlir:[[#@LINE+1]]:8: error: 'kina.neg' works on 'tensor<4xf32, #kina.device>', which is on the device
  %0 = kina.neg %x : tensor<4xf32, #kina.device>
  // CHECK: device.mlir:[[#@LINE+1]]:8: error: 'kina.add' works on
  %1 = kina.add %0, %x : tensor<4xf32, #kina.device>
  return %1 : tensor<4xf32, #kina.device>
}

func.func @host(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = kina.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: device.mlir:[[#@LINE+1]]:1: error: 'func.func' has a parameter
func.func @another(%x: tensor<2x2xi32, #kina.device>) -> tensor<2xi64, #kina.device> {
  // CHECK: device.mlir:[[#@LINE+1]]:8: error: 'kina.argmax' works on
  %0 = kina.argmax %x axis = 0 : tensor<2x2xi32, #kina.device> -> tensor<2xi64, #kina.device>
  return %0 : tensor<2xi64, #kina.device>
}
