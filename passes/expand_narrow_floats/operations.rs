//! The operations that look at narrow floats.

use super::{conversion, narrow_scalar};
use crate::{
    dtype::DType,
    ffi::{
        edit,
        ir::{as_mut, context},
    },
    passes::{create::Builder, legalize_storage::name},
};
use melior::ir::{
    OperationRef, Value, ValueLike,
    operation::{OperationLike, OperationMutLike},
};

/// What becomes of an operation.
pub struct Rewrite<'c, 'a> {
    operation: OperationRef<'c, 'a>,
    kind: Kind,
}

enum Kind {
    /// A conversion between two floats, one of them narrow.
    Convert {
        /// Of the operand.
        from: DType,
        /// Of the result.
        to: DType,
    },
    /// A comparison of narrow floats.
    Compare(DType),
}

impl<'c, 'a> Rewrite<'c, 'a> {
    /// What becomes of `operation`, when it looks at narrow floats; to be asked
    /// before types change.
    pub fn of(operation: OperationRef<'c, 'a>) -> Option<Self> {
        // Asking for an operand that is not there would print the operation.
        let operand = operation.operands().next()?.r#type();
        let kind = match name(operation).as_str() {
            "arith.extf" | "arith.truncf" => {
                let result = operation.result(0).ok()?.r#type();
                narrow_scalar(operand).or_else(|| narrow_scalar(result))?;
                Kind::Convert {
                    from: DType::from_mlir(operand)?,
                    to: DType::from_mlir(result)?,
                }
            }
            "arith.cmpf" => Kind::Compare(narrow_scalar(operand)?),
            _ => return None,
        };
        Some(Self { operation, kind })
    }

    /// Rewrites the operation, whose operands are bit patterns by now.
    pub fn apply(self) {
        let operation = self.operation;
        let Some(block) = operation.block() else {
            return;
        };
        let builder = Builder::new(context(&operation), block, Some(operation), operation.location());
        match self.kind {
            Kind::Convert { from, to } => convert(&builder, operation, from, to),
            Kind::Compare(dtype) => {
                for (index, operand) in operation.operands().enumerate() {
                    let extended = conversion::extend(&builder, operand, dtype);
                    as_mut(operation).set_operand(index, extended);
                }
            }
        }
    }
}

fn convert<'c, 'a>(builder: &Builder<'c, 'a>, operation: OperationRef<'c, 'a>, from: DType, to: DType) {
    let (Ok(operand), Ok(result)) = (operation.operand(0), operation.result(0)) else {
        return;
    };
    let converted = conversion::convert(builder, operand, from, to);
    edit::replace_all_uses(Value::from(result), converted);
    edit::erase(operation);
}
