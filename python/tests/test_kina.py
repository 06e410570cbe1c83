"""The loader: naming, checks, in-place results."""

import pathlib
import sys

import numpy as np
import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import kina  # noqa: E402

PROGRAM = """
/// Adds and scales.
let blend = fn(
  w: tensor<F32, [2, 3], @host>,
  g: tensor<F32, [2, 3], @host>
) -> (tensor<F32, [2, 3], @host>, tensor<Bool, [2, 3], @host>) {
  let w_next = w + g * 0.5;
  let up = w_next > w;
  (w_next, up)
};

let last = fn(x: tensor<F32, [4], @host>) -> tensor<I64, [], @host> { x.reduce(op=argmax, axis=0) };
let scalars = fn(
  a: tensor<F32, []>, b: tensor<BF16, []>, i: tensor<I8, []>, c: tensor<Bool, []>
) -> (tensor<F32, []>, tensor<BF16, []>, tensor<I8, []>, tensor<Bool, []>) { (a, b, i, c) };
let positive = fn(x: tensor<I8, [2, 2]>) -> tensor<Bool, [2, 2]> { x > 0 };
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    source = tmp_path_factory.mktemp("kina") / "blend.kina"
    source.write_text(PROGRAM)
    return kina.compile(source)


def arrays():
    w = np.arange(6, dtype=np.float32).reshape(2, 3)
    return w, np.full((2, 3), 2, np.float32)


def test_functions_carry_names_and_docs(library):
    assert set(library.functions) == {"blend", "last", "scalars", "positive"}
    assert library.blend.__doc__ == "Adds and scales."
    assert library["last"] is library.last
    with pytest.raises(AttributeError, match="no function 'blnd'"):
        library.blnd


def test_results_are_named(library):
    w, g = arrays()
    result = library.blend(w, g=g)
    assert result._fields == ("w_next", "up")
    np.testing.assert_array_equal(result.w_next, w + 1)
    assert result.up.dtype == np.bool_ and result.up.all()


def test_one_result_is_an_array(library):
    found = library.last(np.array([1, 5, 5, 2], np.float32))
    assert found.dtype == np.int64 and found.shape == () and found == 1


def test_in_place_results_replace_their_input(library):
    w, g = arrays()
    expected = library.blend(w, g).w_next
    assert library.blend.inplace_pairs.get("w") == "w_next"
    result = library.blend.inplace(w, g)
    assert result.w_next is w
    np.testing.assert_array_equal(w, expected)


def test_an_in_place_result_may_have_another_type_than_its_input(library):
    x = np.array([[1, -1], [0, 7]], np.int8)
    assert library.positive.inplace_pairs == {"x": "out0"}
    result = library.positive.inplace(x)
    assert result.dtype == np.bool_ and result.tolist() == [[True, False], [False, True]]
    assert np.shares_memory(result, x)


def test_results_go_into_given_arrays(library):
    w, g = arrays()
    target = np.zeros((2, 3), np.float32)
    assert library.blend.into({"w_next": target}, w, g).w_next is target
    np.testing.assert_array_equal(target, w + 1)


def test_python_numbers_are_tensors_of_rank_0(library):
    a, b, i, c = library.scalars(0.1, 2, -128, True)
    assert a == np.float32(0.1) and float(b) == 2 and i == -128 and c
    for arguments in [(True, 2, 1, True), (0.1, 2, 1.0, True), (0.1, 2, 128, True), (0.1, 2, 1, 1), ("1", 2, 1, True)]:
        with pytest.raises(kina.ArgumentError, match="expected dtype"):
            library.scalars(*arguments)


def test_overlap_is_refused_by_the_library(library):
    memory = np.zeros(7, np.float32)
    w, shifted = memory[:6].reshape(2, 3), memory[1:].reshape(2, 3)
    with pytest.raises(kina.CallError, match="overlap") as raised:
        library.blend.into({"w_next": shifted}, w, arrays()[1])
    assert raised.value.code == 2


@pytest.mark.parametrize(
    "arguments, named, message",
    [
        ((), {}, r"missing w: F32 \[2, 3\], g: F32 \[2, 3\]"),
        ((arrays()[0],) * 3, {}, "at most 2 arguments, found 3"),
        ((arrays()[0],), {"w": arrays()[0]}, "w is given twice"),
        ((arrays()[0],), {"gg": arrays()[1]}, "no input 'gg'"),
        ((arrays()[0], arrays()[1].astype(np.float64)), {}, "g: expected dtype float32, found float64"),
        ((arrays()[0], arrays()[1].T), {}, r"g: expected shape \[2, 3\], found \[3, 2\]"),
        ((arrays()[0], np.asfortranarray(arrays()[1])), {}, "g: expected a C-contiguous array"),
    ],
)
def test_wrong_arguments_are_named(library, arguments, named, message):
    with pytest.raises(kina.ArgumentError, match=message):
        library.blend(*arguments, **named)


def test_compile_errors_are_raised(tmp_path):
    source = tmp_path / "wrong.kina"
    source.write_text("let f = ;")
    with pytest.raises(kina.CompileError, match="error"):
        kina.compile(source)
