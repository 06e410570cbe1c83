//! The typing rules of the operations.

use super::{
    arguments::Bound,
    function::FunctionChecker,
    operand::{Checked, Operand},
    unify::Member,
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    sema::{
        Primitive, ValueId,
        elaborate::tensor_type,
        side_by_side::stretched,
        surface::{Operation, Reduction, Special},
        types::{Placement, TensorType, broadcast_obstacle, shape_text},
    },
};

/// A tuple of the results of an operation that has several.
fn several(values: Option<Vec<ValueId>>, at: Span) -> Operand {
    let elements = |values: Vec<ValueId>| {
        values
            .into_iter()
            .map(|value| Checked::value(Some(value), at))
            .collect()
    };
    values.map_or(Operand::Poison, |values| Operand::Tuple(elements(values)))
}

impl FunctionChecker<'_, '_, '_> {
    /// An elementwise operation or comparison: operands of one type.
    pub fn elementwise(&mut self, operation: Operation, operands: &[Checked], at: Span) -> Option<ValueId> {
        let members: Vec<_> = operands.iter().map(|checked| Member { checked, fixed: None }).collect();
        let values = self.unify(operation.spoken(), &members, at)?;
        let ty = self.instructions.type_of(*values.first()?).clone();
        self.admit(operation.spoken(), operation.bound(), &ty, &operands[0], at)?;
        let (primitive, ty) = match operation {
            Operation::Unary(unary) => (Primitive::Unary(unary), ty),
            Operation::Binary(binary) => (Primitive::Binary(binary), ty),
            Operation::Compare(comparison) => {
                let ty = tensor_type(self.session, DType::Bool, ty.shape().to_vec(), ty.placement(), at)?;
                (Primitive::Compare(comparison), ty)
            }
            Operation::Special(_) => return None,
        };
        Some(self.instructions.apply(primitive, values, ty, at))
    }

    /// Applies the rule of `operation` to bound arguments.
    pub fn apply(&mut self, operation: Operation, arguments: &Bound, at: Span) -> Operand {
        let value = match operation {
            Operation::Unary(_) | Operation::Binary(_) | Operation::Compare(_) => {
                self.elementwise(operation, &arguments.operands, at)
            }
            Operation::Special(Special::Where) => self.choose(&arguments.operands, at),
            Operation::Special(Special::Cast) => self.cast(arguments, at),
            Operation::Special(Special::To) => self.transfer(arguments, at),
            Operation::Special(Special::Full) => self.full(arguments, at),
            Operation::Special(Special::Broadcast) => self.broadcast(arguments, at),
            Operation::Special(Special::Matmul) => self.matmul(arguments, at),
            Operation::Special(Special::Einsum) => self.einsum(arguments, at),
            Operation::Special(Special::Reshape) => self.reshape(arguments, at),
            Operation::Special(Special::Transpose) => self.transpose(arguments, at),
            Operation::Special(Special::Slice) => self.slice(arguments, at),
            Operation::Special(Special::Concat) => self.concat(arguments, at),
            Operation::Special(Special::Pad) => self.pad(arguments, at),
            Operation::Special(Special::Iota) => self.iota(arguments, at),
            Operation::Special(Special::Reduce) => self.reduce(arguments, false, at),
            Operation::Special(Special::ReduceKeep) => self.reduce(arguments, true, at),
            Operation::Special(special @ (Special::Take | Special::TakeAlongAxis | Special::ScatterAdd)) => {
                self.gather_or_scatter(special, arguments, at)
            }
            Operation::Special(Special::DynamicSlice) => self.dynamic_slice(arguments, at),
            Operation::Special(Special::DynamicUpdateSlice) => self.dynamic_update_slice(arguments, at),
            Operation::Special(Special::TopK) => return several(self.top_k(arguments, at), at),
            Operation::Special(Special::Key) => self.random_key(arguments, at),
            Operation::Special(Special::Split) => return several(self.random_split(arguments, at), at),
            Operation::Special(special @ (Special::Bits | Special::Uniform | Special::Gumbel)) => {
                self.random_numbers(special, arguments, at)
            }
        };
        value.map_or(Operand::Poison, Operand::Value)
    }

    /// Reports a dtype outside the bound of an operation.
    pub fn admit(
        &self,
        operation: &str,
        bound: crate::sema::surface::Bound,
        ty: &TensorType,
        operand: &Checked,
        at: Span,
    ) -> Option<()> {
        let dtype = ty.dtype();
        if bound.admits(dtype) {
            return Some(());
        }
        let message = format!("`{operation}` takes {}, found {dtype}", bound.describe());
        let mut diagnostic = Diagnostic::new(Code::InadmissibleDType, message).at(at, "");
        if operand.span != at {
            diagnostic = diagnostic.label(operand.span, ty.to_string());
        }
        self.report(diagnostic);
        None
    }

    /// The only operand as a tensor.
    pub(super) fn tensor(&mut self, operation: &str, arguments: &Bound) -> Option<(ValueId, TensorType)> {
        let checked = arguments.operands.first()?;
        if !self.all_tensors(operation, std::iter::once(checked)) {
            return None;
        }
        let value = match checked.operand {
            Operand::Value(value) => value,
            _ => self.literal_by_itself(checked)?,
        };
        Some((value, self.instructions.type_of(value).clone()))
    }

    fn choose(&mut self, operands: &[Checked], at: Span) -> Option<ValueId> {
        let [condition, on_true, on_false] = operands else {
            return None;
        };
        let members = [
            Member {
                checked: condition,
                fixed: Some(DType::Bool),
            },
            Member {
                checked: on_true,
                fixed: None,
            },
            Member {
                checked: on_false,
                fixed: None,
            },
        ];
        let values = self.unify("where", &members, at)?;
        let ty = self.instructions.type_of(values[1]).clone();
        Some(self.instructions.apply(Primitive::Where, values, ty, at))
    }

    fn cast(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (value, ty) = self.tensor("cast", arguments)?;
        let dtype = arguments.dtype?;
        let ty = tensor_type(self.session, dtype, ty.shape().to_vec(), ty.placement(), at)?;
        Some(self.instructions.apply(Primitive::Cast, vec![value], ty, at))
    }

    fn transfer(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (value, ty) = self.tensor("to", arguments)?;
        let placement = arguments.placement?;
        if placement == ty.placement() {
            return Some(value);
        }
        let ty = tensor_type(self.session, ty.dtype(), ty.shape().to_vec(), placement, at)?;
        Some(self.instructions.apply(Primitive::To, vec![value], ty, at))
    }

    /// A literal gives a constant, a rank-0 tensor is broadcast.
    fn full(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let checked = arguments.operands.first()?;
        let (shape, dtype) = (arguments.dims.clone()?, arguments.dtype?);
        let ty = tensor_type(self.session, dtype, shape, Placement::Host, at)?;
        if !self.all_tensors("full", std::iter::once(checked)) {
            return None;
        }
        let value = match &checked.operand {
            Operand::Literal(literal) if literal.shape().is_none() => {
                return self.literal_as(&literal.clone(), &ty);
            }
            Operand::Value(value) => *value,
            _ => self.literal_by_itself(checked)?,
        };
        let found = self.instructions.type_of(value);
        let expected = TensorType::scalar(dtype);
        if *found != expected {
            let message = format!("`full` takes a literal or `{expected}`, found `{found}`");
            self.report(Diagnostic::new(Code::TypeMismatch, message).at(checked.span, format!("this is {found}")));
            return None;
        }
        Some(self.instructions.apply(Primitive::Broadcast, vec![value], ty, at))
    }

    fn broadcast(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (value, ty) = self.tensor("broadcast", arguments)?;
        let shape = arguments.dims.clone()?;
        if let Some(obstacle) = broadcast_obstacle(ty.shape(), &shape) {
            let (from, to) = (shape_text(ty.shape()), shape_text(&shape));
            let message = format!("the shape {from} does not broadcast to {to}");
            let diagnostic = Diagnostic::new(Code::BroadcastMismatch, message)
                .at(at, obstacle)
                .label(arguments.operands[0].span, ty.to_string());
            self.report(match stretched(["from", "to"], ty.shape(), &shape) {
                Some(drawing) => diagnostic.note(drawing),
                None => diagnostic,
            });
            return None;
        }
        let ty = tensor_type(self.session, ty.dtype(), shape, ty.placement(), at)?;
        Some(self.instructions.apply(Primitive::Broadcast, vec![value], ty, at))
    }

    fn reduce(&mut self, arguments: &Bound, keepdims: bool, at: Span) -> Option<ValueId> {
        let (value, ty) = self.tensor("reduce", arguments)?;
        let (reduction, axis) = (arguments.reduction, arguments.axis);
        // The dtype is checked even where the axis is wrong, and the reverse.
        let admitted = reduction.and_then(|(reduction, span)| self.admit_reduction(reduction, &ty, arguments, span));
        let axis = axis.and_then(|(axis, span)| self.axis_in_range(axis, &ty, arguments, span));
        let (reduction, axis) = (admitted?, axis?);
        let mut shape = ty.shape().to_vec();
        if keepdims {
            shape[axis] = 1;
        } else {
            shape.remove(axis);
        }
        let dtype = if reduction.gives_index() {
            DType::I64
        } else {
            ty.dtype()
        };
        let ty = tensor_type(self.session, dtype, shape, ty.placement(), at)?;
        let primitive = Primitive::Reduce {
            reduction,
            axis,
            keepdims,
        };
        Some(self.instructions.apply(primitive, vec![value], ty, at))
    }

    fn admit_reduction(
        &self,
        reduction: Reduction,
        ty: &TensorType,
        arguments: &Bound,
        span: Span,
    ) -> Option<Reduction> {
        let operand = &arguments.operands[0];
        self.admit(reduction.name(), reduction.bound(), ty, operand, span)?;
        if reduction.gives_index() && ty.placement() == Placement::Device {
            let message = format!("`{}` works on `@host` tensors, found `@device`", reduction.name());
            let diagnostic = Diagnostic::new(Code::InadmissiblePlacement, message)
                .at(span, "")
                .label(operand.span, ty.to_string());
            self.report(diagnostic);
            return None;
        }
        Some(reduction)
    }

    /// The axis, when it is one of `ty`.
    pub fn axis_in_range(&self, axis: i128, ty: &TensorType, arguments: &Bound, span: Span) -> Option<usize> {
        self.axis_of(axis, ty, arguments.operands[0].span, span)
    }

    /// `axis`, written at `span`, as an axis of the tensor at `place`; reports
    /// one that is none.
    pub(super) fn axis_of(&self, axis: i128, ty: &TensorType, place: Span, span: Span) -> Option<usize> {
        let rank = ty.shape().len();
        if let Some(axis) = usize::try_from(axis).ok().filter(|&axis| axis < rank) {
            return Some(axis);
        }
        let expected = if rank == 0 {
            "a rank-0 tensor has no axis".to_owned()
        } else {
            format!("expected 0 <= axis < {rank}")
        };
        let message = format!("axis {axis} is out of range for rank {rank}: {expected}");
        let mut diagnostic = Diagnostic::new(Code::AxisOutOfRange, message)
            .at(span, "")
            .label(place, ty.to_string());
        if axis < 0 && axis >= -(rank as i128) {
            diagnostic = diagnostic.help(format!("axes count from the front: `axis={}`", axis + rank as i128));
        }
        self.report(diagnostic);
        None
    }
}
