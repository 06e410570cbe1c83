"""Random numbers against an independent NumPy implementation of the reference."""

import numpy as np
import pytest

from harness import NUMPY, X86, describe_difference, same_bits
from references import to_dtype
from table import FLOATS

SHAPES = ((), (1,), (2,), (3, 5), (64,), (7, 1, 3, 2), (1001,))
SEEDS = (0, 1, -1, 42, 2**63 - 1, -(2**63), 0x243F6A8885A308D3)
PRECISION = {"F64": 53, "F32": 24, "F16": 11, "BF16": 8, "F8E4M3": 4, "F8E5M2": 3}
#: Random123's known answers of threefry2x32, 20 rounds: key, counter, result.
KNOWN = (
    ((0x00000000, 0x00000000), (0x00000000, 0x00000000), (0x6B200159, 0x99BA4EFE)),
    ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), (0x1CB996FC, 0xBB002BE7)),
    ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), (0xC4923A9C, 0x483DF7A0)),
)


def threefry(key, low: np.ndarray, high: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Threefry-2x32-20 of counters, on 64-bit integers reduced modulo 2**32."""
    mask = np.uint64(0xFFFFFFFF)
    keys = [np.uint64(int(word) & 0xFFFFFFFF) for word in key]
    keys.append(keys[0] ^ keys[1] ^ np.uint64(0x1BD11BDA))
    x, y = (low.astype(np.uint64) + keys[0]) & mask, (high.astype(np.uint64) + keys[1]) & mask
    rotations = (13, 15, 26, 6, 17, 29, 16, 24)
    for number in range(20):
        left = np.uint64(rotations[number % 8])
        x = (x + y) & mask
        y = ((y << left) | (y >> (np.uint64(32) - left))) & mask ^ x
        if number % 4 == 3:
            step = number // 4 + 1
            x = (x + keys[step % 3]) & mask
            y = (y + keys[(step + 1) % 3] + np.uint64(step)) & mask
    return x, y


def blocks(key, count: int) -> tuple[np.ndarray, np.ndarray]:
    numbers = np.arange(count, dtype=np.uint64)
    return threefry(key, numbers & np.uint64(0xFFFFFFFF), numbers >> np.uint64(32))


def words(key, count: int) -> np.ndarray:
    return np.stack(blocks(key, (count + 1) // 2), axis=-1).reshape(-1)[:count]


def element_bits(key, dtype: str, count: int) -> tuple[np.ndarray, int]:
    """The bits of each element and their number."""
    if dtype == "F64":
        low, high = blocks(key, count)
        return high << np.uint64(32) | low, 64
    return words(key, count), 32


def uniform(key, dtype: str, shape) -> np.ndarray:
    bits, width = element_bits(key, dtype, int(np.prod(shape, dtype=np.int64)))
    precision = PRECISION[dtype]
    values = (bits >> np.uint64(width - precision)).astype(np.float64) / 2.0**precision
    assert values.max() < 1
    exact = values.astype(NUMPY[dtype])
    assert np.array_equal(exact.astype(np.float64), values)
    return exact.reshape(shape)


def gumbel_argument(key, dtype: str, shape) -> np.ndarray:
    bits, width = element_bits(key, dtype, int(np.prod(shape, dtype=np.int64)))
    leading = 52 if dtype == "F64" else 23
    odd = 2 * (bits >> np.uint64(width - leading)) + np.uint64(1)
    return (odd.astype(np.float64) / 2.0 ** (leading + 1)).reshape(shape)


def key_words(seed: int) -> np.ndarray:
    return np.array([seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF], np.uint32).view(np.int32)


def check(program, name: str, inputs: list[np.ndarray], expected: list[np.ndarray]) -> None:
    for found, kind in ((program.run(X86, name, inputs), "compiled"), (program.interpret(name, inputs), "interpreted")):
        for left, right in zip(found, expected, strict=True):
            assert same_bits(left, right), f"{name}, {kind} against NumPy: {describe_difference(left, right)}"


def test_known_answers():
    for key, counter, expected in KNOWN:
        found = threefry(key, *(np.array([word], np.uint64) for word in counter))
        assert tuple(int(word[0]) for word in found) == expected


def test_keys_and_bits(toolchain):
    program = toolchain.program_from_text("keys", "\n".join([
        "let seed64 = fn(seed: tensor<I64, []>) -> tensor<I32, [2]> { key(seed) };",
        "let seed32 = fn(seed: tensor<I32, []>) -> tensor<I32, [2]> { key(seed) };",
        "let literal = fn(x: tensor<I32, [2]>) -> tensor<I32, [2]> { key(-5) + x };",
        "let halves = fn(k: tensor<I32, [2]>) -> (tensor<I32, [2]>, tensor<I32, [2]>) { split(k) };",
        *(f"let bits_{number} = fn(k: tensor<I32, [2]>) -> tensor<I32, {list(shape)}> {{ bits(k, {list(shape)}) }};"
          for number, shape in enumerate(SHAPES))]))
    for seed in SEEDS:
        check(program, "seed64", [np.array(seed, np.int64)], [key_words(seed)])
        small = np.array(seed & 0xFFFFFFFF, np.uint32).view(np.int32)
        check(program, "seed32", [small], [key_words(int(small))])
        key = key_words(seed)
        first, second = (np.array(threefry(key, np.array(number), np.array(0xFFFFFFFF)), np.uint32).view(np.int32)
                         for number in (0, 1))
        check(program, "halves", [key], [first, second])
        for number, shape in enumerate(SHAPES):
            expected = words(key, int(np.prod(shape, dtype=np.int64))).astype(np.uint32).view(np.int32).reshape(shape)
            check(program, f"bits_{number}", [key], [expected])
    check(program, "literal", [np.zeros(2, np.int32)], [key_words(-5)])


@pytest.mark.parametrize("dtype", FLOATS)
def test_numbers(toolchain, dtype: str):
    program = toolchain.program_from_text(f"random_{dtype.lower()}", "\n".join(
        f"let {name}_{number} = fn(k: tensor<I32, [2]>) -> tensor<{dtype}, {list(shape)}>"
        f" {{ {name}(k, {list(shape)}, {dtype}) }};"
        for number, shape in enumerate(SHAPES) for name in ("uniform", "gumbel")))
    for seed in SEEDS[:4]:
        key = key_words(seed)
        for number, shape in enumerate(SHAPES):
            check(program, f"uniform_{number}", [key], [uniform(key, dtype, shape)])
            (compiled,) = program.run(X86, f"gumbel_{number}", [key])
            (interpreted,) = program.interpret(f"gumbel_{number}", [key])
            assert same_bits(compiled, interpreted), describe_difference(compiled, interpreted)
            u = gumbel_argument(key, dtype, shape)
            acc = np.float64 if dtype == "F64" else np.float32
            inner = (-np.log(u)).astype(acc)
            expected = -np.log(inner.astype(np.float64))
            assert np.all(np.isfinite(compiled.astype(np.float64)))
            if dtype in ("F64", "F32"):
                # NumPy's logarithm is off by an ulp here and there.
                assert np.allclose(compiled.astype(np.float64), expected, rtol=4e-7 if dtype == "F32" else 1e-14,
                                   atol=1e-6 if dtype == "F32" else 1e-14)
            else:
                assert np.mean(compiled == to_dtype(expected, dtype)) > 0.97


def test_words_are_those_of_a_longer_tensor(toolchain):
    """An element does not depend on how many there are."""
    key = key_words(3)
    assert np.array_equal(words(key, 5), words(key, 100)[:5])
