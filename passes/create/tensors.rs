//! Static tensors and the tensor operations that the lowering creates.

use super::builder::{Builder, Parts, result};
use crate::dtype::DType;
use melior::{
    Context,
    ir::{
        Attribute, Block, Region, RegionLike, Type, Value, ValueLike,
        attribute::{ArrayAttribute, DenseI64ArrayAttribute, IntegerAttribute},
        block::BlockLike,
        operation::OperationLike,
        r#type::{DimSize, IntegerType, RankedTensorType, ShapedTypeLike},
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

/// A rectangular part of a tensor: `size` elements from `offset` on along each
/// axis.
#[derive(Clone)]
pub struct Window {
    offsets: Vec<i64>,
    sizes: Vec<u64>,
}

impl Window {
    /// The whole of `shape` but for `axis`, of which it takes `size` elements
    /// from `offset` on.
    pub fn along(shape: &[u64], axis: usize, offset: u64, size: u64) -> Self {
        let mut offsets = vec![0; shape.len()];
        let mut sizes = shape.to_vec();
        offsets[axis] = offset as i64;
        sizes[axis] = size;
        Self { offsets, sizes }
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
            ("static_strides", array(&vec![1; sizes.len()])),
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

    /// `source` with `axis` split into axes of `sizes`; itself when there is
    /// only one.
    pub fn expand(&self, source: &Tensor<'c, 'a>, axis: usize, sizes: &[u64]) -> Tensor<'c, 'a> {
        if sizes.len() == 1 {
            return source.clone();
        }
        let mut shape = source.shape.clone();
        shape.splice(axis..=axis, sizes.iter().copied());
        let mut next = 0;
        let groups = (0..source.shape.len())
            .map(|old| {
                let count = if old == axis { sizes.len() } else { 1 };
                let group = self.index_array(next..next + count);
                next += count;
                group
            })
            .collect::<Vec<_>>();
        let static_shape = shape.iter().map(|&size| size as i64).collect::<Vec<_>>();
        let attributes = vec![
            ("reassociation", ArrayAttribute::new(self.context, &groups).into()),
            (
                "static_output_shape",
                DenseI64ArrayAttribute::new(self.context, &static_shape).into(),
            ),
        ];
        let r#type = tensor_type(self.context, &shape, source.dtype);
        Tensor {
            value: self.value("tensor.expand_shape", &[source.value], r#type, attributes),
            shape,
            dtype: source.dtype,
        }
    }

    /// `source` with its axes from `first` on as one; with one of size 1 more
    /// where there are none.
    pub fn flatten_from(&self, source: &Tensor<'c, 'a>, first: usize) -> Tensor<'c, 'a> {
        let rank = source.shape.len();
        if first + 1 == rank {
            return source.clone();
        }
        let mut shape = source.shape[..first].to_vec();
        shape.push(source.shape[first..].iter().product());
        let reassociation = if first == rank {
            // The new axis belongs to the last group.
            let groups = (0..rank).map(|axis| self.index_array(axis..axis + 1 + usize::from(axis + 1 == rank)));
            return self.reshape("tensor.expand_shape", source, shape, groups.collect());
        } else {
            let groups = (0..first).map(|axis| self.index_array(axis..axis + 1));
            groups.chain([self.index_array(first..rank)]).collect()
        };
        self.reshape("tensor.collapse_shape", source, shape, reassociation)
    }

    /// `source` without `axis`, whose size is 1.
    pub fn drop_unit_axis(&self, source: &Tensor<'c, 'a>, axis: usize) -> Tensor<'c, 'a> {
        let rank = source.shape.len();
        let mut shape = source.shape.clone();
        shape.remove(axis);
        // The axis joins the one before it, or the one after it.
        let first = axis.saturating_sub(1);
        let groups = if rank == 1 {
            vec![]
        } else {
            let before = (0..first).map(|axis| self.index_array(axis..axis + 1));
            let after = (first + 2..rank).map(|axis| self.index_array(axis..axis + 1));
            before
                .chain([self.index_array(first..first + 2)])
                .chain(after)
                .collect()
        };
        self.reshape("tensor.collapse_shape", source, shape, groups)
    }

    fn reshape(
        &self,
        name: &str,
        source: &Tensor<'c, 'a>,
        shape: Vec<u64>,
        groups: Vec<Attribute<'c>>,
    ) -> Tensor<'c, 'a> {
        let mut attributes = vec![("reassociation", ArrayAttribute::new(self.context, &groups).into())];
        if name == "tensor.expand_shape" {
            let sizes = shape.iter().map(|&size| size as i64).collect::<Vec<_>>();
            let sizes = DenseI64ArrayAttribute::new(self.context, &sizes);
            attributes.push(("static_output_shape", sizes.into()));
        }
        let r#type = tensor_type(self.context, &shape, source.dtype);
        Tensor {
            value: self.value(name, &[source.value], r#type, attributes),
            shape,
            dtype: source.dtype,
        }
    }

    fn index_array(&self, indices: std::ops::Range<usize>) -> Attribute<'c> {
        let i64_type = IntegerType::new(self.context, 64).into();
        let indices = indices
            .map(|index| IntegerAttribute::new(i64_type, index as i64).into())
            .collect::<Vec<_>>();
        ArrayAttribute::new(self.context, &indices).into()
    }
}
