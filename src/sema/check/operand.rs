//! What an expression gives while a function is checked.

use super::reverse::Handle;
use crate::{
    diagnostics::Span,
    sema::{
        ValueId,
        literal::Literal,
        types::{RecordType, Type},
    },
};
use std::sync::Arc;

/// The value of an expression.
#[derive(Clone, Debug)]
pub enum Operand {
    /// A tensor.
    Value(ValueId),
    /// A literal that has not met a type.
    Literal(Arc<Literal>),
    /// Several values.
    Tuple(Arc<[Checked]>),
    /// The fields of a record, each of its type.
    Record(Arc<RecordType>, Arc<[Checked]>),
    /// Values of one type, at least one.
    Array(Arc<[Checked]>),
    /// What `reverseMode` gives.
    Handle(Arc<Handle>),
    /// Something that was reported; nothing more is said about it.
    Poison,
}

/// A value with what the source says of it.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The value.
    pub operand: Operand,
    /// The binding that it was last read from; it names results.
    pub name: Option<Arc<str>>,
    /// The expression.
    pub span: Span,
}

impl Checked {
    /// The value of the expression at `span`.
    pub const fn new(operand: Operand, span: Span) -> Self {
        Self {
            operand,
            name: None,
            span,
        }
    }

    /// The value of something that was reported.
    pub const fn poison(span: Span) -> Self {
        Self::new(Operand::Poison, span)
    }

    /// A tensor, or poison where there is none.
    pub fn value(value: Option<ValueId>, span: Span) -> Self {
        Self::new(value.map_or(Operand::Poison, Operand::Value), span)
    }

    /// Whether the value was reported.
    pub const fn is_poison(&self) -> bool {
        matches!(self.operand, Operand::Poison)
    }

    /// Appends the tensors of the value; false when a part is no tensor.
    pub fn flatten(&self, values: &mut Vec<ValueId>) -> bool {
        match &self.operand {
            Operand::Value(value) => values.push(*value),
            Operand::Tuple(elements) | Operand::Record(_, elements) | Operand::Array(elements) => {
                return elements.iter().all(|element| element.flatten(values));
            }
            Operand::Literal(_) | Operand::Handle(_) | Operand::Poison => return false,
        }
        true
    }

    /// How deeply tuples, records and arrays nest.
    pub fn depth(&self) -> usize {
        match &self.operand {
            Operand::Value(_) | Operand::Literal(_) | Operand::Handle(_) | Operand::Poison => 1,
            Operand::Tuple(elements) | Operand::Array(elements) | Operand::Record(_, elements) => {
                1 + elements.iter().map(Self::depth).max().unwrap_or(0)
            }
        }
    }

    /// The number of tensors and literals; saturates.
    pub fn leaf_count(&self) -> usize {
        match &self.operand {
            Operand::Value(_) | Operand::Literal(_) => 1,
            Operand::Handle(_) | Operand::Poison => 0,
            Operand::Record(ty, _) => ty.leaves,
            Operand::Tuple(elements) | Operand::Array(elements) => elements
                .iter()
                .fold(0, |count: usize, element| count.saturating_add(element.leaf_count())),
        }
    }
}

/// Groups the flattened `values` as `ty` does.
pub fn regroup(ty: &Type, values: &mut impl Iterator<Item = ValueId>, span: Span) -> Checked {
    match ty {
        Type::Tensor(_) => Checked::value(values.next(), span),
        Type::Tuple(elements) => {
            let elements = elements.iter().map(|element| regroup(element, values, span)).collect();
            Checked::new(Operand::Tuple(elements), span)
        }
        Type::Record(record) => {
            let fields = record.fields.iter();
            let fields = fields.map(|(_, field)| regroup(field, values, span)).collect();
            Checked::new(Operand::Record(record.clone(), fields), span)
        }
        Type::Array(element, length) => {
            let elements = (0..*length).map(|_| regroup(element, values, span)).collect();
            Checked::new(Operand::Array(elements), span)
        }
        Type::Error => Checked::poison(span),
    }
}
