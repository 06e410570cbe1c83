//! Types of values.

pub use crate::syntax::ast::Placement;

use super::generic::GenericValue;
use crate::dtype::DType;
use std::{fmt, sync::Arc};

/// Largest rank of a tensor.
pub const MAXIMUM_RANK: usize = 64;

/// Largest number of tensors in one value.
pub const MAXIMUM_LEAVES: usize = 1 << 16;

/// A tensor type is too large for the compiler's index arithmetic.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TooLarge {
    /// The bytes of the tensor do not fit 63 bits.
    #[error("tensor<{dtype}, {}> is too large: its size in bytes exceeds 2^63 - 1", shape_text(.shape))]
    Bytes {
        /// Element type.
        dtype: DType,
        /// Extents.
        shape: Vec<u64>,
    },
    /// The rank exceeds [`MAXIMUM_RANK`].
    #[error("rank {rank} is too large: expected at most {MAXIMUM_RANK}")]
    Rank {
        /// The rank found.
        rank: usize,
    },
}

/// The type of a tensor.
///
/// Invariant: every extent is at least 1, and the size in bytes fits `i64`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TensorType {
    dtype: DType,
    shape: Vec<u64>,
    placement: Placement,
}

impl TensorType {
    /// The type `tensor<dtype, shape, placement>`. Extents must be at least 1.
    ///
    /// # Errors
    ///
    /// Fails when the size in bytes exceeds `i64::MAX`, or the rank
    /// [`MAXIMUM_RANK`].
    pub fn new(dtype: DType, shape: Vec<u64>, placement: Placement) -> Result<Self, TooLarge> {
        debug_assert!(shape.iter().all(|&dim| dim >= 1));
        if shape.len() > MAXIMUM_RANK {
            return Err(TooLarge::Rank { rank: shape.len() });
        }
        let bytes = shape
            .iter()
            .try_fold(dtype.size() as u64, |product, &dim| product.checked_mul(dim));
        match bytes {
            Some(bytes) if i64::try_from(bytes).is_ok() => Ok(Self {
                dtype,
                shape,
                placement,
            }),
            _ => Err(TooLarge::Bytes { dtype, shape }),
        }
    }

    /// A rank-0 tensor on the host.
    pub const fn scalar(dtype: DType) -> Self {
        Self {
            dtype,
            shape: vec![],
            placement: Placement::Host,
        }
    }

    /// The element type.
    pub const fn dtype(&self) -> DType {
        self.dtype
    }

    /// The extents; empty for rank 0.
    pub fn shape(&self) -> &[u64] {
        &self.shape
    }

    /// Where the tensor lives.
    pub const fn placement(&self) -> Placement {
        self.placement
    }

    /// The same type with another element type.
    ///
    /// # Errors
    ///
    /// As [`TensorType::new`].
    pub fn with_dtype(&self, dtype: DType) -> Result<Self, TooLarge> {
        Self::new(dtype, self.shape.clone(), self.placement)
    }

    /// The same type with another shape.
    ///
    /// # Errors
    ///
    /// As [`TensorType::new`].
    pub fn with_shape(&self, shape: Vec<u64>) -> Result<Self, TooLarge> {
        Self::new(self.dtype, shape, self.placement)
    }
}

impl fmt::Display for TensorType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (dtype, shape, placement) = (self.dtype, shape_text(&self.shape), self.placement.name());
        write!(formatter, "tensor<{dtype}, {shape}, {placement}>")
    }
}

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// One tensor.
    Tensor(TensorType),
    /// Several values, flattened depth first.
    Tuple(Arc<[Self]>),
    /// Named values, flattened depth first in the order of their declaration.
    Record(Arc<RecordType>),
    /// Values of one type.
    Array(Arc<Self>, usize),
    /// The type of something that was already reported. It agrees with every
    /// other type, so that one mistake gives one message.
    Error,
}

