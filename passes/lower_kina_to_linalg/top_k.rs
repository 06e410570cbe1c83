//! `kina.top_k`: a sorted list of the best elements so far.
//!
//! Each fiber is read once. An element that comes before the last of the list is
//! inserted, which moves the others down; the inner loop runs zero times for any
//! other. Whoever comes first is decided by value and then by index, so that the
//! list and its free places are in one strict order.

use super::cast::minimum;
use crate::{
    dtype::DType,
    passes::create::{Builder, Tensor},
};
use melior::{
    dialect::arith::{CmpfPredicate, CmpiPredicate},
    ir::Value,
};

/// An element and its index, an I64.
#[derive(Clone, Copy)]
struct Entry<'c, 'a> {
    value: Value<'c, 'a>,
    index: Value<'c, 'a>,
}

/// Lowers the selection along `axis`; `shape` is that of both results.
pub fn lower<'c, 'a>(
    builder: &Builder<'c, 'a>,
    input: &Tensor<'c, 'a>,
    axis: usize,
    shape: &[u64],
) -> Vec<Tensor<'c, 'a>> {
    let dtype = input.dtype;
    let values = builder.fill(last_value(builder, dtype), shape, dtype);
    let indices = builder.fill(builder.integer(DType::I64, i64::MAX), shape, DType::I64);
    let list = List { values, indices };
    let fibers = [&shape[..axis], &shape[axis + 1..]].concat();
    let results = builder.repeat_nested(&fibers, &list.carried(), &mut |builder, fiber, carried| {
        let at = |index: Value<'c, 'a>| [&fiber[..axis], &[index], &fiber[axis..]].concat();
        let count = builder.index(input.shape[axis]);
        builder.times(count, carried, |builder, position, carried| {
            let list = list.with(carried);
            let last = list.entry(builder, &at(builder.index(shape[axis] - 1)));
            let element = Entry {
                value: builder.extract_element(input, &at(position)),
                index: builder.value(
                    "arith.index_cast",
                    &[position],
                    DType::I64.to_mlir(builder.context),
                    vec![],
                ),
            };
            let enters = comes_first(builder, dtype, element, last);
            let steps = builder.select(enters, builder.index(shape[axis]), builder.index(0));
            insert(builder, &list, element, steps, dtype, &at)
        })
    });
    let list = list.with(&results);
    vec![list.values, list.indices]
}

/// The best elements so far; free places come last.
struct List<'c, 'a> {
    values: Tensor<'c, 'a>,
    indices: Tensor<'c, 'a>,
}

impl<'c, 'a> List<'c, 'a> {
    fn carried(&self) -> [Value<'c, 'a>; 2] {
        [self.values.value, self.indices.value]
    }

    /// The list as two values that are carried through loops.
    fn with(&self, carried: &[Value<'c, 'a>]) -> Self {
        let tensor = |tensor: &Tensor<'c, 'a>, value| Tensor {
            value,
            ..tensor.clone()
        };
        Self {
            values: tensor(&self.values, carried[0]),
            indices: tensor(&self.indices, carried[1]),
        }
    }

    fn entry(&self, builder: &Builder<'c, 'a>, place: &[Value<'c, 'a>]) -> Entry<'c, 'a> {
        Entry {
            value: builder.extract_element(&self.values, place),
            index: builder.extract_element(&self.indices, place),
        }
    }

    fn store(&self, builder: &Builder<'c, 'a>, entry: Entry<'c, 'a>, place: &[Value<'c, 'a>]) -> [Value<'c, 'a>; 2] {
        [
            builder.insert_element(entry.value, &self.values, place).value,
            builder.insert_element(entry.index, &self.indices, place).value,
        ]
    }
}

/// Passes `element` down the list for so many steps: at each place the first of
/// two stays and the other goes on.
fn insert<'c, 'a>(
    builder: &Builder<'c, 'a>,
    list: &List<'c, 'a>,
    element: Entry<'c, 'a>,
    steps: Value<'c, 'a>,
    dtype: DType,
    at: &dyn Fn(Value<'c, 'a>) -> Vec<Value<'c, 'a>>,
) -> Vec<Value<'c, 'a>> {
    let [values, indices] = list.carried();
    let carried = [values, indices, element.value, element.index];
    let results = builder.times(steps, &carried, |builder, rank, carried| {
        let list = list.with(carried);
        let passing = Entry {
            value: carried[2],
            index: carried[3],
        };
        let place = at(rank);
        let listed = list.entry(builder, &place);
        let first = comes_first(builder, dtype, passing, listed);
        let choose = |one: Entry<'c, 'a>, other: Entry<'c, 'a>| Entry {
            value: builder.select(first, one.value, other.value),
            index: builder.select(first, one.index, other.index),
        };
        let (stays, goes) = (choose(passing, listed), choose(listed, passing));
        let [values, indices] = list.store(builder, stays, &place);
        vec![values, indices, goes.value, goes.index]
    });
    results[..2].to_vec()
}

/// A value that no other comes after.
fn last_value<'c, 'a>(builder: &Builder<'c, 'a>, dtype: DType) -> Value<'c, 'a> {
    if dtype.is_float() {
        builder.float(dtype, f64::NAN)
    } else {
        builder.integer(dtype, minimum(dtype))
    }
}

/// Whether `one` comes before `other`: the larger value, NaN last, then the
/// lower index.
fn comes_first<'c, 'a>(
    builder: &Builder<'c, 'a>,
    dtype: DType,
    one: Entry<'c, 'a>,
    other: Entry<'c, 'a>,
) -> Value<'c, 'a> {
    let is_lower = builder.cmpi(CmpiPredicate::Slt, one.index, other.index);
    let (is_larger, is_smaller) = if dtype.is_float() {
        let x = builder.widen(one.value, dtype);
        let y = builder.widen(other.value, dtype);
        (larger(builder, x, y), larger(builder, y, x))
    } else {
        let larger = |x, y| builder.cmpi(CmpiPredicate::Sgt, x, y);
        (larger(one.value, other.value), larger(other.value, one.value))
    };
    let not_smaller = builder.xori(is_smaller, builder.integer(DType::Bool, 1));
    let by_index = builder.andi(not_smaller, is_lower);
    builder.ori(is_larger, by_index)
}

/// Whether the float `x` is larger than `y`, or `y` alone is NaN.
fn larger<'c, 'a>(builder: &Builder<'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Value<'c, 'a> {
    let is_larger = builder.cmpf(CmpfPredicate::Ugt, x, y);
    let is_number = builder.cmpf(CmpfPredicate::Ord, x, x);
    builder.andi(is_larger, is_number)
}
