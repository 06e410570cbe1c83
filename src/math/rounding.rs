//! Rounding to integral values. Each is one operation, exact and a single
//! instruction wherever the others of [`FloatOps`] are.

use super::ops::FloatOps;

macro_rules! functions {
    ($($(#[$meta:meta])* $narrow:ident, $wide:ident: $method:ident;)+) => {
        $(
            $(#[$meta])*
            pub fn $narrow<F: FloatOps<Host = f32>>(x: F) -> F {
                x.$method()
            }

            $(#[$meta])*
            pub fn $wide<F: FloatOps<Host = f64>>(x: F) -> F {
                x.$method()
            }
        )+
    };
}

functions! {
    /// The largest integer that is at most `x`.
    floor_f32, floor_f64: floor;
    /// The smallest integer that is at least `x`.
    ceil_f32, ceil_f64: ceil;
    /// The integer nearest to `x`, the even one of two.
    round_f32, round_f64: round_even;
}
