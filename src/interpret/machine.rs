//! The walk through functions, calls and compositions. They are kept on a stack
//! of our own, so that no depth of nesting exhausts the program's.

use super::{
    environment::{Environment, operations},
    error::{InterpretError, operation_name},
    evaluate::evaluate,
    repetition::Repetition,
    types::{reserve, tensor_type},
    value::Value,
};
use crate::{dialect::KinaOperation, ffi::view::KinaView, passes::transform_ad, tensor::Tensor};
use melior::ir::{
    BlockLike, BlockRef, Module, Operation, OperationRef, RegionLike, Value as MlirValue,
    attribute::{FlatSymbolRefAttribute, StringAttribute},
    operation::OperationLike,
};
use std::{collections::HashMap, rc::Rc};

const FUNCTION: &str = "func.func";
const CALL: &str = "func.call";
const RETURN: &str = "func.return";

type Functions<'c, 'a> = HashMap<String, OperationRef<'c, 'a>>;

/// Evaluates `function` of `module` on `arguments`. Reverse mode is evaluated by
/// transforming a copy of the module.
pub fn run(
    module: &Module,
    function: &str,
    arguments: &[Tensor],
    observe: &mut dyn FnMut(Event),
) -> Result<Vec<Tensor>, InterpretError> {
    if !transform_ad::contains_vjp(module.as_operation()) {
        return run_plain(module, function, arguments, observe);
    }
    let invalid = || InterpretError::invalid(module.as_operation());
    let copy = Module::from_operation(Operation::clone(&module.as_operation())).ok_or_else(invalid)?;
    transform_ad::transform(copy.as_operation()).map_err(|errors| {
        errors.first().map_or_else(invalid, |error| InterpretError::NoGradient {
            message: error.message.clone(),
            location: error.location.to_string(),
        })
    })?;
    run_plain(&copy, function, arguments, observe)
}

/// Evaluates `function` of a module without reverse mode.
fn run_plain(
    module: &Module,
    function: &str,
    arguments: &[Tensor],
    observe: &mut dyn FnMut(Event),
) -> Result<Vec<Tensor>, InterpretError> {
    let functions = functions(module);
    let Some(&entry) = functions.get(function) else {
        let mut known = functions.into_keys().collect::<Vec<_>>();
        known.sort();
        let function = function.to_owned();
        return Err(InterpretError::UnknownFunction { function, known });
    };
    let arguments = arguments
        .iter()
        .map(|tensor| Rc::new(Value::from_tensor(tensor)))
        .collect();
    let frame = Frame::enter(Some(function), entry, arguments)?;
    let results = Machine {
        functions,
        frames: vec![frame],
    }
    .run(observe)?;
    Ok(results.iter().map(|value| value.to_tensor()).collect())
}

/// The functions of the module by name.
fn functions<'c, 'a>(module: &'a Module<'c>) -> Functions<'c, 'a> {
    operations(module.body())
        .filter(|operation| operation_name(*operation) == FUNCTION)
        .filter_map(|operation| {
            let symbol = StringAttribute::try_from(operation.attribute("sym_name").ok()?).ok()?;
            Some((symbol.value().to_owned(), operation))
        })
        .collect()
}

/// An operation that was evaluated.
pub struct Event<'e, 'c, 'a> {
    operation: OperationRef<'c, 'a>,
    value: &'e Value,
}

impl Event<'_, '_, '_> {
    /// The name of the operation in the language, such as `mul`.
    pub fn name(&self) -> String {
        let name = operation_name(self.operation);
        name.split_once('.').map_or(name.clone(), |(_, rest)| rest.to_owned())
    }

    /// Where the operation is in the source, as MLIR writes locations.
    pub fn location(&self) -> String {
        self.operation.location().to_string()
    }

    /// A result of the operation.
    pub fn tensor(&self) -> Tensor {
        self.value.to_tensor()
    }
}

