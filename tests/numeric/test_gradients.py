"""Gradients of every operation: against central differences, twice.

For each row the loss is the inner product of the expression with a random
tensor `c`. Its gradient, times a random direction, must be the central
difference of the loss in that direction; and the gradient of that gradient,
which the compiler gets by differentiating again, that of the gradient. All in
F64, where a central difference is good for about ten digits.
"""

from dataclasses import dataclass

import numpy as np
import pytest

import kina
from harness import Setting

#: What is tested is the transformation: little optimisation will do.
PLAIN = Setting("x86-64-v3 -O0", ("-O0", "--cpu", "x86-64-v3"))
STEP = 1e-5
SHAPES = ((), (5,), (2, 1, 3))


@dataclass(frozen=True)
class Row:
    """An expression over tensors, its result's shape, and where its inputs lie."""

    name: str
    expression: str
    inputs: dict[str, tuple[int, ...]]
    result: tuple[int, ...]
    low: float = -2.0
    high: float = 2.0
    twice: bool = True


def tensor(shape) -> str:
    return f"tensor<F64, {list(shape)}>"


def total(expression: str, rank: int) -> str:
    return f"({expression})" + ".reduce(op=sum, axis=0)" * rank


def program_of(row: Row) -> str:
    """The loss with its gradient, and the inner product of that gradient with a vector with its own."""
    parameters = ", ".join(f"{name}: {tensor(shape)}" for name, shape in row.inputs.items())
    directions = ", ".join(f"v{name}: {tensor(shape)}" for name, shape in row.inputs.items())
    names, rank = list(row.inputs), len(row.result)
    types = ", ".join(tensor(shape) for shape in row.inputs.values())
    grads = ", ".join(f"h.grad({name})" for name in names)
    inner = " + ".join(total(f"h.grad({name}) * v{name}", len(shape)) for name, shape in row.inputs.items())
    arguments, wrt = ", ".join([*names, "c"]), ", ".join(names)
    vectors = ", ".join(f"v{name}" for name in names)
    return f"""
let _{row.name} = fn({parameters}, c: {tensor(row.result)}) -> tensor<F64, []> {{
  {total(f"({row.expression}) * c", rank)}
}};
let first_{row.name} = fn({parameters}, c: {tensor(row.result)}) -> (tensor<F64, []>, {types}) {{
  let h = reverseMode(_{row.name}, wrt = [{wrt}])({arguments});
  (h.value, {grads})
}};
""" + (f"""
let _slope_{row.name} = fn({parameters}, c: {tensor(row.result)}, {directions}) -> tensor<F64, []> {{
  let h = reverseMode(_{row.name}, wrt = [{wrt}])({arguments});
  {inner}
}};
let second_{row.name} = fn({parameters}, c: {tensor(row.result)}, {directions}) -> (tensor<F64, []>, {types}) {{
  let h = reverseMode(_slope_{row.name}, wrt = [{wrt}])({arguments}, {vectors});
  (h.value, {grads})
}};
""" if row.twice else "")


def elementwise() -> list[Row]:
    unary = {
        "neg": "-x", "abs": "x.abs()", "square": "x * x", "sqrt": "x.sqrt()", "rsqrt": "x.rsqrt()", "exp": "x.exp()",
        "expm1": "x.expm1()", "log": "x.log()", "log1p": "x.log1p()", "sin": "x.sin()", "cos": "x.cos()",
        "tanh": "x.tanh()", "erf": "x.erf()", "sigmoid": "x.sigmoid()", "cube": "x ** 3.0", "root": "x ** 0.5",
        "reciprocal": "1.0 / x", "relu": "where(x > 1.0, x * x, x)",
        "sign": "x * x.sign()", "floor": "x * x.floor()", "cast": "x.cast(F64) * x",
    }
    binary = {
        "add": "x + y", "sub": "x - y", "mul": "x * y", "div": "x / y", "pow": "x ** y", "max": "max(x * x, y)",
        "min": "min(x * x, y)", "where": "where(x > y, x * y, y)", "mixed": "(x * y).tanh() / (x + y)",
    }
    positive = {"sqrt", "rsqrt", "log", "root", "reciprocal", "div", "pow", "log1p", "mixed"}
    rows = []
    for index, shape in enumerate(SHAPES):
        for table, names in ((unary, ("x",)), (binary, ("x", "y"))):
            for name, expression in table.items():
                low = 0.5 if name in positive else -2.0
                rows.append(Row(f"{name}_{index}", expression, {key: shape for key in names}, shape, low, twice=index == 2))
    return rows


