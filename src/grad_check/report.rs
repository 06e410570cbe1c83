//! The table of a check.

use super::compare::{Comparison, Place};
use crate::dtype::DType;

const HEADER: [&str; 8] = [
    "parameter",
    "type",
    "checked",
    "max abs error",
    "max rel error",
    "worst at",
    "gradient, difference",
    "verdict",
];

/// What was found about one parameter.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Elements that are checked one by one.
    pub checked: usize,
    count: usize,
    directions: usize,
    kinks: usize,
    failures: usize,
    is_large: bool,
    error: f64,
    relative_error: f64,
    worst: Option<(Place, Comparison)>,
}

impl Summary {
    /// `checked` of `count` elements are checked one by one.
    pub const fn new(checked: usize, count: usize) -> Self {
        Self {
            checked,
            count,
            directions: 0,
            kinks: 0,
            failures: 0,
            is_large: false,
            error: 0.0,
            relative_error: 0.0,
            worst: None,
        }
    }

    /// Takes in a comparison.
    pub fn add(&mut self, place: Place, found: Comparison) {
        self.directions += usize::from(matches!(place, Place::Direction(_)));
        if found.is_kink {
            self.kinks += 1;
            return;
        }
        self.failures += usize::from(!found.passes());
        self.error = larger(self.error, found.error());
        self.is_large |= found.is_large;
        if found.is_large {
            self.relative_error = larger(self.relative_error, found.relative_error());
        }
        if self.worst.is_none_or(|(_, worst)| found.excess > worst.excess) {
            self.worst = Some((place, found));
        }
    }

    /// Whether everything that was compared passes.
    pub const fn passes(&self) -> bool {
        self.failures == 0
    }

    fn checked_text(&self) -> String {
        match self.directions {
            0 => format!("{} of {}", self.checked, self.count),
            directions => format!("{} of {}, {directions} directions", self.checked, self.count),
        }
    }

    fn verdict(&self) -> String {
        let verdict = match self.failures {
            0 if !self.is_large && self.worst.is_some() => "pass, all below atol".to_owned(),
            0 => "pass".to_owned(),
            failures => format!("FAIL: {failures} of {}", self.checked + self.directions),
        };
        match self.kinks {
            0 => verdict,
            1 => format!("{verdict}, 1 at a kink"),
            kinks => format!("{verdict}, {kinks} at kinks"),
        }
    }
}

/// The larger number; NaN is the largest.
fn larger(left: f64, right: f64) -> f64 {
    if right.is_nan() || left < right { right } else { left }
}

/// A line of the table.
#[derive(Clone, Debug)]
pub struct Row([String; 8]);

impl Row {
    /// The line of a tensor; without `summary` it is held fixed.
    pub fn new(path: &str, dtype: DType, shape: &[u64], summary: Option<&Summary>) -> Self {
        let r#type = format!("tensor<{dtype}, {shape:?}>");
        let text = str::to_owned;
        let Some(summary) = summary else {
            let none = || text("-");
            return Self([
                text(path),
                r#type,
                none(),
                none(),
                none(),
                none(),
                none(),
                text("held fixed"),
            ]);
        };
        let (place, numbers) = match &summary.worst {
            None => (text("-"), text("-")),
            Some((place, found)) => (
                place_text(*place, shape),
                format!("{:.6e}, {:.6e}", found.gradient, found.difference),
            ),
        };
        Self([
            text(path),
            r#type,
            summary.checked_text(),
            format!("{:.1e}", summary.error),
            format!("{:.1e}", summary.relative_error),
            place,
            numbers,
            summary.verdict(),
        ])
    }
}

/// A position as it is written in the source.
fn place_text(place: Place, shape: &[u64]) -> String {
    match place {
        Place::Direction(number) => format!("direction {number}"),
        Place::Element(mut index) => {
            let mut position = vec![0; shape.len()];
            for (axis, &extent) in shape.iter().enumerate().rev() {
                position[axis] = index as u64 % extent;
                index /= extent as usize;
            }
            format!("{position:?}")
        }
    }
}

/// The table as text: columns two spaces apart.
pub fn table(rows: &[Row]) -> String {
    let header = Row(HEADER.map(str::to_owned));
    let lines = std::iter::once(&header).chain(rows).collect::<Vec<_>>();
    let width = |column: usize| lines.iter().map(|Row(cells)| cells[column].chars().count()).max();
    let widths = (0..HEADER.len())
        .map(|column| width(column).unwrap_or(0))
        .collect::<Vec<_>>();
    let line = |Row(cells): &Row| {
        let cells = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    lines.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_row_major() {
        assert_eq!(place_text(Place::Element(7), &[2, 1, 5]), "[1, 0, 2]");
        assert_eq!(place_text(Place::Element(0), &[]), "[]");
    }
}