/// What an operation does to the stack.
enum Step {
    /// Calls a function.
    Call,
    /// Evaluates its own body.
    Enter,
    /// Evaluates its own body again and again.
    Repeat,
    /// Ends a function or a body.
    Return,
    /// Computes its results from its operands.
    Evaluate,
}

impl Step {
    fn of(operation: OperationRef) -> Self {
        match KinaView::new(operation).as_deref() {
            Some(KinaOperation::Composition(_)) => return Self::Enter,
            Some(KinaOperation::For(_)) => return Self::Repeat,
            Some(KinaOperation::Yield(_)) => return Self::Return,
            _ => {}
        }
        match operation_name(operation).as_str() {
            CALL => Self::Call,
            RETURN => Self::Return,
            _ => Self::Evaluate,
        }
    }
}

/// The call stack; the last frame is the running one.
struct Machine<'c, 'a> {
    functions: Functions<'c, 'a>,
    frames: Vec<Frame<'c, 'a>>,
}

impl<'c, 'a> Machine<'c, 'a> {
    /// Runs until the first frame returns; gives what it returns.
    fn run(mut self, observe: &mut dyn FnMut(Event)) -> Result<Vec<Rc<Value>>, InterpretError> {
        while let Some(frame) = self.frames.last_mut() {
            let operation = frame.current;
            match Step::of(operation) {
                Step::Call => self.call(operation)?,
                Step::Enter => {
                    let arguments = frame.environment.take_operands(operation)?;
                    self.frames.push(Frame::enter(None, operation, arguments)?);
                }
                Step::Repeat => {
                    let initial = frame.environment.take_operands(operation)?;
                    let repetition = Repetition::new(operation, &mut frame.environment)?;
                    self.iterate(repetition, initial)?;
                }
                Step::Return => {
                    let results = frame.environment.take_operands(operation)?;
                    let repetition = self.frames.pop().and_then(|frame| frame.repetition);
                    match (repetition, self.frames.last_mut()) {
                        (Some(repetition), _) => self.iterate(repetition, results)?,
                        (None, Some(caller)) => caller.complete(results)?,
                        (None, None) => return Ok(results),
                    }
                }
                Step::Evaluate => {
                    let results = frame.evaluate(operation)?;
                    results.iter().for_each(|value| observe(Event { operation, value }));
                    frame.complete(results)?;
                }
            }
        }
        Ok(Vec::new())
    }

    /// Enters the next iteration of the loop that the last frame is at; after
    /// the last one `carried` are its results.
    fn iterate(&mut self, mut repetition: Repetition, carried: Vec<Rc<Value>>) -> Result<(), InterpretError> {
        let Some(frame) = self.frames.last_mut() else {
            return Ok(());
        };
        let Some(arguments) = repetition.advance(&carried) else {
            return frame.complete(carried);
        };
        let mut body = Frame::enter(None, frame.current, arguments)?;
        for binding in repetition.captured() {
            body.environment.bind_captured(binding);
        }
        body.repetition = Some(repetition);
        self.frames.push(body);
        Ok(())
    }

    /// Enters the callee; its return completes the call.
    fn call(&mut self, call: OperationRef<'c, 'a>) -> Result<(), InterpretError> {
        let callee = call
            .attribute("callee")
            .ok()
            .and_then(|attribute| FlatSymbolRefAttribute::try_from(attribute).ok())
            .ok_or_else(|| InterpretError::invalid(call))?
            .value();
        if self
            .frames
            .iter()
            .any(|frame| frame.function.as_deref() == Some(callee))
        {
            return Err(InterpretError::Recursion {
                function: callee.to_owned(),
                location: call.location().to_string(),
            });
        }
        let &function = self
            .functions
            .get(callee)
            .ok_or_else(|| InterpretError::invalid(call))?;
        let frame = self.frames.last_mut().ok_or_else(|| InterpretError::invalid(call))?;
        let arguments = frame.environment.take_operands(call)?;
        self.frames.push(Frame::enter(Some(callee), function, arguments)?);
        Ok(())
    }
}

