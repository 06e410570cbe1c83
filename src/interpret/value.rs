//! Tensors in the form in which they are computed on.

use super::integer;
use crate::{
    dtype::{DType, DTypeKind},
    math::FloatFormat,
    tensor::Tensor,
};
use std::fmt;

/// The dtype and shape of a tensor on the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorType {
    /// Element type.
    pub dtype: DType,
    /// Extents; empty for rank 0.
    pub shape: Vec<u64>,
}

impl TensorType {
    /// The number of elements.
    pub fn count(&self) -> usize {
        self.shape.iter().product::<u64>() as usize
    }
}

impl fmt::Display for TensorType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "tensor<{}, {:?}>", self.dtype, self.shape)
    }
}

/// Elements in row-major order, in the dtype that they are computed in.
#[derive(Clone, Debug)]
pub enum Elements {
    /// F64.
    F64(Vec<f64>),
    /// F32 and every narrower float, whose values are all F32 values too.
    F32(Vec<f32>),
    /// Integers of every width.
    Int(Vec<i64>),
    /// Bool.
    Bool(Vec<bool>),
}

/// Evaluates `$body` with `$vector` bound to the elements' vector.
macro_rules! with_elements {
    ($elements:expr, $vector:ident => $body:expr) => {
        match $elements {
            Elements::F64($vector) => Elements::F64($body),
            Elements::F32($vector) => Elements::F32($body),
            Elements::Int($vector) => Elements::Int($body),
            Elements::Bool($vector) => Elements::Bool($body),
        }
    };
}
pub(super) use with_elements;

impl Elements {
    /// The number of elements.
    pub fn count(&self) -> usize {
        match self {
            Self::F64(elements) => elements.len(),
            Self::F32(elements) => elements.len(),
            Self::Int(elements) => elements.len(),
            Self::Bool(elements) => elements.len(),
        }
    }

    /// Elements of `dtype` in the representation of the C ABI.
    pub fn decode(dtype: DType, bytes: &[u8]) -> Self {
        match dtype {
            DType::F64 => Self::F64(map_chunks(bytes, f64::from_le_bytes)),
            DType::F32 => Self::F32(map_chunks(bytes, f32::from_le_bytes)),
            DType::I64 => Self::Int(map_chunks(bytes, i64::from_le_bytes)),
            DType::I32 => Self::Int(map_chunks(bytes, |chunk| i32::from_le_bytes(chunk).into())),
            DType::I16 => Self::Int(map_chunks(bytes, |chunk| i16::from_le_bytes(chunk).into())),
            DType::I8 | DType::I4 => Self::Int(map_chunks(bytes, |[byte]| integer::wrap(dtype, byte.into()))),
            DType::Bool => Self::Bool(map_chunks(bytes, |[byte]| byte != 0)),
            DType::F16 | DType::BF16 | DType::F8E4M3 | DType::F8E5M2 => Self::decode_narrow(dtype, bytes),
        }
    }

    fn decode_narrow(dtype: DType, bytes: &[u8]) -> Self {
        let decode = |bits| FloatFormat::of(dtype).map_or(f32::NAN, |format| format.decode(bits));
        Self::F32(match dtype.size() {
            1 => map_chunks(bytes, |[byte]| decode(byte.into())),
            _ => map_chunks(bytes, |chunk| decode(u16::from_le_bytes(chunk))),
        })
    }

    /// The bytes of the C ABI. The elements are values of `dtype`.
    fn encode(&self, dtype: DType) -> Vec<u8> {
        match self {
            Self::F64(elements) => elements.iter().flat_map(|x| x.to_le_bytes()).collect(),
            Self::F32(elements) => match FloatFormat::of(dtype) {
                None => elements.iter().flat_map(|x| x.to_le_bytes()).collect(),
                Some(format) => leading_bytes(elements, dtype, |&x| format.encode(x.into()).into()),
            },
            Self::Int(elements) => leading_bytes(elements, dtype, |&x| x),
            Self::Bool(elements) => elements.iter().map(|&x| x.into()).collect(),
        }
    }

    /// The elements as values of `dtype`: narrow floats are rounded, once, and
    /// integers wrapped. `None` when the dtype is computed in another form.
    fn into_dtype(self, dtype: DType) -> Option<Self> {
        match (self, dtype.kind()) {
            (Self::F64(elements), _) if dtype == DType::F64 => Some(Self::F64(elements)),
            (Self::F32(elements), DTypeKind::Float) if dtype != DType::F64 => {
                Some(Self::F32(match FloatFormat::of(dtype) {
                    None => elements,
                    Some(format) => elements.into_iter().map(|x| format.round(x.into())).collect(),
                }))
            }
            (Self::Int(elements), DTypeKind::Int) => {
                let wrapped = elements.into_iter().map(|x| integer::wrap(dtype, x));
                Some(Self::Int(wrapped.collect()))
            }
            (Self::Bool(elements), DTypeKind::Bool) => Some(Self::Bool(elements)),
            _ => None,
        }
    }
}

/// Maps each `SIZE` bytes.
fn map_chunks<const SIZE: usize, T>(bytes: &[u8], map: impl Fn([u8; SIZE]) -> T) -> Vec<T> {
    bytes.as_chunks().0.iter().map(|&chunk| map(chunk)).collect()
}

/// The low bytes of `bits` of each element, as many as `dtype` takes.
fn leading_bytes<T>(elements: &[T], dtype: DType, bits: impl Fn(&T) -> i64) -> Vec<u8> {
    elements
        .iter()
        .flat_map(|element| bits(element).to_le_bytes().into_iter().take(dtype.size()))
        .collect()
}

/// A tensor on the host.
#[derive(Clone, Debug)]
pub struct Value {
    /// Dtype and shape.
    pub r#type: TensorType,
    /// The elements, all of them values of the dtype.
    pub elements: Elements,
}

impl Value {
    /// A tensor of what an operation computed: this is where results are
    /// rounded or wrapped to their dtype. `None` when number or form of the
    /// elements do not fit the type.
    pub fn new(r#type: TensorType, computed: Elements) -> Option<Self> {
        let elements = computed.into_dtype(r#type.dtype)?;
        (elements.count() == r#type.count()).then_some(Self { r#type, elements })
    }

    /// The value of a host tensor.
    pub fn from_tensor(tensor: &Tensor) -> Self {
        Self {
            r#type: TensorType {
                dtype: tensor.dtype(),
                shape: tensor.shape().to_vec(),
            },
            elements: Elements::decode(tensor.dtype(), tensor.bytes()),
        }
    }

    /// The host tensor of this value.
    pub fn to_tensor(&self) -> Tensor {
        let TensorType { dtype, shape } = &self.r#type;
        let mut tensor = Tensor::zeros(*dtype, shape.clone());
        tensor.bytes_mut().copy_from_slice(&self.elements.encode(*dtype));
        tensor
    }
}
