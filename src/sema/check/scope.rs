//! Bindings in scope.

use super::operand::Operand;
use crate::diagnostics::Span;
use std::{cell::Cell, collections::HashMap, sync::Arc};

/// A name that stands for a value.
pub struct Binding {
    /// The name.
    pub name: Arc<str>,
    /// Where it is bound.
    pub span: Span,
    /// Its value.
    pub operand: Operand,
    used: Cell<bool>,
}

impl Binding {
    /// Whether nothing read the binding though its name promises that.
    fn is_unused(&self) -> bool {
        !self.used.get() && !self.name.starts_with('_')
    }
}

/// The bindings of the nested blocks of a function.
#[derive(Default)]
pub struct Scopes {
    bindings: Vec<Binding>,
    positions: HashMap<Arc<str>, Vec<usize>>,
    /// The number of bindings at the beginning of each block.
    blocks: Vec<usize>,
}

impl Scopes {
    /// Begins a block.
    pub fn enter(&mut self) {
        self.blocks.push(self.bindings.len());
    }

    /// Ends the innermost block; gives name and place of its unused bindings.
    pub fn leave(&mut self) -> Vec<(Arc<str>, Span)> {
        let start = self.blocks.pop().unwrap_or(0);
        let mut unused = vec![];
        for binding in self.bindings.drain(start..) {
            if let Some(positions) = self.positions.get_mut(&binding.name) {
                positions.pop();
            }
            if binding.is_unused() {
                unused.push((binding.name, binding.span));
            }
        }
        unused
    }

    /// Binds a name; it shadows earlier bindings of the name.
    pub fn bind(&mut self, name: Arc<str>, span: Span, operand: Operand) {
        self.add(name, span, operand, false);
    }

    /// As [`Self::bind`], for a name that may stay unused.
    pub fn bind_unwarned(&mut self, name: Arc<str>, span: Span, operand: Operand) {
        self.add(name, span, operand, true);
    }

    fn add(&mut self, name: Arc<str>, span: Span, operand: Operand, used: bool) {
        self.positions
            .entry(name.clone())
            .or_default()
            .push(self.bindings.len());
        self.bindings.push(Binding {
            name,
            span,
            operand,
            used: Cell::new(used),
        });
    }

    /// The binding of a name, which counts as used from now on.
    pub fn find(&self, name: &str) -> Option<&Binding> {
        let position = *self.positions.get(name)?.last()?;
        let binding = &self.bindings[position];
        binding.used.set(true);
        Some(binding)
    }

    /// Whether a binding of this name is in scope.
    pub fn has(&self, name: &str) -> bool {
        self.positions.get(name).is_some_and(|positions| !positions.is_empty())
    }

    /// The names in scope.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.bindings.iter().map(|binding| &*binding.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::SourceMap;

    #[test]
    fn inner_bindings_shadow_and_unused_ones_are_given() {
        let file = SourceMap::new().add("a.kina", "");
        let span = |start| Span::new(file, start, start);
        let mut scopes = Scopes::default();
        scopes.enter();
        scopes.bind("a".into(), span(0), Operand::Poison);
        scopes.bind("a".into(), span(1), Operand::Poison);
        scopes.enter();
        scopes.bind("a".into(), span(2), Operand::Poison);
        scopes.bind("_b".into(), span(3), Operand::Poison);
        assert_eq!(scopes.find("a").map(|binding| binding.span), Some(span(2)));
        assert!(scopes.leave().is_empty());
        assert_eq!(scopes.find("a").map(|binding| binding.span), Some(span(1)));
        assert!(scopes.find("_b").is_none());
        assert_eq!(scopes.leave(), [("a".into(), span(0))]);
    }
}
