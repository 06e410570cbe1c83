//! What the builder emits.

use super::*;
use crate::math::*;
use melior::ir::{Block, Region, RegionLike, operation::OperationLike};
use std::collections::BTreeSet;

/// The names of the operations that `emit` appends for two arguments of the
/// type `element`. Every one must have the location asked for.
fn emitted<F>(element: &str, emit: F) -> BTreeSet<String>
where
    F: for<'b, 'c, 'a> Fn(&'b IrBuilder<'c, 'a>, Value<'c, 'a>, Value<'c, 'a>),
{
    let context = crate::dialect::context();
    let location = Location::new(&context, "pow.kina", 3, 7);
    let argument = (Type::parse(&context, element).expect("a builtin type"), location);
    let region = Region::new();
    let block = region.append_block(Block::new(&[argument, argument]));
    let builder = IrBuilder::new(&context, block, location);
    let [x, y] = [0, 1].map(|index| block.argument(index).expect("two arguments").into());
    emit(&builder, x, y);

    std::iter::successors(block.first_operation(), |operation| operation.next_in_block())
        .map(|operation| {
            assert!(operation.verify(), "{operation}");
            assert_eq!(operation.location(), location, "{operation}");
            operation.name().as_string_ref().as_str().expect("a name").to_owned()
        })
        .collect()
}

/// Operations of which code generation makes instructions, never calls.
const INSTRUCTIONS: [&str; 26] = [
    "arith.addf",
    "arith.addi",
    "arith.andi",
    "arith.bitcast",
    "arith.cmpf",
    "arith.cmpi",
    "arith.constant",
    "arith.divf",
    "arith.extf",
    "arith.mulf",
    "arith.negf",
    "arith.ori",
    "arith.select",
    "arith.shli",
    "arith.shrui",
    "arith.subf",
    "arith.subi",
    "arith.truncf",
    "arith.xori",
    "math.absf",
    "math.ceil",
    "math.copysign",
    "math.floor",
    "math.fma",
    "math.roundeven",
    "math.sqrt",
];

fn assert_instructions(function: &str, names: BTreeSet<String>) {
    for name in names {
        assert!(INSTRUCTIONS.contains(&name.as_str()), "{function} emits {name}");
    }
}

/// Asserts that the functions emit nothing but instructions.
macro_rules! assert_instructions {
    ($($name:ident: $method:ident($($argument:ident),+);)+) => {
        $(
            let names = emitted(stringify!($method), |builder, x, y| {
                let [$($argument,)+ ..] = [x, y];
                $name($(builder.$method($argument)),+);
            });
            assert_instructions(stringify!($name), names);
        )+
    };
}

#[test]
fn functions_are_made_of_instructions() {
    assert_instructions! {
        ceil_f32: f32(x);
        ceil_f64: f64(x);
        cos_f32: f32(x);
        cos_f64: f64(x);
        erf_f32: f32(x);
        erf_f64: f64(x);
        exp_f32: f32(x);
        exp_f64: f64(x);
        expm1_f32: f32(x);
        expm1_f64: f64(x);
        floor_f32: f32(x);
        floor_f64: f64(x);
        log_f32: f32(x);
        log_f64: f64(x);
        log1p_f32: f32(x);
        log1p_f64: f64(x);
        pow_f32: f32(x, y);
        pow_f64: f64(x, y);
        round_f32: f32(x);
        round_f64: f64(x);
        rsqrt_f32: f32(x);
        rsqrt_f64: f64(x);
        sigmoid_f32: f32(x);
        sigmoid_f64: f64(x);
        sin_f32: f32(x);
        sin_f64: f64(x);
        tanh_f32: f32(x);
        tanh_f64: f64(x);
    }
}

#[test]
fn constants_are_exact_and_appear_once() {
    let context = crate::dialect::context();
    let location = Location::new(&context, "pow.kina", 1, 1);
    let region = Region::new();
    let block = region.append_block(Block::new(&[(Type::float64(&context), location)]));
    let builder = IrBuilder::new(&context, block, location);
    let x = builder.f64(block.argument(0).expect("one argument").into());
    for value in [
        -0.0,
        0.0,
        f64::from_bits(0x3fe6_2e42_fefa_39ef),
        f64::from_bits(0x3fe6_2e42_fefa_39ef),
    ] {
        x.constant(value);
    }
    let text = std::iter::successors(block.first_operation(), |operation| operation.next_in_block())
        .map(|operation| operation.to_string())
        .collect::<String>();
    assert_eq!(text.matches("arith.constant").count(), 3, "{text}");
    for literal in [
        "-0.000000e+00 : f64",
        " 0.000000e+00 : f64",
        "0.69314718055994529 : f64",
    ] {
        assert!(text.contains(literal), "{literal} in\n{text}");
    }
}
