//! The part of Python's literal syntax that `.npy` headers use.

use std::{iter::Peekable, str::Chars};

/// How deep sequences may nest; headers of plain arrays need one level.
const MAXIMUM_DEPTH: usize = 16;

/// A Python literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Literal {
    /// `'text'` or `"text"`.
    String(String),
    /// `True` or `False`.
    Bool(bool),
    /// A non-negative integer.
    Integer(u64),
    /// A tuple or a list.
    Sequence(Vec<Literal>),
    /// A dict whose keys are strings.
    Dict(Vec<(String, Literal)>),
}

/// Parses `text`, which is one literal between white space.
///
/// # Errors
///
/// Fails with the reason on any other text.
pub(super) fn parse(text: &str) -> Result<Literal, String> {
    let mut parser = Parser {
        characters: text.chars().peekable(),
        depth: 0,
    };
    let literal = parser.literal()?;
    match parser.next_token() {
        None => Ok(literal),
        Some(character) => Err(format!("unexpected '{}'", character.escape_debug())),
    }
}

struct Parser<'a> {
    characters: Peekable<Chars<'a>>,
    depth: usize,
}

impl Parser<'_> {
    fn literal(&mut self) -> Result<Literal, String> {
        self.depth += 1;
        if self.depth > MAXIMUM_DEPTH {
            return Err("it nests too deeply".into());
        }
        let literal = match self.peek_token() {
            Some(quote @ ('\'' | '"')) => self.string(quote).map(Literal::String),
            Some('(') => self.sequence(')'),
            Some('[') => self.sequence(']'),
            Some('{') => self.dict(),
            Some(character) if character.is_ascii_digit() => self.integer(),
            Some(character) if character.is_ascii_alphabetic() => self.word(),
            Some('-') => Err("a negative number is not an extent".into()),
            Some(character) => Err(format!("unexpected '{}'", character.escape_debug())),
            None => Err("it ends early".into()),
        };
        self.depth -= 1;
        literal
    }

    fn string(&mut self, quote: char) -> Result<String, String> {
        self.next_token();
        let mut text = String::new();
        loop {
            match self.characters.next() {
                Some('\\') => text.extend(self.characters.next()),
                Some(character) if character == quote => return Ok(text),
                Some(character) => text.push(character),
                None => return Err("a string has no end".into()),
            }
        }
    }

    fn integer(&mut self) -> Result<Literal, String> {
        let digits = self.take_while(|character| character.is_ascii_digit());
        // Python 2 wrote `3L`.
        self.characters.next_if_eq(&'L');
        digits
            .parse()
            .map(Literal::Integer)
            .map_err(|_| format!("{digits} does not fit 64 bits"))
    }

    fn word(&mut self) -> Result<Literal, String> {
        match self.take_while(|character| character.is_ascii_alphanumeric()).as_str() {
            "True" => Ok(Literal::Bool(true)),
            "False" => Ok(Literal::Bool(false)),
            word => Err(format!("unexpected '{word}'")),
        }
    }

    fn sequence(&mut self, close: char) -> Result<Literal, String> {
        let mut elements = Vec::new();
        self.separated(close, |parser| {
            elements.push(parser.literal()?);
            Ok(())
        })?;
        Ok(Literal::Sequence(elements))
    }

    fn dict(&mut self) -> Result<Literal, String> {
        let mut entries = Vec::new();
        self.separated('}', |parser| {
            let Literal::String(key) = parser.literal()? else {
                return Err("a key is not a string".into());
            };
            match parser.next_token() {
                Some(':') => entries.push((key, parser.literal()?)),
                _ => return Err("expected ':' after a key".into()),
            }
            Ok(())
        })?;
        Ok(Literal::Dict(entries))
    }

    /// Parses `element`s between commas up to `close`; a trailing comma is fine.
    fn separated(
        &mut self,
        close: char,
        mut element: impl FnMut(&mut Self) -> Result<(), String>,
    ) -> Result<(), String> {
        self.next_token();
        loop {
            if self.peek_token() == Some(close) {
                self.next_token();
                return Ok(());
            }
            element(self)?;
            match self.peek_token() {
                Some(',') => {
                    self.next_token();
                }
                Some(character) if character == close => {}
                _ => return Err(format!("expected ',' or '{close}'")),
            }
        }
    }

    fn take_while(&mut self, accept: impl Fn(&char) -> bool) -> String {
        std::iter::from_fn(|| self.characters.next_if(&accept)).collect()
    }

    fn peek_token(&mut self) -> Option<char> {
        while self
            .characters
            .next_if(|character| character.is_whitespace() || *character == '\0')
            .is_some()
        {}
        self.characters.peek().copied()
    }

    fn next_token(&mut self) -> Option<char> {
        self.peek_token();
        self.characters.next()
    }
}