/// A record type with all its generic parameters known.
#[derive(Clone, Debug)]
pub struct RecordType {
    /// Its position among the record types of the program.
    pub record: usize,
    /// The name of the `type` item.
    pub name: Arc<str>,
    /// What its generic parameters are.
    pub arguments: Vec<GenericValue>,
    /// The fields in the order of their declaration.
    pub fields: Vec<(Arc<str>, Type)>,
    /// The number of tensors.
    pub leaves: usize,
}

impl RecordType {
    /// The position of a field.
    pub fn position(&self, field: &str) -> Option<usize> {
        self.fields.iter().position(|(name, _)| **name == *field)
    }
}

/// Record types are equal when they are instances of one item with equal
/// arguments.
impl PartialEq for RecordType {
    fn eq(&self, other: &Self) -> bool {
        self.record == other.record && self.arguments == other.arguments
    }
}

impl Eq for RecordType {}

impl fmt::Display for RecordType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.name)?;
        if self.arguments.is_empty() {
            return Ok(());
        }
        let arguments: Vec<_> = self.arguments.iter().map(GenericValue::to_string).collect();
        write!(formatter, "<{}>", arguments.join(", "))
    }
}

impl Type {
    /// The number of tensors; saturates.
    pub fn leaf_count(&self) -> usize {
        match self {
            Self::Tensor(_) => 1,
            Self::Error => 0,
            Self::Record(record) => record.leaves,
            Self::Array(element, length) => element.leaf_count().saturating_mul(*length),
            Self::Tuple(elements) => elements
                .iter()
                .fold(0, |count: usize, element| count.saturating_add(element.leaf_count())),
        }
    }

    /// Whether some part was already reported.
    pub fn has_error(&self) -> bool {
        match self {
            Self::Tensor(_) | Self::Record(_) => false,
            Self::Tuple(elements) => elements.iter().any(Self::has_error),
            Self::Array(element, _) => element.has_error(),
            Self::Error => true,
        }
    }

    /// Calls `visit` with every tensor and its path, depth first: `prefix` is
    /// the path of the whole value, elements of a tuple or array append their
    /// position, fields of a record their name.
    pub fn for_each_leaf(&self, prefix: &str, visit: &mut impl FnMut(&str, &TensorType)) {
        match self {
            Self::Tensor(tensor) => visit(prefix, tensor),
            Self::Tuple(elements) => {
                for (index, element) in elements.iter().enumerate() {
                    element.for_each_leaf(&format!("{prefix}.{index}"), visit);
                }
            }
            Self::Record(record) => {
                for (name, field) in &record.fields {
                    field.for_each_leaf(&format!("{prefix}.{name}"), visit);
                }
            }
            Self::Array(element, length) => {
                for index in 0..*length {
                    element.for_each_leaf(&format!("{prefix}.{index}"), visit);
                }
            }
            Self::Error => {}
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tensor(tensor) => tensor.fmt(formatter),
            Self::Tuple(elements) => {
                formatter.write_str("(")?;
                for (index, element) in elements.iter().enumerate() {
                    let separator = if index == 0 { "" } else { ", " };
                    write!(formatter, "{separator}{element}")?;
                }
                formatter.write_str(")")
            }
            Self::Record(record) => record.fmt(formatter),
            Self::Array(element, length) => write!(formatter, "[{element}; {length}]"),
            Self::Error => formatter.write_str("?"),
        }
    }
}

/// A shape as the language writes it: `[4, 8]`.
pub fn shape_text(shape: &[u64]) -> String {
    let dims: Vec<_> = shape.iter().map(u64::to_string).collect();
    format!("[{}]", dims.join(", "))
}

