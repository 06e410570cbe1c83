//! Types as text.

use super::Printer;
use crate::syntax::ast::{DTypeName, DTypeNameKind, GenericArgument, GenericArgumentKind, Shape, Type, TypeKind};

impl Printer<'_> {
    pub(super) fn separated<T>(&mut self, elements: &[T], mut show: impl FnMut(&mut Self, &T)) {
        for (index, element) in elements.iter().enumerate() {
            if index > 0 {
                self.put(", ");
            }
            show(self, element);
        }
    }

    pub(super) fn ty(&mut self, ty: &Type) {
        match &ty.kind {
            TypeKind::Tensor {
                dtype,
                shape,
                placement,
            } => {
                self.put("tensor<");
                self.dtype(dtype);
                self.put(", ");
                self.shape(shape);
                if let Some((placement, _)) = placement {
                    self.put(&format!(", {}", placement.name()));
                }
                self.put(">");
            }
            TypeKind::Tuple(elements) => {
                self.put("(");
                self.separated(elements, Self::ty);
                self.put(")");
            }
            TypeKind::Array { element, length } => {
                self.put("[");
                self.ty(element);
                self.put("; ");
                self.expr(*length);
                self.put("]");
            }
            TypeKind::Named { name, arguments } => {
                self.put(&name.name);
                self.generic_arguments(arguments);
            }
            TypeKind::Int => self.put("int"),
            TypeKind::Error => self.put("<error>"),
        }
    }

    pub(super) fn dtype(&mut self, dtype: &DTypeName) {
        match &dtype.kind {
            DTypeNameKind::Known(dtype) => self.put(dtype.name()),
            DTypeNameKind::Parameter(name) => self.put(name),
            DTypeNameKind::Error => self.put("<error>"),
        }
    }

    pub(super) fn shape(&mut self, shape: &Shape) {
        self.put("[");
        if let Some(leading) = &shape.leading {
            self.put(&format!(
                "..{}{}",
                leading.name,
                if shape.dims.is_empty() { "" } else { ", " }
            ));
        }
        self.separated(&shape.dims, |printer, &dim| printer.expr(dim));
        self.put("]");
    }

    pub(super) fn generic_arguments(&mut self, arguments: &[GenericArgument]) {
        if arguments.is_empty() {
            return;
        }
        self.put("<");
        self.separated(arguments, |printer, argument| match &argument.kind {
            GenericArgumentKind::Expr(value) => printer.expr(*value),
            GenericArgumentKind::Shape(shape) => printer.shape(shape),
        });
        self.put(">");
    }
}
