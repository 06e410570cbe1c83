//! `kinac check`.

use super::arguments::Check;
use crate::driver::{
    Result, Session,
    output::{Destination, Mode, Outputs},
    stages::Source,
};

/// Prints each exported signature of a program whose types fit and whose gradients
/// exist.
pub(super) fn check(session: &Session, arguments: &Check) -> Result<()> {
    let typed = Source::read(session, &arguments.input.file)?
        .parse(session)?
        .check(session)?;
    let text = typed
        .program()
        .exported()
        .map(|function| format!("{function}\n"))
        .collect::<String>();
    typed.emit(session)?.differentiate()?;
    let mut outputs = Outputs::default();
    outputs.add(&Destination::Stdout, text.into_bytes(), Mode::Data)?;
    outputs.commit()
}
