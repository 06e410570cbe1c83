//! `fold(f, init, xs)`: the leaves of a value, taken in from first to last.

use super::{
    each::Mapping,
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    syntax::ast,
};

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// `f(f(init, a), b)` for the leaves `a`, `b` of a value, depth first in the
    /// order of their declaration.
    pub fn check_fold(&mut self, arguments: &'a [ast::Argument], at: Span, span: Span) -> Checked {
        let positional = arguments.iter().take_while(|argument| argument.name.is_none()).count();
        let (mapped, keywords) = arguments.split_at(positional);
        let [function, initial, value] = mapped else {
            let message = "`fold` takes a function, the value to begin with and the value whose leaves it takes in";
            let diagnostic = Diagnostic::new(Code::ArgumentMismatch, message).at(at, "");
            return self.refuse(diagnostic.help("write `fold(f, 0.0, xs)`"), span);
        };
        let mut result = self.check_expression(initial.value);
        let value = self.check_expression(value.value);
        let Some(mut mapping) = self.mapping(function.value, keywords) else {
            return self.silently_poisoned(span);
        };
        mapping.shared = self.shared_arguments(&mapping);
        let mut leaves = vec![];
        if result.is_poison() || !self.push_leaves(&value, "", &mut leaves) {
            return self.silently_poisoned(span);
        }
        for (path, leaf) in leaves {
            let combined = self.at_leaf(&mapping, &path, |checker| {
                let combined = checker.call_mapped(&mapping, &[result, leaf]);
                checker.one_tensor(&mapping, combined)
            });
            match combined {
                Some(combined) => result = combined,
                None => return self.silently_poisoned(span),
            }
        }
        Checked { span, ..result }
    }

    /// What the function gives, when it is a tensor; reports anything else.
    fn one_tensor(&self, mapping: &Mapping, combined: Checked) -> Option<Checked> {
        match combined.operand {
            Operand::Value(_) => return Some(combined),
            Operand::Poison => {}
            _ => {
                let message = format!(
                    "`{}` gives {}: expected a tensor",
                    mapping.name,
                    self.describe(&combined)
                );
                self.report(Diagnostic::new(Code::TypeMismatch, message).at(mapping.span, "used by `fold`"));
            }
        }
        None
    }

    /// Appends the leaves of a value with their paths; false when a part was reported.
    fn push_leaves(&self, value: &Checked, path: &str, leaves: &mut Vec<(String, Checked)>) -> bool {
        let parts: Vec<(String, &Checked)> = match &value.operand {
            Operand::Poison => return false,
            Operand::Handle(_) => {
                self.refuse_handle(value.span);
                return false;
            }
            Operand::Value(_) | Operand::Literal(_) => {
                leaves.push((path.to_owned(), value.clone()));
                return true;
            }
            Operand::Record(ty, fields) => {
                let names = ty.fields.iter().map(|(name, _)| format!("{path}.{name}"));
                names.zip(fields.iter()).collect()
            }
            Operand::Tuple(elements) | Operand::Array(elements) => {
                let paths = (0..elements.len()).map(|index| format!("{path}.{index}"));
                paths.zip(elements.iter()).collect()
            }
        };
        parts
            .into_iter()
            .all(|(path, part)| self.push_leaves(part, &path, leaves))
    }
}