/// A function or composition that is being evaluated.
struct Frame<'c, 'a> {
    /// The name of the function; a composition has none.
    function: Option<String>,
    /// The operation that is evaluated now or, in a calling frame, the call.
    current: OperationRef<'c, 'a>,
    environment: Environment,
    /// In the body of a loop: what is to come after this iteration.
    repetition: Option<Repetition>,
}

impl<'c, 'a> Frame<'c, 'a> {
    /// The beginning of `operation`: the function called `function`, or a composition.
    fn enter(
        function: Option<&str>,
        operation: OperationRef<'c, 'a>,
        arguments: Vec<Rc<Value>>,
    ) -> Result<Self, InterpretError> {
        let name = function.map_or_else(|| operation_name(operation), str::to_owned);
        let body = operation.region(0).ok().and_then(|region| region.first_block());
        let Some((block, first)) = body.and_then(|block| Some((block, block.first_operation()?))) else {
            return Err(InterpretError::NoBody {
                function: name,
                location: operation.location().to_string(),
            });
        };
        check_arguments(&name, block, &arguments)?;
        let mut environment = Environment::of(block);
        for (parameter, argument) in parameters(block).zip(arguments) {
            environment.bind(parameter, argument);
        }
        Ok(Self {
            function: function.map(str::to_owned),
            current: first,
            environment,
            repetition: None,
        })
    }

    /// The results of a kina operation.
    fn evaluate(&mut self, operation: OperationRef<'c, 'a>) -> Result<Vec<Rc<Value>>, InterpretError> {
        let Some(view) = KinaView::new(operation) else {
            return Err(InterpretError::UnsupportedOperation {
                name: operation_name(operation),
                location: operation.location().to_string(),
            });
        };
        let name = operation_name(operation);
        let results = operation.results().map(|result| tensor_type(result.into(), &name));
        let results = results.collect::<Result<Vec<_>, _>>()?;
        for result in &results {
            reserve(result, operation)?;
        }
        let operands = self.environment.take_operands(operation)?;
        let computed = evaluate(&view, &operands, &results).filter(|computed| computed.len() == results.len());
        let values = computed.and_then(|computed| {
            let values = results.into_iter().zip(computed);
            values
                .map(|(result, computed)| Value::new(result, computed).map(Rc::new))
                .collect()
        });
        values.ok_or_else(|| InterpretError::invalid(operation))
    }

    /// Binds the results of the current operation and goes to the next.
    fn complete(&mut self, results: Vec<Rc<Value>>) -> Result<(), InterpretError> {
        for (result, value) in self.current.results().zip(results) {
            self.environment.bind(result.into(), value);
        }
        self.current = self
            .current
            .next_in_block()
            .ok_or_else(|| InterpretError::invalid(self.current))?;
        Ok(())
    }
}

fn parameters<'c, 'a>(block: BlockRef<'c, 'a>) -> impl Iterator<Item = MlirValue<'c, 'a>> {
    (0..block.argument_count()).filter_map(move |index| Some(block.argument(index).ok()?.into()))
}

fn check_arguments(function: &str, block: BlockRef, arguments: &[Rc<Value>]) -> Result<(), InterpretError> {
    if arguments.len() != block.argument_count() {
        return Err(InterpretError::ArgumentCount {
            function: function.to_owned(),
            expected: block.argument_count(),
            found: arguments.len(),
        });
    }
    for (index, (parameter, argument)) in parameters(block).zip(arguments).enumerate() {
        let expected = tensor_type(parameter, &format!("parameter {index} of {function}"))?;
        if argument.r#type != expected {
            return Err(InterpretError::ArgumentType {
                function: function.to_owned(),
                index,
                expected,
                found: argument.r#type.clone(),
            });
        }
    }
    Ok(())
}
