//! Creates operations at one place in the IR, with one source location.

use crate::dtype::DType;
use melior::{
    Context,
    ir::{
        Attribute, BlockRef, Identifier, Location, Operation, OperationRef, Type, Value,
        attribute::{DenseI32ArrayAttribute, FloatAttribute, IntegerAttribute},
        block::BlockLike,
        operation::OperationBuilder,
    },
};

/// Where new operations go.
#[derive(Clone, Copy)]
enum Place<'c, 'a> {
    /// Before an operation of a block.
    Before(BlockRef<'c, 'a>, OperationRef<'c, 'a>),
    /// At the end of a block.
    End(BlockRef<'c, 'a>),
}

/// Creates operations at one place, with one location.
#[derive(Clone, Copy)]
pub struct Builder<'c, 'a> {
    /// The context of everything created.
    pub context: &'c Context,
    /// The location that everything created carries.
    pub location: Location<'c>,
    place: Place<'c, 'a>,
}

/// The parts of an operation beside its name.
#[derive(Default)]
pub struct Parts<'c, 'v> {
    /// Operands, all groups one after the other.
    pub operands: &'v [Value<'c, 'v>],
    /// Sizes of the operand groups, where the operation has several of
    /// variable size.
    pub segments: &'v [i32],
    /// Result types.
    pub results: &'v [Type<'c>],
    /// Attributes, inherent ones included.
    pub attributes: Vec<(&'static str, Attribute<'c>)>,
    /// Regions.
    pub regions: Vec<melior::ir::Region<'c>>,
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Creates operations in `block` before `next`, or at its end.
    pub fn new(
        context: &'c Context,
        block: BlockRef<'c, 'a>,
        next: Option<OperationRef<'c, 'a>>,
        location: Location<'c>,
    ) -> Self {
        let place = match next {
            Some(next) => Place::Before(block, next),
            None => Place::End(block),
        };
        Self {
            context,
            location,
            place,
        }
    }

    /// The same place with another location.
    pub fn at(self, location: Location<'c>) -> Self {
        Self { location, ..self }
    }

    /// The end of `block` with the same location.
    pub fn inside(self, block: BlockRef<'c, 'a>) -> Self {
        Self {
            place: Place::End(block),
            ..self
        }
    }

    /// The block that operations go to.
    pub fn block(&self) -> BlockRef<'c, 'a> {
        match self.place {
            Place::Before(block, _) | Place::End(block) => block,
        }
    }

    /// Creates an operation.
    ///
    /// # Panics
    ///
    /// Never: an operation is built from explicit result types, which needs no
    /// inference that could fail.
    pub fn create(&self, name: &str, parts: Parts<'c, '_>) -> OperationRef<'c, 'a> {
        let mut attributes = parts
            .attributes
            .iter()
            .map(|(name, attribute)| (Identifier::new(self.context, name), *attribute))
            .collect::<Vec<_>>();
        if !parts.segments.is_empty() {
            attributes.push((
                Identifier::new(self.context, "operandSegmentSizes"),
                DenseI32ArrayAttribute::new(self.context, parts.segments).into(),
            ));
        }
        let operation = OperationBuilder::new(name, self.location)
            .add_operands(parts.operands)
            .add_results(parts.results)
            .add_attributes(&attributes)
            .add_regions_vec(parts.regions)
            .build()
            .expect("result types are explicit");
        self.insert(operation)
    }

    fn insert(&self, operation: Operation<'c>) -> OperationRef<'c, 'a> {
        match self.place {
            Place::Before(block, next) => block.insert_operation_before(next, operation),
            Place::End(block) => block.append_operation(operation),
        }
    }

    /// Creates an operation with one result.
    pub fn value(
        &self,
        name: &str,
        operands: &[Value<'c, '_>],
        r#type: Type<'c>,
        attributes: Vec<(&'static str, Attribute<'c>)>,
    ) -> Value<'c, 'a> {
        result(self.create(
            name,
            Parts {
                operands,
                results: &[r#type],
                attributes,
                ..Parts::default()
            },
        ))
    }

    /// A constant of `r#type`.
    pub fn constant(&self, value: Attribute<'c>, r#type: Type<'c>) -> Value<'c, 'a> {
        self.value("arith.constant", &[], r#type, vec![("value", value)])
    }

    /// A floating scalar; `number` is exact in `dtype`.
    pub fn float(&self, dtype: DType, number: f64) -> Value<'c, 'a> {
        let r#type = dtype.to_mlir(self.context);
        self.constant(FloatAttribute::new(self.context, r#type, number).into(), r#type)
    }

    /// The +0 of `dtype` as an attribute.
    pub fn zero_attribute(context: &'c Context, dtype: DType) -> Attribute<'c> {
        let r#type = dtype.to_mlir(context);
        if dtype.is_float() {
            FloatAttribute::new(context, r#type, 0.0).into()
        } else {
            IntegerAttribute::new(r#type, 0).into()
        }
    }

    /// The +0 of `dtype`.
    pub fn zero(&self, dtype: DType) -> Value<'c, 'a> {
        let r#type = dtype.to_mlir(self.context);
        self.constant(Self::zero_attribute(self.context, dtype), r#type)
    }

    /// An integer or Bool scalar.
    pub fn integer(&self, dtype: DType, number: i64) -> Value<'c, 'a> {
        let r#type = dtype.to_mlir(self.context);
        self.constant(IntegerAttribute::new(r#type, number).into(), r#type)
    }
}

/// The only result of an operation that was created with one.
///
/// # Panics
///
/// Panics when the operation has no result.
pub fn result<'c, 'a>(operation: OperationRef<'c, 'a>) -> Value<'c, 'a> {
    nth_result(operation, 0)
}

/// A result of an operation that was created with more than `index`.
///
/// # Panics
///
/// Panics when there are not that many.
pub fn nth_result<'c, 'a>(operation: OperationRef<'c, 'a>, index: usize) -> Value<'c, 'a> {
    operation.result(index).expect("created with that many results").into()
}
