// Tensors of Bool and I4 become tensors of bytes; bodies see the elements.

// RUN: kina-opt %s --kina-legalize-storage | FileCheck %s
// RUN: kina-opt %s --kina-legalize-storage | mlir-opt -o /dev/null
// RUN: kina-opt %s --kina-legalize-storage | FileCheck %s --check-prefix=NONE
// NONE-NOT: tensor<{{[0-9x]*}}i1>
// NONE-NOT: tensor<{{[0-9x]*}}i4>

#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>

// CHECK-LABEL: @bool(
// CHECK-SAME: %[[B:.*]]: tensor<4xi8>, %{{.*}}: tensor<4xf32>) -> tensor<4xi8>
// CHECK: tensor.empty() : tensor<4xi8>
// CHECK: linalg.generic {{.*}} ins(%[[B]], %{{.*}} : tensor<4xi8>, tensor<4xf32>) outs(%{{.*}} : tensor<4xi8>)
// CHECK: ^bb0(%[[BYTE:.*]]: i8, %[[X:.*]]: f32, %{{.*}}: i8):
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i8
// CHECK: %[[E:.*]] = arith.cmpi ne, %[[BYTE]], %[[ZERO]] : i8
// CHECK: %[[R:.*]] = arith.andi %[[E]], %{{.*}} : i1
// CHECK: %[[S:.*]] = arith.extui %[[R]] : i1 to i8
// CHECK: linalg.yield %[[S]] : i8
func.func @bool(%b: tensor<4xi1>, %x: tensor<4xf32>) -> tensor<4xi1> {
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%b, %x : tensor<4xi1>, tensor<4xf32>) outs(%e : tensor<4xi1>) {
  ^bb0(%in: i1, %y: f32, %out: i1):
    %c = arith.cmpf ogt, %y, %y : f32
    %a = arith.andi %in, %c : i1
    linalg.yield %a : i1
  } -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// The low four bits are read, the sign is extended.
// CHECK-LABEL: @i4_sum(
// CHECK: %[[MIN:.*]] = arith.constant -8 : i4
// CHECK: %[[S:.*]] = arith.extsi %[[MIN]] : i4 to i8
// CHECK: linalg.fill ins(%[[S]] : i8) outs(%{{.*}} : tensor<i8>) -> tensor<i8>
// CHECK: ^bb0(%[[IN:.*]]: i8, %[[OUT:.*]]: i8):
// CHECK-DAG: %[[A:.*]] = arith.trunci %[[IN]] : i8 to i4
// CHECK-DAG: %[[B:.*]] = arith.trunci %[[OUT]] : i8 to i4
// CHECK: %[[R:.*]] = arith.addi %[[B]], %[[A]] : i4
// CHECK: arith.extsi %[[R]] : i4 to i8
func.func @i4_sum(%x: tensor<4xi4>) -> tensor<i4> {
  %min = arith.constant -8 : i4
  %e = tensor.empty() : tensor<i4>
  %f = linalg.fill ins(%min : i4) outs(%e : tensor<i4>) -> tensor<i4>
  %r = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%x : tensor<4xi4>) outs(%f : tensor<i4>) {
  ^bb0(%in: i4, %out: i4):
    %s = arith.addi %out, %in : i4
    linalg.yield %s : i4
  } -> tensor<i4>
  return %r : tensor<i4>
}

// CHECK-LABEL: @constants(
func.func @constants() -> (tensor<3xi1>, tensor<3xi4>, tensor<2xi4>, tensor<2xi1>) {
  // CHECK: arith.constant dense<[1, 0, 1]> : tensor<3xi8>
  %0 = arith.constant dense<[true, false, true]> : tensor<3xi1>
  // CHECK: arith.constant dense<[-8, 7, -1]> : tensor<3xi8>
  %1 = arith.constant dense<[-8, 7, -1]> : tensor<3xi4>
  // CHECK: arith.constant dense<-3> : tensor<2xi8>
  %2 = arith.constant dense<-3> : tensor<2xi4>
  // CHECK: arith.constant dense<1> : tensor<2xi8>
  %3 = arith.constant dense<true> : tensor<2xi1>
  return %0, %1, %2, %3 : tensor<3xi1>, tensor<3xi4>, tensor<2xi4>, tensor<2xi1>
}

// What comes from outside is normalised before it is moved without a body.
// CHECK-LABEL: @moved(
// CHECK-SAME: %[[X:.*]]: tensor<4xi8>, %[[Y:.*]]: tensor<4xi8>) -> (tensor<2x2xi8>, tensor<4xi8>)
// CHECK: %[[NY:.*]] = linalg.generic {{.*}} ins(%[[Y]] : tensor<4xi8>)
// CHECK: arith.trunci {{.*}} : i8 to i4
// CHECK: arith.extsi {{.*}} : i4 to i8
// CHECK: %[[NX:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<4xi8>)
// CHECK: arith.cmpi ne
// CHECK: arith.extui
// CHECK: %[[R:.*]] = tensor.expand_shape %[[NX]] {{.*}} : tensor<4xi8> into tensor<2x2xi8>
// CHECK: return %[[R]], %[[NY]]
func.func @moved(%x: tensor<4xi1>, %y: tensor<4xi4>) -> (tensor<2x2xi1>, tensor<4xi4>) {
  %r = tensor.expand_shape %x [[0, 1]] output_shape [2, 2] : tensor<4xi1> into tensor<2x2xi1>
  return %r, %y : tensor<2x2xi1>, tensor<4xi4>
}

// CHECK-LABEL: @slices(
// CHECK: tensor.extract_slice %{{.*}} : tensor<4xi8> to tensor<2xi8>
// CHECK: tensor.insert_slice %{{.*}} : tensor<2xi8> into tensor<4xi8>
// CHECK: tensor.pad
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: %[[PAD:.*]] = arith.extui %[[TRUE]] : i1 to i8
// CHECK: tensor.yield %[[PAD]] : i8
// CHECK: tensor<4xi8> to tensor<6xi8>
func.func @slices(%x: tensor<4xi1>, %f: tensor<4xi1>) -> tensor<6xi1> {
  %s = tensor.extract_slice %x[1] [2] [1] : tensor<4xi1> to tensor<2xi1>
  %i = tensor.insert_slice %s into %f[0] [2] [1] : tensor<2xi1> into tensor<4xi1>
  %p = tensor.pad %i low[1] high[1] {
  ^bb0(%at: index):
    %true = arith.constant true
    tensor.yield %true : i1
  } : tensor<4xi1> to tensor<6xi1>
  return %p : tensor<6xi1>
}

// Scalars and other tensors stay.
// CHECK-LABEL: @untouched(
// CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: tensor<4xi8>, %{{.*}}: i4) -> tensor<4xi8>
// CHECK-NEXT: return %[[X]] : tensor<4xi8>
func.func @untouched(%c: i1, %x: tensor<4xi8>, %i: i4) -> tensor<4xi8> {
  return %x : tensor<4xi8>
}

// CHECK: func.func private @declared(tensor<4xi8>) -> tensor<4xi8>
func.func private @declared(tensor<4xi1>) -> tensor<4xi4>
