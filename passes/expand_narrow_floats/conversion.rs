//! Conversion between bit patterns of narrow floats and F32 or F64.
//!
//! Both directions are straight-line integer sequences. The only floating
//! operations are exact, or one addition that rounds as the target format does.

use super::pattern_dtype;
use crate::{dtype::DType, math::FloatFormat, passes::create::Builder};
use melior::{dialect::arith::CmpiPredicate, ir::Value};

/// `value` of dtype `from` as `to`, rounded once. Narrow floats are bit
/// patterns.
pub fn convert<'c, 'a>(builder: &Builder<'c, 'a>, value: Value<'c, 'a>, from: DType, to: DType) -> Value<'c, 'a> {
    let value = extend(builder, value, from);
    let wide = if from == DType::F64 { from } else { DType::F32 };
    match FloatFormat::of(to) {
        Some(format) => round(builder, value, Layout::of(wide), format, pattern_dtype(to)),
        None if wide != to => builder.convert("arith.extf", value, to),
        None => value,
    }
}

/// The F32 that is equal to `value` of `dtype`; `value` itself when that is not
/// narrow.
pub fn extend<'c, 'a>(builder: &Builder<'c, 'a>, value: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
    match FloatFormat::of(dtype) {
        Some(format) => decode(builder, value, format),
        None => value,
    }
}

/// The layout of F32 or F64.
struct Layout {
    float: DType,
    bits: DType,
    mantissa_bits: u32,
    bias: i32,
}

impl Layout {
    fn of(dtype: DType) -> Self {
        let (bits, mantissa_bits, bias) = match dtype {
            DType::F64 => (DType::I64, 52, 1023),
            _ => (DType::I32, 23, 127),
        };
        Self {
            float: dtype,
            bits,
            mantissa_bits,
            bias,
        }
    }

    /// The bits of 2^`exponent` that are in the exponent field.
    fn exponent_field(&self, exponent: i32) -> i64 {
        i64::from(exponent + self.bias) << self.mantissa_bits
    }

    /// The bits of infinity.
    fn infinity(&self) -> i64 {
        self.exponent_field(self.bias + 1)
    }

    /// The bits of the value without its sign.
    fn magnitude_mask(&self) -> i64 {
        self.infinity() | ((1 << self.mantissa_bits) - 1)
    }
}

/// The F32 with the value of a bit pattern.
fn decode<'c, 'a>(builder: &Builder<'c, 'a>, pattern: Value<'c, 'a>, format: FloatFormat) -> Value<'c, 'a> {
    let layout = Layout::of(DType::F32);
    let constant = |number: i64| builder.integer(layout.bits, number);
    let bits = builder.convert("arith.extui", pattern, layout.bits);
    let shift = constant((layout.mantissa_bits - format.mantissa_bits).into());
    if format.bias() == layout.bias {
        // BF16 is the upper half of F32.
        let bits = builder.shli(bits, shift);
        return builder.convert("arith.bitcast", bits, layout.float);
    }
    let width = format.exponent_bits + format.mantissa_bits + 1;
    let sign = builder.andi(bits, constant(format.sign_bit().into()));
    let sign = builder.shli(sign, constant((32 - width).into()));
    let magnitude = builder.andi(bits, constant((format.sign_bit() - 1).into()));
    let moved = builder.shli(magnitude, shift);

    let rebias = i64::from(layout.bias - format.bias()) << layout.mantissa_bits;
    let normal = builder.addi(moved, constant(rebias));
    let subnormal = decode_subnormal(builder, magnitude, format);
    let least_normal = constant(1 << format.mantissa_bits);
    let is_subnormal = builder.cmpi(CmpiPredicate::Slt, magnitude, least_normal);
    let finite = builder.select(is_subnormal, subnormal, normal);

    let special = if format.has_infinity {
        builder.ori(moved, constant(layout.infinity()))
    } else {
        constant(f32::NAN.to_bits().into())
    };
    let is_special = builder.cmpi(CmpiPredicate::Sge, magnitude, constant(format.overflow_bits().into()));
    let value = builder.select(is_special, special, finite);
    let value = builder.ori(value, sign);
    builder.convert("arith.bitcast", value, layout.float)
}

