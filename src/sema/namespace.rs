//! Names of one kind, by the file that defines them and the files that see them.
//!
//! A file sees its own definitions and those of the files that it uses itself,
//! except names that begin with `_`: these stay in their file.

use crate::{
    diagnostics::{Code, Diagnostic, FileId, Span},
    syntax::ast::Unit,
};
use std::{collections::HashMap, sync::Arc};

/// The definitions of one kind: functions, constants or types.
pub struct Namespace<T> {
    definitions: HashMap<FileId, HashMap<Arc<str>, T>>,
    uses: Arc<HashMap<FileId, Vec<FileId>>>,
}

impl<T> Namespace<T> {
    /// No definitions yet, in the files `units`.
    pub fn new(units: &[Unit]) -> Self {
        let uses = units.iter().map(|unit| {
            let mut used: Vec<_> = unit.uses.iter().map(|&(file, _)| file).collect();
            used.dedup();
            (unit.file, used)
        });
        Self {
            definitions: HashMap::new(),
            uses: Arc::new(uses.collect()),
        }
    }

    /// No definitions yet, of another kind in the same files.
    pub fn beside<U>(&self) -> Namespace<U> {
        Namespace {
            definitions: HashMap::new(),
            uses: Arc::clone(&self.uses),
        }
    }

    /// Defines `name` in `file`; gives what it was there before.
    pub fn insert(&mut self, file: FileId, name: Arc<str>, definition: T) -> Option<T> {
        self.definitions.entry(file).or_default().insert(name, definition)
    }

    /// What `file` itself defines as `name`.
    pub fn own(&self, file: FileId, name: &str) -> Option<&T> {
        self.definitions.get(&file)?.get(name)
    }

    /// What `name` stands for in `file`.
    pub fn get(&self, file: FileId, name: &str) -> Option<&T> {
        self.own(file, name).or_else(|| {
            let used = self.used_by(file).iter();
            used.filter(|_| is_public(name)).find_map(|&used| self.own(used, name))
        })
    }

    /// The names that `file` sees.
    pub fn names(&self, file: FileId) -> impl Iterator<Item = &str> {
        let own = self.definitions.get(&file);
        let used = self.used_by(file).iter().filter_map(|used| self.definitions.get(used));
        let public = used.flat_map(HashMap::keys).filter(|name| is_public(name));
        own.into_iter()
            .flat_map(HashMap::keys)
            .chain(public)
            .map(|name| &**name)
    }

    fn used_by(&self, file: FileId) -> &[FileId] {
        self.uses.get(&file).map_or(&[], Vec::as_slice)
    }
}

/// Places of definitions.
impl Namespace<Span> {
    /// The names that a file sees from two places.
    pub fn collisions(&self, units: &[Unit], kind: &str) -> Vec<Diagnostic> {
        let mut collisions = vec![];
        for unit in units {
            let mut seen = self.definitions.get(&unit.file).cloned().unwrap_or_default();
            let mut files = vec![unit.file];
            for &(used, place) in &unit.uses {
                if files.contains(&used) {
                    continue;
                }
                files.push(used);
                let names = self.definitions.get(&used).into_iter().flatten();
                let mut names: Vec<_> = names.filter(|(name, _)| is_public(name)).collect();
                names.sort_by_key(|(_, span)| span.start);
                for (name, &span) in names {
                    if let Some(first) = seen.insert(name.clone(), span) {
                        collisions.push(collision(kind, name, place, first, span));
                    }
                }
            }
        }
        collisions
    }
}

fn collision(kind: &str, name: &str, place: Span, first: Span, second: Span) -> Diagnostic {
    let message = format!("the {kind} `{name}` that this brings in is defined already");
    Diagnostic::new(Code::DuplicateName, message)
        .at(place, format!("brings in a second `{name}`"))
        .label(first, "first defined here")
        .label(second, "defined again here")
        .help("give one of them another name: a file sees the names of the files that it uses, unqualified")
}

/// Whether files that use a definition's file see it.
fn is_public(name: &str) -> bool {
    !name.starts_with('_')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::SourceMap;

    #[test]
    fn a_file_sees_its_names_and_the_public_ones_of_files_that_it_uses() {
        let sources = SourceMap::new();
        let [a, b, c] = ["a", "b", "c"].map(|name| sources.add(name, ""));
        let unit = |file, used: &[FileId]| Unit {
            uses: used.iter().map(|&used| (used, Span::new(file, 0, 0))).collect(),
            ..Unit::new(file)
        };
        let units = [unit(a, &[b, b]), unit(b, &[c, a]), unit(c, &[])];
        let mut names = Namespace::new(&units);
        for (file, name, value) in [(a, "x", 1), (b, "y", 2), (b, "_y", 3), (c, "z", 4)] {
            names.insert(file, name.into(), value);
        }
        let seen = |file| {
            let mut seen: Vec<_> = names.names(file).collect();
            seen.sort_unstable();
            seen
        };
        assert_eq!(seen(a), ["x", "y"]);
        assert_eq!(seen(b), ["_y", "x", "y", "z"]);
        assert_eq!(names.get(a, "y"), Some(&2));
        assert_eq!((names.get(a, "_y"), names.get(a, "z")), (None, None));
        assert_eq!(names.get(b, "_y"), Some(&3));
    }
}
