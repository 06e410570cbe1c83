//! Functions.

use super::{DOC_ATTRIBUTE, Emitter, constant::elements_attribute, internal, operation::build};
use crate::{
    diagnostics::{Diagnostic, Span},
    dialect::ops,
    ffi::attributes::device_attribute,
    sema::{
        Action, Function, Instruction, Loop, Value as TypedValue, ValueId,
        types::{Placement, TensorType},
    },
};
use melior::{
    dialect::func,
    ir::{
        Attribute, Block, BlockRef, Identifier, Location, Operation, OperationRef, Region, RegionLike, Type, Value,
        ValueLike,
        attribute::{FlatSymbolRefAttribute, IntegerAttribute, StringAttribute, TypeAttribute},
        block::BlockLike,
        operation::{OperationBuilder, OperationLike},
        r#type::{FunctionType, IntegerType, RankedTensorType},
    },
};

/// Emits one function.
pub struct FunctionEmitter<'c, 'e, 'p> {
    emitter: &'e Emitter<'c, 'p>,
    function: &'p Function,
}

impl<'c, 'e, 'p> FunctionEmitter<'c, 'e, 'p> {
    /// An emitter of `function`.
    pub const fn new(emitter: &'e Emitter<'c, 'p>, function: &'p Function) -> Self {
        Self { emitter, function }
    }

    /// The `func.func`.
    pub fn emit(&self) -> Result<Operation<'c>, Box<Diagnostic>> {
        let (context, function) = (self.emitter.context, self.function);
        let inputs = &function.values[..function.input_count()];
        let arguments: Vec<_> = inputs
            .iter()
            .map(|value| (self.tensor_type(&value.ty), self.parameter_location(value)))
            .collect();
        let region = Region::new();
        self.emit_body(region.append_block(Block::new(&arguments)))?;
        let input_types: Vec<_> = arguments.iter().map(|&(ty, _)| ty).collect();
        let function_type = FunctionType::new(context, &input_types, &self.result_types());
        Ok(func::func(
            context,
            StringAttribute::new(context, &function.name),
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

    fn emit_body(&self, block: BlockRef<'c, '_>) -> Result<(), Box<Diagnostic>> {
        let mut values = vec![];
        for position in 0..self.function.input_count() {
            let argument = block.argument(position).map_err(|error| internal(error.to_string()))?;
            values.push(Value::from(argument));
        }
        self.emit_instructions(&self.function.instructions, block, &mut values)?;
        let results: Vec<_> = self.function.results.iter().map(|result| result.value).collect();
        let location = self.emitter.location(self.function.result_span);
        block.append_operation(func::r#return(&operands(&values, &results), location));
        Ok(())
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
                _ => block.append_operation(self.emit_instruction(instruction, values)?),
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
        let operation = OperationBuilder::new("kina.for", self.emitter.location(span))
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
        let location = self.emitter.location(repetition.yield_span);
        body.append_operation(ops::r#yield(context, &yielded, location).into());
        Ok(operation)
    }

    fn emit_instruction(
        &self,
        instruction: &Instruction,
        values: &[Value<'c, '_>],
    ) -> Result<Operation<'c>, Box<Diagnostic>> {
        let (context, location) = (self.emitter.context, self.emitter.location(instruction.span));
        let results = self.function.results_of(instruction);
        match &instruction.action {
            Action::Constant(payload) => {
                let value = elements_attribute(payload, &results[0].ty, self.tensor_type(&results[0].ty));
                Ok(ops::constant(context, value, location).into())
            }
            Action::Apply(primitive, ids) => {
                let input = self.function.values[ids[0].index()].ty.clone();
                let result = self.tensor_type(&results[0].ty);
                build(context, *primitive, &operands(values, ids), &input, result, location)
            }
            Action::Call(callee, ids) => {
                let callee = &self.emitter.program.functions[callee.index()].name;
                let types: Vec<_> = results.iter().map(|value| self.tensor_type(&value.ty)).collect();
                let callee = FlatSymbolRefAttribute::new(context, callee);
                Ok(func::call(context, callee, &operands(values, ids), &types, location))
            }
            Action::Repeat(_) => Err(internal("a loop is emitted with its body".to_owned())),
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
