//! Functions.

use super::{DOC_ATTRIBUTE, Emitter, constant::elements_attribute, internal, operation::build};
use crate::{
    diagnostics::{Diagnostic, Span},
    dialect::ops,
    ffi::attributes::device_attribute,
    sema::{
        Action, CallForm, Function, Instruction, Loop, Value as TypedValue, ValueId,
        types::{Placement, TensorType},
    },
};
use melior::{
    dialect::func,
    ir::{
        Attribute, Block, BlockRef, Identifier, Location, Operation, OperationRef, Region, RegionLike, Type, Value,
        ValueLike,
        attribute::{DenseI64ArrayAttribute, FlatSymbolRefAttribute, IntegerAttribute, StringAttribute, TypeAttribute},
        block::BlockLike,
        operation::{OperationBuilder, OperationLike},
        r#type::{FunctionType, IntegerType, RankedTensorType},
    },
};

/// Emits one function.
pub struct FunctionEmitter<'c, 'e, 'p> {
    emitter: &'e Emitter<'c, 'p>,
    function: &'p Function,
    /// The call in whose place the body stands.
    call_site: Option<Location<'c>>,
}

impl<'c, 'e, 'p> FunctionEmitter<'c, 'e, 'p> {
    /// An emitter of `function`.
    pub const fn new(emitter: &'e Emitter<'c, 'p>, function: &'p Function) -> Self {
        Self {
            emitter,
            function,
            call_site: None,
        }
    }

