//! Which axes of two operands a contraction pairs: the lists of
//! `kina.dot_general`.

use crate::ffi::attributes::integers;
use melior::ir::operation::{OperationLike, OperationRef};

/// The axis lists of a `kina.dot_general`. An axis in no list is free.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contraction {
    /// Batch axes of the left operand.
    pub lhs_batch: Vec<usize>,
    /// The corresponding batch axes of the right operand.
    pub rhs_batch: Vec<usize>,
    /// Contracting axes of the left operand; the last one runs fastest.
    pub lhs_contracting: Vec<usize>,
    /// The corresponding contracting axes of the right operand.
    pub rhs_contracting: Vec<usize>,
}

/// An operand of a contraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The left one.
    Lhs,
    /// The right one.
    Rhs,
}

impl Contraction {
    /// The lists of `operation`; `None` when one is missing.
    pub fn of(operation: OperationRef) -> Option<Self> {
        let list = |name| {
            let numbers = integers(operation.attribute(name).ok()?)?;
            numbers
                .into_iter()
                .map(|axis| usize::try_from(axis).ok())
                .collect::<Option<Vec<_>>>()
        };
        Some(Self {
            lhs_batch: list("lhs_batch")?,
            rhs_batch: list("rhs_batch")?,
            lhs_contracting: list("lhs_contracting")?,
            rhs_contracting: list("rhs_contracting")?,
        })
    }

    /// The batch axes of an operand.
    pub fn batch(&self, side: Side) -> &[usize] {
        match side {
            Side::Lhs => &self.lhs_batch,
            Side::Rhs => &self.rhs_batch,
        }
    }

    /// The contracting axes of an operand.
    pub fn contracting(&self, side: Side) -> &[usize] {
        match side {
            Side::Lhs => &self.lhs_contracting,
            Side::Rhs => &self.rhs_contracting,
        }
    }

    /// The free axes of an operand of rank `rank`, in ascending order.
    pub fn free(&self, side: Side, rank: usize) -> Vec<usize> {
        let is_listed = |axis: &usize| self.batch(side).contains(axis) || self.contracting(side).contains(axis);
        (0..rank).filter(|axis| !is_listed(axis)).collect()
    }

    /// The shape of the result of valid operands.
    pub fn result_shape(&self, lhs: &[u64], rhs: &[u64]) -> Vec<u64> {
        let batch = self.lhs_batch.iter().map(|&axis| lhs[axis]);
        let lhs_free = self.free(Side::Lhs, lhs.len());
        let rhs_free = self.free(Side::Rhs, rhs.len());
        let lhs_free = lhs_free.iter().map(|&axis| lhs[axis]);
        let rhs_free = rhs_free.iter().map(|&axis| rhs[axis]);
        batch.chain(lhs_free).chain(rhs_free).collect()
    }

    /// Whether the operands have no free axis: a plain inner product.
    pub fn is_inner_product(&self, lhs_rank: usize, rhs_rank: usize) -> bool {
        self.free(Side::Lhs, lhs_rank).is_empty() && self.free(Side::Rhs, rhs_rank).is_empty()
    }
}
