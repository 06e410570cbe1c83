//! Reading operations: collection, operands and small constructors that the
//! passes over buffers and the LLVM dialect share.

use crate::ffi::ir;
use melior::{
    Context,
    ir::{
        Attribute, BlockLike, BlockRef, Identifier, Operation, OperationRef, RegionLike, Type, Value, ValueLike,
        attribute::{FlatSymbolRefAttribute, IntegerAttribute, StringAttribute},
        operation::{OperationBuilder, OperationLike},
        r#type::{DimSize, IntegerType, MemRefType, ShapedTypeLike},
    },
};

/// The operations of `block`, in order.
pub fn block_operations<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    std::iter::successors(block.first_operation(), |operation| operation.next_in_block()).collect()
}

/// The blocks of every region of `operation`, in order.
pub fn blocks<'c, 'a>(operation: OperationRef<'c, 'a>) -> Vec<BlockRef<'c, 'a>> {
    operation
        .regions()
        .flat_map(|region| std::iter::successors(region.first_block(), |block| block.next_in_region()))
        .collect()
}

/// Every operation nested in `operation`, itself excluded, in source order.
pub fn nested_operations<'c, 'a>(operation: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut found = ir::operations(operation);
    found.remove(0);
    found
}

/// As [`nested_operations`], without what is in the bodies of linalg operations:
/// a pass that erases those on its way must not come across their bodies after.
pub fn operations_around_bodies<'c, 'a>(operation: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    nested_operations(operation)
        .into_iter()
        .filter(|inner| !inner.parent_operation().is_some_and(|parent| is_linalg(&parent)))
        .collect()
}

fn is_linalg<'c: 'a, 'a>(operation: &impl OperationLike<'c, 'a>) -> bool {
    let name = operation.name();
    name.as_string_ref()
        .as_str()
        .is_ok_and(|name| name.starts_with("linalg."))
}

/// Whether `operation` has the full name `name`.
pub fn is_named<'c: 'a, 'a>(operation: &impl OperationLike<'c, 'a>, name: &str) -> bool {
    operation.name().as_string_ref().as_str() == Ok(name)
}

/// The operations called `name` directly in `module`.
pub fn top_level<'c, 'a>(module: OperationRef<'c, 'a>, name: &str) -> Vec<OperationRef<'c, 'a>> {
    blocks(module)
        .into_iter()
        .flat_map(block_operations)
        .filter(|operation| is_named(operation, name))
        .collect()
}

/// The entry block of a function; `None` for a declaration.
pub fn entry_block<'c, 'a>(function: OperationRef<'c, 'a>) -> Option<BlockRef<'c, 'a>> {
    function.first_region().and_then(|region| region.first_block())
}

/// The arguments of `block`.
pub fn arguments<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    (0..block.argument_count())
        .filter_map(|index| block.argument(index).ok().map(Into::into))
        .collect()
}

/// The symbol name of `operation`; empty when it has none.
pub fn symbol_name<'c: 'a, 'a>(operation: &impl OperationLike<'c, 'a>) -> String {
    string_attribute(operation, "sym_name").unwrap_or_default()
}

/// The value of a string attribute.
pub fn string_attribute<'c: 'a, 'a>(operation: &impl OperationLike<'c, 'a>, name: &str) -> Option<String> {
    let attribute = StringAttribute::try_from(operation.attribute(name).ok()?).ok()?;
    Some(attribute.value().to_owned())
}

/// The value of an integer attribute.
pub fn integer_attribute<'c: 'a, 'a>(operation: &impl OperationLike<'c, 'a>, name: &str) -> Option<i64> {
    let attribute = IntegerAttribute::try_from(operation.attribute(name).ok()?).ok()?;
    Some(attribute.value())
}

/// The name that a symbol-reference attribute refers to.
pub fn symbol_reference<'c: 'a, 'a>(operation: &impl OperationLike<'c, 'a>, name: &str) -> Option<String> {
    let attribute = FlatSymbolRefAttribute::try_from(operation.attribute(name).ok()?).ok()?;
    Some(attribute.value().to_owned())
}

/// An `i64` attribute.
pub fn i64_attribute<'c>(context: &'c Context, value: i64) -> Attribute<'c> {
    IntegerAttribute::new(IntegerType::new(context, 64).into(), value).into()
}

/// An `arith.constant` of type `index` that comes from `origin`.
pub fn index_constant<'c>(origin: OperationRef<'c, '_>, value: i64) -> Result<Operation<'c>, melior::Error> {
    let context = ir::context(&origin);
    let r#type = Type::index(context);
    OperationBuilder::new("arith.constant", origin.location())
        .add_results(&[r#type])
        .add_attributes(&[(
            Identifier::new(context, "value"),
            IntegerAttribute::new(r#type, value).into(),
        )])
        .build()
}

/// The memref type of `value`; `None` for another type.
pub fn memref_type<'c>(value: Value<'c, '_>) -> Option<MemRefType<'c>> {
    MemRefType::try_from(value.r#type()).ok()
}

/// The extents of a shaped type; `None` when one of them is dynamic.
pub fn static_shape<'c>(r#type: &impl ShapedTypeLike<'c>) -> Option<Vec<i64>> {
    (0..r#type.rank())
        .map(|axis| match r#type.dim_size(axis) {
            Ok(DimSize::Static(size)) => i64::try_from(size).ok(),
            _ => None,
        })
        .collect()
}
