//! `kinac grad-check`.

use super::{
    arguments::GradCheck,
    tensors::{self, invalid, read_tensor},
};
use crate::{
    abi::signature::{FunctionSignature, Port},
    diagnostics::{Code, Diagnostic},
    driver::{
        Failure, Result, Session, execute,
        output::{Destination, Mode, Outputs},
        stages::{GradModule, Source, Typed},
    },
    grad_check::{
        self, Settings,
        compare::Tolerance,
        inputs::{Random, Range},
        point::Point,
        report::{Row, table},
    },
    sema::{Function, GRADIENT, TypedProgram, suggest, types::Placement, types::Type},
    tensor::Tensor,
};

/// What is lost of a difference to the rounding of the loss, in steps of its
/// last digit.
const LOST_DIGITS: f64 = 64.0;

/// Compares the compiled gradient of a function with central differences.
pub(super) fn grad_check(session: &Session, arguments: &GradCheck) -> Result<()> {
    let typed = Source::read(session, &arguments.input.file)?
        .parse(session)?
        .check(session)?;
    let program = typed.program();
    let function = select(program, arguments.function.as_deref())?;
    check_loss(function)?;
    let signature = function.signature();
    let wrt = differentiated(function, &signature, &arguments.wrt)?;
    let inputs = inputs(&signature.inputs, arguments)?;
    // The loss and the gradients, from compiled code.
    let differentiated = Typed::derived(program.differentiating(function, &wrt));
    let gradients = execute::run(session, differentiated, GRADIENT, inputs.clone())?;
    let exact = exact(session, program.exporting(function))?;
    let evaluate = |inputs: &[Tensor]| {
        let results = exact.module.interpret(&function.name, inputs, &mut |_| {})?;
        let loss = results
            .first()
            .and_then(|loss| grad_check::inputs::numbers(loss).first().copied());
        Ok(loss.unwrap_or(f64::NAN))
    };
    let point = Point::new(&evaluate, &inputs)?;
    if !point.loss.is_finite() {
        let message = format!("the loss of `{}` is {} at these inputs", function.name, point.loss);
        return Err(
            Failure::new(Code::InvalidArgument, message).help("give other inputs: `NAME=LOW..HIGH` or `NAME=FILE.npy`")
        );
    }
    let settings = settings(arguments, &exact, point.loss, &gradients[1..]);
    let (text, failed) = compare(&point, &signature, (&wrt, &gradients), &settings, arguments.seed)?;
    let mut outputs = Outputs::default();
    outputs.add(&Destination::Stdout, text.into_bytes(), Mode::Data)?;
    outputs.commit()?;
    match failed {
        0 => Ok(()),
        failed => Err(mismatch(function, failed, wrt.len(), exact.stops).into()),
    }
}

/// The loss in F64, and what is known of the program as it is written.
struct Exact<'s> {
    module: GradModule<'s>,
    tolerance: Tolerance,
    stops: bool,
}

fn exact(session: &Session, program: TypedProgram) -> Result<Exact<'_>> {
    let written = Typed::derived(program.clone()).emit(session)?.differentiate()?;
    let tolerance = Tolerance::of(&written.float_dtypes());
    let stops = written.contains("kina.stop_gradient");
    let module = Typed::derived(program)
        .emit(session)?
        .promote_floats()?
        .differentiate()?;
    Ok(Exact {
        module,
        tolerance,
        stops,
    })
}

fn settings(arguments: &GradCheck, exact: &Exact, loss: f64, gradients: &[Tensor]) -> Settings {
    let noise = LOST_DIGITS * f64::EPSILON * loss.abs() / arguments.epsilon;
    let default = exact.tolerance.absolute * grad_check::largest(gradients) + noise;
    Settings {
        samples: usize::try_from(arguments.samples).unwrap_or(usize::MAX),
        epsilon: arguments.epsilon,
        tolerance: Tolerance {
            relative: arguments.rtol.unwrap_or(exact.tolerance.relative),
            absolute: arguments.atol.unwrap_or(default),
        },
    }
}

/// The text of the comparison, and how many parameters fail.
fn compare(
    point: &Point,
    signature: &FunctionSignature,
    (wrt, gradients): (&[usize], &[Tensor]),
    settings: &Settings,
    seed: u64,
) -> Result<(String, usize)> {
    let mut random = Random::new(!seed);
    let (mut rows, mut failed) = (Vec::new(), 0);
    for (input, port) in signature.inputs.iter().enumerate() {
        let position = wrt.iter().position(|&position| position == input);
        let summary = match position.and_then(|position| gradients.get(position + 1)) {
            Some(gradient) => Some(grad_check::check_input(point, input, gradient, settings, &mut random)?),
            None => None,
        };
        failed += usize::from(summary.as_ref().is_some_and(|summary| !summary.passes()));
        rows.push(Row::new(&port.path, port.dtype, &port.shape, summary.as_ref()));
        tracing::info!(parameter = port.path, "checked");
    }
    let compiled = grad_check::inputs::numbers(&gradients[0]);
    let Tolerance { relative, absolute } = settings.tolerance;
    let head = format!(
        "{}: loss {:.9e} in F64, {:.9e} compiled\n\
         seed {seed}, epsilon {:.1e}, rtol {relative:.1e}, atol {absolute:.1e}\n\n",
        signature.name,
        point.loss,
        compiled.first().copied().unwrap_or(f64::NAN),
        settings.epsilon,
    );
    let tail = match failed {
        0 => format!("\npass: {} of {}\n", wrt.len(), wrt.len()),
        failed => format!("\nFAIL: {failed} of {}\n", wrt.len()),
    };
    Ok((head + &table(&rows) + &tail, failed))
}

