"""An independent definition of `einsum` in Kina's order of accumulation."""

import ctypes
import math

import numpy as np

import references

_LIBM = ctypes.CDLL("libm.so.6")
_LIBM.fma.restype = ctypes.c_double
_LIBM.fma.argtypes = [ctypes.c_double] * 3
_FMA64 = np.frompyfunc(lambda x, y, z: _LIBM.fma(x, y, z), 3, 1)


def fma(x: np.ndarray, y: np.ndarray, z: np.ndarray) -> np.ndarray:
    """`x * y + z`, rounded once."""
    if z.dtype == np.float64:
        return np.asarray(_FMA64(x, y, z), np.float64)
    product, addend = x.astype(np.float64) * y, z.astype(np.float64)
    total = product + addend
    # What the sum in F64 lost makes it odd, so that the second rounding is the only one.
    other = total - product
    lost = (product - (total - other)) + (addend - other)
    bits = total.view(np.int64)
    inexact = np.isfinite(total) & (lost != 0) & (bits & 1 == 0)
    toward_zero = (lost > 0) != (total > 0)
    odd = np.where(inexact, np.where(toward_zero, bits - 1, bits + 1), bits)
    return odd.view(np.float64).astype(np.float32)


def sequential(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Ascending index of the last axis."""
    total = np.zeros(np.broadcast_shapes(x.shape[:-1], y.shape[:-1]), x.dtype)
    for k in range(x.shape[-1]):
        total = fma(x[..., k], y[..., k], total)
    return total


def lanes(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """64 partial results for each block of 65,536 products, then a tree."""
    result = None
    for start in range(0, x.shape[-1], references.BLOCK):
        left, right = (part[..., start:start + references.BLOCK] for part in (x, y))
        partial = np.zeros((*left.shape[:-1], references.LANES), x.dtype)
        for row in range(0, left.shape[-1], references.LANES):
            width = min(references.LANES, left.shape[-1] - row)
            products = (part[..., row:row + width] for part in (left, right))
            partial[..., :width] = fma(*products, partial[..., :width])
        while partial.shape[-1] > 1:
            half = partial.shape[-1] // 2
            partial = partial[..., :half] + partial[..., half:]
        block = partial[..., 0]
        result = block if result is None else result + block
    return result


def split(subscripts: str) -> tuple[list[str], str]:
    inputs, output = subscripts.split("->")
    return inputs.split(","), output


def flat(x: np.ndarray, letters: str, groups: list[str]) -> np.ndarray:
    """The axes in the order of the groups, each group as one axis."""
    moved = x.transpose([letters.index(letter) for group in groups for letter in group])
    sizes = [math.prod(x.shape[letters.index(letter)] for letter in group) for group in groups]
    return moved.reshape(sizes)


def einsum(subscripts: str, dtype: str, *operands: np.ndarray) -> np.ndarray:
    """The explicit form with letters only."""
    inputs, output = split(subscripts)
    operands = list(operands)
    for position, letters in enumerate(inputs):
        others = output + "".join(inputs[:position] + inputs[position + 1:])
        for axis in reversed(range(len(letters))):
            if letters[axis] not in others:
                total = references.reduce("sum", references.widen(operands[position], dtype), axis, -np.inf)
                operands[position] = references.to_dtype(np.asarray(total), dtype)
                letters = letters[:axis] + letters[axis + 1:]
        inputs[position] = letters
    if len(inputs) == 1:
        return operands[0].transpose([inputs[0].index(letter) for letter in output])
    (left, right), (a, b) = inputs, (references.widen(x, dtype) for x in operands)
    batch = "".join(letter for letter in output if letter in left and letter in right)
    inner = "".join(letter for letter in left if letter in right and letter not in output)
    own = ["".join(letter for letter in letters if letter not in batch + inner) for letters in inputs]
    x = flat(a, left, [batch, own[0], inner])[:, :, None, :]
    y = flat(b, right, [batch, own[1], inner])[:, None, :, :]
    extents = {letter: size for letters, z in zip(inputs, (a, b)) for letter, size in zip(letters, z.shape)}
    if dtype.startswith("I"):
        bits = 8 * x.dtype.itemsize
        total = (x.astype(object) * y).sum(axis=-1) if x.shape[-1] else 0
        total = np.array((total + 2 ** (bits - 1)) % 2**bits - 2 ** (bits - 1), x.dtype)
    else:
        total = (sequential if own[0] + own[1] else lanes)(x, y)
    found = batch + own[0] + own[1]
    total = references.to_dtype(total, dtype).reshape([extents[letter] for letter in found])
    return total.transpose([found.index(letter) for letter in output])


