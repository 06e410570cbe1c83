//! One element of a gradient, or one direction, against the slopes of the loss.

use super::point::Slopes;
use crate::{driver::Result, dtype::DType};

/// A kink near a point is behind a step shorter by this factor; one at the
/// point is not.
const SHORTER: f64 = 1.0 / 16.0;

/// How far a gradient may be from the difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// Relative to the larger one of both.
    pub relative: f64,
    /// Absolute.
    pub absolute: f64,
}

impl Tolerance {
    /// The default for a program that computes in `dtypes`, the narrowest of
    /// which decides; the absolute one is relative to the largest element of
    /// all gradients.
    pub fn of(dtypes: &[DType]) -> Self {
        let bound = |dtype: &DType| match dtype {
            DType::F32 => (1e-3, 1e-5),
            DType::F16 => (5e-2, 1e-2),
            DType::BF16 => (1e-1, 5e-2),
            DType::F8E4M3 | DType::F8E5M2 => (5e-1, 2.5e-1),
            _ => (1e-6, 1e-8),
        };
        let wider = |left: (f64, f64), right: (f64, f64)| if left.0 > right.0 { left } else { right };
        let (relative, absolute) = dtypes.iter().map(bound).fold(bound(&DType::F64), wider);
        Self { relative, absolute }
    }

    /// The largest error of numbers of this `size`.
    fn allowed(&self, size: f64) -> f64 {
        self.absolute + self.relative * size
    }
}

/// What was compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// An element, by its row-major position.
    Element(usize),
    /// A random direction.
    Direction(usize),
}

/// The gradient and the difference at one place.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    /// What the compiled gradient says.
    pub gradient: f64,
    /// The central difference.
    pub difference: f64,
    /// Their distance over the tolerated one.
    pub excess: f64,
    /// Whether the numbers matter beside the absolute tolerance.
    pub is_large: bool,
    /// Whether the loss has a kink here and the gradient lies between the slopes
    /// of its sides.
    pub is_kink: bool,
}

impl Comparison {
    fn new(gradient: f64, slopes: &Slopes, least: f64, tolerance: &Tolerance) -> Self {
        let difference = slopes.central;
        let size = gradient.abs().max(difference.abs());
        let allowed = tolerance.allowed(size.max(least));
        let error = (gradient - difference).abs();
        let excess = match (error / allowed, error == 0.0) {
            (_, true) => 0.0,
            // Not a number on one side.
            (excess, _) if excess.is_nan() => f64::INFINITY,
            (excess, _) => excess,
        };
        Self {
            gradient,
            difference,
            excess,
            is_large: size > tolerance.absolute,
            is_kink: false,
        }
    }

    /// The distance.
    pub fn error(&self) -> f64 {
        (self.gradient - self.difference).abs()
    }

    /// The distance relative to the larger number.
    pub fn relative_error(&self) -> f64 {
        match self.error() {
            0.0 => 0.0,
            error => error / self.gradient.abs().max(self.difference.abs()),
        }
    }

    /// Whether the gradient passes.
    pub fn passes(&self) -> bool {
        self.is_kink || self.excess <= 1.0
    }
}

/// Compares `gradient` with the slopes for a factor of the step; numbers count
/// as at least `least` large.
///
/// # Errors
///
/// Fails when the loss cannot be evaluated.
pub fn compare(
    gradient: f64,
    least: f64,
    slopes: impl Fn(f64) -> Result<Slopes>,
    tolerance: &Tolerance,
) -> Result<Comparison> {
    let long = slopes(1.0)?;
    let first = Comparison::new(gradient, &long, least, tolerance);
    if first.passes() || !gradient.is_finite() {
        return Ok(first);
    }
    let short = slopes(SHORTER)?;
    let second = Comparison::new(gradient, &short, least, tolerance);
    if second.passes() {
        return Ok(second);
    }
    // The slopes of the sides of a smooth point approach each other with the step.
    let jump = |slopes: &Slopes| (slopes.ahead - slopes.behind).abs();
    let is_kink = jump(&short) > 0.5 * jump(&long) && long.contain(gradient) && short.contain(gradient);
    Ok(Comparison { is_kink, ..first })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares at `x` for a loss of one number.
    fn at(x: f64, gradient: f64, loss: impl Fn(f64) -> f64) -> Comparison {
        let step = 6e-6;
        let slopes = |factor: f64| {
            let step = step * factor;
            let (behind, here, ahead) = (loss(x - step), loss(x), loss(x + step));
            Ok(Slopes {
                behind: (here - behind) / step,
                ahead: (ahead - here) / step,
                central: (ahead - behind) / (2.0 * step),
            })
        };
        let tolerance = Tolerance {
            relative: 1e-6,
            absolute: 1e-8,
        };
        compare(gradient, 0.0, slopes, &tolerance).unwrap()
    }

    #[test]
    fn a_wrong_slope_of_a_smooth_function_fails() {
        assert!(at(2.0, 12.0, |x| x.powi(3)).passes());
        for wrong in [0.0, -12.0, 12.001, f64::NAN, f64::INFINITY] {
            assert!(!at(2.0, wrong, |x| x.powi(3)).passes(), "{wrong}");
        }
    }

    #[test]
    fn kinks_take_the_slopes_of_both_sides_and_those_between() {
        for slope in [-1.0, 0.0, 0.3, 1.0] {
            assert!(at(0.0, slope, f64::abs).passes(), "{slope}");
        }
        assert!(!at(0.0, 1.5, f64::abs).passes());
        // The kink is closer than a step, and not at the point.
        assert!(at(1e-6, 1.0, f64::abs).passes());
        assert!(!at(1e-6, 0.0, f64::abs).passes());
    }

    #[test]
    fn the_narrowest_dtype_decides() {
        assert_eq!(Tolerance::of(&[]).relative, 1e-6);
        assert_eq!(Tolerance::of(&[DType::F32, DType::BF16, DType::F64]).relative, 1e-1);
    }
}
