//! Random numbers: one loop over the blocks of Threefry-2x32, whose iterations
//! are independent. A block gives one element of F64 and two of any other dtype.

use super::cast::cast;
use crate::{
    dtype::DType,
    math::{IrBuilder, log_f32, log_f64, threefry, uniform_precision},
    passes::create::{Builder, Tensor, compute_dtype},
};
use melior::ir::Value;

/// An operation of random numbers.
#[derive(Clone, Copy, Debug)]
pub enum Random {
    /// `kina.random_key`.
    Key,
    /// `kina.random_split`.
    Split,
    /// `kina.random_bits`.
    Bits,
    /// `kina.random_uniform`.
    Uniform,
    /// `kina.random_gumbel`.
    Gumbel,
}

/// Two I32.
type Words<'c, 'a> = [Value<'c, 'a>; 2];

/// Lowers an operation on a seed or key; `result` has the type of its first
/// result.
pub fn lower<'c, 'a>(
    builder: &Builder<'c, 'a>,
    random: Random,
    operand: &Tensor<'c, 'a>,
    result: &Tensor<'c, 'a>,
) -> Vec<Tensor<'c, 'a>> {
    match random {
        Random::Key => vec![key(builder, operand)],
        Random::Split => split(builder, operand),
        Random::Bits => vec![numbers(builder, operand, result, &|_, bits| bits)],
        Random::Uniform => vec![numbers(builder, operand, result, &|builder, bits| {
            uniform(builder, bits, result.dtype)
        })],
        Random::Gumbel => vec![numbers(builder, operand, result, &|builder, bits| {
            gumbel(builder, bits, result.dtype)
        })],
    }
}

/// The words of a seed.
fn key<'c, 'a>(builder: &Builder<'c, 'a>, seed: &Tensor<'c, 'a>) -> Tensor<'c, 'a> {
    let bits = builder.extract_element(seed, &[]);
    let bits = cast(builder, bits, seed.dtype, DType::I64);
    let low = builder.convert("arith.trunci", bits, DType::I32);
    let high = builder.shrui(bits, builder.integer(DType::I64, 32));
    let high = builder.convert("arith.trunci", high, DType::I32);
    let key = builder.empty(&[2], DType::I32);
    let key = builder.insert_element(low, &key, &[builder.index(0)]);
    builder.insert_element(high, &key, &[builder.index(1)])
}

/// The keys number 0 and 1, which are the two halves of four words.
fn split<'c, 'a>(builder: &Builder<'c, 'a>, key: &Tensor<'c, 'a>) -> Vec<Tensor<'c, 'a>> {
    let key = load_key(builder, key);
    let keys = [0, 1].map(|_| builder.empty(&[2], DType::I32));
    let all = builder.empty(&[4], DType::I32);
    let words = builder.times(builder.index(2), &[all.value], |builder, number, carried| {
        let low = low_word(builder, number);
        let high = builder.integer(DType::I32, -1);
        let words = block(builder, key, [low, high]);
        let all = Tensor {
            value: carried[0],
            ..all.clone()
        };
        vec![store_pair(builder, words, &all, number).value]
    });
    let all = Tensor { value: words[0], ..all };
    let copies = keys.iter().zip([0u64, 2]).map(|(key, first)| {
        let word = |offset| builder.extract_element(&all, &[builder.index(first + offset)]);
        let key = builder.insert_element(word(0), key, &[builder.index(0)]);
        builder.insert_element(word(1), &key, &[builder.index(1)])
    });
    copies.collect()
}

fn load_key<'c, 'a>(builder: &Builder<'c, 'a>, key: &Tensor<'c, 'a>) -> Words<'c, 'a> {
    [0, 1].map(|word| builder.extract_element(key, &[builder.index(word)]))
}

/// The low 32 bits of a value of type `index`.
fn low_word<'c, 'a>(builder: &Builder<'c, 'a>, index: Value<'c, 'a>) -> Value<'c, 'a> {
    builder.convert("arith.index_cast", index, DType::I32)
}

/// Threefry of a counter.
fn block<'c, 'a>(builder: &Builder<'c, 'a>, key: Words<'c, 'a>, counter: Words<'c, 'a>) -> Words<'c, 'a> {
    let ir = IrBuilder::new(builder.context, builder.block(), builder.location);
    let words = threefry(key.map(|word| ir.i32(word)), counter.map(|word| ir.i32(word)));
    words.map(|word| word.value())
}

/// Block `number`, of type `index`, of at most `count` blocks.
fn numbered_block<'c, 'a>(
    builder: &Builder<'c, 'a>,
    key: Words<'c, 'a>,
    number: Value<'c, 'a>,
    count: u64,
) -> Words<'c, 'a> {
    let low = low_word(builder, number);
    let high = if count <= 1 << 32 {
        builder.integer(DType::I32, 0)
    } else {
        let number = builder.convert("arith.index_cast", number, DType::I64);
        let high = builder.shrui(number, builder.integer(DType::I64, 32));
        builder.convert("arith.trunci", high, DType::I32)
    };
    block(builder, key, [low, high])
}

/// `all` with elements at `2 number` and `2 number + 1`.
fn store_pair<'c, 'a>(
    builder: &Builder<'c, 'a>,
    pair: Words<'c, 'a>,
    all: &Tensor<'c, 'a>,
    number: Value<'c, 'a>,
) -> Tensor<'c, 'a> {
    let first = builder.muli(number, builder.index(2));
    let second = builder.addi(first, builder.index(1));
    let all = builder.insert_element(pair[0], all, &[first]);
    builder.insert_element(pair[1], &all, &[second])
}

