//! The arithmetic on scalars that bodies are made of.

use super::builder::Builder;
use crate::dtype::DType;
use melior::{
    dialect::arith::{CmpfPredicate, CmpiPredicate},
    ir::{
        Value, ValueLike,
        attribute::IntegerAttribute,
        r#type::{IntegerType, Type},
    },
};

macro_rules! binary_operations {
    ($($(#[$meta:meta])* $method:ident = $name:literal),+ $(,)?) => {
        impl<'c, 'a> Builder<'c, 'a> {
            $(
                $(#[$meta])*
                pub fn $method(&self, lhs: Value<'c, 'a>, rhs: Value<'c, 'a>) -> Value<'c, 'a> {
                    self.value($name, &[lhs, rhs], lhs.r#type(), vec![])
                }
            )+
        }
    };
}

binary_operations! {
    /// Floating sum.
    addf = "arith.addf",
    /// Floating difference.
    subf = "arith.subf",
    /// Floating product.
    mulf = "arith.mulf",
    /// Floating quotient.
    divf = "arith.divf",
    /// Floating maximum; NaN propagates, -0 < +0.
    maximumf = "arith.maximumf",
    /// Floating minimum; NaN propagates, -0 < +0.
    minimumf = "arith.minimumf",
    /// Integer sum; wraps.
    addi = "arith.addi",
    /// Integer difference; wraps.
    subi = "arith.subi",
    /// Integer product; wraps.
    muli = "arith.muli",
    /// Signed truncating quotient; undefined for a divisor 0 and for MIN / -1.
    divsi = "arith.divsi",
    /// Signed remainder; undefined where the quotient is.
    remsi = "arith.remsi",
    /// Signed maximum.
    maxsi = "arith.maxsi",
    /// Signed minimum.
    minsi = "arith.minsi",
    /// Bitwise and.
    andi = "arith.andi",
    /// Bitwise or.
    ori = "arith.ori",
    /// Bitwise exclusive or.
    xori = "arith.xori",
    /// Shift to the left.
    shli = "arith.shli",
    /// Shift to the right; zeros come in.
    shrui = "arith.shrui",
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Floating negation.
    pub fn negf(&self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        self.value("arith.negf", &[value], value.r#type(), vec![])
    }

    /// `x * y + z`, rounded once.
    pub fn fma(&self, x: Value<'c, 'a>, y: Value<'c, 'a>, z: Value<'c, 'a>) -> Value<'c, 'a> {
        self.value("math.fma", &[x, y, z], z.r#type(), vec![])
    }

    /// Floating absolute value.
    pub fn absf(&self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        self.value("math.absf", &[value], value.r#type(), vec![])
    }

    /// Floating square root, correctly rounded.
    pub fn sqrt(&self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        self.value("math.sqrt", &[value], value.r#type(), vec![])
    }

    /// `condition ? on_true : on_false`.
    pub fn select(&self, condition: Value<'c, 'a>, on_true: Value<'c, 'a>, on_false: Value<'c, 'a>) -> Value<'c, 'a> {
        self.value(
            "arith.select",
            &[condition, on_true, on_false],
            on_true.r#type(),
            vec![],
        )
    }

    /// Floating comparison.
    pub fn cmpf(&self, predicate: CmpfPredicate, lhs: Value<'c, 'a>, rhs: Value<'c, 'a>) -> Value<'c, 'a> {
        self.compare("arith.cmpf", predicate as i64, lhs, rhs)
    }

    /// Integer comparison.
    pub fn cmpi(&self, predicate: CmpiPredicate, lhs: Value<'c, 'a>, rhs: Value<'c, 'a>) -> Value<'c, 'a> {
        self.compare("arith.cmpi", predicate as i64, lhs, rhs)
    }

    fn compare(&self, name: &str, predicate: i64, lhs: Value<'c, 'a>, rhs: Value<'c, 'a>) -> Value<'c, 'a> {
        let i1 = IntegerType::new(self.context, 1).into();
        let i64_type = IntegerType::new(self.context, 64).into();
        let predicate = IntegerAttribute::new(i64_type, predicate).into();
        self.value(name, &[lhs, rhs], i1, vec![("predicate", predicate)])
    }

    /// A conversion operation of arith to the element type of `dtype`.
    pub fn convert(&self, name: &str, value: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
        self.value(name, &[value], dtype.to_mlir(self.context), vec![])
    }

    /// The iteration's index along `dimension`, as I64.
    pub fn iteration_index(&self, dimension: usize) -> Value<'c, 'a> {
        let i64_type = IntegerType::new(self.context, 64).into();
        let dimension = IntegerAttribute::new(i64_type, dimension as i64).into();
        let index = self.value("linalg.index", &[], Type::index(self.context), vec![("dim", dimension)]);
        self.convert("arith.index_cast", index, DType::I64)
    }
}

/// The dtype in which arithmetic on `dtype` is done: narrow floats compute in
/// F32 and round once for each operation.
pub fn compute_dtype(dtype: DType) -> DType {
    match dtype {
        DType::F16 | DType::BF16 | DType::F8E4M3 | DType::F8E5M2 => DType::F32,
        _ => dtype,
    }
}

impl<'c, 'a> Builder<'c, 'a> {
    /// `value` of `dtype` in the dtype that arithmetic on it is done in. Exact.
    pub fn widen(&self, value: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
        let wide = compute_dtype(dtype);
        if wide == dtype {
            value
        } else {
            self.convert("arith.extf", value, wide)
        }
    }

    /// The result of arithmetic on `dtype`, rounded to it.
    pub fn narrow(&self, value: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
        if compute_dtype(dtype) == dtype {
            value
        } else {
            self.convert("arith.truncf", value, dtype)
        }
    }
}
