//! The typed program: what the checker hands to emission.
//!
//! A function is a list of instructions in order. Each defines values of tensor
//! type; operands refer to earlier values by id. Tuples and other compound
//! values are gone: parameters, calls and results are flattened, depth first.

use super::{
    surface::{Binary, Comparison, Reduction, Unary},
    types::{TensorType, Type},
};
use crate::{
    abi::signature::{FunctionSignature, Port},
    contraction::Contraction,
    diagnostics::Span,
};

/// A function of a [`TypedProgram`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(pub(super) u32);

/// A value of a [`Function`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(pub(super) u32);

impl FunctionId {
    /// Position in [`TypedProgram::functions`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl ValueId {
    /// Position in [`Function::values`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The name of the function that [`TypedProgram::differentiating`] makes.
pub const GRADIENT: &str = "gradient";

/// A program without errors.
#[derive(Clone, Debug)]
pub struct TypedProgram {
    /// The functions, in source order.
    pub functions: Vec<Function>,
    /// The root file: its name is that of the module's location.
    pub root: crate::diagnostics::FileId,
    /// The generic functions of the root file by name, each with its place.
    pub templates: Vec<(String, Span)>,
}

impl TypedProgram {
    /// The flattened signatures of the exported functions, in source order.
    pub fn signatures(&self) -> Vec<FunctionSignature> {
        self.exported().map(Function::signature).collect()
    }

    /// The functions that have a name of their own in the root file, exported or
    /// not: plain ones and named instances, in source order.
    pub fn named(&self) -> impl Iterator<Item = &Function> {
        let is_named = |function: &&Function| {
            let is_root = function.span.file == self.root;
            function.exported || (is_root && !function.name.contains('<'))
        };
        self.functions.iter().filter(is_named)
    }

    /// The program that exports `function` alone.
    #[must_use]
    pub fn exporting(&self, function: &Function) -> Self {
        let mut program = self.clone();
        for candidate in &mut program.functions {
            candidate.exported = candidate.name == function.name && candidate.span == function.span;
        }
        program
    }

    /// The program that exports one function alone, called [`GRADIENT`]: it gives
    /// the first result of `function` and its gradients with respect to the
    /// flattened parameters `wrt`.
    #[must_use]
    pub fn differentiating(&self, function: &Function, wrt: &[usize]) -> Self {
        let mut program = self.exporting(function);
        let callee = program.functions.iter().position(|candidate| candidate.exported);
        program.functions.iter_mut().for_each(|other| other.exported = false);
        if let Some(callee) = callee {
            let callee = FunctionId(callee as u32);
            program.functions.push(function.gradient(callee, wrt));
        }
        program
    }

    /// The exported functions, in source order.
    pub fn exported(&self) -> impl Iterator<Item = &Function> {
        self.functions.iter().filter(|function| function.exported)
    }
}

/// A function: instructions over flattened values.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name in the source.
    pub name: String,
    /// The doc comment, without its markers; empty when there is none.
    pub doc: String,
    /// From `fn` to the end of the result type.
    pub span: Span,
    /// Whether the library exports it.
    pub exported: bool,
    /// How its calls appear in the module.
    pub form: CallForm,
    /// The parameters; their tensors are the first values, in order.
    pub parameters: Vec<Parameter>,
    /// Type and place of every value.
    pub values: Vec<Value>,
    /// The instructions, each after those that it uses.
    pub instructions: Vec<Instruction>,
    /// The type of the result.
    pub result_type: Type,
    /// The flattened result.
    pub results: Vec<ResultValue>,
    /// The expression that gives the result.
    pub result_span: Span,
}

/// How the calls of a function appear in the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallForm {
    /// A call of a function of its own.
    Call,
    /// A composition: a function of the standard library, by its path, such as
    /// `std.nn.softmax`.
    Composition(String),
    /// Its body: a private function of the standard library.
    Body,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// The name.
    pub name: String,
    /// The type.
    pub ty: Type,
    /// Whether the source declares it `donate`.
    pub donate: bool,
    /// The name's place.
    pub span: Span,
}

