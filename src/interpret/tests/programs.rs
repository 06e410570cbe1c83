//! Whole functions: calls, orders of accumulation, size, errors.

use super::{assert_equal, f32s, interpret};
use crate::{dtype::DType, interpret::InterpretError, tensor::Tensor};

#[test]
fn calls_pass_values_both_ways() {
    let text = "
        func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
          %y = kina.add %x, %x : tensor<2xf32>
          return %y : tensor<2xf32>
        }
        func.func private @swap(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
          %z = call @twice(%y) : (tensor<2xf32>) -> tensor<2xf32>
          return %z, %x : tensor<2xf32>, tensor<2xf32>
        }
        func.func @f(%x: tensor<2xf32>, %unused: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
          %y = call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>
          %a, %b = call @swap(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
          return %a, %b, %b : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
        }";
    let x = f32s(&[1.0, -3.0]);
    let results = interpret(text, &[x.clone(), x.clone()]).expect("a valid call");
    assert_eq!(results, [f32s(&[4.0, -12.0]), x.clone(), x]);
}

/// Numbers whose sum depends on the order.
fn uneven(count: usize) -> Vec<f32> {
    let mut state = 1u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 65_536.0 - 128.0
    };
    (0..count).map(|_| next()).collect()
}

fn sum_of(elements: &[f32], order: &str) -> f32 {
    let count = elements.len();
    let text = format!(
        "func.func @f(%x: tensor<{count}xf32>) -> tensor<f32> {{
           %sum = kina.reduce sum %x axis = 0 order = {order} : tensor<{count}xf32> -> tensor<f32>
           return %sum : tensor<f32>
         }}"
    );
    let results = interpret(&text, &[f32s(elements)]).expect("a valid sum");
    f32::from_le_bytes(results[0].bytes().try_into().expect("one F32"))
}

#[test]
fn sequential_sums_ascend() {
    let x = uneven(1001);
    let expected = x.iter().fold(-0.0, |sum, x| sum + x);
    assert_eq!(sum_of(&x, "sequential"), expected);
}

/// The order `lanes` written another way: each partial sum by itself, and the
/// tree by recursion.
fn lanes_by_recursion(block: &[f32]) -> f32 {
    fn tree(block: &[f32], first: usize, step: usize) -> f32 {
        if step == 64 {
            block.iter().skip(first).step_by(64).fold(-0.0, |sum, x| sum + x)
        } else {
            tree(block, first, step * 2) + tree(block, first + step, step * 2)
        }
    }
    tree(block, 0, 1)
}

#[test]
fn lanes_sums_follow_their_definition() {
    for count in [1, 63, 64, 65, 1000, 65_535, 65_536, 65_537, 131_073, 200_000] {
        let x = uneven(count);
        let blocks = x.chunks(65_536).map(lanes_by_recursion).collect::<Vec<_>>();
        let expected = blocks.into_iter().reduce(|sum, block| sum + block);
        assert_eq!(Some(sum_of(&x, "lanes")), expected, "{count} elements");
    }
    assert_ne!(sum_of(&uneven(1000), "lanes"), sum_of(&uneven(1000), "sequential"));
}

#[test]
fn fifty_thousand_chained_operations() {
    let body = (0..50_000)
        .map(|k| format!("%x{} = kina.add %x{k}, %one : tensor<f32>\n", k + 1))
        .collect::<String>();
    let text = format!(
        "func.func @f(%x0: tensor<f32>) -> tensor<f32> {{
           %one = kina.constant dense<1.0> : tensor<f32>
           {body}
           return %x50000 : tensor<f32>
         }}"
    );
    let results = interpret(&text, &[Tensor::zeros(DType::F32, vec![])]).expect("a long chain");
    assert_eq!(results[0].bytes(), 50_000f32.to_le_bytes());
}

