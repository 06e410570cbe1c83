//! One function: parameters, body, bindings.

use super::{
    functions::Functions,
    instructions::Instructions,
    operand::{Checked, Operand, regroup},
    scope::Scopes,
    signature::Instance,
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    habits,
    sema::{
        Function, Parameter,
        constant::{Constant, Environment},
        elaborate::elaborate,
        generic::{Argument, GenericValue},
        instantiate::{constant_of, known_argument},
        items::FunctionEntry,
        literal::Content,
        session::Session,
        suggest::nearest,
    },
    syntax::ast,
};
use std::{cell::Cell, collections::HashSet, rc::Rc, sync::Arc};

/// The check of one function, or of one instance of a generic function.
pub struct FunctionChecker<'f, 's, 'a> {
    /// The check of all functions.
    pub functions: &'f Functions<'s, 'a>,
    /// What the program shares.
    pub session: &'s Session<'a>,
    /// The position of the instance.
    pub position: usize,
    /// The instance.
    pub instance: Rc<Instance>,
    /// What the function does, so far.
    pub instructions: Instructions,
    /// The bindings in scope.
    pub scopes: Scopes,
    /// Whether something was reported.
    failed: Cell<bool>,
    /// The iterations that were expanded so far.
    pub iterations: usize,
    warnings: Vec<Diagnostic>,
}

impl<'f, 's, 'a> FunctionChecker<'f, 's, 'a> {
    /// A checker of the instance at `position`.
    pub fn new(functions: &'f Functions<'s, 'a>, position: usize) -> Self {
        Self {
            functions,
            session: functions.session,
            position,
            instance: functions.instance(position),
            instructions: Instructions::default(),
            scopes: Scopes::default(),
            failed: Cell::new(false),
            iterations: 0,
            warnings: vec![],
        }
    }

    /// Reports an error.
    pub fn report(&self, diagnostic: Diagnostic) {
        self.failed.set(true);
        self.session.reports.report(diagnostic);
    }

    /// Reports an error that makes an expression worthless.
    pub fn refuse(&self, diagnostic: Diagnostic, span: Span) -> Checked {
        self.report(diagnostic);
        Checked::poison(span)
    }

    /// Reports a part of the language that this version lacks.
    pub fn unsupported(&self, construct: &str, span: Span) -> Checked {
        self.failed.set(true);
        self.session.reports.unsupported(construct, span);
        Checked::poison(span)
    }

    /// Notes that the parser or an earlier step reported something.
    pub fn silently_poisoned(&self, span: Span) -> Checked {
        self.failed.set(true);
        Checked::poison(span)
    }

    /// The typed function; `None` when something was reported.
    pub fn check(mut self) -> Option<Function> {
        let instance = self.instance.clone();
        let entry = &self.session.items.functions[instance.entry];
        let parameters = self.bind_parameters(entry);
        let checked = self.check_block(&entry.function.body);
        let unused = self.scopes.leave();
        // The parameters of other functions are their interface.
        if entry.name.name.starts_with('_') {
            self.warn_unused(unused);
        }
        let stated = instance.header.result.clone();
        let checked = match &stated {
            Some(ty) => self.expect(&checked, ty, "the result"),
            None => checked,
        };
        let result_type = stated.unwrap_or_else(|| self.type_of(&checked));
        let results = self.results(&checked);
        if self.failed.get() || result_type.has_error() {
            return None;
        }
        // A body that is expanded more than once says the same each time.
        let mut warned = HashSet::new();
        for warning in self.warnings {
            if warned.insert(warning.span()) {
                self.session.reports.report(warning);
            }
        }
        let (values, instructions) = self.instructions.finish();
        Some(Function {
            name: instance.name.clone(),
            doc: instance.doc.clone(),
            span: entry.function.signature_span,
            exported: instance.exported,
            form: self.session.call_form(entry.name),
            parameters,
            values,
            instructions,
            result_type,
            results,
            result_span: checked.span,
        })
    }

    /// Binds the parameters in an outermost scope, where unused ones are fine.
    fn bind_parameters(&mut self, entry: &FunctionEntry) -> Vec<Parameter> {
        self.scopes.enter();
        let instance = self.instance.clone();
        let mut parameters = vec![];
        let is_value = |parameter: &&ast::Parameter| !matches!(parameter.ty.kind, ast::TypeKind::Int);
        let values = entry.function.parameters.iter().filter(is_value);
        for (parameter, (name, ty)) in values.zip(&instance.header.parameters) {
            if ty.has_error() {
                self.failed.set(true);
            }
            let span = parameter.name.span;
            let mut leaves = vec![];
            ty.for_each_leaf(name, &mut |path, leaf| {
                leaves.push(self.instructions.parameter(leaf.clone(), path, span));
            });
            let value = regroup(ty, &mut leaves.into_iter(), span);
            self.scopes.bind(name.clone(), span, value.operand);
            parameters.push(Parameter {
                name: name.to_string(),
                ty: ty.clone(),
                donate: parameter.donate.is_some(),
                span,
            });
        }
        parameters
    }

    /// The value of a block.
    pub fn check_block(&mut self, block: &'a ast::Block) -> Checked {
        self.scopes.enter();
        for statement in &block.statements {
            self.check_let(statement);
        }
        let result = self.check_expression(block.result);
        let unused = self.scopes.leave();
        self.warn_unused(unused);
        result
    }

