//! The examples of the error index: each fails with precisely its code, and
//! what mends it passes without a word.

use crate::support::{Outcome, Workspace};
use kina::diagnostics::{Code, index};
use std::collections::HashMap;

/// Codes that no simple program shows.
const WITHOUT_EXAMPLE: &[Code] = &[
    Code::CodeGenerationFailed,
    Code::CallFailed,
    Code::InterpretationFailed,
    Code::InternalError,
];

/// The fenced blocks of a text by what stands after the fence.
fn blocks(text: &str) -> HashMap<&str, &str> {
    text.split("```")
        .skip(1)
        .step_by(2)
        .filter_map(|block| block.split_once('\n'))
        .collect()
}

/// Runs one side of an example; what is left out is as on the other side, and
/// the command that is left out checks the program.
fn run(blocks: &HashMap<&str, &str>, program: [&str; 2], command: &str) -> Outcome {
    let workspace = Workspace::new();
    let source = program.iter().find_map(|name| blocks.get(name));
    workspace.write("f.kina", source.unwrap_or(&""));
    let command = blocks.get(command).unwrap_or(&"kinac check f.kina\n");
    workspace.write(
        "run.sh",
        format!("set -e\n{}", command.replace("kinac ", "kinac --error-format=json ")),
    );
    workspace.shell("run.sh")
}

fn reported(outcome: &Outcome) -> Vec<String> {
    let code = |line: &str| {
        let value: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{}", outcome.stderr));
        value["code"].as_str().unwrap_or_default().to_owned()
    };
    let mut codes: Vec<_> = outcome.stderr.lines().map(code).collect();
    codes.dedup();
    codes
}

#[test]
fn examples_fail_with_their_code_and_are_mended() {
    for &code in Code::ALL {
        let blocks = blocks(index::example(code));
        let name = code.name();
        if blocks.is_empty() {
            assert!(WITHOUT_EXAMPLE.contains(&code), "{name} has no example");
            continue;
        }
        let wrong = run(&blocks, ["kina wrong", "kina"], "sh wrong");
        assert_eq!(reported(&wrong), [name], "{name}: {}", wrong.stderr);
        let right = run(&blocks, ["kina", "kina wrong"], "sh");
        assert_eq!((right.code, &*right.stderr), (0, ""), "the mended example of {name}");
    }
}

#[test]
fn explain_prints_entries() {
    let workspace = Workspace::new();
    let outcome = workspace.kinac("explain e0101");
    assert!(
        outcome.stdout.starts_with("## E0101: an unknown name"),
        "{}",
        outcome.stdout
    );
    let outcome = workspace.kinac("explain E0110x");
    assert_eq!(outcome.code, 1);
    assert!(
        outcome.stderr.contains("there is no code `E0110x`"),
        "{}",
        outcome.stderr
    );
}
