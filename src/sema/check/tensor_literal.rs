//! Tensor literals: nested lists of numbers or truth values.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        constant::{literal_error, literal_value},
        literal::{Content, Literal, Scalar},
    },
    syntax::ast::{ExprId, ExprKind, UnaryOperator},
};
use std::sync::Arc;

/// The elements of the list so far.
#[derive(Default)]
struct Collector {
    shape: Vec<u64>,
    elements: Vec<(Scalar, Span)>,
}

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// The tensor literal that a list of literals denotes.
    pub fn check_tensor_literal(&mut self, elements: &'a [ExprId], span: Span) -> Checked {
        let Some(shape) = self.literal_shape(elements, span) else {
            return self.silently_poisoned(span);
        };
        let mut collector = Collector {
            shape,
            elements: vec![],
        };
        if !self.collect(elements, 0, span, &mut collector) {
            return self.silently_poisoned(span);
        }
        if let Some(diagnostic) = mixture(&collector.elements) {
            return self.refuse(diagnostic, span);
        }
        let literal = Literal {
            suffix: None,
            content: Content::Tensor {
                shape: collector.shape,
                elements: collector.elements.into(),
            },
            span,
        };
        Checked::new(Operand::Literal(Arc::new(literal)), span)
    }

    /// The shape that the first row of each level gives.
    fn literal_shape(&self, elements: &'a [ExprId], span: Span) -> Option<Vec<u64>> {
        let mut shape = vec![];
        let mut level = Some((elements, span));
        while let Some((elements, span)) = level {
            shape.push(elements.len() as u64);
            let Some(&first) = elements.first() else {
                let message = "a tensor literal has at least one element";
                self.report(Diagnostic::new(Code::MalformedList, message).at(span, "empty"));
                return None;
            };
            level = match &self.expression(first).kind {
                ExprKind::List(elements) => Some((elements, self.expression(first).span)),
                _ => None,
            };
        }
        Some(shape)
    }

    /// Appends the elements of a list at `depth`; reports and gives false when
    /// it does not fit the shape.
    fn collect(&self, elements: &'a [ExprId], depth: usize, span: Span, collector: &mut Collector) -> bool {
        let expected = collector.shape[depth];
        if elements.len() as u64 != expected {
            let message = format!(
                "the rows of a tensor literal differ in length: {expected} and {}",
                elements.len()
            );
            let label = format!("expected {expected} elements, as in the first row");
            self.report(Diagnostic::new(Code::MalformedList, message).at(span, label));
            return false;
        }
        let last = depth + 1 == collector.shape.len();
        // A list of other things is reported once, at its first such element.
        elements.iter().all(|&id| match &self.expression(id).kind {
            ExprKind::List(inner) if !last => self.collect(inner, depth + 1, self.expression(id).span, collector),
            _ if last => self.collect_element(id, collector),
            _ => self.report_element(id, "a list here, as in the first row"),
        })
    }

    fn collect_element(&self, id: ExprId, collector: &mut Collector) -> bool {
        let span = self.expression(id).span;
        let (literal, negate) = match &self.expression(id).kind {
            ExprKind::Literal(literal) => (literal, false),
            ExprKind::Unary {
                operator: UnaryOperator::Negate,
                operand,
            } => match &self.expression(*operand).kind {
                ExprKind::Literal(literal) => (literal, true),
                _ => return self.report_element(id, "a number or truth value"),
            },
            ExprKind::Error => return false,
            _ => return self.report_element(id, "a number or truth value"),
        };
        let value = match literal_value(literal) {
            Ok(value) if negate => value.negate(),
            Ok(value) => Some(value),
            Err(_) => {
                self.report(literal_error(literal, span));
                return false;
            }
        };
        match value {
            Some(value) => collector.elements.push((value, span)),
            None => return self.report_element(id, "a number"),
        }
        true
    }

    fn report_element(&self, id: ExprId, expected: &str) -> bool {
        let message = "an element of a tensor literal is not a literal";
        let diagnostic =
            Diagnostic::new(Code::MalformedList, message).at(self.expression(id).span, format!("expected {expected}"));
        self.report(diagnostic);
        false
    }
}

/// The diagnostic for truth values among numbers.
fn mixture(elements: &[(Scalar, Span)]) -> Option<Diagnostic> {
    let is_bool = |value: &Scalar| matches!(value, Scalar::Bool(_));
    let (first, first_span) = elements.first()?;
    let (_, span) = elements.iter().find(|(value, _)| is_bool(value) != is_bool(first))?;
    let (here, there) = if is_bool(first) {
        ("a number", "a truth value")
    } else {
        ("a truth value", "a number")
    };
    let message = "a tensor literal mixes numbers and truth values";
    Some(
        Diagnostic::new(Code::MalformedList, message)
            .at(*span, here)
            .label(*first_span, there),
    )
}
