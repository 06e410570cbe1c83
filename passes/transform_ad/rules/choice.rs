//! Choices between operands. What is masked is selected, never multiplied by 0.

use super::super::adjoint::Adjoint;
use crate::{ffi::attributes::ComparePredicate, passes::create::Tensor};

/// `max(x, y)`: `ct` to the larger one; where they are equal, half of it to
/// each. A NaN gets 0.
pub fn max(adjoint: &mut Adjoint) {
    extremum(adjoint, ComparePredicate::Gt);
}

/// `min(x, y)`: `ct` to the smaller one; where they are equal, half of it to
/// each. A NaN gets 0.
pub fn min(adjoint: &mut Adjoint) {
    extremum(adjoint, ComparePredicate::Lt);
}

/// Gives `ct` to the operand for which `wins` holds.
fn extremum(adjoint: &mut Adjoint, wins: ComparePredicate) {
    for index in [0, 1] {
        adjoint.give(index, |adjoint| {
            let emit = &adjoint.emit;
            let (own, other) = (adjoint.operand(index), adjoint.operand(1 - index));
            let cotangent = adjoint.cotangent();
            // The same comparisons for both operands.
            let (x, y) = (adjoint.operand(0), adjoint.operand(1));
            let is_equal = emit.compare(ComparePredicate::Eq, x, y);
            let shared = emit.keep(&is_equal, &emit.scale(&cotangent, 0.5));
            emit.choose(&emit.compare(wins, own, other), &cotangent, &shared)
        });
    }
}

/// `abs(x)`: `ct` where `x > 0`, `-ct` where `x < 0`, else 0.
pub fn abs(adjoint: &mut Adjoint) {
    adjoint.give(0, |adjoint| {
        let (emit, x, cotangent) = (&adjoint.emit, adjoint.operand(0), adjoint.cotangent());
        let is_below = emit.compare_to(ComparePredicate::Lt, x, 0.0);
        let below = emit.keep(&is_below, &emit.neg(&cotangent));
        let is_above = emit.compare_to(ComparePredicate::Gt, x, 0.0);
        emit.choose(&is_above, &cotangent, &below)
    });
}

/// `where(c, x, y)`: `ct` to `x` where `c` holds and to `y` elsewhere; 0 to the
/// other one.
pub fn select(adjoint: &mut Adjoint) {
    adjoint.give(1, |adjoint| adjoint.emit.keep(adjoint.operand(0), &adjoint.cotangent()));
    adjoint.give(2, |adjoint| {
        let cotangent: Tensor = adjoint.cotangent();
        let zero = adjoint.emit.splat(0.0, &cotangent);
        adjoint.emit.choose(adjoint.operand(0), &zero, &cotangent)
    });
}
