//! What training shows while it runs.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::{
    fmt::Write,
    io::IsTerminal,
    time::{Duration, Instant},
};

/// Without a terminal, a line appears this often.
const LINE_INTERVAL: Duration = Duration::from_secs(10);

/// A progress bar; lines of text where there is no terminal.
pub struct Progress {
    bar: ProgressBar,
    plain: bool,
    tokens_per_step: usize,
    first: u64,
    step: u64,
    last: u64,
    began: Instant,
    line: Instant,
    mean: Option<f32>,
    validation: Option<f32>,
}

impl Progress {
    /// Progress from step `first` to `last`.
    pub fn new(first: u64, last: u64, tokens_per_step: usize) -> Self {
        let plain = !std::io::stderr().is_terminal();
        let bar = ProgressBar::with_draw_target(
            Some(last),
            if plain {
                ProgressDrawTarget::hidden()
            } else {
                ProgressDrawTarget::stderr()
            },
        );
        let rate = move |state: &ProgressState, text: &mut dyn Write| {
            let _ = write!(text, "{:.0} tokens/s", state.per_sec() * tokens_per_step as f64);
        };
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len}  {msg}  {rate}  {eta} left");
        if let Ok(style) = style {
            bar.set_style(style.with_key("rate", rate));
        }
        bar.set_position(first);
        bar.reset_eta();
        let now = Instant::now();
        Self {
            bar,
            plain,
            tokens_per_step,
            first,
            step: first,
            last,
            began: now,
            line: now,
            mean: None,
            validation: None,
        }
    }

    /// One more step is done.
    pub fn step(&mut self, training: f32, validation: Option<f32>) {
        self.step += 1;
        self.mean = Some(self.mean.map_or(training, |mean| mean + (training - mean) * 0.1));
        self.validation = validation.or(self.validation);
        self.bar.set_message(self.losses());
        self.bar.inc(1);
        if self.plain && (self.line.elapsed() >= LINE_INTERVAL || self.step == self.last) {
            self.line = Instant::now();
            eprintln!(
                "step {}/{}  {}  {:.0} tokens/s",
                self.step,
                self.last,
                self.losses(),
                self.rate()
            );
        }
    }

    /// Ends the bar.
    pub fn finish(&self, message: &str) {
        let rate = self.rate();
        self.bar.finish_and_clear();
        eprintln!("step {}  {}  {rate:.0} tokens/s  {message}", self.step, self.losses());
    }

    fn losses(&self) -> String {
        let mut text = String::new();
        if let Some(mean) = self.mean {
            let _ = write!(text, "loss {mean:.4}");
        }
        if let Some(loss) = self.validation {
            let _ = write!(text, "  validation {loss:.4}");
        }
        text
    }

    fn rate(&self) -> f64 {
        let tokens = (self.step - self.first) as f64 * self.tokens_per_step as f64;
        tokens / self.began.elapsed().as_secs_f64().max(1e-9)
    }
}
