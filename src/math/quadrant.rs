//! Reduction of angles to |r| ≤ ½ quarter turns, exact for every finite angle.
//!
//! `x * 2/π` is wanted modulo 4. With the digits `d` of 2/π in base `2^w`
//! (M. Payne and R. Hanek, "Radian reduction for trigonometric functions",
//! 1983), the leading digits contribute multiples of 4 once the last bit of `x`
//! times the last bit of the digit is at least 4, so that they are left out;
//! five digits after those are enough. Which ones depends on the exponent of
//! `x`: selects by the bits of an index pick them, and `x` is scaled so that
//! the digits keep the same exponents.

use super::{
    coefficients::{TWO_OVER_PI_F32, TWO_OVER_PI_F64},
    double::Double,
    exp2::{nearest_integer, power_of_two},
    ops::{IntOps, WideFloatOps},
};

/// How many digits enter a product.
const DIGITS: usize = 5;
/// 2^52: from here on every float is an integer.
const INTEGER_BASE: f64 = 4_503_599_627_370_496.0;
const EXPONENT_BIAS: i64 = 1023;

/// An angle of `quadrant + turns` quarter turns.
pub(super) struct Quadrant<F: WideFloatOps, Turns> {
    /// The number of whole quarter turns; only its last two bits count.
    pub quadrant: F::Int,
    /// The rest, between about -½ and ½.
    pub turns: Turns,
}

impl<F: WideFloatOps, Turns> Quadrant<F, Turns> {
    /// The same angle `more` quarter turns on.
    pub fn advanced(self, more: i64) -> Self {
        Self {
            quadrant: self.quadrant + self.quadrant.constant(more),
            turns: self.turns,
        }
    }

    /// The sine of the angle, given sine and cosine of `turns`.
    pub fn sine(&self, sine: F, cosine: F) -> F {
        let zero = self.quadrant.constant(0);
        let even = (self.quadrant & self.quadrant.constant(1)).equal(zero);
        let upper = (self.quadrant & self.quadrant.constant(2)).equal(zero);
        let value = F::select(even, sine, cosine);
        F::select(upper, value, -value)
    }
}

/// The angle `x`, not negative and with 24 significant bits. The rest has a
/// relative error of about 2^-40 where it is smallest, near 2^-31.
pub(super) fn reduce_f32<F: WideFloatOps>(x: F) -> Quadrant<F, F> {
    // A digit of 24 bits leaves every product exact.
    let [p0, p1, p2, p3, p4] = products(x, 24, 24, &TWO_OVER_PI_F32);
    let sum = Double::sum_unordered(modulo_four(p0) + modulo_four(p1), p2);
    let (nearest, quadrant) = nearest_integer(sum.high);
    let turns = (sum.high - nearest) + (sum.low + (p3 + p4));
    Quadrant { quadrant, turns }
}

/// The angle `x`, not negative. The rest has a relative error of about 2^-75
/// where it is smallest, near 2^-62.
pub(super) fn reduce_f64<F: WideFloatOps>(x: F) -> Quadrant<F, Double<F>> {
    let [p0, p1, p2, p3, p4] = products_double(x);
    // The parts that may exceed 1, and what rounding takes from their sum.
    let (sum, lost) = accumulate([
        modulo_four(p0.high),
        modulo_four(p0.low),
        modulo_four(p1.high),
        modulo_four(p2.high),
        p1.low,
    ]);
    let (nearest, quadrant) = nearest_integer(sum);
    let [e0, e1, e2, e3] = lost;
    let (small, [f0, f1, f2, f3, f4, f5]) = accumulate([p3.high, p2.low, e0, e1, e2, e3, p3.low]);
    let rest = ((f0 + f1) + (f2 + f3)) + ((f4 + f5) + (p4.high + p4.low));
    let turns = Double::sum_unordered(sum - nearest, small);
    let turns = Double::sum(turns.high, turns.low + rest);
    Quadrant { quadrant, turns }
}

/// The sum of `terms`, rounded after each, and the errors of these roundings.
fn accumulate<F: WideFloatOps, const TERMS: usize, const ERRORS: usize>(terms: [F; TERMS]) -> (F, [F; ERRORS]) {
    const { assert!(TERMS == ERRORS + 1) };
    let mut sum = terms[0];
    let errors = std::array::from_fn(|index| {
        let next = Double::sum_unordered(sum, terms[index + 1]);
        sum = next.high;
        next.low
    });
    (sum, errors)
}

