//! Names of functions in a module.

use crate::sema::Function;
use std::collections::HashMap;

/// A symbol for each function: its name where that is free. Exported functions
/// keep theirs; of others, which may come from several files, the later ones
/// get a number.
pub fn assign(functions: &[Function]) -> Vec<String> {
    let exported = functions.iter().filter(|function| function.exported);
    let mut taken: HashMap<String, usize> = exported.map(|function| (function.name.clone(), 0)).collect();
    let symbol = |function: &Function| match function.exported {
        true => function.name.clone(),
        false => unique(&function.name, &mut taken),
    };
    functions.iter().map(symbol).collect()
}

/// `name`, or the first of `name_1`, `name_2`, ... that is free.
fn unique(name: &str, taken: &mut HashMap<String, usize>) -> String {
    let mut suffix = taken.get(name).copied().unwrap_or(0);
    let mut candidate = name.to_owned();
    while taken.contains_key(&candidate) {
        suffix += 1;
        candidate = format!("{name}_{suffix}");
    }
    taken.insert(name.to_owned(), suffix);
    taken.entry(candidate.clone()).or_insert(0);
    candidate
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taken_names_get_numbers() {
        let mut taken = HashMap::from([("f".to_owned(), 0), ("f_1".to_owned(), 0)]);
        let mut next = |name| unique(name, &mut taken);
        assert_eq!([next("f"), next("g"), next("f"), next("g")], ["f_2", "g", "f_3", "g_1"]);
    }
}
