//! Every expression below an expression.

use crate::syntax::ast::{Argument, Block, ExprId, ExprKind, File};

/// Calls `visit` with `root` and every expression below it, in no particular
/// order and without recursion. Dim expressions inside types are left out.
pub fn for_each_expression(file: &File, root: ExprId, visit: &mut dyn FnMut(ExprId)) {
    let mut pending = vec![root];
    while let Some(id) = pending.pop() {
        visit(id);
        push_children(&file[id].kind, &mut pending);
    }
}

/// As [`for_each_expression`], for every expression of a block.
pub fn for_each_expression_of_block(file: &File, block: &Block, visit: &mut dyn FnMut(ExprId)) {
    let mut roots = vec![];
    push_block(block, &mut roots);
    for root in roots {
        for_each_expression(file, root, visit);
    }
}

fn push_block(block: &Block, pending: &mut Vec<ExprId>) {
    pending.extend(block.statements.iter().map(|statement| statement.value));
    pending.push(block.result);
}

fn push_arguments(arguments: &[Argument], pending: &mut Vec<ExprId>) {
    pending.extend(arguments.iter().map(|argument| argument.value));
}

fn push_children(kind: &ExprKind, pending: &mut Vec<ExprId>) {
    match kind {
        ExprKind::Literal(_)
        | ExprKind::String(_)
        | ExprKind::Name(_)
        | ExprKind::DType(_)
        | ExprKind::Placement(_)
        | ExprKind::Instance { .. }
        | ExprKind::Spread(_)
        | ExprKind::Error => {}
        ExprKind::Suffixed { value, .. } => pending.push(*value),
        ExprKind::List(elements) | ExprKind::Tuple(elements) => pending.extend(elements),
        ExprKind::Comprehension(comprehension) => {
            pending.extend([comprehension.range.start, comprehension.range.end]);
            push_block(&comprehension.body, pending);
        }
        ExprKind::Record(record) => {
            pending.extend(record.fields.iter().map(|field| field.value));
            pending.extend(record.base);
        }
        ExprKind::Call { callee, arguments } => {
            pending.push(*callee);
            push_arguments(arguments, pending);
        }
        ExprKind::Method {
            receiver, arguments, ..
        } => {
            pending.push(*receiver);
            push_arguments(arguments, pending);
        }
        ExprKind::ReverseMode(reverse) => {
            pending.push(reverse.function);
            push_arguments(&reverse.arguments, pending);
        }
        ExprKind::Element { base, .. } | ExprKind::Field { base, .. } => pending.push(*base),
        ExprKind::Index { base, index } => pending.extend([*base, *index]),
        ExprKind::Unary { operand, .. } => pending.push(*operand),
        ExprKind::Binary { left, right, .. } => pending.extend([*left, *right]),
        ExprKind::Block(block) => push_block(block, pending),
        ExprKind::If(branches) => {
            for (condition, block) in &branches.arms {
                pending.push(*condition);
                push_block(block, pending);
            }
            push_block(&branches.otherwise, pending);
        }
        ExprKind::For(repetition) => {
            pending.extend([repetition.range.start, repetition.range.end]);
            pending.extend(repetition.state.iter().map(|state| state.initial));
            push_block(&repetition.body, pending);
        }
    }
}
