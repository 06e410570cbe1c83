//! The symbols of a library.
//!
//! A function `f` has the entry points `kina_f`, `kina_f_ws`, `kina_f_packed` and
//! `kina_f_workspace_bytes`; the library has `kina_manifest`. Names are ASCII,
//! and a source name that would collide (`f_ws` beside `f`, `manifest`) gets a
//! number.

use super::identifiers::{ascii, unique};
use std::collections::HashSet;

/// The function that returns the manifest.
pub const MANIFEST: &str = "kina_manifest";

/// The symbol of the entry point that is given its workspace.
pub fn with_workspace(symbol: &str) -> String {
    format!("{symbol}_ws")
}

/// The symbol of the entry point that is given an array of pointers.
pub fn packed(symbol: &str) -> String {
    format!("{symbol}_packed")
}

/// The symbol of the function that returns the size of the workspace.
pub fn workspace_bytes(symbol: &str) -> String {
    format!("{symbol}_workspace_bytes")
}

/// The symbol of the entry point of each function; `names` are all the exported
/// functions of one library, in the order of the source.
pub fn assign<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut taken = HashSet::from([MANIFEST.to_owned()]);
    names
        .into_iter()
        .map(|name| {
            let symbol = unique(&format!("kina_{}", ascii(name)), "", |candidate| {
                family(candidate).iter().any(|symbol| taken.contains(symbol))
            });
            taken.extend(family(&symbol));
            symbol
        })
        .collect()
}

fn family(symbol: &str) -> [String; 4] {
    [
        symbol.to_owned(),
        with_workspace(symbol),
        workspace_bytes(symbol),
        packed(symbol),
    ]
}

#[cfg(test)]
mod tests {
    use super::assign;

    #[test]
    fn names_are_prefixed_and_ascii() {
        assert_eq!(
            assign(["adamw_step", "größe"]),
            ["kina_adamw_step", "kina_gr_u00f6_u00dfe"]
        );
    }

    #[test]
    fn collisions_get_a_number() {
        assert_eq!(
            assign(["f", "f_ws", "manifest"]),
            ["kina_f", "kina_f_ws_2", "kina_manifest_2"]
        );
        assert_eq!(
            assign(["f_workspace_bytes", "f"]),
            ["kina_f_workspace_bytes", "kina_f_2"]
        );
    }
}
