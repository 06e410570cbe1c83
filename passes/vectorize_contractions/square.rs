//! Transposition of a square block on its way from memory to vector registers.
//!
//! A register consists of units of 16 bytes, and moving elements within their
//! units is what machines do fastest. So a block is loaded unit by unit, each to
//! the place where it only needs to be transposed within itself.

use crate::passes::create::Builder;
use melior::ir::{Type, Value};

/// Bytes of a unit.
const UNIT_BYTES: u64 = 16;

/// A block of `size` rows and columns, a power of two, of elements of type
/// `element` with `bytes` bytes.
#[derive(Clone, Copy)]
pub struct Square<'c> {
    /// Rows and columns.
    pub size: u64,
    /// The element type.
    pub element: Type<'c>,
    /// Bytes of an element.
    pub bytes: u64,
}

impl<'c> Square<'c> {
    /// The columns. `load` gives so many elements of a row from a column on.
    pub fn columns<'a>(
        self,
        builder: &Builder<'c, 'a>,
        load: impl Fn(u64, u64, u64) -> Value<'c, 'a>,
    ) -> Vec<Value<'c, 'a>> {
        let unit = (UNIT_BYTES / self.bytes).clamp(1, self.size);
        let groups = (0..self.size).step_by(unit as usize).flat_map(|column| {
            let vectors = (0..unit).map(|row| {
                let rows = (row..self.size).step_by(unit as usize);
                let units = rows.map(|row| load(row, column, unit));
                self.join(builder, units.collect(), unit)
            });
            self.transpose_units(builder, vectors.collect(), unit)
        });
        groups.collect()
    }

    /// Vectors of `width` elements as one.
    fn join<'a>(self, builder: &Builder<'c, 'a>, mut parts: Vec<Value<'c, 'a>>, mut width: u64) -> Value<'c, 'a> {
        while parts.len() > 1 {
            width *= 2;
            let mask = (0..width as i64).collect::<Vec<_>>();
            let pairs = parts.chunks(2);
            parts = pairs
                .map(|pair| builder.shuffle(pair[0], pair[1], &mask, self.element))
                .collect();
        }
        parts[0]
    }

    /// Transposes as many vectors as a unit has elements, unit by unit.
    ///
    /// Each round shuffles vector `i` with vector `i + half`. Written as bits,
    /// the place of an element is its vector and its place in the unit; a round
    /// rotates these bits by one, and after as many rounds as a vector number
    /// has bits the two have changed places.
    fn transpose_units<'a>(
        self,
        builder: &Builder<'c, 'a>,
        mut vectors: Vec<Value<'c, 'a>>,
        unit: u64,
    ) -> Vec<Value<'c, 'a>> {
        let half = unit / 2;
        let interleaved = |first: u64| {
            let lanes = (0..self.size).map(|lane| {
                let (start, place) = (lane / unit * unit, lane % unit);
                (start + first + place / 2 + place % 2 * self.size) as i64
            });
            lanes.collect::<Vec<_>>()
        };
        let (low, high) = (interleaved(0), interleaved(half));
        for _ in 0..unit.ilog2() {
            let pairs = (0..half as usize).flat_map(|number| {
                let (one, other) = (vectors[number], vectors[number + half as usize]);
                [&low, &high].map(|mask| builder.shuffle(one, other, mask, self.element))
            });
            vectors = pairs.collect();
        }
        vectors
    }
}
