//! Expressions.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    sema::{
        constant::{Constant, Evaluator, literal_error, literal_value},
        elaborate::{elaborate_dtype, report_excess},
        generic::{GenericValue, MAXIMUM_DEPTH},
        instantiate::constant_of,
        literal::{Content, Literal, misfit},
        surface::Operation,
        walk::for_each_expression_of_block,
    },
    syntax::ast::{self, BinaryOperator, ExprId, ExprKind, UnaryOperator},
};
use std::sync::Arc;

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// The syntax of an expression.
    pub fn expression(&self, id: ExprId) -> &'a ast::Expr {
        &self.session.file[id]
    }

    /// Checks an expression. Chains that nest to the left take no stack.
    pub fn check_expression(&mut self, id: ExprId) -> Checked {
        let spine = self.session.file.spine(id);
        let mut value = None;
        for (index, &link) in spine.iter().enumerate() {
            let next = spine.get(index + 1).map(|&next| &self.expression(next).kind);
            let is_callee = matches!(next, Some(ExprKind::Call { .. }))
                && matches!(
                    self.expression(link).kind,
                    ExprKind::Name(_) | ExprKind::Instance { .. } | ExprKind::Error
                );
            // The name of a callee or of a shape is no value.
            let is_name = is_callee
                || (matches!(next, Some(ExprKind::Field { .. } | ExprKind::Index { .. })) && self.is_shape(link));
            value = (!is_name).then(|| self.check_link(link, value));
        }
        value.unwrap_or_else(|| Checked::poison(self.expression(id).span))
    }

    /// Checks an expression whose left operand, if it has one, is `left`.
    fn check_link(&mut self, id: ExprId, left: Option<Checked>) -> Checked {
        let expression = self.expression(id);
        let span = expression.span;
        if let (None, ExprKind::Field { .. } | ExprKind::Index { .. }) = (&left, &expression.kind) {
            return self.check_part_of_shape(id, span);
        }
        let left = left.unwrap_or_else(|| Checked::poison(span));
        match &expression.kind {
            ExprKind::Literal(literal) => self.check_literal(literal, span),
            ExprKind::Suffixed { value, dtype } => self.check_suffixed(*value, dtype, false, span),
            ExprKind::Name(name) => self.check_name(name, span),
            ExprKind::List(elements) => self.check_list(elements, span),
            ExprKind::Tuple(elements) => self.check_tuple(elements, span),
            ExprKind::Unary { operator, operand } => self.check_unary(*operator, *operand, span),
            ExprKind::Binary {
                operator,
                operator_span,
                right,
                ..
            } => {
                let right = self.check_expression(*right);
                match self.fold_literals(id, *operator, &left, &right) {
                    Some(folded) => folded,
                    None => self.check_binary(*operator, *operator_span, left, right, span),
                }
            }
            ExprKind::Call { callee, arguments } => self.check_call(*callee, arguments, span),
            ExprKind::Method { name, arguments, .. } => self.check_method(left, name, arguments, span),
            ExprKind::Element { index, index_span, .. } => self.check_element(&left, *index, *index_span, span),
            ExprKind::Field { name, .. } => self.check_field(&left, name, span),
            ExprKind::Block(block) => self.check_nested_block(block, span),
            ExprKind::If(branches) => self.check_if(branches, span),
            ExprKind::Error => self.silently_poisoned(span),
            ExprKind::String(_) => self.not_a_value("a string", span),
            ExprKind::DType(_) => self.not_a_value("a dtype", span),
            ExprKind::Placement(_) => self.not_a_value("a placement", span),
            ExprKind::Spread(_) => self.not_a_value("the dims of a shape", span),
            ExprKind::Index { index, .. } => self.check_index(&left, *index, span),
            ExprKind::Comprehension(comprehension) => self.check_comprehension(comprehension, span),
            ExprKind::Record(record) => self.check_record(record, span),
            ExprKind::Instance { .. } => self.not_a_value("an instance of a generic function", span),
            ExprKind::ReverseMode(reverse) => self.check_reverse_mode(reverse, span),
            ExprKind::For(repetition) => match repetition.unroll {
                Some(_) => self.check_unroll(repetition, span),
                None => self.check_for(repetition, span),
            },
        }
    }

    /// Whether an expression is the name of a shape parameter.
    fn is_shape(&self, id: ExprId) -> bool {
        match &self.expression(id).kind {
            ExprKind::Name(name) => {
                !self.scopes.has(name) && matches!(self.generic_value(name), Some(GenericValue::Shape(_)))
            }
            _ => false,
        }
    }

    /// `S[0]` or `S.rank`
    fn check_part_of_shape(&self, id: ExprId, span: Span) -> Checked {
        match self.evaluator().evaluate(id) {
            Some(constant) => self.check_constant(&constant, span),
            None => self.silently_poisoned(span),
        }
    }

    fn not_a_value(&self, what: &str, span: Span) -> Checked {
        let message = format!("{what} is not a value");
        self.refuse(
            Diagnostic::new(Code::TypeMismatch, message).at(span, "expected a value"),
            span,
        )
    }

    fn check_literal(&self, literal: &ast::Literal, span: Span) -> Checked {
        match literal_value(literal) {
            Ok(value) => Checked::new(Operand::Literal(Arc::new(Literal::scalar(value, span))), span),
            Err(_) => self.refuse(literal_error(literal, span), span),
        }
    }

    /// A literal with a suffix, negated or not: `-8: I4` fits, `8: I4` does not.
    fn check_suffixed(&mut self, value: ExprId, dtype: &ast::DTypeName, negate: bool, span: Span) -> Checked {
        let dtype = elaborate_dtype(self.session, &*self, dtype);
        let checked = self.check_expression(value);
        let (Operand::Literal(literal), Some(dtype)) = (&checked.operand, dtype) else {
            return self.silently_poisoned(span);
        };
        let literal = if negate {
            match literal.negate() {
                Some(literal) => literal,
                None => return self.cannot_negate(literal, span),
            }
        } else {
            Literal::clone(literal)
        };
        let literal = Literal {
            suffix: Some(dtype),
            span,
            ..literal
        };
        if self.report_misfits(&literal, dtype) {
            return Checked::poison(span);
        }
        Checked::new(Operand::Literal(Arc::new(literal)), span)
    }

    /// Reports elements of a literal that cannot have `dtype`; whether there are.
    pub fn report_misfits(&self, literal: &Literal, dtype: crate::dtype::DType) -> bool {
        let mut found = false;
        let mut check = |value: &crate::sema::literal::Scalar, span| {
            if let Err(error) = value.bits(dtype) {
                self.report(misfit(value, dtype, error, span));
                found = true;
            }
        };
        match &literal.content {
            Content::Scalar(value) => check(value, literal.span),
            Content::Tensor { elements, .. } => elements.iter().for_each(|(value, span)| check(value, *span)),
        }
        found
    }

    fn check_name(&mut self, name: &Arc<str>, span: Span) -> Checked {
        if let Some(binding) = self.scopes.find(name) {
            let mut checked = Checked::new(binding.operand.clone(), span);
            checked.name = Some(name.clone());
            return checked;
        }
        if let Some(value) = self.generic_value(name).cloned() {
            return self.check_generic_name(name, &value, span);
        }
        match self.session.constant_named(name, span.file) {
            Some(Some(constant)) => self.check_constant(constant, span),
            Some(None) => self.silently_poisoned(span),
            None => {
                self.report_unknown_name(name, span);
                Checked::poison(span)
            }
        }
    }

    /// A dimension or compile-time integer is a literal; others are no values.
    fn check_generic_name(&self, name: &str, value: &GenericValue, span: Span) -> Checked {
        match constant_of(value) {
            Some(constant @ Constant::Integer(_)) => self.check_constant(&constant, span),
            _ => {
                let message = format!("`{name}` is {}: expected a value", value.describe());
                self.refuse(Diagnostic::new(Code::WrongNamespace, message).at(span, ""), span)
            }
        }
    }

    fn check_constant(&self, constant: &Constant, span: Span) -> Checked {
        match constant.to_scalar() {
            Some(scalar) => Checked::new(Operand::Literal(Arc::new(Literal::scalar(scalar, span))), span),
            None => self.not_a_value("a dtype", span),
        }
    }

    fn check_tuple(&mut self, elements: &'a [ExprId], span: Span) -> Checked {
        let elements: Arc<[_]> = elements.iter().map(|&element| self.check_value(element)).collect();
        let tuple = Checked::new(Operand::Tuple(elements), span);
        let leaves = tuple.leaf_count();
        // Nothing is left to say about a tuple without any good part.
        if leaves == 0 || self.is_excessive("tuple", &tuple) {
            return self.silently_poisoned(span);
        }
        tuple
    }

    /// Reports a compound value of too many tensors or levels.
    pub fn is_excessive(&self, what: &str, value: &Checked) -> bool {
        if report_excess(self.session, what, value.leaf_count(), value.span) {
            return true;
        }
        let excess = value.depth() > MAXIMUM_DEPTH;
        if excess {
            let message = format!("the {what} nests more than {MAXIMUM_DEPTH} levels deep");
            self.report(Diagnostic::new(Code::TooLarge, message).at(value.span, ""));
        }
        excess
    }

    fn check_unary(&mut self, operator: UnaryOperator, operand: ExprId, span: Span) -> Checked {
        if let (UnaryOperator::Negate, ExprKind::Suffixed { value, dtype }) = (operator, &self.expression(operand).kind)
        {
            return self.check_suffixed(*value, dtype, true, span);
        }
        let checked = self.check_expression(operand);
        if let (UnaryOperator::Negate, Operand::Literal(literal)) = (operator, &checked.operand)
            && literal.suffix.is_none()
        {
            return match literal.negate() {
                Some(negated) => {
                    let literal = Literal { span, ..negated };
                    Checked::new(Operand::Literal(Arc::new(literal)), span)
                }
                None => self.cannot_negate(literal, span),
            };
        }
        let value = self.elementwise(Operation::from(operator), &[checked], span);
        Checked::value(value, span)
    }

    fn cannot_negate(&self, literal: &Literal, span: Span) -> Checked {
        let message = format!(
            "`-` takes a floating or integer dtype: {} cannot be negated",
            literal.describe()
        );
        self.refuse(Diagnostic::new(Code::InadmissibleDType, message).at(span, ""), span)
    }

    fn check_binary(
        &mut self,
        operator: BinaryOperator,
        operator_span: Span,
        left: Checked,
        right: Checked,
        span: Span,
    ) -> Checked {
        let value = self.elementwise(Operation::from(operator), &[left, right], operator_span);
        Checked::value(value, span)
    }

    /// The exact result of arithmetic on two untyped scalar literals, which is
    /// one too; `None` for anything else.
    fn fold_literals(&self, id: ExprId, operator: BinaryOperator, left: &Checked, right: &Checked) -> Option<Checked> {
        let is_exact = matches!(
            operator,
            BinaryOperator::Add | BinaryOperator::Subtract | BinaryOperator::Multiply | BinaryOperator::Divide
        );
        let (left, right) = (untyped_number(left)?, untyped_number(right)?);
        if !is_exact {
            return None;
        }
        let span = self.expression(id).span;
        let evaluator = Evaluator::new(self.session.file, self, &self.session.reports);
        let value = evaluator.binary(id, operator, Some(left), Some(right));
        Some(match value.and_then(|value| value.to_scalar()) {
            Some(scalar) => Checked::new(Operand::Literal(Arc::new(Literal::scalar(scalar, span))), span),
            None => self.silently_poisoned(span),
        })
    }

    fn check_element(&mut self, base: &Checked, index: u32, index_span: Span, span: Span) -> Checked {
        match &base.operand {
            Operand::Poison => Checked::poison(span),
            Operand::Tuple(elements) => match elements.get(index as usize) {
                Some(element) => {
                    let name = match &base.name {
                        Some(name) => Some(format!("{name}.{index}").into()),
                        None => element.name.clone(),
                    };
                    Checked {
                        operand: element.operand.clone(),
                        name,
                        span,
                    }
                }
                None => {
                    let count = elements.len();
                    let message = format!("a tuple of {count} has no element {index}");
                    let label = format!("expected 0 to {}", count - 1);
                    self.refuse(
                        Diagnostic::new(Code::TupleMismatch, message).at(index_span, label),
                        span,
                    )
                }
            },
            Operand::Value(_) | Operand::Literal(_) | Operand::Record(..) | Operand::Array(_) | Operand::Handle(_) => {
                let message = format!("`.{index}` takes a tuple, found {}", self.describe(base));
                let diagnostic = Diagnostic::new(Code::TupleMismatch, message)
                    .at(index_span, "")
                    .label(base.span, self.describe(base));
                self.refuse(diagnostic, span)
            }
        }
    }

    fn check_nested_block(&mut self, block: &'a ast::Block, span: Span) -> Checked {
        Checked {
            span,
            ..self.check_block(block)
        }
    }

    /// Checks the branch that the compile-time conditions choose.
    fn check_if(&mut self, branches: &'a ast::If, span: Span) -> Checked {
        let mut chosen = None;
        for (position, (condition, block)) in branches.arms.iter().enumerate() {
            match self.check_condition(*condition) {
                None => return self.silently_poisoned(span),
                Some(true) => {
                    chosen = Some((position, block));
                    break;
                }
                Some(false) => self.mark_used(block),
            }
        }
        let (taken, rest) = match chosen {
            Some((position, block)) => (block, &branches.arms[position + 1..]),
            None => (&branches.otherwise, &branches.arms[..0]),
        };
        for (_, block) in rest {
            self.mark_used(block);
        }
        if chosen.is_some() {
            self.mark_used(&branches.otherwise);
        }
        self.check_nested_block(taken, span)
    }

    fn check_condition(&self, condition: ExprId) -> Option<bool> {
        let value = Evaluator::new(self.session.file, self, &self.session.reports).evaluate(condition)?;
        match value {
            Constant::Bool(value) => Some(value),
            other => {
                let message = format!("the condition is {}: expected a truth value", other.describe());
                let span = self.expression(condition).span;
                self.report(
                    Diagnostic::new(Code::NotConstant, message)
                        .at(span, "")
                        .help("`where(c, a, b)` chooses between tensors element by element"),
                );
                None
            }
        }
    }

    /// Lets the names of a branch that is not taken count as used.
    fn mark_used(&self, block: &ast::Block) {
        let file = self.session.file;
        for_each_expression_of_block(file, block, &mut |id| {
            if let ExprKind::Name(name) = &file[id].kind {
                self.scopes.find(name);
            }
        });
    }
}

/// The number that an untyped scalar literal stands for.
fn untyped_number(checked: &Checked) -> Option<Constant> {
    let Operand::Literal(literal) = &checked.operand else {
        return None;
    };
    let Content::Scalar(scalar) = &literal.content else {
        return None;
    };
    let is_number = !matches!(scalar, crate::sema::literal::Scalar::Bool(_));
    (is_number && literal.suffix.is_none()).then(|| Constant::from_scalar(scalar))
}