fn mismatch(function: &Function, failed: usize, count: usize, stops: bool) -> Diagnostic {
    let message = format!(
        "the gradient of `{}` differs from central differences in {failed} of {count} parameters",
        function.name
    );
    let diagnostic = Diagnostic::new(Code::GradientMismatch, message).at(function.span, "");
    match stops {
        true => diagnostic.note("the function uses `stop_gradient`, through which differences see"),
        false => diagnostic.help("`--seed` takes another point, `--rtol` and `--atol` other tolerances"),
    }
}

/// The function called `name`, or the only one that is exported.
fn select<'p>(program: &'p TypedProgram, name: Option<&str>) -> Result<&'p Function> {
    let Some(name) = name else {
        let exported = program.exported().collect::<Vec<_>>();
        return match exported[..] {
            [function] => Ok(function),
            _ => {
                let names = exported.iter().map(|function| function.name.as_str());
                let message = format!(
                    "the program exports several functions: {}",
                    names.collect::<Vec<_>>().join(", ")
                );
                Err(Failure::new(Code::UnknownFunction, message).help("choose one with `--fn NAME`"))
            }
        };
    };
    if let Some(function) = program.named().find(|function| function.name == name) {
        return Ok(function);
    }
    if let Some((_, span)) = program.templates.iter().find(|(template, _)| template == name) {
        let diagnostic = Diagnostic::new(
            Code::UnknownFunction,
            format!("`{name}` is generic: it has no gradient of its own"),
        )
        .at(*span, "")
        .help(format!(
            "name an instance at top level and check that: `let {name}_4 = {name}<4>;`"
        ));
        return Err(diagnostic.into());
    }
    let failure = Failure::new(Code::UnknownFunction, format!("the program has no function `{name}`"));
    let names = program
        .named()
        .map(|function| function.name.as_str())
        .collect::<Vec<_>>();
    Err(match suggest::nearest(name, names.iter().copied()) {
        Some(near) => failure.help(format!("did you mean `{near}`?")),
        None => failure.note(format!("it has {}", names.join(", "))),
    })
}

/// Refuses a function without a loss, or on the device.
fn check_loss(function: &Function) -> Result<()> {
    let first = match &function.result_type {
        Type::Tuple(elements) => elements.first(),
        whole => Some(whole),
    };
    match first {
        Some(Type::Tensor(ty)) if ty.dtype().is_float() && ty.shape().is_empty() => {}
        _ => {
            let message = format!("`{}` has no loss: expected a floating tensor of rank 0", function.name);
            return Err(Diagnostic::new(Code::NoLoss, message)
                .at(function.span, format!("it returns `{}`", function.result_type))
                .note("the function returns the loss, or a tuple whose first element is the loss")
                .into());
        }
    }
    let values = &function.values;
    match values.iter().find(|value| value.ty.placement() == Placement::Device) {
        Some(value) => Err(
            Diagnostic::new(Code::Unsupported, "a function that works on @device cannot be checked")
                .at(value.span, format!("`{}`", value.ty))
                .into(),
        ),
        None => Ok(()),
    }
}

/// The positions of the inputs that `names` stand for, or of all floating ones.
fn differentiated(function: &Function, signature: &FunctionSignature, names: &[String]) -> Result<Vec<usize>> {
    let floating = |port: &Port| port.dtype.is_float();
    let belongs = |port: &Port, name: &str| {
        let rest = port.path.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let mut errors = Vec::new();
    for name in names {
        let ports = signature.inputs.iter().filter(|port| belongs(port, name));
        let ports = ports.collect::<Vec<_>>();
        let message = match ports.first() {
            None => format!("`{}` has no parameter `{name}`", function.name),
            Some(_) if !ports.iter().any(|port| floating(port)) => {
                format!("`{name}` is not floating: it cannot be differentiated by")
            }
            Some(_) => continue,
        };
        let diagnostic = Diagnostic::new(Code::InvalidWrt, message).at(function.span, "");
        let paths = signature
            .inputs
            .iter()
            .filter(|port| floating(port))
            .map(|port| port.path.as_str());
        errors.push(match suggest::nearest(name, paths) {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic,
        });
    }
    if !errors.is_empty() {
        return Err(Failure(errors));
    }
    let is_chosen = |port: &Port| names.is_empty() || names.iter().any(|name| belongs(port, name));
    let ports = signature.inputs.iter().enumerate();
    let chosen = ports.filter(|(_, port)| floating(port) && is_chosen(port));
    let chosen = chosen.map(|(position, _)| position).collect::<Vec<_>>();
    if chosen.is_empty() {
        let message = format!("`{}` has no floating parameter", function.name);
        return Err(Diagnostic::new(Code::InvalidWrt, message).at(function.span, "").into());
    }
    Ok(chosen)
}

/// The inputs: those that arguments give, the others random.
fn inputs(ports: &[Port], arguments: &GradCheck) -> Result<Vec<Tensor>> {
    let mut random = Random::new(arguments.seed);
    tensors::collect(ports, &arguments.arguments, |port, value| {
        let range = value.map_or(Some(Range::of(port.dtype)), Range::parse);
        match (range, value) {
            (Some(range), _) => Ok(random.tensor(port.dtype, &port.shape, range)),
            (None, Some(text)) if text.contains("..") && !text.ends_with(".npy") => Err(Box::new(
                invalid(format!("the argument `{}`: `{text}` is not a range", port.path))
                    .help("a range is LOW..HIGH, two finite numbers, the lower one first"),
            )),
            (None, value) => read_tensor(port, value.unwrap_or_default()),
        }
    })
}
