//! Contractions.

use super::super::{adjoint::Adjoint, emit::Emit};
use crate::{ffi::attributes::Order, passes::create::Tensor};

/// `dot_general`: to each operand the contraction of the cotangent with the
/// other one along the other's free axes, in the order that the language gives
/// that contraction.
pub fn dot_general(adjoint: &mut Adjoint) {
    let sides = Sides::of(adjoint);
    adjoint.give(0, |adjoint| {
        let (batch, rows) = (sides.batch_count(), sides.left.free.len());
        let columns = (batch + rows..batch + rows + sides.right.free.len()).collect::<Vec<_>>();
        let cotangent = Factor {
            tensor: &adjoint.cotangent(),
            batch: (0..batch).collect(),
            contracting: columns,
        };
        let other = sides.right.as_factor(adjoint.operand(1));
        let product = dot(&adjoint.emit, &cotangent, &other);
        // Its axes: batch, rows, then the contracted ones as the right operand
        // orders them.
        let order = sides.left.axes_of_product(&sides.right);
        adjoint.emit.transpose(&product, &order)
    });
    adjoint.give(1, |adjoint| {
        let (batch, rows) = (sides.batch_count(), sides.left.free.len());
        let cotangent = Factor {
            tensor: &adjoint.cotangent(),
            batch: (0..batch).collect(),
            contracting: (batch..batch + rows).collect(),
        };
        let other = sides.left.as_factor(adjoint.operand(0));
        // The other operand comes first, so that a plain matrix product needs
        // no transposition.
        let product = dot(&adjoint.emit, &other, &cotangent);
        let order = sides.right.axes_of_product_after(&sides.left);
        adjoint.emit.transpose(&product, &order)
    });
}

/// The axes of one operand.
struct Side {
    batch: Vec<usize>,
    contracting: Vec<usize>,
    /// The others, ascending.
    free: Vec<usize>,
}

/// The axes of both operands.
struct Sides {
    left: Side,
    right: Side,
}

/// One operand of a contraction to be made.
struct Factor<'t, 'c, 'a> {
    tensor: &'t Tensor<'c, 'a>,
    batch: Vec<usize>,
    contracting: Vec<usize>,
}

impl Sides {
    fn of(adjoint: &Adjoint) -> Self {
        let side = |batch: &str, contracting: &str, rank: usize| {
            let (batch, contracting) = (adjoint.axes(batch), adjoint.axes(contracting));
            let free = free_axes(rank, &batch, &contracting);
            Side {
                batch,
                contracting,
                free,
            }
        };
        Self {
            left: side("lhs_batch", "lhs_contracting", adjoint.operand(0).shape.len()),
            right: side("rhs_batch", "rhs_contracting", adjoint.operand(1).shape.len()),
        }
    }

    fn batch_count(&self) -> usize {
        self.left.batch.len()
    }
}

impl Side {
    /// The operand as a factor that is contracted along its free axes.
    fn as_factor<'t, 'c, 'a>(&self, tensor: &'t Tensor<'c, 'a>) -> Factor<'t, 'c, 'a> {
        Factor {
            tensor,
            batch: self.batch.clone(),
            contracting: self.free.clone(),
        }
    }

    /// For each axis of this operand its position in a product whose axes are
    /// the batch axes, the free axes of this one and the contracted axes in
    /// the ascending order of those of `other`.
    fn axes_of_product(&self, other: &Self) -> Vec<usize> {
        let (batch, free) = (self.batch.len(), self.free.len());
        self.positions(other, batch, batch + free)
    }

    /// As [`Self::axes_of_product`] with the contracted axes before the free ones.
    fn axes_of_product_after(&self, other: &Self) -> Vec<usize> {
        let (batch, contracted) = (self.batch.len(), self.contracting.len());
        self.positions(other, batch + contracted, batch)
    }

    fn positions(&self, other: &Self, first_free: usize, first_contracted: usize) -> Vec<usize> {
        let mut positions = vec![0; self.batch.len() + self.free.len() + self.contracting.len()];
        for (position, &axis) in self.batch.iter().enumerate() {
            positions[axis] = position;
        }
        for (position, &axis) in self.free.iter().enumerate() {
            positions[axis] = first_free + position;
        }
        let rank_of = |axis: usize| other.contracting.iter().filter(|&&another| another < axis).count();
        for (&axis, &partner) in self.contracting.iter().zip(&other.contracting) {
            positions[axis] = first_contracted + rank_of(partner);
        }
        positions
    }
}

/// The axes of a tensor of `rank` that are in neither list.
fn free_axes(rank: usize, batch: &[usize], contracting: &[usize]) -> Vec<usize> {
    let is_free = |axis: &usize| !batch.contains(axis) && !contracting.contains(axis);
    (0..rank).filter(is_free).collect()
}

/// The contraction of two factors.
fn dot<'c, 'a>(emit: &Emit<'c, 'a>, lhs: &Factor<'_, 'c, 'a>, rhs: &Factor<'_, 'c, 'a>) -> Tensor<'c, 'a> {
    let free = |factor: &Factor| free_axes(factor.tensor.shape.len(), &factor.batch, &factor.contracting);
    let (rows, columns) = (free(lhs), free(rhs));
    let mut shape = lhs.batch.iter().map(|&axis| lhs.tensor.shape[axis]).collect::<Vec<_>>();
    shape.extend(rows.iter().map(|&axis| lhs.tensor.shape[axis]));
    shape.extend(columns.iter().map(|&axis| rhs.tensor.shape[axis]));
    let axes = |axes: &[usize]| emit.integers(axes.iter().map(|&axis| axis as i64));
    let order = match rows.is_empty() && columns.is_empty() {
        true => Order::Lanes,
        false => Order::Sequential,
    };
    let attributes = vec![
        ("lhs_batch", axes(&lhs.batch)),
        ("rhs_batch", axes(&rhs.batch)),
        ("lhs_contracting", axes(&lhs.contracting)),
        ("rhs_contracting", axes(&rhs.contracting)),
        ("order", order.to_attribute(emit.builder.context)),
    ];
    emit.apply(
        "kina.dot_general",
        &[lhs.tensor, rhs.tensor],
        &shape,
        lhs.tensor.dtype,
        attributes,
    )
}
