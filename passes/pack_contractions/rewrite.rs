//! The copies, and the contraction of what they give.

use super::Packing;
use crate::{
    ffi::{
        edit,
        ir::{context, users},
    },
    passes::{
        create::{Access, Builder, Generic, Index, Iterator, Tensor, identity},
        nest::Nest,
        walk::is_named,
    },
};
use melior::ir::{OperationRef, Value, operation::OperationLike};

/// Bytes of a row of a panel: two of the widest vectors.
const PANEL_BYTES: u64 = 128;

/// Copies the inputs that `packed` says and rewrites the contraction.
pub fn apply(nest: &Nest, vector: usize, packed: &[Packing]) {
    if packed.iter().all(|packing| *packing == Packing::None) {
        return;
    }
    let operation = nest.operation;
    let Some(rewrite) = Rewrite::new(nest, vector, packed) else {
        return;
    };
    let Some(total) = rewrite.contract(packed) else {
        return;
    };
    if let Ok(result) = operation.result(0) {
        edit::replace_all_uses(result.into(), total.value);
        edit::erase(operation);
    }
}

struct Rewrite<'c, 'a, 'n> {
    nest: &'n Nest<'c, 'a>,
    vector: usize,
    builder: Builder<'c, 'a>,
    /// The fill that the accumulation starts from.
    fill: Option<OperationRef<'c, 'a>>,
    /// Columns of a panel, where the dimension of the vectors falls into two:
    /// the one of panels, and behind it the one of columns.
    panel: Option<u64>,
}

impl<'c, 'a, 'n> Rewrite<'c, 'a, 'n> {
    fn new(nest: &'n Nest<'c, 'a>, vector: usize, packed: &[Packing]) -> Option<Self> {
        let operation = nest.operation;
        let block = operation.block()?;
        let fill = edit::defining_operation(nest.output.buffer)
            .filter(|fill| is_named(fill, "linalg.fill") && users(&nest.output.buffer).len() == 1);
        let builder = Builder::new(context(&operation), block, Some(operation), operation.location());
        let columns = PANEL_BYTES / nest.dtype.size() as u64;
        let extent = nest.extents[vector];
        let inputs = nest.inputs.iter().zip(packed);
        let mut others = inputs.filter(|(_, packing)| **packing != Packing::Columns);
        let splits = packed.contains(&Packing::Columns)
            && extent.is_multiple_of(columns)
            && extent > columns
            && others.all(|(input, _)| !input.depends_on(vector));
        Some(Self {
            nest,
            vector,
            builder,
            fill,
            panel: splits.then_some(columns),
        })
    }

    fn contract(&self, packed: &[Packing]) -> Option<Tensor<'c, 'a>> {
        let builder = &self.builder;
        let inputs = self.nest.inputs.iter().zip(packed).map(|(input, packing)| {
            let tensor = Tensor::new(input.buffer)?;
            Some(match packing {
                Packing::None => (tensor, self.renumber(&input.access)),
                Packing::Columns | Packing::Rows => self.copy(tensor, &input.access, *packing),
            })
        });
        let inputs = inputs.collect::<Option<Vec<_>>>()?;
        let initial = Tensor::new(self.nest.output.buffer)?;
        let axis = self.nest.output.access.iter();
        let axis = axis.clone().position(|index| *index == Index::Dimension(self.vector))?;
        let sizes = |extent: u64| {
            self.panel
                .map_or(vec![extent], |columns| vec![extent / columns, columns])
        };
        let mut output_access = self.renumber(&self.nest.output.access);
        let initial = match self.panel {
            None => self.refill(&initial, initial.shape.clone()),
            Some(columns) => {
                output_access.insert(axis + 1, Index::Dimension(self.vector + 1));
                let mut shape = initial.shape.clone();
                shape.splice(axis..=axis, sizes(shape[axis]));
                debug_assert_eq!(shape[axis + 1], columns);
                self.refill(&initial, shape)
            }
        };
        let mut iterators = self.nest.iterators.clone();
        if self.panel.is_some() {
            iterators.insert(self.vector + 1, Iterator::Parallel);
        }
        let body = Generic {
            inputs,
            outputs: vec![(initial, output_access)],
            iterators,
        }
        .create(builder);
        let total = body.finish_with_product();
        Some(match self.panel {
            Some(_) => builder.merge_axes(&total, axis),
            None => total,
        })
    }