def shaped() -> list[Row]:
    rows = []
    for kind in ("sum", "mean", "prod", "max", "min"):
        for index, (shape, axis) in enumerate((((5,), 0), ((1,), 0), ((2, 3, 4), 1), ((3, 1), 0), ((70, 2), 0), ((2, 70), 1))):
            kept = (*shape[:axis], 1, *shape[axis + 1:])
            dropped = (*shape[:axis], *shape[axis + 1:])
            rows.append(Row(f"{kind}_{index}", f"(x * x).reduce(op={kind}, axis={axis})", {"x": shape}, dropped, 0.5))
            rows.append(Row(f"{kind}_keep_{index}", f"(x * x).reduce_keep(op={kind}, axis={axis})", {"x": shape}, kept, 0.5))
    for index, (shape, result) in enumerate((((), (2, 3)), ((1,), (4,)), ((3,), (2, 3)), ((2, 1), (2, 3)),
                                             ((1, 3, 1), (4, 2, 3, 5)), ((2, 1, 1, 2), (2, 3, 4, 2)))):
        rows.append(Row(f"broadcast_{index}", f"(x * x).broadcast({list(result)})", {"x": shape}, result))
    return rows


def movements() -> list[Row]:
    """Operations that move elements; each is applied to squares, so that second derivatives are not 0."""
    x = "(x * x)"
    return [
        Row("reshape", f"{x}.reshape([3, 4])", {"x": (2, 6)}, (3, 4)),
        Row("transpose", f"{x}.transpose([2, 0, 1])", {"x": (2, 3, 4)}, (4, 2, 3)),
        Row("slice", f"{x}.slice(start=[1, 0], limit=[5, 3], stride=[2, 1])", {"x": (7, 4)}, (2, 3)),
        Row("concat", "concat([x * x, y, x], axis=1)", {"x": (2, 3), "y": (2, 1)}, (2, 7)),
        Row("pad", "(x * x).pad(y * y, low=[1, 0], high=[0, 2])", {"x": (2, 3), "y": ()}, (3, 5)),
    ]


def contractions() -> list[Row]:
    return [
        Row("matmul", "x.matmul(y)", {"x": (3, 4), "y": (4, 5)}, (3, 5)),
        Row("matvec", "x.matmul(y)", {"x": (3, 4), "y": (4,)}, (3,)),
        Row("inner", "x.matmul(y)", {"x": (70,), "y": (70,)}, ()),
        Row("batch", "x.matmul(y)", {"x": (2, 3, 4), "y": (2, 4, 5)}, (2, 3, 5)),
        Row("einsum", 'einsum("bthd,bshd->bhts", x, y)', {"x": (2, 3, 2, 4), "y": (2, 5, 2, 4)}, (2, 2, 3, 5)),
        Row("einsum_two", 'einsum("abc,dcb->da", x, y)', {"x": (2, 3, 4), "y": (5, 4, 3)}, (5, 2)),
        Row("einsum_outer", 'einsum("a,b->ba", x, y)', {"x": (3,), "y": (4,)}, (4, 3)),
        Row("einsum_summed", 'einsum("ab,cb->a", x, y)', {"x": (3, 2), "y": (4, 2)}, (3,)),
    ]


