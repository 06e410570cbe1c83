//! A copy that changes which axis is innermost: square blocks are transposed in
//! registers, so that reads and writes both go along memory.

use super::{kernel::places, plan::Registers, square::Square};
use crate::passes::{
    create::{Builder, Iterator, element_type},
    nest::Nest,
};
use melior::ir::Value;

/// Blocks have at most this many rows: more need more registers than there are.
const LARGEST_BLOCK: u64 = 8;

/// The dimensions that a copy exchanges.
pub struct Transposition {
    /// Innermost where is written.
    written: usize,
    /// Innermost where is read.
    read: usize,
    /// Rows and columns of a block.
    block: u64,
}

impl Transposition {
    /// `None` when `nest` is no such copy, or too small for one block.
    pub fn of(nest: &Nest, registers: Registers) -> Option<Self> {
        let parallel = nest.dimensions(Iterator::Parallel);
        if !nest.is_copy() || !nest.dimensions(Iterator::Reduction).is_empty() {
            return None;
        }
        let innermost = |is_contiguous: &dyn Fn(usize) -> bool| {
            parallel.iter().copied().find(|&dimension| is_contiguous(dimension))
        };
        let written = innermost(&|dimension| nest.output.is_contiguous_along(dimension))?;
        let read = innermost(&|dimension| nest.inputs[0].is_contiguous_along(dimension))?;
        let lanes = registers.bits / (8 * nest.dtype.size() as u64);
        let block = lanes.min(LARGEST_BLOCK);
        let fits = |dimension: usize| nest.extents[dimension] >= block;
        let is_used = |dimension: &usize| nest.inputs[0].depends_on(*dimension);
        (written != read
            && block.is_power_of_two()
            && block > 1
            && fits(written)
            && fits(read)
            && parallel.iter().all(is_used))
        .then_some(Self { written, read, block })
    }

    /// Emits the loops.
    pub fn emit<'c, 'a>(&self, builder: &Builder<'c, 'a>, nest: &Nest<'c, 'a>) {
        let zero = builder.index(0);
        let outer = nest.dimensions(Iterator::Parallel).into_iter();
        let outer = outer.filter(|dimension| ![self.written, self.read].contains(dimension));
        self.outer(
            builder,
            nest,
            &outer.collect::<Vec<_>>(),
            vec![zero; nest.extents.len()],
        );
    }

    fn outer<'c, 'a>(
        &self,
        builder: &Builder<'c, 'a>,
        nest: &Nest<'c, 'a>,
        dimensions: &[usize],
        indices: Vec<Value<'c, 'a>>,
    ) {
        let Some((&dimension, rest)) = dimensions.split_first() else {
            return self.plane(builder, nest, indices);
        };
        builder.count(0, nest.extents[dimension], 1, |builder, index| {
            let mut indices = indices.clone();
            indices[dimension] = index;
            self.outer(builder, nest, rest, indices);
        });
    }

    /// Whole blocks, and element by element what is left on both sides.
    fn plane<'c, 'a>(&self, builder: &Builder<'c, 'a>, nest: &Nest<'c, 'a>, mut indices: Vec<Value<'c, 'a>>) {
        let (written, read) = (nest.extents[self.written], nest.extents[self.read]);
        let whole = |extent: u64| extent / self.block * self.block;
        builder.count(0, whole(written), self.block, |builder, index| {
            indices[self.written] = index;
            builder.count(0, whole(read), self.block, |builder, index| {
                indices[self.read] = index;
                self.transpose(builder, nest, &indices);
            });
        });
        self.elements(builder, nest, &indices, [0, whole(written)], [whole(read), read]);
        self.elements(builder, nest, &indices, [whole(written), written], [0, read]);
    }

    fn elements<'c, 'a>(
        &self,
        builder: &Builder<'c, 'a>,
        nest: &Nest<'c, 'a>,
        indices: &[Value<'c, 'a>],
        written: [u64; 2],
        read: [u64; 2],
    ) {
        if written[0] == written[1] || read[0] == read[1] {
            return;
        }
        let mut indices = indices.to_vec();
        builder.count(written[0], written[1], 1, |builder, index| {
            indices[self.written] = index;
            builder.count(read[0], read[1], 1, |builder, index| {
                indices[self.read] = index;
                let input = &nest.inputs[0];
                let element = builder.load(input.buffer, &places(builder, input, &indices));
                builder.store(element, nest.output.buffer, &places(builder, &nest.output, &indices));
            });
        });
    }

    /// One block.
    fn transpose<'c, 'a>(&self, builder: &Builder<'c, 'a>, nest: &Nest<'c, 'a>, indices: &[Value<'c, 'a>]) {
        let moved = |dimension: usize, by: u64| {
            let mut indices = indices.to_vec();
            indices[dimension] = builder.offset(indices[dimension], by);
            indices
        };
        let input = &nest.inputs[0];
        let square = Square {
            size: self.block,
            element: element_type(input.buffer),
            bytes: nest.dtype.size() as u64,
        };
        let columns = square.columns(builder, |row, column, width| {
            let mut indices = moved(self.written, row);
            indices[self.read] = builder.offset(indices[self.read], column);
            builder.load_vector(input.buffer, &places(builder, input, &indices), width)
        });
        for (row, vector) in columns.into_iter().enumerate() {
            let at = places(builder, &nest.output, &moved(self.read, row as u64));
            builder.store_vector(vector, nest.output.buffer, &at);
        }
    }
}
