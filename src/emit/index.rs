//! Indexing, through the typed builders of the dialect.

use super::internal;
use crate::{diagnostics::Diagnostic, dialect::ops, sema::Primitive};
use melior::{
    Context,
    ir::{
        Attribute, Location, Operation, Type, Value,
        attribute::{DenseI64ArrayAttribute, IntegerAttribute},
        r#type::{IntegerType, RankedTensorType, ShapedTypeLike},
    },
};

/// The operation for an indexing `primitive`, whose first result has the type
/// `result`.
pub fn build<'c>(
    context: &'c Context,
    primitive: &Primitive,
    operands: &[Value<'c, '_>],
    result: Type<'c>,
    location: Location<'c>,
) -> Result<Operation<'c>, Box<Diagnostic>> {
    let integer = |value: i64| IntegerAttribute::new(IntegerType::new(context, 64).into(), value);
    let axis_attribute = |axis: usize| integer(axis as i64);
    Ok(match (primitive, operands) {
        (&Primitive::Take { axis }, &[x, indices]) => {
            ops::take(context, x, indices, axis_attribute(axis), location).into()
        }
        (&Primitive::TakeAlongAxis { axis }, &[x, indices]) => {
            ops::take_along_axis(context, x, indices, axis_attribute(axis), location).into()
        }
        (&Primitive::ScatterAdd { axis }, &[x, indices, updates]) => {
            ops::scatter_add(context, x, indices, updates, axis_attribute(axis), location).into()
        }
        (Primitive::DynamicSlice, &[x, start]) => {
            let sizes: Attribute = DenseI64ArrayAttribute::new(context, &extents(result)?).into();
            ops::dynamic_slice(context, x, start, sizes, location).into()
        }
        (Primitive::DynamicUpdateSlice, &[x, update, start]) => {
            ops::dynamic_update_slice(context, x, update, start, location).into()
        }
        (&Primitive::TopK { axis }, &[x]) => {
            let extents = extents(result)?;
            let k = extents.get(axis).ok_or_else(|| internal("an axis of `top_k`"))?;
            ops::top_k(context, x, integer(*k), axis_attribute(axis), location).into()
        }
        _ => return Err(internal(format!("{primitive:?} has {} operands", operands.len()))),
    })
}

/// The extents of a static tensor type.
fn extents(r#type: Type) -> Result<Vec<i64>, Box<Diagnostic>> {
    let tensor = RankedTensorType::try_from(r#type).map_err(|error| internal(error.to_string()))?;
    (0..tensor.rank())
        .map(|axis| match tensor.dim_size(axis) {
            Ok(melior::ir::r#type::DimSize::Static(extent)) => Ok(extent as i64),
            _ => Err(internal("a dynamic extent")),
        })
        .collect()
}
