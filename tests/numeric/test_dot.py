"""`matmul` and `einsum`, compiled and interpreted, against NumPy and against the order of accumulation."""

import numpy as np
import pytest

import contractions
from harness import SETTINGS, X86, describe_difference, same_bits
from inputs import generate

DTYPES = ("F64", "F32", "F16", "BF16", "F8E4M3", "F8E5M2", "I64", "I32", "I16", "I8", "I4")

#: Subscripts in the explicit form and the extents of the letters.
PATTERNS = [
    ("ij,jk->ik", "i=3 j=5 k=7"), ("ij,jk->ik", "i=1 j=1 k=1"), ("ij,jk->ik", "i=17 j=31 k=37"),
    ("ij,kj->ik", "i=5 j=13 k=19"), ("ji,jk->ik", "i=7 j=11 k=23"), ("ji,kj->ik", "i=7 j=3 k=5"),
    ("ij,jk->ki", "i=3 j=5 k=7"), ("ij,j->i", "i=7 j=13"), ("j,jk->k", "j=11 k=37"), ("i,j->ij", "i=5 j=7"),
    ("i,j->ji", "i=5 j=7"), ("i,i->i", "i=67"), ("i,i->", "i=1"), ("i,i->", "i=2"), ("i,i->", "i=63"),
    ("i,i->", "i=64"), ("i,i->", "i=131"), ("ij,ij->i", "i=3 j=67"), ("ij,ji->", "i=5 j=13"), ("bi,bi->b", "b=7 i=3"),
    ("bij,bjk->bik", "b=3 i=5 j=7 k=11"), ("bij,bjk->ikb", "b=2 i=3 j=5 k=7"), ("bthd,bshd->bhts", "b=2 t=3 h=2 d=5 s=4"),
    ("bhts,bshd->bthd", "b=2 h=2 t=3 s=4 d=5"), ("btd,bth->dh", "b=2 t=5 d=3 h=7"), ("bth,dh->btd", "b=2 t=3 h=5 d=4"),
    ("ijk,kji->", "i=3 j=4 k=5"), ("ijk,jkl->il", "i=3 j=2 k=5 l=4"), ("ij,k->k", "i=3 j=5 k=2"), ("ij,jk->", "i=3 j=5 k=7"),
    ("ij,jk->i", "i=3 j=5 k=7"), ("i,->i", "i=5"), (",->", ""), ("abcdef,fg->abcdeg", "a=2 b=1 c=3 d=2 e=1 f=5 g=3"),
    ("ij->ji", "i=3 j=5"), ("ij->", "i=3 j=5"), ("ij->j", "i=3 j=5"), ("ijk->ki", "i=3 j=5 k=2"),
]


def extents(text: str) -> dict[str, int]:
    return {pair[0]: int(pair[2:]) for pair in text.split()}


def shapes(subscripts: str, sizes: dict[str, int]) -> tuple[list[list[int]], list[int]]:
    inputs, output = contractions.split(subscripts)
    return [[sizes[letter] for letter in letters] for letters in inputs], [sizes[letter] for letter in output]


def function(name: str, dtype: str, subscripts: str, sizes: dict[str, int]) -> str:
    inputs, output = shapes(subscripts, sizes)
    parameters = ", ".join(f"{n}: tensor<{dtype}, {shape}>" for n, shape in zip("ab", inputs))
    names = ", ".join("ab"[:len(inputs)])
    return f'let {name} = fn({parameters}) -> tensor<{dtype}, {output}> {{ einsum("{subscripts}", {names}) }};'


def check(program, setting, name: str, inputs: list[np.ndarray], expected: np.ndarray) -> None:
    (found,) = program.run(setting, name, inputs)
    assert same_bits(found, expected), f"{name} ({setting.name}): {describe_difference(found, expected)}"


@pytest.mark.parametrize("dtype", DTYPES)
def test_every_pattern(toolchain, dtype: str):
    cases = [(f"f{index}", subscripts, extents(text)) for index, (subscripts, text) in enumerate(PATTERNS)]
    program = toolchain.program_from_text(f"einsum_{dtype.lower()}", "\n".join(
        function(name, dtype, subscripts, sizes) for name, subscripts, sizes in cases))
    for name, subscripts, sizes in cases:
        for finite in (True, False):
            inputs = [generate(f"{name}.{dtype}.{finite}.{index}", dtype, shape, finite)
                      for index, shape in enumerate(shapes(subscripts, sizes)[0])]
            with np.errstate(all="ignore"):
                expected = contractions.einsum(subscripts, dtype, *inputs)
            check(program, X86, name, inputs, expected)
        (interpreted,) = program.interpret(name, inputs)
        assert same_bits(interpreted, expected), f"{name}: interpreted: {describe_difference(interpreted, expected)}"


