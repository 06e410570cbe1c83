//! The typing rules of indexing.

use super::{
    arguments::Bound,
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    sema::{
        Primitive, ValueId,
        elaborate::tensor_type,
        surface::Special,
        types::{TensorType, Type, shape_text},
    },
};

/// Operands in the order of the parameters, with their types.
type Typed = (ValueId, TensorType);

impl FunctionChecker<'_, '_, '_> {
    /// `take`, `take_along_axis` and `scatter_add`.
    pub fn gather_or_scatter(&mut self, special: Special, arguments: &Bound, at: Span) -> Option<ValueId> {
        let name = special.name();
        let (input, ty) = self.typed_operand(name, arguments, 0, None)?;
        let axis = arguments.axis;
        let indices = self.indices(name, arguments, &ty);
        let axis = axis.and_then(|(axis, span)| self.axis_in_range(axis, &ty, arguments, span));
        let ((indices, index_type), axis) = (indices?, axis?);
        if special == Special::TakeAlongAxis {
            self.agree_off_axis(name, &ty, &index_type, axis, arguments, at)?;
            let ty = tensor_type(
                self.session,
                ty.dtype(),
                index_type.shape().to_vec(),
                ty.placement(),
                at,
            )?;
            let primitive = Primitive::TakeAlongAxis { axis };
            return Some(self.instructions.apply(primitive, vec![input, indices], ty, at));
        }
        let mut shape = ty.shape().to_vec();
        shape.splice(axis..=axis, index_type.shape().iter().copied());
        let taken = tensor_type(self.session, ty.dtype(), shape, ty.placement(), at)?;
        if special == Special::Take {
            let primitive = Primitive::Take { axis };
            return Some(self.instructions.apply(primitive, vec![input, indices], taken, at));
        }
        self.admit(name, special.bound(), &ty, &arguments.operands[0], at)?;
        let updates = arguments.operands.get(2)?;
        let updates = self.value_of_type(updates, taken, "`updates` of `scatter_add`")?;
        let primitive = Primitive::ScatterAdd { axis };
        Some(
            self.instructions
                .apply(primitive, vec![input, indices, updates], ty, at),
        )
    }

    /// `dynamic_slice`.
    pub fn dynamic_slice(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (input, ty) = self.typed_operand("dynamic_slice", arguments, 0, None)?;
        let start = self.start("dynamic_slice", arguments.operands.get(1)?, &ty, at)?;
        let sizes = arguments.dims.clone()?;
        if sizes.len() != ty.shape().len() {
            let message = format!(
                "`sizes` has {} entries: expected one for each axis of `{ty}`, {}",
                sizes.len(),
                ty.shape().len()
            );
            self.report(Diagnostic::new(Code::WindowMisfit, message).at(at, ""));
            return None;
        }
        self.fit_window("the window", &sizes, &ty, arguments.operands[0].span, at)?;
        let result = tensor_type(self.session, ty.dtype(), sizes, ty.placement(), at)?;
        Some(
            self.instructions
                .apply(Primitive::DynamicSlice, vec![input, start], result, at),
        )
    }

    /// `dynamic_update_slice`.
    pub fn dynamic_update_slice(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        const NAME: &str = "dynamic_update_slice";
        let (input, ty) = self.typed_operand(NAME, arguments, 0, None)?;
        let (update, update_type) = self.typed_operand(NAME, arguments, 1, Some(ty.dtype()))?;
        let start = self.start(NAME, arguments.operands.get(2)?, &ty, at)?;
        let agrees = update_type.dtype() == ty.dtype()
            && update_type.placement() == ty.placement()
            && update_type.shape().len() == ty.shape().len();
        if !agrees {
            let message = format!("the update has the type `{update_type}`: expected the dtype and rank of `{ty}`");
            let diagnostic = Diagnostic::new(Code::OperandMismatch, message)
                .at(arguments.operands[1].span, format!("this is {update_type}"))
                .label(arguments.operands[0].span, ty.to_string());
            self.report(if update_type.dtype() == ty.dtype() {
                diagnostic
            } else {
                diagnostic.help(format!("`.cast({})` converts the dtype", ty.dtype()))
            });
            return None;
        }
        let at_update = arguments.operands[1].span;
        self.fit_window(
            "the update",
            update_type.shape(),
            &ty,
            arguments.operands[0].span,
            at_update,
        )?;
        let primitive = Primitive::DynamicUpdateSlice;
        Some(self.instructions.apply(primitive, vec![input, update, start], ty, at))
    }

    /// `top_k`: values and indices.
    pub fn top_k(&mut self, arguments: &Bound, at: Span) -> Option<Vec<ValueId>> {
        let (input, ty) = self.typed_operand("top_k", arguments, 0, None)?;
        let admitted = self.admit("top_k", Special::TopK.bound(), &ty, &arguments.operands[0], at);
        let axis = arguments
            .axis
            .and_then(|(axis, span)| self.axis_in_range(axis, &ty, arguments, span));
        let (axis, (k, k_span)) = (axis?, arguments.count?);
        admitted?;
        let extent = ty.shape()[axis];
        let Some(k) = u64::try_from(k).ok().filter(|k| (1..=extent).contains(k)) else {
            let message = format!("`k` is {k}: expected 1 <= k <= {extent}, the extent of axis {axis}");
            let diagnostic = Diagnostic::new(Code::WindowMisfit, message).at(k_span, "");
            self.report(diagnostic.label(arguments.operands[0].span, ty.to_string()));
            return None;
        };
        let mut shape = ty.shape().to_vec();
        shape[axis] = k;
        let values = tensor_type(self.session, ty.dtype(), shape.clone(), ty.placement(), at)?;
        let indices = tensor_type(self.session, DType::I64, shape, ty.placement(), at)?;
        let primitive = Primitive::TopK { axis };
        Some(
            self.instructions
                .apply_several(primitive, vec![input], [values, indices], at),
        )
    }

    /// Operand number `position` as a tensor; a literal takes `dtype`.
    pub fn typed_operand(
        &mut self,
        operation: &str,
        arguments: &Bound,
        position: usize,
        dtype: Option<DType>,
    ) -> Option<Typed> {
        let checked = arguments.operands.get(position)?;
        if !self.all_tensors(operation, std::iter::once(checked)) {
            return None;
        }
        let value = match (&checked.operand, dtype) {
            (Operand::Value(value), _) => *value,
            (Operand::Literal(literal), Some(dtype)) if literal.suffix.is_none() => {
                let literal = literal.clone();
                let shape = literal.shape().unwrap_or_default().to_vec();
                let placement = crate::syntax::ast::Placement::Host;
                let ty = tensor_type(self.session, dtype, shape, placement, checked.span)?;
                self.literal_as(&literal, &ty)?
            }
            _ => self.literal_by_itself(checked)?,
        };
        Some((value, self.instructions.type_of(value).clone()))
    }

    /// The indices of an operation on `input`: I64 or I32; literals are I64.
    fn indices(&mut self, operation: &str, arguments: &Bound, input: &TensorType) -> Option<Typed> {
        let (value, ty) = self.typed_operand(operation, arguments, 1, Some(DType::I64))?;
        let span = arguments.operands[1].span;
        if !matches!(ty.dtype(), DType::I64 | DType::I32) {
            let message = format!(
                "the indices of `{operation}` have the dtype {}: expected I64 or I32",
                ty.dtype()
            );
            let mut diagnostic = Diagnostic::new(Code::InadmissibleDType, message).at(span, format!("this is {ty}"));
            if ty.dtype().is_int() {
                diagnostic = diagnostic.help("`.cast(I64)` converts the dtype");
            }
            self.report(diagnostic);
            return None;
        }
        self.same_placement(operation, input, &ty, span)?;
        Some((value, ty))
    }

    /// The start of a window in `input`: one I64 for each axis.
    fn start(&mut self, operation: &str, checked: &Checked, input: &TensorType, at: Span) -> Option<ValueId> {
        if input.shape().is_empty() {
            let message = format!("`{operation}` takes a tensor of rank 1 or more, found `{input}`");
            self.report(Diagnostic::new(Code::WindowMisfit, message).at(at, "a rank-0 tensor has no window"));
            return None;
        }
        let shape = vec![input.shape().len() as u64];
        let ty = tensor_type(self.session, DType::I64, shape, input.placement(), at)?;
        self.value_of_type(checked, ty, &format!("`start` of `{operation}`"))
    }

    /// The value of an operand that must have the type `ty`.
    fn value_of_type(&mut self, checked: &Checked, ty: TensorType, what: &str) -> Option<ValueId> {
        match self.expect(checked, &Type::Tensor(ty), what).operand {
            Operand::Value(value) => Some(value),
            _ => None,
        }
    }

    fn same_placement(&self, operation: &str, input: &TensorType, other: &TensorType, span: Span) -> Option<()> {
        if input.placement() == other.placement() {
            return Some(());
        }
        let message = format!(
            "the operands of `{operation}` have different placements: {} and {}",
            input.placement().name(),
            other.placement().name()
        );
        self.report(Diagnostic::new(Code::OperandMismatch, message).at(span, other.to_string()));
        None
    }

    /// Checks that only the extents on `axis` differ.
    fn agree_off_axis(
        &self,
        operation: &str,
        input: &TensorType,
        indices: &TensorType,
        axis: usize,
        arguments: &Bound,
        at: Span,
    ) -> Option<()> {
        let (left, right) = (input.shape(), indices.shape());
        let obstacle = if left.len() == right.len() {
            match (0..left.len()).find(|&other| other != axis && left[other] != right[other]) {
                Some(differing) => format!("axis {differing} differs: {} and {}", left[differing], right[differing]),
                None => return Some(()),
            }
        } else {
            format!("ranks differ: {} and {}", left.len(), right.len())
        };
        let message = format!(
            "the indices of `{operation}` have the shape {}: expected that of the tensor, {}, except on axis {axis}",
            shape_text(right),
            shape_text(left)
        );
        let diagnostic = Diagnostic::new(Code::OperandMismatch, message)
            .at(at, "")
            .label(arguments.operands[0].span, input.to_string())
            .label(arguments.operands[1].span, indices.to_string())
            .note(obstacle)
            .help("`take` takes indices of any shape, the same ones for every fiber");
        self.report(diagnostic);
        None
    }

    /// Checks that a window of the rank of `ty` fits it.
    fn fit_window(&self, what: &str, sizes: &[u64], ty: &TensorType, input: Span, at: Span) -> Option<()> {
        let mut axes = sizes.iter().zip(ty.shape()).enumerate();
        let Some((axis, (size, extent))) = axes.find(|(_, (size, extent))| size > extent) else {
            return Some(());
        };
        let message = format!("{what} has the extent {size} on axis {axis}: expected at most {extent}");
        let diagnostic = Diagnostic::new(Code::WindowMisfit, message).at(at, "");
        self.report(diagnostic.label(input, ty.to_string()));
        None
    }
}
