//! `storylm train`.

use super::{
    arguments::Train,
    checkpoint::{self, Checksum, Description, Plan},
    corpus::{self, Batch, Corpus},
    history::{Entry, History},
    model::{Compiler, Model, State},
    progress::Progress,
    tokens::Tokenizer,
};
use anyhow::{Context, Result, bail, ensure};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

/// The file with parameters and optimiser state in a run's folder.
pub const CHECKPOINT: &str = "checkpoint.safetensors";

/// What ended a run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum End {
    /// All steps that were asked for are done.
    Finished,
    /// Ctrl-C; the state is saved.
    Interrupted,
}

/// A run: what does not change while it trains.
struct Run {
    model: Model,
    corpus: Corpus,
    validation: Vec<Batch>,
    plan: Plan,
    tokenizer: Tokenizer,
    folder: PathBuf,
}

/// Trains as `arguments` say.
pub fn train(arguments: &Train, compiler: &Compiler) -> Result<End> {
    let interrupted = watch_interrupts()?;
    let text = corpus::text(arguments.text.as_deref(), arguments.seed)?;
    let plan = arguments.plan(Checksum::of(text.as_bytes()).to_string());
    fs::create_dir_all(&arguments.out).with_context(|| format!("cannot create `{}`", arguments.out.display()))?;
    eprintln!("Compiling the model `{}`", plan.preset.name());
    let model = Model::new(compiler, plan.preset)?;
    let (tokenizer, mut state, start) = begin(arguments, &model, &plan, &text)?;
    tokenizer.check(model.vocabulary)?;
    let corpus = Corpus::new(&text, &tokenizer, model.length)?;
    let validation = corpus.validation(arguments.validation_batches, model.batch, model.length)?;
    let run = Run {
        model,
        corpus,
        validation,
        plan,
        tokenizer,
        folder: arguments.out.clone(),
    };
    run.introduce(&state, start);
    run.steps(arguments, &mut state, start, &interrupted)
}

/// The first or the saved state, with the number of steps done.
fn begin(arguments: &Train, model: &Model, plan: &Plan, text: &str) -> Result<(Tokenizer, State, u64)> {
    let path = arguments.out.join(CHECKPOINT);
    if arguments.resume {
        let (description, tensors) = checkpoint::load(&path, |description| {
            check_plan(&description.plan, plan)?;
            model.state_ports()
        })?;
        ensure!(
            description.numerics == model.numerics(),
            "the checkpoint was made with numerics {}, this compiler has {}: the run would not continue bit for bit",
            description.numerics,
            model.numerics()
        );
        let tokenizer = Tokenizer::restore(&description.tokenizer)?;
        return Ok((tokenizer, State(tensors), description.step));
    }
    ensure!(
        arguments.force || !path.exists(),
        "`{}` exists: continue it with --resume, or replace it with --force",
        path.display()
    );
    let tokenizer = if arguments.bpe {
        Tokenizer::learn(text, model.vocabulary)?
    } else {
        Tokenizer::bytes(text, model.vocabulary)
    };
    Ok((tokenizer, model.init(plan.seed)?, 0))
}

/// Refuses a checkpoint of another run, with what differs.
fn check_plan(saved: &Plan, asked: &Plan) -> Result<()> {
    let fields = [
        ("--preset", saved.preset.name(), asked.preset.name()),
        ("--seed", saved.seed.to_string(), asked.seed.to_string()),
        ("--steps", saved.steps.to_string(), asked.steps.to_string()),
        ("--warmup", saved.warmup.to_string(), asked.warmup.to_string()),
        ("--rate", saved.rate.to_string(), asked.rate.to_string()),
        ("the checksum of the text", saved.text.clone(), asked.text.clone()),
    ];
    let differences = fields
        .into_iter()
        .filter(|(_, saved, asked)| saved != asked)
        .map(|(name, saved, asked)| format!("{name} was {saved}, now it is {asked}"))
        .collect::<Vec<_>>();
    ensure!(
        differences.is_empty(),
        "the checkpoint belongs to another run: {}",
        differences.join("; ")
    );
    Ok(())
}

/// A flag that Ctrl-C raises.
fn watch_interrupts() -> Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    ctrlc::set_handler(move || raised.store(true, Ordering::Relaxed)).context("Ctrl-C cannot be watched")?;
    Ok(flag)
}

impl Run {
    fn introduce(&self, state: &State, start: u64) {
        let parameters = state
            .parameters()
            .iter()
            .map(|tensor| tensor.port.elements())
            .sum::<usize>();
        eprintln!(
            "{parameters} parameters, {} tokens of {:.2} bytes to learn from, {} tokens a step",
            self.corpus.training_tokens(),
            self.corpus.bytes_per_token,
            self.model.batch * self.model.length
        );
        if start > 0 {
            eprintln!("Continuing after step {start}");
        }
    }

    fn steps(&self, arguments: &Train, state: &mut State, start: u64, interrupted: &AtomicBool) -> Result<End> {
        let last = arguments.until.unwrap_or(self.plan.steps).min(self.plan.steps);
        let mut history = History::load(&self.folder.join("loss.csv"), start)?;
        if start == 0 {
            self.save(state, 0, &history)?;
        }
        let mut progress = Progress::new(start, last, self.model.batch * self.model.length);
        for step in start..last {
            let batch = self
                .corpus
                .batch(self.plan.seed, step, self.model.batch, self.model.length)?;
            let training = self.model.train_step(state, &batch, &self.plan)?;
            if !training.is_finite() {
                bail!("the loss of step {} is {training}: try a smaller --rate", step + 1);
            }
            let done = step + 1;
            let measure = done == last || done % arguments.validate_every == 0;
            let validation = measure.then(|| self.validate(state)).transpose()?;
            history.0.push(Entry {
                step: done,
                training,
                validation,
            });
            progress.step(training, validation);
            let stop = interrupted.load(Ordering::Relaxed);
            if done == last || stop || done % arguments.save_every == 0 {
                self.save(state, done, &history)?;
            }
            if stop && done < last {
                progress.finish(&format!("interrupted; saved after step {done}, continue with --resume"));
                return Ok(End::Interrupted);
            }
        }
        progress.finish("done");
        self.report(&history);
        Ok(End::Finished)
    }

    fn validate(&self, state: &State) -> Result<f32> {
        mean_loss(&self.model, state, &self.validation)
    }

    fn save(&self, state: &State, step: u64, history: &History) -> Result<()> {
        let description = Description::new(self.model.numerics(), self.plan.clone(), step, self.tokenizer.store()?);
        history.save(&self.folder.join("loss.csv"))?;
        history.draw(&self.folder.join("loss.svg"))?;
        checkpoint::save(&self.folder.join(CHECKPOINT), &description, &state.0)
    }

    fn report(&self, history: &History) {
        let Some(loss) = history.0.iter().rev().find_map(|entry| entry.validation) else {
            return;
        };
        let bits = f64::from(loss) / std::f64::consts::LN_2 / self.corpus.bytes_per_token;
        eprintln!("validation loss {loss:.4} nats per token, {bits:.3} bits per byte");
        eprintln!("loss curve: {}", shown(&self.folder, "loss.svg"));
        eprintln!("checkpoint: {}", shown(&self.folder, CHECKPOINT));
    }
}

fn shown(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// The mean loss of batches of one size, summed in order.
pub fn mean_loss(model: &Model, state: &State, batches: &[Batch]) -> Result<f32> {
    let mut sum = 0.0;
    for batch in batches {
        sum += f64::from(model.loss(state, batch)?);
    }
    Ok((sum / batches.len() as f64) as f32)
}
