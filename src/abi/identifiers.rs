//! Source names as C identifiers.

use std::collections::HashSet;

/// Words that a parameter must not be called: the keywords of C and C++, and
/// macros of common headers and compilers.
const RESERVED: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "assert",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "errno",
    "explicit",
    "export",
    "extern",
    "false",
    "far",
    "float",
    "for",
    "friend",
    "goto",
    "i386",
    "if",
    "inline",
    "int",
    "int16_t",
    "int32_t",
    "int64_t",
    "int8_t",
    "linux",
    "long",
    "mutable",
    "namespace",
    "near",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "size_t",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "typeof_unqual",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint8_t",
    "union",
    "unix",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "ws",
    "xor",
    "xor_eq",
    "EOF",
    "I",
    "INFINITY",
    "NAN",
    "NULL",
];

/// `name` with every character that C identifiers lack written in ASCII: `.`
/// (of a path) as `_`, any other as `_u` and its code point.
pub(super) fn ascii(name: &str) -> String {
    name.chars()
        .map(|character| match character {
            '.' => "_".to_owned(),
            character if character.is_ascii_alphanumeric() || character == '_' => character.to_string(),
            character => format!("_u{:04x}", u32::from(character)),
        })
        .collect()
}

/// A C parameter name for each of the function's inputs and outputs, in this
/// order: all distinct, none a word that C or C++ reserves.
pub(super) fn parameters<'a>(
    inputs: impl Iterator<Item = &'a str>,
    outputs: impl Iterator<Item = &'a str>,
) -> Vec<String> {
    let mut taken = HashSet::new();
    inputs
        .map(|path| (path, ""))
        .chain(outputs.map(|path| (path, "_out")))
        .map(|(path, suffix)| {
            let name = parameter(path);
            let name = unique(&name, suffix, |candidate| taken.contains(candidate));
            taken.insert(name.clone());
            name
        })
        .collect()
}

fn parameter(path: &str) -> String {
    let mut name = ascii(path);
    let mut characters = name.chars();
    let first = characters.next();
    // C reserves `__x` and `_X`; an identifier does not begin with a digit.
    let reserved_prefix = first == Some('_')
        && characters
            .next()
            .is_none_or(|second| second == '_' || second.is_ascii_uppercase());
    if reserved_prefix || first.is_none_or(|first| first.is_ascii_digit()) {
        name.insert(0, 'p');
    }
    if is_reserved(&name) {
        name.push('_');
    }
    name
}

fn is_reserved(name: &str) -> bool {
    // The macros of <stdint.h> and <limits.h>: INT32_MAX, UINT8_C, SIZE_WIDTH, ...
    let limit = ["_MAX", "_MIN", "_C", "_WIDTH", "_BIT"]
        .iter()
        .any(|suffix| name.ends_with(suffix))
        && !name.chars().any(|character| character.is_ascii_lowercase());
    limit || RESERVED.contains(&name)
}

/// `name`, or the first of `name` + `suffix`, `name_2`, `name_3`, ... that is
/// not taken.
pub(super) fn unique(name: &str, suffix: &str, taken: impl Fn(&str) -> bool) -> String {
    [name.to_owned(), format!("{name}{suffix}")]
        .into_iter()
        .chain((2..).map(|number| format!("{name}_{number}")))
        .find(|candidate| !taken(candidate))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(inputs: &[&str], outputs: &[&str]) -> Vec<String> {
        parameters(inputs.iter().copied(), outputs.iter().copied())
    }

    #[test]
    fn plain_names_stay() {
        assert_eq!(names(&["w", "beta1"], &["w_next"]), ["w", "beta1", "w_next"]);
    }

    #[test]
    fn paths_and_unicode_become_ascii() {
        assert_eq!(
            names(&["params.layers.3.w", "größe"], &[]),
            ["params_layers_3_w", "gr_u00f6_u00dfe"]
        );
    }

    #[test]
    fn reserved_words_get_a_suffix_or_prefix() {
        let inputs = ["int", "class", "ws", "INT32_MAX", "linux", "_X", "__y", "I", "Kilo"];
        let expected = [
            "int_",
            "class_",
            "ws_",
            "INT32_MAX_",
            "linux_",
            "p_X",
            "p__y",
            "I_",
            "Kilo",
        ];
        assert_eq!(names(&inputs, &[]), expected);
    }

    #[test]
    fn collisions_are_resolved() {
        assert_eq!(
            names(&["a.b", "a_b", "x"], &["x", "x"]),
            ["a_b", "a_b_2", "x", "x_out", "x_2"]
        );
    }
}