#[test]
fn a_deep_chain_of_calls_does_not_exhaust_the_stack() {
    let depth = 2000;
    let functions = (0..depth)
        .map(|k| {
            let next = k + 1;
            format!(
                "func.func private @g{k}(%x: tensor<f32>) -> tensor<f32> {{
                   %y = call @g{next}(%x) : (tensor<f32>) -> tensor<f32>
                   return %y : tensor<f32>
                 }}\n"
            )
        })
        .collect::<String>();
    let text = format!(
        "{functions}
         func.func private @g{depth}(%x: tensor<f32>) -> tensor<f32> {{ return %x : tensor<f32> }}
         func.func @f(%x: tensor<f32>) -> tensor<f32> {{
           %y = call @g0(%x) : (tensor<f32>) -> tensor<f32>
           return %y : tensor<f32>
         }}"
    );
    let x = Tensor::zeros(DType::F32, vec![]);
    assert_eq!(interpret(&text, std::slice::from_ref(&x)), Ok(vec![x]));
}

#[test]
fn inputs_follow_the_c_abi() {
    let text = "
        func.func @f(%x: tensor<2xi4>, %y: tensor<2xi1>) -> (tensor<2xi4>, tensor<2xi1>) {
          return %x, %y : tensor<2xi4>, tensor<2xi1>
        }";
    let tensor = |dtype, bytes: [u8; 2]| Tensor::new(dtype, vec![2], bytes.to_vec()).expect("two bytes");
    let results = interpret(text, &[tensor(DType::I4, [0x0f, 0x27]), tensor(DType::Bool, [7, 0])]);
    let expected = [tensor(DType::I4, [0xff, 0x07]), tensor(DType::Bool, [1, 0])];
    for (found, expected) in results.expect("identity").iter().zip(&expected) {
        assert_equal(found, expected, text);
    }
}

const IDENTITY: &str = "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }";

/// The message of the error that evaluating `@f` gives.
fn message(text: &str, arguments: &[Tensor]) -> String {
    interpret(text, arguments).expect_err("an error").to_string()
}

#[test]
fn wrong_arguments_are_named() {
    assert_eq!(message(IDENTITY, &[]), "function 'f' got 0 arguments: expected 1");
    assert_eq!(
        message(IDENTITY, &[f32s(&[1.0])]),
        "argument 0 of function 'f' is a tensor<F32, [1]>: expected a tensor<F32, [2]>"
    );
    assert_eq!(
        message(IDENTITY, &[Tensor::zeros(DType::F64, vec![2])]),
        "argument 0 of function 'f' is a tensor<F64, [2]>: expected a tensor<F32, [2]>"
    );
}

#[test]
fn unknown_functions_are_refused_with_the_known_ones() {
    assert_eq!(
        message("func.func @g() { return }\nfunc.func @h() { return }", &[]),
        "no function 'f': expected one of 'g', 'h'"
    );
}

#[test]
fn other_operations_are_refused_by_name_and_place() {
    let text = "func.func @f() -> tensor<f32> {
        %x = arith.constant dense<1.0> : tensor<f32>
        return %x : tensor<f32>
    }";
    let error = interpret(text, &[]).expect_err("an operation of another dialect");
    let InterpretError::UnsupportedOperation { name, location } = error else {
        panic!("{error:?}");
    };
    assert_eq!(name, "arith.constant");
    assert!(location.contains(":2:"), "{location}");
}

#[test]
fn device_tensors_are_refused() {
    let text = "func.func @f(%x: tensor<f32, #kina.device>) { return }";
    let error = interpret(text, &[Tensor::zeros(DType::F32, vec![])]);
    assert!(matches!(error, Err(InterpretError::Device { .. })), "{error:?}");
}

#[test]
fn recursion_and_missing_bodies_are_refused() {
    let error = interpret("func.func @f() { call @f() : () -> () return }", &[]);
    assert!(matches!(error, Err(InterpretError::Recursion { .. })), "{error:?}");
    let error = interpret("func.func private @f()", &[]);
    assert!(matches!(error, Err(InterpretError::NoBody { .. })), "{error:?}");
}

#[test]
fn results_that_do_not_fit_into_memory_are_refused() {
    let text = "func.func @f(%x: tensor<f32>) -> tensor<f32> {
        %y = kina.broadcast %x : tensor<f32> -> tensor<1000000000x1000000000xf32>
        return %x : tensor<f32>
    }";
    let error = interpret(text, &[Tensor::zeros(DType::F32, vec![])]);
    assert!(matches!(error, Err(InterpretError::OutOfMemory { .. })), "{error:?}");
}
