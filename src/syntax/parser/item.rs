//! Items: what stands at the top level of a file.

use super::{Parsed, Parser, Stop};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    syntax::{
        ast::{
            ConstItem, DTypeBound, Function, FunctionItem, GenericKind, GenericParameter, Ident, InstanceItem, Item,
            ItemKind, Parameter, RecordFieldType, Type, TypeDefinition, TypeItem, TypeKind, UseItem,
        },
        hints,
        token::TokenKind,
    },
};

impl Parser<'_> {
    /// Every item of the file.
    pub(super) fn items(&mut self) {
        loop {
            if self.at(TokenKind::End) {
                break;
            }
            let doc = self.doc();
            let (first, start) = (self.at, self.span());
            let kind = self.item().unwrap_or_else(|_| {
                self.skip_item(first);
                ItemKind::Error(self.item_name(first))
            });
            self.tree.items.push(Item {
                doc,
                kind,
                span: self.span_from(start),
            });
        }
        self.warn_docs(u32::MAX);
    }

    /// The name that the broken item at `first` would have defined.
    fn item_name(&mut self, first: usize) -> Option<Ident> {
        let name = *self.tokens.get(first + 1)?;
        let defines = matches!(
            self.tokens[first].kind,
            TokenKind::Let | TokenKind::Const | TokenKind::Type
        );
        (defines && name.kind == TokenKind::Ident).then(|| Ident {
            name: self.intern(self.token_text(name)),
            span: self.span_of(name),
        })
    }

    fn skip_item(&mut self, first: usize) {
        if self.at == first {
            self.advance();
        }
        self.skip_from(first, |kind| kind == TokenKind::Semicolon || kind.begins_item());
        if !self.eat(TokenKind::Semicolon) && self.kind().is_closer() {
            self.advance();
        }
    }

    fn item(&mut self) -> Parsed<ItemKind> {
        let kind = match self.kind() {
            TokenKind::Const => self.const_item()?,
            TokenKind::Use => self.use_item()?,
            TokenKind::Type => self.type_item()?,
            TokenKind::Let => self.let_item()?,
            TokenKind::Fn => return self.bare_function(),
            _ => return Err(self.not_an_item()),
        };
        let first = self.at;
        if self.semicolon("an item").is_err() && !self.kind().begins_item() && !self.at(TokenKind::End) {
            self.skip_from(first, |kind| kind == TokenKind::Semicolon || kind.begins_item());
            self.eat(TokenKind::Semicolon);
        }
        Ok(kind)
    }

    fn not_an_item(&mut self) -> Stop {
        let message = format!("expected an item, found {}", self.found());
        let diagnostic =
            Diagnostic::new(Code::InvalidItem, message).at(self.span(), "expected `let`, `const`, `type` or `use`");
        let hint = hints::foreign_word(self.token_text(self.token()));
        let diagnostic = match hint {
            Some(hint) if self.at(TokenKind::Ident) => diagnostic.help(hint),
            _ if self.at(TokenKind::Semicolon) => diagnostic.help("remove the `;`"),
            _ => diagnostic,
        };
        self.report(diagnostic)
    }

    /// `fn name(...) { ... }`: reported and read all the same.
    fn bare_function(&mut self) -> Parsed<ItemKind> {
        let keyword = self.span();
        self.advance();
        let named = self.at(TokenKind::Ident);
        let name = if named {
            hints::clip(self.token_text(self.token()))
        } else {
            "name".into()
        };
        let diagnostic = Diagnostic::new(Code::InvalidItem, "a function is defined by `let`")
            .at(keyword, "expected `let`")
            .help(format!("write `let {name} = fn(...) -> T {{ ... }};`"));
        self.report(diagnostic);
        if !named {
            return Err(Stop::Recover);
        }
        let name = self.name("a name")?;
        let function = self.function_after_keyword(keyword)?;
        self.eat(TokenKind::Semicolon);
        Ok(ItemKind::Function(FunctionItem { name, function }))
    }

    /// `const name = value`
    fn const_item(&mut self) -> Parsed<ItemKind> {
        self.advance();
        let name = self.name("the name of the constant")?;
        if self.at(TokenKind::Colon) {
            let diagnostic = self.expected("`=`");
            self.report(diagnostic.help("a constant has no type; it takes its dtype where it is used"));
            self.advance();
            self.skip_type(self.at);
        }
        self.equals()?;
        let value = self.expression()?;
        Ok(ItemKind::Const(ConstItem { name, value }))
    }

    /// `use std.optim` or `use "layers.kina"`
    fn use_item(&mut self) -> Parsed<ItemKind> {
        self.advance();
        let span = self.span();
        if self.at(TokenKind::String) {
            return Ok(ItemKind::Use(UseItem::File {
                path: self.string(),
                span,
            }));
        }
        if !self.at_word("std") {
            let diagnostic = self.expected("`std` or a file in quotes");
            return Err(self.report(diagnostic.help("write `use std.optim;` or `use \"layers.kina\";`")));
        }
        self.advance();
        let mut module = vec![];
        while self.at(TokenKind::Dot) {
            self.advance();
            module.push(self.name("the name of a module")?);
        }
        if module.is_empty() || self.at(TokenKind::ColonColon) {
            let diagnostic = self.expected("`.`");
            return Err(self.report(diagnostic.help("write `use std.optim;`")));
        }
        Ok(ItemKind::Use(UseItem::Standard(module)))
    }

    /// `type name<generics> = definition`
    fn type_item(&mut self) -> Parsed<ItemKind> {
        self.advance();
        let name = self.name("the name of the type")?;
        let generics = if self.at(TokenKind::Less) {
            self.angled(Self::generic_parameter)?
        } else {
            vec![]
        };
        self.equals()?;
        let definition = if self.at(TokenKind::LeftBrace) {
            TypeDefinition::Record(self.braced(Self::record_field_type)?)
        } else {
            TypeDefinition::Alias(self.ty()?)
        };
        Ok(ItemKind::Type(TypeItem {
            name,
            generics,
            definition,
        }))
    }

    fn record_field_type(&mut self) -> Parsed<RecordFieldType> {
        let doc = self.doc();
        let name = self.name("a field")?;
        let ty = self.annotation(&name)?;
        Ok(RecordFieldType { doc, name, ty })
    }

    /// `: type` after a name; a missing type is reported and stands as [`TypeKind::Error`].
    fn annotation(&mut self, name: &Ident) -> Parsed<Type> {
        if self.eat(TokenKind::Colon) {
            return self.type_or_error();
        }
        let first = self.at;
        let help = format!("write `{}: tensor<F32, [4, 8]>`", hints::clip(&name.name));
        let diagnostic = self.expected("`:` and a type");
        self.report(diagnostic.help(help));
        self.skip_type(first);
        Ok(Type {
            kind: TypeKind::Error,
            span: self.span_from(name.span),
        })
    }

    /// `let name = fn...` or `let name = function<arguments>`
    fn let_item(&mut self) -> Parsed<ItemKind> {
        self.advance();
        let name = self.name("the name of the function")?;
        self.equals()?;
        if self.at(TokenKind::Fn) {
            return Ok(ItemKind::Function(FunctionItem {
                name,
                function: self.function()?,
            }));
        }
        let angle = usize::from(self.kind_ahead(1) == TokenKind::ColonColon) + 1;
        if !self.at(TokenKind::Ident) || self.kind_ahead(angle) != TokenKind::Less {
            return Err(self.not_a_function(&name));
        }
        let function = self.name("the name of a function")?;
        if self.at(TokenKind::ColonColon) {
            let diagnostic = self.expected("`<`");
            self.report(diagnostic.help("the instance that a top-level `let` names has no `::`"));
            self.advance();
        }
        let arguments = self.generic_arguments()?;
        if self.at(TokenKind::LeftParen) {
            return Err(self.not_a_function(&name));
        }
        Ok(ItemKind::Instance(InstanceItem {
            name,
            function,
            arguments,
        }))
    }

    fn not_a_function(&mut self, name: &Ident) -> Stop {
        let message = "a top-level `let` defines a function or names an instance of one";
        let diagnostic = Diagnostic::new(Code::InvalidItem, message).at(self.span(), "expected `fn` or an instance");
        let name = hints::clip(&name.name);
        self.report(match self.kind() {
            TokenKind::Integer | TokenKind::Float | TokenKind::Minus => {
                diagnostic.help(format!("a compile-time number is `const {name} = ...;`"))
            }
            _ => diagnostic.help(format!(
                "write `let {name} = fn(...) -> T {{ ... }};` or `let {name} = f<4, 8>;`"
            )),
        })
    }

    /// `fn<generics>(parameters) -> result { body }`
    pub(super) fn function(&mut self) -> Parsed<Function> {
        let keyword = self.span();
        self.advance();
        if self.at(TokenKind::Ident) {
            let diagnostic = self.expected("`(` or `<`");
            self.report(diagnostic.help("the name stands before `=`: `let name = fn(...) { ... };`"));
            self.advance();
        }
        self.function_after_keyword(keyword)
    }

    fn function_after_keyword(&mut self, keyword: Span) -> Parsed<Function> {
        let generics = if self.at(TokenKind::Less) {
            self.angled(Self::generic_parameter)?
        } else {
            vec![]
        };
        let (parameters, _) = self.parenthesized(Self::parameter)?;
        let result = self.result_type()?;
        let signature_span = self.span_from(keyword);
        if !self.at(TokenKind::LeftBrace) {
            let diagnostic = self.expected(if result.is_some() { "`{`" } else { "`->` or `{`" });
            return Err(self.report(diagnostic.help("the body of a function stands in braces")));
        }
        let body = self.block()?;
        Ok(Function {
            generics,
            parameters,
            result,
            body,
            span: self.span_from(keyword),
            signature_span,
        })
    }

    /// `-> type`; also what is meant for it.
    fn result_type(&mut self) -> Parsed<Option<Type>> {
        match self.kind() {
            TokenKind::LeftBrace => return Ok(None),
            TokenKind::Arrow => {}
            TokenKind::Colon | TokenKind::Equal | TokenKind::Ident | TokenKind::LeftParen | TokenKind::LeftBracket => {
                let diagnostic = self.expected("`->` or `{`");
                self.report(diagnostic.help("the result type follows `->`"));
            }
            _ => return Ok(None),
        }
        while matches!(
            self.kind(),
            TokenKind::Arrow | TokenKind::Colon | TokenKind::Equal | TokenKind::Greater
        ) {
            self.advance();
        }
        self.type_or_error().map(Some)
    }

    /// `donate name: type`
    fn parameter(&mut self) -> Parsed<Parameter> {
        let doc = self.doc();
        let start = self.span();
        let donate = self.eat(TokenKind::Donate).then_some(start);
        let name = self.name("a parameter")?;
        let ty = self.annotation(&name)?;
        if self.at(TokenKind::Equal) {
            let diagnostic = self.expected("`,` or `)`");
            return Err(self.report(diagnostic.help("parameters have no default values")));
        }
        Ok(Parameter {
            doc,
            donate,
            name,
            ty,
            span: self.span_from(start),
        })
    }

    /// `N`, `T: float` or `S: shape`
    fn generic_parameter(&mut self) -> Parsed<GenericParameter> {
        let name = self.name("a generic parameter")?;
        let mut kind = GenericKind::Dim;
        if self.eat(TokenKind::Colon) {
            let found = BOUNDS.iter().find(|(word, _)| self.at_word(word));
            if let Some(&(_, bound)) = found {
                kind = bound;
            } else {
                let diagnostic = self.expected("`float`, `int`, `number`, `any` or `shape`");
                let stop = self.report(diagnostic.help("a dimension has no bound: `<N>`"));
                if !self.at(TokenKind::Ident) {
                    return Err(stop);
                }
            }
            self.advance();
        }
        let span = self.span_from(name.span);
        Ok(GenericParameter { name, kind, span })
    }

    /// A type; a broken one is stepped over and stands as [`TypeKind::Error`].
    pub(super) fn type_or_error(&mut self) -> Parsed<Type> {
        let (first, start) = (self.at, self.span());
        match self.ty() {
            Err(Stop::Recover) => {
                self.skip_type(first);
                Ok(Type {
                    kind: TypeKind::Error,
                    span: self.span_from(start),
                })
            }
            result => result,
        }
    }

    /// Steps over the type that begins at `first`. Unlike [`Self::skip_from`] it
    /// counts angles, and stops where the next parameter begins if one is missing.
    fn skip_type(&mut self, first: usize) {
        let (mut index, mut brackets, mut angles) = (first, 0_usize, 0_usize);
        loop {
            let kind = self.tokens[index].kind;
            if kind == TokenKind::End || brackets == 0 && index >= self.at && self.ends_type(index, angles) {
                break;
            }
            match kind {
                TokenKind::Less => angles += 1,
                TokenKind::Greater => angles = angles.saturating_sub(1),
                _ if kind.closer().is_some() => brackets += 1,
                _ if kind.is_closer() => brackets = brackets.saturating_sub(1),
                _ => {}
            }
            index += 1;
        }
        self.at = index;
        self.forget_docs();
    }

    fn ends_type(&self, index: usize, angles: usize) -> bool {
        let kind = |ahead: usize| self.tokens.get(index + ahead).map(|token| token.kind);
        match self.tokens[index].kind {
            TokenKind::Comma => {
                let parameter = kind(1) == Some(TokenKind::Ident) && kind(2) == Some(TokenKind::Colon);
                angles == 0 || parameter || kind(1) == Some(TokenKind::Donate)
            }
            TokenKind::Semicolon | TokenKind::Equal | TokenKind::LeftBrace | TokenKind::Let => true,
            kind => kind.is_closer(),
        }
    }
}

const BOUNDS: [(&str, GenericKind); 5] = [
    ("float", GenericKind::DType(DTypeBound::Float)),
    ("int", GenericKind::DType(DTypeBound::Int)),
    ("number", GenericKind::DType(DTypeBound::Number)),
    ("any", GenericKind::DType(DTypeBound::Any)),
    ("shape", GenericKind::Shape),
];
