//! Tokens: the words of the language.

use TokenKind::*;

/// A token and the bytes it spans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// The first byte.
    pub start: u32,
    /// One past the last byte; equal to `start` for a bracket that was missing.
    pub end: u32,
}

/// Declares the token kinds that have one spelling.
macro_rules! tokens {
    (keywords { $($keyword:ident = $word:literal,)* } symbols { $($symbol:ident = $mark:literal,)* }) => {
        /// The kinds of token.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(super) enum TokenKind {
            /// A name, names of dtypes included.
            Ident,
            /// Decimal digits.
            Integer,
            /// A number with a fraction or an exponent.
            Float,
            /// Text between quotes.
            String,
            /// The end of the file.
            End,
            $(#[doc = $word] $keyword,)*
            $(#[doc = $mark] $symbol,)*
        }

        impl TokenKind {
            /// The spelling, for kinds that have just one.
            pub const fn spelling(self) -> Option<&'static str> {
                match self {
                    $(Self::$keyword => Some($word),)*
                    $(Self::$symbol => Some($mark),)*
                    _ => None,
                }
            }

            /// The keyword spelled `word`.
            pub fn keyword(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$keyword),)* _ => None }
            }

            /// Whether the kind is a keyword.
            pub const fn is_keyword(self) -> bool {
                matches!(self, $(Self::$keyword)|*)
            }
        }
    };
}

tokens! {
    keywords {
        Let = "let", Const = "const", Fn = "fn", Type = "type", Use = "use", If = "if", Else = "else",
        Unroll = "unroll", For = "for", In = "in", With = "with", Donate = "donate",
        ReverseMode = "reverseMode", True = "true", False = "false", Inf = "inf", Nan = "nan",
        And = "and", Or = "or", Not = "not",
    }
    symbols {
        LeftParen = "(", RightParen = ")", LeftBracket = "[", RightBracket = "]",
        LeftBrace = "{", RightBrace = "}", Less = "<", Greater = ">", LessEqual = "<=",
        GreaterEqual = ">=", Equal = "=", EqualEqual = "==", NotEqual = "!=", Plus = "+",
        Minus = "-", Star = "*", StarStar = "**", Slash = "/", Comma = ",", Semicolon = ";",
        Colon = ":", ColonColon = "::", Dot = ".", DotDot = "..", At = "@", Arrow = "->",
    }
}

impl TokenKind {
    /// The closing bracket of an opening one.
    pub const fn closer(self) -> Option<Self> {
        match self {
            LeftParen => Some(RightParen),
            LeftBracket => Some(RightBracket),
            LeftBrace => Some(RightBrace),
            _ => None,
        }
    }

    /// Whether the kind is a closing bracket.
    pub const fn is_closer(self) -> bool {
        matches!(self, RightParen | RightBracket | RightBrace)
    }

    /// Whether an item begins with it.
    pub const fn begins_item(self) -> bool {
        matches!(self, Let | Const | Type | Use)
    }

    /// Whether it follows a name where one is defined.
    pub const fn follows_name(self) -> bool {
        matches!(self, Equal | Colon | Comma | Greater) || self.is_closer()
    }

    /// Whether an operand may end with it, so that a dot after it is postfix.
    pub const fn ends_operand(self) -> bool {
        self.is_closer() || matches!(self, Ident | Integer | Float | String | True | False | Inf | Nan)
    }

    /// The kind in a sentence: what is expected.
    pub fn describe(self) -> std::string::String {
        match self {
            Ident => "a name".into(),
            Integer => "an integer".into(),
            Float => "a number".into(),
            String => "a string".into(),
            End => "the end of the file".into(),
            _ => format!("`{}`", self.spelling().unwrap_or_default()),
        }
    }
}
