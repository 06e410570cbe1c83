//! The rules of operations, for every dtype.

use super::{refusal, type_of};
use crate::{
    dtype::DType,
    sema::surface::{Bound, Operation, Reduction, Special, Spelling},
};

/// An application of an elementwise operation as the source writes it.
fn application(operation: Operation) -> Option<String> {
    let unary = matches!(operation, Operation::Unary(_));
    if matches!(operation, Operation::Special(_)) {
        return None;
    }
    Some(match (operation.spelling(), unary) {
        (Spelling::Operator(symbol), true) => format!("{symbol} x"),
        (Spelling::Operator(symbol), false) => format!("x {symbol} y"),
        (_, true) => format!("{}(x)", operation.name()),
        (_, false) => format!("x.{}(y)", operation.name()),
    })
}

#[test]
fn elementwise_operations_accept_exactly_their_dtypes() {
    for operation in Operation::all() {
        let Some(expression) = application(operation) else {
            continue;
        };
        for dtype in DType::ALL {
            let parameters = format!("x: tensor<{dtype}, [2, 3]>, y: tensor<{dtype}, [2, 3]>");
            let found = type_of(&parameters, &expression);
            if operation.bound().admits(dtype) {
                let result = match operation {
                    Operation::Compare(_) => DType::Bool,
                    _ => dtype,
                };
                assert_eq!(found, Ok(format!("tensor<{result}, [2, 3], @host>")), "{expression}");
            } else {
                let expected = operation.bound().describe();
                let report = format!("E0301: `{}` takes {expected}, found {dtype}", operation.spoken());
                assert_eq!(found, Err(vec![report]), "{expression}");
            }
        }
    }
}

#[test]
fn reductions_accept_exactly_their_dtypes_and_keep_them_except_for_indices() {
    for &reduction in Reduction::ALL {
        for dtype in DType::ALL {
            let parameters = format!("x: tensor<{dtype}, [2, 3]>");
            let word = reduction.name();
            let found = type_of(&parameters, &format!("x.reduce(op={word}, axis=0)"));
            if reduction.bound().admits(dtype) {
                let result = if reduction.gives_index() { DType::I64 } else { dtype };
                assert_eq!(found, Ok(format!("tensor<{result}, [3], @host>")), "{word}");
                let kept = type_of(&parameters, &format!("x.reduce_keep(op={word}, axis=1)"));
                assert_eq!(kept, Ok(format!("tensor<{result}, [2, 1], @host>")), "{word}");
            } else {
                let expected = reduction.bound().describe();
                let report = format!("E0301: `{word}` takes {expected}, found {dtype}");
                assert_eq!(found, Err(vec![report]));
            }
        }
    }
}

#[test]
fn the_bounds_of_the_seeds() {
    assert_eq!(Reduction::Argmax.bound(), Bound::Number);
    assert_eq!(Reduction::Mean.bound(), Bound::Floating);
    assert_eq!(Operation::from_name("pow").map(Operation::bound), Some(Bound::Floating));
    assert_eq!(Operation::from_name("rem").map(Operation::bound), Some(Bound::Integer));
    assert_eq!(
        Operation::from_name("reduce"),
        Some(Operation::Special(Special::Reduce))
    );
}

#[test]
fn argmax_is_refused_on_the_device_and_other_reductions_are_not() {
    let device = "x: tensor<F32, [2, 3], @device>";
    for word in ["argmax", "argmin"] {
        let report = refusal(device, &format!("x.reduce(op={word}, axis=1)"));
        assert_eq!(
            report,
            format!("E0306: `{word}` works on `@host` tensors, found `@device`")
        );
    }
    let sum = type_of(device, "x.reduce(op=sum, axis=1)");
    assert_eq!(sum, Ok("tensor<F32, [2], @device>".into()));
}

#[test]
fn an_axis_lies_between_zero_and_the_rank() {
    let x = "x: tensor<F32, [2, 3]>";
    assert_eq!(
        refusal(x, "x.reduce(op=sum, axis=2)"),
        "E0304: axis 2 is out of range for rank 2: expected 0 <= axis < 2"
    );
    assert_eq!(
        refusal(x, "x.reduce(op=argmax, axis=-1)"),
        "E0304: axis -1 is out of range for rank 2: expected 0 <= axis < 2"
    );
    assert_eq!(
        refusal("x: tensor<F32, []>", "x.reduce(op=sum, axis=0)"),
        "E0304: axis 0 is out of range for rank 0: a rank-0 tensor has no axis"
    );
}

#[test]
fn dtype_and_axis_are_checked_independently() {
    let reports = type_of("x: tensor<Bool, [2]>", "x.reduce(op=sum, axis=5)").unwrap_err();
    assert_eq!(reports.len(), 2, "{reports:?}");
}

#[test]
fn operands_must_agree() {
    let both = |left: &str, right: &str| format!("x: tensor<{left}>, y: tensor<{right}>");
    assert_eq!(
        refusal(&both("F32, [4, 8]", "F32, [1, 8]"), "x + y"),
        "E0302: the operands of `+` have different shapes: [4, 8] and [1, 8]"
    );
    assert_eq!(
        refusal(&both("F32, [4]", "F64, [4]"), "x * y"),
        "E0302: the operands of `*` have different dtypes: F32 and F64"
    );
    assert_eq!(
        refusal(&both("F32, [4], @host", "F32, [4], @device"), "x.max(y)"),
        "E0302: the operands of `max` have different placements: @host and @device"
    );
    assert_eq!(
        refusal(&both("F32, [4]", "F32, [4]"), "(x, y) + x"),
        "E0205: `+` takes tensors, found a tuple of 2"
    );
}

