//! Operands of one operation: literals take what they lack from the others, and
//! all must agree.

use super::{
    function::FunctionChecker,
    operand::{Checked, Operand},
};
use crate::{
    diagnostics::{Code, Diagnostic, Span},
    dtype::DType,
    sema::{
        Action, Primitive, ValueId,
        elaborate::tensor_type,
        side_by_side::side_by_side,
        types::{Placement, TensorType, broadcast_obstacle, shape_difference, shape_text},
    },
};

/// An operand and the dtype that it must have, when that is not the common one.
pub struct Member<'m> {
    /// The operand.
    pub checked: &'m Checked,
    /// Its dtype, when the operation fixes it.
    pub fixed: Option<DType>,
}

impl FunctionChecker<'_, '_, '_> {
    /// The operands as tensors of one shape and placement, and of one dtype
    /// except where it is fixed. Reports what keeps them from it.
    pub fn unify(&mut self, operation: &str, members: &[Member], at: Span) -> Option<Vec<ValueId>> {
        if !self.all_tensors(operation, members.iter().map(|member| member.checked)) {
            return None;
        }
        let (shape, placement) = self.common_shape(members);
        let dtype = self.common_dtype(members);
        let mut values = vec![];
        for member in members {
            let value = match &member.checked.operand {
                Operand::Value(value) => Some(*value),
                Operand::Literal(literal) => {
                    let literal = literal.clone();
                    match member.fixed.or(dtype) {
                        Some(dtype) => {
                            let shape = literal.shape().unwrap_or(&shape).to_vec();
                            tensor_type(self.session, dtype, shape, placement, literal.span)
                                .and_then(|ty| self.literal_as(&literal, &ty))
                        }
                        None => {
                            self.report_untyped(member.checked, &literal);
                            None
                        }
                    }
                }
                Operand::Tuple(_) | Operand::Record(..) | Operand::Array(_) | Operand::Handle(_) | Operand::Poison => {
                    None
                }
            };
            values.push(value);
        }
        let values: Vec<ValueId> = values.into_iter().collect::<Option<_>>()?;
        self.agree(operation, members, &values, at).then_some(values)
    }

    /// Whether no operand was reported and all are tensors; reports others.
    pub fn all_tensors<'m>(&self, operation: &str, operands: impl Iterator<Item = &'m Checked>) -> bool {
        let mut fine = true;
        for checked in operands {
            match &checked.operand {
                Operand::Value(_) | Operand::Literal(_) => {}
                Operand::Poison => fine = false,
                Operand::Handle(_) => {
                    fine = false;
                    self.refuse_handle(checked.span);
                }
                Operand::Tuple(_) | Operand::Record(..) | Operand::Array(_) => {
                    fine = false;
                    let found = self.describe(checked);
                    let message = format!("`{operation}` takes tensors, found {found}");
                    let diagnostic =
                        Diagnostic::new(Code::TypeMismatch, message).at(checked.span, format!("this is {found}"));
                    self.report(diagnostic.help(match &checked.operand {
                        Operand::Record(ty, _) => format!("`.{}` is a field of the record", ty.fields[0].0),
                        Operand::Array(_) => "`[0]` is the first element of an array".to_owned(),
                        _ => "`.0` is the first element of a tuple".to_owned(),
                    }));
                }
            }
        }
        fine
    }

    /// The shape and placement of the first tensor, else of the first tensor
    /// literal, else of a rank-0 tensor on the host.
    fn common_shape(&self, members: &[Member]) -> (Vec<u64>, Placement) {
        let tensor = members.iter().find_map(|member| match member.checked.operand {
            Operand::Value(value) => Some(self.instructions.type_of(value)),
            _ => None,
        });
        if let Some(ty) = tensor {
            return (ty.shape().to_vec(), ty.placement());
        }
        let literal = members.iter().find_map(|member| match &member.checked.operand {
            Operand::Literal(literal) => literal.shape(),
            _ => None,
        });
        (literal.unwrap_or_default().to_vec(), Placement::Host)
    }

    /// The dtype of the first tensor, else of the first literal that has one.
    fn common_dtype(&self, members: &[Member]) -> Option<DType> {
        let free = || members.iter().filter(|member| member.fixed.is_none());
        let tensor = free().find_map(|member| match member.checked.operand {
            Operand::Value(value) => Some(self.instructions.type_of(value).dtype()),
            _ => None,
        });
        tensor.or_else(|| {
            free().find_map(|member| match &member.checked.operand {
                Operand::Literal(literal) => literal.dtype(),
                _ => None,
            })
        })
    }

    /// Whether the tensors agree with the first of them; reports where not.
    fn agree(&self, operation: &str, members: &[Member], values: &[ValueId], at: Span) -> bool {
        let types: Vec<&TensorType> = values.iter().map(|&value| self.instructions.type_of(value)).collect();
        let Some(first_free) = members.iter().position(|member| member.fixed.is_none()) else {
            return true;
        };
        let mut fine = true;
        for (index, (member, ty)) in members.iter().zip(&types).enumerate() {
            let expected = member.fixed.unwrap_or_else(|| types[first_free].dtype());
            if ty.dtype() != expected {
                fine = false;
                match member.fixed {
                    Some(_) => self.report_fixed_dtype(operation, member.checked, ty.dtype(), expected, at),
                    None => {
                        let pair = (first_free, index);
                        let what = format!("dtypes: {expected} and {}", ty.dtype());
                        let diagnostic = self.disagreement(operation, &what, members, &types, pair, at);
                        self.report(diagnostic.help(format!("`.cast({expected})` converts a tensor")));
                    }
                }
            }
            if ty.shape() != types[0].shape() {
                fine = false;
                self.report_shapes(operation, members, (values[0], values[index]), index, at);
            }
            if ty.placement() != types[0].placement() {
                fine = false;
                let (left, right) = (types[0].placement().name(), ty.placement().name());
                let what = format!("placements: {left} and {right}");
                self.report(self.disagreement(operation, &what, members, &types, (0, index), at));
            }
            if !fine {
                break;
            }
        }
        fine
    }

    fn report_fixed_dtype(&self, operation: &str, checked: &Checked, found: DType, expected: DType, at: Span) {
        let message = format!("`{operation}` takes {expected} here, found {found}");
        self.report(
            Diagnostic::new(Code::InadmissibleDType, message)
                .at(checked.span, format!("expected {expected}, found {found}"))
                .label(at, ""),
        );
    }

    fn report_shapes(
        &self,
        operation: &str,
        members: &[Member],
        (first, other): (ValueId, ValueId),
        index: usize,
        at: Span,
    ) {
        let [left_type, right_type] = [first, other].map(|value| self.instructions.type_of(value));
        let (left, right) = (left_type.shape(), right_type.shape());
        let what = format!("shapes: {} and {}", shape_text(left), shape_text(right));
        let message = format!("the operands of `{operation}` have different {what}");
        let mut diagnostic = Diagnostic::new(Code::OperandMismatch, message)
            .at(at, "")
            .label(members[0].checked.span, left_type.to_string())
            .label(members[index].checked.span, right_type.to_string());
        if let Some(difference) = shape_difference(left, right) {
            diagnostic = diagnostic.note(difference);
        }
        if let Some(drawing) = side_by_side(["left", "right"], left, right) {
            diagnostic = diagnostic.note(drawing);
        }
        let ways = [(other, &members[index], left), (first, &members[0], right)];
        // Aligned from the right, a reduced tensor would stretch along the wrong axis.
        let way_out = ways
            .iter()
            .find_map(|&(value, _, to)| self.keep_axis(value, to))
            .or_else(|| {
                ways.iter()
                    .find_map(|&(value, member, to)| self.stretch(value, member, to))
            });
        self.report(match way_out {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        });
    }

    /// How to stretch a tensor to the shape `to`, when that is possible.
    fn stretch(&self, value: ValueId, member: &Member, to: &[u64]) -> Option<String> {
        if broadcast_obstacle(self.instructions.type_of(value).shape(), to).is_some() {
            return None;
        }
        Some(match &member.checked.name {
            Some(name) => format!("stretch it: `{name}.broadcast({})`", shape_text(to)),
            None => format!("`.broadcast({})` stretches it", shape_text(to)),
        })
    }

    /// How a reduction that dropped its axis fits the shape `to`, when it would
    /// with the axis kept.
    fn keep_axis(&self, value: ValueId, to: &[u64]) -> Option<String> {
        let Some(Action::Apply(
            Primitive::Reduce {
                reduction,
                axis,
                keepdims: false,
            },
            _,
        )) = self.instructions.definition(value)
        else {
            return None;
        };
        let mut kept = self.instructions.type_of(value).shape().to_vec();
        kept.insert(*axis, 1);
        broadcast_obstacle(&kept, to).is_none().then(|| {
            let reduction = reduction.name();
            format!(
                "keep the axis and stretch it: `reduce_keep(op={reduction}, axis={axis}).broadcast({})`",
                shape_text(to)
            )
        })
    }

    fn disagreement(
        &self,
        operation: &str,
        what: &str,
        members: &[Member],
        types: &[&TensorType],
        (left, right): (usize, usize),
        at: Span,
    ) -> Diagnostic {
        let message = format!("the operands of `{operation}` have different {what}");
        let mut diagnostic = Diagnostic::new(Code::OperandMismatch, message).at(at, "");
        for index in [left, right] {
            diagnostic = diagnostic.label(members[index].checked.span, types[index].to_string());
        }
        diagnostic
    }
}
