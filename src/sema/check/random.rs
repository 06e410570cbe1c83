//! The typing rules of random numbers.

use super::{arguments::Bound, function::FunctionChecker};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    sema::{Primitive, ValueId, elaborate::tensor_type, surface::Special, types::TensorType},
};

impl FunctionChecker<'_, '_, '_> {
    /// `key`: the seed is I64 or I32 of rank 0; a literal is I64.
    pub fn random_key(&mut self, arguments: &Bound, at: Span) -> Option<ValueId> {
        let (seed, ty) = self.typed_operand("key", arguments, 0, Some(DType::I64))?;
        if !matches!(ty.dtype(), DType::I64 | DType::I32) || !ty.shape().is_empty() {
            let message = format!("`key` takes a seed of dtype I64 or I32 and rank 0, found `{ty}`");
            let span = arguments.operands[0].span;
            self.report(Diagnostic::new(Code::TypeMismatch, message).at(span, format!("this is {ty}")));
            return None;
        }
        let key = tensor_type(self.session, DType::I32, vec![2], ty.placement(), at)?;
        Some(self.instructions.apply(Primitive::RandomKey, vec![seed], key, at))
    }

    /// `split`: two keys.
    pub fn random_split(&mut self, arguments: &Bound, at: Span) -> Option<Vec<ValueId>> {
        let (key, ty) = self.key_operand("split", arguments)?;
        let keys = [ty.clone(), ty];
        Some(
            self.instructions
                .apply_several(Primitive::RandomSplit, vec![key], keys, at),
        )
    }

    /// `bits`, `uniform` and `gumbel`.
    pub fn random_numbers(&mut self, special: Special, arguments: &Bound, at: Span) -> Option<ValueId> {
        let key = self.key_operand(special.name(), arguments);
        let (primitive, dtype) = match special {
            Special::Uniform => (Primitive::RandomUniform, arguments.dtype?),
            Special::Gumbel => (Primitive::RandomGumbel, arguments.dtype?),
            _ => (Primitive::RandomBits, DType::I32),
        };
        if !special.bound().admits(dtype) {
            let expected = special.bound().describe();
            let message = format!("`{}` gives {expected}, found {dtype}", special.name());
            self.report(Diagnostic::new(Code::InadmissibleDType, message).at(at, ""));
            return None;
        }
        let ((key, key_type), shape) = (key?, arguments.dims.clone()?);
        let ty = tensor_type(self.session, dtype, shape, key_type.placement(), at)?;
        Some(self.instructions.apply(primitive, vec![key], ty, at))
    }

    fn key_operand(&mut self, operation: &str, arguments: &Bound) -> Option<(ValueId, TensorType)> {
        let (key, ty) = self.typed_operand(operation, arguments, 0, Some(DType::I32))?;
        if ty.dtype() == DType::I32 && ty.shape() == [2] {
            return Some((key, ty));
        }
        let message = format!("`{operation}` takes a key, `tensor<I32, [2]>`, found `{ty}`");
        let span = arguments.operands[0].span;
        let diagnostic = Diagnostic::new(Code::TypeMismatch, message).at(span, format!("this is {ty}"));
        self.report(diagnostic.help("`key(seed)` makes one"));
        None
    }
}
