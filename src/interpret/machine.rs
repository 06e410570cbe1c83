//! The walk through functions and calls. Calls are kept on a stack of our own,
//! so that no depth of nesting exhausts the program's.

use super::{
    error::InterpretError,
    evaluate::evaluate,
    value::{TensorType, Value},
};
use crate::{
    dtype::DType,
    ffi::{attributes::is_device, view::KinaView},
    tensor::Tensor,
};
use melior::ir::{
    BlockLike, BlockRef, Module, OperationRef, RegionLike, Value as MlirValue, ValueLike,
    attribute::{FlatSymbolRefAttribute, StringAttribute},
    operation::OperationLike,
    r#type::{DimSize, RankedTensorType, ShapedTypeLike},
};
use std::{collections::HashMap, rc::Rc};

const FUNCTION: &str = "func.func";
const CALL: &str = "func.call";
const RETURN: &str = "func.return";

type Functions<'c, 'a> = HashMap<String, OperationRef<'c, 'a>>;

/// Evaluates `function` of `module` on `arguments`.
pub fn run(module: &Module, function: &str, arguments: &[Tensor]) -> Result<Vec<Tensor>, InterpretError> {
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
    let frame = Frame::enter(function, entry, arguments)?;
    let results = Machine {
        functions,
        frames: vec![frame],
    }
    .run()?;
    Ok(results.iter().map(|value| value.to_tensor()).collect())
}

/// The functions of the module by name.
fn functions<'c, 'a>(module: &'a Module<'c>) -> Functions<'c, 'a> {
    operations(module.body())
        .filter(|operation| name(*operation) == FUNCTION)
        .filter_map(|operation| {
            let symbol = StringAttribute::try_from(operation.attribute("sym_name").ok()?).ok()?;
            Some((symbol.value().to_owned(), operation))
        })
        .collect()
}

fn operations<'c, 'a>(block: BlockRef<'c, 'a>) -> impl Iterator<Item = OperationRef<'c, 'a>> {
    std::iter::successors(block.first_operation(), |operation| operation.next_in_block())
}

fn name(operation: OperationRef) -> String {
    operation.name().as_string_ref().as_str().unwrap_or_default().to_owned()
}

/// The call stack; the last frame is the running one.
struct Machine<'c, 'a> {
    functions: Functions<'c, 'a>,
    frames: Vec<Frame<'c, 'a>>,
}

impl<'c, 'a> Machine<'c, 'a> {
    /// Runs until the first frame returns; gives what it returns.
    fn run(mut self) -> Result<Vec<Rc<Value>>, InterpretError> {
        while let Some(frame) = self.frames.last_mut() {
            let operation = frame.current;
            match name(operation).as_str() {
                CALL => self.call(operation)?,
                RETURN => {
                    let results = frame.environment.take_operands(operation)?;
                    self.frames.pop();
                    match self.frames.last_mut() {
                        Some(caller) => caller.complete(results)?,
                        None => return Ok(results),
                    }
                }
                _ => {
                    let results = frame.evaluate(operation)?;
                    frame.complete(results)?;
                }
            }
        }
        Ok(Vec::new())
    }

    /// Enters the callee; its return completes the call.
    fn call(&mut self, call: OperationRef<'c, 'a>) -> Result<(), InterpretError> {
        let callee = call
            .attribute("callee")
            .ok()
            .and_then(|attribute| FlatSymbolRefAttribute::try_from(attribute).ok())
            .ok_or_else(|| invalid(call))?
            .value();
        if self.frames.iter().any(|frame| frame.function == callee) {
            return Err(InterpretError::Recursion {
                function: callee.to_owned(),
                location: call.location().to_string(),
            });
        }
        let &function = self.functions.get(callee).ok_or_else(|| invalid(call))?;
        let frame = self.frames.last_mut().ok_or_else(|| invalid(call))?;
        let arguments = frame.environment.take_operands(call)?;
        self.frames.push(Frame::enter(callee, function, arguments)?);
        Ok(())
    }
}

/// A function that is being evaluated.
struct Frame<'c, 'a> {
    function: String,
    /// The operation that is evaluated now or, in a calling frame, the call.
    current: OperationRef<'c, 'a>,
    environment: Environment,
}

impl<'c, 'a> Frame<'c, 'a> {
    /// The beginning of `operation`, which is the function called `function`.
    fn enter(
        function: &str,
        operation: OperationRef<'c, 'a>,
        arguments: Vec<Rc<Value>>,
    ) -> Result<Self, InterpretError> {
        let body = operation.region(0).ok().and_then(|region| region.first_block());
        let Some((block, first)) = body.and_then(|block| Some((block, block.first_operation()?))) else {
            return Err(InterpretError::NoBody {
                function: function.to_owned(),
                location: operation.location().to_string(),
            });
        };
        check_arguments(function, block, &arguments)?;
        let mut environment = Environment::of(block);
        for (parameter, argument) in parameters(block).zip(arguments) {
            environment.bind(parameter, argument);
        }
        Ok(Self {
            function: function.to_owned(),
            current: first,
            environment,
        })
    }

