//! Typing, rule by rule.

mod constants;
mod functions;
mod generics;
mod literals;
mod names;
mod operations;
mod records;
mod size;

use super::{CheckOptions, TypedProgram, check};
use crate::{
    diagnostics::{Diagnostic, SourceMap},
    loader,
};

/// Checks a program that parses.
fn check_text(text: &str, options: &CheckOptions) -> (Option<TypedProgram>, Vec<Diagnostic>, SourceMap) {
    let sources = SourceMap::new();
    let file = sources.add("test.kina", text);
    let (tree, problems) = loader::load(&sources, file, None);
    assert!(problems.is_empty(), "{text}: {problems:?}");
    let (program, diagnostics) = check(&sources, file, &tree, options);
    (program, diagnostics, sources)
}

/// The typed form of a correct program without warnings.
fn accepted(text: &str) -> TypedProgram {
    let (program, diagnostics, _) = check_text(text, &CheckOptions::default());
    assert!(diagnostics.is_empty(), "{text}: {diagnostics:#?}");
    program.expect("typed program")
}

/// What is reported of a program: code, line, column, message.
fn reports(text: &str) -> Vec<String> {
    reports_with(text, &CheckOptions::default())
}

fn reports_with(text: &str, options: &CheckOptions) -> Vec<String> {
    let (_, diagnostics, sources) = check_text(text, options);
    let line = |diagnostic: &Diagnostic| {
        let place = diagnostic.span().map(|span| sources.line_column(span));
        let place = place.map_or(String::new(), |place| format!(" {}:{}", place.line, place.column));
        format!("{}{place}: {}", diagnostic.code.name(), diagnostic.message)
    };
    diagnostics.iter().map(line).collect()
}

/// The type of `expression` in a function of `parameters`, or what is reported,
/// without its place.
fn type_of(parameters: &str, expression: &str) -> Result<String, Vec<String>> {
    let text = format!(
        "let _f = fn({parameters}) {{ {expression} }};\nlet main = fn(x: tensor<F32, []>) -> tensor<F32, []> {{ x }};"
    );
    let (program, diagnostics, _) = check_text(&text, &CheckOptions::default());
    let message = |diagnostic: &Diagnostic| format!("{}: {}", diagnostic.code.name(), diagnostic.message);
    match program {
        Some(program) => Ok(program.functions[0].result_type.to_string()),
        None => Err(diagnostics.iter().map(message).collect()),
    }
}

/// The one report of an expression.
fn refusal(parameters: &str, expression: &str) -> String {
    match type_of(parameters, expression) {
        Ok(ty) => panic!("{expression} has type {ty}"),
        Err(reports) => match &reports[..] {
            [report] => report.clone(),
            _ => panic!("{expression}: {reports:#?}"),
        },
    }
}
