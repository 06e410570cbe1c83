//! Results: their flattened values and the names of their ports.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::sema::ResultValue;
use std::collections::HashMap;

impl FunctionChecker<'_, '_, '_> {
    /// The flattened result with the names of its ports.
    pub fn results(&mut self, checked: &Checked) -> Vec<ResultValue> {
        let mut leaves = vec![];
        collect_leaves(checked, None, &mut leaves);
        let names = port_names(leaves.iter().map(|(_, name)| name.clone()).collect());
        let mut results = vec![];
        for ((leaf, _), name) in leaves.into_iter().zip(names) {
            let value = match &leaf.operand {
                Operand::Value(value) => *value,
                Operand::Literal(_) => match self.literal_by_itself(&leaf) {
                    Some(value) => value,
                    None => continue,
                },
                Operand::Handle(_) => {
                    self.refuse_handle(leaf.span);
                    continue;
                }
                Operand::Tuple(_) | Operand::Record(..) | Operand::Array(_) | Operand::Poison => {
                    self.silently_poisoned(leaf.span);
                    continue;
                }
            };
            results.push(ResultValue { value, name });
        }
        results
    }
}

/// The leaves of a result, each with the path of the binding it was read from.
fn collect_leaves(checked: &Checked, path: Option<String>, leaves: &mut Vec<(Checked, Option<String>)>) {
    let path = path.or_else(|| checked.name.as_ref().map(ToString::to_string));
    match &checked.operand {
        Operand::Tuple(elements) | Operand::Array(elements) => {
            for (index, element) in elements.iter().enumerate() {
                let path = path.as_ref().map(|path| format!("{path}.{index}"));
                collect_leaves(element, path, leaves);
            }
        }
        Operand::Record(ty, fields) => {
            for ((name, _), field) in ty.fields.iter().zip(fields.iter()) {
                // The place in a record says more than the binding of a part.
                let path = path
                    .as_ref()
                    .map_or_else(|| name.to_string(), |path| format!("{path}.{name}"));
                collect_leaves(field, Some(path), leaves);
            }
        }
        Operand::Value(_) | Operand::Literal(_) | Operand::Handle(_) | Operand::Poison => {
            leaves.push((checked.clone(), path))
        }
    }
}

/// The names of the results: those of bindings come first, so that they stay
/// as they are; a result without one is called after its position.
fn port_names(bindings: Vec<Option<String>>) -> Vec<String> {
    let mut taken = HashMap::new();
    let named: Vec<_> = bindings
        .into_iter()
        .map(|name| name.map(|name| unique(name, &mut taken)))
        .collect();
    let named = named.into_iter().enumerate();
    named
        .map(|(position, name)| name.unwrap_or_else(|| unique(format!("out{position}"), &mut taken)))
        .collect()
}

/// `name`, or `name_1`, `name_2`, ... when it is taken. `taken` maps each name to
/// the last suffix tried after it.
fn unique(name: String, taken: &mut HashMap<String, usize>) -> String {
    let mut suffix = taken.get(&name).copied().unwrap_or(0);
    let mut candidate = name.clone();
    while taken.contains_key(&candidate) {
        suffix += 1;
        candidate = format!("{name}_{suffix}");
    }
    taken.insert(name, suffix);
    taken.entry(candidate.clone()).or_insert(0);
    candidate
}
