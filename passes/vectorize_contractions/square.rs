//! Transposition of a square block that lies in vector registers.

use crate::passes::create::Builder;
use melior::ir::Value;

/// The columns of a block of as many rows as each has lanes, a power of two.
///
/// Each round shuffles row `i` with row `i + half`. Written as bits, the place
/// of an element is its row and its lane; a round rotates these bits by one, and
/// after as many rounds as a row number has bits the two have changed places.
pub fn transpose<'c, 'a>(builder: &Builder<'c, 'a>, mut rows: Vec<Value<'c, 'a>>) -> Vec<Value<'c, 'a>> {
    let (size, half) = (rows.len() as i64, rows.len() / 2);
    let interleaved = |first: i64| {
        (0..size)
            .map(|lane| first + lane / 2 + lane % 2 * size)
            .collect::<Vec<_>>()
    };
    let (low, high) = (interleaved(0), interleaved(size / 2));
    for _ in 0..rows.len().ilog2() {
        let pairs = (0..half).flat_map(|row| {
            let (one, other) = (rows[row], rows[row + half]);
            [builder.shuffle(one, other, &low), builder.shuffle(one, other, &high)]
        });
        rows = pairs.collect();
    }
    rows
}
