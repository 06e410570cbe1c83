//! `--kina-generalize-copies`: copies between strided buffers become loops.
//!
//! A `memref.copy` of dense buffers stays, and becomes a `memcpy`. Any other
//! would become a call of a runtime library; as `linalg.generic` it becomes a
//! loop nest like all the rest.

use super::walk::{is_named, memref_type, nested_operations, static_shape};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{
    Attribute, Block, BlockLike, Identifier, Operation, OperationRef, Region, RegionLike, Value,
    attribute::{ArrayAttribute, DenseI32ArrayAttribute},
    operation::{OperationBuilder, OperationLike},
    r#type::{MemRefType, ShapedTypeLike},
};

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct GeneralizeCopies;

impl KinaPass for GeneralizeCopies {
    const ARGUMENT: &'static str = "kina-generalize-copies";
    const DESCRIPTION: &'static str = "Turn copies between strided buffers into linalg.generic";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        let copies = nested_operations(module)
            .into_iter()
            .filter(|operation| is_named(operation, "memref.copy"))
            .collect::<Vec<_>>();
        let mut errors = Vec::new();
        for copy in copies {
            if copy.operands().all(is_dense) {
                continue;
            }
            match generic_copy(copy) {
                Ok(generic) => {
                    if let Some(block) = copy.block() {
                        block.insert_operation_before(copy, generic);
                    }
                    edit::erase(copy);
                }
                Err(error) => errors.push(PassError::at(&copy, error.to_string())),
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

/// Whether the elements lie one after the other in row-major order.
fn is_dense(buffer: Value) -> bool {
    let Some((r#type, shape)) = memref_type(buffer).and_then(|r#type| Some((r#type, static_shape(&r#type)?))) else {
        return false;
    };
    let mut expected = 1;
    shape
        .iter()
        .zip(r#type.strides_and_offset().0)
        .rev()
        .all(|(extent, stride)| {
            let dense = *extent == 1 || stride == expected;
            expected *= extent;
            dense
        })
}

/// The elementwise form of a copy.
fn generic_copy<'c>(copy: OperationRef<'c, '_>) -> Result<Operation<'c>, melior::Error> {
    let context = ir::context(&copy);
    let location = copy.location();
    let r#type = MemRefType::try_from(melior::ir::ValueLike::r#type(&copy.operand(0)?))?;
    let parse = |text: &str| Attribute::parse(context, text).ok_or_else(|| melior::Error::AttributeParse(text.into()));
    let dimensions = (0..r#type.rank())
        .map(|axis| format!("d{axis}"))
        .collect::<Vec<_>>()
        .join(", ");
    let map = parse(&format!("affine_map<({dimensions}) -> ({dimensions})>"))?;
    let parallel = parse("#linalg.iterator_type<parallel>")?;

    let body = Block::new(&[(r#type.element(), location), (r#type.element(), location)]);
    let element: Value = body.argument(0)?.into();
    body.append_operation(
        OperationBuilder::new("linalg.yield", location)
            .add_operands(&[element])
            .build()?,
    );
    let region = Region::new();
    region.append_block(body);
    OperationBuilder::new("linalg.generic", location)
        .add_operands(&copy.operands().collect::<Vec<_>>())
        .add_attributes(&[
            (
                Identifier::new(context, "indexing_maps"),
                ArrayAttribute::new(context, &[map, map]).into(),
            ),
            (
                Identifier::new(context, "iterator_types"),
                ArrayAttribute::new(context, &vec![parallel; r#type.rank()]).into(),
            ),
            (
                Identifier::new(context, "operandSegmentSizes"),
                DenseI32ArrayAttribute::new(context, &[1, 1]).into(),
            ),
        ])
        .add_regions([region])
        .build()
}