    /// The `func.func` called `symbol`.
    pub fn emit(&self, symbol: &str) -> Result<Operation<'c>, Box<Diagnostic>> {
        let (context, function) = (self.emitter.context, self.function);
        let inputs = &function.values[..function.input_count()];
        let input_types: Vec<_> = inputs.iter().map(|value| self.tensor_type(&value.ty)).collect();
        let function_type = FunctionType::new(context, &input_types, &self.result_types());
        let region = self.body()?;
        Ok(func::func(
            context,
            StringAttribute::new(context, symbol),
            TypeAttribute::new(function_type.into()),
            region,
            &self.attributes(),
            self.emitter.location(function.span),
        ))
    }

    fn attributes(&self) -> Vec<(Identifier<'c>, Attribute<'c>)> {
        let context = self.emitter.context;
        let attribute = |name, value: &str| {
            let value = StringAttribute::new(context, value);
            (Identifier::new(context, name), value.into())
        };
        let mut attributes = vec![];
        if !self.function.exported {
            attributes.push(attribute("sym_visibility", "private"));
        }
        if !self.function.doc.is_empty() {
            attributes.push(attribute(DOC_ATTRIBUTE, &self.function.doc));
        }
        attributes
    }

    /// A parameter's location carries its path.
    fn parameter_location(&self, value: &TypedValue) -> Location<'c> {
        let place = self.emitter.location(value.span);
        Location::name(self.emitter.context, &value.path, place)
    }

    fn result_types(&self) -> Vec<Type<'c>> {
        let results = self.function.results.iter();
        results
            .map(|result| self.tensor_type(&self.function.values[result.value.index()].ty))
            .collect()
    }

    /// A region with the parameters of the function and what `fill` makes of them.
    fn region(
        &self,
        fill: impl Fn(BlockRef<'c, '_>, Vec<Value<'c, '_>>) -> Result<(), Box<Diagnostic>>,
    ) -> Result<Region<'c>, Box<Diagnostic>> {
        let inputs = &self.function.values[..self.function.input_count()];
        let parameters: Vec<_> = inputs
            .iter()
            .map(|value| (self.tensor_type(&value.ty), self.parameter_location(value)))
            .collect();
        let region = Region::new();
        let block = region.append_block(Block::new(&parameters));
        let arguments: Result<Vec<_>, _> = (0..parameters.len())
            .map(|position| block.argument(position).map(Value::from))
            .collect();
        fill(block, arguments.map_err(|error| internal(error.to_string()))?)?;
        Ok(region)
    }

    /// The function's body. An exported function of the standard library, which
    /// is an instance with a name, is one composition.
    fn body(&self) -> Result<Region<'c>, Box<Diagnostic>> {
        let location = self.location(self.function.result_span);
        self.region(|block, arguments| {
            let results = match &self.function.form {
                CallForm::Composition(name) => {
                    let place = self.location(self.function.span);
                    let whole = block.append_operation(self.composition(name, &arguments, place)?);
                    whole.results().map(Value::from).collect()
                }
                CallForm::Call | CallForm::Body => self.emit_steps(block, arguments)?,
            };
            block.append_operation(func::r#return(&results, location));
            Ok(())
        })
    }

    /// The composition called `name` of the function applied to `operands`.
    fn composition(
        &self,
        name: &str,
        operands: &[Value<'c, '_>],
        location: Location<'c>,
    ) -> Result<Operation<'c>, Box<Diagnostic>> {
        let context = self.emitter.context;
        let end = self.location(self.function.result_span);
        let body = self.region(|block, arguments| {
            let results = self.emit_steps(block, arguments)?;
            block.append_operation(ops::r#yield(context, &results, end).into());
            Ok(())
        })?;
        let name = StringAttribute::new(context, name);
        Ok(ops::composition(context, &self.result_types(), operands, body, name, location).into())
    }

    /// Appends the instructions of the function; gives the values of its results.
    fn emit_steps<'b>(
        &self,
        block: BlockRef<'c, 'b>,
        arguments: Vec<Value<'c, 'b>>,
    ) -> Result<Vec<Value<'c, 'b>>, Box<Diagnostic>> {
        let mut values = arguments;
        self.emit_instructions(&self.function.instructions, block, &mut values)?;
        let results = self.function.results.iter().map(|result| values[result.value.index()]);
        Ok(results.collect())
    }

    /// Appends `instructions` to `block`; `values` are those defined so far.
    fn emit_instructions<'a>(
        &self,
        instructions: &[Instruction],
        block: BlockRef<'c, 'a>,
        values: &mut Vec<Value<'c, 'a>>,
    ) -> Result<(), Box<Diagnostic>> {
        for instruction in instructions {
            let operation = match &instruction.action {
                Action::Repeat(repetition) => self.emit_loop(repetition, instruction.span, block, values)?,
                Action::Call(callee, ids) => {
                    let arguments = operands(values, ids);
                    let results = self.emit_call(block, callee.index(), arguments, instruction)?;
                    values.extend(results);
                    continue;
                }
                Action::Constant(_) | Action::Apply(..) | Action::Vjp { .. } => {
                    block.append_operation(self.emit_instruction(instruction, values)?)
                }
            };
            values.extend(operation.results().map(Value::from));
        }
        Ok(())
    }

    fn emit_loop<'a>(
        &self,
        repetition: &Loop,
        span: Span,
        block: BlockRef<'c, 'a>,
        values: &mut Vec<Value<'c, 'a>>,
    ) -> Result<OperationRef<'c, 'a>, Box<Diagnostic>> {
        let context = self.emitter.context;
        let arguments = repetition.arguments.iter().map(|id| {
            let value = &self.function.values[id.index()];
            (self.tensor_type(&value.ty), self.parameter_location(value))
        });
        let region = Region::new();
        region.append_block(Block::new(&arguments.collect::<Vec<_>>()));
        let initial = operands(values, &repetition.initial);
        let types = initial.iter().map(|value| value.r#type()).collect::<Vec<_>>();
        let bound = |bound| IntegerAttribute::new(IntegerType::new(context, 64).into(), bound).into();
        let operation = OperationBuilder::new("kina.for", self.location(span))
            .add_operands(&initial)
            .add_results(&types)
            .add_attributes(&[
                (Identifier::new(context, "lower"), bound(repetition.lower)),
                (Identifier::new(context, "upper"), bound(repetition.upper)),
            ])
            .add_regions([region])
            .build()
            .map_err(|error| internal(error.to_string()))?;
        let operation = block.append_operation(operation);
        let body = operation.first_region().and_then(|region| region.first_block());
        let body = body.ok_or_else(|| internal("a loop has no body".to_owned()))?;
        for position in 0..body.argument_count() {
            let argument = body.argument(position).map_err(|error| internal(error.to_string()))?;
            values.push(Value::from(argument));
        }
        self.emit_instructions(&repetition.body, body, values)?;
        let yielded = operands(values, &repetition.yielded);
        let location = self.location(repetition.yield_span);
        body.append_operation(ops::r#yield(context, &yielded, location).into());
        Ok(operation)
    }

    /// Appends a call in the form of the callee; gives its results.
    fn emit_call<'b>(
        &self,
        block: BlockRef<'c, 'b>,
        index: usize,
        arguments: Vec<Value<'c, 'b>>,
        instruction: &Instruction,
    ) -> Result<Vec<Value<'c, 'b>>, Box<Diagnostic>> {
        let (context, location) = (self.emitter.context, self.location(instruction.span));
        let function = &self.emitter.program.functions[index];
        let operation = match &function.form {
            CallForm::Body => return self.inside(function, Some(location)).emit_steps(block, arguments),
            CallForm::Composition(name) => self.inside(function, None).composition(name, &arguments, location)?,
            CallForm::Call => {
                let types = self.result_types_of(instruction);
                let symbol = FlatSymbolRefAttribute::new(context, &self.emitter.symbols[index]);
                func::call(context, symbol, &arguments, &types, location)
            }
        };
        let operation = block.append_operation(operation);
        Ok(operation.results().map(Value::from).collect())
    }

    /// An emitter of another function; its operations are called from `call_site`.
    const fn inside(&self, function: &'p Function, call_site: Option<Location<'c>>) -> Self {
        Self {
            emitter: self.emitter,
            function,
            call_site,
        }
    }

    fn result_types_of(&self, instruction: &Instruction) -> Vec<Type<'c>> {
        let results = self.function.results_of(instruction).iter();
        results.map(|value| self.tensor_type(&value.ty)).collect()
    }

    fn emit_instruction(
        &self,
        instruction: &Instruction,
        values: &[Value<'c, '_>],
    ) -> Result<Operation<'c>, Box<Diagnostic>> {
        let (context, location) = (self.emitter.context, self.location(instruction.span));
        let results = self.function.results_of(instruction);
        match &instruction.action {
            Action::Constant(payload) => {
                let value = elements_attribute(payload, &results[0].ty, self.tensor_type(&results[0].ty));
                Ok(ops::constant(context, value, location).into())
            }
            Action::Apply(primitive, ids) => {
                let input = ids.first().map_or(&results[0], |id| &self.function.values[id.index()]);
                let input = input.ty.clone();
                let result = self.tensor_type(&results[0].ty);
                build(context, primitive, &operands(values, ids), &input, result, location)
            }
            Action::Vjp { callee, arguments, wrt } => {
                let callee = &self.emitter.symbols[callee.index()];
                let types: Vec<_> = results.iter().map(|value| self.tensor_type(&value.ty)).collect();
                let wrt: Vec<_> = wrt.iter().map(|&position| position as i64).collect();
                let operation = ops::VjpOperation::builder(context, location)
                    .callee(FlatSymbolRefAttribute::new(context, callee))
                    .inputs(&operands(values, arguments))
                    .wrt(DenseI64ArrayAttribute::new(context, &wrt).into())
                    .outputs(&types);
                Ok(operation.build().into())
            }
            Action::Call(..) | Action::Repeat(_) => Err(internal("calls and loops are emitted with their bodies")),
        }
    }

    /// The place of `span` and, in a body that stands in the place of a call, the
    /// place of that call.
    fn location(&self, span: Span) -> Location<'c> {
        let place = self.emitter.location(span);
        match self.call_site {
            None => place,
            Some(call_site) => Location::call_site(place, call_site),
        }
    }

    /// `@device` is the encoding `#kina.device`; `@host` has none.
    fn tensor_type(&self, ty: &TensorType) -> Type<'c> {
        let context = self.emitter.context;
        let encoding = match ty.placement() {
            Placement::Host => None,
            Placement::Device => Some(device_attribute(context)),
        };
        RankedTensorType::new(ty.shape(), ty.dtype().to_mlir(context), encoding).into()
    }
}

fn operands<'c, 'a>(values: &[Value<'c, 'a>], ids: &[ValueId]) -> Vec<Value<'c, 'a>> {
    ids.iter().map(|id| values[id.index()]).collect()
}
