//! One tile of a contraction: accumulators in registers, and the steps that add
//! to them.

use super::{
    kernel::{places, with},
    plan::Plan,
    square::Square,
};
use crate::passes::{
    create::{Builder, element_type},
    nest::{Nest, Operand},
};
use melior::ir::Value;

/// Blocks of more rows than this are not transposed: they need too many
/// registers and instructions.
const LARGEST_BLOCK: u64 = 16;

/// Some rows of vectors of these widths.
pub struct Tile<'c, 'a, 'n> {
    nest: &'n Nest<'c, 'a>,
    plan: &'n Plan,
    widths: &'n [u64],
    rows: u64,
}

impl<'c, 'a, 'n> Tile<'c, 'a, 'n> {
    /// A tile of `rows` rows.
    pub fn new(nest: &'n Nest<'c, 'a>, plan: &'n Plan, widths: &'n [u64], rows: u64) -> Self {
        Self {
            nest,
            plan,
            widths,
            rows,
        }
    }

    /// Accumulators of zero.
    pub fn zeros(&self, builder: &Builder<'c, 'a>) -> Vec<Value<'c, 'a>> {
        let zero = builder.zero(self.nest.dtype);
        let row = self.widths.iter().map(|&width| builder.broadcast(zero, width));
        row.collect::<Vec<_>>().repeat(self.rows as usize)
    }

    /// The loops over the contracted dimensions.
    pub fn accumulate(
        &self,
        builder: &Builder<'c, 'a>,
        dimensions: &[usize],
        indices: &[Value<'c, 'a>],
        sums: Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        match dimensions {
            [] => self.step(builder, indices, &sums, |_| None),
            [last] => self.innermost(builder, *last, indices, sums),
            [dimension, rest @ ..] => {
                let bounds = [0, self.nest.extents[*dimension], 1].map(|number| builder.index(number));
                builder.repeat(bounds, &sums, |builder, index, sums| {
                    self.accumulate(builder, rest, &with(indices, *dimension, index), sums.to_vec())
                })
            }
        }
    }

    /// The innermost loop. Where an operand lies along it instead of along the
    /// vectors, as many steps are taken at once as a vector has lanes: square
    /// blocks are loaded along memory and transposed in registers.
    fn innermost(
        &self,
        builder: &Builder<'c, 'a>,
        dimension: usize,
        indices: &[Value<'c, 'a>],
        mut sums: Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let (extent, lanes) = (self.nest.extents[dimension], self.plan.lanes);
        let inputs = self.nest.inputs.iter();
        let turned = inputs
            .map(|operand| self.lies_along(operand, dimension))
            .collect::<Vec<_>>();
        let whole = if turned.contains(&true) {
            extent / lanes * lanes
        } else {
            0
        };
        if whole > 0 {
            let bounds = [0, whole, lanes].map(|number| builder.index(number));
            sums = builder.repeat(bounds, &sums, |builder, index, sums| {
                let indices = with(indices, dimension, index);
                let blocks = self.nest.inputs.iter().zip(&turned);
                let blocks =
                    blocks.map(|(operand, turned)| turned.then(|| self.blocks(builder, operand, dimension, &indices)));
                let blocks = blocks.collect::<Vec<_>>();
                (0..lanes).fold(sums.to_vec(), |sums, step| {
                    let indices = with(&indices, dimension, builder.offset(index, step));
                    self.step(builder, &indices, &sums, |input| {
                        Some(blocks[input].as_ref()?[step as usize].clone())
                    })
                })
            });
        }
        if whole == extent {
            return sums;
        }
        let bounds = [whole, extent, 1].map(|number| builder.index(number));
        builder.repeat(bounds, &sums, |builder, index, sums| {
            self.step(builder, &with(indices, dimension, index), sums, |_| None)
        })
    }

    /// Whether the vectors of an operand are best had by transposing blocks.
    fn lies_along(&self, operand: &Operand<'c, 'a>, dimension: usize) -> bool {
        let lanes = self.plan.lanes;
        operand.depends_on(self.plan.vector)
            && operand.is_contiguous_along(dimension)
            && self.plan.row.is_none_or(|row| !operand.depends_on(row))
            && lanes.is_power_of_two()
            && (2..=LARGEST_BLOCK).contains(&lanes)
            && self.widths.iter().all(|&width| width == lanes)
    }

    /// The vectors of an operand for each of as many steps of `dimension` as
    /// there are lanes.
    fn blocks(
        &self,
        builder: &Builder<'c, 'a>,
        operand: &Operand<'c, 'a>,
        dimension: usize,
        indices: &[Value<'c, 'a>],
    ) -> Vec<Vec<Value<'c, 'a>>> {
        let vector = self.plan.vector;
        let square = Square {
            size: self.plan.lanes,
            element: element_type(operand.buffer),
            bytes: self.nest.dtype.size() as u64,
        };
        let columns = self.starts().into_iter().map(|start| {
            square.columns(builder, |row, column, width| {
                let indices = with(indices, vector, builder.offset(indices[vector], start + row));
                let indices = with(&indices, dimension, builder.offset(indices[dimension], column));
                builder.load_vector(operand.buffer, &places(builder, operand, &indices), width)
            })
        });
        let columns = columns.collect::<Vec<_>>();
        let steps = (0..square.size as usize).map(|step| {
            let row = columns.iter().map(|column| column[step]).collect::<Vec<_>>();
            row.repeat(self.rows as usize)
        });
        steps.collect()
    }

