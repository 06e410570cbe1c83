//! Elementary functions over MLIR values: they emit `arith` and `math`
//! operations.

use super::ops::{BoolOps, FloatOps, IntOps, NarrowFloatOps};
use melior::{
    Context,
    dialect::arith::{CmpfPredicate, CmpiPredicate},
    ir::{
        Attribute, BlockRef, Identifier, Location, Type, Value,
        attribute::{FloatAttribute, IntegerAttribute},
        block::BlockLike,
        operation::OperationBuilder,
        r#type::IntegerType,
    },
};
use std::{
    cell::RefCell,
    collections::HashMap,
    marker::PhantomData,
    ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Sub},
};

/// Appends operations to the end of a block, all at one location.
///
/// ```text
/// let builder = IrBuilder::new(context, block, location);
/// let power = pow_f32(builder.f32(x), builder.f32(y)).value();
/// ```
pub struct IrBuilder<'c, 'a> {
    context: &'c Context,
    block: BlockRef<'c, 'a>,
    location: Location<'c>,
    /// Constants already in the block, by type and bits.
    constants: RefCell<HashMap<(&'static str, u64), Value<'c, 'a>>>,
}

impl<'c, 'a> IrBuilder<'c, 'a> {
    /// A builder at the end of `block`, whose operations stand at `location`.
    pub fn new(context: &'c Context, block: BlockRef<'c, 'a>, location: Location<'c>) -> Self {
        Self {
            context,
            block,
            location,
            constants: RefCell::default(),
        }
    }

    /// The `f32` value `value`.
    pub fn f32(&self, value: Value<'c, 'a>) -> IrValue<'_, 'c, 'a, f32> {
        self.wrap(value)
    }

    /// The `f64` value `value`.
    pub fn f64(&self, value: Value<'c, 'a>) -> IrValue<'_, 'c, 'a, f64> {
        self.wrap(value)
    }

    /// The `i32` value `value`.
    pub fn i32(&self, value: Value<'c, 'a>) -> IrValue<'_, 'c, 'a, i32> {
        self.wrap(value)
    }

    fn wrap<T>(&self, value: Value<'c, 'a>) -> IrValue<'_, 'c, 'a, T> {
        IrValue {
            builder: self,
            value,
            host: PhantomData,
        }
    }

    /// Appends an operation with one result and gives that.
    fn append(
        &self,
        name: &str,
        operands: &[Value<'c, 'a>],
        attributes: &[(&str, Attribute<'c>)],
        result: Type<'c>,
    ) -> Value<'c, 'a> {
        let attributes = attributes
            .iter()
            .map(|(name, attribute)| (Identifier::new(self.context, name), *attribute))
            .collect::<Vec<_>>();
        let operation = OperationBuilder::new(name, self.location)
            .add_operands(operands)
            .add_attributes(&attributes)
            .add_results(&[result])
            .build()
            .expect("an operation of a loaded dialect");
        let operation = self.block.append_operation(operation);
        operation.result(0).expect("one result").into()
    }

    fn constant<T: Element>(&self, bits: u64) -> IrValue<'_, 'c, 'a, T> {
        let key = (T::NAME, bits);
        let known = self.constants.borrow().get(&key).copied();
        let value = known.unwrap_or_else(|| {
            let value = self.append(
                "arith.constant",
                &[],
                &[("value", T::attribute(self.context, bits))],
                T::mlir_type(self.context),
            );
            self.constants.borrow_mut().insert(key, value);
            value
        });
        self.wrap(value)
    }
}

/// An MLIR value of the type `T`, and the builder that appends what is computed
/// from it.
pub struct IrValue<'b, 'c, 'a, T> {
    builder: &'b IrBuilder<'c, 'a>,
    value: Value<'c, 'a>,
    host: PhantomData<T>,
}

impl<T> Clone for IrValue<'_, '_, '_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for IrValue<'_, '_, '_, T> {}