    /// What the accumulation starts from, in another shape of as many elements.
    /// A fill is made anew behind the copies, next to the contraction.
    fn refill(&self, initial: &Tensor<'c, 'a>, shape: Vec<u64>) -> Tensor<'c, 'a> {
        let scalar = self.fill.and_then(|fill| fill.operand(0).ok());
        match scalar {
            Some(scalar) => self.builder.fill(scalar, &shape, initial.dtype),
            None if shape == initial.shape => initial.clone(),
            None => {
                let axis = (0..initial.shape.len()).find(|&axis| initial.shape[axis] != shape[axis]);
                let axis = axis.unwrap_or(0);
                self.builder.expand(initial, axis, &shape[axis..axis + 2])
            }
        }
    }

    /// The access with the dimensions of the new iteration.
    fn renumber(&self, access: &Access) -> Access {
        let number = |index: &Index| match *index {
            Index::Dimension(dimension) => Index::Dimension(self.new_dimension(dimension)),
            Index::Constant(constant) => Index::Constant(constant),
        };
        access.iter().map(number).collect()
    }

    fn new_dimension(&self, dimension: usize) -> usize {
        dimension + usize::from(self.panel.is_some() && dimension > self.vector)
    }

    /// A copy of an input and how the new iteration indexes it: first the other
    /// parallel dimensions, then the contracted ones, the columns last.
    fn copy(&self, source: Tensor<'c, 'a>, access: &Access, packing: Packing) -> (Tensor<'c, 'a>, Access) {
        let (nest, builder) = (self.nest, &self.builder);
        let columns = self.panel.filter(|_| packing == Packing::Columns);
        let of_kind = |kind| {
            let dimensions = (0..nest.extents.len()).filter(move |&dimension| nest.iterators[dimension] == kind);
            dimensions.filter(|&dimension| access.contains(&Index::Dimension(dimension)))
        };
        let is_vector = |dimension: &usize| *dimension == self.vector;
        let parallel = of_kind(Iterator::Parallel).filter(|dimension| !is_vector(dimension) || columns.is_some());
        // In terms of the new iteration.
        let order = parallel
            .chain(of_kind(Iterator::Reduction))
            .map(|dimension| self.new_dimension(dimension));
        let mut order = order.collect::<Vec<_>>();
        let last = self.vector + usize::from(columns.is_some());
        if packing == Packing::Columns {
            order.push(last);
        }
        let mut read = self.renumber(access);
        let mut source = source;
        if let Some(columns) = columns
            && let Some(axis) = access.iter().position(|index| *index == Index::Dimension(self.vector))
        {
            source = builder.expand(&source, axis, &[source.shape[axis] / columns, columns]);
            read.insert(axis + 1, Index::Dimension(last));
        }
        let place = |dimension: usize| order.iter().position(|other| *other == dimension);
        let shape = order.iter().map(|&dimension| {
            let axis = read.iter().position(|index| *index == Index::Dimension(dimension));
            axis.map_or(1, |axis| source.shape[axis])
        });
        let output = builder.empty(&shape.collect::<Vec<_>>(), source.dtype);
        let read = read.iter().map(|index| match *index {
            Index::Dimension(dimension) => place(dimension).map_or(Index::Constant(0), Index::Dimension),
            Index::Constant(constant) => Index::Constant(constant),
        });
        let read = read.collect();
        let body = Generic {
            inputs: vec![(source, read)],
            outputs: vec![(output, identity(order.len()))],
            iterators: vec![Iterator::Parallel; order.len()],
        }
        .create(builder);
        let element: Value = body.element(0);
        let packed = body.finish_one(element);
        (packed, order.into_iter().map(Index::Dimension).collect())
    }
}
