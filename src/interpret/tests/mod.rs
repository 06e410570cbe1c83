//! Tests of the interpreter: tables of operations ([`elementwise`],
//! [`conversions`], [`reductions`]), the dialect reference ([`examples`]), and
//! whole functions and errors ([`programs`]).

mod conversions;
mod elementwise;
mod examples;
mod programs;
mod reductions;

use super::{InterpretError, run};
use crate::math::FloatFormat;
use crate::{dialect, dtype::DType, tensor::Tensor};
use melior::ir::Module;

/// Evaluates `@f` of a module in text.
fn interpret(text: &str, arguments: &[Tensor]) -> Result<Vec<Tensor>, InterpretError> {
    let context = dialect::context();
    let module = Module::parse(&context, text).unwrap_or_else(|| panic!("not a valid module:\n{text}"));
    run(&module, "f", arguments)
}

/// Checks that `operation`, applied to constants called `%a`, `%b` and `%c`,
/// gives a constant. Constants are written `dense<...> : type`.
fn check(operands: &[&str], operation: &str, expected: &str) {
    let (_, r#type) = expected.rsplit_once(" : ").expect("a constant with its type");
    let operands = ["%a", "%b", "%c"]
        .iter()
        .zip(operands)
        .map(|(name, value)| format!("{name} = kina.constant {value}\n"))
        .collect::<String>();
    let text = format!(
        "func.func @f() -> ({type}, {type}) {{
           {operands}
           %found = {operation}
           %expected = kina.constant {expected}
           return %found, %expected : {type}, {type}
         }}"
    );
    let results = interpret(&text, &[]).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let [found, expected] = results.try_into().expect("two results");
    assert_equal(&found, &expected, &text);
}

/// Applies `operation` to constants of one type, which is also the result's.
fn check_same(r#type: &str, operands: &[&str], operation: &str, expected: &str) {
    let operands = operands
        .iter()
        .map(|value| format!("dense<{value}> : {type}"))
        .collect::<Vec<_>>();
    let operands = operands.iter().map(String::as_str).collect::<Vec<_>>();
    let names = ["%a", "%b", "%c"][..operands.len()].join(", ");
    let operation = format!("kina.{operation} {names} : {type}");
    check(&operands, &operation, &format!("dense<{expected}> : {type}"));
}

/// Checks a body in which a comment `// %name = dense<...> : type` states the
/// value of a name; gives the number of such comments. Functions that it begins
/// with stand before it.
fn check_text(body: &str) -> usize {
    let (functions, body) = match body.trim_start().starts_with("func.func") {
        true => body.split_at(body.rfind("\n    }\n").map_or(0, |end| end + 7)),
        false => ("", body),
    };
    let claims = body
        .lines()
        .filter_map(|line| line.trim().strip_prefix("// ")?.split_once(" = "))
        .collect::<Vec<_>>();
    for (name, value) in &claims {
        let (_, r#type) = value.rsplit_once(" : ").expect("a constant with its type");
        let text = format!(
            "{functions}
             func.func @f() -> ({type}, {type}) {{
               {body}
               %claim = kina.constant {value}
               return {name}, %claim : {type}, {type}
             }}"
        );
        let results = interpret(&text, &[]).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_equal(&results[0], &results[1], &text);
    }
    claims.len()
}

/// Checks that all elements that are not NaN have equal bits and that NaNs
/// stand in the same places.
fn assert_equal(found: &Tensor, expected: &Tensor, context: &str) {
    let same_type = found.dtype() == expected.dtype() && found.shape() == expected.shape();
    assert!(same_type, "{found:?} has another type than {expected:?}\n{context}");
    let size = found.dtype().size();
    let pairs = found.bytes().chunks(size).zip(expected.bytes().chunks(size));
    for (index, (found, other)) in pairs.enumerate() {
        let dtype = expected.dtype();
        let same = found == other || (is_nan(dtype, found) && is_nan(dtype, other));
        assert!(
            same,
            "element {index} is {found:02x?}: expected {other:02x?}\n{context}"
        );
    }
}

fn is_nan(dtype: DType, bytes: &[u8]) -> bool {
    let narrow = FloatFormat::of(dtype);
    match (dtype, bytes) {
        (DType::F64, &[a, b, c, d, e, f, g, h]) => f64::from_le_bytes([a, b, c, d, e, f, g, h]).is_nan(),
        (DType::F32, &[a, b, c, d]) => f32::from_le_bytes([a, b, c, d]).is_nan(),
        (_, &[low, high]) => narrow.is_some_and(|format| format.decode(u16::from_le_bytes([low, high])).is_nan()),
        (_, &[byte]) => narrow.is_some_and(|format| format.decode(byte.into()).is_nan()),
        _ => false,
    }
}

/// An F32 tensor of rank 1.
fn f32s(elements: &[f32]) -> Tensor {
    let bytes = elements.iter().flat_map(|x| x.to_le_bytes()).collect();
    Tensor::new(DType::F32, vec![elements.len() as u64], bytes).expect("as many bytes as elements take")
}
