//! The fill that a contraction accumulates upon.

use crate::ffi::{edit, ir::context};
use crate::passes::{
    create::Builder,
    nest::Nest,
    walk::{block_operations, is_named},
};
use melior::ir::{Attribute, OperationRef, RegionLike, operation::OperationLike};

/// `previous`, the operation that touches memory right before `nest`, when it
/// fills the result with zeros.
pub fn of_zeros<'c, 'a>(nest: &Nest<'c, 'a>, previous: Option<OperationRef<'c, 'a>>) -> Option<OperationRef<'c, 'a>> {
    if !nest.covers_output() {
        return None;
    }
    let previous = previous?;
    if !is_named(&previous, "linalg.generic") || previous.operand_count() > 2 {
        return None;
    }
    let written = previous.operands().last()?;
    (written == nest.output.buffer && filling_value(previous)? == zero(nest)?).then_some(previous)
}

/// The constant that a `linalg.generic` writes everywhere.
fn filling_value<'c>(fill: OperationRef<'c, '_>) -> Option<Attribute<'c>> {
    let body = fill.first_region()?.first_block()?;
    let [end] = block_operations(body)[..] else { return None };
    let yielded = end.operands().next()?;
    let scalar = match edit::block_argument(yielded) {
        Some((_, 0)) if fill.operand_count() == 2 => fill.operand(0).ok()?,
        Some(_) => return None,
        None => yielded,
    };
    let constant = edit::defining_operation(scalar).filter(|constant| is_named(constant, "arith.constant"))?;
    constant.attribute("value").ok()
}

/// The +0 of the result's dtype.
fn zero<'c>(nest: &Nest<'c, '_>) -> Option<Attribute<'c>> {
    Some(Builder::zero_attribute(context(&nest.operation), nest.dtype))
}