def indexing() -> list[Row]:
    x = "(x * x)"
    return [
        Row("take", f"{x}.take([2, 0, 2, 9, -1]: I64, axis=0)", {"x": (4, 3)}, (5, 3)),
        Row("take_inner", f"{x}.take([[1, 0], [1, 1]]: I64, axis=1)", {"x": (2, 3, 2)}, (2, 2, 2, 2)),
        Row("along_one", f"{x}.take_along_axis([[2], [7]]: I64, axis=1)", {"x": (2, 4)}, (2, 1)),
        Row("along", f"{x}.take_along_axis([[2, 2, -1], [0, 3, 0]]: I64, axis=1)", {"x": (2, 4)}, (2, 3)),
        Row("along_first", f"{x}.take_along_axis([[[0], [1]], [[1], [1]], [[0], [0]]]: I64, axis=0)",
            {"x": (2, 2, 1)}, (3, 2, 1)),
        Row("scatter", f"{x}.scatter_add([1, 1, 8]: I64, y * y, axis=0)", {"x": (3, 2), "y": (3, 2)}, (3, 2)),
        Row("dynamic_slice", f"{x}.dynamic_slice([1, 9]: I64, sizes=[2, 2])", {"x": (4, 3)}, (2, 2)),
        Row("dynamic_update", f"{x}.dynamic_update_slice(y * y, [1, 9]: I64)", {"x": (4, 3), "y": (2, 2)}, (4, 3)),
        Row("top_k", f"{x}.top_k(k=2, axis=1).0", {"x": (3, 4)}, (3, 2), 0.1),
    ]


def loops() -> list[Row]:
    pair, result = {"x": (2, 3), "y": (2, 3)}, (2, 3)
    return [
        Row("loop", "for _i in 0..4 with (s = x) { (s * y).sin() + x }", pair, result),
        Row("loop_scalar", "for _i in 0..3 with (s = x) { s * s.cos() + y }", {"x": (), "y": ()}, ()),
        Row("loop_pair", "(for _i in 1..5 with (s = x, t = y) { (t * s.cos(), s + t.sin()) }).0", pair, result),
        Row("loop_index", "for i in 2..5 with (s = x) { s * (i.cast(F64).broadcast([2, 3]) + y) }", pair, result),
        Row("loop_nested", "for i in 0..2 with (s = x) { for _j in 0..3 with (t = s) { (t * y).sin() + s } }", pair, result),
        Row("loop_overwritten", "for _i in 0..3 with (_s = x) { y * y }", pair, result),
        Row("loop_unread", "(for _i in 0..3 with (s = x * y, n = 0: I64) { (s * x, n + 1) }).0", pair, result),
        Row("loop_unrolled", "unroll for i in 0..3 with (s = x) { s * y + x }", pair, result),
    ]


GROUPS = {"elementwise": elementwise(), "shaped": shaped(), "movements": movements(), "contractions": contractions(),
          "indexing": indexing(), "loops": loops()}


@pytest.fixture(scope="module", params=GROUPS)
def group(request, toolchain):
    rows = GROUPS[request.param]
    program = toolchain.program_from_text(f"gradients_{request.param}", "\n".join(map(program_of, rows)))
    return rows, kina.load(program.library(PLAIN))


def inner(left, right) -> float:
    return float(sum(np.sum(a * b) for a, b in zip(left, right, strict=True)))


def arrays(result) -> list[np.ndarray]:
    return list(result) if isinstance(result, tuple) else [result]


def random(row: Row, generator: np.random.Generator, low: float, high: float) -> list[np.ndarray]:
    return [generator.uniform(low, high, shape) for shape in row.inputs.values()]


def test_against_central_differences(group):
    rows, library = group
    for row in rows:
        generator = np.random.default_rng(sum(map(ord, row.name)))
        point, direction = random(row, generator, row.low, row.high), random(row, generator, -1, 1)
        vectors = random(row, generator, -1, 1)
        c = generator.uniform(-1, 1, row.result)
        ahead, behind = ([x + sign * STEP * d for x, d in zip(point, direction)] for sign in (1, -1))

        check(library[f"first_{row.name}"], (*point,), ahead, behind, direction, (c,), row.name)
        if row.twice:
            check(library[f"second_{row.name}"], (*point,), ahead, behind, direction, (c, *vectors), f"{row.name} twice")