/// A tensor of the type of `result`; `convert` makes an element of its bits,
/// which are an I64 for F64 and an I32 for any other dtype.
fn numbers<'c, 'a>(
    builder: &Builder<'c, 'a>,
    key: &Tensor<'c, 'a>,
    result: &Tensor<'c, 'a>,
    convert: &dyn Fn(&Builder<'c, 'a>, Value<'c, 'a>) -> Value<'c, 'a>,
) -> Tensor<'c, 'a> {
    let count = result.shape.iter().product::<u64>();
    let key = load_key(builder, key);
    let numbers = Numbers {
        key,
        count,
        flat: builder.empty(&[count], result.dtype),
        convert,
    };
    let flat = if result.dtype == DType::F64 {
        numbers.singles(builder)
    } else {
        numbers.pairs(builder)
    };
    builder.reshape(&flat, &result.shape)
}

/// Random numbers in row-major order.
struct Numbers<'c, 'a, 'f> {
    key: Words<'c, 'a>,
    count: u64,
    flat: Tensor<'c, 'a>,
    convert: &'f dyn Fn(&Builder<'c, 'a>, Value<'c, 'a>) -> Value<'c, 'a>,
}

impl<'c, 'a> Numbers<'c, 'a, '_> {
    /// One element a block.
    fn singles(&self, builder: &Builder<'c, 'a>) -> Tensor<'c, 'a> {
        self.repeat(builder, self.count, |builder, number, flat| {
            let words = numbered_block(builder, self.key, number, self.count);
            let [low, high] = words.map(|word| builder.convert("arith.extui", word, DType::I64));
            let high = builder.shli(high, builder.integer(DType::I64, 32));
            let element = (self.convert)(builder, builder.ori(high, low));
            builder.insert_element(element, flat, &[number])
        })
    }

    /// Two elements a block; the last block of an odd count gives one.
    fn pairs(&self, builder: &Builder<'c, 'a>) -> Tensor<'c, 'a> {
        let blocks = self.count.div_ceil(2);
        let whole = self.count / 2;
        let flat = self.repeat(builder, whole, |builder, number, flat| {
            let words = numbered_block(builder, self.key, number, blocks);
            let pair = words.map(|word| (self.convert)(builder, word));
            store_pair(builder, pair, flat, number)
        });
        if blocks == whole {
            return flat;
        }
        let last = Self { flat, ..*self };
        // A loop of one iteration: words are computed at the end of a block.
        last.repeat(builder, 1, |builder, zero, flat| {
            let number = builder.addi(zero, builder.index(whole));
            let [word, _] = numbered_block(builder, self.key, number, blocks);
            let element = (self.convert)(builder, word);
            builder.insert_element(element, flat, &[builder.index(self.count - 1)])
        })
    }

    /// `for number in 0..count`, over the flat tensor.
    fn repeat(
        &self,
        builder: &Builder<'c, 'a>,
        count: u64,
        body: impl FnOnce(&Builder<'c, 'a>, Value<'c, 'a>, &Tensor<'c, 'a>) -> Tensor<'c, 'a>,
    ) -> Tensor<'c, 'a> {
        if count == 0 {
            return self.flat.clone();
        }
        let with = |value| Tensor {
            value,
            ..self.flat.clone()
        };
        let results = builder.times(builder.index(count), &[self.flat.value], |builder, number, carried| {
            vec![body(builder, number, &with(carried[0])).value]
        });
        with(results[0])
    }
}

/// The leading bits over the power of 2 that they count to.
fn uniform<'c, 'a>(builder: &Builder<'c, 'a>, bits: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
    let precision = uniform_precision(dtype).unwrap_or_default();
    let number = leading_bits(builder, bits, dtype, precision);
    let value = scaled(builder, number, dtype, precision);
    builder.narrow(value, dtype)
}

/// `-log(-log(u))` of an odd multiple `u` of a power of 2.
fn gumbel<'c, 'a>(builder: &Builder<'c, 'a>, bits: Value<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
    let wide = compute_dtype(dtype);
    let precision = uniform_precision(wide).unwrap_or_default();
    let number = leading_bits(builder, bits, dtype, precision);
    let odd = builder.ori(number, builder.integer(bits_dtype(dtype), 1));
    let u = scaled(builder, odd, dtype, precision);
    let ir = IrBuilder::new(builder.context, builder.block(), builder.location);
    let value = if wide == DType::F64 {
        (-log_f64(-log_f64(ir.f64(u)))).value()
    } else {
        (-log_f32(-log_f32(ir.f32(u)))).value()
    };
    builder.narrow(value, dtype)
}

/// The integer that holds the bits of an element.
const fn bits_dtype(dtype: DType) -> DType {
    match dtype {
        DType::F64 => DType::I64,
        _ => DType::I32,
    }
}

fn leading_bits<'c, 'a>(builder: &Builder<'c, 'a>, bits: Value<'c, 'a>, dtype: DType, count: u32) -> Value<'c, 'a> {
    let holder = bits_dtype(dtype);
    let dropped = 8 * holder.size() as i64 - i64::from(count);
    builder.shrui(bits, builder.integer(holder, dropped))
}

/// `number / 2^precision`; exact, as `number` has no more bits.
fn scaled<'c, 'a>(builder: &Builder<'c, 'a>, number: Value<'c, 'a>, dtype: DType, precision: u32) -> Value<'c, 'a> {
    let wide = compute_dtype(dtype);
    let number = builder.convert("arith.sitofp", number, wide);
    let scale = builder.float(wide, 2f64.powi(-(precision as i32)));
    builder.mulf(number, scale)
}
