//! One operation on the way of a cotangent, as its rule sees it.

use super::emit::{Emit, splat_of};
use crate::{
    ffi::attributes::ComparePredicate,
    passes::{create::Tensor, walk::integer_attribute},
};
use melior::ir::{OperationRef, attribute::DenseI64ArrayAttribute, operation::OperationLike};

/// An operation, the cotangents of its results, and those of its operands so
/// far.
pub struct Adjoint<'c, 'a> {
    /// Creates the operations of the rule.
    pub emit: Emit<'c, 'a>,
    /// What is differentiated.
    pub operation: OperationRef<'c, 'a>,
    operands: Vec<Tensor<'c, 'a>>,
    results: Vec<Tensor<'c, 'a>>,
    cotangents: Vec<Option<Tensor<'c, 'a>>>,
    wanted: Vec<bool>,
    found: Vec<Option<Tensor<'c, 'a>>>,
}

impl<'c, 'a> Adjoint<'c, 'a> {
    /// `operation` with the cotangents of its results; `wanted` says which
    /// operands get one. `None` when something is no tensor of the language.
    pub fn new(
        emit: Emit<'c, 'a>,
        operation: OperationRef<'c, 'a>,
        cotangents: Vec<Option<Tensor<'c, 'a>>>,
        wanted: Vec<bool>,
    ) -> Option<Self> {
        let operands = operation.operands().map(Tensor::new).collect::<Option<Vec<_>>>()?;
        let results = operation.results().map(|result| Tensor::new(result.into()));
        Some(Self {
            emit,
            operation,
            results: results.collect::<Option<_>>()?,
            cotangents,
            found: vec![None; operands.len()],
            operands,
            wanted,
        })
    }

    /// An operand.
    pub fn operand(&self, index: usize) -> &Tensor<'c, 'a> {
        &self.operands[index]
    }

    /// The number of operands.
    pub fn operand_count(&self) -> usize {
        self.operands.len()
    }

    /// A result.
    pub fn result(&self, index: usize) -> &Tensor<'c, 'a> {
        &self.results[index]
    }

    /// The cotangent of the first result.
    ///
    /// # Panics
    ///
    /// Panics when there is none: an operation is only visited with one, and
    /// every rule for several results asks for the first alone.
    pub fn cotangent(&self) -> Tensor<'c, 'a> {
        self.cotangents[0].clone().expect("an active result has a cotangent")
    }

    /// Gives operand `index` its cotangent, if it gets one.
    pub fn give(&mut self, index: usize, cotangent: impl FnOnce(&Self) -> Tensor<'c, 'a>) {
        if self.wanted[index] {
            self.found[index] = Some(cotangent(self));
        }
    }

    /// As [`Self::give`], for a rule in which the cotangent is multiplied by what
    /// may be infinite or NaN: where a cotangent of 0 would become NaN it stays 0,
    /// so that a branch that was not taken leaves no NaN. Elsewhere the product is
    /// left alone, so that it has its derivative where the cotangent is 0.
    pub fn give_guarded(&mut self, index: usize, cotangent: impl FnOnce(&Self) -> Tensor<'c, 'a>) {
        self.give(index, |adjoint| {
            let received = adjoint.cotangent();
            let computed = cotangent(adjoint);
            if splat_of(&received).is_some_and(|number| number != 0.0) {
                return computed;
            }
            let emit = &adjoint.emit;
            let is_nan = emit.compare(ComparePredicate::Ne, &computed, &computed);
            let is_zero = emit.compare_to(ComparePredicate::Eq, &received, 0.0);
            let is_lost = emit.apply("kina.and", &[&is_zero, &is_nan], &is_nan.shape, is_nan.dtype, vec![]);
            emit.choose(&is_lost, &received, &computed)
        });
    }

    /// The cotangents of the operands.
    pub fn finish(self) -> Vec<Option<Tensor<'c, 'a>>> {
        self.found
    }

    /// The attribute `axis`; 0 where there is none.
    pub fn axis(&self) -> usize {
        integer_attribute(&self.operation, "axis")
            .and_then(|axis| usize::try_from(axis).ok())
            .unwrap_or(0)
    }

    /// An attribute that is an array of integers; empty where there is none.
    pub fn integers(&self, name: &str) -> Vec<i64> {
        let attribute = self.operation.attribute(name).ok();
        let Some(array) = attribute.and_then(|attribute| DenseI64ArrayAttribute::try_from(attribute).ok()) else {
            return vec![];
        };
        (0..array.len()).filter_map(|index| array.element(index).ok()).collect()
    }

    /// An attribute that is an array of axes.
    pub fn axes(&self, name: &str) -> Vec<usize> {
        self.integers(name).into_iter().map(|axis| axis as usize).collect()
    }
}