def check(function, point, ahead, behind, direction, rest, name):
    """The gradient times the direction is the central difference of the value."""
    _, *gradient = function(*point, *rest)
    difference = (float(function(*ahead, *rest)[0]) - float(function(*behind, *rest)[0])) / (2 * STEP)
    np.testing.assert_allclose(inner(gradient, direction), difference, rtol=1e-6, atol=1e-8, err_msg=name)


KINKS = [
    # expression, inputs, gradients when the cotangent is all ones
    ("x.abs()", {"x": [-1.0, 0.0, -0.0, 2.0]}, {"x": [-1.0, 0.0, 0.0, 1.0]}),
    ("x.sqrt()", {"x": [0.0, 4.0, 1.0, 1.0]}, {"x": [np.inf, 0.25, 0.5, 0.5]}),
    ("max(x, y)", {"x": [1.0, 2.0, 3.0, 0.0], "y": [2.0, 2.0, 1.0, -0.0]},
     {"x": [0.0, 0.5, 1.0, 0.5], "y": [1.0, 0.5, 0.0, 0.5]}),
    ("min(x, y)", {"x": [1.0, 2.0, 3.0, 0.0], "y": [2.0, 2.0, 1.0, -0.0]},
     {"x": [1.0, 0.5, 0.0, 0.5], "y": [0.0, 0.5, 1.0, 0.5]}),
    ("x ** y", {"x": [0.0, 0.0, 0.0, 3.0], "y": [2.0, 1.0, 0.0, 0.0]},
     {"x": [0.0, 1.0, 0.0, 0.0], "y": [0.0, 0.0, 0.0, np.log(3.0)]}),
    ("x ** 3.0", {"x": [0.0, -2.0, 3.0, -1.0]}, {"x": [0.0, 12.0, 27.0, 3.0]}),
    ("where(x > 0.0, x, 0.0)", {"x": [-1.0, 0.0, 2.0, 3.0]}, {"x": [0.0, 0.0, 1.0, 1.0]}),
    ("where(x > 0.0, x.sqrt(), x)", {"x": [-1.0, -4.0, 4.0, 0.0]}, {"x": [1.0, 1.0, 0.25, 1.0]}),
    ("where(x <= 0.0, x.exp(), 1.0 + x)", {"x": [1000.0, 0.0, 1.0, -np.inf]}, {"x": [1.0, 1.0, 1.0, 0.0]}),
    ("where(x > -1.0, (1.0 + x).log(), 0.0)", {"x": [-1.0, 1.0, 3.0, 0.0]}, {"x": [0.0, 0.5, 0.25, 1.0]}),
    ("where(x != 0.0, y / x, y)", {"x": [0.0, 2.0, 1.0, 4.0], "y": [1.0, 1.0, 2.0, 4.0]},
     {"x": [0.0, -0.25, -2.0, -0.25], "y": [1.0, 0.5, 1.0, 0.25]}),
    ("x / y", {"x": [1e200, 1e-200, 1.0, 0.0], "y": [1e200, 1e-200, 2.0, 1.0]},
     {"x": [1e-200, 1e200, 0.5, 1.0], "y": [-1e-200, -1e200, -0.25, -0.0]}),
    ("x.sign() + x.floor() + x.ceil() + x.round() + x", {"x": [0.0, 0.5, 1.0, -1.5]}, {"x": [1.0] * 4}),
]


def test_kinks(toolchain):
    text = []
    for index, (expression, inputs, _) in enumerate(KINKS):
        parameters = ", ".join(f"{name}: tensor<F64, [4]>" for name in inputs)
        grads = ", ".join(f"h.grad({name})" for name in inputs)
        types = ", ".join("tensor<F64, [4]>" for _ in inputs)
        many = len(inputs) > 1
        text.append(f"""
let _loss{index} = fn({parameters}) -> tensor<F64, []> {{ {total(expression, 1)} }};
let f{index} = fn({parameters}) -> {f"({types})" if many else types} {{
  let h = reverseMode(_loss{index})({", ".join(inputs)});
  {f"({grads})" if many else grads}
}};""")
    library = kina.load(toolchain.program_from_text("kinks", "\n".join(text)).library(PLAIN))
    for index, (expression, inputs, expected) in enumerate(KINKS):
        found = arrays(library[f"f{index}"](*map(np.array, inputs.values())))
        for name, array in zip(inputs, found, strict=True):
            np.testing.assert_allclose(array, expected[name], rtol=1e-15, err_msg=f"{expression}: {name}")