#[test]
fn where_takes_a_bool_of_the_same_shape() {
    let parameters = "c: tensor<Bool, [4]>, x: tensor<I8, [4]>, y: tensor<I8, [4]>, z: tensor<I8, [2]>";
    let choice = Ok("tensor<I8, [4], @host>".into());
    assert_eq!(type_of(parameters, "where(c, x, y)"), choice);
    assert_eq!(type_of(parameters, "where(c, x, 0)"), choice);
    assert_eq!(type_of(parameters, "where(c, 1: I8, 0)"), choice);
    assert_eq!(type_of(parameters, "where(true, x, y)"), choice);
    assert_eq!(
        refusal(parameters, "where(x, x, y)"),
        "E0301: `where` takes Bool here, found I8"
    );
    assert_eq!(
        refusal(parameters, "where(c, z, 1)"),
        "E0302: the operands of `where` have different shapes: [4] and [2]"
    );
    assert_eq!(
        type_of(parameters, "where(c, 1, 0)").unwrap_err()[0],
        "E0206: the literal `1` has no dtype here"
    );
}

#[test]
fn cast_changes_the_dtype_only() {
    for from in DType::ALL {
        for to in DType::ALL {
            let found = type_of(&format!("x: tensor<{from}, [2, 3], @device>"), &format!("x.cast({to})"));
            assert_eq!(found, Ok(format!("tensor<{to}, [2, 3], @device>")));
        }
    }
    assert_eq!(
        refusal("x: tensor<F32, []>", "x.cast(F31)"),
        "E0305: unknown word `F31`"
    );
}

#[test]
fn broadcast_stretches_axes_of_extent_one() {
    let x = "x: tensor<F32, [1, 3]>";
    assert_eq!(
        type_of(x, "x.broadcast([2, 3])"),
        Ok("tensor<F32, [2, 3], @host>".into())
    );
    assert_eq!(
        type_of(x, "broadcast(x, [5, 2, 3])"),
        Ok("tensor<F32, [5, 2, 3], @host>".into())
    );
    assert_eq!(
        refusal(x, "x.broadcast([2, 4])"),
        "E0307: the shape [1, 3] does not broadcast to [2, 4]"
    );
    assert_eq!(
        refusal(x, "x.broadcast([3])"),
        "E0307: the shape [1, 3] does not broadcast to [3]"
    );
    assert_eq!(
        refusal(x, "x.broadcast([0, 3])"),
        "E0203: the dim is 0: expected 1 <= dim < 2^63"
    );
}

#[test]
fn full_takes_a_literal_or_a_rank_zero_tensor() {
    let x = "x: tensor<F32, []>, y: tensor<F32, [1]>";
    let full = Ok("tensor<F32, [2, 3], @host>".into());
    assert_eq!(type_of(x, "full(1.5, [2, 3], F32)"), full);
    assert_eq!(type_of(x, "full(x, [2, 3], F32)"), full);
    assert_eq!(
        refusal(x, "full(y, [2, 3], F32)"),
        "E0205: `full` takes a literal or `tensor<F32, [], @host>`, found `tensor<F32, [1], @host>`"
    );
    assert_eq!(
        refusal(x, "full(300, [2], I8)"),
        "E0207: the literal `300` does not fit I8"
    );
}

#[test]
fn transfers_change_the_placement() {
    assert_eq!(
        type_of("x: tensor<F32, [2]>", "x.to(@host)"),
        Ok("tensor<F32, [2], @host>".into())
    );
    assert_eq!(
        type_of("x: tensor<F32, [2]>", "x.to(@device)"),
        Ok("tensor<F32, [2], @device>".into())
    );
    assert_eq!(
        type_of("x: tensor<F32, [2], @device>", "x.to(@host)"),
        Ok("tensor<F32, [2], @host>".into())
    );
    assert_eq!(
        refusal("x: tensor<F32, [2]>", "x.to(@device) + x"),
        "E0302: the operands of `+` have different placements: @device and @host"
    );
}

#[test]
fn arguments_are_bound_by_position_and_by_keyword() {
    let x = "x: tensor<F32, [2]>, y: tensor<F32, [2]>";
    assert!(type_of(x, "add(b = x, a = y)").is_ok());
    assert!(type_of(x, "x.add(b = y)").is_ok());
    for (expression, report) in [
        (
            "x.reduce(sum, axis=0)",
            "E0303: too many positional arguments of `reduce`: expected 0",
        ),
        ("x.reduce(op=sum)", "E0303: `reduce` lacks `axis`"),
        ("x.reduce(op=sum, axs=0)", "E0303: `reduce` has no parameter `axs`"),
        ("add(x, y, a = x)", "E0303: `a` of `add` is given twice"),
        (
            "add(x, y, x)",
            "E0303: too many positional arguments of `add`: expected 2",
        ),
        (
            "x.sqrt(y)",
            "E0303: too many positional arguments of `sqrt`: expected 0",
        ),
        ("x.reduce(op=summ, axis=0)", "E0305: unknown word `summ`"),
        (
            "x.reduce(op=1, axis=0)",
            "E0303: expected one of the words sum, prod, max, min, mean, any, all, argmax, argmin",
        ),
        ("x.broadcast(2)", "E0303: expected a list of dims, such as `[4, 8]`"),
    ] {
        assert_eq!(refusal(x, expression), report, "{expression}");
    }
}
