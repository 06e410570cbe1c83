//! Pairs of F64 values: an unevaluated sum `high + low` with about 106
//! significant bits, made exact by fused multiply-adds.

use super::ops::WideFloatOps;

/// `high + low`, where `low` is at most about half a unit in the last place of
/// `high`.
#[derive(Clone, Copy)]
pub struct Double<F> {
    /// The leading part.
    pub high: F,
    /// What the leading part lacks.
    pub low: F,
}

impl<F: WideFloatOps> Double<F> {
    /// The constant `high + low`.
    pub fn constant(any: F, [high, low]: [f64; 2]) -> Self {
        Self {
            high: any.constant(high),
            low: any.constant(low),
        }
    }

    /// `large + small`, exactly, where `large` is zero or not smaller than
    /// `small` in magnitude.
    pub fn sum(large: F, small: F) -> Self {
        let high = large + small;
        let low = small - (high - large);
        Self { high, low }
    }

    /// `a + b`, exactly unless it overflows.
    pub fn sum_unordered(a: F, b: F) -> Self {
        let high = a + b;
        let b_share = high - a;
        let a_share = high - b_share;
        let low = (a - a_share) + (b - b_share);
        Self { high, low }
    }

    /// `a * b`, exactly while the product neither overflows nor loses bits to
    /// the subnormal range.
    pub fn product(a: F, b: F) -> Self {
        let high = a * b;
        let low = a.fma(b, -high);
        Self { high, low }
    }

    /// `large + self`, where `large` is not smaller than `self` in magnitude.
    pub fn add_to(self, large: Self) -> Self {
        let sum = Self::sum(large.high, self.high);
        let low = sum.low + (self.low + large.low);
        Self { high: sum.high, low }
    }

    /// `self / divisor`, rounded once from a value with a relative error of about
    /// 2^-104, for a finite divisor that is not zero.
    pub fn over(self, divisor: Self) -> F {
        let quotient = self.high / divisor.high;
        let remainder = (-quotient).fma(divisor.high, self.high);
        let remainder = (-quotient).fma(divisor.low, remainder + self.low);
        quotient + remainder / divisor.high
    }

    /// `self * factor`, as far as two parts hold it.
    pub fn times_value(self, factor: F) -> Self {
        let product = Self::product(self.high, factor);
        Self {
            high: product.high,
            low: self.low.fma(factor, product.low),
        }
    }

    /// `self * factor`, but for the product of both low parts.
    pub fn times(self, factor: Self) -> Self {
        let product = Self::product(self.high, factor.high);
        let cross = self.high.fma(factor.low, self.low * factor.high);
        let low = product.low + cross;
        Self {
            high: product.high,
            low,
        }
    }
}

/// The polynomial with these coefficients, lowest first, by Horner's rule.
pub fn polynomial<F: WideFloatOps>(coefficients: &[f64], x: F) -> F {
    let mut descending = coefficients.iter().rev();
    let leading = x.constant(descending.next().copied().unwrap_or_default());
    descending.fold(leading, |value, &coefficient| value.fma(x, x.constant(coefficient)))
}
