//! The compiled model: its functions with their state.

use super::{
    checkpoint::Plan,
    corpus::Batch,
    native::Library,
    preset::Preset,
    tensor::{Port, Tensor},
};
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};

/// The record of everything that training changes.
const STATE: &str = "state";

/// The part of the state that is the model.
const PARAMETERS: &str = "params";

/// Where compiled libraries come from.
pub struct Compiler {
    /// The folder that keeps them.
    pub cache: PathBuf,
    /// The CPU to compile for.
    pub cpu: String,
}

/// A compiled model.
pub struct Model {
    library: Library,
    /// Sequences in a batch.
    pub batch: usize,
    /// Positions in a sequence.
    pub length: usize,
    /// Tokens in the vocabulary.
    pub vocabulary: usize,
}

/// Parameters, moments and step number; paths are those below `state`.
pub struct State(pub Vec<Tensor>);

impl State {
    /// The tensors of the model itself.
    pub fn parameters(&self) -> Vec<&Tensor> {
        self.0.iter().filter(|tensor| tensor.port.is_in(PARAMETERS)).collect()
    }
}

/// How a token is chosen.
#[derive(Clone, Copy, Debug)]
pub struct Sampling {
    /// Names the random numbers.
    pub seed: i64,
    /// 0 takes the most likely token.
    pub temperature: f32,
}

impl Model {
    /// Compiles and loads the model with the sizes of `preset`.
    pub fn new(compiler: &Compiler, preset: Preset) -> Result<Self> {
        let path = preset.program(&compiler.cpu).library(&compiler.cache)?;
        Self::load(&path)
    }

    fn load(path: &Path) -> Result<Self> {
        let library = Library::load(path)?;
        let shape = |name: &str, input: &str| {
            let signature = library.signature(name)?;
            let port = signature.inputs.iter().find(|port| port.path == input);
            let port = port.with_context(|| format!("`{name}` has no input `{input}`"))?;
            anyhow::Ok(port.shape.clone())
        };
        let [batch, length] = shape("train_step", "tokens")?[..] else {
            anyhow::bail!("the tokens of `train_step` are not a matrix");
        };
        let vocabulary = shape("greedy", "logits")?.last().copied();
        Ok(Self {
            batch,
            length,
            vocabulary: vocabulary.context("the logits of `greedy` have no axis")?,
            library,
        })
    }

    /// The number of the library's numerics.
    pub fn numerics(&self) -> u32 {
        self.library.numerics()
    }

    /// The tensors of the state; paths are those below `state`.
    pub fn state_ports(&self) -> Result<Vec<Port>> {
        let inputs = self.library.signature("train_step")?.inputs.iter();
        Ok(inputs
            .filter_map(|port| {
                let path = port.path.strip_prefix(STATE)?.strip_prefix('.')?.to_owned();
                Some(Port { path, ..port.clone() })
            })
            .collect())
    }

    /// The state before the first step.
    pub fn init(&self, seed: u64) -> Result<State> {
        let seed = Tensor::integer(seed.cast_signed())?;
        let mut tensors = self.library.call("init")?.input("seed", [&seed])?.run()?;
        let ports = self.state_ports()?;
        ensure!(
            tensors.len() == ports.len(),
            "`init` gives {} tensors, `train_step` takes {}",
            tensors.len(),
            ports.len()
        );
        for (tensor, port) in tensors.iter_mut().zip(ports) {
            ensure!(
                port.fits(&tensor.port),
                "`init` gives `{}` where `{port}` is expected",
                tensor.port
            );
            tensor.port = port;
        }
        Ok(State(tensors))
    }

    /// One step of training, in place; returns the loss before it.
    pub fn train_step(&self, state: &mut State, batch: &Batch, plan: &Plan) -> Result<f32> {
        let rate = Tensor::float(plan.rate)?;
        let warmup = Tensor::integer(plan.warmup.cast_signed())?;
        let steps = Tensor::integer(plan.steps.cast_signed())?;
        let results = self
            .library
            .call("train_step")?
            .update(STATE, &mut state.0)?
            .input("tokens", [&batch.tokens])?
            .input("targets", [&batch.targets])?
            .input("rate", [&rate])?
            .input("warmup", [&warmup])?
            .input("steps", [&steps])?
            .run()?;
        only(&results)?.to_float()
    }

