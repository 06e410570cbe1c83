//! Tensors on this side of the C ABI: a type, a shape and dense bytes.

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::fmt;

/// An input or a result of a compiled function, as the manifest describes it.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Port {
    /// Where it is in the source: `state.params.blocks.0.attention.query`.
    pub path: String,
    /// The element type, spelled as in the language.
    pub dtype: String,
    /// The extents.
    pub shape: Vec<usize>,
}

impl Port {
    /// Number of elements.
    pub fn elements(&self) -> usize {
        self.shape.iter().product()
    }

    /// Bytes of one element.
    pub fn element_size(&self) -> Result<usize> {
        Ok(match self.dtype.as_str() {
            "F64" | "I64" => 8,
            "F32" | "I32" => 4,
            "F16" | "BF16" | "I16" => 2,
            "F8E4M3" | "F8E5M2" | "I8" | "I4" | "Bool" => 1,
            other => bail!("`{}` has the unknown element type {other}", self.path),
        })
    }

    /// Whether both have the same elements and shape.
    pub fn fits(&self, other: &Self) -> bool {
        self.dtype == other.dtype && self.shape == other.shape
    }

    /// Whether the path is `group` or lies below it.
    pub fn is_in(&self, group: &str) -> bool {
        self.path
            .strip_prefix(group)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

impl fmt::Display for Port {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {} {:?}", self.path, self.dtype, self.shape)
    }
}

/// A tensor with its description. Its words keep every element type aligned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tensor {
    /// Name, element type and shape.
    pub port: Port,
    words: Vec<u64>,
    bytes: usize,
}

impl Tensor {
    /// A tensor of zeros.
    pub fn zeros(port: Port) -> Result<Self> {
        let bytes = port
            .elements()
            .checked_mul(port.element_size()?)
            .with_context(|| format!("`{port}` is too large"))?;
        Ok(Self {
            port,
            words: vec![0; bytes.div_ceil(8)],
            bytes,
        })
    }

    /// A tensor with these little-endian bytes.
    pub fn from_bytes(port: Port, bytes: &[u8]) -> Result<Self> {
        let mut tensor = Self::zeros(port)?;
        let expected = tensor.bytes;
        ensure!(
            bytes.len() == expected,
            "`{}` needs {expected} bytes, found {}",
            tensor.port,
            bytes.len()
        );
        for (word, chunk) in tensor.words.iter_mut().zip(bytes.chunks(8)) {
            let mut padded = [0; 8];
            padded[..chunk.len()].copy_from_slice(chunk);
            *word = u64::from_le_bytes(padded);
        }
        Ok(tensor)
    }

    /// An I64 tensor.
    pub fn integers(shape: &[usize], values: &[i64]) -> Result<Self> {
        let bytes = values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<_>>();
        Self::from_bytes(unnamed("I64", shape), &bytes)
    }

    /// An I64 scalar.
    pub fn integer(value: i64) -> Result<Self> {
        Self::integers(&[], &[value])
    }

    /// An F32 scalar.
    pub fn float(value: f32) -> Result<Self> {
        Self::from_bytes(unnamed("F32", &[]), &value.to_le_bytes())
    }

    /// The elements as little-endian bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self
            .words
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect::<Vec<_>>();
        bytes.truncate(self.bytes);
        bytes
    }

    /// The elements of an I64 tensor.
    pub fn to_integers(&self) -> Result<Vec<i64>> {
        ensure!(self.port.dtype == "I64", "`{}` is not an I64 tensor", self.port);
        Ok(self.words.iter().map(|word| word.cast_signed()).collect())
    }

    /// The value of an F32 scalar.
    pub fn to_float(&self) -> Result<f32> {
        ensure!(
            self.port.dtype == "F32" && self.port.elements() == 1,
            "`{}` is not an F32 scalar",
            self.port
        );
        let word = self.words.first().copied().unwrap_or_default();
        Ok(f32::from_bits((word & u64::from(u32::MAX)) as u32))
    }

    /// Where the elements are.
    pub fn pointer(&self) -> *const u8 {
        self.words.as_ptr().cast()
    }

    /// Where the elements are, to be written.
    pub fn pointer_mut(&mut self) -> *mut u8 {
        self.words.as_mut_ptr().cast()
    }
}

fn unnamed(dtype: &str, shape: &[usize]) -> Port {
    Port {
        path: String::new(),
        dtype: dtype.to_owned(),
        shape: shape.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Port, Tensor, unnamed};

    #[test]
    fn bytes_go_in_and_out() {
        let tensor = Tensor::integers(&[3], &[1, -2, i64::MAX]).unwrap();
        assert_eq!(tensor.to_integers().unwrap(), [1, -2, i64::MAX]);
        assert_eq!(
            Tensor::from_bytes(tensor.port.clone(), &tensor.to_bytes()).unwrap(),
            tensor
        );
        assert_eq!(Tensor::float(-1.5).unwrap().to_float().unwrap(), -1.5);
        let odd = Tensor::from_bytes(unnamed("I8", &[5]), &[1, 2, 3, 4, 5]).unwrap();
        assert_eq!(odd.to_bytes(), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn wrong_sizes_are_refused() {
        let error = Tensor::from_bytes(unnamed("F32", &[2]), &[0; 7]).unwrap_err();
        assert!(error.to_string().contains("needs 8 bytes, found 7"), "{error}");
        assert!(Tensor::integers(&[2], &[1]).is_err());
        assert!(Tensor::zeros(unnamed("F31", &[2])).is_err());
    }

    #[test]
    fn a_group_is_a_whole_path_component() {
        let port = |path: &str| Port {
            path: path.to_owned(),
            ..unnamed("F32", &[])
        };
        assert!(port("state.params.w").is_in("state.params"));
        assert!(port("state").is_in("state"));
        assert!(!port("state.params2.w").is_in("state.params"));
    }
}
