//! NumPy `.npy` files as host tensors.
//!
//! NumPy has no BF16, F8 and I4: files carry them as `uint16`, `uint8` and
//! `int8` bit patterns, in both directions (raw void elements of the same size,
//! which `ml_dtypes` arrays are saved as, are read too). Either byte order and
//! either axis order is read; results are little-endian and row-major.

mod header;
mod literal;
#[cfg(test)]
mod tests;

use crate::{dtype::DType, tensor::Tensor};
use header::{Header, TypeString};
use std::io::{self, Read, Write};

/// What is wrong with a `.npy` file.
#[derive(Debug, thiserror::Error)]
pub enum NpyError {
    /// The file could not be read.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
    /// The file does not begin as a `.npy` file does.
    #[error("is not a .npy file: it does not begin with the bytes of `\\x93NUMPY`")]
    Magic,
    /// A version of the format that does not exist.
    #[error("has version {0}.{1} of the .npy format: expected 1.0, 2.0 or 3.0")]
    Version(u8, u8),
    /// The header is longer than any array of numbers needs.
    #[error("has a header of {0} bytes: expected at most {max}", max = header::MAXIMUM_SIZE)]
    HugeHeader(u64),
    /// The header is not the dict that the format asks for.
    #[error("has a malformed header: {0}")]
    Header(String),
    /// Another element type.
    #[error("has elements of type {found}: expected {expected} for {dtype}")]
    DType {
        /// The element type of the function's parameter.
        dtype: DType,
        /// The NumPy types that it is read from.
        expected: &'static str,
        /// The type in the file.
        found: String,
    },
    /// Another shape.
    #[error("has shape {found:?}: expected {expected:?}")]
    Shape {
        /// The extents of the function's parameter.
        expected: Vec<u64>,
        /// The extents in the file.
        found: Vec<u64>,
    },
    /// The elements end too early.
    #[error("is truncated: expected {expected} bytes of elements, found {found}")]
    Truncated {
        /// Bytes that the header asks for.
        expected: usize,
        /// Bytes that follow the header.
        found: usize,
    },
    /// Bytes follow the last element.
    #[error("has bytes after its last element: expected {expected} bytes of elements")]
    Trailing {
        /// Bytes that the header asks for.
        expected: usize,
    },
}

/// Reads a tensor of the given type.
///
/// # Errors
///
/// Fails on a malformed file and on another element type or shape; the elements
/// are not read before both were compared.
pub fn read(mut source: impl Read, dtype: DType, shape: &[u64]) -> Result<Tensor, NpyError> {
    let header = Header::read(&mut source)?;
    if !accepts(dtype, &header.descr) {
        return Err(NpyError::DType {
            dtype,
            expected: expected_types(dtype),
            found: header.descr.to_string(),
        });
    }
    if header.shape != shape {
        return Err(NpyError::Shape {
            expected: shape.to_vec(),
            found: header.shape,
        });
    }
    let mut tensor = Tensor::zeros(dtype, shape.to_vec());
    let mut bytes = read_elements(source, tensor.bytes().len())?;
    if header.descr.big_endian {
        for element in bytes.chunks_exact_mut(dtype.size()) {
            element.reverse();
        }
    }
    normalise(dtype, &mut bytes);
    if header.fortran_order {
        bytes = to_row_major(&bytes, shape, dtype.size());
    }
    tensor.bytes_mut().copy_from_slice(&bytes);
    Ok(tensor)
}

/// Writes `tensor` in version 1.0 of the format, little-endian and row-major.
///
/// # Errors
///
/// Fails when `target` does.
pub fn write(mut target: impl Write, tensor: &Tensor) -> io::Result<()> {
    target.write_all(&header::encode(written_type(tensor.dtype()), tensor.shape()))?;
    target.write_all(tensor.bytes())
}

/// The `descr` that results of `dtype` are written with.
const fn written_type(dtype: DType) -> &'static str {
    match dtype {
        DType::F64 => "<f8",
        DType::F32 => "<f4",
        DType::F16 => "<f2",
        DType::BF16 => "<u2",
        DType::F8E4M3 | DType::F8E5M2 => "|u1",
        DType::I64 => "<i8",
        DType::I32 => "<i4",
        DType::I16 => "<i2",
        DType::I8 | DType::I4 => "|i1",
        DType::Bool => "|b1",
    }
}

/// NumPy's names of the element types that `dtype` is read from.
const fn expected_types(dtype: DType) -> &'static str {
    match dtype {
        DType::F64 => "float64",
        DType::F32 => "float32",
        DType::F16 => "float16",
        DType::BF16 => "uint16 (bit patterns)",
        DType::F8E4M3 | DType::F8E5M2 => "uint8 (bit patterns)",
        DType::I64 => "int64",
        DType::I32 => "int32",
        DType::I16 => "int16",
        DType::I8 => "int8",
        DType::I4 => "int8 (low four bits)",
        DType::Bool => "bool or uint8",
    }
}

/// Whether elements described by `descr` can be read as `dtype`.
fn accepts(dtype: DType, descr: &TypeString) -> bool {
    let kinds: &[char] = match dtype {
        DType::F64 | DType::F32 | DType::F16 => &['f'],
        DType::BF16 | DType::F8E4M3 | DType::F8E5M2 => &['u', 'V'],
        DType::I64 | DType::I32 | DType::I16 | DType::I8 => &['i'],
        DType::I4 => &['i', 'V'],
        DType::Bool => &['b', 'u'],
    };
    kinds.contains(&descr.kind) && descr.size == dtype.size() as u64
}

/// Reads exactly `size` bytes and makes sure that none follows. Memory grows
/// with what is there, not with what the header claims.
fn read_elements(source: impl Read, size: usize) -> Result<Vec<u8>, NpyError> {
    let mut bytes = Vec::new();
    source.take(size as u64 + 1).read_to_end(&mut bytes)?;
    match bytes.len() {
        found if found < size => Err(NpyError::Truncated { expected: size, found }),
        found if found > size => Err(NpyError::Trailing { expected: size }),
        _ => Ok(bytes),
    }
}

/// Brings the types whose bytes have several spellings into the form of
/// [`Tensor`].
fn normalise(dtype: DType, bytes: &mut [u8]) {
    match dtype {
        DType::Bool => bytes.iter_mut().for_each(|byte| *byte = u8::from(*byte != 0)),
        DType::I4 => bytes
            .iter_mut()
            .for_each(|byte| *byte = (((*byte << 4) as i8) >> 4) as u8),
        _ => {}
    }
}

/// Reorders column-major elements of `size` bytes.
fn to_row_major(bytes: &[u8], shape: &[u64], size: usize) -> Vec<u8> {
    let mut result = Vec::with_capacity(bytes.len());
    let mut index = vec![0_u64; shape.len()];
    for _ in 0..bytes.len() / size {
        let position = shape
            .iter()
            .zip(&index)
            .rev()
            .fold(0, |position, (extent, index)| position * extent + index) as usize;
        result.extend_from_slice(&bytes[position * size..][..size]);
        for (axis, extent) in index.iter_mut().zip(shape).rev() {
            *axis += 1;
            if *axis < *extent {
                break;
            }
            *axis = 0;
        }
    }
    result
}
