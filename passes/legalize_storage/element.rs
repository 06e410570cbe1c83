//! Elements that are stored as bytes.

use super::types::with_elements;
use crate::{dtype::DType, passes::create::Builder};
use melior::{
    Context,
    dialect::arith::CmpiPredicate,
    ir::{
        Type, Value,
        r#type::{RankedTensorType, ShapedTypeLike},
    },
};

/// The dtype of the elements of a tensor type, when they take less than a byte.
pub fn small_elements(r#type: Type) -> Option<DType> {
    let tensor = RankedTensorType::try_from(r#type).ok()?;
    DType::from_mlir(tensor.element()).filter(|dtype| matches!(dtype, DType::Bool | DType::I4))
}

/// The type in which values of `r#type` are stored; `None` when that is
/// `r#type`.
pub fn storage_type<'c>(context: &'c Context, r#type: Type<'c>) -> Option<Type<'c>> {
    small_elements(r#type)?;
    with_elements(context, r#type, DType::I8)
}

/// The element of `dtype` that `byte` stores.
pub fn load<'c, 'a>(builder: &Builder<'c, 'a>, byte: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
    if dtype == DType::Bool {
        let zero = builder.integer(DType::I8, 0);
        builder.cmpi(CmpiPredicate::Ne, byte, zero)
    } else {
        builder.convert("arith.trunci", byte, dtype)
    }
}

/// The byte that stores `element` of `dtype`.
pub fn store<'c, 'a>(builder: &Builder<'c, 'a>, element: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
    let name = if dtype == DType::Bool {
        "arith.extui"
    } else {
        "arith.extsi"
    };
    builder.convert(name, element, DType::I8)
}
