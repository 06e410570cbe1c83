//! `storylm generate` and `storylm eval`.

use super::{
    arguments::{Eval, Generate},
    checkpoint::{self, Description},
    corpus::{self, Corpus},
    model::{Compiler, Model, Sampling, State},
    stories::SEPARATOR,
    tokens::Tokenizer,
    train::{CHECKPOINT, mean_loss},
};
use anyhow::{Context, Result, ensure};
use std::{
    io::{self, Write},
    path::Path,
};

/// A trained model.
struct Trained {
    description: Description,
    model: Model,
    state: State,
    tokenizer: Tokenizer,
}

/// Loads a run's checkpoint, or the checkpoint `path` itself.
fn open(path: &Path, compiler: &Compiler) -> Result<Trained> {
    let path = if path.is_dir() {
        path.join(CHECKPOINT)
    } else {
        path.to_owned()
    };
    let mut model = None;
    let (description, tensors) = checkpoint::load(&path, |description| {
        let compiled = Model::new(compiler, description.plan.preset)?;
        model.insert(compiled).state_ports()
    })?;
    Ok(Trained {
        tokenizer: Tokenizer::restore(&description.tokenizer)?,
        model: model.context("the model was not compiled")?,
        state: State(tensors),
        description,
    })
}

/// Writes stories to standard output.
pub fn generate(arguments: &Generate, compiler: &Compiler) -> Result<()> {
    let trained = open(&arguments.run, compiler)?;
    let (prompt, opening) = trained.opening(&arguments.prompt)?;
    for index in 0..arguments.count {
        let sampling = Sampling {
            seed: arguments.seed.wrapping_add(i64::from(index)),
            temperature: arguments.temperature,
        };
        let tokens = if arguments.stepwise {
            trained.stepwise(&prompt, &opening, sampling, arguments.whole)?
        } else {
            trained.model.generate(&trained.state, &prompt, sampling)?
        };
        let text = trained.tokenizer.decode(&tokens)?;
        let text = if arguments.whole {
            text.as_str()
        } else {
            first_story(&text, &opening)
        };
        match writeln!(io::stdout(), "{text}") {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            written => written?,
        }
    }
    Ok(())
}

impl Trained {
    /// The tokens to continue, and their text: the beginning of a story with
    /// `prompt`.
    fn opening(&self, prompt: &str) -> Result<(Vec<i64>, String)> {
        let beginning = self.tokenizer.beginning();
        let tokens = beginning.into_iter().chain(self.tokenizer.encode(prompt)?);
        let tokens = tokens.map(i64::from).collect::<Vec<_>>();
        ensure!(
            !tokens.is_empty(),
            "a text without blank lines needs a --prompt to continue"
        );
        let text = self.tokenizer.decode(&tokens)?;
        Ok((tokens, text))
    }

    fn stepwise(&self, prompt: &[i64], opening: &str, sampling: Sampling, whole: bool) -> Result<Vec<i64>> {
        self.model.generate_stepwise(&self.state, prompt, sampling, |tokens| {
            let text = self.tokenizer.decode(tokens)?;
            Ok(!whole && first_story(&text, opening).len() < text.trim_start().len())
        })
    }
}

/// The text up to the first blank line behind the opening.
fn first_story<'a>(text: &'a str, opening: &str) -> &'a str {
    let behind = text.get(opening.len()..).and_then(|rest| rest.find(SEPARATOR));
    let end = behind.map_or(text.len(), |end| opening.len() + end);
    text[..end].trim_start()
}

/// Prints the loss over the validation data.
pub fn eval(arguments: &Eval, compiler: &Compiler) -> Result<()> {
    let trained = open(&arguments.run, compiler)?;
    let text = corpus::text(arguments.text.as_deref(), trained.description.plan.seed)?;
    let Trained {
        model,
        tokenizer,
        state,
        description,
    } = trained;
    let corpus = Corpus::new(&text, &tokenizer, model.length)?;
    let batches = corpus.validation(arguments.batches, model.batch, model.length)?;
    let loss = mean_loss(&model, &state, &batches)?;
    let bits = f64::from(loss) / std::f64::consts::LN_2 / corpus.bytes_per_token;
    println!(
        "step {}: loss {loss} nats per token, {bits:.4} bits per byte, over {} tokens",
        description.step,
        batches.len() * model.batch * model.length
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::first_story;

    #[test]
    fn a_story_ends_at_a_blank_line_behind_the_prompt() {
        assert_eq!(first_story("\nOne day.\n\nTwo", "\n"), "One day.");
        assert_eq!(first_story("One\n\nTwo", "One\n\nT"), "One\n\nTwo");
        assert_eq!(first_story("One", "Ä long opening"), "One");
    }
}