/// In what two tensor types differ, in words; `None` when they are equal.
pub fn difference(left: &TensorType, right: &TensorType) -> Option<String> {
    let mut parts = vec![];
    if left.dtype != right.dtype {
        parts.push(format!("dtypes differ: {} and {}", left.dtype, right.dtype));
    }
    parts.extend(shape_difference(&left.shape, &right.shape));
    if left.placement != right.placement {
        let (left, right) = (left.placement.name(), right.placement.name());
        parts.push(format!("placements differ: {left} and {right}"));
    }
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// In which axis two shapes differ, in words; `None` when they are equal.
pub fn shape_difference(left: &[u64], right: &[u64]) -> Option<String> {
    if left.len() != right.len() {
        return Some(format!("ranks differ: {} and {}", left.len(), right.len()));
    }
    let axes: Vec<_> = (0..left.len()).filter(|&axis| left[axis] != right[axis]).collect();
    match axes[..] {
        [] => None,
        [axis] => Some(format!("axis {axis} differs: {} and {}", left[axis], right[axis])),
        _ => {
            let axes: Vec<_> = axes
                .iter()
                .map(|&axis| format!("{axis} ({} and {})", left[axis], right[axis]))
                .collect();
            Some(format!("axes {} differ", axes.join(", ")))
        }
    }
}

/// Why `from` cannot be broadcast to `to`, in words; `None` when it can: shapes
/// are aligned from the right, and axes of extent 1 stretch.
pub fn broadcast_obstacle(from: &[u64], to: &[u64]) -> Option<String> {
    let Some(offset) = to.len().checked_sub(from.len()) else {
        return Some(format!(
            "the rank {} exceeds that of the result, {}",
            from.len(),
            to.len()
        ));
    };
    from.iter().enumerate().find_map(|(axis, &dim)| {
        let target = to[axis + offset];
        (dim != 1 && dim != target).then(|| {
            let place = axis + offset;
            format!("axis {axis} has extent {dim}: expected 1 or {target}, the extent of axis {place} of the result")
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensor(dtype: DType, shape: &[u64]) -> TensorType {
        TensorType::new(dtype, shape.to_vec(), Placement::Host).unwrap()
    }

    #[test]
    fn sizes_that_overflow_are_refused() {
        let new = |dtype, shape: &[u64]| TensorType::new(dtype, shape.to_vec(), Placement::Host);
        assert!(new(DType::I8, &[1 << 62]).is_ok());
        assert!(new(DType::I64, &[1 << 62]).is_err());
        assert!(new(DType::I8, &[1 << 32, 1 << 32]).is_err());
        assert!(new(DType::I8, &[1; 65]).is_err());
    }

    #[test]
    fn types_print_as_the_language_writes_them() {
        let leaf = Type::Tensor(tensor(DType::F32, &[4, 8]));
        let scalar = Type::Tensor(TensorType::scalar(DType::Bool));
        let tuple = Type::Tuple([leaf, scalar].into());
        assert_eq!(
            tuple.to_string(),
            "(tensor<F32, [4, 8], @host>, tensor<Bool, [], @host>)"
        );
    }

    #[test]
    fn differences_name_the_axis() {
        let differ = |left: &[u64], right: &[u64]| shape_difference(left, right);
        assert_eq!(differ(&[4, 8], &[4, 1]).unwrap(), "axis 1 differs: 8 and 1");
        assert_eq!(differ(&[4], &[4, 1]).unwrap(), "ranks differ: 1 and 2");
        assert_eq!(
            differ(&[2, 3], &[3, 2]).unwrap(),
            "axes 0 (2 and 3), 1 (3 and 2) differ"
        );
        assert_eq!(differ(&[2], &[2]), None);
    }

    #[test]
    fn broadcasting_aligns_from_the_right() {
        assert_eq!(broadcast_obstacle(&[], &[4, 8]), None);
        assert_eq!(broadcast_obstacle(&[8], &[4, 8]), None);
        assert_eq!(broadcast_obstacle(&[1, 1], &[4, 8]), None);
        assert!(broadcast_obstacle(&[4], &[4, 8]).is_some());
        assert!(broadcast_obstacle(&[1, 4, 8], &[4, 8]).is_some());
    }

    #[test]
    fn leaves_are_visited_depth_first_with_their_paths() {
        let leaf = || Type::Tensor(TensorType::scalar(DType::F32));
        let inner = Type::Tuple([leaf(), leaf()].into());
        let outer = Type::Tuple([leaf(), inner].into());
        let mut paths = vec![];
        outer.for_each_leaf("p", &mut |path, _| paths.push(path.to_owned()));
        assert_eq!(paths, ["p.0", "p.1.0", "p.1.1"]);
    }
}
