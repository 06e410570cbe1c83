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

/// `1 / ln 2`, as an unevaluated sum.
pub const LOG2_E: [f64; 2] = [f64::from_bits(0x3ff71547652b82fe), f64::from_bits(0x3c7777d0ffda0d24)];

/// `sin(r pi / 2) / r` in `r * r`, |r| <= 1/2, for results in F32.
/// Relative error of the whole: 2^-47.7.
pub const SIN_F32: [f64; 6] = [
    f64::from_bits(0x3ff921fb54442cf8),
    f64::from_bits(0xbfe4abbce62577ba),
    f64::from_bits(0x3fb466bc670fd2d6),
    f64::from_bits(0xbf732d2c6299d7ab),
    f64::from_bits(0x3f25071bedf0ac36),
    f64::from_bits(0xbecdd4e5873e750f),
];

/// `cos(r pi / 2)` in `r * r`, |r| <= 1/2, for results in F32; the first is 1.
/// Relative error of the whole: 2^-53.9.
pub const COS_F32: [f64; 7] = [
    f64::from_bits(0x3ff0000000000000),
    f64::from_bits(0xbff3bd3cc9be459d),
    f64::from_bits(0x3fd03c1f081b0e2a),
    f64::from_bits(0xbf955d3c7dc3dfad),
    f64::from_bits(0x3f4e1f4fb845ea04),
    f64::from_bits(0xbefa6c9ca5b3de34),
    f64::from_bits(0x3e9f3dcf3192bdfd),
];

/// The rest of `sin(r)` after `r`, divided by `r^3`, in `r * r`, |r| <= pi / 4.
/// Relative error of the whole: 2^-68.7.
pub const SIN_TAIL: [f64; 7] = [
    f64::from_bits(0xbfc5555555555555),
    f64::from_bits(0x3f8111111111110b),
    f64::from_bits(0xbf2a01a01a018a6c),
    f64::from_bits(0x3ec71de3a5330804),
    f64::from_bits(0xbe5ae64528d71d05),
    f64::from_bits(0x3de61208c40c811e),
    f64::from_bits(0xbd6aaa243f5af7ab),
];

/// The rest of `cos(r)` after `1 - r^2 / 2`, divided by `r^4`, in `r * r`.
/// Relative error of the whole: 2^-64.0.
pub const COS_TAIL: [f64; 6] = [
    f64::from_bits(0x3fa555555555554b),
    f64::from_bits(0xbf56c16c16c14f92),
    f64::from_bits(0x3efa01a019c8462c),
    f64::from_bits(0xbe927e4f7ead2089),
    f64::from_bits(0x3e21ee9d7bd7aaee),
    f64::from_bits(0xbda8fa49e4468aa7),
];

/// `pi / 2`, as an unevaluated sum.
pub const HALF_PI: [f64; 2] = [f64::from_bits(0x3ff921fb54442d18), f64::from_bits(0x3c91a62633145c07)];

/// `2 / pi` in base 2^24; the digits divided by 2^24.
pub const TWO_OVER_PI_F32: [f64; 9] = [
    f64::from_bits(0x3fe45f3060000000),
    f64::from_bits(0x3fdb939100000000),
    f64::from_bits(0x3fb529fc00000000),
    f64::from_bits(0x3fc3abe880000000),
    f64::from_bits(0x3feea69ba0000000),
    f64::from_bits(0x3fe81b6c40000000),
    f64::from_bits(0x3fe2b32780000000),
    f64::from_bits(0x3fd0e41040000000),
    f64::from_bits(0x3fefca2c60000000),
];

/// `2 / pi` in base 2^48; the digits divided by 2^48.
pub const TWO_OVER_PI_F64: [f64; 25] = [
    f64::from_bits(0x3fe45f306dc9c880),
    f64::from_bits(0x3fb529fc2757d100),
    f64::from_bits(0x3feea69bb81b6c40),
    f64::from_bits(0x3fe2b32788720820),
    f64::from_bits(0x3fefca2c757bd760),
    f64::from_bits(0x3fe8ac36e48dc740),
    f64::from_bits(0x3fd09374b8019240),
    f64::from_bits(0x3fc77504e8c90e00),
    f64::from_bits(0x3fefc3bd63962520),
    f64::from_bits(0x3fe4e7dd1046bea0),
    f64::from_bits(0x3fc75da24274ce00),
    f64::from_bits(0x3fdc09ad17df9040),
    f64::from_bits(0x3fccc8eb1cc1a980),
    f64::from_bits(0x3fccfa4e422fc580),
    f64::from_bits(0x3fe7bf250763ff00),
    f64::from_bits(0x3fe2fffbc0b301e0),
    f64::from_bits(0x3fede5e2316b4140),
    f64::from_bits(0x3fdb47db4d9fb3c0),
    f64::from_bits(0x3fc3e584dba7a300),
    f64::from_bits(0x3fcfb34f2ff51680),
    f64::from_bits(0x3fdd49eeb1faf940),
    f64::from_bits(0x3fee2f67a0e73ee0),
    f64::from_bits(0x3fe14a525d4d7f60),
    f64::from_bits(0x3fd7ec47e3574200),
    f64::from_bits(0x3fd580cc11bf1ec0),
];

