//! What people mean who come from NumPy, JAX, PyTorch or other languages: the one
//! table of their words and of the way Kina says the same. Operators of other
//! languages are in the lexer's table, which also says what token they stand for.

/// Where a word stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A function or method that is called.
    Callee,
    /// A value.
    Value,
    /// A type or dtype.
    Type,
    /// After a dot.
    Field,
    /// In front of the `=` of an argument.
    Keyword,
    /// Where an item or a statement begins.
    Statement,
    /// Where an operator or the end of a block could stand.
    Operator,
    /// Where an operand is missing.
    Operand,
    /// Inside of the brackets of an index.
    Subscript,
}

use Place::{Callee, Field, Keyword, Operand, Operator, Statement, Subscript, Type, Value};

/// The table: where, which words, what is said.
#[rustfmt::skip]
const TABLE: &[(Place, &[&str], &str)] = &[
    // Making tensors.
    (Callee, &["zeros", "zeros_like"], "a tensor of one value is `full(0.0, [4, 8], F32)`"),
    (Callee, &["ones", "ones_like"], "a tensor of one value is `full(1.0, [4, 8], F32)`"),
    (Callee, &["full_like", "empty", "empty_like", "new_full", "tensor", "array", "asarray"], "a tensor of one value is `full(value, [4, 8], F32)`, one of several `[1.0, 2.0]`"),
    (Callee, &["arange", "linspace", "range"], "counting is `iota([8], I64, axis=0)`; `iota([8], F32, axis=0) * step + start` for other steps"),
    (Callee, &["eye", "identity"], "the unit matrix is `(iota([4, 4], I64, axis=0) == iota([4, 4], I64, axis=1)).cast(F32)`"),
    (Callee, &["tril", "triu"], "a triangle is `where(iota([4, 4], I64, axis=0) >= iota([4, 4], I64, axis=1), x, 0.0)`"),
    (Callee, &["one_hot"], "one-hot rows are `(indices == iota(...)).cast(F32)`, both broadcast to one shape"),
    (Callee, &["rand", "randn", "randint", "random"], "random numbers come from a key: `uniform(key(seed), [4, 8], F32)`; `use std.random;` has `normal`"),
    // Elementwise.
    (Callee, &["maximum", "fmax"], "the elementwise maximum is `max(a, b)`"),
    (Callee, &["minimum", "fmin"], "the elementwise minimum is `min(a, b)`"),
    (Callee, &["clip", "clamp"], "clamping is `min(max(x, low), high)`"),
    (Callee, &["power", "float_power"], "a power is `x ** y`"),
    (Callee, &["square"], "a square is `x * x`"),
    (Callee, &["reciprocal"], "a reciprocal is `1.0 / x`"),
    (Callee, &["absolute", "fabs"], "the absolute value is `abs(x)`"),
    (Callee, &["negative"], "negation is `-x`"),
    (Callee, &["multiply"], "a product is `a * b`"),
    (Callee, &["subtract"], "a difference is `a - b`"),
    (Callee, &["divide", "true_divide", "floor_divide"], "a quotient is `a / b`; of integers it is truncated"),
    (Callee, &["mod", "fmod", "remainder"], "the remainder of integers is `rem(a, b)`"),
    (Callee, &["trunc", "fix"], "truncation is `where(x < 0.0, ceil(x), floor(x))`"),
    (Callee, &["rint"], "rounding half to even is `round(x)`"),
    (Callee, &["log2", "log10"], "a logarithm of another base is `log(x) / log(base)`"),
    (Callee, &["tan"], "the tangent is `sin(x) / cos(x)`"),
    (Callee, &["sinh", "cosh", "asin", "acos", "atan", "atan2", "arcsin", "arccos", "arctan"], "of these functions Kina has `sin`, `cos` and `tanh`"),
    (Callee, &["equal", "not_equal", "less", "less_equal", "greater", "greater_equal", "eq", "ne", "lt", "le", "gt", "ge"], "comparisons are operators: `a == b`, `a < b`"),
    (Callee, &["logical_and", "logical_or", "logical_not", "bitwise_and", "bitwise_or", "invert"], "logic on Bool is `a and b`, `a or b`, `not a`"),
    (Callee, &["isnan"], "a NaN is unequal to itself: `x != x`"),
    (Callee, &["isinf", "isfinite"], "infinities are found by comparison: `abs(x) == inf`"),
    (Callee, &["select", "cond", "masked_fill", "nonzero"], "an elementwise choice is `where(c, a, b)`; `if` chooses by constants while compiling"),
    // Dtypes and placements.
    (Callee, &["astype", "type", "float", "half", "bfloat16", "convert_element_type", "bitcast_convert_type"], "a conversion is `x.cast(F32)`"),
    (Callee, &["cuda", "cpu", "device_put"], "a placement is changed by `x.to(@device)`, `x.to(@host)`"),
    (Callee, &["detach"], "a constant to differentiation is `stop_gradient(x)`"),
    (Callee, &["item", "numpy", "clone", "copy", "contiguous"], "a tensor is a value: it needs no conversion and no copy"),
    // Shapes.
    (Callee, &["view", "squeeze", "unsqueeze", "expand_dims", "flatten", "ravel", "newaxis"], "axes of extent 1 and merged axes are written by `x.reshape([..])`, with every extent"),
    (Callee, &["expand", "broadcast_to", "broadcast_in_dim", "tile", "repeat"], "stretching is `x.broadcast([4, 8])`: axes of extent 1 and missing leading axes"),
    (Callee, &["permute", "swapaxes", "moveaxis", "t"], "axes are exchanged by `x.transpose([1, 0])`"),
    (Callee, &["stack", "hstack", "vstack", "dstack"], "stacking is `concat([a.reshape([1, 4]), b.reshape([1, 4])], axis=0)`"),
    (Callee, &["concatenate", "cat"], "joining is `concat([a, b], axis=0)`"),
    (Callee, &["chunk", "array_split", "narrow", "unbind", "index_select"], "a part is `x.slice(start=[..], limit=[..], stride=[..])`, at indices `x.take(i, axis=0)`"),
    (Callee, &["flip", "roll"], "elements in another order are `x.take(i, axis=0)` with the indices of that order"),
    // Reductions and contractions.
    (Callee, &["amax", "nanmax"], "a reduction is written `x.reduce(op=max, axis=0)`"),
    (Callee, &["amin", "nanmin"], "a reduction is written `x.reduce(op=min, axis=0)`"),
    (Callee, &["average"], "a reduction is written `x.reduce(op=mean, axis=0)`"),
    (Callee, &["var", "std"], "the variance is the mean of `(x - mean) ** 2.0`, with `mean` from `x.reduce_keep(op=mean, axis=0).broadcast([..])`"),
    (Callee, &["cumsum", "cumprod", "scan", "associative_scan"], "a running result is the state of `for i in 0..N with (s = s0) { next_s }`"),
    (Callee, &["dot", "mm", "bmm", "tensordot", "inner", "dot_general"], "products of matrices are `a.matmul(b)`, other contractions `einsum(\"ij,jk->ik\", a, b)`"),
    (Callee, &["outer"], "an outer product is `einsum(\"i,j->ij\", a, b)`"),
    (Callee, &["gather", "take_along_dim"], "elements at indices are `x.take(i, axis=0)` or `x.take_along_axis(i, axis=0)`"),
    (Callee, &["scatter", "index_add", "segment_sum", "bincount"], "additions at indices are `x.scatter_add(i, y, axis=0)`"),
    (Callee, &["sort", "argsort", "topk"], "the largest elements and their indices are `x.top_k(k=5, axis=0)`"),
    // Transformations and control.
    (Callee, &["grad", "value_and_grad", "jacrev", "vjp", "backward"], "a gradient is `let h = reverseMode(loss, wrt = [p])(p, x); h.grad(p)`, the loss itself `h.value`"),
    (Callee, &["jit", "compile", "checkpoint", "remat"], "every program is compiled as a whole: the function is called as it is"),
    (Callee, &["vmap", "pmap"], "a batch is an axis of the tensors: `einsum`, `matmul` and the elementwise operations take further axes"),
    (Callee, &["tree_map", "map", "tree_multimap"], "a function is applied leaf by leaf by `each(f, xs, ys)`"),
    (Callee, &["while_loop", "fori_loop"], "a loop is `for i in 0..N with (s = s0) { next_s }`"),
    (Callee, &["print", "assert", "len"], "a program computes its results only; extents are constants, `const N = 8;`"),
    // Values.
    (Value, &["np", "jnp", "jax", "torch", "F", "nn", "lax", "numpy", "math"], "operations have no prefix: `exp(x)` or `x.exp()`"),
    (Value, &["None", "null", "nil"], "there is no value for nothing: every tensor has its elements"),
    (Value, &["True"], "the truth value is `true`"),
    (Value, &["False"], "the truth value is `false`"),
    (Value, &["pi"], "write the number, or a `const PI = 3.141592653589793;`"),
    (Value, &["lambda"], "a function has a name: `let name = fn(x: T) -> T { ... };`"),
    (Value, &["return"], "a block's value is its last expression, without `return` and `;`"),
    (Value, &["self"], "a function takes records like any other value: `fn(p: Params, x: T)`"),
    // Types.
    (Type, &["float64", "double", "f64"], "write `F64`"),
    (Type, &["float32", "float", "f32"], "write `F32`"),
    (Type, &["float16", "half", "f16"], "write `F16`"),
    (Type, &["bfloat16", "bf16"], "write `BF16`"),
    (Type, &["float8_e4m3fn", "float8_e4m3", "f8", "F8"], "write `F8E4M3` or `F8E5M2`"),
    (Type, &["float8_e5m2"], "write `F8E5M2`"),
    (Type, &["int64", "long", "i64"], "write `I64`"),
    (Type, &["int32", "i32"], "write `I32`"),
    (Type, &["int16", "short", "i16"], "write `I16`"),
    (Type, &["int8", "i8"], "write `I8`"),
    (Type, &["int4", "i4"], "write `I4`"),
    (Type, &["uint8", "uint16", "uint32", "uint64", "u8", "u16", "u32", "u64", "U8", "U16", "U32", "U64"], "integers are signed: `I64 I32 I16 I8 I4`"),
    (Type, &["bool", "bool_"], "write `Bool`"),
    (Type, &["Tensor", "Array", "ndarray"], "a tensor type is `tensor<F32, [4, 8]>`"),
    // Parts.
    (Field, &["T", "mT"], "axes are exchanged by `x.transpose([1, 0])`"),
    (Field, &["shape", "size", "ndim"], "shapes are known while compiling: use the dims of the type, such as `N` of `fn<N>(x: tensor<F32, [N]>)`"),
    (Field, &["dtype"], "dtypes are known while compiling: use that of the type, such as `T` of `fn<T: float, S: shape>(x: tensor<T, S>)`"),
    (Field, &["grad"], "a gradient is asked of a handle: `reverseMode(loss, wrt = [p])(p, x).grad(p)`"),
    (Field, &["at"], "an update is `x.dynamic_update_slice(y, start)`, an addition `x.scatter_add(i, y, axis=0)`"),
    // Parameters.
    (Keyword, &["dim", "dims", "axes"], "an axis is `axis=0`, one at a time"),
    (Keyword, &["keepdims", "keepdim"], "`x.reduce_keep(op=sum, axis=0)` keeps the axis with extent 1"),
    (Keyword, &["dtype"], "the dtype stands by itself: `full(0.0, [4], F32)`; a conversion is `x.cast(F32)`"),
    (Keyword, &["out"], "operations give new tensors and change none"),
    // Words that begin something.
    (Statement, &["def", "func", "function", "fun", "pub"], "a function is defined by `let name = fn(x: T) -> T { ... };`"),
    (Statement, &["var", "mut", "val", "auto"], "a value is named by `let name = value;`"),
    (Statement, &["import", "include", "from", "mod", "module"], "write `use std.optim;` or `use \"file.kina\";`"),
    (Statement, &["struct", "record", "class", "enum"], "a record type is defined by `type Name = { field: T, ... };`"),
    (Statement, &["return"], "a block's value is its last expression, without `return` and `;`"),
    (Statement, &["while", "loop"], "a loop is `for i in 0..N with (s = s0) { next_s }`"),
    (Statement, &["match", "switch", "case"], "a choice is `if c { a } else { b }`"),
    (Statement, &["lambda"], "a function has a name: `let name = fn(x: T) -> T { ... };`"),
    // Symbols and keywords in a strange place.
    (Operator, &["@"], "a product of matrices is `a.matmul(b)`"),
    (Operator, &["if"], "a choice is `if c { a } else { b }` by constants, `where(c, a, b)` by elements"),
    (Operator, &[":"], "a record is built with its name: `Name { field: value }`; part of a tensor is `x.slice(start=[..], limit=[..], stride=[..])`"),
    (Operator, &["in", "not"], "`not` stands in front of one value: `not (a == b)`"),
    (Operand, &["="], "nothing is changed in place: `let x = x + 1.0;` names a new value"),
    (Operand, &[":", "..."], "part of a tensor is `x.slice(start=[..], limit=[..], stride=[..])`"),
    (Subscript, &[":", ",", "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "part of a tensor is `x.slice(start=[..], limit=[..], stride=[..])`, one place along an axis `x.take(i, axis=0)`"),
];

/// The way that Kina says what `word` says elsewhere.
pub fn help(place: Place, word: &str) -> Option<&'static str> {
    let row = TABLE
        .iter()
        .find(|(at, words, _)| *at == place && words.contains(&word));
    row.map(|(.., help)| *help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{dtype::DType, library, sema::surface::Operation};
    use std::collections::HashSet;

    #[test]
    fn no_word_stands_twice_or_means_something_here() {
        let mut seen = HashSet::new();
        for (place, words, help) in TABLE {
            assert!(!help.ends_with('.'), "{help}");
            for word in *words {
                assert!(seen.insert((*place as u8, *word)), "{word} twice");
                let is_known = match place {
                    Place::Callee => Operation::from_name(word).is_some() || library::defining(word).is_some(),
                    Place::Type => DType::from_name(word).is_some(),
                    _ => false,
                };
                assert!(!is_known, "{word} is a word of Kina");
            }
        }
    }
}
