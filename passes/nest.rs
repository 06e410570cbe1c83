//! A `linalg.generic` as a loop nest over strided accesses, of buffers or of
//! tensors, which are dense.

use crate::{
    dtype::DType,
    ffi::ir::{affine_results, value_key},
    passes::{
        buffer_analysis::{indexing_map, iterators, structured_inputs},
        create::{Index, Iterator},
        walk::{block_operations, is_named, memref_type, static_shape},
    },
};
use melior::ir::{
    OperationRef, RegionLike, Value, ValueLike,
    block::BlockLike,
    operation::OperationLike,
    r#type::{MemRefType, RankedTensorType, ShapedTypeLike},
};

/// A buffer or tensor and how the iteration indexes it.
#[derive(Clone)]
pub struct Operand<'c, 'a> {
    /// The buffer or tensor.
    pub buffer: Value<'c, 'a>,
    /// What each axis is indexed by.
    pub access: Vec<Index>,
    shape: Vec<i64>,
    strides: Vec<i64>,
}

impl<'c, 'a> Operand<'c, 'a> {
    fn new(operation: OperationRef<'c, 'a>, number: usize) -> Option<Self> {
        let buffer = operation.operand(number).ok()?;
        let access = affine_results(indexing_map(operation, number)?)?;
        let (shape, strides) = match memref_type(buffer) {
            Some(r#type) => (static_shape(&r#type)?, r#type.strides_and_offset().0),
            None => {
                let shape = static_shape(&RankedTensorType::try_from(buffer.r#type()).ok()?)?;
                let strides = (1..=shape.len()).map(|axis| shape[axis..].iter().product());
                let strides = strides.collect();
                (shape, strides)
            }
        };
        Some(Self {
            buffer,
            access,
            shape,
            strides,
        })
    }

    /// The element type; `None` when it is none of the language.
    fn dtype(&self) -> Option<DType> {
        let r#type = self.buffer.r#type();
        let element = match RankedTensorType::try_from(r#type) {
            Ok(r#type) => r#type.element(),
            Err(_) => MemRefType::try_from(r#type).ok()?.element(),
        };
        DType::from_mlir(element)
    }

    /// Whether the index of some axis is that of `dimension`.
    pub fn depends_on(&self, dimension: usize) -> bool {
        self.access.contains(&Index::Dimension(dimension))
    }

    /// Whether neighbours along `dimension` are neighbours in memory, on the
    /// last axis.
    pub fn is_contiguous_along(&self, dimension: usize) -> bool {
        self.access.last() == Some(&Index::Dimension(dimension))
            && self.strides.last() == Some(&1)
            && self
                .access
                .iter()
                .filter(|index| **index == Index::Dimension(dimension))
                .count()
                == 1
    }

    /// How many elements neighbours along `dimension` are apart.
    pub fn stride_along(&self, dimension: usize) -> u64 {
        let strides = self.access.iter().zip(&self.strides);
        let own = strides.filter(|(index, _)| **index == Index::Dimension(dimension));
        own.map(|(_, stride)| stride.unsigned_abs()).sum()
    }

    /// The extents of the dimensions that the buffer shows.
    fn extents(&self, known: &mut [Option<u64>]) -> Option<()> {
        for (index, size) in self.access.iter().zip(&self.shape) {
            if let Index::Dimension(dimension) = index {
                *known.get_mut(*dimension)? = Some(*size as u64);
            }
        }
        Some(())
    }
}

/// A loop nest with one result.
#[derive(Clone)]
pub struct Nest<'c, 'a> {
    /// The operation.
    pub operation: OperationRef<'c, 'a>,
    /// The extent of each dimension.
    pub extents: Vec<u64>,
    /// The kind of each dimension.
    pub iterators: Vec<Iterator>,
    /// What is read.
    pub inputs: Vec<Operand<'c, 'a>>,
    /// What is written.
    pub output: Operand<'c, 'a>,
    /// The element type of every operand.
    pub dtype: DType,
}

impl<'c, 'a> Nest<'c, 'a> {
    /// Reads `operation`; `None` when it is no such nest, never iterates, or has
    /// operands of different element types or of parts of bytes.
    pub fn of(operation: OperationRef<'c, 'a>) -> Option<Self> {
        if !is_named(&operation, "linalg.generic") {
            return None;
        }
        let inputs = structured_inputs(operation);
        if operation.operand_count() != inputs + 1 {
            return None;
        }
        let operands = (0..=inputs)
            .map(|number| Operand::new(operation, number))
            .collect::<Option<Vec<_>>>()?;
        let dtypes = operands.iter().map(Operand::dtype).collect::<Option<Vec<_>>>()?;
        let iterators = iterators(operation)?;
        let mut extents = vec![None; iterators.len()];
        for operand in &operands {
            operand.extents(&mut extents)?;
        }
        let (output, inputs) = operands.split_last()?;
        let (&dtype, others) = dtypes.split_last()?;
        let extents = extents.into_iter().collect::<Option<Vec<_>>>()?;
        let is_plain = others.iter().all(|&other| other == dtype) && !extents.contains(&0);
        // Elements smaller than a byte are no vectors in memory.
        (is_plain && !matches!(dtype, DType::Bool | DType::I4)).then_some(())?;
        Some(Self {
            operation,
            extents,
            iterators,
            inputs: inputs.to_vec(),
            output: output.clone(),
            dtype,
        })
    }

    /// The number of iterations over some dimensions; saturates.
    pub fn volume(&self, dimensions: impl IntoIterator<Item = usize>) -> u64 {
        let extents = dimensions.into_iter().map(|dimension| self.extents[dimension]);
        extents.fold(1, u64::saturating_mul)
    }

    /// The dimensions of a kind with more than one iteration, in order.
    pub fn dimensions(&self, kind: Iterator) -> Vec<usize> {
        let dimensions = 0..self.extents.len();
        let matching = dimensions.filter(|&dimension| self.iterators[dimension] == kind && self.extents[dimension] > 1);
        matching.collect()
    }

    /// Whether the body adds the product of the two inputs to the output, fused
    /// where they are floating.
    pub fn is_contraction(&self) -> bool {
        let reduced = self.dimensions(Iterator::Reduction);
        let is_kept = reduced.iter().all(|&dimension| !self.output.depends_on(dimension));
        is_kept && self.inputs.len() == 2 && self.product().is_some()
    }

    /// Whether every element of the result is written.
    pub fn covers_output(&self) -> bool {
        let access = &self.output.access;
        let is_new =
            |(axis, index): (usize, &Index)| matches!(index, Index::Dimension(_)) && !access[..axis].contains(index);
        access.iter().enumerate().all(is_new)
    }

    fn product(&self) -> Option<()> {
        let body = self.operation.first_region()?.first_block()?;
        let argument = |index| Some(value_key(&Value::from(body.argument(index).ok()?)));
        let (x, y, sum) = (argument(0)?, argument(1)?, argument(2)?);
        let operations = block_operations(body);
        let keys = |operation: OperationRef| operation.operands().map(|value| value_key(&value)).collect::<Vec<_>>();
        let result = |operation: OperationRef<'c, 'a>| Some(value_key(&Value::from(operation.result(0).ok()?)));
        let matches = match operations[..] {
            [fma, end] if is_named(&fma, "math.fma") => {
                let found = keys(fma);
                (found == [x, y, sum] || found == [y, x, sum]) && keys(end) == [result(fma)?]
            }
            [product, total, end] if is_named(&product, "arith.muli") && is_named(&total, "arith.addi") => {
                let (factors, summands) = (keys(product), keys(total));
                let product = result(product)?;
                (factors == [x, y] || factors == [y, x])
                    && (summands == [sum, product] || summands == [product, sum])
                    && keys(end) == [result(total)?]
            }
            _ => false,
        };
        matches.then_some(())
    }

    /// Whether the body does nothing but copy its only input.
    pub fn is_copy(&self) -> bool {
        let copies = || {
            let body = self.operation.first_region()?.first_block()?;
            let element = Value::from(body.argument(0).ok()?);
            let [end] = block_operations(body)[..] else { return None };
            let yielded = end.operands().next()?;
            (yielded == element).then_some(())
        };
        self.inputs.len() == 1 && copies().is_some()
    }
}
