//! Threefry-2x32: random words from a key and a counter.

use super::ops::IntOps;
use crate::dtype::DType;

/// Threefry-2x32 of 20 rounds, as published with Random123.
pub fn threefry<I: IntOps<Host = i32>>(key: [I; 2], counter: [I; 2]) -> [I; 2] {
    const PARITY: i32 = 0x1BD1_1BDA;
    let keys = [key[0], key[1], key[0] ^ key[1] ^ key[0].constant(PARITY)];
    let mut words = [counter[0] + keys[0], counter[1] + keys[1]];
    for step in 1..=5 {
        words = if step % 2 == 1 {
            even_rounds(words)
        } else {
            odd_rounds(words)
        };
        let number = key[0].constant(step as i32);
        words = [words[0] + keys[step % 3], words[1] + keys[(step + 1) % 3] + number];
    }
    words
}

/// The first four of each eight rounds.
fn even_rounds<I: IntOps>(words: [I; 2]) -> [I; 2] {
    let words = round::<I, 13, 19>(words);
    let words = round::<I, 15, 17>(words);
    let words = round::<I, 26, 6>(words);
    round::<I, 6, 26>(words)
}

/// The last four of each eight rounds.
fn odd_rounds<I: IntOps>(words: [I; 2]) -> [I; 2] {
    let words = round::<I, 17, 15>(words);
    let words = round::<I, 29, 3>(words);
    let words = round::<I, 16, 16>(words);
    round::<I, 24, 8>(words)
}

/// One round; `LEFT + RIGHT` is 32.
fn round<I: IntOps, const LEFT: u32, const RIGHT: u32>([first, second]: [I; 2]) -> [I; 2] {
    let first = first + second;
    let rotated = second.shift_left::<LEFT>() | second.shift_right::<RIGHT>();
    [first, rotated ^ first]
}

/// The bits of a uniform random number of a floating dtype: its precision.
/// `None` for another dtype.
pub const fn uniform_precision(dtype: DType) -> Option<u32> {
    match dtype {
        DType::F64 => Some(53),
        DType::F32 => Some(24),
        DType::F16 => Some(11),
        DType::BF16 => Some(8),
        DType::F8E4M3 => Some(4),
        DType::F8E5M2 => Some(3),
        DType::I64 | DType::I32 | DType::I16 | DType::I8 | DType::I4 | DType::Bool => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::Wrapping;

    /// The known answers that Random123 publishes: key, counter, result.
    const KNOWN: [[[u32; 2]; 3]; 3] = [
        [[0, 0], [0, 0], [0x6B20_0159, 0x99BA_4EFE]],
        [[u32::MAX; 2], [u32::MAX; 2], [0x1CB9_96FC, 0xBB00_2BE7]],
        [
            [0x1319_8A2E, 0x0370_7344],
            [0x243F_6A88, 0x85A3_08D3],
            [0xC492_3A9C, 0x483D_F7A0],
        ],
    ];

    #[test]
    fn gives_the_published_answers() {
        for [key, counter, expected] in KNOWN {
            let words = |words: [u32; 2]| words.map(|word| Wrapping(word.cast_signed()));
            assert_eq!(threefry(words(key), words(counter)), words(expected));
        }
    }
}