/// The bits of the F32 that a subnormal magnitude stands for.
fn decode_subnormal<'c, 'a>(builder: &Builder<'c, 'a>, magnitude: Value<'c, 'a>, format: FloatFormat) -> Value<'c, 'a> {
    let number = builder.convert("arith.sitofp", magnitude, DType::F32);
    let quantum = builder.float(DType::F32, format.quantum(format.least_exponent()));
    let value = builder.mulf(number, quantum);
    builder.convert("arith.bitcast", value, DType::I32)
}

/// The bit pattern of `value` rounded once: to nearest, ties to even,
/// subnormals kept; too large a magnitude gives ∞, or NaN where there is no ∞.
fn round<'c, 'a>(
    builder: &Builder<'c, 'a>,
    value: Value<'c, 'a>,
    layout: Layout,
    format: FloatFormat,
    pattern: DType,
) -> Value<'c, 'a> {
    let constant = |number: i64| builder.integer(layout.bits, number);
    let bits = builder.convert("arith.bitcast", value, layout.bits);
    let magnitude = builder.andi(bits, constant(layout.magnitude_mask()));

    let finite = round_normal(builder, magnitude, &layout, format);
    // A source with the exponents of the format has no more subnormals than it.
    let finite = if layout.bias == format.bias() {
        finite
    } else {
        let subnormal = round_subnormal(builder, magnitude, &layout, format);
        let least_normal = constant(layout.exponent_field(format.least_exponent()));
        let is_subnormal = builder.cmpi(CmpiPredicate::Slt, magnitude, least_normal);
        builder.select(is_subnormal, subnormal, finite)
    };
    let bounded = builder.minsi(finite, constant(format.overflow_bits().into()));
    let is_nan = builder.cmpi(CmpiPredicate::Sgt, magnitude, constant(layout.infinity()));
    let rounded = builder.select(is_nan, constant(format.nan_bits().into()), bounded);

    let source_width = 8 * layout.float.size() as i64;
    let width = i64::from(format.exponent_bits + format.mantissa_bits + 1);
    let sign = builder.shrui(bits, constant(source_width - width));
    let sign = builder.andi(sign, constant(format.sign_bit().into()));
    let rounded = builder.ori(rounded, sign);
    builder.convert("arith.trunci", rounded, pattern)
}

/// Rounds a magnitude that is normal in the format: the exponent is rebased and
/// the low bits are rounded away; a carry reaches the exponent by itself.
fn round_normal<'c, 'a>(
    builder: &Builder<'c, 'a>,
    magnitude: Value<'c, 'a>,
    layout: &Layout,
    format: FloatFormat,
) -> Value<'c, 'a> {
    let constant = |number: i64| builder.integer(layout.bits, number);
    let dropped = layout.mantissa_bits - format.mantissa_bits;
    let rebias = i64::from(layout.bias - format.bias()) << layout.mantissa_bits;
    let rebased = builder.subi(magnitude, constant(rebias));
    let kept = builder.shrui(rebased, constant(dropped.into()));
    let odd = builder.andi(kept, constant(1));
    let below_half = constant((1 << (dropped - 1)) - 1);
    let increment = builder.addi(odd, below_half);
    let sum = builder.addi(rebased, increment);
    builder.shrui(sum, constant(dropped.into()))
}

/// Rounds a magnitude that is subnormal in the format: added to a number whose
/// last place is the format's smallest subnormal, it is rounded to that place.
fn round_subnormal<'c, 'a>(
    builder: &Builder<'c, 'a>,
    magnitude: Value<'c, 'a>,
    layout: &Layout,
    format: FloatFormat,
) -> Value<'c, 'a> {
    let exponent = format.least_exponent() - format.mantissa_bits as i32 + layout.mantissa_bits as i32;
    let anchor = builder.float(layout.float, 2f64.powi(exponent));
    let value = builder.convert("arith.bitcast", magnitude, layout.float);
    let sum = builder.addf(value, anchor);
    let bits = builder.convert("arith.bitcast", sum, layout.bits);
    let anchor_bits = builder.integer(layout.bits, layout.exponent_field(exponent));
    builder.subi(bits, anchor_bits)
}