/// What is known of a value.
#[derive(Clone, Debug)]
pub struct Value {
    /// The type.
    pub ty: TensorType,
    /// The operator, method name, literal, call or parameter that defines it.
    pub span: Span,
    /// The path of a parameter (`w`, `state.0`); empty for any other value.
    pub path: String,
}

/// A flattened result.
#[derive(Clone, Debug)]
pub struct ResultValue {
    /// The value.
    pub value: ValueId,
    /// The name of the port, unique among the function's results.
    pub name: String,
}

/// Defines the values `first_result .. first_result + result_count`.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// What is done.
    pub action: Action,
    /// The first value defined.
    pub first_result: ValueId,
    /// How many values are defined; one for most.
    pub result_count: usize,
    /// Where in the source.
    pub span: Span,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum Action {
    /// A tensor literal.
    Constant(Payload),
    /// An operation on tensors.
    Apply(Primitive, Vec<ValueId>),
    /// A call of another function.
    Call(FunctionId, Vec<ValueId>),
    /// A loop; its results are the final state.
    Repeat(Box<Loop>),
    /// A call of another function whose results are followed by gradients.
    Vjp {
        /// The differentiated function.
        callee: FunctionId,
        /// Its flattened arguments.
        arguments: Vec<ValueId>,
        /// The positions of the arguments that it is differentiated by.
        wrt: Vec<usize>,
    },
}

/// A loop with a carried state.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The first index.
    pub lower: i64,
    /// One past the last index; at least `lower`.
    pub upper: i64,
    /// The flattened initial state.
    pub initial: Vec<ValueId>,
    /// The index and the flattened state of an iteration: the first values
    /// that the loop defines.
    pub arguments: Vec<ValueId>,
    /// What an iteration does. It may use values from before the loop.
    pub body: Vec<Instruction>,
    /// The flattened next state.
    pub yielded: Vec<ValueId>,
    /// The expression that gives the next state.
    pub yield_span: Span,
}

/// Elements as bit patterns, in the low bits of each word. Integers are in
/// two's complement of the dtype's width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Payload {
    /// Every element.
    Splat(u64),
    /// Row-major.
    Dense(Vec<u64>),
}

/// An operation of the typed program with its compile-time arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Primitive {
    /// Elementwise, one operand.
    Unary(Unary),
    /// Elementwise, two operands of one type.
    Binary(Binary),
    /// Elementwise, two operands of one type, a Bool result.
    Compare(Comparison),
    /// Elementwise choice: condition, value where true, value where false.
    Where,
    /// Conversion to the result's dtype.
    Cast,
    /// Transfer to the placement of the result's type.
    To,
    /// Stretching to the result's shape.
    Broadcast,
    /// The same elements in the result's shape.
    Reshape,
    /// The axes of the operand in another order.
    Transpose {
        /// The axis of the operand that each axis of the result is.
        permutation: Vec<u64>,
    },
    /// Every `stride`-th element between two bounds, for each axis.
    Slice {
        /// The first element.
        start: Vec<u64>,
        /// The end, not included.
        limit: Vec<u64>,
        /// The distance.
        stride: Vec<u64>,
    },
    /// The operands one after the other.
    Concat {
        /// The axis.
        axis: usize,
    },
    /// The second operand, of rank 0, around the first one.
    Pad {
        /// How often before the elements of each axis.
        low: Vec<u64>,
        /// How often after them.
        high: Vec<u64>,
    },
    /// The index along an axis.
    Iota {
        /// The axis.
        axis: usize,
    },
    /// Contraction of two operands.
    DotGeneral(Contraction),
    /// Reduction of one axis.
    Reduce {
        /// What is computed.
        reduction: Reduction,
        /// The axis.
        axis: usize,
        /// Whether the axis stays, with extent 1.
        keepdims: bool,
    },
    /// Elements along an axis at given indices: input, indices.
    Take {
        /// The axis.
        axis: usize,
    },
    /// Elements along an axis, each fiber at its own indices: input, indices.
    TakeAlongAxis {
        /// The axis.
        axis: usize,
    },
    /// Additions along an axis: input, indices, updates.
    ScatterAdd {
        /// The axis.
        axis: usize,
    },
    /// Window with the extents of the result: input, start.
    DynamicSlice,
    /// Replacement of a window: input, update, start.
    DynamicUpdateSlice,
    /// The largest elements along an axis, as many as the results have, and
    /// their indices.
    TopK {
        /// The axis.
        axis: usize,
    },
    /// Key of a seed.
    RandomKey,
    /// Two keys of a key.
    RandomSplit,
    /// Random bits, of a key.
    RandomBits,
    /// Uniform random numbers, of a key.
    RandomUniform,
    /// Random numbers of the Gumbel distribution, of a key.
    RandomGumbel,
}

