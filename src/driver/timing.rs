//! How long each stage takes.

use std::{
    cell::RefCell,
    fmt,
    time::{Duration, Instant},
};

/// Times in the order in which the stages ran.
#[derive(Debug, Default)]
pub struct Timing(RefCell<Vec<(&'static str, Duration)>>);

impl Timing {
    /// Runs `stage` and records its time.
    pub fn measure<T>(&self, name: &'static str, stage: impl FnOnce() -> T) -> T {
        let _span = tracing::info_span!("stage", name).entered();
        let start = Instant::now();
        let result = stage();
        let elapsed = start.elapsed();
        tracing::debug!(?elapsed, "done");
        self.0.borrow_mut().push((name, elapsed));
        result
    }
}

impl fmt::Display for Timing {
    /// A table: stage, milliseconds, share of the sum.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stages = self.0.borrow();
        let total = stages.iter().map(|(_, elapsed)| *elapsed).sum::<Duration>();
        writeln!(formatter, "{:<16} {:>10} {:>7}", "stage", "ms", "share")?;
        for (name, elapsed) in stages.iter().chain([&("total", total)]) {
            let share = 100.0 * elapsed.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE);
            writeln!(
                formatter,
                "{name:<16} {:>10.3} {share:>6.1}%",
                1e3 * elapsed.as_secs_f64()
            )?;
        }
        Ok(())
    }
}
