//! Blocks and expressions as text.

use super::Printer;
use crate::syntax::ast::{
    Argument, Block, ExprId, ExprKind, For, If, Let, Literal, Pattern, Range, Record, ReverseMode,
};

impl Printer<'_> {
    pub(super) fn block(&mut self, block: &Block) {
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
    pub(super) fn expr(&mut self, id: ExprId) {
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
            ExprKind::Spread(name) => self.put(&format!("..{}", name.name)),
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