/// A Rust type that stands for a builtin MLIR type; the module keeps it to itself.
pub trait Element: Copy {
    /// The spelling of the type.
    const NAME: &'static str;

    /// The type.
    fn mlir_type(context: &Context) -> Type<'_>;
    /// A value of the type, given its bits.
    fn attribute(context: &Context, bits: u64) -> Attribute<'_>;
}

macro_rules! element {
    ($host:ident, $name:literal, $context:ident => $type:expr, $bits:ident => $attribute:expr) => {
        impl Element for $host {
            const NAME: &'static str = $name;

            fn mlir_type($context: &Context) -> Type<'_> {
                $type
            }

            fn attribute($context: &Context, $bits: u64) -> Attribute<'_> {
                $attribute
            }
        }
    };
}

element!(f32, "f32", context => Type::float32(context), bits =>
    FloatAttribute::new(context, Type::float32(context), f64::from(f32::from_bits(bits as u32))).into());
element!(f64, "f64", context => Type::float64(context), bits =>
    FloatAttribute::new(context, Type::float64(context), f64::from_bits(bits)).into());
element!(i32, "i32", context => IntegerType::new(context, 32).into(), bits =>
    IntegerAttribute::new(IntegerType::new(context, 32).into(), i64::from(bits as i32)).into());
element!(i64, "i64", context => IntegerType::new(context, 64).into(), bits =>
    IntegerAttribute::new(IntegerType::new(context, 64).into(), bits as i64).into());
element!(bool, "i1", context => IntegerType::new(context, 1).into(), bits =>
    IntegerAttribute::new(IntegerType::new(context, 1).into(), bits as i64).into());

impl<'c, 'a, T> IrValue<'_, 'c, 'a, T> {
    /// The MLIR value.
    pub fn value(self) -> Value<'c, 'a> {
        self.value
    }
}

impl<'b, 'c, 'a, T: Element> IrValue<'b, 'c, 'a, T> {
    /// Appends an operation on values of whatever type, with a result of type `R`.
    fn append<R: Element>(
        self,
        name: &str,
        operands: &[Value<'c, 'a>],
        attributes: &[(&str, Attribute<'c>)],
    ) -> IrValue<'b, 'c, 'a, R> {
        let result = R::mlir_type(self.builder.context);
        self.builder
            .wrap(self.builder.append(name, operands, attributes, result))
    }

    fn unary<R: Element>(self, name: &str) -> IrValue<'b, 'c, 'a, R> {
        self.append(name, &[self.value], &[])
    }

    fn binary(self, name: &str, other: Self) -> Self {
        self.append(name, &[self.value, other.value], &[])
    }

    fn compare(self, name: &str, predicate: i64, other: Self) -> IrValue<'b, 'c, 'a, bool> {
        let r#type = IntegerType::new(self.builder.context, 64).into();
        let predicate = IntegerAttribute::new(r#type, predicate).into();
        self.append(name, &[self.value, other.value], &[("predicate", predicate)])
    }

    fn choose(condition: IrValue<'b, 'c, 'a, bool>, on_true: Self, on_false: Self) -> Self {
        on_true.append("arith.select", &[condition.value, on_true.value, on_false.value], &[])
    }
}

macro_rules! operators {
    ($host:ident: $($trait:ident $method:ident $name:literal),+) => {
        $(impl $trait for IrValue<'_, '_, '_, $host> {
            type Output = Self;

            fn $method(self, other: Self) -> Self {
                self.binary($name, other)
            }
        })+
    };
}

operators!(bool: BitAnd bitand "arith.andi", BitOr bitor "arith.ori", BitXor bitxor "arith.xori");

impl Not for IrValue<'_, '_, '_, bool> {
    type Output = Self;

    fn not(self) -> Self {
        self ^ self.builder.constant(1)
    }
}

impl BoolOps for IrValue<'_, '_, '_, bool> {}

