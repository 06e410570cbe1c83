//! The tree as text: one statement a line, operators in prefix form.
//!
//! The form is stable and shows how the parser grouped what it read:
//!
//! ```text
//! (function f
//!   (parameter x tensor<F32, [4], @host>)
//!   (result tensor<F32, [4], @host>)
//!   (block
//!     (let y (+ x (* 2.0 x)))
//!     y))
//! ```

use super::ast::{
    Argument, Block, DTypeBound, DTypeName, DTypeNameKind, ExprId, ExprKind, File, For, Function, GenericArgument,
    GenericArgumentKind, GenericKind, GenericParameter, If, Item, ItemKind, Let, Literal, Pattern, Range, Record,
    ReverseMode, Shape, Type, TypeDefinition, TypeKind, UseItem,
};

/// Shows a tree as stable text. Doc comments are kept; positions are not shown.
pub fn dump(file: &File) -> String {
    let mut printer = Printer {
        file,
        text: String::new(),
        indentation: 0,
    };
    for item in &file.items {
        printer.item(item);
        printer.text.push('\n');
    }
    printer.text
}

struct Printer<'a> {
    file: &'a File,
    text: String,
    indentation: usize,
}

/// Items.
impl Printer<'_> {
    fn put(&mut self, text: &str) {
        self.text += text;
    }

    fn line(&mut self) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n("  ", self.indentation));
    }

    fn doc(&mut self, doc: Option<&String>) {
        for line in doc.into_iter().flat_map(|doc| doc.lines()) {
            self.put(format!("/// {line}").trim_end());
            self.line();
        }
    }

    fn item(&mut self, item: &Item) {
        self.doc(item.doc.as_ref());
        match &item.kind {
            ItemKind::Const(item) => {
                self.put(&format!("(const {} ", item.name.name));
                self.expr(item.value);
            }
            ItemKind::Use(UseItem::Standard(module)) => {
                let names: Vec<_> = module.iter().map(|name| &*name.name).collect();
                self.put(&format!("(use std.{}", names.join(".")));
            }
            ItemKind::Use(UseItem::File { path, .. }) => self.put(&format!("(use \"{path}\"")),
            ItemKind::Type(item) => {
                self.put(&format!("(type {}", item.name.name));
                self.indentation += 1;
                self.generics(&item.generics);
                self.definition(&item.definition);
                self.indentation -= 1;
            }
            ItemKind::Function(item) => {
                self.put(&format!("(function {}", item.name.name));
                self.function(&item.function);
            }
            ItemKind::Instance(item) => {
                self.put(&format!("(instance {} {}", item.name.name, item.function.name));
                self.generic_arguments(&item.arguments);
            }
            ItemKind::Error(_) => self.put("(error"),
        }
        self.put(")");
    }

    fn generics(&mut self, generics: &[GenericParameter]) {
        for parameter in generics {
            self.line();
            let bound = match parameter.kind {
                GenericKind::Dim => "dim",
                GenericKind::DType(DTypeBound::Float) => "float",
                GenericKind::DType(DTypeBound::Int) => "int",
                GenericKind::DType(DTypeBound::Number) => "number",
                GenericKind::DType(DTypeBound::Any) => "any",
                GenericKind::Shape => "shape",
            };
            self.put(&format!("(generic {} {bound})", parameter.name.name));
        }
    }

    fn definition(&mut self, definition: &TypeDefinition) {
        match definition {
            TypeDefinition::Alias(ty) => {
                self.line();
                self.ty(ty);
            }
            TypeDefinition::Record(fields) => {
                for field in fields {
                    self.line();
                    self.doc(field.doc.as_ref());
                    self.put(&format!("(field {} ", field.name.name));
                    self.ty(&field.ty);
                    self.put(")");
                }
            }
        }
    }

    fn function(&mut self, function: &Function) {
        self.indentation += 1;
        self.generics(&function.generics);
        for parameter in &function.parameters {
            self.line();
            self.doc(parameter.doc.as_ref());
            let donate = if parameter.donate.is_some() { "donate " } else { "" };
            self.put(&format!("({donate}parameter {} ", parameter.name.name));
            self.ty(&parameter.ty);
            self.put(")");
        }
        if let Some(result) = &function.result {
            self.line();
            self.put("(result ");
            self.ty(result);
            self.put(")");
        }
        self.line();
        self.block(&function.body);
        self.indentation -= 1;
    }
}

