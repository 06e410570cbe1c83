//! Values where a type is stated: parameters, results, annotated bindings.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic},
    sema::{
        Payload, ValueId,
        literal::{Content, Literal},
        side_by_side::side_by_side,
        types::{TensorType, Type, broadcast_obstacle, difference, shape_difference, shape_text},
    },
};
use std::sync::Arc;

impl FunctionChecker<'_, '_, '_> {
    /// The value as one of type `ty`: literals take it, everything else must
    /// have it. `what` names the value in messages.
    pub fn expect(&mut self, checked: &Checked, ty: &Type, what: &str) -> Checked {
        let operand = match (&checked.operand, ty) {
            (Operand::Poison, _) | (_, Type::Error) => Operand::Poison,
            (Operand::Handle(_), _) => self.refuse_handle(checked.span).operand,
            (Operand::Value(value), Type::Tensor(expected)) if self.instructions.type_of(*value) == expected => {
                Operand::Value(*value)
            }
            (Operand::Literal(literal), Type::Tensor(expected)) => self
                .literal_as(&literal.clone(), expected)
                .map_or(Operand::Poison, Operand::Value),
            (Operand::Tuple(elements), Type::Tuple(types)) if elements.len() == types.len() => {
                let elements = elements.clone();
                let pairs = elements.iter().zip(types.iter());
                Operand::Tuple(pairs.map(|(element, ty)| self.expect(element, ty, what)).collect())
            }
            (Operand::Record(found, _), Type::Record(expected)) if found == expected => checked.operand.clone(),
            (Operand::Array(elements), Type::Array(element, length)) if elements.len() == *length => {
                let elements = elements.clone();
                Operand::Array(
                    elements
                        .iter()
                        .map(|checked| self.expect(checked, element, what))
                        .collect(),
                )
            }
            (Operand::Array(elements), Type::Array(_, length)) => {
                self.report_length(checked, elements.len(), *length, ty, what)
            }
            _ => self.report_mismatch(checked, ty, what),
        };
        Checked {
            operand,
            ..checked.clone()
        }
    }

    fn report_length(&self, checked: &Checked, found: usize, expected: usize, ty: &Type, what: &str) -> Operand {
        let message = format!("{what} has another length: expected {expected}, found {found}");
        let diagnostic = Diagnostic::new(Code::ArrayMismatch, message)
            .at(checked.span, format!("this array has {found} elements"))
            .note(format!("the expected type is `{ty}`"));
        self.report(diagnostic);
        Operand::Poison
    }

    fn report_mismatch(&self, checked: &Checked, expected: &Type, what: &str) -> Operand {
        let found = self.describe(checked);
        let message = format!("{what} has another type: expected `{expected}`, found {found}");
        let mut diagnostic = Diagnostic::new(Code::TypeMismatch, message);
        let mut label = format!("this is {found}");
        if let (Operand::Value(value), Type::Tensor(expected)) = (&checked.operand, expected) {
            let found = self.instructions.type_of(*value);
            label = difference(expected, found).unwrap_or(label);
            if let Some(drawing) = side_by_side(["expected", "found"], expected.shape(), found.shape()) {
                diagnostic = diagnostic.note(drawing);
            }
            if found.dtype() != expected.dtype() {
                diagnostic = diagnostic.help(format!("`.cast({})` converts the dtype", expected.dtype()));
            }
            let stretches = broadcast_obstacle(found.shape(), expected.shape()).is_none();
            if found.shape() != expected.shape() && stretches {
                let shape = shape_text(expected.shape());
                diagnostic = diagnostic.help(format!("`.broadcast({shape})` stretches the shape"));
            }
        }
        if let (Operand::Array(_), Type::Tensor(expected)) = (&checked.operand, expected) {
            let help = match expected.shape().len() {
                1 => "a tensor of computed elements is joined: `concat([i.reshape([1]), j.reshape([1])], axis=0)`",
                _ => "tensors are joined by `concat([a, b], axis=0)`",
            };
            diagnostic = diagnostic.help(help);
        }
        self.report(diagnostic.at(checked.span, label));
        Operand::Poison
    }

    /// A literal as a tensor of type `ty`; reports what does not fit.
    pub fn literal_as(&mut self, literal: &Literal, ty: &TensorType) -> Option<ValueId> {
        if let Some(suffix) = literal.suffix.filter(|&suffix| suffix != ty.dtype()) {
            let message = format!("the literal has another dtype: expected {}, found {suffix}", ty.dtype());
            self.report(Diagnostic::new(Code::TypeMismatch, message).at(literal.span, "its suffix gives the dtype"));
            return None;
        }
        if let Some(obstacle) = literal.shape().and_then(|shape| shape_difference(ty.shape(), shape)) {
            let (expected, found) = (shape_text(ty.shape()), literal.describe());
            let message = format!("the literal has another shape: expected {expected}, found {found}");
            self.report(Diagnostic::new(Code::TypeMismatch, message).at(literal.span, obstacle));
            return None;
        }
        if self.report_misfits(literal, ty.dtype()) {
            return None;
        }
        let payload = match &literal.content {
            Content::Scalar(value) => Payload::Splat(value.bits(ty.dtype()).ok()?),
            Content::Tensor { elements, .. } => {
                let bits: Result<Vec<_>, _> = elements.iter().map(|(value, _)| value.bits(ty.dtype())).collect();
                Payload::Dense(bits.ok()?)
            }
        };
        Some(self.instructions.constant(payload, ty.clone(), literal.span))
    }

    /// A literal that meets no type as a tensor: its dtype is that of its
    /// suffix, or Bool; a scalar is of rank 0.
    pub fn literal_by_itself(&mut self, checked: &Checked) -> Option<ValueId> {
        let Operand::Literal(literal) = &checked.operand else {
            return None;
        };
        let literal = literal.clone();
        let Some(dtype) = literal.dtype() else {
            self.report_untyped(checked, &literal);
            return None;
        };
        let shape = literal.shape().unwrap_or_default().to_vec();
        let scalar = TensorType::scalar(dtype);
        match scalar.with_shape(shape) {
            Ok(ty) => self.literal_as(&literal, &ty),
            Err(error) => {
                self.report(Diagnostic::new(Code::TooLarge, error.to_string()).at(checked.span, ""));
                None
            }
        }
    }

    /// Reports a literal without a dtype.
    pub fn report_untyped(&self, checked: &Checked, literal: &Literal) {
        let message = format!("{} has no dtype here", literal.describe());
        let mut diagnostic = Diagnostic::new(Code::UntypedLiteral, message)
            .at(checked.span, "nothing here gives it a dtype")
            .help("a suffix does: `1.0: F32`; for a name, `full(name, [], F32)` does");
        if literal.span != checked.span {
            diagnostic = diagnostic.label(literal.span, "the literal");
        }
        self.report(diagnostic);
    }

    /// The type of a value; a literal has one when its dtype is known.
    pub fn type_of(&self, checked: &Checked) -> Type {
        match &checked.operand {
            Operand::Value(value) => Type::Tensor(self.instructions.type_of(*value).clone()),
            Operand::Literal(literal) => literal
                .dtype()
                .and_then(|dtype| {
                    let shape = literal.shape().unwrap_or_default().to_vec();
                    TensorType::scalar(dtype).with_shape(shape).ok()
                })
                .map_or(Type::Error, Type::Tensor),
            Operand::Tuple(elements) => Type::Tuple(elements.iter().map(|element| self.type_of(element)).collect()),
            Operand::Record(ty, _) => Type::Record(ty.clone()),
            Operand::Array(elements) => {
                let element = elements.first().map_or(Type::Error, |element| self.type_of(element));
                Type::Array(Arc::new(element), elements.len())
            }
            Operand::Handle(_) | Operand::Poison => Type::Error,
        }
    }

    /// What a value is, in words, for `found ...`.
    pub fn describe(&self, checked: &Checked) -> String {
        match &checked.operand {
            Operand::Value(value) => format!("`{}`", self.instructions.type_of(*value)),
            Operand::Literal(literal) => literal.describe(),
            Operand::Tuple(elements) => format!("a tuple of {}", elements.len()),
            Operand::Record(ty, _) => format!("`{ty}`"),
            Operand::Array(elements) => format!("an array of {}", elements.len()),
            Operand::Handle(_) => "a handle of `reverseMode`".to_owned(),
            Operand::Poison => "something unknown".to_owned(),
        }
    }
}
