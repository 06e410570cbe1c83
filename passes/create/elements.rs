//! Single elements and windows of tensors at computed indices.

use super::{
    builder::{Builder, Parts, result},
    tensors::{Tensor, tensor_type},
};
use crate::dtype::DType;
use melior::ir::{
    Attribute, Type, Value,
    attribute::{DenseI64ArrayAttribute, IntegerAttribute},
    r#type::IntegerType,
};

/// What MLIR writes for an offset that is an operand.
const DYNAMIC: i64 = i64::MIN;

/// Where a window begins on an axis.
#[derive(Clone, Copy)]
pub enum Offset<'c, 'a> {
    /// At a known index.
    Static(i64),
    /// At a value of type `index`.
    Dynamic(Value<'c, 'a>),
}

impl<'c, 'a> Builder<'c, 'a> {
    /// An I64 as a value of type `index`.
    pub fn cast_to_index(&self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        self.value("arith.index_cast", &[value], Type::index(self.context), vec![])
    }

    /// The iteration's index along `dimension`, of type `index`.
    pub fn dimension(&self, dimension: usize) -> Value<'c, 'a> {
        let i64_type = IntegerType::new(self.context, 64).into();
        let dimension = IntegerAttribute::new(i64_type, dimension as i64).into();
        self.value("linalg.index", &[], Type::index(self.context), vec![("dim", dimension)])
    }

    /// `min(max(number, 0), last)` of an I64, as a value of type `index`.
    pub fn clamp_index(&self, number: Value<'c, 'a>, last: u64) -> Value<'c, 'a> {
        let zero = self.integer(DType::I64, 0);
        let last = self.integer(DType::I64, last as i64);
        let number = self.maxsi(number, zero);
        let number = self.minsi(number, last);
        self.cast_to_index(number)
    }

    /// The element of `tensor` at `indices`, which are in range.
    pub fn extract_element(&self, tensor: &Tensor<'c, 'a>, indices: &[Value<'c, 'a>]) -> Value<'c, 'a> {
        let operands = [&[tensor.value], indices].concat();
        self.value("tensor.extract", &operands, tensor.dtype.to_mlir(self.context), vec![])
    }

    /// `tensor` with `element` at `indices`, which are in range.
    pub fn insert_element(
        &self,
        element: Value<'c, 'a>,
        tensor: &Tensor<'c, 'a>,
        indices: &[Value<'c, 'a>],
    ) -> Tensor<'c, 'a> {
        let operands = [&[element, tensor.value], indices].concat();
        let r#type = tensor_type(self.context, &tensor.shape, tensor.dtype);
        Tensor {
            value: self.value("tensor.insert", &operands, r#type, vec![]),
            ..tensor.clone()
        }
    }

    /// The window of shape `sizes` at `offsets`, which lies within `source`.
    pub fn extract_window(&self, source: &Tensor<'c, 'a>, offsets: &[Offset<'c, 'a>], sizes: &[u64]) -> Tensor<'c, 'a> {
        let dynamic = dynamic_offsets(offsets);
        let operands = [&[source.value], &dynamic[..]].concat();
        let slice = self.create(
            "tensor.extract_slice",
            Parts {
                operands: &operands,
                segments: &[1, dynamic.len() as i32, 0, 0],
                results: &[tensor_type(self.context, sizes, source.dtype)],
                attributes: self.window_attributes(offsets, sizes),
                ..Parts::default()
            },
        );
        Tensor {
            value: result(slice),
            shape: sizes.to_vec(),
            dtype: source.dtype,
        }
    }

    /// `destination` with its window at `offsets`, which lies within it,
    /// replaced by `source`.
    pub fn insert_window(
        &self,
        source: &Tensor<'c, 'a>,
        destination: &Tensor<'c, 'a>,
        offsets: &[Offset<'c, 'a>],
    ) -> Tensor<'c, 'a> {
        let dynamic = dynamic_offsets(offsets);
        let operands = [&[source.value, destination.value], &dynamic[..]].concat();
        let inserted = self.create(
            "tensor.insert_slice",
            Parts {
                operands: &operands,
                segments: &[1, 1, dynamic.len() as i32, 0, 0],
                results: &[tensor_type(self.context, &destination.shape, destination.dtype)],
                attributes: self.window_attributes(offsets, &source.shape),
                ..Parts::default()
            },
        );
        Tensor {
            value: result(inserted),
            ..destination.clone()
        }
    }

    fn window_attributes(&self, offsets: &[Offset], sizes: &[u64]) -> Vec<(&'static str, Attribute<'c>)> {
        let offsets = offsets.iter().map(|offset| match offset {
            Offset::Static(offset) => *offset,
            Offset::Dynamic(_) => DYNAMIC,
        });
        let sizes = sizes.iter().map(|&size| size as i64).collect::<Vec<_>>();
        let array = |values: &[i64]| DenseI64ArrayAttribute::new(self.context, values).into();
        vec![
            ("static_offsets", array(&offsets.collect::<Vec<_>>())),
            ("static_sizes", array(&sizes)),
            ("static_strides", array(&vec![1; sizes.len()])),
        ]
    }
}

fn dynamic_offsets<'c, 'a>(offsets: &[Offset<'c, 'a>]) -> Vec<Value<'c, 'a>> {
    let dynamic = offsets.iter().filter_map(|offset| match offset {
        Offset::Static(_) => None,
        Offset::Dynamic(value) => Some(*value),
    });
    dynamic.collect()
}