/// `x` times five digits of 2/π, each product in two parts.
fn products_double<F: WideFloatOps>(x: F) -> [Double<F>; DIGITS] {
    let window = Window::new(x, 53, 48, TWO_OVER_PI_F64.len());
    let digits = window.digits(x, &TWO_OVER_PI_F64);
    let scaled = window.scaled(x);
    std::array::from_fn(|index| Double::product(scaled[index], digits[index]))
}

/// `x` times five digits of 2/π.
fn products<F: WideFloatOps>(x: F, precision: i64, width: i64, table: &[f64]) -> [F; DIGITS] {
    let window = Window::new(x, precision, width, table.len());
    let digits = window.digits(x, table);
    let scaled = window.scaled(x);
    std::array::from_fn(|index| scaled[index] * digits[index])
}

/// `value` but for a multiple of 4, in [-2, 2]; exact.
fn modulo_four<F: WideFloatOps>(value: F) -> F {
    let quarter = value * value.constant(0.25);
    let base = value.constant(INTEGER_BASE);
    let nearest = (quarter + base.copysign(quarter)) - base.copysign(quarter);
    let nearest = F::select(quarter.abs().less(base), nearest, quarter);
    nearest.fma(value.constant(-4.0), value)
}

/// Which digits of 2/π matter for an angle.
struct Window<F: WideFloatOps> {
    /// The first of them.
    first: F::Int,
    /// Bits in a digit.
    width: i64,
    /// Bits in the largest possible `first`.
    index_bits: u32,
}

impl<F: WideFloatOps> Window<F> {
    /// The window for `x`, not negative and with `precision` significant bits,
    /// in a table of `count` digits.
    fn new(x: F, precision: i64, width: i64, count: usize) -> Self {
        let base = x.to_bits().constant(INTEGER_BASE.to_bits() as i64);
        let biased = F::from_bits(x.to_bits().shift_right::<52>() | base);
        // The integer nearest to (e - precision - 1) / width - 1/2 + 1 / 2 width
        // is the floor of that fraction, e being the exponent of x.
        let offset = (EXPONENT_BIAS + precision + 1) as f64 + (width - 1) as f64 / 2.0;
        let excess = (biased - x.constant(INTEGER_BASE)) - x.constant(offset);
        let (index, _) = nearest_integer(excess * x.constant(1.0 / width as f64));
        let zero = x.constant(0.0);
        let last = x.constant((count - DIGITS) as f64);
        let index = F::select(index.less(zero), zero, index);
        // Only an infinity or NaN lies beyond the table.
        let (_, first) = nearest_integer(F::select(last.less(index), last, index));
        Self {
            first,
            width,
            index_bits: usize::BITS - (count - DIGITS).leading_zeros(),
        }
    }

    /// The digits of `table` in the window.
    fn digits(&self, any: F, table: &[f64]) -> Vec<F> {
        let mut digits = table.iter().map(|&digit| any.constant(digit)).collect::<Vec<_>>();
        for bit in (0..self.index_bits).rev() {
            let step = 1 << bit;
            let mask = self.first.constant(step);
            let stay = (self.first & mask).equal(self.first.constant(0));
            let step = step as usize;
            digits = (0..(DIGITS + step - 1).min(digits.len()))
                .map(|index| match digits.get(index + step) {
                    Some(&moved) => F::select(stay, digits[index], moved),
                    None => digits[index],
                })
                .collect();
        }
        digits
    }

    /// `x` times the weight of each digit in the window.
    fn scaled(&self, x: F) -> [F; DIGITS] {
        // The widths are 24 and 48: the first digit's weight is
        // 2^(-width * first), by 24 = 16 + 8.
        let twenty_four = self.first.shift_left::<4>() + self.first.shift_left::<3>();
        let exponent = if self.width == 24 {
            twenty_four
        } else {
            twenty_four.shift_left::<1>()
        };
        let mut value = x * power_of_two(exponent.constant(EXPONENT_BIAS) - exponent);
        let step = x.constant(f64::from_bits(((EXPONENT_BIAS - self.width) as u64) << 52));
        std::array::from_fn(|index| {
            if index > 0 {
                value = value * step;
            }
            value
        })
    }
}