PRODUCTS = ([2.0, 3.0, -5.0, 7.0, 0.5], [2.0, 0.0, -5.0, 7.0, 3.0], [2.0, 0.0, -5.0, 0.0, 3.0], [0.0] * 5,
            [-0.0, 2.0, 3.0, -1.0, 1.0], [np.nan, 2.0, 3.0, 4.0, 5.0], [np.inf, 2.0, 3.0, 4.0, 0.5],
            [np.nan, 0.0, 1.0, 2.0, 3.0], [1e-150, 1e150, 1e-150, 1e150, 2.0])


def test_products_with_zeros(toolchain):
    """Each partial derivative is the product of the others: nothing is divided."""
    library = kina.load(toolchain.program_from_text("products", """
let _product = fn(x: tensor<F64, [5]>) -> tensor<F64, []> { x.reduce(op=prod, axis=0) };
let first = fn(x: tensor<F64, [5]>) -> tensor<F64, [5]> { reverseMode(_product)(x).grad(x) };
let _slope = fn(x: tensor<F64, [5]>, v: tensor<F64, [5]>) -> tensor<F64, []> {
  (reverseMode(_product)(x).grad(x) * v).reduce(op=sum, axis=0)
};
let second = fn(x: tensor<F64, [5]>, v: tensor<F64, [5]>) -> tensor<F64, [5]> {
  reverseMode(_slope, wrt = [x])(x, v).grad(x)
};
""").library(PLAIN))

    def others(x, *skipped):
        return np.prod([x[index] for index in range(5) if index not in skipped])

    for point in map(np.array, PRODUCTS):
        expected = [others(point, index) for index in range(5)]
        np.testing.assert_allclose(library.first(point), expected, rtol=1e-15, err_msg=str(point))
        if np.isfinite(point).all():
            for direction in range(5):
                row = [0.0 if index == direction else others(point, index, direction) for index in range(5)]
                found = library.second(point, np.eye(5)[direction])
                np.testing.assert_allclose(found, row, rtol=1e-15, err_msg=f"{point}: {direction}")


def test_second_derivatives_where_the_cotangent_is_zero(toolchain):
    expressions = {"sqrt": (4.0, "x.sqrt() - 2.0", 0.25), "exp": (0.0, "(x.exp() - 1.0) * 3.0", 3.0),
                   "div": (2.0, "6.0 / x - 3.0", -1.5), "pow": (2.0, "x ** 3.0 - 8.0", 12.0)}
    library = kina.load(toolchain.program_from_text("second_at_zero", "".join(f"""
let _{name} = fn(x: tensor<F64, []>) -> tensor<F64, []> {{ ({expression}) ** 2.0 }};
let _first_{name} = fn(x: tensor<F64, []>) -> tensor<F64, []> {{ reverseMode(_{name})(x).grad(x) }};
let second_{name} = fn(x: tensor<F64, []>) -> tensor<F64, []> {{ reverseMode(_first_{name})(x).grad(x) }};
""" for name, (_, expression, _) in expressions.items())).library(PLAIN))
    for name, (point, _, slope) in expressions.items():
        np.testing.assert_allclose(library[f"second_{name}"](np.array(point)), 2 * slope**2, rtol=1e-14, err_msg=name)


def test_five_thousand_uses_of_one_value(toolchain):
    library = kina.load(toolchain.program_from_text("chain", """
let _chain = fn(x: tensor<F32, [3]>) -> tensor<F32, []> {
  (unroll for _i in 0..5000 with (y = x) { y + x }).reduce(op=sum, axis=0)
};
let chain = fn(x: tensor<F32, [3]>) -> tensor<F32, [3]> { reverseMode(_chain)(x).grad(x) };
""").library(PLAIN))
    np.testing.assert_array_equal(library.chain(np.array([1, 2, -3], np.float32)), np.full(3, 5001, np.float32))
