//! Coefficients of the polynomials; written by `scripts/derive-math-coefficients`.

/// sqrt(1/2), the least significand after reduction.
pub const SQRT_HALF: f64 = f64::from_bits(0x3fe6a09e667f3bcd);

/// `log2((1 + s) / (1 - s)) / s` in `s * s`, for results in F32.
/// Relative error of the whole: 2^-52.4.
pub const LOG2_F32: [f64; 7] = [
    f64::from_bits(0x40071547652b82ff),
    f64::from_bits(0x3feec709dc39c9e6),
    f64::from_bits(0x3fe2776c516a939b),
    f64::from_bits(0x3fda61756772d630),
    f64::from_bits(0x3fd484fac1cba648),
    f64::from_bits(0x3fd0bb7be566a7a1),
    f64::from_bits(0x3fcf184bb6c96602),
];

/// `exp2(r)` in `r`, |r| <= 1/2, for results in F32; the first is 1.
/// Relative error of the whole: 2^-52.0.
pub const EXP2_F32: [f64; 11] = [
    f64::from_bits(0x3ff0000000000000),
    f64::from_bits(0x3fe62e42fefa3a12),
    f64::from_bits(0x3fcebfbdff82c432),
    f64::from_bits(0x3fac6b08d703e192),
    f64::from_bits(0x3f83b2ab6fbd6c90),
    f64::from_bits(0x3f55d87fe9b8c01f),
    f64::from_bits(0x3f24309126c11d4a),
    f64::from_bits(0x3eeffcb58d2e4d9d),
    f64::from_bits(0x3eb62c14785f69c6),
    f64::from_bits(0x3e7b671aac0c576c),
    f64::from_bits(0x3e3e3a929593adba),
];

/// `2 / ln 2`, the factor of `s` in `log2((1 + s) / (1 - s))`, as an unevaluated sum.
pub const LOG2_LINEAR: [f64; 2] = [f64::from_bits(0x40071547652b82fe), f64::from_bits(0x3c8777d0ffda0d24)];

/// `2 / (3 ln 2)`, the factor of `s^3`, as an unevaluated sum.
pub const LOG2_CUBIC: [f64; 2] = [f64::from_bits(0x3feec709dc3a03fd), f64::from_bits(0x3c8d27f05548af0c)];

/// The rest of that series, divided by `s^5`, in `s * s`.
/// Relative error of the whole: 2^-73.6.
pub const LOG2_TAIL: [f64; 8] = [
    f64::from_bits(0x3fe2776c50ef9bfc),
    f64::from_bits(0x3fda61762a7aef97),
    f64::from_bits(0x3fd484b13d6979bb),
    f64::from_bits(0x3fd0c9a85438d3d0),
    f64::from_bits(0x3fcc68ee56c979d7),
    f64::from_bits(0x3fc8a0a3d2cfa3fb),
    f64::from_bits(0x3fc58f3627693a79),
    f64::from_bits(0x3fc6237754360937),
];

/// `ln 2`, the factor of `r` in `exp2(r)`, as an unevaluated sum.
pub const EXP2_LINEAR: [f64; 2] = [f64::from_bits(0x3fe62e42fefa39ef), f64::from_bits(0x3c7abc9e3b39803f)];

/// The rest of `exp2(r)` after `1 + r ln 2`, divided by `r^2`, |r| <= 1/2.
/// Relative error of the whole: 2^-64.0.
pub const EXP2_TAIL: [f64; 11] = [
    f64::from_bits(0x3fcebfbdff82c58f),
    f64::from_bits(0x3fac6b08d704a0c8),
    f64::from_bits(0x3f83b2ab6fba4e2b),
    f64::from_bits(0x3f55d87fe78a3842),
    f64::from_bits(0x3f2430912f8831b5),
    f64::from_bits(0x3eeffcbfc7060767),
    f64::from_bits(0x3eb62c021e066cfd),
    f64::from_bits(0x3e7b524e59039746),
    f64::from_bits(0x3e3e4d080364b715),
    f64::from_bits(0x3dfe9f609b2c1229),
    f64::from_bits(0x3dbc2a76a6bf4270),
];