/// `erf(x) / x - 1` in `x * x`, |x| <= 1, for results in F32.
/// Relative error of the whole: 2^-45.6.
pub const ERF_NEAR_F32: [f64; 10] = [
    f64::from_bits(0x3fc06eba8214d879),
    f64::from_bits(0xbfd812746b025a72),
    f64::from_bits(0x3fbce2f219722dcc),
    f64::from_bits(0xbf9b82ce1440b3bb),
    f64::from_bits(0x3f7565b9e55aab6c),
    f64::from_bits(0xbf4c02840e31d31c),
    f64::from_bits(0x3f1f93f72431c679),
    f64::from_bits(0xbeef05e5143623e4),
    f64::from_bits(0x3eb9a943a100d402),
    f64::from_bits(0xbe7c0975ae42e2f3),
];

/// `erf(x) / x - 1` in `x * x`, |x| <= 1.
/// Relative error of the whole: 2^-62.7.
pub const ERF_NEAR_F64: [f64; 13] = [
    f64::from_bits(0x3fc06eba8214db69),
    f64::from_bits(0xbfd812746b0379e6),
    f64::from_bits(0x3fbce2f21a042b20),
    f64::from_bits(0xbf9b82ce31284999),
    f64::from_bits(0x3f7565bcd0db0258),
    f64::from_bits(0xbf4c02db3d8ebb68),
    f64::from_bits(0x3f1f9a321a0f7c75),
    f64::from_bits(0xbeef4d1df36adae7),
    f64::from_bits(0x3ebb9def17f14b6f),
    f64::from_bits(0xbe85f1d35d08a338),
    f64::from_bits(0x3e4f7a408c2dff72),
    f64::from_bits(0xbe1386aa5aaf264b),
    f64::from_bits(0x3dd05796637b6ef5),
];

/// `erfc(x) exp(x^2)` in `(x - 2) / (x + 2)`, 1 <= x <= 4.
/// Absolute error of `erf`: 2^-48.0.
pub const ERF_FAR_F32: [f64; 10] = [
    f64::from_bits(0x3fd058671b52d54d),
    f64::from_bits(0xbfdb57034efc9a13),
    f64::from_bits(0x3fceeea7dc35d158),
    f64::from_bits(0xbfb437f0c080d849),
    f64::from_bits(0x3f6e94731937acd2),
    f64::from_bits(0x3f7ca992e945483f),
    f64::from_bits(0xbf4bbb470d5f9352),
    f64::from_bits(0xbf501d7e4cf222e4),
    f64::from_bits(0x3ef8b8d99a18fa77),
    f64::from_bits(0x3f209308120168ad),
];

/// `erfc(x) exp(x^2)` in `(x - 2) / (x + 2)`, 1 <= x <= 6.
/// Absolute error of `erf`: 2^-60.5.
pub const ERF_FAR_F64: [f64; 13] = [
    f64::from_bits(0x3fd058671b52c776),
    f64::from_bits(0xbfdb57034efd3f55),
    f64::from_bits(0x3fceeea7dc8a78e7),
    f64::from_bits(0xbfb437f0b68cd478),
    f64::from_bits(0x3f6e947158a853f2),
    f64::from_bits(0x3f7ca95ed873d15e),
    f64::from_bits(0xbf4bc258d580e0a9),
    f64::from_bits(0xbf5016b52ce59eac),
    f64::from_bits(0x3f06d3507f1193f0),
    f64::from_bits(0x3f26d81fddeeaa88),
    f64::from_bits(0x3efcf682ab7026ac),
    f64::from_bits(0xbefbe801e89332dd),
    f64::from_bits(0xbeea848a4e7519a9),
];
