//! Random tensors.

use crate::{
    dtype::{DType, DTypeKind},
    interpret::{float_tensor, floats_of},
    tensor::Tensor,
};
use std::collections::BTreeSet;

/// The half-open range of random values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// The least value.
    pub low: f64,
    /// Beyond the largest value.
    pub high: f64,
}

impl Range {
    /// The range of inputs for which none is given.
    pub const fn of(dtype: DType) -> Self {
        match dtype.kind() {
            DTypeKind::Float => Self { low: -1.0, high: 1.0 },
            DTypeKind::Int => Self { low: 0.0, high: 8.0 },
            DTypeKind::Bool => Self { low: 0.0, high: 2.0 },
        }
    }

    /// `LOW..HIGH`; `None` for another text or an empty range.
    pub fn parse(text: &str) -> Option<Self> {
        let (low, high) = text.split_once("..")?;
        let (low, high) = (low.parse::<f64>().ok()?, high.parse::<f64>().ok()?);
        (low < high && low.is_finite() && high.is_finite()).then_some(Self { low, high })
    }
}

/// A sequence of random numbers: SplitMix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// 64 random bits.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A random truth value.
    pub fn bit(&mut self) -> bool {
        self.next() >> 63 == 1
    }

    /// A number in [0, 1).
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// `count` of the numbers below `length`, or all of them, ascending.
    pub fn choose(&mut self, length: usize, count: usize) -> Vec<usize> {
        if length <= count {
            return (0..length).collect();
        }
        let mut chosen = BTreeSet::new();
        while chosen.len() < count {
            chosen.insert((self.unit() * length as f64) as usize);
        }
        chosen.into_iter().collect()
    }

    /// A tensor of random elements in `range`; integers are rounded down.
    pub fn tensor(&mut self, dtype: DType, shape: &[u64], range: Range) -> Tensor {
        let count = shape.iter().product::<u64>() as usize;
        let numbers = (0..count).map(|_| range.low + (range.high - range.low) * self.unit());
        if dtype.is_float() {
            let numbers = numbers.collect();
            return float_tensor(dtype, shape, numbers).unwrap_or_else(|| Tensor::zeros(dtype, shape.to_vec()));
        }
        let mut tensor = Tensor::zeros(dtype, shape.to_vec());
        let elements = tensor.bytes_mut().chunks_exact_mut(dtype.size());
        for (element, number) in elements.zip(numbers) {
            let integer = number.floor() as i64;
            let integer = if dtype == DType::Bool {
                (integer != 0).into()
            } else {
                integer
            };
            element.copy_from_slice(&integer.to_le_bytes()[..dtype.size()]);
        }
        tensor
    }
}

/// The elements of a floating tensor; none of another.
pub fn numbers(tensor: &Tensor) -> Vec<f64> {
    floats_of(tensor.dtype(), tensor.bytes()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read() {
        assert_eq!(Range::parse("0..9"), Some(Range { low: 0.0, high: 9.0 }));
        assert_eq!(Range::parse("-1.5..-1e-3"), Some(Range { low: -1.5, high: -1e-3 }));
        for text in ["x.npy", "1..1", "2..1", "..", "0..inf", "nan..1", "1"] {
            assert_eq!(Range::parse(text), None, "{text}");
        }
    }

    #[test]
    fn elements_lie_in_the_range_and_repeat() {
        for dtype in DType::ALL {
            let range = Range::of(dtype);
            let draw = || Random::new(3).tensor(dtype, &[7, 5], range);
            assert_eq!(draw(), draw());
            for number in numbers(&draw()) {
                assert!((-1.0..=1.0).contains(&number), "{dtype}: {number}");
            }
        }
        let chosen = Random::new(1).choose(1000, 20);
        assert!(chosen.len() == 20 && chosen.is_sorted() && chosen.iter().all(|&index| index < 1000));
    }
}
