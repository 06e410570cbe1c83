//! Element types of the language and their forms in MLIR, C and NumPy.

use melior::{
    Context,
    ir::{Type, TypeLike, r#type::IntegerType},
};
use std::fmt;

/// An element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DType {
    /// IEEE 754 binary16.
    F16,
    /// bfloat16.
    BF16,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
    /// OCP 8-bit float with 4 exponent bits, "FN": no infinity.
    F8E4M3,
    /// OCP 8-bit float with 5 exponent bits.
    F8E5M2,
    /// 64-bit signed integer.
    I64,
    /// 32-bit signed integer.
    I32,
    /// 16-bit signed integer.
    I16,
    /// 8-bit signed integer.
    I8,
    /// 4-bit signed integer.
    I4,
    /// Truth value.
    Bool,
}

/// The family of a dtype; it decides which operations apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DTypeKind {
    /// Floating.
    Float,
    /// Signed integer.
    Int,
    /// Truth value.
    Bool,
}

impl DType {
    /// Every dtype, in the order of the language reference.
    pub const ALL: [Self; 12] = [
        Self::F16,
        Self::BF16,
        Self::F32,
        Self::F64,
        Self::F8E4M3,
        Self::F8E5M2,
        Self::I64,
        Self::I32,
        Self::I16,
        Self::I8,
        Self::I4,
        Self::Bool,
    ];

    /// The name in the language and in the manifest.
    pub const fn name(self) -> &'static str {
        match self {
            Self::F16 => "F16",
            Self::BF16 => "BF16",
            Self::F32 => "F32",
            Self::F64 => "F64",
            Self::F8E4M3 => "F8E4M3",
            Self::F8E5M2 => "F8E5M2",
            Self::I64 => "I64",
            Self::I32 => "I32",
            Self::I16 => "I16",
            Self::I8 => "I8",
            Self::I4 => "I4",
            Self::Bool => "Bool",
        }
    }

    /// The dtype with this name in the language.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dtype| dtype.name() == name)
    }

    /// The family.
    pub const fn kind(self) -> DTypeKind {
        match self {
            Self::F16 | Self::BF16 | Self::F32 | Self::F64 | Self::F8E4M3 | Self::F8E5M2 => DTypeKind::Float,
            Self::I64 | Self::I32 | Self::I16 | Self::I8 | Self::I4 => DTypeKind::Int,
            Self::Bool => DTypeKind::Bool,
        }
    }

    /// Whether the dtype is floating.
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), DTypeKind::Float)
    }

    /// Whether the dtype is a signed integer (Bool is not).
    pub const fn is_int(self) -> bool {
        matches!(self.kind(), DTypeKind::Int)
    }

    /// Bytes of one element in a buffer of the C ABI. I4 and Bool take a byte.
    pub const fn size(self) -> usize {
        match self {
            Self::F64 | Self::I64 => 8,
            Self::F32 | Self::I32 => 4,
            Self::F16 | Self::BF16 | Self::I16 => 2,
            Self::F8E4M3 | Self::F8E5M2 | Self::I8 | Self::I4 | Self::Bool => 1,
        }
    }

    /// The element type in C. Floats narrower than 32 bits are bit patterns.
    pub const fn c_type(self) -> &'static str {
        match self {
            Self::F16 | Self::BF16 => "uint16_t",
            Self::F32 => "float",
            Self::F64 => "double",
            Self::F8E4M3 | Self::F8E5M2 | Self::Bool => "uint8_t",
            Self::I64 => "int64_t",
            Self::I32 => "int32_t",
            Self::I16 => "int16_t",
            Self::I8 | Self::I4 => "int8_t",
        }
    }

    /// The spelling of the MLIR element type.
    pub const fn mlir_name(self) -> &'static str {
        match self {
            Self::F16 => "f16",
            Self::BF16 => "bf16",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::F8E4M3 => "f8E4M3FN",
            Self::F8E5M2 => "f8E5M2",
            Self::I64 => "i64",
            Self::I32 => "i32",
            Self::I16 => "i16",
            Self::I8 => "i8",
            Self::I4 => "i4",
            Self::Bool => "i1",
        }
    }

    /// The MLIR element type.
    ///
    /// # Panics
    ///
    /// Never: every spelling is a builtin type.
    pub fn to_mlir(self, context: &Context) -> Type<'_> {
        Type::parse(context, self.mlir_name()).expect("builtin type")
    }

    /// The dtype of an MLIR element type; `None` when the language has none.
    pub fn from_mlir(r#type: Type) -> Option<Self> {
        if let Ok(integer) = IntegerType::try_from(r#type) {
            return match integer.width() {
                1 => Some(Self::Bool),
                4 => Some(Self::I4),
                8 => Some(Self::I8),
                16 => Some(Self::I16),
                32 => Some(Self::I32),
                64 => Some(Self::I64),
                _ => None,
            };
        }
        let raw = r#type.to_raw();
        // SAFETY: the predicates only look at the kind of a valid type.
        unsafe {
            [
                (mlir_sys::mlirTypeIsAF16(raw), Self::F16),
                (mlir_sys::mlirTypeIsABF16(raw), Self::BF16),
                (mlir_sys::mlirTypeIsAF32(raw), Self::F32),
                (mlir_sys::mlirTypeIsAF64(raw), Self::F64),
                (mlir_sys::mlirTypeIsAFloat8E4M3FN(raw), Self::F8E4M3),
                (mlir_sys::mlirTypeIsAFloat8E5M2(raw), Self::F8E5M2),
            ]
        }
        .into_iter()
        .find_map(|(matches, dtype)| matches.then_some(dtype))
    }
}

impl fmt::Display for DType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_mlir_types_round_trip() {
        let context = Context::new();
        for dtype in DType::ALL {
            assert_eq!(DType::from_name(dtype.name()), Some(dtype));
            assert_eq!(DType::from_mlir(dtype.to_mlir(&context)), Some(dtype));
        }
        assert_eq!(DType::from_mlir(Type::index(&context)), None);
    }
}
