//===- KinaAttrs.td - Attributes of the kina dialect -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_ATTRS_TD
#define KINA_ATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "KinaDialect.td"

class Kina_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Kina_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def Kina_DeviceAttr : Kina_Attr<"Device", "device"> {
  let summary = "placement of a tensor on the device";
  let description = [{
    The encoding of a tensor type that lives on the device (`@device` in the
    language). A tensor without an encoding lives on the host.

    ```text
    tensor<4x8xf32, #kina.device>
    ```
  }];
}

def Kina_ReduceKind : I32EnumAttr<"ReduceKind", "what a reduction computes", [
    I32EnumAttrCase<"Sum", 0, "sum">,
    I32EnumAttrCase<"Prod", 1, "prod">,
    I32EnumAttrCase<"Max", 2, "max">,
    I32EnumAttrCase<"Min", 3, "min">,
    I32EnumAttrCase<"Mean", 4, "mean">,
    I32EnumAttrCase<"Any", 5, "any">,
    I32EnumAttrCase<"All", 6, "all">
  ]> {
  let cppNamespace = "::kina";
  let genSpecializedAttr = 0;
}

def Kina_ReduceKindAttr : EnumAttr<Kina_Dialect, Kina_ReduceKind, "reduce_kind"> {
  let summary = "what a reduction computes";
  let description = [{
    The kind of `kina.reduce`, which defines each of them. Written as a bare
    keyword there, as `#kina.reduce_kind<sum>` elsewhere.
  }];
  let assemblyFormat = "`<` $value `>`";
}

def Kina_Order : I32EnumAttr<"Order", "order in which a floating reduction accumulates", [
    I32EnumAttrCase<"Sequential", 0, "sequential">,
    I32EnumAttrCase<"Lanes", 1, "lanes">
  ]> {
  let cppNamespace = "::kina";
  let genSpecializedAttr = 0;
}

def Kina_OrderAttr : EnumAttr<Kina_Dialect, Kina_Order, "order"> {
  let summary = "order in which a floating reduction accumulates";
  let description = [{
    The order of a floating accumulation is part of what a program means; it is
    chosen once, by the type of the operation, and then frozen: no rewrite
    changes it. `kina.reduce` defines `sequential` and `lanes`.
  }];
  let assemblyFormat = "`<` $value `>`";
}

def Kina_ComparePredicate : I32EnumAttr<"ComparePredicate", "comparison of two values", [
    I32EnumAttrCase<"Eq", 0, "eq">,
    I32EnumAttrCase<"Ne", 1, "ne">,
    I32EnumAttrCase<"Lt", 2, "lt">,
    I32EnumAttrCase<"Le", 3, "le">,
    I32EnumAttrCase<"Gt", 4, "gt">,
    I32EnumAttrCase<"Ge", 5, "ge">
  ]> {
  let cppNamespace = "::kina";
  let genSpecializedAttr = 0;
}

def Kina_ComparePredicateAttr : EnumAttr<Kina_Dialect, Kina_ComparePredicate, "compare_predicate"> {
  let summary = "comparison of two values";
  let description = [{
    The predicate of `kina.compare`, which defines each of them.
  }];
  let assemblyFormat = "`<` $value `>`";
}

#endif // KINA_ATTRS_TD
