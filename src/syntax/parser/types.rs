//! Types, shapes and generic arguments.

use super::{Parsed, Parser};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    syntax::{
        ast::{
            DTypeName, DTypeNameKind, ExprId, GenericArgument, GenericArgumentKind, Ident, Placement, Shape, Type,
            TypeKind,
        },
        token::TokenKind,
    },
};

impl Parser<'_> {
    /// A type.
    pub(super) fn ty(&mut self) -> Parsed<Type> {
        self.nested(Self::type_inner)
    }

    fn type_inner(&mut self) -> Parsed<Type> {
        let start = self.span();
        let kind = match self.kind() {
            TokenKind::LeftParen => return self.tuple_type(start),
            TokenKind::LeftBracket => self.array_type()?,
            TokenKind::LeftBrace => return Err(self.invalid_type("a record type has a name", RECORD_HELP)),
            TokenKind::Ident => self.named_type()?,
            _ => return Err(self.unexpected("a type")),
        };
        Ok(Type {
            kind,
            span: self.span_from(start),
        })
    }

    fn invalid_type(&mut self, message: &str, help: &str) -> super::Stop {
        let diagnostic = Diagnostic::new(Code::InvalidType, message).at(self.span(), "expected a type");
        self.report(diagnostic.help(help))
    }

    /// `(A, B)`, or a type in parentheses.
    fn tuple_type(&mut self, start: Span) -> Parsed<Type> {
        let (mut elements, comma) = self.parenthesized(Self::type_or_error)?;
        let span = self.span_from(start);
        match (elements.len(), comma) {
            (1, false) => Ok(elements.remove(0)),
            (0 | 1, _) => {
                let diagnostic = Diagnostic::new(Code::InvalidType, "a tuple has at least two elements");
                Err(self.report(diagnostic.at(span, "too few elements")))
            }
            _ => Ok(Type {
                kind: TypeKind::Tuple(elements),
                span,
            }),
        }
    }

    /// `[element; length]`
    fn array_type(&mut self) -> Parsed<TypeKind> {
        self.expect(TokenKind::LeftBracket)?;
        let element = Box::new(self.type_or_error()?);
        if self.at(TokenKind::Comma) || self.at(TokenKind::RightBracket) {
            return Err(self.invalid_type("an array type has a length", "write `[T; 4]`; a tuple is `(A, B)`"));
        }
        self.expect(TokenKind::Semicolon)?;
        let length = self.dim()?;
        self.expect(TokenKind::RightBracket)?;
        Ok(TypeKind::Array { element, length })
    }

    fn named_type(&mut self) -> Parsed<TypeKind> {
        let text = self.token_text(self.token());
        if text == "tensor" {
            return self.tensor_type();
        }
        if let Some(dtype) = DType::from_name(text) {
            let help = format!("a scalar is a tensor of rank 0: `tensor<{dtype}, []>`");
            return Err(self.invalid_type(&format!("`{dtype}` is a dtype, not a type"), &help));
        }
        let name = self.name("a type")?;
        let arguments = if self.at(TokenKind::Less) {
            self.generic_arguments()?
        } else {
            vec![]
        };
        if &*name.name == "int" && arguments.is_empty() {
            return Ok(TypeKind::Int);
        }
        Ok(TypeKind::Named { name, arguments })
    }

    /// `tensor<dtype, shape, placement>`
    fn tensor_type(&mut self) -> Parsed<TypeKind> {
        self.advance();
        if !self.at(TokenKind::Less) {
            return Err(self.tensor_help("`<`"));
        }
        self.advance();
        let dtype = self.dtype_name()?;
        if !self.eat(TokenKind::Comma) {
            return Err(self.tensor_help("`,` and a shape"));
        }
        let shape = self.shape()?;
        let placement = self.tensor_placement()?;
        if !matches!(self.kind(), TokenKind::Greater | TokenKind::GreaterEqual) {
            return Err(self.tensor_help(if placement.is_some() {
                "`>`"
            } else {
                "a placement or `>`"
            }));
        }
        self.expect_greater()?;
        Ok(TypeKind::Tensor {
            dtype,
            shape,
            placement,
        })
    }

    /// `, @host` and a comma at the end. A comma before anything else belongs to what follows the type.
    fn tensor_placement(&mut self) -> Parsed<Option<(Placement, Span)>> {
        let mut placement = None;
        if self.at(TokenKind::Comma) && self.kind_ahead(1) == TokenKind::At {
            self.advance();
            let start = self.span();
            placement = Some((self.placement()?, self.span_from(start)));
        }
        if self.at(TokenKind::Comma) && matches!(self.kind_ahead(1), TokenKind::Greater | TokenKind::GreaterEqual) {
            self.advance();
        }
        Ok(placement)
    }

    fn tensor_help(&mut self, what: &str) -> super::Stop {
        let diagnostic = self.expected(what);
        self.report(diagnostic.help("a tensor type is `tensor<F32, [4, 8], @host>`"))
    }

    /// `F32` or a dtype parameter.
    pub(super) fn dtype_name(&mut self) -> Parsed<DTypeName> {
        let span = self.span();
        let kind = match DType::from_name(self.token_text(self.token())) {
            Some(dtype) => {
                self.advance();
                DTypeNameKind::Known(dtype)
            }
            None => DTypeNameKind::Parameter(self.name("a dtype")?.name),
        };
        Ok(DTypeName { kind, span })
    }

    /// `[4, 8]`, `[..S, D]` or `S`.
    fn shape(&mut self) -> Parsed<Shape> {
        let start = self.span();
        if !self.at(TokenKind::LeftBracket) {
            if !self.at(TokenKind::Ident) {
                return Err(self.tensor_help("a shape"));
            }
            let leading = Some(self.name("a shape")?);
            return Ok(Shape {
                leading,
                dims: vec![],
                span: self.span_from(start),
            });
        }
        let mut leading: Option<Ident> = None;
        let mut first = true;
        let dims = self.bracketed(|parser| {
            let is_first = std::mem::replace(&mut first, false);
            if !parser.at(TokenKind::DotDot) {
                return parser.dim().map(Some);
            }
            leading = Some(parser.leading(is_first)?);
            Ok(None)
        })?;
        let dims = dims.into_iter().flatten().collect();
        Ok(Shape {
            leading,
            dims,
            span: self.span_from(start),
        })
    }

    /// `..S`
    fn leading(&mut self, is_first: bool) -> Parsed<Ident> {
        if !is_first {
            let diagnostic = Diagnostic::new(Code::InvalidType, "a shape parameter gives the leading axes");
            let diagnostic = diagnostic
                .at(self.span(), "not the first entry")
                .help("write `[..S, D]`");
            return Err(self.report(diagnostic));
        }
        self.advance();
        self.name("a shape parameter")
    }

    /// A dim expression: `+ - * /` over literals and names, which `sema` checks.
    pub(super) fn dim(&mut self) -> Parsed<ExprId> {
        self.nested(Self::sum)
    }

    /// `@host` or `@device`
    pub(super) fn placement(&mut self) -> Parsed<Placement> {
        self.expect(TokenKind::At)?;
        let placement = [Placement::Host, Placement::Device]
            .into_iter()
            .find(|placement| self.at_word(&placement.name()[1..]));
        match placement {
            Some(placement) => {
                self.advance();
                Ok(placement)
            }
            None => Err(self.unexpected("`host` or `device`")),
        }
    }

    /// `<4, F32, [..S, D]>`, at least one.
    pub(super) fn generic_arguments(&mut self) -> Parsed<Vec<GenericArgument>> {
        let start = self.span();
        let arguments = self.angled(Self::generic_argument)?;
        if arguments.is_empty() {
            let diagnostic = Diagnostic::new(Code::UnexpectedToken, "expected generic arguments, found `<>`");
            return Err(self.report(diagnostic.at(self.span_from(start), "is empty").help("leave out `<>`")));
        }
        Ok(arguments)
    }

    fn generic_argument(&mut self) -> Parsed<GenericArgument> {
        let start = self.span();
        let kind = if self.at(TokenKind::LeftBracket) {
            GenericArgumentKind::Shape(self.shape()?)
        } else {
            GenericArgumentKind::Expr(self.dim()?)
        };
        Ok(GenericArgument {
            kind,
            span: self.span_from(start),
        })
    }
}

const RECORD_HELP: &str = "define it with `type Name = { field: T, ... };` and write `Name` here";
