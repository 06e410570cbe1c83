//! The typing rules of the operations that move elements.

use super::{
    arguments::{Bound, IntegerList},
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    sema::{
        Primitive, ValueId,
        elaborate::tensor_type,
        surface::{Operation, Special},
        types::{MAXIMUM_RANK, Placement, TensorType, shape_text},
    },
};

impl FunctionChecker<'_, '_, '_> {
    /// As many elements before as after.
    pub fn reshape(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (value, ty) = self.tensor("reshape", arguments)?;
        let shape = arguments.dims.clone()?;
        // First, so that the product below does not overflow.
        let result = tensor_type(self.session, ty.dtype(), shape, ty.placement(), at)?;
        let count = |ty: &TensorType| ty.shape().iter().product::<u64>();
        let (found, expected) = (count(&result), count(&ty));
        if found != expected {
            let shape = shape_text(result.shape());
            let message = format!("`reshape` keeps the elements: {shape} has {found}, the operand has {expected}");
            let diagnostic = Diagnostic::new(Code::ElementCountMismatch, message)
                .at(at, "")
                .label(arguments.operands[0].span, ty.to_string());
            self.report(match near_miss(&ty, &result) {
                Some(shape) => diagnostic.help(format!("{shape} has {expected} elements")),
                None => diagnostic,
            });
            return None;
        }
        Some(self.instructions.apply(Primitive::Reshape, vec![value], result, at))
    }

    /// Every axis once.
    pub fn transpose(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (value, ty) = self.tensor("transpose", arguments)?;
        let [list] = &arguments.lists[..] else {
            return None;
        };
        let place = arguments.operands[0].span;
        let rank = ty.shape().len();
        if list.values.len() != rank {
            let found = list.values.len();
            let message = format!("`transpose` takes every axis once: expected {rank} axes, found {found}");
            let diagnostic = Diagnostic::new(Code::InvalidPermutation, message)
                .at(list.span, "")
                .label(place, ty.to_string());
            self.report(diagnostic);
            return None;
        }
        let mut permutation = vec![];
        for &(axis, span) in &list.values {
            let axis = self.axis_of(axis, &ty, place, span)? as u64;
            if let Some(first) = permutation.iter().position(|&earlier| earlier == axis) {
                let message = format!("`transpose` takes every axis once: axis {axis} is given twice");
                let diagnostic = Diagnostic::new(Code::InvalidPermutation, message)
                    .at(span, "given again here")
                    .label(list.values[first].1, "given here");
                self.report(diagnostic);
                return None;
            }
            permutation.push(axis);
        }
        let shape = permutation.iter().map(|&axis| ty.shape()[axis as usize]).collect();
        let result = tensor_type(self.session, ty.dtype(), shape, ty.placement(), at)?;
        let primitive = Primitive::Transpose { permutation };
        Some(self.instructions.apply(primitive, vec![value], result, at))
    }

    /// Bounds within every axis; at least one element.
    pub fn slice(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (value, ty) = self.tensor("slice", arguments)?;
        let [start, limit, stride] = &arguments.lists[..] else {
            return None;
        };
        let place = arguments.operands[0].span;
        let mut fine = true;
        for (name, list) in [("start", start), ("limit", limit), ("stride", stride)] {
            fine &= self.one_for_each_axis(name, list, &ty, place);
        }
        if !fine {
            return None;
        }
        let (mut starts, mut limits, mut strides, mut shape) = (vec![], vec![], vec![], vec![]);
        for (axis, &extent) in ty.shape().iter().enumerate() {
            let bounds = self.bounds(axis, extent, start.values[axis], limit.values[axis], place);
            let step = self.at_least("stride", axis, 1, stride.values[axis]);
            let (Some((start, limit)), Some(step)) = (bounds, step) else {
                fine = false;
                continue;
            };
            starts.push(start);
            limits.push(limit);
            strides.push(step);
            shape.push((limit - start).div_ceil(step));
        }
        if !fine {
            return None;
        }
        let result = tensor_type(self.session, ty.dtype(), shape, ty.placement(), at)?;
        let primitive = Primitive::Slice {
            start: starts,
            limit: limits,
            stride: strides,
        };
        Some(self.instructions.apply(primitive, vec![value], result, at))
    }

    fn bounds(
        &self,
        axis: usize,
        extent: u64,
        (start, start_span): (i128, Span),
        (limit, limit_span): (i128, Span),
        place: Span,
    ) -> Option<(u64, u64)> {
        let (span, label) = if limit > i128::from(extent) {
            (limit_span, "beyond the end".to_owned())
        } else if start < 0 {
            (start_span, "positions count from the front".to_owned())
        } else if start >= limit {
            (limit_span, "no element is left".to_owned())
        } else {
            return Some((u64::try_from(start).ok()?, u64::try_from(limit).ok()?));
        };
        let message =
            format!("the slice {start}..{limit} of axis {axis} is invalid: expected 0 <= start < limit <= {extent}");
        let diagnostic = Diagnostic::new(Code::InvalidBounds, message).at(span, label);
        self.report(diagnostic.label(place, format!("axis {axis} has extent {extent}")));
        None
    }

    /// `value` as an integer of at least `least`.
    fn at_least(&self, name: &str, axis: usize, least: u64, (value, span): (i128, Span)) -> Option<u64> {
        // Extents fit 63 bits, and so does whatever counts elements.
        match u64::try_from(value) {
            Ok(found) if found >= least && i64::try_from(found).is_ok() => Some(found),
            _ => {
                let message = format!("`{name}` of axis {axis} is {value}: expected {least} <= {name} < 2^63");
                self.report(Diagnostic::new(Code::InvalidBounds, message).at(span, ""));
                None
            }
        }
    }

    fn one_for_each_axis(&self, name: &str, list: &IntegerList, ty: &TensorType, place: Span) -> bool {
        let (found, rank) = (list.values.len(), ty.shape().len());
        if found != rank {
            let message = format!("`{name}` has {found} integers: expected {rank}, one for each axis");
            let diagnostic = Diagnostic::new(Code::InvalidBounds, message)
                .at(list.span, "")
                .label(place, ty.to_string());
            self.report(diagnostic);
        }
        found == rank
    }

    /// Tensors that agree but for one axis.
    pub fn concat(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let operands = &arguments.operands;
        if operands.is_empty() || !self.all_tensors("concat", operands.iter()) {
            return None;
        }
        let values = self.parts(operands)?;
        let types: Vec<_> = values
            .iter()
            .map(|&value| self.instructions.type_of(value).clone())
            .collect();
        let (axis, span) = arguments.axis?;
        let axis = self.axis_of(axis, &types[0], operands[0].span, span)?;
        let mut fine = true;
        for (checked, ty) in operands.iter().zip(&types).skip(1) {
            fine &= self.can_follow(&types[0], &operands[0], ty, checked, axis, at);
        }
        if !fine {
            return None;
        }
        let mut shape = types[0].shape().to_vec();
        let total = types
            .iter()
            .fold(0u64, |total, ty| total.saturating_add(ty.shape()[axis]));
        shape[axis] = total;
        let result = tensor_type(self.session, types[0].dtype(), shape, types[0].placement(), at)?;
        Some(self.instructions.apply(Primitive::Concat { axis }, values, result, at))
    }

    /// The operands of `concat` as tensors; a literal takes the dtype of the
    /// others.
    fn parts(&mut self, operands: &[Checked]) -> Option<Vec<ValueId>> {
        let tensor = operands.iter().find_map(|checked| match checked.operand {
            Operand::Value(value) => Some(self.instructions.type_of(value).clone()),
            _ => None,
        });
        let literal = operands.iter().find_map(|checked| match &checked.operand {
            Operand::Literal(literal) => literal.dtype(),
            _ => None,
        });
        let dtype = tensor.as_ref().map(TensorType::dtype).or(literal);
        let placement = tensor.map_or(Placement::Host, |ty| ty.placement());
        let values: Vec<_> = operands
            .iter()
            .map(|checked| self.part(checked, dtype, placement))
            .collect();
        values.into_iter().collect()
    }

    fn part(&mut self, checked: &Checked, dtype: Option<DType>, placement: Placement) -> Option<ValueId> {
        let literal = match &checked.operand {
            Operand::Value(value) => return Some(*value),
            Operand::Literal(literal) => literal.clone(),
            _ => return None,
        };
        let Some(dtype) = dtype else {
            self.report_untyped(checked, &literal);
            return None;
        };
        let shape = literal.shape().unwrap_or_default().to_vec();
        let ty = tensor_type(self.session, dtype, shape, placement, literal.span)?;
        self.literal_as(&literal, &ty)
    }

    /// Whether a tensor of type `ty` can follow one of type `first` along
    /// `axis`; reports what keeps it from that.
    fn can_follow(
        &self,
        first: &TensorType,
        first_operand: &Checked,
        ty: &TensorType,
        operand: &Checked,
        axis: usize,
        at: Span,
    ) -> bool {
        let (what, left, right, help) = if first.dtype() != ty.dtype() {
            let help = format!("`.cast({})` converts a tensor", first.dtype());
            (
                "dtypes".to_owned(),
                first.dtype().to_string(),
                ty.dtype().to_string(),
                Some(help),
            )
        } else if first.placement() != ty.placement() {
            (
                "placements".to_owned(),
                first.placement().name().to_owned(),
                ty.placement().name().to_owned(),
                None,
            )
        } else {
            let (left, right) = (shape_text(first.shape()), shape_text(ty.shape()));
            match differing_axis(first.shape(), ty.shape(), axis) {
                None => return true,
                Some(None) => ("ranks".to_owned(), left, right, None),
                Some(Some(other)) => {
                    let help = format!("only axis {axis} may differ");
                    (format!("extents along axis {other}"), left, right, Some(help))
                }
            }
        };
        let message = format!("the operands of `concat` have different {what}: {left} and {right}");
        let mut diagnostic = Diagnostic::new(Code::OperandMismatch, message)
            .at(at, "")
            .label(first_operand.span, first.to_string());
        if operand.span != first_operand.span {
            diagnostic = diagnostic.label(operand.span, ty.to_string());
        }
        self.report(match help {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        });
        false
    }

    /// The padding of each axis; a literal takes the dtype of the tensor.
    pub fn pad(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (value, ty) = self.tensor("pad", arguments)?;
        let padding = self.padding(arguments.operands.get(1)?, &ty);
        let [low, high] = &arguments.lists[..] else {
            return None;
        };
        let place = arguments.operands[0].span;
        let counts = self.one_for_each_axis("low", low, &ty, place) & self.one_for_each_axis("high", high, &ty, place);
        if !counts {
            return None;
        }
        let (mut lows, mut highs, mut shape) = (vec![], vec![], vec![]);
        for (axis, &extent) in ty.shape().iter().enumerate() {
            let below = self.at_least("low", axis, 0, low.values[axis]);
            let above = self.at_least("high", axis, 0, high.values[axis]);
            lows.extend(below);
            highs.extend(above);
            shape.push(
                extent
                    .saturating_add(below.unwrap_or(0))
                    .saturating_add(above.unwrap_or(0)),
            );
        }
        let rank = ty.shape().len();
        if lows.len() != rank || highs.len() != rank {
            return None;
        }
        let result = tensor_type(self.session, ty.dtype(), shape, ty.placement(), at)?;
        let primitive = Primitive::Pad { low: lows, high: highs };
        Some(self.instructions.apply(primitive, vec![value, padding?], result, at))
    }

    /// The value around a tensor of type `ty`: one element.
    fn padding(&mut self, checked: &Checked, ty: &TensorType) -> Option<ValueId> {
        if !self.all_tensors("pad", std::iter::once(checked)) {
            return None;
        }
        let expected = tensor_type(self.session, ty.dtype(), vec![], ty.placement(), checked.span)?;
        let value = match &checked.operand {
            Operand::Literal(literal) => return self.literal_as(&literal.clone(), &expected),
            Operand::Value(value) => *value,
            _ => return None,
        };
        let found = self.instructions.type_of(value);
        if *found != expected {
            let message = format!("`pad` takes a literal or `{expected}`, found `{found}`");
            let diagnostic = Diagnostic::new(Code::TypeMismatch, message);
            self.report(diagnostic.at(checked.span, format!("this is {found}")));
            return None;
        }
        Some(value)
    }

    /// The index along an axis.
    pub fn iota(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (shape, dtype) = (arguments.dims.clone()?, arguments.dtype?);
        let ty = tensor_type(self.session, dtype, shape, Placement::Host, at)?;
        let bound = Operation::Special(Special::Iota).bound();
        if !bound.admits(dtype) {
            let message = format!("`iota` takes {}, found {dtype}", bound.describe());
            self.report(Diagnostic::new(Code::InadmissibleDType, message).at(at, ""));
            return None;
        }
        let (axis, span) = arguments.axis?;
        let axis = self.axis_of(axis, &ty, at, span)?;
        Some(self.instructions.apply(Primitive::Iota { axis }, vec![], ty, at))
    }
}

/// The first axis but `axis` in which two shapes differ; `Some(None)` when they
/// differ in rank, `None` when they do not differ.
fn differing_axis(first: &[u64], other: &[u64], axis: usize) -> Option<Option<usize>> {
    if first.len() != other.len() {
        return Some(None);
    }
    (0..first.len())
        .find(|&candidate| candidate != axis && first[candidate] != other[candidate])
        .map(Some)
}

/// The shape of `result` with one extent changed so that it has the elements of
/// `operand`; none when several extents could be meant or none fits.
fn near_miss(operand: &TensorType, result: &TensorType) -> Option<String> {
    let count: u64 = operand.shape().iter().product();
    let shape = result.shape();
    if shape.len() > MAXIMUM_RANK {
        return None;
    }
    let mut candidates = (0..shape.len()).filter_map(|axis| {
        let others: u64 = shape
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != axis)
            .map(|(_, &dim)| dim)
            .product();
        count.is_multiple_of(others).then(|| {
            let mut shape = shape.to_vec();
            shape[axis] = count / others;
            shape_text(&shape)
        })
    });
    let first = candidates.next()?;
    candidates.next().is_none().then_some(first)
}