    /// The results of a kina operation.
    fn evaluate(&mut self, operation: OperationRef<'c, 'a>) -> Result<Vec<Rc<Value>>, InterpretError> {
        let Some(view) = KinaView::new(operation) else {
            return Err(InterpretError::UnsupportedOperation {
                name: name(operation),
                location: operation.location().to_string(),
            });
        };
        let result = operation.result(0).map_err(|_| invalid(operation))?;
        let result = tensor_type(result.into(), &name(operation))?;
        reserve(&result, operation)?;
        let operands = self.environment.take_operands(operation)?;
        let value = evaluate(&view, &operands, &result).and_then(|computed| Value::new(result, computed));
        Ok(vec![Rc::new(value.ok_or_else(|| invalid(operation))?)])
    }

    /// Binds the results of the current operation and goes to the next.
    fn complete(&mut self, results: Vec<Rc<Value>>) -> Result<(), InterpretError> {
        for (result, value) in self.current.results().zip(results) {
            self.environment.bind(result.into(), value);
        }
        self.current = self.current.next_in_block().ok_or_else(|| invalid(self.current))?;
        Ok(())
    }
}

/// The live values of a frame. A value lives until its last use.
struct Environment {
    /// Values and the uses to come, by the identity of the SSA value.
    values: HashMap<usize, Rc<Value>>,
    uses: HashMap<usize, usize>,
}

impl Environment {
    /// No values yet, for the operations of `block`.
    fn of(block: BlockRef) -> Self {
        let mut uses = HashMap::new();
        for operand in operations(block).flat_map(|operation| operation.operands().collect::<Vec<_>>()) {
            *uses.entry(identity(operand)).or_default() += 1;
        }
        Self {
            values: HashMap::new(),
            uses,
        }
    }

    fn bind(&mut self, value: MlirValue, content: Rc<Value>) {
        if self.uses.contains_key(&identity(value)) {
            self.values.insert(identity(value), content);
        }
    }

    /// The operands of `operation`; those that it is the last to use are
    /// dropped here.
    fn take_operands(&mut self, operation: OperationRef) -> Result<Vec<Rc<Value>>, InterpretError> {
        operation
            .operands()
            .map(|operand| self.take(identity(operand)).ok_or_else(|| invalid(operation)))
            .collect()
    }

    fn take(&mut self, identity: usize) -> Option<Rc<Value>> {
        let uses = self.uses.get_mut(&identity)?;
        *uses = uses.checked_sub(1)?;
        if *uses == 0 {
            self.values.remove(&identity)
        } else {
            self.values.get(&identity).cloned()
        }
    }
}

/// What tells SSA values apart: the module is borrowed, so none of them moves.
fn identity(value: MlirValue) -> usize {
    value.to_raw().ptr.addr()
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

/// The type of a value that `name` in an error stands for.
fn tensor_type(value: MlirValue, name: &str) -> Result<TensorType, InterpretError> {
    let r#type = value.r#type();
    let location = || value.location().to_string();
    let tensor = RankedTensorType::try_from(r#type).ok();
    if tensor.and_then(|tensor| tensor.encoding()).is_some_and(is_device) {
        return Err(InterpretError::Device {
            name: name.to_owned(),
            location: location(),
        });
    }
    tensor
        .and_then(host_type)
        .ok_or_else(|| InterpretError::UnsupportedType {
            name: name.to_owned(),
            found: r#type.to_string(),
            location: location(),
        })
}

/// `None` when the tensor is not one of the language on the host.
fn host_type(tensor: RankedTensorType) -> Option<TensorType> {
    if !tensor.has_static_shape() || tensor.encoding().is_some() {
        return None;
    }
    let shape = (0..tensor.rank())
        .map(|axis| match tensor.dim_size(axis).ok()? {
            DimSize::Static(size) => Some(size),
            DimSize::Dynamic => None,
        })
        .collect::<Option<Vec<_>>>()?;
    let dtype = DType::from_mlir(tensor.element())?;
    let count = shape.iter().try_fold(1u64, |count, &size| count.checked_mul(size))?;
    usize::try_from(count).ok()?;
    Some(TensorType { dtype, shape })
}

/// Checks that there is memory for `result`; allocation would otherwise end the
/// program.
fn reserve(result: &TensorType, operation: OperationRef) -> Result<(), InterpretError> {
    let probe = Vec::<i64>::new().try_reserve_exact(result.count());
    probe.map_err(|_| InterpretError::OutOfMemory {
        name: name(operation),
        location: operation.location().to_string(),
        found: result.clone(),
    })
}

fn invalid(operation: OperationRef) -> InterpretError {
    InterpretError::InvalidOperation {
        name: name(operation),
        location: operation.location().to_string(),
    }
}