impl Function {
    /// The values that `instruction` defines.
    pub fn results_of(&self, instruction: &Instruction) -> &[Value] {
        let first = instruction.first_result.index();
        &self.values[first..first + instruction.result_count]
    }

    /// A function of the parameters of this one, `callee`, that gives its first
    /// result and its gradients with respect to the flattened parameters `wrt`.
    fn gradient(&self, callee: FunctionId, wrt: &[usize]) -> Self {
        let inputs = self.input_count();
        let mut values = self.values[..inputs].to_vec();
        let returned = self
            .results
            .iter()
            .map(|result| self.values[result.value.index()].clone());
        values.extend(returned);
        values.extend(wrt.iter().map(|&position| self.values[position].clone()));
        for value in &mut values[inputs..] {
            value.path = String::new();
        }
        let first_result = ValueId(inputs as u32);
        let gradients = inputs + self.results.len();
        let outputs = [inputs].into_iter().chain(gradients..values.len());
        let results = outputs.enumerate().map(|(index, value)| ResultValue {
            value: ValueId(value as u32),
            name: format!("out{index}"),
        });
        let mut parameters = self.parameters.clone();
        parameters.iter_mut().for_each(|parameter| parameter.donate = false);
        Self {
            name: GRADIENT.to_owned(),
            doc: String::new(),
            span: self.span,
            exported: true,
            form: CallForm::Call,
            parameters,
            instructions: vec![Instruction {
                action: Action::Vjp {
                    callee,
                    arguments: (0..inputs as u32).map(ValueId).collect(),
                    wrt: wrt.to_vec(),
                },
                first_result,
                result_count: values.len() - inputs,
                span: self.span,
            }],
            result_type: self.result_type.clone(),
            results: results.collect(),
            result_span: self.span,
            values,
        }
    }

    /// The number of flattened parameters; they are the first values.
    pub fn input_count(&self) -> usize {
        self.parameters.iter().map(|parameter| parameter.ty.leaf_count()).sum()
    }

    /// The flattened signature.
    pub fn signature(&self) -> FunctionSignature {
        let port = |path: &str, ty: &TensorType, donate| Port {
            path: path.to_owned(),
            dtype: ty.dtype(),
            shape: ty.shape().to_vec(),
            donate,
        };
        let mut inputs = vec![];
        for parameter in &self.parameters {
            parameter.ty.for_each_leaf(&parameter.name, &mut |path, ty| {
                inputs.push(port(path, ty, parameter.donate));
            });
        }
        let outputs = self
            .results
            .iter()
            .map(|result| port(&result.name, &self.values[result.value.index()].ty, false))
            .collect();
        FunctionSignature {
            name: self.name.clone(),
            doc: self.doc.clone(),
            inputs,
            outputs,
        }
    }
}

/// The signature on one line, as `kinac check` prints it.
impl std::fmt::Display for Function {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let parameters: Vec<_> = self
            .parameters
            .iter()
            .map(|parameter| {
                let donate = if parameter.donate { "donate " } else { "" };
                format!("{donate}{}: {}", parameter.name, parameter.ty)
            })
            .collect();
        let results: Vec<_> = self
            .results
            .iter()
            .map(|result| format!("{}: {}", result.name, self.values[result.value.index()].ty))
            .collect();
        let (name, parameters, results) = (&self.name, parameters.join(", "), results.join(", "));
        write!(formatter, "fn {name}({parameters}) -> ({results})")
    }
}