    /// Adds one product to every element of the tile. `known` gives the vectors
    /// of an input where they are there already.
    pub fn step(
        &self,
        builder: &Builder<'c, 'a>,
        indices: &[Value<'c, 'a>],
        sums: &[Value<'c, 'a>],
        known: impl Fn(usize) -> Option<Vec<Value<'c, 'a>>>,
    ) -> Vec<Value<'c, 'a>> {
        let factors = self.nest.inputs.iter().enumerate();
        let factors =
            factors.map(|(input, operand)| known(input).unwrap_or_else(|| self.vectors(builder, operand, indices)));
        let factors = factors.collect::<Vec<_>>();
        let next = sums.iter().enumerate().map(|(index, &sum)| {
            let (x, y) = (factors[0][index], factors[1][index]);
            if self.nest.dtype.is_float() {
                builder.fma(x, y, sum)
            } else {
                let product = builder.muli(x, y);
                builder.addi(sum, product)
            }
        });
        next.collect()
    }

    /// The vectors of an operand for every row and column of the tile. What
    /// does not depend on one of the two is loaded once.
    pub fn vectors(
        &self,
        builder: &Builder<'c, 'a>,
        operand: &Operand<'c, 'a>,
        indices: &[Value<'c, 'a>],
    ) -> Vec<Value<'c, 'a>> {
        let row = self.plan.row.filter(|&row| operand.depends_on(row));
        let is_vector = operand.depends_on(self.plan.vector);
        let count = row.map_or(1, |_| self.rows);
        let rows = (0..count).map(|number| {
            let indices = match row {
                Some(row) => with(indices, row, builder.offset(indices[row], number)),
                None => indices.to_vec(),
            };
            if is_vector {
                self.row(builder, operand, &indices)
            } else {
                let scalar = builder.load(operand.buffer, &places(builder, operand, &indices));
                let mut known: Vec<(u64, Value)> = vec![];
                let widths = self
                    .widths
                    .iter()
                    .map(|&width| match known.iter().find(|known| known.0 == width) {
                        Some(known) => known.1,
                        None => {
                            known.push((width, builder.broadcast(scalar, width)));
                            known[known.len() - 1].1
                        }
                    });
                widths.collect()
            }
        });
        let rows = rows.collect::<Vec<Vec<_>>>();
        (0..self.rows as usize)
            .flat_map(|number| rows[number.min(rows.len() - 1)].clone())
            .collect()
    }

    /// The vectors of one row of an operand.
    fn row(
        &self,
        builder: &Builder<'c, 'a>,
        operand: &Operand<'c, 'a>,
        indices: &[Value<'c, 'a>],
    ) -> Vec<Value<'c, 'a>> {
        let vector = self.plan.vector;
        let starts = self.starts();
        let vectors = self.widths.iter().zip(starts).map(|(&width, start)| {
            let at = |lane| {
                places(
                    builder,
                    operand,
                    &with(indices, vector, builder.offset(indices[vector], lane)),
                )
            };
            if operand.is_contiguous_along(vector) {
                return builder.load_vector(operand.buffer, &at(start), width);
            }
            let lanes = (start..start + width).map(|lane| builder.load(operand.buffer, &at(lane)));
            builder.gather(&lanes.collect::<Vec<_>>())
        });
        vectors.collect()
    }

    /// Where each vector of a row begins.
    fn starts(&self) -> Vec<u64> {
        let starts = self.widths.iter().scan(0, |next, &width| {
            let start = *next;
            *next += width;
            Some(start)
        });
        starts.collect()
    }

    /// Stores the accumulators of the tile at `indices`.
    pub fn store(&self, builder: &Builder<'c, 'a>, indices: &[Value<'c, 'a>], sums: &[Value<'c, 'a>]) {
        let (vector, output) = (self.plan.vector, &self.nest.output);
        let starts = self.starts();
        for (number, &sum) in sums.iter().enumerate() {
            let (row, column) = (number / self.widths.len(), number % self.widths.len());
            let indices = match self.plan.row {
                Some(dimension) => with(indices, dimension, builder.offset(indices[dimension], row as u64)),
                None => indices.to_vec(),
            };
            let at = |lane| {
                places(
                    builder,
                    output,
                    &with(&indices, vector, builder.offset(indices[vector], lane)),
                )
            };
            if output.is_contiguous_along(vector) {
                builder.store_vector(sum, output.buffer, &at(starts[column]));
                continue;
            }
            for lane in 0..self.widths[column] {
                let element = builder.lane(sum, lane, element_type(output.buffer));
                builder.store(element, output.buffer, &at(starts[column] + lane));
            }
        }
    }
}
