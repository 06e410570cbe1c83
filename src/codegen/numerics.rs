//! What machine code must not contain, because its result would depend on the
//! machine, the optimiser or a library.

/// The only symbols that a library may leave to the C library.
pub const ALLOWED_SYMBOLS: &[&str] = &["memcpy", "memmove", "memset", "malloc", "free"];

/// Functions that code generation defines for each target.
pub const TARGET_HOOKS: &[&str] = &[
    "kina.cpu_is_supported",
    "kina.enter_float_environment",
    "kina.leave_float_environment",
];

/// Intrinsics that become calls of a mathematical library.
const LIBRARY_INTRINSICS: &[&str] = &[
    "acos", "asin", "atan", "atan2", "cos", "cosh", "exp", "exp10", "exp2", "frexp", "ldexp", "log", "log10", "log2",
    "modf", "pow", "powi", "sin", "sincos", "sincospi", "sinh", "tan", "tanh",
];

/// Reductions whose order of evaluation may be free.
const FLOAT_REDUCTIONS: &[&str] = &[
    "vector.reduce.fadd",
    "vector.reduce.fmul",
    "vector.reduce.fmax",
    "vector.reduce.fmin",
    "vector.reduce.fmaximum",
    "vector.reduce.fminimum",
];

/// Whether `symbol` may be called without being part of the library.
pub fn is_allowed_symbol(symbol: &str) -> bool {
    ALLOWED_SYMBOLS.contains(&symbol) || TARGET_HOOKS.contains(&symbol)
}

/// Why an intrinsic, given without `llvm.` and type suffix, is refused.
pub fn forbidden_intrinsic(name: &str) -> Option<&'static str> {
    if name == "fmuladd" {
        Some("it rounds once or twice, as the target likes")
    } else if FLOAT_REDUCTIONS.contains(&name) {
        Some("it does not fix the order of accumulation")
    } else if LIBRARY_INTRINSICS.contains(&name) {
        Some("it becomes a call of a mathematical library")
    } else {
        None
    }
}

/// The base name of an overloaded LLVM intrinsic: `pow` of `llvm.pow.v4f32`.
pub fn intrinsic_base(name: &str) -> Option<&str> {
    let name = name.strip_prefix("llvm.")?;
    let is_type = |part: &str| {
        part.strip_prefix(['f', 'i', 'v', 'p', 'n'])
            .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()) || rest.starts_with("xv"))
    };
    let mut end = name.len();
    while let Some(dot) = name[..end].rfind('.') {
        if !is_type(&name[dot + 1..end]) {
            break;
        }
        end = dot;
    }
    Some(&name[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn type_suffixes_are_removed() {
        assert_eq!(intrinsic_base("llvm.pow.v4f32"), Some("pow"));
        assert_eq!(intrinsic_base("llvm.powi.f64.i32"), Some("powi"));
        assert_eq!(
            intrinsic_base("llvm.vector.reduce.fadd.v8f64"),
            Some("vector.reduce.fadd")
        );
        assert_eq!(intrinsic_base("llvm.memcpy.p0.p0.i64"), Some("memcpy"));
        assert_eq!(intrinsic_base("malloc"), None);
    }

    #[test]
    fn exact_intrinsics_are_allowed() {
        for name in [
            "fma",
            "sqrt",
            "maximum",
            "minimum",
            "fabs",
            "roundeven",
            "vector.reduce.add",
        ] {
            assert_eq!(forbidden_intrinsic(name), None, "{name}");
        }
    }
}
