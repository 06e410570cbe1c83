//! Which part of a contraction is computed in registers at a time.

use crate::passes::{
    create::Iterator,
    nest::{Nest, Operand},
};

/// The vector registers of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    /// Bits of one register.
    pub bits: u64,
    /// How many there are.
    pub count: u64,
}

impl Registers {
    /// Those of x86-64-v3, which is what code is compiled for by default.
    pub const DEFAULT: Self = Self { bits: 256, count: 16 };
}

/// Bytes of the operand that is read element by element of which a block stays
/// in the second-level cache.
const BLOCK_BYTES: u64 = 256 << 10;
/// Steps after which accumulators go to memory where another loop can follow.
const LONGEST_WALK: u64 = 4096;
/// Steps that are worth loading and storing the accumulators for.
const SHORTEST_WALK: u64 = 64;
/// Rows of a tile at most; more do not raise the speed.
const MOST_ROWS: u64 = 12;

/// Vectors of a row at most where they are put together from elements, which
/// takes more time than the arithmetic.
const MOST_GATHERED: u64 = 2;

/// Vectors of a tile whose accumulators go through memory.
const STREAMED_VECTORS: u64 = 4;

/// A register tile: `rows` times `vectors` accumulators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The dimension along which vectors lie.
    pub vector: usize,
    /// The dimension along which the tile repeats them, if there is one.
    pub row: Option<usize>,
    /// Loops around the tiles, outermost first.
    pub outer: Vec<usize>,
    /// Loops that run while the accumulators stay in registers.
    pub inner: Vec<usize>,
    /// Elements of a register.
    pub lanes: u64,
    /// Vectors of a row of the tile.
    pub vectors: u64,
    /// Rows of the tile.
    pub rows: u64,
    /// Rows that are finished before the next columns begin.
    pub row_block: u64,
    /// Whether some steps are added to all columns before the next steps, which
    /// reads a matrix along its rows: the accumulators go through memory.
    pub streams: bool,
    /// Whether the accumulators begin at zero instead of with what is there.
    pub starts_at_zero: bool,
}

impl Plan {
    /// Plans a contraction of which the result is `filled` with zeros or not;
    /// `None` when nothing is to be had from vectors.
    pub fn new(nest: &Nest, registers: Registers, filled: bool) -> Option<Self> {
        let lanes = (registers.bits / (8 * nest.dtype.size() as u64)).max(1);
        let parallel = nest.dimensions(Iterator::Parallel);
        let reduction = nest.dimensions(Iterator::Reduction);
        if reduction.is_empty() {
            return None;
        }
        let cost = |&vector: &usize| Cost::new(nest, vector, lanes);
        let vector = parallel.iter().copied().min_by_key(cost)?;
        let row = row(nest, &parallel, vector);
        let rows = row.map_or(1, |row| nest.extents[row]);
        let (rows, mut vectors) = tile(rows, nest.extents[vector].div_ceil(lanes), registers.count);
        if Cost::new(nest, vector, lanes).gathered > 0 {
            vectors = vectors.min(MOST_GATHERED);
        }
        let streams = streams(nest, row, vector, vectors * lanes);
        if streams {
            vectors = vectors.min(STREAMED_VECTORS);
        }
        let split = if streams {
            reduction.len() - 1
        } else {
            outer_reductions(nest, &reduction)
        };
        let tiled = |dimension: &&usize| **dimension != vector && Some(**dimension) != row;
        let outer = parallel.iter().filter(tiled).chain(&reduction[..split]).copied();
        let inner = &reduction[split..];
        let steps = nest.volume(inner.iter().copied());
        let fitting = BLOCK_BYTES / steps.saturating_mul(nest.dtype.size() as u64).max(1);
        Some(Self {
            vector,
            row,
            outer: outer.collect(),
            inner: inner.to_vec(),
            lanes,
            vectors,
            rows,
            row_block: (fitting / rows).max(4) * rows,
            streams,
            starts_at_zero: filled && !streams && split == 0,
        })
    }
}

/// What speaks against vectors along a dimension, the worst first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    /// Operands of which each vector is put together from elements.
    gathered: usize,
    /// Whether a register is not filled.
    is_narrow: bool,
    /// Whether results are taken apart to be stored.
    is_scattered: bool,
    /// How few elements there are.
    shortness: std::cmp::Reverse<u64>,
}

impl Cost {
    fn new(nest: &Nest, vector: usize, lanes: u64) -> Self {
        let is_strided = |operand: &&Operand| operand.depends_on(vector) && !operand.is_contiguous_along(vector);
        Self {
            gathered: nest.inputs.iter().filter(is_strided).count(),
            is_narrow: nest.extents[vector] < lanes,
            is_scattered: !nest.output.is_contiguous_along(vector),
            shortness: std::cmp::Reverse(nest.extents[vector]),
        }
    }
}

/// The longest dimension along which vectors of `vector` are used again.
fn row(nest: &Nest, parallel: &[usize], vector: usize) -> Option<usize> {
    let reuses = |&row: &usize| {
        let shared = |operand: &Operand| !(operand.depends_on(vector) && operand.depends_on(row));
        row != vector && nest.inputs.iter().all(shared)
    };
    let candidates = parallel.iter().copied().filter(reuses);
    candidates.max_by_key(|&row| nest.extents[row])
}

/// Whether the accumulators of a single row, too long for one tile of `columns`,
/// go through memory.
fn streams(nest: &Nest, row: Option<usize>, vector: usize, columns: u64) -> bool {
    let mut along = nest.inputs.iter().filter(|operand| operand.depends_on(vector));
    row.is_none()
        && nest.extents[vector] > columns
        && along.clone().count() < nest.inputs.len()
        && along.all(|operand| operand.is_contiguous_along(vector))
}

/// Rows and vectors of a tile over `rows` rows of `vectors` vectors: as many
/// accumulators as registers hold next to the operands.
fn tile(rows: u64, vectors: u64, registers: u64) -> (u64, u64) {
    if rows == 1 {
        return (1, vectors.min(registers / 2).max(1));
    }
    let mut wide = vectors.min(2);
    let most_rows = (registers.saturating_sub(wide + 2) / wide).clamp(1, MOST_ROWS);
    // Tiles of about one size rather than full ones and a small rest.
    let high = rows.div_ceil(rows.div_ceil(most_rows));
    while wide < vectors && (wide + 1) * high + wide + 3 <= registers {
        wide += 1;
    }
    (high, wide)
}

/// How many reductions, from the outermost on, run around the tiles: as many as
/// leave an inner walk that is not too long for the operands to stay near, and
/// long enough to load and store the accumulators for.
fn outer_reductions(nest: &Nest, reduction: &[usize]) -> usize {
    let steps = |reduction: &[usize]| nest.volume(reduction.iter().copied());
    let fits = |&outer: &usize| {
        let inner = &reduction[outer..];
        steps(inner) <= LONGEST_WALK || inner.len() == 1 || steps(&inner[1..]) < SHORTEST_WALK
    };
    (0..reduction.len()).find(fits).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::tile;

    #[test]
    fn tiles_fill_the_registers() {
        assert_eq!(tile(1000, 1000, 16), (6, 2));
        assert_eq!(tile(1000, 1000, 32), (12, 2));
        assert_eq!(tile(1000, 1, 32), (12, 1));
    }

    #[test]
    fn few_rows_make_wide_tiles() {
        assert_eq!(tile(1, 1000, 16), (1, 8));
        assert_eq!(tile(3, 1000, 32), (3, 7));
        assert_eq!(tile(16, 1000, 32), (8, 3));
    }
}
