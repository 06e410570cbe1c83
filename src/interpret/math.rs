//! Elementary functions, by the definitions in [`crate::math`].

use super::value::Elements;
use crate::math;

macro_rules! functions {
    ($($name:ident: $narrow:ident, $wide:ident;)+) => {
        $(
            #[doc = concat!("`kina.", stringify!($name), "`.")]
            pub fn $name(input: &Elements) -> Option<Elements> {
                match input {
                    Elements::F64(x) => Some(Elements::F64(x.iter().map(|&x| math::$wide(x)).collect())),
                    Elements::F32(x) => Some(Elements::F32(x.iter().map(|&x| math::$narrow(x)).collect())),
                    Elements::Int(_) | Elements::Bool(_) => None,
                }
            }
        )+
    };
}

functions! {
    rsqrt: rsqrt_f32, rsqrt_f64;
    exp: exp_f32, exp_f64;
    expm1: expm1_f32, expm1_f64;
    log: log_f32, log_f64;
    log1p: log1p_f32, log1p_f64;
    sin: sin_f32, sin_f64;
    cos: cos_f32, cos_f64;
    tanh: tanh_f32, tanh_f64;
    erf: erf_f32, erf_f64;
    sigmoid: sigmoid_f32, sigmoid_f64;
    floor: floor_f32, floor_f64;
    ceil: ceil_f32, ceil_f64;
    round: round_f32, round_f64;
}
