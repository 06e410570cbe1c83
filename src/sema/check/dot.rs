//! `matmul` and `einsum`, which end in the contraction of two tensors.

use super::{
    arguments::Bound,
    function::FunctionChecker,
    operand::{Checked, Operand},
    subscripts::{Label, Labels, Subscripts},
};
use crate::{
    contraction::Contraction,
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    sema::{
        Primitive, ValueId,
        elaborate::tensor_type,
        surface::{Bound as Admissible, Reduction},
        types::{Placement, TensorType, shape_text},
    },
};

/// An operand of a contraction.
#[derive(Clone)]
struct Factor {
    value: ValueId,
    ty: TensorType,
    span: Span,
}

impl FunctionChecker<'_, '_, '_> {
    /// `a.matmul(b)`.
    pub fn matmul(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let factors = self.factors("matmul", &arguments.operands, at)?;
        let [a, b] = &factors[..] else { return None };
        let (left, right) = (a.ty.shape(), b.ty.shape());
        if left.is_empty() || right.is_empty() {
            let message = "`matmul` takes tensors of rank 1 or more, found rank 0";
            let diagnostic = self.contraction_mismatch(message.to_owned(), &factors, at);
            self.report(diagnostic.help("`*` multiplies by a scalar"));
            return None;
        }
        let batches = |shape: &[u64]| shape.len().saturating_sub(2);
        if left[..batches(left)] != right[..batches(right)] {
            self.report_batches(&factors, at);
            return None;
        }
        let batch: Vec<usize> = (0..batches(left)).collect();
        let contraction = Contraction {
            lhs_batch: batch.clone(),
            rhs_batch: batch,
            lhs_contracting: vec![left.len() - 1],
            rhs_contracting: vec![right.len().saturating_sub(2)],
        };
        let (left_axis, right_axis) = (contraction.lhs_contracting[0], contraction.rhs_contracting[0]);
        if left[left_axis] != right[right_axis] {
            self.report_inner(&factors, left_axis, right_axis, at);
            return None;
        }
        self.contract(contraction, a, b, at)
    }

    fn report_batches(&self, factors: &[Factor], at: Span) {
        let shapes: Vec<_> = factors.iter().map(|factor| factor.ty.shape()).collect();
        let text = |shape: &[u64]| shape_text(&shape[..shape.len().saturating_sub(2)]);
        let message = format!(
            "the operands of `matmul` have different batch axes: {} of {} and {} of {}",
            text(shapes[0]),
            shape_text(shapes[0]),
            text(shapes[1]),
            shape_text(shapes[1])
        );
        let subscripts = match (shapes[0].len(), shapes[1].len()) {
            (_, 1) => "...mk,k->...m",
            (1, _) => "k,...kn->...n",
            _ => "...mk,...kn->...mn",
        };
        let one_lacks_them = shapes.iter().any(|shape| shape.len() <= 2);
        let diagnostic = self.contraction_mismatch(message, factors, at);
        self.report(if one_lacks_them {
            diagnostic.help(format!(
                "to share one operand among the batches: `einsum(\"{subscripts}\", a, b)`"
            ))
        } else {
            diagnostic.help("there is no implicit broadcasting: `broadcast` stretches a batch axis")
        });
    }

    fn report_inner(&self, factors: &[Factor], left_axis: usize, right_axis: usize, at: Span) {
        let (left, right) = (factors[0].ty.shape(), factors[1].ty.shape());
        let message = format!(
            "the operands of `matmul` do not fit: {} and {}; axis {left_axis} of the first is {} and axis {right_axis} of \
             the second is {}",
            shape_text(left),
            shape_text(right),
            left[left_axis],
            right[right_axis]
        );
        let diagnostic = self.contraction_mismatch(message, factors, at);
        let fits_transposed = right.len() >= 2 && right[right.len() - 1] == left[left_axis];
        self.report(if fits_transposed {
            let mut order: Vec<u64> = (0..right.len() as u64).collect();
            order.swap(right.len() - 2, right.len() - 1);
            diagnostic.help(format!(
                "the last axis of the second would fit: `.transpose({})`",
                shape_text(&order)
            ))
        } else {
            diagnostic
        });
    }

    /// `einsum("...", a, b)`.
    pub fn einsum(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (text, span) = arguments.text.clone()?;
        let parsed = Subscripts::parse(&text).map_err(|error| self.report_subscripts(error, span));
        let factors = self.factors("einsum", &arguments.operands, at)?;
        let subscripts = parsed.ok()?;
        if subscripts.operand_count() != factors.len() {
            let (expected, found) = (subscripts.operand_count(), factors.len());
            let error = format!("the subscripts are for {expected} operands, found {found}");
            self.report_subscripts(error, span);
            return None;
        }
        let ranks: Vec<_> = factors.iter().map(|factor| factor.ty.shape().len()).collect();
        let labels = subscripts.labels(&ranks);
        let labels = labels.map_err(|error| self.report_subscripts(error, span)).ok()?;
        self.extents_agree(&labels, &factors, at)?;
        self.expand_einsum(labels, &factors, at)
    }

    fn report_subscripts(&self, error: String, span: Span) {
        self.report(Diagnostic::new(Code::InvalidSubscripts, error).at(span, ""));
    }

    /// Reports a letter with two extents.
    fn extents_agree(&self, labels: &Labels, factors: &[Factor], at: Span) -> Option<()> {
        let [left, right] = &labels.operands[..] else {
            return Some(());
        };
        for (axis, label) in left.iter().enumerate() {
            let Some(other) = right.iter().position(|other| other == label) else {
                continue;
            };
            let (first, second) = (factors[0].ty.shape(), factors[1].ty.shape());
            if first[axis] != second[other] {
                let message = format!(
                    "{label} is {} in {} (axis {axis}) and {} in {} (axis {other})",
                    first[axis],
                    shape_text(first),
                    second[other],
                    shape_text(second)
                );
                self.report(self.contraction_mismatch(message, factors, at));
                return None;
            }
        }
        Some(())
    }

    /// Sums what only one operand has, contracts, and orders the axes.
    fn expand_einsum(&mut self, mut labels: Labels, factors: &[Factor], at: Span) -> Option<ValueId> {
        let mut summed = vec![];
        for (position, factor) in factors.iter().enumerate() {
            let (before, rest) = labels.operands.split_at_mut(position);
            let (own, after) = rest.split_first_mut()?;
            let needed = |label: &Label| {
                labels.output.contains(label) || before.iter().chain(&*after).any(|other| other.contains(label))
            };
            summed.push(self.sum_axes(factor, own, needed, at)?);
        }
        let (value, found) = match (&summed[..], &labels.operands[..]) {
            ([x], [own]) => (x.value, own.clone()),
            ([a, b], [left, right]) => self.contract_labels(a, left, b, right, &labels.output, at)?,
            _ => return None,
        };
        let permutation: Vec<usize> = labels
            .output
            .iter()
            .map(|label| found.iter().position(|other| other == label))
            .collect::<Option<_>>()?;
        self.reordered(value, &permutation, at)
    }

    /// Sums away the axes that are not needed, the last one first.
    fn sum_axes(
        &mut self,
        factor: &Factor,
        labels: &mut Vec<Label>,
        needed: impl Fn(&Label) -> bool,
        at: Span,
    ) -> Option<Factor> {
        let mut factor = factor.clone();
        for axis in (0..labels.len())
            .rev()
            .filter(|&axis| !needed(&labels[axis]))
            .collect::<Vec<_>>()
        {
            labels.remove(axis);
            let mut shape = factor.ty.shape().to_vec();
            shape.remove(axis);
            factor.ty = tensor_type(self.session, factor.ty.dtype(), shape, factor.ty.placement(), at)?;
            let primitive = Primitive::Reduce {
                reduction: Reduction::Sum,
                axis,
                keepdims: false,
            };
            let operands = vec![factor.value];
            factor.value = self.instructions.apply(primitive, operands, factor.ty.clone(), at);
        }
        Some(factor)
    }

    /// Contracts two operands by their labels; gives the labels of the result.
    /// The operands change places where that saves a transpose: their products
    /// are the same.
    fn contract_labels(
        &mut self,
        a: &Factor,
        left: &[Label],
        b: &Factor,
        right: &[Label],
        output: &[Label],
        at: Span,
    ) -> Option<(ValueId, Vec<Label>)> {
        let shared = |label: &&Label| left.contains(label) && right.contains(label);
        let batch: Vec<Label> = output.iter().filter(shared).copied().collect();
        let contracting = left.iter().filter(shared).filter(|label| !output.contains(label));
        let contracting: Vec<Label> = contracting.copied().collect();
        let free = |own: &[Label], other: &[Label]| -> Vec<Label> {
            own.iter().filter(|label| !other.contains(label)).copied().collect()
        };
        let (left_free, right_free) = (free(left, right), free(right, left));
        let swapped = [&batch[..], &right_free, &left_free].concat();
        let (a, left, b, right, found) = if swapped == output {
            (b, right, a, left, swapped)
        } else {
            (a, left, b, right, [batch.clone(), left_free, right_free].concat())
        };
        let axes = |labels: &[Label], own: &[Label]| -> Option<Vec<usize>> {
            let axes = labels.iter().map(|label| own.iter().position(|other| other == label));
            axes.collect()
        };
        let contraction = Contraction {
            lhs_batch: axes(&batch, left)?,
            rhs_batch: axes(&batch, right)?,
            lhs_contracting: axes(&contracting, left)?,
            rhs_contracting: axes(&contracting, right)?,
        };
        Some((self.contract(contraction, a, b, at)?, found))
    }

    /// The contraction itself, of operands that fit.
    fn contract(&mut self, contraction: Contraction, a: &Factor, b: &Factor, at: Span) -> Option<ValueId> {
        let shape = contraction.result_shape(a.ty.shape(), b.ty.shape());
        let ty = tensor_type(self.session, a.ty.dtype(), shape, a.ty.placement(), at)?;
        let operands = vec![a.value, b.value];
        Some(
            self.instructions
                .apply(Primitive::DotGeneral(contraction), operands, ty, at),
        )
    }

    /// `value` with its axes in this order.
    fn reordered(&mut self, value: ValueId, permutation: &[usize], at: Span) -> Option<ValueId> {
        if permutation.iter().copied().eq(0..permutation.len()) {
            return Some(value);
        }
        let ty = self.instructions.type_of(value).clone();
        let shape = permutation.iter().map(|&axis| ty.shape()[axis]).collect();
        let ty = ty.with_shape(shape).ok()?;
        let primitive = Primitive::Transpose {
            permutation: permutation.iter().map(|&axis| axis as u64).collect(),
        };
        Some(self.instructions.apply(primitive, vec![value], ty, at))
    }

    /// The operands as tensors of one admissible dtype and one placement. A
    /// literal takes the dtype of the other operand.
    fn factors(&mut self, operation: &str, operands: &[Checked], at: Span) -> Option<Vec<Factor>> {
        if !self.all_tensors(operation, operands.iter()) {
            return None;
        }
        let typed = operands.iter().find_map(|checked| match checked.operand {
            Operand::Value(value) => Some(self.instructions.type_of(value).clone()),
            _ => None,
        });
        let mut factors = vec![];
        for checked in operands {
            let value = match &checked.operand {
                Operand::Value(value) => Some(*value),
                _ => self.literal_factor(checked, typed.as_ref()),
            };
            factors.extend(value.map(|value| Factor {
                value,
                ty: self.instructions.type_of(value).clone(),
                span: checked.span,
            }));
        }
        if factors.len() != operands.len() || factors.is_empty() {
            return None;
        }
        self.factors_agree(operation, &factors, at)?;
        self.admit(operation, Admissible::Number, &factors[0].ty, &operands[0], at)?;
        Some(factors)
    }

    fn literal_factor(&mut self, checked: &Checked, typed: Option<&TensorType>) -> Option<ValueId> {
        let (Operand::Literal(literal), Some(typed)) = (&checked.operand, typed) else {
            return self.literal_by_itself(checked);
        };
        let literal = literal.clone();
        let shape = literal.shape().unwrap_or_default().to_vec();
        let ty = tensor_type(self.session, typed.dtype(), shape, typed.placement(), checked.span)?;
        self.literal_as(&literal, &ty)
    }

    /// Reports operands of two dtypes or placements.
    fn factors_agree(&self, operation: &str, factors: &[Factor], at: Span) -> Option<()> {
        let [a, b] = factors else { return Some(()) };
        let report = |what: String| {
            let message = format!("the operands of `{operation}` have different {what}");
            Diagnostic::new(Code::OperandMismatch, message)
                .at(at, "")
                .label(a.span, a.ty.to_string())
                .label(b.span, b.ty.to_string())
        };
        let (left, right): (DType, DType) = (a.ty.dtype(), b.ty.dtype());
        if left != right {
            let diagnostic = report(format!("dtypes: {left} and {right}"));
            self.report(diagnostic.help(format!("`.cast({left})` converts a tensor")));
            return None;
        }
        let (left, right): (Placement, Placement) = (a.ty.placement(), b.ty.placement());
        if left != right {
            self.report(report(format!("placements: {} and {}", left.name(), right.name())));
            return None;
        }
        Some(())
    }

    fn contraction_mismatch(&self, message: String, factors: &[Factor], at: Span) -> Diagnostic {
        let diagnostic = Diagnostic::new(Code::ContractionMismatch, message).at(at, "");
        factors.iter().fold(diagnostic, |diagnostic, factor| {
            diagnostic.label(factor.span, factor.ty.to_string())
        })
    }
}
