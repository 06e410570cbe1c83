//! Attributes of the kina dialect.

use super::raw::kina as raw;
use melior::{
    Context, ContextRef,
    ir::{Attribute, AttributeLike},
};

/// Something that names an MLIR context.
pub trait AsContext<'c> {
    /// The context.
    fn as_context(&self) -> ContextRef<'c>;
}

impl<'c> AsContext<'c> for ContextRef<'c> {
    fn as_context(&self) -> ContextRef<'c> {
        *self
    }
}

impl<'c> AsContext<'c> for &'c Context {
    fn as_context(&self) -> ContextRef<'c> {
        // SAFETY: the context outlives `'c`.
        unsafe { ContextRef::from_raw(self.to_raw()) }
    }
}

macro_rules! enum_attribute {
    ($(#[$meta:meta])* $name:ident { $($(#[$case_meta:meta])* $case:ident = $raw:path),+ $(,)? }, $get:path, $is:path, $value:path) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$case_meta])* $case),+ }

        impl $name {
            /// The attribute that holds this value.
            pub fn to_attribute<'c>(self, context: impl AsContext<'c>) -> Attribute<'c> {
                let value = match self { $(Self::$case => $raw),+ };
                // SAFETY: the dialect is loaded in every context of the compiler.
                unsafe { Attribute::from_raw($get(context.as_context().to_ref().to_raw(), value)) }
            }

            /// The value that `attribute` holds; `None` for another kind of attribute.
            pub fn from_attribute(attribute: Attribute) -> Option<Self> {
                // SAFETY: `attribute` is not null; the kind is checked before the value is read.
                unsafe {
                    if !$is(attribute.to_raw()) {
                        return None;
                    }
                    match $value(attribute.to_raw()) {
                        $($raw => Some(Self::$case),)+
                        _ => None,
                    }
                }
            }
        }
    };
}

enum_attribute!(
    /// What `kina.reduce` computes.
    ReduceKind {
        /// Sum.
        Sum = raw::KinaReduceKind::KinaReduceKindSum,
        /// Product.
        Prod = raw::KinaReduceKind::KinaReduceKindProd,
        /// Maximum; NaN propagates.
        Max = raw::KinaReduceKind::KinaReduceKindMax,
        /// Minimum; NaN propagates.
        Min = raw::KinaReduceKind::KinaReduceKindMin,
        /// Arithmetic mean.
        Mean = raw::KinaReduceKind::KinaReduceKindMean,
        /// Logical or.
        Any = raw::KinaReduceKind::KinaReduceKindAny,
        /// Logical and.
        All = raw::KinaReduceKind::KinaReduceKindAll,
    },
    raw::kinaReduceKindAttrGet, raw::kinaAttributeIsAReduceKind, raw::kinaReduceKindAttrGetValue
);

enum_attribute!(
    /// In which order a floating reduction accumulates (`#kina.order`).
    Order {
        /// Ascending index.
        Sequential = raw::KinaOrder::KinaOrderSequential,
        /// 64 partial results per block of 65,536 elements, then a tree.
        Lanes = raw::KinaOrder::KinaOrderLanes,
    },
    raw::kinaOrderAttrGet, raw::kinaAttributeIsAOrder, raw::kinaOrderAttrGetValue
);

enum_attribute!(
    /// The predicate of `kina.compare`.
    ComparePredicate {
        /// Equal.
        Eq = raw::KinaComparePredicate::KinaComparePredicateEq,
        /// Not equal.
        Ne = raw::KinaComparePredicate::KinaComparePredicateNe,
        /// Less than.
        Lt = raw::KinaComparePredicate::KinaComparePredicateLt,
        /// Less than or equal.
        Le = raw::KinaComparePredicate::KinaComparePredicateLe,
        /// Greater than.
        Gt = raw::KinaComparePredicate::KinaComparePredicateGt,
        /// Greater than or equal.
        Ge = raw::KinaComparePredicate::KinaComparePredicateGe,
    },
    raw::kinaComparePredicateAttrGet, raw::kinaAttributeIsAComparePredicate, raw::kinaComparePredicateAttrGetValue
);

/// The tensor encoding `#kina.device`.
pub fn device_attribute<'c>(context: impl AsContext<'c>) -> Attribute<'c> {
    // SAFETY: the dialect is loaded in every context of the compiler.
    unsafe { Attribute::from_raw(raw::kinaDeviceAttrGet(context.as_context().to_ref().to_raw())) }
}

/// Whether `attribute` is `#kina.device`.
pub fn is_device(attribute: Attribute) -> bool {
    // SAFETY: `attribute` is not null.
    unsafe { raw::kinaAttributeIsADevice(attribute.to_raw()) }
}

/// The numbers of an `array<i64: ...>`; `None` for another kind of attribute.
pub fn integers(attribute: Attribute) -> Option<Vec<i64>> {
    // SAFETY: `attribute` is not null; the kind is checked before the value is read.
    unsafe {
        if !mlir_sys::mlirAttributeIsADenseI64Array(attribute.to_raw()) {
            return None;
        }
        let count = mlir_sys::mlirDenseArrayGetNumElements(attribute.to_raw());
        let element = |index| mlir_sys::mlirDenseI64ArrayGetElement(attribute.to_raw(), index);
        Some((0..count).map(element).collect())
    }
}
