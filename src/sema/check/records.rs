//! Records: construction, update, fields.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
    solve::{Part, Problem, Solver},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    habits,
    sema::{
        definitions::{RecordTemplate, TypeDefinition},
        generic::Pattern,
        suggest::nearest,
        surface::Operation,
        types::{RecordType, Type},
    },
    syntax::ast::{self, Ident},
};
use std::{rc::Rc, sync::Arc};

/// A record that is being built.
struct Target {
    /// The position of the record among those of the program.
    record: usize,
    template: Rc<RecordTemplate>,
    /// The type, when it is known before the fields are.
    ty: Option<Arc<RecordType>>,
}

impl<'a> FunctionChecker<'_, '_, 'a> {
    /// `Layer { gain: g, w: w }` or `Layer { w: w2, ..old }`
    pub fn check_record(&mut self, record: &'a ast::Record, span: Span) -> Checked {
        let given: Vec<_> = record
            .fields
            .iter()
            .map(|field| (&field.name, self.check_value(field.value)))
            .collect();
        let base = record.base.map(|base| self.check_expression(base));
        let Some(mut target) = self.record_target(&record.name) else {
            return self.silently_poisoned(span);
        };
        let Some(mut fields) = self.place_fields(&target, given) else {
            return self.silently_poisoned(span);
        };
        match base {
            Some(base) => {
                let Some((ty, rest)) = self.base_fields(&target, &base) else {
                    return self.silently_poisoned(span);
                };
                target.ty = Some(ty);
                for (field, rest) in fields.iter_mut().zip(rest.iter()) {
                    field.get_or_insert_with(|| rest.clone());
                }
            }
            None if fields.iter().any(Option::is_none) => {
                return self.report_missing_fields(&target, &fields, record.name.span, span);
            }
            None => {}
        }
        let fields: Vec<_> = fields.into_iter().flatten().collect();
        self.finish_record(&target, fields, record.name.span, span)
    }

    /// A record of the same item as `like`, of other fields: its generic
    /// parameters are solved again.
    pub fn rebuild_record(&mut self, like: &RecordType, fields: Vec<Checked>, span: Span) -> Checked {
        let target = Target {
            record: like.record,
            template: self.session.definitions.records[like.record].clone(),
            ty: None,
        };
        self.finish_record(&target, fields, span, span)
    }

    /// The record that a name denotes, directly or through an alias.
    fn record_target(&self, name: &Ident) -> Option<Target> {
        let template = self.session.type_named(name)?;
        let records = &self.session.definitions.records;
        match &template.definition {
            TypeDefinition::Error => None,
            TypeDefinition::Record(record) => Some(Target {
                record: *record,
                template: records[*record].clone(),
                ty: None,
            }),
            TypeDefinition::Alias(pattern @ Pattern::Record { record, .. }) if template.generics.is_empty() => {
                match self.session.instantiate(pattern, &[]) {
                    Type::Record(ty) => Some(Target {
                        record: *record,
                        template: records[*record].clone(),
                        ty: Some(ty),
                    }),
                    _ => None,
                }
            }
            TypeDefinition::Alias(_) => {
                let message = format!("`{}` is not the name of a record", name.name);
                self.report(Diagnostic::new(Code::RecordFields, message).at(name.span, "expected a record type"));
                None
            }
        }
    }

    /// The given fields in the order of the declaration. Reports unknown ones
    /// and those that are given twice.
    fn place_fields(&self, target: &Target, given: Vec<(&Ident, Checked)>) -> Option<Vec<Option<Checked>>> {
        let template = &target.template;
        let mut placed: Vec<Option<(Span, Checked)>> = vec![None; template.fields.len()];
        let mut fine = true;
        for (name, checked) in given {
            let Some(position) = template.fields.iter().position(|(field, _)| field.name == name.name) else {
                fine = false;
                let names = template.fields.iter().map(|(field, _)| &*field.name);
                self.report(self.unknown_field(&template.name.name, name, names));
                continue;
            };
            if let Some((first, _)) = &placed[position] {
                fine = false;
                let message = format!("the field `{}` is given twice", name.name);
                self.report(
                    Diagnostic::new(Code::RecordFields, message)
                        .at(name.span, "given again here")
                        .label(*first, "first given here"),
                );
                continue;
            }
            placed[position] = Some((name.span, checked));
        }
        fine.then(|| {
            placed
                .into_iter()
                .map(|field| field.map(|(_, checked)| checked))
                .collect()
        })
    }

