// What basic.mlir holds survives bytecode, as text and with its locations.

// RUN: kina-opt %S/basic.mlir --mlir-print-debuginfo --mlir-print-local-scope > %t.text
// RUN: kina-opt %S/basic.mlir --emit-bytecode | kina-opt --mlir-print-debuginfo --mlir-print-local-scope > %t.bytecode
// RUN: diff %t.text %t.bytecode
// RUN: FileCheck %s < %t.bytecode

// CHECK: kina.add
// CHECK: kina.argmin
