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

/// The text of all TableGen files of operations.
fn sources() -> String {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("dialect");
    let mut files = fs::read_dir(directory)
        .expect("the dialect's folder")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.to_string_lossy().ends_with("Ops.td"))
        .collect::<Vec<_>>();
    files.sort();
    files
        .iter()
        .map(|path| fs::read_to_string(path).expect("a TableGen file"))
        .collect()
}

#[test]
fn of_every_operation_hold() {
    let source = sources();
    let examples = examples(&source);
    let operations = source
        .lines()
        .filter(|line| line.starts_with("def Kina_") && line.contains("Op :"))
        .count();
    assert!(operations > 0, "no operation was found");
    assert_eq!(examples.len(), operations, "an operation lacks its example");
    for example in examples {
        let claims = check_text(example);
        assert!(claims > 0, "an example states no result:\n{example}");
    }
}
