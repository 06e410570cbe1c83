//! Loops: `kina.for` becomes `scf.for`, whose body is lowered like any other
//! block.
//!
//! ```mlir
//! %sum = kina.for 1 to 5 (%zero) : tensor<i64> {
//! ^bb0(%i: tensor<i64>, %s: tensor<i64>):
//!   ...
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! %sum = scf.for %n = %c1 to %c5 step %one iter_args(%s = %zero) -> (tensor<i64>) {
//!   %k = arith.index_cast %n : index to i64
//!   %i = tensor.from_elements %k : tensor<i64>
//!   ...
//! }
//! ```

use crate::{
    dialect::KinaOperation,
    ffi::{
        edit,
        ir::{context, operations},
        location::of_value,
        pass::PassError,
        view::KinaView,
    },
    passes::{
        create::{Builder, Parts},
        walk::{arguments, block_operations, entry_block, integer_attribute},
    },
};
use melior::{
    Context,
    ir::{
        Block, BlockRef, OperationRef, Region, RegionLike, Type, Value, ValueLike, attribute::IntegerAttribute,
        operation::OperationLike, r#type::RankedTensorType,
    },
};

/// Lowers every loop of `module`.
///
/// # Errors
///
/// Fails on a loop that the verifier would have rejected.
pub fn lower<'c>(module: OperationRef<'c, '_>) -> Result<(), PassError<'c>> {
    let is_loop = |operation: &OperationRef| {
        let view = KinaView::new(*operation);
        matches!(view.as_deref(), Some(KinaOperation::For(_)))
    };
    // Lowering a loop erases the end of its body, so nothing else is kept.
    let loops = operations(module).into_iter().filter(is_loop).collect::<Vec<_>>();
    for operation in loops {
        let lowered = lower_loop(operation);
        lowered.ok_or_else(|| PassError::at(&operation, "the loop is invalid"))?;
    }
    Ok(())
}

fn lower_loop(operation: OperationRef) -> Option<()> {
    let context = context(&operation);
    let body = entry_block(operation)?;
    let builder = Builder::new(context, operation.block()?, Some(operation), operation.location());
    let initial = operation.operands().collect::<Vec<_>>();
    let bounds = [
        integer_attribute(&operation, "lower")?,
        integer_attribute(&operation, "upper")?,
        1,
    ];
    let operands = bounds.map(|bound| index(&builder, bound));
    let operands = [operands.as_slice(), &initial].concat();

    let types = initial.iter().map(|value| value.r#type()).collect::<Vec<_>>();
    let lowered = builder.create(
        "scf.for",
        Parts {
            operands: &operands,
            results: &types,
            regions: vec![empty_body(context, body)],
            ..Parts::default()
        },
    );
    let target = entry_block(lowered)?;
    move_body(&builder, body, target)?;
    let results = operation.results().zip(lowered.results()).collect::<Vec<_>>();
    for (old, new) in results {
        edit::replace_all_uses(old.into(), new.into());
    }
    edit::erase(operation);
    Some(())
}

fn index<'c, 'a>(builder: &Builder<'c, 'a>, value: i64) -> Value<'c, 'a> {
    let r#type = Type::index(builder.context);
    builder.constant(IntegerAttribute::new(r#type, value).into(), r#type)
}

/// A region of one block with the arguments of `body`, the index being of type
/// `index`.
fn empty_body<'c>(context: &'c Context, body: BlockRef<'c, '_>) -> Region<'c> {
    let mut parameters = arguments(body)
        .into_iter()
        .map(|argument| (argument.r#type(), of_value(&argument)))
        .collect::<Vec<_>>();
    if let Some(index) = parameters.first_mut() {
        index.0 = Type::index(context);
    }
    let region = Region::new();
    region.append_block(Block::new(&parameters));
    region
}

/// Moves the operations of `body` to `target`, whose arguments stand for its.
fn move_body<'c, 'a>(builder: &Builder<'c, 'a>, body: BlockRef<'c, 'a>, target: BlockRef<'c, 'a>) -> Option<()> {
    let inside = builder.inside(target);
    let (old, new) = (arguments(body), arguments(target));
    let counter = inside.value(
        "arith.index_cast",
        &[*new.first()?],
        melior::ir::r#type::IntegerType::new(builder.context, 64).into(),
        vec![],
    );
    let scalar = RankedTensorType::new(&[], counter.r#type(), None).into();
    let counter = inside.value("tensor.from_elements", &[counter], scalar, vec![]);
    let replacements = std::iter::once(counter).chain(new.into_iter().skip(1));
    for (argument, replacement) in old.into_iter().zip(replacements) {
        edit::replace_all_uses(argument, replacement);
    }
    let mut operations = block_operations(body);
    let terminator = operations.pop()?;
    for operation in operations {
        edit::move_to_end(operation, target);
    }
    let yielded = terminator.operands().collect::<Vec<_>>();
    inside.at(terminator.location()).create(
        "scf.yield",
        Parts {
            operands: &yielded,
            ..Parts::default()
        },
    );
    Some(())
}
