//! Elementary functions: the definitions in [`crate::math`], as IR. No operation
//! is left that could become a call of a mathematical library.

use crate::passes::create::Builder;
use crate::{
    dtype::DType,
    math::{self, IrBuilder},
};
use melior::ir::Value;

macro_rules! functions {
    ($($(#[$meta:meta])* $variant:ident: $narrow:ident, $wide:ident;)+) => {
        /// An elementary function of one argument.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Function { $($(#[$meta])* $variant),+ }

        /// `function` of `value`, in F32 or F64.
        pub fn apply<'c, 'a>(
            builder: &Builder<'c, 'a>,
            function: Function,
            dtype: DType,
            value: Value<'c, 'a>,
        ) -> Value<'c, 'a> {
            let ir = IrBuilder::new(builder.context, builder.block(), builder.location);
            match (function, dtype) {
                $(
                    (Function::$variant, DType::F64) => math::$wide(ir.f64(value)).value(),
                    (Function::$variant, _) => math::$narrow(ir.f32(value)).value(),
                )+
            }
        }
    };
}

functions! {
    /// Reciprocal of the square root.
    Rsqrt: rsqrt_f32, rsqrt_f64;
    /// Exponential.
    Exp: exp_f32, exp_f64;
    /// Exponential less one.
    Expm1: expm1_f32, expm1_f64;
    /// Natural logarithm.
    Log: log_f32, log_f64;
    /// Natural logarithm of one more.
    Log1p: log1p_f32, log1p_f64;
    /// Sine of an angle in radians.
    Sin: sin_f32, sin_f64;
    /// Cosine of an angle in radians.
    Cos: cos_f32, cos_f64;
    /// Hyperbolic tangent.
    Tanh: tanh_f32, tanh_f64;
    /// Error function.
    Erf: erf_f32, erf_f64;
    /// Logistic function.
    Sigmoid: sigmoid_f32, sigmoid_f64;
    /// Rounding down to an integer.
    Floor: floor_f32, floor_f64;
    /// Rounding up to an integer.
    Ceil: ceil_f32, ceil_f64;
    /// Rounding to the nearest integer, half to even.
    Round: round_f32, round_f64;
}

/// `lhs ** rhs`, in F32 or F64.
pub fn power<'c, 'a>(builder: &Builder<'c, 'a>, dtype: DType, lhs: Value<'c, 'a>, rhs: Value<'c, 'a>) -> Value<'c, 'a> {
    let ir = IrBuilder::new(builder.context, builder.block(), builder.location);
    if dtype == DType::F64 {
        math::pow_f64(ir.f64(lhs), ir.f64(rhs)).value()
    } else {
        math::pow_f32(ir.f32(lhs), ir.f32(rhs)).value()
    }
}
