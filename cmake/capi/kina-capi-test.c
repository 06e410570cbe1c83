/*===----------------------------------------------------------------------===*\
|*
|* Licensed under the Apache License v2.0 with LLVM Exceptions.
|* See LICENSE for license information.
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
\*===----------------------------------------------------------------------===*/

/* Proves that the C API of the dialect works from C: registration, attributes
 * there and back, types, and an operation with an inferred result. Exit status
 * 1 names the first check that failed. */

#include "KinaCAPI.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/IR.h"

#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);  \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

static void testAttributes(MlirContext context) {
  MlirAttribute device = kinaDeviceAttrGet(context);
  CHECK(kinaAttributeIsADevice(device));
  for (int kind = KinaReduceKindSum; kind <= KinaReduceKindAll; ++kind) {
    MlirAttribute attribute =
        kinaReduceKindAttrGet(context, (KinaReduceKind)kind);
    CHECK(kinaAttributeIsAReduceKind(attribute));
    CHECK(!kinaAttributeIsAOrder(attribute));
    CHECK((int)kinaReduceKindAttrGetValue(attribute) == kind);
  }
  MlirAttribute lanes = kinaOrderAttrGet(context, KinaOrderLanes);
  CHECK(kinaAttributeIsAOrder(lanes));
  CHECK(kinaOrderAttrGetValue(lanes) == KinaOrderLanes);
  for (int predicate = KinaComparePredicateEq;
       predicate <= KinaComparePredicateGe; ++predicate) {
    MlirAttribute attribute =
        kinaComparePredicateAttrGet(context, (KinaComparePredicate)predicate);
    CHECK(kinaAttributeIsAComparePredicate(attribute));
    CHECK((int)kinaComparePredicateAttrGetValue(attribute) == predicate);
  }
}

static void testTypes(MlirContext context) {
  MlirType element = mlirF32TypeGet(context);
  int64_t good[] = {4, 8}, empty[] = {4, 0}, huge[] = {INT64_MAX, 2};
  MlirAttribute none = mlirAttributeGetNull();
  CHECK(kinaTypeIsAKinaTensor(mlirRankedTensorTypeGet(2, good, element, none)));
  CHECK(kinaTypeIsAKinaTensor(
      mlirRankedTensorTypeGet(2, good, element, kinaDeviceAttrGet(context))));
  CHECK(
      !kinaTypeIsAKinaTensor(mlirRankedTensorTypeGet(2, empty, element, none)));
  CHECK(
      !kinaTypeIsAKinaTensor(mlirRankedTensorTypeGet(2, huge, element, none)));
  CHECK(!kinaTypeIsAKinaTensor(element));
}

static void testInference(MlirContext context) {
  MlirModule module = mlirModuleCreateParse(
      context, mlirStringRefCreateFromCString(
                   "%x = kina.constant dense<1.0> : tensor<2xf32>\n"
                   "%y = kina.compare lt, %x, %x : tensor<2xf32>\n"));
  CHECK(!mlirModuleIsNull(module));
  MlirOperation constant =
      mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation compare = mlirOperationGetNextInBlock(constant);
  MlirType result = mlirValueGetType(mlirOperationGetResult(compare, 0));
  CHECK(kinaTypeIsAKinaTensor(result));
  CHECK(mlirTypeEqual(mlirShapedTypeGetElementType(result),
                      mlirIntegerTypeGet(context, 1)));
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = mlirContextCreateWithThreading(false);
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__kina__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__kina__(), context);
  testAttributes(context);
  testTypes(context);
  testInference(context);
  mlirContextDestroy(context);
  return 0;
}
