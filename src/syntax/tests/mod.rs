//! Tests of the frontend's first half, through [`parse`](super::parse).

mod accept;
mod limits;
mod recover;

use super::{dump, parse};
use crate::diagnostics::{SourceMap, render};

/// The tree of a correct program, as text.
fn tree(text: &str) -> String {
    let sources = SourceMap::new();
    let file = sources.add("t.kina", text);
    let (tree, diagnostics) = parse(file, text);
    assert!(diagnostics.is_empty(), "{}", render(&diagnostics, &sources, false));
    dump(&tree)
}

/// The tree of an expression, the value of a function.
fn expression(text: &str) -> String {
    let dumped = tree(&format!("let f = fn() {{ {text} }};"));
    let value = dumped.strip_prefix("(function f\n  (block\n    ").unwrap();
    value.strip_suffix("))\n").unwrap().to_owned()
}

/// Every report as `line:column code message`, in order.
fn reports(text: &str) -> Vec<String> {
    let sources = SourceMap::new();
    let file = sources.add("t.kina", text);
    let (tree, diagnostics) = parse(file, text);
    dump(&tree);
    render(&diagnostics, &sources, false);
    let show = |diagnostic: &crate::diagnostics::Diagnostic| {
        let position = sources.line_column(diagnostic.span().unwrap());
        format!(
            "{}:{} {} {}",
            position.line,
            position.column,
            diagnostic.code.name(),
            diagnostic.message
        )
    };
    diagnostics.iter().map(show).collect()
}

/// The first way out of the only report.
fn help(text: &str) -> String {
    let (_, diagnostics) = parse(SourceMap::new().add("t.kina", text), text);
    assert_eq!(diagnostics.len(), 1, "{diagnostics:#?}");
    diagnostics[0].help.first().cloned().unwrap_or_default()
}
