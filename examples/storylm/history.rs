//! The losses of a run: a CSV file and a picture.

use super::checkpoint;
use anyhow::{Context, Result, anyhow};
use plotters::prelude::{
    BLACK, BLUE, ChartBuilder, IntoDrawingArea, IntoFont, LineSeries, PathElement, RED, SVGBackend, WHITE,
};
use std::{fmt::Write, fs, path::Path};

const HEADER: &str = "step,training,validation";

/// The loss of one step, and the validation loss after it where it was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The step, from 1.
    pub step: u64,
    /// The loss of the step's batch, before the step.
    pub training: f32,
    /// The loss of the validation data, after the step.
    pub validation: Option<f32>,
}

/// The losses of a run so far.
#[derive(Debug, Default, PartialEq)]
pub struct History(pub Vec<Entry>);

impl History {
    /// Reads the first `steps` entries of `path`, when it has them.
    pub fn load(path: &Path, steps: u64) -> Result<Self> {
        let text = fs::read_to_string(path).unwrap_or_default();
        let entries = text
            .lines()
            .skip(1)
            .map(parse)
            .collect::<Option<Vec<_>>>()
            .with_context(|| format!("`{}` is not a list of losses", path.display()))?;
        Ok(Self(
            entries.into_iter().take_while(|entry| entry.step <= steps).collect(),
        ))
    }

    /// Writes the CSV file.
    pub fn save(&self, path: &Path) -> Result<()> {
        let mut text = format!("{HEADER}\n");
        for entry in &self.0 {
            let validation = entry.validation.map_or_else(String::new, |loss| loss.to_string());
            let _ = writeln!(text, "{},{},{validation}", entry.step, entry.training);
        }
        checkpoint::write(path, text.as_bytes())
    }

    /// Draws the curve as SVG.
    pub fn draw(&self, path: &Path) -> Result<()> {
        let mut text = String::new();
        self.plot(SVGBackend::with_string(&mut text, (900, 500)))
            .map_err(|error| anyhow!("the loss curve cannot be drawn: {error}"))?;
        checkpoint::write(path, text.as_bytes())
    }

    fn plot(&self, backend: SVGBackend<'_>) -> Result<(), Box<dyn std::error::Error + '_>> {
        let training = smooth(&self.0);
        let validation = self
            .0
            .iter()
            .filter_map(|entry| Some((entry.step as f64, f64::from(entry.validation?))))
            .collect::<Vec<_>>();
        let losses = training.iter().chain(&validation).map(|point| point.1);
        let top = losses.filter(|loss| loss.is_finite()).fold(1.0, f64::max);
        let steps = self.0.last().map_or(1.0, |entry| entry.step as f64);
        let area = backend.into_drawing_area();
        area.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&area)
            .caption("loss (nats per token)", ("sans-serif", 20).into_font())
            .margin(15)
            .x_label_area_size(35)
            .y_label_area_size(45)
            .build_cartesian_2d(0.0..steps, 0.0..top * 1.05)?;
        chart
            .configure_mesh()
            .x_desc("step")
            .x_label_formatter(&|step| format!("{step:.0}"))
            .y_label_formatter(&|loss| format!("{loss:.1}"))
            .draw()?;
        for (name, colour, points) in [("training", BLUE, training), ("validation", RED, validation)] {
            chart
                .draw_series(LineSeries::new(points, &colour))?
                .label(name)
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 20, y)], colour));
        }
        chart
            .configure_series_labels()
            .border_style(BLACK)
            .background_style(WHITE)
            .draw()?;
        area.present()?;
        Ok(())
    }
}

/// An exponential mean with a half-life of a few steps, and the step.
fn smooth(entries: &[Entry]) -> Vec<(f64, f64)> {
    let mut mean = None;
    entries
        .iter()
        .map(|entry| {
            let loss = f64::from(entry.training);
            let next = mean.map_or(loss, |mean: f64| mean + (loss - mean) * 0.2);
            mean = Some(next);
            (entry.step as f64, next)
        })
        .collect()
}

fn parse(line: &str) -> Option<Entry> {
    let mut fields = line.split(',');
    let entry = Entry {
        step: fields.next()?.parse().ok()?,
        training: fields.next()?.parse().ok()?,
        validation: match fields.next()? {
            "" => None,
            loss => Some(loss.parse().ok()?),
        },
    };
    fields.next().is_none().then_some(entry)
}

#[cfg(test)]
mod tests {
    use super::{Entry, History};
    use std::fs;

    fn history() -> History {
        let entry = |step: u64| Entry {
            step,
            training: 5.0 / step as f32,
            validation: step.is_multiple_of(2).then_some(4.5),
        };
        History((1..=5).map(entry).collect())
    }

    #[test]
    fn losses_come_back_bit_for_bit_up_to_a_step() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("loss.csv");
        assert_eq!(History::load(&path, 9).unwrap(), History::default());
        history().save(&path).unwrap();
        assert_eq!(History::load(&path, 9).unwrap(), history());
        assert_eq!(History::load(&path, 2).unwrap().0, history().0[..2]);
        fs::write(&path, "step,training,validation\n1,x,\n").unwrap();
        assert!(History::load(&path, 9).is_err());
    }

    #[test]
    fn the_curve_is_drawn() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("loss.svg");
        for history in [history(), History::default()] {
            history.draw(&path).unwrap();
            let text = fs::read_to_string(&path).unwrap();
            assert!(text.starts_with("<svg") && text.contains("validation"), "{text}");
        }
    }
}
