//! Every example of the dialect reference gives what its comments say.

use super::check_text;
use std::{fs, path::Path};

/// The examples in a TableGen file.
fn examples(source: &str) -> Vec<&str> {
    source
        .split("let example = [{")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("}];")?.0))
        .collect()
}

#[test]
fn of_every_operation_hold() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("dialect/KinaOps.td");
    let source = fs::read_to_string(path).expect("the operations' TableGen file");
    let examples = examples(&source);
    let operations = source
        .lines()
        .filter(|line| line.starts_with("def Kina_") && line.contains("Op :"));
    let operations = operations.filter(|line| !line.contains("NativeOpTrait")).count();
    assert_eq!(examples.len(), operations, "an operation lacks its example");
    for example in examples {
        let claims = check_text(example);
        assert!(claims > 0, "an example states no result:\n{example}");
    }
}