    fn unknown_field<'n>(&self, record: &str, name: &Ident, fields: impl Iterator<Item = &'n str>) -> Diagnostic {
        let message = format!("`{record}` has no field `{}`", name.name);
        let diagnostic = Diagnostic::new(Code::RecordFields, message).at(name.span, "unknown field");
        let fields: Vec<_> = fields.collect();
        if let Some(near) = nearest(&name.name, fields.iter().copied()) {
            return diagnostic.help(format!("did you mean `{near}`?"));
        }
        if Operation::from_name(&name.name).is_some() {
            return diagnostic.help(format!("an operation is called: `.{}(...)`", name.name));
        }
        diagnostic.note(format!("its fields are {}", list(fields.into_iter())))
    }

    /// The type and fields of the record after `..`.
    fn base_fields(&self, target: &Target, base: &Checked) -> Option<(Arc<RecordType>, Arc<[Checked]>)> {
        match &base.operand {
            Operand::Poison => None,
            Operand::Record(ty, fields)
                if ty.record == target.record && target.ty.as_ref().is_none_or(|expected| expected == ty) =>
            {
                Some((ty.clone(), fields.clone()))
            }
            _ => {
                let found = self.describe(base);
                let expected = match &target.ty {
                    Some(ty) => ty.to_string(),
                    None => target.template.name.name.to_string(),
                };
                let message = format!("the record after `..` has another type: expected `{expected}`, found {found}");
                let diagnostic = Diagnostic::new(Code::TypeMismatch, message);
                self.report(diagnostic.at(base.span, format!("this is {found}")));
                None
            }
        }
    }

    fn report_missing_fields(&self, target: &Target, fields: &[Option<Checked>], name: Span, span: Span) -> Checked {
        let template = &target.template;
        let missing = template.fields.iter().zip(fields).filter(|(_, field)| field.is_none());
        let missing = list(missing.map(|((name, _), _)| &*name.name));
        let message = format!("`{}` lacks {missing}", template.name.name);
        let diagnostic = Diagnostic::new(Code::RecordFields, message)
            .at(name, "")
            .label(template.name.span, "declared here")
            .help("`..old` as the last entry takes the other fields from another record");
        self.refuse(diagnostic, span)
    }

    /// Solves the parameters of the record where its type is not known, and
    /// holds every field against its type.
    fn finish_record(&mut self, target: &Target, fields: Vec<Checked>, name: Span, span: Span) -> Checked {
        let ty = match &target.ty {
            Some(ty) => ty.clone(),
            None => match self.solve_record(target, &fields, name) {
                Some(ty) => ty,
                None => return self.silently_poisoned(span),
            },
        };
        let fields = fields.iter().zip(&ty.fields).map(|(field, (name, expected))| {
            let what = format!("the field `{name}` of `{}`", ty.name);
            self.expect(field, expected, &what)
        });
        let fields: Arc<[_]> = fields.collect();
        Checked::new(Operand::Record(ty, fields), span)
    }

    fn solve_record(&mut self, target: &Target, fields: &[Checked], name: Span) -> Option<Arc<RecordType>> {
        let template = &target.template;
        let parts: Vec<_> = template
            .fields
            .iter()
            .zip(fields)
            .map(|((field, pattern), checked)| Part {
                pattern,
                checked,
                what: format!("the field `{}`", field.name),
                written: field.span,
            })
            .collect();
        let problem = Problem {
            name: &template.name.name,
            span: name,
            parameters: &template.generics,
            explicit: None,
        };
        let parts = if template.generics.is_empty() { &[] } else { &parts[..] };
        let values = self.solve(&problem, Solver::new(template.generics.len()), parts)?;
        match self.session.record_type(target.record, values, name) {
            Type::Record(ty) => Some(ty),
            _ => None,
        }
    }

    /// `x.gain`
    pub fn check_field(&mut self, base: &Checked, name: &Ident, span: Span) -> Checked {
        let (ty, fields) = match &base.operand {
            Operand::Poison => return self.silently_poisoned(span),
            Operand::Handle(handle) => return self.check_handle_field(handle, name, span),
            Operand::Record(ty, fields) => (ty, fields),
            Operand::Value(_) | Operand::Literal(_) | Operand::Tuple(_) | Operand::Array(_) => {
                return self.report_no_record(base, name, span);
            }
        };
        let Some(position) = ty.position(&name.name) else {
            let names = ty.fields.iter().map(|(field, _)| &**field);
            return self.refuse(self.unknown_field(&ty.to_string(), name, names), span);
        };
        Checked {
            operand: fields[position].operand.clone(),
            name: base.name.as_ref().map(|base| format!("{base}.{}", name.name).into()),
            span,
        }
    }

    fn report_no_record(&self, base: &Checked, name: &Ident, span: Span) -> Checked {
        let message = format!("{} has no field `{}`", self.describe(base), name.name);
        let mut diagnostic = Diagnostic::new(Code::TypeMismatch, message).at(name.span, "");
        if Operation::from_name(&name.name).is_some() {
            diagnostic = diagnostic.help(format!("an operation is called: `.{}(...)`", name.name));
        } else if let Some(help) = habits::help(habits::Place::Field, &name.name) {
            diagnostic = diagnostic.help(help);
        }
        self.refuse(diagnostic, span)
    }
}

fn list<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
