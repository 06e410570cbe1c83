//! The `type` items of a program: aliases and records, generic or not.

use super::{
    constant::{Constant, Environment},
    elaborate::{elaborate_pattern, report_excess},
    generic::{
        Argument, DTypePattern, Dim, GenericValue, Kind, MAXIMUM_DEPTH, Pattern, ShapePattern, TemplateParameter,
    },
    graph,
    namespace::Namespace,
    session::Session,
    types::{RecordType, Type},
};
use crate::{
    diagnostics::{Code, Diagnostic, FileId, Span},
    syntax::ast::{self, GenericParameter, Ident, TypeKind},
};
use std::{cell::RefCell, collections::HashMap, rc::Rc, sync::Arc};

/// A `type` item.
#[derive(Debug)]
pub struct TypeTemplate {
    /// The generic parameters.
    pub generics: Vec<TemplateParameter>,
    /// What it stands for.
    pub definition: TypeDefinition,
    /// How deeply it nests.
    pub depth: usize,
}

/// What a `type` item stands for.
#[derive(Debug)]
pub enum TypeDefinition {
    /// Another type.
    Alias(Pattern),
    /// The record at this position among those of the program.
    Record(usize),
    /// Something that was reported.
    Error,
}

/// A record type item.
#[derive(Debug)]
pub struct RecordTemplate {
    /// The name.
    pub name: Ident,
    /// The generic parameters.
    pub generics: Vec<TemplateParameter>,
    /// The fields in the order of their declaration.
    pub fields: Vec<(Ident, Pattern)>,
}

/// The types of a program by name, and the instances of its records.
pub struct Definitions {
    /// The named types.
    pub types: Namespace<Rc<TypeTemplate>>,
    /// The records.
    pub records: Vec<Rc<RecordTemplate>>,
    instances: RefCell<HashMap<(usize, Vec<GenericValue>), Type>>,
}

impl Definitions {
    /// No types yet, in the files `units`.
    pub fn new(units: &[ast::Unit]) -> Self {
        Self {
            types: Namespace::new(units),
            records: vec![],
            instances: RefCell::default(),
        }
    }
}

/// The generic parameters of a template, by name, and what the session knows.
pub struct GenericScope<'s, 'a> {
    /// What the program shares.
    pub session: &'s Session<'a>,
    /// The parameters.
    pub parameters: &'s [TemplateParameter],
}

impl Environment for GenericScope<'_, '_> {
    fn constant(&self, name: &str, span: Span) -> Option<Constant> {
        self.session.constant(name, span)
    }

    fn generic(&self, name: &str) -> Option<Argument> {
        let index = self.parameters.iter().position(|parameter| *parameter.name == *name)?;
        let parameter = &self.parameters[index];
        Some(match parameter.kind {
            Kind::Dim | Kind::Int => Argument::Dim(Dim::parameter(index, parameter.span)),
            Kind::DType(_) => Argument::DType(DTypePattern::Parameter(index), parameter.span),
            Kind::Shape => {
                let shape = ShapePattern {
                    leading: Some(index),
                    dims: vec![],
                };
                Argument::Shape(shape, parameter.span)
            }
        })
    }
}

