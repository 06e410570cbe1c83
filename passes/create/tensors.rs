//! Static tensors and the tensor operations that the lowering creates.

use super::builder::{Builder, Parts, result};
use crate::dtype::DType;
use melior::{
    Context,
    ir::{
        Attribute, Block, Region, RegionLike, Type, Value, ValueLike,
        attribute::DenseI64ArrayAttribute,
        block::BlockLike,
        operation::OperationLike,
        r#type::{DimSize, RankedTensorType, ShapedTypeLike},
    },
};

/// A value of a static tensor type.
#[derive(Clone)]
pub struct Tensor<'c, 'a> {
    /// The value.
    pub value: Value<'c, 'a>,
    /// Its sizes, outermost axis first.
    pub shape: Vec<u64>,
    /// Its element type.
    pub dtype: DType,
}

impl<'c, 'a> Tensor<'c, 'a> {
    /// Views `value` as a tensor; `None` when it is none of the language.
    pub fn new(value: Value<'c, 'a>) -> Option<Self> {
        let r#type = RankedTensorType::try_from(value.r#type()).ok()?;
        Some(Self {
            value,
            shape: shape_of(r#type)?,
            dtype: DType::from_mlir(r#type.element())?,
        })
    }
}

/// The sizes of a tensor type; `None` when one is dynamic.
pub fn shape_of(r#type: RankedTensorType) -> Option<Vec<u64>> {
    (0..r#type.rank())
        .map(|axis| match r#type.dim_size(axis) {
            Ok(DimSize::Static(size)) => Some(size),
            _ => None,
        })
        .collect()
}

/// The tensor type of `shape` and `dtype`.
pub fn tensor_type<'c>(context: &'c Context, shape: &[u64], dtype: DType) -> Type<'c> {
    RankedTensorType::new(shape, dtype.to_mlir(context), None).into()
}

/// A rectangular part of a tensor: every `stride`-th element from `offset` on,
/// `size` of them, along each axis.
#[derive(Clone, Debug)]
pub struct Window {
    offsets: Vec<i64>,
    sizes: Vec<u64>,
    strides: Vec<i64>,
}

impl Window {
    /// `sizes` elements from `offsets` on, `strides` apart.
    pub fn new(offsets: &[u64], sizes: &[u64], strides: &[u64]) -> Self {
        // The stride of an axis with one element may be anything, also what no
        // later index arithmetic can take.
        let strides = strides.iter().zip(sizes);
        let strides = strides.map(|(&stride, &size)| if size == 1 { 1 } else { stride as i64 });
        Self {
            offsets: offsets.iter().map(|&offset| offset as i64).collect(),
            sizes: sizes.to_vec(),
            strides: strides.collect(),
        }
    }

    /// The whole of `shape` but for `axis`, of which it takes `size` elements
    /// from `offset` on.
    pub fn along(shape: &[u64], axis: usize, offset: u64, size: u64) -> Self {
        let mut offsets = vec![0; shape.len()];
        let mut sizes = shape.to_vec();
        offsets[axis] = offset as i64;
        sizes[axis] = size;
        Self {
            strides: vec![1; sizes.len()],
            offsets,
            sizes,
        }
    }

    /// The part of the window with `size` elements from `offset` on along
    /// another axis too.
    pub fn within(mut self, axis: usize, offset: u64, size: u64) -> Self {
        self.offsets[axis] = offset as i64;
        self.sizes[axis] = size;
        self
    }

    /// Whether the window is all of `shape`.
    fn covers(&self, shape: &[u64]) -> bool {
        self.sizes == shape
    }

    fn attributes<'c>(&self, context: &'c Context) -> Vec<(&'static str, Attribute<'c>)> {
        let sizes = self.sizes.iter().map(|&size| size as i64).collect::<Vec<_>>();
        let array = |values: &[i64]| DenseI64ArrayAttribute::new(context, values).into();
        vec![
            ("static_offsets", array(&self.offsets)),
            ("static_sizes", array(&sizes)),
            ("static_strides", array(&self.strides)),
        ]
    }
}

impl<'c, 'a> Builder<'c, 'a> {
    /// A tensor with no particular contents.
    pub fn empty(&self, shape: &[u64], dtype: DType) -> Tensor<'c, 'a> {
        let r#type = tensor_type(self.context, shape, dtype);
        Tensor {
            value: self.value("tensor.empty", &[], r#type, vec![]),
            shape: shape.to_vec(),
            dtype,
        }
    }

    /// A tensor whose elements are all `scalar`.
    pub fn fill(&self, scalar: Value<'c, 'a>, shape: &[u64], dtype: DType) -> Tensor<'c, 'a> {
        let destination = self.empty(shape, dtype);
        let region = Region::new();
        let element = (scalar.r#type(), self.location);
        region.append_block(Block::new(&[element, element]));
        let fill = self.create(
            "linalg.fill",
            Parts {
                operands: &[scalar, destination.value],
                segments: &[1, 1],
                results: &[destination.value.r#type()],
                regions: vec![region],
                ..Parts::default()
            },
        );
        if let Some(body) = fill.first_region().and_then(|region| region.first_block())
            && let Ok(input) = body.argument(0)
        {
            self.inside(body).yield_values(&[input.into()]);
        }
        Tensor {
            value: result(fill),
            ..destination
        }
    }

    /// Ends the body of a linalg operation.
    pub fn yield_values(&self, values: &[Value<'c, 'a>]) {
        self.create(
            "linalg.yield",
            Parts {
                operands: values,
                ..Parts::default()
            },
        );
    }

    /// The part of `source` in `window`; `source` itself when that is all.
    pub fn extract(&self, source: &Tensor<'c, 'a>, window: &Window) -> Tensor<'c, 'a> {
        if window.covers(&source.shape) {
            return source.clone();
        }
        let r#type = tensor_type(self.context, &window.sizes, source.dtype);
        let slice = self.create(
            "tensor.extract_slice",
            Parts {
                operands: &[source.value],
                segments: &[1, 0, 0, 0],
                results: &[r#type],
                attributes: window.attributes(self.context),
                ..Parts::default()
            },
        );
        Tensor {
            value: result(slice),
            shape: window.sizes.clone(),
            dtype: source.dtype,
        }
    }

    /// `destination` with its part in `window` replaced by `source`.
    pub fn insert_into(
        &self,
        destination: &Tensor<'c, 'a>,
        source: &Tensor<'c, 'a>,
        window: &Window,
    ) -> Tensor<'c, 'a> {
        if window.covers(&destination.shape) {
            return source.clone();
        }
        let inserted = self.create(
            "tensor.insert_slice",
            Parts {
                operands: &[source.value, destination.value],
                segments: &[1, 1, 0, 0, 0],
                results: &[destination.value.r#type()],
                attributes: window.attributes(self.context),
                ..Parts::default()
            },
        );
        Tensor {
            value: result(inserted),
            ..destination.clone()
        }
    }

    /// A tensor of its own with the elements of `value`.
    pub fn copy_of(&self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        result(self.create(
            "bufferization.alloc_tensor",
            Parts {
                operands: &[value],
                segments: &[0, 1, 0],
                results: &[value.r#type()],
                ..Parts::default()
            },
        ))
    }
}