def test_exact_values_against_numpy(toolchain):
    """Small integers have exact products and sums, whatever the order."""
    cases = [(f"f{index}", subscripts, extents(text)) for index, (subscripts, text) in enumerate(PATTERNS)]
    program = toolchain.program_from_text("einsum_exact", "\n".join(
        function(name, "F32", subscripts, sizes) for name, subscripts, sizes in cases))
    random = np.random.default_rng(5)
    for name, subscripts, sizes in cases:
        inputs = [random.integers(-8, 9, shape).astype(np.float32) for shape in shapes(subscripts, sizes)[0]]
        # NumPy may give -0 where the accumulation from +0 gives +0.
        check(program, X86, name, inputs, np.asarray(np.einsum(subscripts, *inputs)) + np.float32(0))


MATMULS = [([5], [5]), ([3, 5], [5]), ([5], [5, 7]), ([3, 5], [5, 7]), ([2, 3, 5], [2, 5, 7]),
           ([2, 3, 4, 1], [2, 3, 1, 5]), ([1, 67], [67, 129])]


def test_matmul(toolchain):
    program = toolchain.program_from_text("matmul", "\n".join(
        f"let f{index} = fn(a: tensor<F32, {left}>, b: tensor<F32, {right}>)"
        f" -> tensor<F32, {list(np.matmul(np.ones(left), np.ones(right)).shape)}> {{ a.matmul(b) }};"
        for index, (left, right) in enumerate(MATMULS)))
    random = np.random.default_rng(6)
    for index, pair in enumerate(MATMULS):
        a, b = (random.integers(-8, 9, shape).astype(np.float32) for shape in pair)
        check(program, X86, f"f{index}", [a, b], np.asarray(np.matmul(a, b)) + np.float32(0))


IMPLICIT = [("ij,jk", [3, 5], [5, 7]), ("ba,A", [2, 3], [4]), ("i,i", [9], [9]), ("...mk,kn->...mn", [2, 3, 4, 5], [5, 6]),
            ("...mk,...kn", [2, 3, 4], [2, 4, 5]), ("...mk,...kn", [2, 3, 4], [4, 5]), ("i...,...i->...", [3, 2], [2, 3])]


def test_implicit_form_and_ellipsis(toolchain):
    program = toolchain.program_from_text("implicit", "\n".join(
        f"let f{index} = fn(a: tensor<F32, {left}>, b: tensor<F32, {right}>) -> tensor<F32,"
        f' {list(np.einsum(subscripts, np.ones(left), np.ones(right)).shape)}> {{ einsum("{subscripts}", a, b) }};'
        for index, (subscripts, left, right) in enumerate(IMPLICIT)))
    random = np.random.default_rng(7)
    for index, (subscripts, *pair) in enumerate(IMPLICIT):
        a, b = (random.integers(-8, 9, shape).astype(np.float32) for shape in pair)
        check(program, X86, f"f{index}", [a, b], np.asarray(np.einsum(subscripts, a, b)) + np.float32(0))


#: Products that fill register tiles, and leave something over on every side.
LARGE = [
    ("ij,jk->ik", "i=29 j=70 k=67"), ("ij,kj->ik", "i=64 j=65 k=48"), ("ji,jk->ik", "i=37 j=129 k=96"),
    ("ij,jk->ik", "i=1 j=288 k=1000"), ("ij,kj->ik", "i=1 j=96 k=131"), ("ij,jk->ik", "i=200 j=3 k=1"),
    ("bthd,bshd->bhts", "b=2 t=33 h=3 d=16 s=35"), ("bhts,bshd->bthd", "b=2 t=33 h=3 d=16 s=35"),
    ("btd,bth->dh", "b=3 t=17 d=24 h=35"), ("bij,bij->b", "b=3 i=5 j=70"), ("i,i->", "i=131075"),
    ("ij,j->i", "i=70 j=33"), ("ij,i->j", "i=33 j=70"), ("ijk,lk->lji", "i=5 j=33 k=17 l=9"),
    ("ijk,jlk->jil", "i=13 j=3 k=40 l=24"),
]


@pytest.mark.parametrize("dtype", ["F32", "F64", "BF16", "F16", "I32", "I8", "I4"])
def test_tiles(toolchain, dtype: str):
    cases = [(f"f{index}", subscripts, extents(text)) for index, (subscripts, text) in enumerate(LARGE)]
    program = toolchain.program_from_text(f"tiles_{dtype.lower()}", "\n".join(
        function(name, dtype, subscripts, sizes) for name, subscripts, sizes in cases))
    for name, subscripts, sizes in cases:
        inputs = [generate(f"tiles.{name}.{dtype}.{index}", dtype, shape, True)
                  for index, shape in enumerate(shapes(subscripts, sizes)[0])]
        with np.errstate(all="ignore"):
            expected = contractions.einsum(subscripts, dtype, *inputs)
        for setting in SETTINGS if dtype in ("F32", "I8") else (X86, SETTINGS[2]):
            check(program, setting, name, inputs, expected)
