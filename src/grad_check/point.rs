//! A point in F64, and differences of the loss there.

use super::inputs::numbers;
use crate::{driver::Result, dtype::DType, interpret::float_tensor, tensor::Tensor};

/// Evaluates the loss.
pub type Evaluate<'f> = dyn Fn(&[Tensor]) -> Result<f64> + 'f;

/// The inputs of a loss, floats in F64, and the loss there.
pub struct Point<'f> {
    evaluate: &'f Evaluate<'f>,
    inputs: Vec<Tensor>,
    /// The loss.
    pub loss: f64,
}

/// The slopes of the loss along a direction.
#[derive(Clone, Copy, Debug)]
pub struct Slopes {
    /// From behind to the point.
    pub behind: f64,
    /// From the point ahead.
    pub ahead: f64,
    /// From behind to ahead: the central difference.
    pub central: f64,
}

impl Slopes {
    /// Whether `slope` lies between those of both sides.
    pub fn contain(&self, slope: f64) -> bool {
        self.behind.min(self.ahead) <= slope && slope <= self.behind.max(self.ahead)
    }
}

impl<'f> Point<'f> {
    /// The point of `inputs`, whose floats are converted.
    ///
    /// # Errors
    ///
    /// Fails when the loss cannot be evaluated.
    pub fn new(evaluate: &'f Evaluate<'f>, inputs: &[Tensor]) -> Result<Self> {
        let promoted = |tensor: &Tensor| float_tensor(DType::F64, tensor.shape(), numbers(tensor));
        let inputs = inputs.iter().map(|tensor| match tensor.dtype().is_float() {
            true => promoted(tensor).unwrap_or_else(|| tensor.clone()),
            false => tensor.clone(),
        });
        let inputs = inputs.collect::<Vec<_>>();
        let loss = evaluate(&inputs)?;
        Ok(Self { evaluate, inputs, loss })
    }

    /// The magnitude of an element of a floating input, at least 1.
    pub fn magnitude(&self, input: usize, index: usize) -> f64 {
        element(&self.inputs[input], index).abs().max(1.0)
    }

    /// The slopes when elements of `input` move by `step` times their weights.
    ///
    /// # Errors
    ///
    /// Fails when the loss cannot be evaluated.
    pub fn slopes(&self, input: usize, direction: &[(usize, f64)], step: f64) -> Result<Slopes> {
        let (ahead, distance_ahead) = self.moved(input, direction, step)?;
        let (behind, distance_behind) = self.moved(input, direction, -step)?;
        Ok(Slopes {
            behind: (self.loss - behind) / distance_behind,
            ahead: (ahead - self.loss) / distance_ahead,
            central: (ahead - behind) / (distance_ahead + distance_behind),
        })
    }

    /// The loss where elements of `input` are moved, and how far that is: of a
    /// single element what its rounding left of the step.
    fn moved(&self, input: usize, direction: &[(usize, f64)], step: f64) -> Result<(f64, f64)> {
        let mut inputs = self.inputs.clone();
        let mut distance = step.abs();
        for &(index, weight) in direction {
            let old = element(&inputs[input], index);
            let new = old + step * weight;
            if direction.len() == 1 {
                distance = (new - old).abs();
            }
            let size = DType::F64.size();
            inputs[input].bytes_mut()[index * size..(index + 1) * size].copy_from_slice(&new.to_le_bytes());
        }
        Ok(((self.evaluate)(&inputs)?, distance))
    }
}

/// An element of a tensor of F64.
fn element(tensor: &Tensor, index: usize) -> f64 {
    let (elements, _) = tensor.bytes().as_chunks();
    elements.get(index).map_or(f64::NAN, |bytes| f64::from_le_bytes(*bytes))
}
