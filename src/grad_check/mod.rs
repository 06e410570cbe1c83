//! Comparison of a compiled gradient with central differences.
//!
//! - [`inputs`] draws random tensors,
//! - [`point`] holds a point in F64 and takes differences there,
//! - [`compare`](self::compare) compares one element or direction,
//! - [`report`] writes the table.

pub mod compare;
pub mod inputs;
pub mod point;
pub mod report;

use crate::{driver::Result, tensor::Tensor};
use compare::{Comparison, Place, Tolerance};
use inputs::Random;
use point::Point;
use report::Summary;

/// Random directions in which a parameter is checked whose elements are not all
/// checked one by one.
const DIRECTIONS: usize = 2;

/// How much is checked, and how strictly.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Elements of one parameter that are checked one by one.
    pub samples: usize,
    /// The step of the differences, relative to elements beyond 1.
    pub epsilon: f64,
    /// The tolerance.
    pub tolerance: Tolerance,
}

/// Compares the compiled `gradient` of input `input` with the slopes at `point`.
///
/// # Errors
///
/// Fails when the loss cannot be evaluated.
pub fn check_input(
    point: &Point,
    input: usize,
    gradient: &Tensor,
    settings: &Settings,
    random: &mut Random,
) -> Result<Summary> {
    let gradient = inputs::numbers(gradient);
    let chosen = random.choose(gradient.len(), settings.samples);
    let mut summary = Summary::new(chosen.len(), gradient.len());
    for index in chosen {
        let step = settings.epsilon * point.magnitude(input, index);
        let slopes = |factor: f64| point.slopes(input, &[(index, 1.0)], step * factor);
        let found = compare::compare(gradient[index], 0.0, slopes, &settings.tolerance)?;
        summary.add(Place::Element(index), found);
    }
    if summary.checked < gradient.len() {
        for number in 0..DIRECTIONS {
            let found = check_direction(point, input, &gradient, settings, random)?;
            summary.add(Place::Direction(number), found);
        }
    }
    Ok(summary)
}

/// Compares along a random direction of length 1 in which every element moves
/// equally far.
fn check_direction(
    point: &Point,
    input: usize,
    gradient: &[f64],
    settings: &Settings,
    random: &mut Random,
) -> Result<Comparison> {
    let length = (gradient.len() as f64).sqrt();
    let direction = (0..gradient.len())
        .map(|index| (index, if random.bit() { length.recip() } else { -length.recip() }))
        .collect::<Vec<_>>();
    let along = direction.iter().map(|&(index, weight)| gradient[index] * weight).sum();
    // What the terms of that sum are like, should they cancel.
    let size = gradient.iter().map(|element| element * element).sum::<f64>().sqrt() / length;
    let slopes = |factor: f64| point.slopes(input, &direction, settings.epsilon * factor);
    compare::compare(along, size, slopes, &settings.tolerance)
}

/// The largest finite magnitude among the elements of `tensors`; 0 without any.
pub fn largest<'t>(tensors: impl IntoIterator<Item = &'t Tensor>) -> f64 {
    let elements = tensors.into_iter().flat_map(inputs::numbers);
    elements
        .map(f64::abs)
        .filter(|element| element.is_finite())
        .fold(0.0, f64::max)
}
