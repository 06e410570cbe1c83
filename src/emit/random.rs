//! Random numbers, through the typed builders of the dialect.

use super::internal;
use crate::{diagnostics::Diagnostic, dialect::ops, sema::Primitive};
use melior::{
    Context,
    ir::{Location, Operation, Type, Value},
};

/// The operation for a random `primitive` on a seed or key, whose first result
/// has the type `result`.
pub fn build<'c>(
    context: &'c Context,
    primitive: &Primitive,
    operand: Value<'c, '_>,
    result: Type<'c>,
    location: Location<'c>,
) -> Result<Operation<'c>, Box<Diagnostic>> {
    Ok(match primitive {
        Primitive::RandomKey => ops::random_key(context, operand, location).into(),
        Primitive::RandomSplit => ops::random_split(context, operand, location).into(),
        Primitive::RandomBits => ops::random_bits(context, result, operand, location).into(),
        Primitive::RandomUniform => ops::random_uniform(context, result, operand, location).into(),
        Primitive::RandomGumbel => ops::random_gumbel(context, result, operand, location).into(),
        _ => return Err(internal(format!("{primitive:?} is not random"))),
    })
}
