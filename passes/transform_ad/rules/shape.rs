//! Operations that move elements.

use super::super::adjoint::Adjoint;

/// `cast`: the cotangent, converted back.
pub fn cast(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        adjoint.emit.cast(&adjoint.cotangent(), adjoint.operand(0).dtype)
    });
}

/// `broadcast`: the sum over what each element was stretched to, in the order
/// that the language gives such a reduction.
pub fn broadcast(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        adjoint.emit.sum_to(&adjoint.cotangent(), &adjoint.operand(0).shape)
    });
}
