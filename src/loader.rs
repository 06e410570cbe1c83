//! From a root file to all files of a program: follows `use`.
//!
//! A file is loaded once, however it is written; what it uses brings names into
//! its own scope only. Paths are relative to the file that has the `use`, those
//! of standard input to the working directory. Only ordinary files are read.

use crate::{
    diagnostics::{Code, Diagnostic, FileId, SourceMap, Span},
    library,
    sema::{graph, suggest::nearest},
    syntax::{
        self,
        ast::{self, ItemKind, Unit, UseItem},
    },
};
use std::{
    collections::HashMap,
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

/// What makes two files the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Identity {
    /// The canonical path.
    Path(PathBuf),
    /// The path of a module of the standard library.
    Module(&'static str),
}

/// Parses the root file and every file that it uses, directly or through
/// others. `path` is where the root file is; `None` for standard input. The
/// tree is complete when no diagnostic is an error.
pub fn load(sources: &SourceMap, root: FileId, path: Option<&Path>) -> (ast::File, Vec<Diagnostic>) {
    let mut loader = Loader {
        sources,
        tree: ast::File::new(root),
        directories: vec![],
        edges: vec![],
        positions: HashMap::new(),
        diagnostics: vec![],
    };
    let directory = path.and_then(Path::parent).unwrap_or(Path::new(""));
    loader.enter(directory.to_owned());
    if let Some(identity) = path.and_then(|path| fs::canonicalize(path).ok()) {
        loader.positions.insert(Identity::Path(identity), 0);
    }
    let mut position = 0;
    while position < loader.tree.units.len() {
        loader.parse(position);
        position += 1;
    }
    loader.report_cycles();
    let place = |diagnostic: &Diagnostic| diagnostic.span().map(|span| (span.file, span.start));
    loader.diagnostics.sort_by_key(place);
    (loader.tree, loader.diagnostics)
}

struct Loader<'s> {
    sources: &'s SourceMap,
    tree: ast::File,
    /// The folder of each unit.
    directories: Vec<PathBuf>,
    /// The units that each unit uses, by position.
    edges: Vec<Vec<usize>>,
    positions: HashMap<Identity, usize>,
    diagnostics: Vec<Diagnostic>,
}

