//! What people mean who come from other languages.

use super::token::TokenKind;
use crate::{dtype::DType, habits};

/// An operator of another language.
pub(super) struct Foreign {
    /// The token it stands for, when there is one.
    pub kind: Option<TokenKind>,
    /// What is said at the operator.
    pub label: &'static str,
    /// The way out.
    pub help: &'static str,
}

/// The foreign operator that `text` begins with, longest first.
pub(super) fn foreign_operator(text: &str) -> Option<(&'static str, Foreign)> {
    const TABLE: &[(&str, Option<TokenKind>, &str, &str)] = &[
        ("&&", Some(TokenKind::And), "expected `and`", "write `a and b`"),
        ("||", Some(TokenKind::Or), "expected `or`", "write `a or b`"),
        (
            "&",
            Some(TokenKind::And),
            "expected `and`",
            "logic on Bool is `and`, `or`, `not`; there are no bit operators",
        ),
        (
            "|",
            Some(TokenKind::Or),
            "expected `or`",
            "logic on Bool is `and`, `or`, `not`; there are no bit operators",
        ),
        ("!", Some(TokenKind::Not), "expected `not`", "write `not a`"),
        (
            "^",
            Some(TokenKind::StarStar),
            "expected `**`",
            "a power is written `x ** y`",
        ),
        (
            "%",
            Some(TokenKind::Star),
            "expected `rem`",
            "the remainder of integers is `rem(a, b)`",
        ),
        (
            "?",
            None,
            "",
            "a choice is `if c { a } else { b }`, elementwise `where(c, a, b)`",
        ),
        (
            "\u{2212}",
            Some(TokenKind::Minus),
            "expected `-`",
            "minus is the ASCII `-`",
        ),
        (
            "\u{2013}",
            Some(TokenKind::Minus),
            "expected `-`",
            "minus is the ASCII `-`",
        ),
        (
            "\u{00D7}",
            Some(TokenKind::Star),
            "expected `*`",
            "multiplication is `*`",
        ),
        (
            "\u{00B7}",
            Some(TokenKind::Star),
            "expected `*`",
            "multiplication is `*`",
        ),
        (
            "\u{22C5}",
            Some(TokenKind::Star),
            "expected `*`",
            "multiplication is `*`",
        ),
        ("\u{00F7}", Some(TokenKind::Slash), "expected `/`", "division is `/`"),
        ("\u{2264}", Some(TokenKind::LessEqual), "expected `<=`", "write `<=`"),
        ("\u{2265}", Some(TokenKind::GreaterEqual), "expected `>=`", "write `>=`"),
        ("\u{2260}", Some(TokenKind::NotEqual), "expected `!=`", "write `!=`"),
        ("\u{2192}", Some(TokenKind::Arrow), "expected `->`", "write `->`"),
    ];
    TABLE
        .iter()
        .find(|(spelling, ..)| text.starts_with(spelling))
        .map(|&(spelling, kind, label, help)| (spelling, Foreign { kind, label, help }))
}

/// Help for a character that looks like one of the language.
pub(super) const fn look_alike(character: char) -> &'static str {
    match character {
        '\u{2018}' | '\u{2019}' | '\u{201C}' | '\u{201D}' | '\'' => "a string stands between `\"`",
        '\u{00A0}' | '\u{FEFF}' | '\u{200B}' => "an invisible character: replace it by a space",
        '\0' => "a NUL byte: the file may be damaged, or in UTF-16",
        '#' => "a comment begins with `//`",
        _ => "",
    }
}

/// A character in a message, visible in any case.
pub(super) fn character(character: char) -> String {
    if character.is_ascii_graphic() {
        format!("`{character}`")
    } else if character.is_control() || character.is_whitespace() || matches!(character, '\u{FEFF}' | '\u{200B}') {
        format!("U+{:04X}", u32::from(character))
    } else {
        format!("`{character}` (U+{:04X})", u32::from(character))
    }
}

/// The start of a text that may be very long.
pub(super) fn clip(text: &str) -> String {
    const LIMIT: usize = 40;
    match text.char_indices().nth(LIMIT) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Source text in a message.
pub(super) fn quote(text: &str) -> String {
    format!("`{}`", clip(text))
}

/// Help for `letters` glued to the number `digits`.
pub(super) fn number_suffix(digits: &str, letters: &str) -> String {
    if digits == "0" && letters.starts_with(['x', 'X', 'b', 'B', 'o', 'O']) {
        return "numbers are decimal".into();
    }
    if letters.starts_with('_') {
        return "digits have no separators".into();
    }
    let dtype = DType::from_name(&letters.to_uppercase()).or(match letters {
        "f" => Some(DType::F32),
        "h" => Some(DType::F16),
        "l" | "L" => Some(DType::I64),
        _ => None,
    });
    match dtype {
        Some(dtype) => format!("a literal takes its dtype after a colon: `{}: {dtype}`", clip(digits)),
        None => "a literal takes its dtype after a colon, as in `1.0: F16`".into(),
    }
}

/// Help for a word of another language where an item or a statement begins.
pub(super) fn foreign_word(word: &str) -> Option<&'static str> {
    habits::help(habits::Place::Statement, word)
}