    fn warn_unused(&mut self, unused: Vec<(Arc<str>, Span)>) {
        for (name, span) in unused {
            let message = format!("`{name}` is never used");
            let warning = Diagnostic::new(Code::UnusedBinding, message)
                .at(span, "")
                .help(format!("`_{name}` says that this is on purpose"));
            self.warnings.push(warning);
        }
    }

    fn check_let(&mut self, statement: &'a ast::Let) {
        let mut value = self.check_expression(statement.value);
        if let Some(ty) = &statement.ty {
            let ty = elaborate(self.session, &*self, ty);
            value = self.expect(&value, &ty, "the binding");
            if ty.has_error() {
                self.failed.set(true);
            }
        }
        self.bind(&statement.pattern, &value);
    }

    fn bind(&mut self, pattern: &ast::Pattern, value: &Checked) {
        let (patterns, span) = match pattern {
            ast::Pattern::Name(name) => {
                self.scopes.bind(name.name.clone(), name.span, value.operand.clone());
                return;
            }
            ast::Pattern::Tuple(patterns, span) => (patterns, *span),
        };
        let elements = match &value.operand {
            Operand::Tuple(elements) if elements.len() == patterns.len() => elements.clone(),
            Operand::Poison => vec![value.clone(); patterns.len()].into(),
            _ => {
                let message = format!(
                    "the pattern has {} parts, the value is {}",
                    patterns.len(),
                    self.describe(value)
                );
                let diagnostic = Diagnostic::new(Code::TupleMismatch, message)
                    .at(span, format!("expected a tuple of {}", patterns.len()))
                    .label(value.span, format!("this is {}", self.describe(value)));
                let poison = self.refuse(diagnostic, value.span);
                vec![poison; patterns.len()].into()
            }
        };
        for (pattern, element) in patterns.iter().zip(elements.iter()) {
            self.bind(pattern, element);
        }
    }
}

/// In a function a name in a compile-time expression is a binding of a literal
/// or a constant.
impl Environment for FunctionChecker<'_, '_, '_> {
    fn constant(&self, name: &str, span: Span) -> Option<Constant> {
        let Some(binding) = self.scopes.find(name) else {
            if let Some(value) = self.generic_value(name) {
                return self.generic_constant(name, &value.clone(), span);
            }
            return match self.session.constant_named(name, span.file) {
                Some(constant) => constant.cloned(),
                None => {
                    self.report_unknown_name(name, span);
                    None
                }
            };
        };
        match &binding.operand {
            Operand::Literal(literal) if matches!(literal.content, Content::Scalar(_)) && literal.suffix.is_none() => {
                match &literal.content {
                    Content::Scalar(scalar) => Some(Constant::from_scalar(scalar)),
                    Content::Tensor { .. } => None,
                }
            }
            Operand::Poison => None,
            _ => {
                let message = format!("`{name}` is not known at compile time");
                let diagnostic = Diagnostic::new(Code::NotConstant, message)
                    .at(span, "expected a literal or a constant")
                    .label(binding.span, "bound here");
                let is_tensor = matches!(binding.operand, Operand::Value(_));
                self.report(if is_tensor {
                    diagnostic.help("an elementwise choice is `where(c, a, b)`; `if` chooses while compiling")
                } else {
                    diagnostic
                });
                None
            }
        }
    }

    fn generic(&self, name: &str) -> Option<Argument> {
        if self.scopes.has(name) {
            return None;
        }
        let span = self.session.items.functions[self.instance.entry].name.span;
        self.generic_value(name).map(|value| known_argument(value, span))
    }
}

impl FunctionChecker<'_, '_, '_> {
    /// The value of a generic parameter of the function; bindings of its name
    /// come first.
    pub fn generic_value(&self, name: &str) -> Option<&GenericValue> {
        let generics = self.functions.template_parameters(self.instance.entry);
        let index = generics.iter().position(|parameter| *parameter.name == *name)?;
        self.instance.values.get(index)
    }

    fn generic_constant(&self, name: &str, value: &GenericValue, span: Span) -> Option<Constant> {
        let constant = constant_of(value);
        if constant.is_none() {
            let message = format!("`{name}` is a shape: expected a compile-time value");
            self.report(
                Diagnostic::new(Code::NotConstant, message)
                    .at(span, "")
                    .help(format!("`{name}[0]` is its first dim, `{name}.rank` their number")),
            );
        }
        constant
    }

    /// Reports a name that no value has.
    pub fn report_unknown_name(&self, name: &str, span: Span) {
        let items = &self.session.items;
        if items.is_incomplete {
            self.failed.set(true);
            return;
        }
        if items.callees.get(span.file, name).is_some() {
            let message = format!("`{name}` is a function: expected a value");
            let help = format!("a function is called: `{name}(...)`");
            self.report(Diagnostic::new(Code::WrongNamespace, message).at(span, "").help(help));
            return;
        }
        let message = format!("unknown name `{name}`");
        let mut diagnostic = Diagnostic::new(Code::UnknownName, message).at(span, "not in scope");
        let candidates = self.scopes.names().chain(self.session.constant_names(span.file));
        if let Some(help) = habits::help(habits::Place::Value, name) {
            diagnostic = diagnostic.help(help);
        } else if let Some(near) = nearest(name, candidates) {
            diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
        }
        self.report(diagnostic);
    }
}