    /// The mean negative log likelihood of `batch`.
    pub fn loss(&self, state: &State, batch: &Batch) -> Result<f32> {
        let results = self
            .library
            .call("loss")?
            .input(PARAMETERS, state.parameters())?
            .input("tokens", [&batch.tokens])?
            .input("targets", [&batch.targets])?
            .run()?;
        only(&results)?.to_float()
    }

    /// Continues `prompt` to the full length: one call of the compiled loop.
    pub fn generate(&self, state: &State, prompt: &[i64], sampling: Sampling) -> Result<Vec<i64>> {
        let tokens = self.padded(prompt)?;
        let count = Tensor::integer(prompt.len() as i64)?;
        let (seed, temperature) = (Tensor::integer(sampling.seed)?, Tensor::float(sampling.temperature)?);
        let results = self
            .library
            .call("generate")?
            .input(PARAMETERS, state.parameters())?
            .input("prompt", [&tokens])?
            .input("count", [&count])?
            .input("seed", [&seed])?
            .input("temperature", [&temperature])?
            .run()?;
        only(&results)?.to_integers()
    }

    /// The same tokens, chosen one call at a time; stops when `done` says so.
    pub fn generate_stepwise(
        &self,
        state: &State,
        prompt: &[i64],
        sampling: Sampling,
        mut done: impl FnMut(&[i64]) -> Result<bool>,
    ) -> Result<Vec<i64>> {
        let last = Tensor::integer(prompt.len() as i64 - 1)?;
        let mut results = self
            .library
            .call("prefill")?
            .input(PARAMETERS, state.parameters())?
            .input("tokens", [&self.padded(prompt)?])?
            .input("last", [&last])?
            .run()?;
        let mut cache = results.split_off(1);
        let mut tokens = prompt.to_vec();
        while tokens.len() < self.length {
            let token = self.choose(only(&results)?, tokens.len(), sampling)?;
            let position = Tensor::integer(tokens.len() as i64)?;
            tokens.push(token);
            if tokens.len() == self.length || done(&tokens)? {
                break;
            }
            let token = Tensor::integers(&[1], &[token])?;
            results = self
                .library
                .call("decode_step")?
                .input(PARAMETERS, state.parameters())?
                .update("cache", &mut cache)?
                .input("token", [&token])?
                .input("position", [&position])?
                .run()?;
        }
        Ok(tokens)
    }

    /// The token for `position`, given the logits before it.
    fn choose(&self, logits: &Tensor, position: usize, sampling: Sampling) -> Result<i64> {
        let call = self
            .library
            .call(if sampling.temperature > 0.0 { "sample" } else { "greedy" })?;
        let call = call.input("logits", [logits])?;
        let (seed, temperature) = (Tensor::integer(sampling.seed)?, Tensor::float(sampling.temperature)?);
        let position = Tensor::integer(position as i64)?;
        let results = if sampling.temperature > 0.0 {
            call.input("seed", [&seed])?
                .input("position", [&position])?
                .input("temperature", [&temperature])?
                .run()?
        } else {
            call.run()?
        };
        only(&results)?
            .to_integers()?
            .first()
            .copied()
            .context("there is no token")
    }

    /// `prompt` as the first row positions of a `[1, length]` tensor.
    fn padded(&self, prompt: &[i64]) -> Result<Tensor> {
        ensure!(
            (1..self.length).contains(&prompt.len()),
            "the prompt has {} tokens, with the one that a story begins behind; 1 to {} are possible",
            prompt.len(),
            self.length - 1
        );
        let mut tokens = prompt.to_vec();
        tokens.resize(self.length, 0);
        Tensor::integers(&[1, self.length], &tokens)
    }
}

fn only(results: &[Tensor]) -> Result<&Tensor> {
    match results {
        [result] => Ok(result),
        _ => anyhow::bail!("one result is expected, found {}", results.len()),
    }
}
