//! `kinac run` and `kinac interpret`.

use super::{
    arguments::{Call, Interpret, Interpretable, Run},
    tensors::{self, Trace},
};
use crate::{
    abi::signature::FunctionSignature,
    diagnostics::Code,
    driver::{
        Failure, Result, Session, execute,
        stages::{Source, Typed},
    },
    interpret::Event,
    sema::suggest,
};

/// Compiles the program and calls the function.
pub(super) fn run(session: &Session, arguments: &Run) -> Result<()> {
    let call = &arguments.call;
    let typed = read(session, call)?;
    let signature = select(typed.program().signatures(), call.function.as_deref())?;
    // Before the time to compile is spent.
    let inputs = tensors::read(&signature.inputs, &call.arguments)?;
    let outputs = execute::run(session, typed, &signature.name, inputs)?;
    tensors::write(&signature.outputs, &outputs, &call.out_dir)
}

/// Evaluates the function in the interpreter.
pub(super) fn interpret(session: &Session, arguments: &Interpret) -> Result<()> {
    let call = &arguments.call;
    let typed = read(session, call)?;
    let signature = select(typed.program().signatures(), call.function.as_deref())?;
    let inputs = tensors::read(&signature.inputs, &call.arguments)?;
    let mut trace = Trace::default();
    let mut observe = |event: Event| {
        if arguments.trace_values {
            trace.add(&event);
        }
    };
    let kina = typed.emit(session)?;
    let outputs = match arguments.stage {
        Interpretable::Kina => kina.interpret(&signature.name, &inputs, &mut observe)?,
        Interpretable::Grad => kina
            .differentiate()?
            .interpret(&signature.name, &inputs, &mut observe)?,
    };
    if arguments.trace_values {
        tensors::write_trace(&trace, &call.out_dir)?;
    }
    tensors::write(&signature.outputs, &outputs, &call.out_dir)
}

fn read(session: &Session, call: &Call) -> Result<Typed> {
    Source::read(session, &call.input.file)?.parse(session)?.check(session)
}

/// The exported function called `name`, or the only one.
fn select(mut signatures: Vec<FunctionSignature>, name: Option<&str>) -> Result<FunctionSignature> {
    let names = signatures
        .iter()
        .map(|signature| signature.name.clone())
        .collect::<Vec<_>>();
    let position = match name {
        Some(name) => names.iter().position(|candidate| candidate == name),
        None => (names.len() == 1).then_some(0),
    };
    match (position, name) {
        (Some(position), _) => Ok(signatures.swap_remove(position)),
        (None, Some(name)) => Err(unknown(name, &names)),
        (None, None) => Err(Failure::new(
            Code::UnknownFunction,
            format!("the program exports several functions: {}", names.join(", ")),
        )
        .help("choose one with `--fn NAME`")),
    }
}

fn unknown(name: &str, names: &[String]) -> Failure {
    let failure = Failure::new(
        Code::UnknownFunction,
        format!("the program exports no function `{name}`"),
    );
    match suggest::nearest(name, names.iter().map(String::as_str)) {
        Some(near) => failure.help(format!("did you mean `{near}`?")),
        None => failure.note(format!("it exports {}", names.join(", "))),
    }
}