/// Types.
impl Printer<'_> {
    fn separated<T>(&mut self, elements: &[T], mut show: impl FnMut(&mut Self, &T)) {
        for (index, element) in elements.iter().enumerate() {
            if index > 0 {
                self.put(", ");
            }
            show(self, element);
        }
    }

    fn ty(&mut self, ty: &Type) {
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

    fn dtype(&mut self, dtype: &DTypeName) {
        match &dtype.kind {
            DTypeNameKind::Known(dtype) => self.put(dtype.name()),
            DTypeNameKind::Parameter(name) => self.put(name),
            DTypeNameKind::Error => self.put("<error>"),
        }
    }

    fn shape(&mut self, shape: &Shape) {
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

    fn generic_arguments(&mut self, arguments: &[GenericArgument]) {
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

/// Blocks and expressions.
impl Printer<'_> {
    fn block(&mut self, block: &Block) {
        self.put("(block");
        self.indentation += 1;
        for statement in &block.statements {
            self.line();
            self.statement(statement);
        }
        self.line();
        self.expr(block.result);
        self.put(")");
        self.indentation -= 1;
    }

    fn statement(&mut self, statement: &Let) {
        self.put("(let ");
        self.pattern(&statement.pattern);
        if let Some(ty) = &statement.ty {
            self.put(": ");
            self.ty(ty);
        }
        self.put(" ");
        self.expr(statement.value);
        self.put(")");
    }

    fn pattern(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Name(name) => self.put(&name.name),
            Pattern::Tuple(elements, _) => {
                self.put("(");
                self.separated(elements, Self::pattern);
                self.put(")");
            }
        }
    }

    /// Shows an expression: first what opens along its spine, then the innermost
    /// operand, then the rest of each level.
    fn expr(&mut self, id: ExprId) {
        let spine = self.file.spine(id);
        for &level in spine.iter().skip(1).rev() {
            self.open(level);
        }
        self.operand(spine[0]);
        for &level in spine.iter().skip(1) {
            self.close(level);
        }
    }

    /// What stands before the left operand.
    fn open(&mut self, id: ExprId) {
        let file = self.file;
        match &file[id].kind {
            ExprKind::Binary { operator, .. } => self.put(&format!("({} ", operator.name())),
            ExprKind::Call { .. } => self.put("(call "),
            ExprKind::Method { name, .. } => self.put(&format!("(method {} ", name.name)),
            ExprKind::Element { index, .. } => self.put(&format!("(element {index} ")),
            ExprKind::Field { name, .. } => self.put(&format!("(field {} ", name.name)),
            _ => self.put("(index "),
        }
    }

    /// What stands after the left operand.
    fn close(&mut self, id: ExprId) {
        let file = self.file;
        match &file[id].kind {
            ExprKind::Binary { right: operand, .. } | ExprKind::Index { index: operand, .. } => {
                self.put(" ");
                self.expr(*operand);
            }
            ExprKind::Call { arguments, .. } | ExprKind::Method { arguments, .. } => self.arguments(arguments),
            _ => {}
        }
        self.put(")");
    }

    fn arguments(&mut self, arguments: &[Argument]) {
        for argument in arguments {
            self.put(" ");
            if let Some(name) = &argument.name {
                self.put(&format!("{} = ", name.name));
            }
            self.expr(argument.value);
        }
    }

    /// Shows an expression that has no left operand.
    fn operand(&mut self, id: ExprId) {
        let file = self.file;
        match &file[id].kind {
            ExprKind::Literal(literal) => self.literal(literal),
            ExprKind::String(text) => self.put(&format!("\"{text}\"")),
            ExprKind::Name(name) => self.put(name),
            ExprKind::DType(dtype) => self.put(dtype.name()),
            ExprKind::Placement(placement) => self.put(placement.name()),
            ExprKind::Suffixed { value, dtype } => {
                self.expr(*value);
                self.put(": ");
                self.dtype(dtype);
            }
            ExprKind::List(elements) => self.group("[", elements, "]"),
            ExprKind::Tuple(elements) => self.group("(tuple ", elements, ")"),
            ExprKind::Comprehension(comprehension) => {
                self.put(&format!("(comprehension {} ", comprehension.variable.name));
                self.range(comprehension.range);
                self.indented_block(&comprehension.body);
            }
            ExprKind::Record(record) => self.record(record),
            ExprKind::Instance { function, arguments } => {
                self.put(&function.name);
                self.generic_arguments(arguments);
            }
            ExprKind::ReverseMode(reverse) => self.reverse_mode(reverse),
            ExprKind::Unary { operator, operand } => {
                self.put(&format!("({} ", operator.name()));
                self.expr(*operand);
                self.put(")");
            }
            ExprKind::Block(block) => self.block(block),
            ExprKind::If(choice) => self.choice(choice),
            ExprKind::For(looping) => self.looping(looping),
            _ => self.put("<error>"),
        }
    }

    fn literal(&mut self, literal: &Literal) {
        match literal {
            Literal::Integer(text) | Literal::Float(text) => self.put(text),
            Literal::Bool(value) => self.put(if *value { "true" } else { "false" }),
        }
    }

    fn group(&mut self, open: &str, elements: &[ExprId], close: &str) {
        self.put(open);
        self.separated(elements, |printer, &element| printer.expr(element));
        self.put(close);
    }

    fn record(&mut self, record: &Record) {
        self.put(&format!("(record {}", record.name.name));
        for field in &record.fields {
            self.put(&format!(" {}: ", field.name.name));
            self.expr(field.value);
        }
        if let Some(base) = record.base {
            self.put(" ..");
            self.expr(base);
        }
        self.put(")");
    }

    fn reverse_mode(&mut self, reverse: &ReverseMode) {
        self.put("(reverseMode ");
        self.expr(reverse.function);
        if let Some(wrt) = &reverse.wrt {
            let names: Vec<_> = wrt.iter().map(|name| &*name.name).collect();
            self.put(&format!(" wrt [{}]", names.join(", ")));
        }
        self.arguments(&reverse.arguments);
        self.put(")");
    }

    fn range(&mut self, range: Range) {
        self.expr(range.start);
        self.put("..");
        self.expr(range.end);
    }

    /// A block on its own line, which ends the form.
    fn indented_block(&mut self, block: &Block) {
        self.indentation += 1;
        self.line();
        self.block(block);
        self.put(")");
        self.indentation -= 1;
    }

    fn choice(&mut self, choice: &If) {
        self.put("(if");
        self.indentation += 1;
        for (condition, value) in &choice.arms {
            self.line();
            self.expr(*condition);
            self.put(" ");
            self.block(value);
        }
        self.line();
        self.put("else ");
        self.block(&choice.otherwise);
        self.put(")");
        self.indentation -= 1;
    }

    fn looping(&mut self, looping: &For) {
        self.put(if looping.unroll.is_some() {
            "(unroll for "
        } else {
            "(for "
        });
        self.put(&looping.variable.name);
        self.put(" ");
        self.range(looping.range);
        for state in &looping.state {
            self.put(&format!(" {} = ", state.name.name));
            self.expr(state.initial);
        }
        self.indented_block(&looping.body);
    }
}