macro_rules! ir_ops {
    ($float:ident, $int:ident, $unsigned:ident) => {
        operators!($int: Add add "arith.addi", Sub sub "arith.subi",
            BitAnd bitand "arith.andi", BitOr bitor "arith.ori", BitXor bitxor "arith.xori");
        operators!($float: Add add "arith.addf", Sub sub "arith.subf",
            Mul mul "arith.mulf", Div div "arith.divf");

        impl Neg for IrValue<'_, '_, '_, $float> {
            type Output = Self;

            fn neg(self) -> Self {
                self.unary("arith.negf")
            }
        }

        impl<'b, 'c, 'a> IntOps for IrValue<'b, 'c, 'a, $int> {
            type Host = $int;
            type Bool = IrValue<'b, 'c, 'a, bool>;

            fn constant(self, value: $int) -> Self {
                self.builder.constant(u64::from(value as $unsigned))
            }

            fn shift_left<const AMOUNT: u32>(self) -> Self {
                self.binary("arith.shli", self.constant(AMOUNT as $int))
            }

            fn shift_right<const AMOUNT: u32>(self) -> Self {
                self.binary("arith.shrui", self.constant(AMOUNT as $int))
            }

            fn equal(self, other: Self) -> Self::Bool {
                self.compare("arith.cmpi", CmpiPredicate::Eq as i64, other)
            }

            fn less(self, other: Self) -> Self::Bool {
                self.compare("arith.cmpi", CmpiPredicate::Slt as i64, other)
            }

            fn select(condition: Self::Bool, on_true: Self, on_false: Self) -> Self {
                Self::choose(condition, on_true, on_false)
            }
        }

        impl<'b, 'c, 'a> FloatOps for IrValue<'b, 'c, 'a, $float> {
            type Host = $float;
            type Int = IrValue<'b, 'c, 'a, $int>;
            type Bool = IrValue<'b, 'c, 'a, bool>;

            fn constant(self, value: $float) -> Self {
                self.builder.constant(u64::from(value.to_bits()))
            }

            fn fma(self, factor: Self, addend: Self) -> Self {
                self.append("math.fma", &[self.value, factor.value, addend.value], &[])
            }

            fn abs(self) -> Self {
                self.unary("math.absf")
            }

            fn copysign(self, sign: Self) -> Self {
                self.binary("math.copysign", sign)
            }

            fn sqrt(self) -> Self {
                self.unary("math.sqrt")
            }

            fn floor(self) -> Self {
                self.unary("math.floor")
            }

            fn ceil(self) -> Self {
                self.unary("math.ceil")
            }

            fn round_even(self) -> Self {
                self.unary("math.roundeven")
            }

            fn equal(self, other: Self) -> Self::Bool {
                self.compare("arith.cmpf", CmpfPredicate::Oeq as i64, other)
            }

            fn less(self, other: Self) -> Self::Bool {
                self.compare("arith.cmpf", CmpfPredicate::Olt as i64, other)
            }

            fn less_equal(self, other: Self) -> Self::Bool {
                self.compare("arith.cmpf", CmpfPredicate::Ole as i64, other)
            }

            fn is_nan(self) -> Self::Bool {
                self.compare("arith.cmpf", CmpfPredicate::Uno as i64, self)
            }

            fn select(condition: Self::Bool, on_true: Self, on_false: Self) -> Self {
                Self::choose(condition, on_true, on_false)
            }

            fn to_bits(self) -> Self::Int {
                self.unary("arith.bitcast")
            }

            fn from_bits(bits: Self::Int) -> Self {
                bits.unary("arith.bitcast")
            }
        }
    };
}

ir_ops!(f32, i32, u32);
ir_ops!(f64, i64, u64);

impl<'b, 'c, 'a> NarrowFloatOps for IrValue<'b, 'c, 'a, f32> {
    type Wide = IrValue<'b, 'c, 'a, f64>;

    fn widen(self) -> Self::Wide {
        self.unary("arith.extf")
    }

    fn narrow(wide: Self::Wide) -> Self {
        wide.unary("arith.truncf")
    }
}

#[cfg(test)]
mod tests;
