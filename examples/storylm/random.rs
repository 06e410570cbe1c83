//! Random numbers that are a function of a counter.
//!
//! Nothing is carried from one number to the next, so that a run which is resumed
//! draws what it would have drawn.

/// The numbers of one stream: `(seed, stream)` name it, a counter walks it.
pub struct Stream {
    key: u64,
    counter: u64,
}

impl Stream {
    /// The stream with this name, from its beginning.
    pub fn new(seed: u64, stream: u64) -> Self {
        let key = mix(mix(seed ^ 0x6b69_6e61) ^ stream);
        Self { key, counter: 0 }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.counter += 1;
        mix(self.key ^ mix(self.counter))
    }

    /// A number below `bound`, which is not 0. Multiplication maps the bits to the
    /// range; its bias is below `bound` / 2^64.
    pub fn below(&mut self, bound: usize) -> usize {
        let wide = u128::from(self.bits()) * bound as u128;
        (wide >> 64) as usize
    }

    /// One of `choices`, of which there is at least one.
    pub fn pick<'a, T: ?Sized>(&mut self, choices: &[&'a T]) -> &'a T {
        choices[self.below(choices.len())]
    }
}

/// The finaliser of SplitMix64: a bijection in which every output bit depends on
/// every input bit.
fn mix(mut word: u64) -> u64 {
    word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::Stream;

    #[test]
    fn streams_repeat_and_differ() {
        let draw = |seed, stream| {
            let mut stream = Stream::new(seed, stream);
            [stream.bits(), stream.bits(), stream.bits()]
        };
        assert_eq!(draw(1, 2), draw(1, 2));
        assert_ne!(draw(1, 2), draw(2, 1));
        assert_ne!(draw(1, 2), draw(1, 3));
    }

    #[test]
    fn numbers_below_a_bound_are_even() {
        let mut stream = Stream::new(0, 0);
        let mut counts = [0; 7];
        for _ in 0..7000 {
            counts[stream.below(7)] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