impl Loader<'_> {
    /// Adds what belongs to a new unit.
    fn enter(&mut self, directory: PathBuf) {
        self.directories.push(directory);
        self.edges.push(vec![]);
    }

    /// Parses the unit at `position` and finds what it uses.
    fn parse(&mut self, position: usize) {
        let file = self.tree.units[position].file;
        let first = self.tree.items.len();
        let source = self.sources.file(file);
        let reports = syntax::parse_into(&mut self.tree, file, &source.text);
        self.diagnostics.extend(reports);
        let uses: Vec<_> = self.tree.items[first..]
            .iter()
            .filter_map(|item| match &item.kind {
                ItemKind::Use(used) => Some((used.clone(), item.span)),
                _ => None,
            })
            .collect();
        for (used, span) in uses {
            let target = match &used {
                UseItem::Standard(names) => self.module(names).map_err(Some),
                UseItem::File { path, span } => self.file(position, path, *span),
            };
            match target {
                Ok(target) => {
                    let file = self.tree.units[target].file;
                    self.tree.units[position].uses.push((file, span));
                    self.edges[position].push(target);
                }
                Err(diagnostic) => {
                    self.tree.units[position].is_incomplete = true;
                    self.diagnostics.extend(diagnostic.map(|diagnostic| *diagnostic));
                }
            }
        }
    }

    /// The unit of a module of the standard library.
    fn module(&mut self, names: &[ast::Ident]) -> Result<usize, Box<Diagnostic>> {
        let path = names
            .iter()
            .fold("std".to_owned(), |path, name| path + "." + &name.name);
        let Some(module) = library::find(&path) else {
            return Err(Box::new(unknown_module(&path, names)));
        };
        let identity = Identity::Module(module.path);
        if let Some(&position) = self.positions.get(&identity) {
            return Ok(position);
        }
        let file = self.sources.add(module.file, module.text);
        Ok(self.add(identity, file, Some(module.path.into()), PathBuf::new()))
    }

    /// The unit of the file that the unit at `user` calls `path`.
    fn file(&mut self, user: usize, path: &str, span: Span) -> Result<usize, Option<Box<Diagnostic>>> {
        if !self.sources.snippet(span).ends_with('"') {
            // The lexer reported a string without an end.
            return Err(None);
        }
        self.load_file(user, path, span).map_err(Some)
    }

    fn load_file(&mut self, user: usize, path: &str, span: Span) -> Result<usize, Box<Diagnostic>> {
        let path = self.directories[user].join(path);
        let name = path.display().to_string();
        let unreadable = |reason: &str| {
            let message = format!("cannot read `{name}`: {reason}");
            let diagnostic = Diagnostic::new(Code::UnreadableFile, message).at(span, "used here");
            Box::new(diagnostic.note("the path is relative to the file that has the `use`"))
        };
        let canonical = fs::canonicalize(&path).map_err(|error| unreadable(&reason(&error)))?;
        let identity = Identity::Path(canonical);
        if let Some(&position) = self.positions.get(&identity) {
            return Ok(position);
        }
        let metadata = fs::metadata(&path).map_err(|error| unreadable(&reason(&error)))?;
        if !metadata.is_file() {
            let kind = if metadata.is_dir() {
                "a directory"
            } else {
                "no ordinary file"
            };
            return Err(unreadable(&format!("it is {kind}")));
        }
        let bytes = fs::read(&path).map_err(|error| unreadable(&reason(&error)))?;
        let file = self
            .sources
            .load(name.as_str(), bytes)
            .map_err(|diagnostic| match diagnostic.primary {
                Some(_) => Box::new(diagnostic.label(span, "used here")),
                None => Box::new(diagnostic.at(span, "used here")),
            })?;
        let directory = path.parent().unwrap_or(Path::new("")).to_owned();
        Ok(self.add(identity, file, None, directory))
    }

    fn add(&mut self, identity: Identity, file: FileId, module: Option<Arc<str>>, directory: PathBuf) -> usize {
        let position = self.tree.units.len();
        self.tree.units.push(Unit {
            module,
            ..Unit::new(file)
        });
        self.enter(directory);
        self.positions.insert(identity, position);
        position
    }

    fn report_cycles(&mut self) {
        for cycle in graph::traverse(&self.edges).cycles {
            let diagnostic = self.cycle(&cycle);
            self.diagnostics.push(diagnostic);
        }
    }

    fn cycle(&self, cycle: &[usize]) -> Diagnostic {
        let name = |position: usize| format!("`{}`", self.sources.file(self.tree.units[position].file).name);
        let path: Vec<_> = cycle.iter().chain(cycle.first()).map(|&unit| name(unit)).collect();
        let message = format!("files use each other: {}", path.join(" -> "));
        let mut diagnostic =
            Diagnostic::new(Code::Cycle, message).help("move what both files need to a third one, which both use");
        for (index, &user) in cycle.iter().enumerate() {
            let used = cycle[(index + 1) % cycle.len()];
            let Some(edge) = self.edges[user].iter().position(|&target| target == used) else {
                continue;
            };
            let (_, span) = self.tree.units[user].uses[edge];
            let label = format!("{} is used here", name(used));
            diagnostic = match diagnostic.primary {
                None => diagnostic.at(span, label),
                Some(_) => diagnostic.label(span, label),
            };
        }
        diagnostic
    }
}

fn unknown_module(path: &str, names: &[ast::Ident]) -> Diagnostic {
    let message = format!("the standard library has no module `{path}`");
    let mut diagnostic = Diagnostic::new(Code::UnknownModule, message);
    if let (Some(first), Some(last)) = (names.first(), names.last()) {
        diagnostic = diagnostic.at(first.span.to(last.span), "no such module");
    }
    let modules = || library::MODULES.iter().map(|module| module.path);
    if let Some(near) = nearest(path, modules()) {
        return diagnostic.help(format!("did you mean `{near}`?"));
    }
    let list: Vec<_> = modules().map(|module| format!("`{module}`")).collect();
    diagnostic.note(format!("the modules are {}", list.join(", ")))
}

/// Why a file cannot be read.
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "the file does not exist".to_owned(),
        io::ErrorKind::IsADirectory => "it is a directory".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        _ => error.to_string(),
    }
}
