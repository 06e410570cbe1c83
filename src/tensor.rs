//! A dense host tensor in the representation of the C ABI.

use crate::dtype::DType;

/// A dense, row-major tensor.
///
/// `bytes` holds the elements exactly as a compiled library reads them, in the
/// machine's (little-endian) byte order: narrow floats as bit patterns, I4 as a
/// sign-extended byte, Bool as 0 or 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tensor {
    dtype: DType,
    shape: Vec<u64>,
    bytes: Vec<u8>,
}

/// The number of bytes does not fit the type.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found} bytes do not make a tensor<{dtype}, {shape:?}>: expected {expected}")]
pub struct SizeMismatch {
    dtype: DType,
    shape: Vec<u64>,
    expected: usize,
    found: usize,
}

impl Tensor {
    /// A tensor over `bytes`.
    ///
    /// # Errors
    ///
    /// Fails when the number of bytes is not that of the type.
    pub fn new(dtype: DType, shape: Vec<u64>, bytes: Vec<u8>) -> Result<Self, SizeMismatch> {
        let expected = shape.iter().product::<u64>() as usize * dtype.size();
        if bytes.len() == expected {
            Ok(Self { dtype, shape, bytes })
        } else {
            Err(SizeMismatch {
                dtype,
                shape,
                expected,
                found: bytes.len(),
            })
        }
    }

    /// A tensor of zero bytes.
    pub fn zeros(dtype: DType, shape: Vec<u64>) -> Self {
        let size = shape.iter().product::<u64>() as usize * dtype.size();
        Self {
            dtype,
            shape,
            bytes: vec![0; size],
        }
    }

    /// A tensor of zero bytes, when there is memory for it.
    ///
    /// # Errors
    ///
    /// Fails when the memory cannot be had.
    pub fn try_zeros(dtype: DType, shape: Vec<u64>) -> Result<Self, std::collections::TryReserveError> {
        let extents = shape.iter().map(|&extent| extent as usize);
        let size = extents.fold(dtype.size(), usize::saturating_mul);
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(size)?;
        bytes.resize(size, 0);
        Ok(Self { dtype, shape, bytes })
    }

    /// The element type.
    pub const fn dtype(&self) -> DType {
        self.dtype
    }

    /// The extents; empty for rank 0.
    pub fn shape(&self) -> &[u64] {
        &self.shape
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.bytes.len() / self.dtype.size()
    }

    /// Whether the tensor has no element; the language has no such type.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The elements' bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The elements' bytes, to be overwritten.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }
}
