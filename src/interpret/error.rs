//! Why a module cannot be interpreted.

use super::value::TensorType;
use melior::ir::{OperationRef, operation::OperationLike};

/// Why a module cannot be interpreted. A `location` is written as MLIR does.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InterpretError {
    /// The module has no function of this name.
    #[error("no function '{function}': expected one of {}", list(.known))]
    UnknownFunction {
        /// The name asked for.
        function: String,
        /// The functions that there are.
        known: Vec<String>,
    },
    /// Too many or too few arguments.
    #[error("function '{function}' got {found} arguments: expected {expected}")]
    ArgumentCount {
        /// The function called.
        function: String,
        /// How many parameters it has.
        expected: usize,
        /// How many arguments there are.
        found: usize,
    },
    /// An argument has another dtype or shape than the parameter.
    #[error("argument {index} of function '{function}' is a {found}: expected a {expected}")]
    ArgumentType {
        /// The function called.
        function: String,
        /// The position, from 0.
        index: usize,
        /// The type of the parameter.
        expected: TensorType,
        /// The type of the argument.
        found: TensorType,
    },
    /// The function is only declared.
    #[error("function '{function}' has no body: expected a definition")]
    NoBody {
        /// The function called.
        function: String,
        /// Where it is declared.
        location: String,
    },
    /// A function calls itself, maybe through others. Nothing in a kina module
    /// could end that.
    #[error("function '{function}' calls itself at {location}: recursion cannot be interpreted")]
    Recursion {
        /// The function called.
        function: String,
        /// The call.
        location: String,
    },
    /// Reverse mode through an operation without a gradient.
    #[error("{message} (at {location})")]
    NoGradient {
        /// Why there is none.
        message: String,
        /// The operation.
        location: String,
    },
    /// An operation that is neither of the kina dialect nor a call or return.
    #[error("operation '{name}' at {location} cannot be interpreted: expected kina operations, calls and returns")]
    UnsupportedOperation {
        /// The operation.
        name: String,
        /// Where it is.
        location: String,
    },
    /// A value that is not a tensor of the language.
    #[error("'{name}' at {location} has type {found}: expected a static tensor of a Kina dtype")]
    UnsupportedType {
        /// The operation or parameter with the value.
        name: String,
        /// The type.
        found: String,
        /// Where it is.
        location: String,
    },
    /// A tensor on the device.
    #[error("'{name}' at {location} is on @device: only @host tensors can be interpreted")]
    Device {
        /// The operation or parameter with the value.
        name: String,
        /// Where it is.
        location: String,
    },
    /// A tensor for which there is no memory.
    #[error("'{name}' at {location}: there is not enough memory for a {found}")]
    OutOfMemory {
        /// The operation.
        name: String,
        /// Where it is.
        location: String,
        /// The type of its result.
        found: TensorType,
    },
    /// An operation that its verifier refuses, in a module that was not
    /// verified.
    #[error("operation '{name}' at {location} is not valid")]
    InvalidOperation {
        /// The operation.
        name: String,
        /// Where it is.
        location: String,
    },
}

impl InterpretError {
    /// The error of an operation that its verifier refuses.
    pub(super) fn invalid(operation: OperationRef) -> Self {
        Self::InvalidOperation {
            name: operation_name(operation),
            location: operation.location().to_string(),
        }
    }
}

/// The name with its dialect, as in `kina.add`.
pub fn operation_name(operation: OperationRef) -> String {
    operation.name().as_string_ref().as_str().unwrap_or_default().to_owned()
}

/// The names in quotes, separated by commas.
fn list(names: &[String]) -> String {
    names
        .iter()
        .map(|name| format!("'{name}'"))
        .collect::<Vec<_>>()
        .join(", ")
}