impl Session<'_> {
    /// Elaborates the `type` items, each after those that it mentions.
    pub(super) fn define_types(&mut self) {
        let items = self.items.types.clone();
        let mut positions = self.definitions.types.beside();
        for (position, item) in items.iter().enumerate() {
            positions.insert(item.name.span.file, item.name.name.clone(), position);
        }
        for (file, name) in self.items.broken.clone() {
            if positions.own(file, &name).is_none() {
                self.define(file, &name, vec![], TypeDefinition::Error, 1);
            }
        }
        let edges: Vec<Vec<usize>> = items.iter().map(|item| types_used_by(item, &positions)).collect();
        let traversal = graph::traverse(&edges);
        for cycle in &traversal.cycles {
            let names: Vec<_> = cycle.iter().map(|&position| &items[position].name).collect();
            self.report_cycle("type", &names);
            for &position in cycle {
                let generics = self.parameters_of(&items[position].generics, &[]);
                let name = &items[position].name;
                self.define(name.span.file, &name.name, generics, TypeDefinition::Error, 1);
            }
        }
        for position in traversal.post_order {
            let item = items[position];
            if self
                .definitions
                .types
                .own(item.name.span.file, &item.name.name)
                .is_none()
            {
                self.define_type(item);
            }
        }
    }

    fn define(
        &mut self,
        file: FileId,
        name: &Arc<str>,
        generics: Vec<TemplateParameter>,
        definition: TypeDefinition,
        depth: usize,
    ) {
        let template = TypeTemplate {
            generics,
            definition,
            depth,
        };
        self.definitions.types.insert(file, name.clone(), Rc::new(template));
    }

    fn define_type(&mut self, item: &ast::TypeItem) {
        let generics = self.parameters_of(&item.generics, &[]);
        let scope = GenericScope {
            session: self,
            parameters: &generics,
        };
        let (definition, depth) = match &item.definition {
            ast::TypeDefinition::Alias(ty) => {
                let pattern = elaborate_pattern(self, &scope, ty);
                // A plain type is wrong whether it is used or not.
                let wrong = pattern.has_error() || (generics.is_empty() && self.instantiate(&pattern, &[]).has_error());
                let depth = pattern.depth();
                let definition = if wrong {
                    TypeDefinition::Error
                } else {
                    TypeDefinition::Alias(pattern)
                };
                (definition, depth)
            }
            ast::TypeDefinition::Record(fields) => match self.record_fields(item, fields, &scope) {
                None => (TypeDefinition::Error, 1),
                Some(fields) => {
                    let depth = 1 + fields.iter().map(|(_, pattern)| pattern.depth()).max().unwrap_or(0);
                    let record = self.definitions.records.len();
                    let template = RecordTemplate {
                        name: item.name.clone(),
                        generics: generics.clone(),
                        fields,
                    };
                    self.definitions.records.push(Rc::new(template));
                    let wrong = generics.is_empty() && self.record_type(record, vec![], item.name.span).has_error();
                    let definition = if wrong {
                        TypeDefinition::Error
                    } else {
                        TypeDefinition::Record(record)
                    };
                    (definition, depth)
                }
            },
        };
        self.define(item.name.span.file, &item.name.name, generics, definition, depth);
    }

    /// The fields of a record; `None` when something about them was reported.
    fn record_fields(
        &self,
        item: &ast::TypeItem,
        fields: &[ast::RecordFieldType],
        scope: &GenericScope,
    ) -> Option<Vec<(Ident, Pattern)>> {
        let mut names: HashMap<Arc<str>, Span> = HashMap::new();
        let mut fine = true;
        let mut patterns = vec![];
        if fields.is_empty() {
            let message = format!("the record `{}` has no fields", item.name.name);
            let diagnostic = Diagnostic::new(Code::RecordFields, message).at(item.name.span, "");
            self.reports.report(diagnostic.help("a record has at least one field"));
            return None;
        }
        for field in fields {
            if let Some(first) = names.insert(field.name.name.clone(), field.name.span) {
                fine = false;
                let message = format!("the field `{}` is declared twice", field.name.name);
                self.reports.report(
                    Diagnostic::new(Code::DuplicateName, message)
                        .at(field.name.span, "declared again here")
                        .label(first, "first declared here"),
                );
            }
            let pattern = elaborate_pattern(self, scope, &field.ty);
            fine &= !pattern.has_error();
            if pattern.depth() >= MAXIMUM_DEPTH {
                fine = false;
                let message = format!("the type nests more than {MAXIMUM_DEPTH} levels deep");
                self.reports
                    .report(Diagnostic::new(Code::TooLarge, message).at(field.ty.span, ""));
            }
            patterns.push((field.name.clone(), pattern));
        }
        fine.then_some(patterns)
    }

    /// Generic parameters, then the compile-time integers among the parameters
    /// of a function. Reports names that are given twice.
    pub fn parameters_of(&self, generics: &[GenericParameter], integers: &[&ast::Parameter]) -> Vec<TemplateParameter> {
        let mut parameters: Vec<TemplateParameter> = generics.iter().map(TemplateParameter::from).collect();
        parameters.extend(integers.iter().map(|parameter| TemplateParameter {
            name: parameter.name.name.clone(),
            kind: Kind::Int,
            span: parameter.span,
        }));
        let mut names: HashMap<&str, Span> = HashMap::new();
        for parameter in &parameters {
            if let Some(first) = names.insert(&parameter.name, parameter.span)
                && parameter.kind != Kind::Int
            {
                let message = format!("the generic parameter `{}` is defined twice", parameter.name);
                self.reports.report(
                    Diagnostic::new(Code::DuplicateName, message)
                        .at(parameter.span, "defined again here")
                        .label(first, "first defined here"),
                );
            }
        }
        parameters
    }

    /// Whether arguments are of the kinds of their parameters, and the dtypes
    /// among them within their bounds; reports where not.
    pub fn arguments_fit(&self, name: &str, parameters: &[TemplateParameter], arguments: &[Argument]) -> bool {
        let mut fine = true;
        for (parameter, argument) in parameters.iter().zip(arguments) {
            let found = match (parameter.kind, argument) {
                (Kind::Dim | Kind::Int, Argument::Dim(_)) | (Kind::Shape, Argument::Shape(..)) => continue,
                (Kind::DType(bound), Argument::DType(dtype, span)) => {
                    if let DTypePattern::Known(dtype) = dtype {
                        fine &= self.within_bound(parameter, bound, *dtype, *span);
                    }
                    continue;
                }
                (_, Argument::Dim(_)) => "an integer",
                (_, Argument::DType(..)) => "a dtype",
                (_, Argument::Shape(..)) => "a shape",
            };
            fine = false;
            let expected = parameter.kind.describe();
            let message = format!("`{}` of `{name}` is {expected}, found {found}", parameter.name);
            self.reports.report(
                Diagnostic::new(Code::GenericArguments, message)
                    .at(argument.span(), format!("expected {expected}"))
                    .label(parameter.span, "the parameter"),
            );
        }
        fine
    }

    /// Whether `dtype` is within the bound of a parameter; reports it if not.
    pub fn within_bound(
        &self,
        parameter: &TemplateParameter,
        bound: super::surface::Bound,
        dtype: crate::dtype::DType,
        span: Span,
    ) -> bool {
        if bound.admits(dtype) {
            return true;
        }
        let message = format!("`{}` is {dtype}: expected {}", parameter.name, bound.describe());
        self.reports.report(
            Diagnostic::new(Code::BoundViolated, message)
                .at(span, format!("this makes `{}` {dtype}", parameter.name))
                .label(parameter.span, "the bound"),
        );
        false
    }

    /// The instance of a record with these arguments.
    pub fn record_type(&self, record: usize, arguments: Vec<GenericValue>, span: Span) -> Type {
        let key = (record, arguments);
        if let Some(ty) = self.definitions.instances.borrow().get(&key) {
            return ty.clone();
        }
        let ty = self.new_record_type(record, key.1.clone(), span);
        self.definitions.instances.borrow_mut().insert(key, ty.clone());
        ty
    }

    fn new_record_type(&self, record: usize, arguments: Vec<GenericValue>, span: Span) -> Type {
        let template = self.definitions.records[record].clone();
        for (parameter, argument) in template.generics.iter().zip(&arguments) {
            if let (Kind::DType(bound), GenericValue::DType(dtype)) = (parameter.kind, argument)
                && !self.within_bound(parameter, bound, *dtype, span)
            {
                return Type::Error;
            }
        }
        let mut fields = vec![];
        let mut leaves: usize = 0;
        for (name, pattern) in &template.fields {
            let ty = self.instantiate(pattern, &arguments);
            if ty.has_error() {
                return Type::Error;
            }
            leaves = leaves.saturating_add(ty.leaf_count());
            fields.push((name.name.clone(), ty));
        }
        if report_excess(self, "record", leaves, span) {
            return Type::Error;
        }
        Type::Record(Arc::new(RecordType {
            record,
            name: template.name.name.clone(),
            arguments,
            fields,
            leaves,
        }))
    }
}

/// The positions of the named types that a definition mentions.
fn types_used_by(item: &ast::TypeItem, positions: &Namespace<usize>) -> Vec<usize> {
    let mut used = vec![];
    let mut pending: Vec<&ast::Type> = match &item.definition {
        ast::TypeDefinition::Alias(ty) => vec![ty],
        ast::TypeDefinition::Record(fields) => fields.iter().map(|field| &field.ty).collect(),
    };
    while let Some(ty) = pending.pop() {
        match &ty.kind {
            TypeKind::Named { name, .. } => used.extend(positions.get(name.span.file, &name.name)),
            TypeKind::Tuple(elements) => pending.extend(elements),
            TypeKind::Array { element, .. } => pending.push(element),
            TypeKind::Tensor { .. } | TypeKind::Int | TypeKind::Error => {}
        }
    }
    used
}
