//! Random numbers: words of Threefry-2x32 and what is made of them.

use super::value::{Elements, TensorType, Value};
use crate::{
    dtype::DType,
    math::{log_f32, log_f64, threefry, uniform_precision},
};
use std::num::Wrapping;

/// The high counter word of `kina.random_split`.
const SPLIT: u32 = u32::MAX;

/// Two words.
type Block = [u32; 2];

fn integers(value: &Value) -> Option<&[i64]> {
    match &value.elements {
        Elements::Int(integers) => Some(integers),
        _ => None,
    }
}

fn words(key: &Value) -> Option<Block> {
    match integers(key)? {
        &[low, high] => Some([low as u32, high as u32]),
        _ => None,
    }
}

fn block(key: Block, counter: Block) -> Block {
    let wrapping = |words: Block| words.map(|word| Wrapping(word.cast_signed()));
    threefry(wrapping(key), wrapping(counter)).map(|word| word.0.cast_unsigned())
}

/// Block number `number` of the words of `key`.
fn numbered_block(key: Block, number: u64) -> Block {
    block(key, [number as u32, (number >> 32) as u32])
}

fn key_elements(words: Block) -> Elements {
    Elements::Int(words.map(|word| word.cast_signed().into()).to_vec())
}

/// `kina.random_key`.
pub fn key(seed: &Value) -> Option<Elements> {
    let seed = *integers(seed)?.first()?;
    Some(key_elements([seed as u32, (seed >> 32) as u32]))
}

/// `kina.random_split`.
pub fn split(key: &Value) -> Option<Vec<Elements>> {
    let key = words(key)?;
    Some([0, 1].map(|number| key_elements(block(key, [number, SPLIT]))).to_vec())
}

/// The word of each of `count` elements.
fn element_words(key: Block, count: usize) -> impl Iterator<Item = u32> {
    let blocks = (0..count.div_ceil(2) as u64).flat_map(move |number| numbered_block(key, number));
    blocks.take(count)
}

/// Both words of the block of each of `count` elements.
fn element_blocks(key: Block, count: usize) -> impl Iterator<Item = u64> {
    (0..count as u64).map(move |number| {
        let [low, high] = numbered_block(key, number);
        u64::from(high) << 32 | u64::from(low)
    })
}

/// `kina.random_bits`.
pub fn bits(key: &Value, result: &TensorType) -> Option<Elements> {
    let words = element_words(words(key)?, result.count());
    Some(Elements::Int(words.map(|word| word.cast_signed().into()).collect()))
}

/// `kina.random_uniform`.
pub fn uniform(key: &Value, result: &TensorType) -> Option<Elements> {
    let (key, count) = (words(key)?, result.count());
    let precision = uniform_precision(result.dtype)?;
    let scale = 2f64.powi(-(precision as i32));
    Some(if result.dtype == DType::F64 {
        let bits = element_blocks(key, count).map(|bits| bits >> (64 - precision));
        Elements::F64(bits.map(|number| number as f64 * scale).collect())
    } else {
        let bits = element_words(key, count).map(|bits| bits >> (32 - precision));
        Elements::F32(bits.map(|number| number as f32 * scale as f32).collect())
    })
}

/// `kina.random_gumbel`.
pub fn gumbel(key: &Value, result: &TensorType) -> Option<Elements> {
    let (key, count) = (words(key)?, result.count());
    Some(if result.dtype == DType::F64 {
        let bits = element_blocks(key, count).map(|bits| bits >> 11 | 1);
        let uniform = bits.map(|odd| odd as f64 * 2f64.powi(-53));
        Elements::F64(uniform.map(|u| -log_f64(-log_f64(u))).collect())
    } else {
        let bits = element_words(key, count).map(|bits| bits >> 8 | 1);
        let uniform = bits.map(|odd| odd as f32 * 2f32.powi(-24));
        Elements::F32(uniform.map(|u| -log_f32(-log_f32(u))).collect())
    })
}
