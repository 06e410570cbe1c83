//! From patterns to types: generic parameters get their values.

use super::{
    constant::Constant,
    elaborate::{report_excess, tensor_type},
    generic::{Argument, DTypePattern, Dim, GenericValue, Pattern, ShapePattern, TensorPattern},
    session::Session,
    types::{TensorType, Type},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
};
use std::sync::Arc;

impl Session<'_> {
    /// The type that `pattern` is with `values` for its parameters. Reports what
    /// is wrong; such a part becomes [`Type::Error`].
    pub fn instantiate(&self, pattern: &Pattern, values: &[GenericValue]) -> Type {
        match pattern {
            Pattern::Tensor(tensor) => self
                .instantiate_tensor(tensor, values)
                .map_or(Type::Error, Type::Tensor),
            Pattern::Tuple(elements, span) => {
                let elements = elements
                    .iter()
                    .map(|element| self.instantiate(element, values))
                    .collect();
                let tuple = Type::Tuple(elements);
                let leaves = tuple.leaf_count();
                if leaves == 0 || report_excess(self, "tuple", leaves, *span) {
                    return Type::Error;
                }
                tuple
            }
            Pattern::Array { element, length, span } => {
                let element = self.instantiate(element, values);
                let length = self
                    .extent(length, values)
                    .and_then(|length| usize::try_from(length).ok());
                let (Some(length), false) = (length, element.has_error()) else {
                    return Type::Error;
                };
                let array = Type::Array(Arc::new(element), length);
                if report_excess(self, "array", array.leaf_count(), *span) {
                    return Type::Error;
                }
                array
            }
            Pattern::Record {
                record,
                arguments,
                span,
                ..
            } => {
                let arguments = arguments
                    .iter()
                    .map(|argument| self.instantiate_argument(argument, values));
                match arguments.collect::<Option<Vec<_>>>() {
                    Some(arguments) => self.record_type(*record, arguments, *span),
                    None => Type::Error,
                }
            }
            Pattern::Error => Type::Error,
        }
    }

    /// The value of a generic argument.
    pub fn instantiate_argument(&self, argument: &Argument, values: &[GenericValue]) -> Option<GenericValue> {
        match argument {
            Argument::Dim(dim) => self.dim_value(dim, values).map(GenericValue::Integer),
            Argument::DType(dtype, _) => dtype_value(*dtype, values).map(GenericValue::DType),
            Argument::Shape(shape, _) => self
                .instantiate_shape(shape, values)
                .map(|shape| GenericValue::Shape(shape.into())),
        }
    }

    fn instantiate_tensor(&self, tensor: &TensorPattern, values: &[GenericValue]) -> Option<TensorType> {
        let dtype = dtype_value(tensor.dtype, values);
        let shape = self.instantiate_shape(&tensor.shape, values)?;
        tensor_type(self, dtype?, shape, tensor.placement, tensor.span)
    }

    fn instantiate_shape(&self, shape: &ShapePattern, values: &[GenericValue]) -> Option<Vec<u64>> {
        let mut dims = match shape.leading.and_then(|index| values.get(index)) {
            Some(GenericValue::Shape(leading)) => leading.to_vec(),
            _ => vec![],
        };
        let rest: Vec<_> = shape.dims.iter().map(|dim| self.extent(dim, values)).collect();
        dims.extend(rest.into_iter().collect::<Option<Vec<_>>>()?);
        Some(dims)
    }

    fn extent(&self, dim: &Dim, values: &[GenericValue]) -> Option<u64> {
        let value = self.dim_value(dim, values)?;
        match u64::try_from(value) {
            Ok(extent) if extent >= 1 && i64::try_from(extent).is_ok() => Some(extent),
            _ => {
                let written = self.sources.snippet(dim.span);
                let message = format!("the dim `{written}` is {value}: expected 1 <= dim < 2^63");
                self.reports
                    .report(Diagnostic::new(Code::InvalidDim, message).at(dim.span, ""));
                None
            }
        }
    }

    fn dim_value(&self, dim: &Dim, values: &[GenericValue]) -> Option<i128> {
        let value_of = |index: usize| match values.get(index) {
            Some(GenericValue::Integer(value)) => Some(*value),
            _ => None,
        };
        dim.evaluate(value_of)
            .map_err(|error| {
                let diagnostic = Diagnostic::new(Code::ConstantArithmetic, error.to_string());
                self.reports.report(diagnostic.at(dim.span, ""));
            })
            .ok()
    }
}

fn dtype_value(dtype: DTypePattern, values: &[GenericValue]) -> Option<DType> {
    match dtype {
        DTypePattern::Known(dtype) => Some(dtype),
        DTypePattern::Parameter(index) => match values.get(index) {
            Some(GenericValue::DType(dtype)) => Some(*dtype),
            _ => None,
        },
    }
}

/// The value of a generic parameter as a pattern without parameters.
pub fn known_argument(value: &GenericValue, span: Span) -> Argument {
    match value {
        GenericValue::Integer(value) => Argument::Dim(Dim::constant(*value, span)),
        GenericValue::DType(dtype) => Argument::DType(DTypePattern::Known(*dtype), span),
        GenericValue::Shape(shape) => {
            let dims = shape.iter().map(|&dim| Dim::constant(i128::from(dim), span)).collect();
            Argument::Shape(ShapePattern { leading: None, dims }, span)
        }
    }
}

/// A generic parameter's value as a compile-time value.
pub fn constant_of(value: &GenericValue) -> Option<Constant> {
    match value {
        GenericValue::Integer(value) => Some(Constant::Integer(*value)),
        GenericValue::DType(dtype) => Some(Constant::DType(*dtype)),
        GenericValue::Shape(_) => None,
    }
}
