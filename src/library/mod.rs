//! The standard library: sources in the language itself, embedded here.
//!
//! `use std.nn;` loads the module `std.nn`. Its file appears in diagnostics and
//! locations as `<std>/nn.kina`. Nothing in it is beyond what a user can write;
//! a call of one of its functions becomes a `kina.composition` of the
//! function's path, `std.nn.softmax`.

/// A module of the standard library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Module {
    /// The path after `use`, such as `std.nn`.
    pub path: &'static str,
    /// The name that stands for its file.
    pub file: &'static str,
    /// The source.
    pub text: &'static str,
}

macro_rules! modules {
    ($($name:literal),* $(,)?) => {
        /// Every module, by path.
        pub const MODULES: &[Module] = &[$(Module {
            path: concat!("std.", $name),
            file: concat!("<std>/", $name, ".kina"),
            text: include_str!(concat!($name, ".kina")),
        },)*];
    };
}

modules!["loss", "nn", "optim", "random"];

/// The module that defines a public function.
pub fn defining(function: &str) -> Option<&'static Module> {
    let defines = |line: &str| {
        let rest = line.strip_prefix("let ").and_then(|rest| rest.strip_prefix(function));
        rest.is_some_and(|rest| rest.starts_with(" = fn"))
    };
    let is_public = !function.starts_with('_');
    MODULES
        .iter()
        .find(|module| is_public && module.text.lines().any(defines))
}

/// The module of a path such as `std.nn`.
pub fn find(path: &str) -> Option<&'static Module> {
    MODULES.iter().find(|module| module.path == path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_functions_are_found() {
        assert_eq!(defining("softmax").map(|module| module.path), Some("std.nn"));
        assert_eq!(defining("_wide"), None);
        assert_eq!(defining("soft"), None);
    }
}
