//! `kinac explain`.

use super::arguments::Explain;
use crate::{
    diagnostics::{Code, index},
    driver::{
        Failure, Result,
        output::{Destination, Mode, Outputs},
    },
    sema::suggest::nearest,
};

/// Prints the entry of a code, or the whole index.
pub(super) fn explain(arguments: &Explain) -> Result<()> {
    let text = match &arguments.code {
        None => index::page(),
        Some(name) => index::entry(index::find(name).ok_or_else(|| unknown(name))?),
    };
    let mut outputs = Outputs::default();
    outputs.add(&Destination::Stdout, text.into_bytes(), Mode::Data)?;
    outputs.commit()
}

fn unknown(name: &str) -> Failure {
    let failure = Failure::new(Code::InvalidOption, format!("there is no code `{name}`"));
    match nearest(name, Code::ALL.iter().map(|code| code.name())) {
        Some(near) => failure.help(format!("did you mean `{near}`?")),
        None => failure.help("`kinac explain` lists all codes"),
    }
}
