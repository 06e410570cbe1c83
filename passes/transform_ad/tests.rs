//! The documented table of rules is the one of the code.

use super::rules::{Differentiation, differentiation};
use crate::{
    dialect,
    ffi::{ir::operations, view::KinaView},
};
use melior::ir::{Module, operation::OperationLike};
use std::{collections::BTreeMap, fs, path::Path};

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a file of the repository")
}

/// The names of all operations of the dialect, from its reference page.
fn mnemonics() -> Vec<String> {
    let page = read("docs/dialect.md");
    let headings = page.lines().filter_map(|line| line.strip_prefix("### `kina."));
    headings
        .filter_map(|rest| Some(rest.split_once('`')?.0.to_owned()))
        .collect()
}

/// The states in the table of the documentation.
fn documented() -> BTreeMap<String, String> {
    let page = read("docs/differentiation.md");
    let (_, table) = page.split_once("## The rules").expect("the table of rules");
    let mut states = BTreeMap::new();
    for line in table.lines().filter(|line| line.starts_with("| `")) {
        let mut cells = line.split('|').map(str::trim).skip(1);
        let name = cells.next().expect("a name").trim_matches('`').to_owned();
        let state = cells.next().expect("a state").to_owned();
        assert!(states.insert(name.clone(), state).is_none(), "{name} has two rows");
    }
    states
}

/// One operation of each kind: those of the examples of the reference page.
fn examples() -> String {
    let page = read("docs/dialect.md");
    let mut functions = Vec::new();
    for (index, part) in page.split("```mlir\n").skip(1).enumerate() {
        let body = part.split("```").next().unwrap_or_default();
        let (before, body) = match body.starts_with("func.func") {
            true => body.split_at(body.find("\n}\n").map_or(0, |end| end + 3)),
            false => ("", body),
        };
        let before = before.replace("@loss", &format!("@loss{index}"));
        let body = body.replace("@loss", &format!("@loss{index}"));
        functions.push(format!("{before}\nfunc.func @f{index}() {{\n{body}\nreturn\n}}\n"));
    }
    functions.concat()
}

#[test]
fn every_operation_has_exactly_the_documented_state() {
    let context = dialect::context();
    let text = examples();
    let module = Module::parse(&context, &text).unwrap_or_else(|| panic!("not a valid module:\n{text}"));
    let documented = documented();
    let mut found = BTreeMap::new();
    for operation in operations(module.as_operation()) {
        let Some(view) = KinaView::new(operation) else { continue };
        let name = operation.name();
        let name = name.as_string_ref().as_str().expect("UTF-8").replace("kina.", "");
        let state = match differentiation(&view, operation) {
            Differentiation::Rule(_) => "rule",
            Differentiation::Zero => "zero",
            Differentiation::Refused(_) => "refusal",
        };
        // The kinds of `reduce` and the targets of `cast` differ among themselves.
        if !["reduce", "cast"].contains(&name.as_str()) || state == "rule" {
            found.insert(name, state);
        }
    }
    for name in mnemonics() {
        let documented = documented.get(&name).unwrap_or_else(|| panic!("{name} has no row"));
        // The example of `cast` converts to an integer, which is refused.
        if name != "cast" {
            assert_eq!(found.get(&name).copied(), Some(documented.as_str()), "{name}");
        }
    }
}
