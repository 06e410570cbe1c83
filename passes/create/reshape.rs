//! Reshapes: views of the same elements in the same order.

use super::{
    builder::Builder,
    tensors::{Tensor, tensor_type},
};
use melior::ir::{
    Attribute,
    attribute::{ArrayAttribute, DenseI64ArrayAttribute, IntegerAttribute},
    r#type::IntegerType,
};
use std::ops::Range;

impl<'c, 'a> Builder<'c, 'a> {
    /// `source` in another shape with as many elements: `tensor.collapse_shape`
    /// of the axes that lose their borders, then `tensor.expand_shape`.
    pub fn reshape(&self, source: &Tensor<'c, 'a>, shape: &[u64]) -> Tensor<'c, 'a> {
        let pairs = matching_axes(&source.shape, shape);
        let (from, to): (Vec<_>, Vec<_>) = pairs.into_iter().unzip();
        let collapsed = self.collapse(source, &from);
        self.expand_groups(&collapsed, &to, shape)
    }

    /// `source` with each group of neighbouring axes as one axis.
    fn collapse(&self, source: &Tensor<'c, 'a>, groups: &[Range<usize>]) -> Tensor<'c, 'a> {
        if groups.len() == source.shape.len() {
            return source.clone();
        }
        let extents = groups.iter().map(|group| source.shape[group.clone()].iter().product());
        let shape = extents.collect::<Vec<u64>>();
        let attributes = vec![("reassociation", self.reassociation(groups))];
        let r#type = tensor_type(self.context, &shape, source.dtype);
        Tensor {
            value: self.value("tensor.collapse_shape", &[source.value], r#type, attributes),
            shape,
            dtype: source.dtype,
        }
    }

    /// `source` with each axis as a group of neighbouring axes of `shape`.
    fn expand_groups(&self, source: &Tensor<'c, 'a>, groups: &[Range<usize>], shape: &[u64]) -> Tensor<'c, 'a> {
        if shape.len() == groups.len() {
            return source.clone();
        }
        let extents = shape.iter().map(|&extent| extent as i64).collect::<Vec<_>>();
        let extents = DenseI64ArrayAttribute::new(self.context, &extents);
        let attributes = vec![
            ("reassociation", self.reassociation(groups)),
            ("static_output_shape", extents.into()),
        ];
        let r#type = tensor_type(self.context, shape, source.dtype);
        Tensor {
            value: self.value("tensor.expand_shape", &[source.value], r#type, attributes),
            shape: shape.to_vec(),
            dtype: source.dtype,
        }
    }

    /// `source` with `axis` split into axes of `sizes`; itself when there is
    /// only one.
    pub fn expand(&self, source: &Tensor<'c, 'a>, axis: usize, sizes: &[u64]) -> Tensor<'c, 'a> {
        let mut shape = source.shape.clone();
        shape.splice(axis..=axis, sizes.iter().copied());
        let mut next = 0;
        let groups = (0..source.shape.len()).map(|old| {
            let start = next;
            next += if old == axis { sizes.len() } else { 1 };
            start..next
        });
        self.expand_groups(source, &groups.collect::<Vec<_>>(), &shape)
    }

    /// `source` with its axes from `first` on as one; with one of size 1 more
    /// where there are none.
    pub fn flatten_from(&self, source: &Tensor<'c, 'a>, first: usize) -> Tensor<'c, 'a> {
        let mut shape = source.shape[..first].to_vec();
        shape.push(source.shape[first..].iter().product());
        self.reshape(source, &shape)
    }

    /// `source` with `axis` and the axis after it as one.
    pub fn merge_axes(&self, source: &Tensor<'c, 'a>, axis: usize) -> Tensor<'c, 'a> {
        let mut shape = source.shape.clone();
        let second = shape.remove(axis + 1);
        shape[axis] *= second;
        self.reshape(source, &shape)
    }

    /// `source` without `axis`, whose size is 1.
    pub fn drop_unit_axis(&self, source: &Tensor<'c, 'a>, axis: usize) -> Tensor<'c, 'a> {
        let mut shape = source.shape.clone();
        shape.remove(axis);
        self.reshape(source, &shape)
    }

    fn reassociation(&self, groups: &[Range<usize>]) -> Attribute<'c> {
        let i64_type = IntegerType::new(self.context, 64).into();
        let groups = groups.iter().map(|group| {
            let axes = group.clone();
            let axes = axes.map(|axis| IntegerAttribute::new(i64_type, axis as i64).into());
            ArrayAttribute::new(self.context, &axes.collect::<Vec<_>>()).into()
        });
        ArrayAttribute::new(self.context, &groups.collect::<Vec<Attribute>>()).into()
    }
}

/// The smallest groups of neighbouring axes of two shapes that hold as many
/// elements, in order. The shapes have as many elements; when one of them has
/// rank 0, there is no group.
fn matching_axes(from: &[u64], to: &[u64]) -> Vec<(Range<usize>, Range<usize>)> {
    let mut groups = Vec::<(Range<usize>, Range<usize>)>::new();
    let (mut left, mut right) = (0, 0);
    while left < from.len() && right < to.len() {
        let start = (left, right);
        let (mut ahead, mut behind) = (from[left], to[right]);
        (left, right) = (left + 1, right + 1);
        while ahead != behind {
            if ahead < behind {
                ahead *= from[left];
                left += 1;
            } else {
                behind *= to[right];
                right += 1;
            }
        }
        groups.push((start.0..left, start.1..right));
    }
    // What is left over has extent 1.
    if let Some((last_from, last_to)) = groups.last_mut() {
        (last_from.end, last_to.end) = (from.len(), to.len());
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(from: &[u64], to: &[u64]) -> String {
        let groups = matching_axes(from, to);
        let groups = groups.iter().map(|(from, to)| format!("{from:?}={to:?}"));
        groups.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn axes_match_where_as_many_elements_lie_before() {
        assert_eq!(groups(&[2, 3], &[6]), "0..2=0..1");
        assert_eq!(groups(&[4, 6], &[4, 2, 3]), "0..1=0..1 1..2=1..3");
        assert_eq!(groups(&[6, 4], &[8, 3]), "0..2=0..2");
        assert_eq!(groups(&[2, 3, 5, 7], &[6, 35]), "0..2=0..1 2..4=1..2");
    }

    #[test]
    fn axes_of_extent_one_join_a_neighbour() {
        assert_eq!(groups(&[4, 1, 8], &[4, 8]), "0..1=0..1 1..3=1..2");
        assert_eq!(groups(&[1, 4], &[4, 1]), "0..2=0..2");
        assert_eq!(groups(&[4], &[4, 1, 1]), "0..1=0..3");
        assert_eq!(groups(&[1, 1], &[1]), "0..2=0..1");
        assert_eq!(groups(&[], &[1, 1]), "");
        assert_eq!(groups(&[1], &[]), "");
    }
}
