use super::emit;
use crate::{
    diagnostics::SourceMap,
    dialect::context,
    loader,
    sema::{CheckOptions, check},
};
use melior::{
    Context,
    ir::{
        Attribute, BlockLike, Module, RegionLike,
        operation::{OperationLike, OperationPrintingFlags},
    },
};

/// The kina module of a program without errors.
fn module<'c>(context: &'c Context, text: &str) -> Module<'c> {
    let sources = SourceMap::new();
    let file = sources.add("test.kina", text);
    let (tree, problems) = loader::load(&sources, file, None);
    assert!(problems.is_empty(), "{problems:?}");
    let (program, diagnostics) = check(&sources, file, &tree, &CheckOptions::default());
    let program = program.unwrap_or_else(|| panic!("{diagnostics:?}"));
    emit(context, &program, &sources).expect("a module that verifies")
}

fn with_locations(module: &Module) -> String {
    let flags = OperationPrintingFlags::new().enable_debug_info(true, false);
    module.as_operation().to_string_with_flags(flags).expect("text")
}

/// The value of the first constant of the only function.
fn constant<'c>(module: &Module<'c>) -> Attribute<'c> {
    let function = module.body().first_operation().expect("a function");
    let block = function.region(0).expect("a body").first_block().expect("a block");
    let operation = block.first_operation().expect("an operation");
    operation.attribute("value").expect("a constant")
}

#[test]
fn payloads_are_exact_for_every_dtype() {
    let context = context();
    for (dtype, literal, expected) in [
        ("F16", "[1.0, -0.1]", "dense<[0x3C00, 0xAE66]> : tensor<2xf16>"),
        ("BF16", "[1.0, nan]", "dense<[0x3F80, 0x7FC0]> : tensor<2xbf16>"),
        ("F32", "[0.1, inf]", "dense<[0x3DCCCCCD, 0x7F800000]> : tensor<2xf32>"),
        (
            "F64",
            "[0.1, 5e-324]",
            "dense<[0x3FB999999999999A, 0x0000000000000001]> : tensor<2xf64>",
        ),
        ("F8E4M3", "[448, -0.0]", "dense<[0x7E, 0x80]> : tensor<2xf8E4M3FN>"),
        ("F8E5M2", "[1.5, -inf]", "dense<[0x3E, 0xFC]> : tensor<2xf8E5M2>"),
        (
            "I64",
            "[-9223372036854775808, 1]",
            "dense<[-9223372036854775808, 1]> : tensor<2xi64>",
        ),
        ("I32", "[-1, 7]", "dense<[-1, 7]> : tensor<2xi32>"),
        ("I16", "[-32768, 7]", "dense<[-32768, 7]> : tensor<2xi16>"),
        ("I8", "[-128, 127]", "dense<[-128, 127]> : tensor<2xi8>"),
        ("I4", "[-8, 7]", "dense<[-8, 7]> : tensor<2xi4>"),
        ("Bool", "[true, false]", "dense<[true, false]> : tensor<2xi1>"),
        ("Bool", "[true, true]", "dense<true> : tensor<2xi1>"),
        ("I4", "-1", "dense<-1> : tensor<2xi4>"),
        ("F8E4M3", "-1", "dense<-1.0> : tensor<2xf8E4M3FN>"),
        ("I8", "[3, 3]", "dense<3> : tensor<2xi8>"),
    ] {
        let text = format!("let f = fn() -> tensor<{dtype}, [2]> {{ {literal} }};");
        let module = module(&context, &text);
        assert_eq!(
            Some(constant(&module)),
            Attribute::parse(&context, expected),
            "{dtype} {literal}"
        );
    }
}

#[test]
fn long_bool_and_narrow_literals_keep_their_order() {
    let context = context();
    let bits: Vec<_> = (0..19).map(|index| (index * index) % 3 == 1).collect();
    let list = bits.iter().map(bool::to_string).collect::<Vec<_>>().join(", ");
    let module = module(&context, &format!("let f = fn() -> tensor<Bool, [19]> {{ [{list}] }};"));
    let expected = Attribute::parse(&context, &format!("dense<[{list}]> : tensor<19xi1>"));
    assert_eq!(Some(constant(&module)), expected);
}

#[test]
fn every_operation_has_the_place_of_its_operator() {
    let context = context();
    let text = "let f = fn(x: tensor<F32, [2]>) -> tensor<F32, [2]> {
    let y = x * 2.0;
    _g(y).sqrt()
};
let _g = fn(p: tensor<F32, [2]>) { -p };";
    let printed = with_locations(&module(&context, text));
    assert!(!printed.contains("loc(unknown)"), "{printed}");
    for place in [
        "loc(\"x\"(",
        "\"test.kina\":2:15",
        "\"test.kina\":2:17",
        "\"test.kina\":3:5",
        "\"test.kina\":3:11",
        "\"test.kina\":5:36",
    ] {
        assert!(printed.contains(place), "{place} in\n{printed}");
    }
}

#[test]
fn floating_accumulations_carry_their_order() {
    let context = context();
    for (ty, operation, axis, expected) in [
        ("F32, [4, 64]", "sum", 1, Some("lanes")),
        ("F32, [4, 63]", "sum", 1, Some("sequential")),
        ("F32, [64, 1, 1]", "prod", 0, Some("lanes")),
        ("F16, [64, 2]", "mean", 0, Some("sequential")),
        ("I32, [64]", "sum", 0, None),
        ("F32, [64]", "max", 0, None),
    ] {
        let text = format!(
            "let _f = fn(x: tensor<{ty}>) {{ x.reduce(op={operation}, axis={axis}) }};
             let main = fn(x: tensor<F32, []>) -> tensor<F32, []> {{ x }};"
        );
        let printed = module(&context, &text).as_operation().to_string();
        match expected {
            Some(order) => assert!(printed.contains(&format!("order = {order}")), "{printed}"),
            None => assert!(!printed.contains("order"), "{printed}"),
        }
    }
}

#[test]
fn five_thousand_operations_are_emitted() {
    let context = context();
    let sum = vec!["a"; 5_000].join(" + ");
    let text = format!("let f = fn(a: tensor<F32, [4]>) -> tensor<F32, [4]> {{ {sum} }};");
    let module = module(&context, &text);
    assert_eq!(module.as_operation().to_string().matches("kina.add").count(), 4_999);
}
