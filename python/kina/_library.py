"""Loading a compiled library and calling its functions."""

from __future__ import annotations

import collections
import ctypes
import difflib
import json
import keyword
import os
from dataclasses import dataclass
from typing import Any, Mapping

import numpy as np

from . import _dtypes

#: What the return codes of an entry point mean.
_STATUS = {
    1: "the workspace could not be allocated",
    2: "two buffers overlap that are not an in-place pair",
    3: "a buffer is not aligned to its elements",
    4: "the CPU lacks instructions that the library was built for",
}


class ArgumentError(ValueError):
    """An argument that does not fit the function."""


class CallError(RuntimeError):
    """A call that returned an error code."""

    def __init__(self, function: str, code: int):
        super().__init__(f"{function} returned {code}: {_STATUS.get(code, 'unknown status')}")
        self.code = code


@dataclass(frozen=True)
class Port:
    """An input or a result: its path in the source, element type and shape."""

    path: str
    dtype: str
    shape: tuple[int, ...]

    @classmethod
    def from_manifest(cls, entry: Mapping[str, Any]) -> Port:
        return cls(entry["path"], entry["dtype"], tuple(entry["shape"]))

    @property
    def name(self) -> str:
        """The path as a Python identifier."""
        name = self.path.replace(".", "_")
        return f"{name}_" if keyword.iskeyword(name) else name

    def __str__(self) -> str:
        return f"{self.path}: {self.dtype} {list(self.shape)}"

    def empty(self) -> np.ndarray:
        """A new array of this type."""
        return np.empty(self.shape, _dtypes.accepted(self.dtype)[0])

    def over(self, array: np.ndarray) -> np.ndarray:
        """An array of this type in the memory of ``array``, which is ``array`` itself where it has this type."""
        if array.dtype in _dtypes.accepted(self.dtype) and array.shape == self.shape:
            return array
        return array.reshape(-1).view(_dtypes.accepted(self.dtype)[0]).reshape(self.shape)

    def check(self, function: str, value: Any, *, writable: bool = False) -> np.ndarray:
        """``value`` as an array that the library can use in place; a Python number stands for a tensor of rank 0."""
        is_number = type(value) in (bool, int, float) and not self.shape and not writable
        array = self._scalar(value) if is_number else np.asarray(value)
        problem = self._problem(array, writable)
        if problem:
            raise ArgumentError(f"{function}: {self.path}: {problem}")
        return array

    def _scalar(self, value: bool | int | float) -> np.ndarray:
        """``value`` in this dtype, rounded to a floating one; in NumPy's own dtype, to be refused, where it does not fit."""
        if self.dtype == "Bool":
            fits = type(value) is bool
        else:
            fits = type(value) is int or (type(value) is float and not self.dtype.startswith("I"))
        try:
            array = np.asarray(value, _dtypes.accepted(self.dtype)[0]) if fits else np.asarray(value)
        except OverflowError:
            return np.asarray(value)
        return array if not self.dtype.startswith("I") or int(array) == value else np.asarray(value)

    def _problem(self, array: np.ndarray, writable: bool) -> str | None:
        accepted = _dtypes.accepted(self.dtype)
        if array.dtype not in accepted:
            expected = " or ".join(str(dtype) for dtype in accepted)
            return f"expected dtype {expected}, found {array.dtype}"
        if array.shape != self.shape:
            return f"expected shape {list(self.shape)}, found {list(array.shape)}"
        if not array.flags.c_contiguous:
            return "expected a C-contiguous array; numpy.ascontiguousarray makes one"
        if not array.flags.aligned:
            return "expected an aligned array; numpy.require(x, requirements='A') makes one"
        if writable and not array.flags.writeable:
            return "expected a writable array"
        return None


class Function:
    """An exported function of a library."""

    def __init__(self, library: ctypes.CDLL, entry: Mapping[str, Any]):
        self.name: str = entry["name"]
        self.symbol: str = entry["symbol"]
        self.__name__ = self.name
        self.__doc__ = entry["doc"] or None
        self.inputs = [Port.from_manifest(port) for port in entry["inputs"]]
        self.outputs = [Port.from_manifest(port) for port in entry["outputs"]]
        #: The result that may share the buffer of an input, by path of the input.
        self.inplace_pairs: dict[str, str] = {source: result for result, source in entry["inplace"]}
        self.workspace_bytes: int = entry["workspace_bytes"]
        self._entry = getattr(library, self.symbol)
        self._entry.restype = ctypes.c_int32
        self._entry.argtypes = [ctypes.c_void_p] * (len(self.inputs) + len(self.outputs))
        self._by_name = _by_name(self.inputs)
        fields = [port.name for port in self.outputs]
        self._result = collections.namedtuple(f"{self.name}_result", fields, rename=True)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Calls the function; returns new arrays."""
        inputs = self._bind(arguments, named)
        outputs = [port.empty() for port in self.outputs]
        self._call(inputs, outputs)
        return self._wrap(outputs)

    def inplace(self, *arguments: Any, **named: Any) -> Any:
        """Calls the function; results replace the inputs that they are paired with.

        ``inplace_pairs`` lists the pairs. Their input arrays are overwritten and
        returned; other results are new arrays.
        """
        inputs = self._bind(arguments, named)
        reused: dict[str, np.ndarray] = {}
        for port, array in zip(self.inputs, inputs):
            if port.path in self.inplace_pairs:
                reused[self.inplace_pairs[port.path]] = port.check(self.name, array, writable=True)
        outputs = [
            port.over(reused[port.path]) if port.path in reused else port.empty() for port in self.outputs
        ]
        self._call(inputs, outputs)
        return self._wrap(outputs)

    def into(self, outputs: Mapping[str, np.ndarray], *arguments: Any, **named: Any) -> Any:
        """Calls the function; results are written into ``outputs``, arrays by path."""
        names = _by_name(self.outputs)
        unknown = [name for name in outputs if name not in names]
        if unknown:
            raise ArgumentError(f"{self.name}: no result {unknown[0]!r}{_suggest(unknown[0], self.outputs)}")
        given = {names[name].path: array for name, array in outputs.items()}
        arrays = [
            port.check(self.name, given[port.path], writable=True) if port.path in given else port.empty()
            for port in self.outputs
        ]
        self._call(self._bind(arguments, named), arrays)
        return self._wrap(arrays)

    def _bind(self, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> list[np.ndarray]:
        if len(arguments) > len(self.inputs):
            raise ArgumentError(f"{self.name}: expected at most {len(self.inputs)} arguments, found {len(arguments)}")
        values = {port.path: value for port, value in zip(self.inputs, arguments)}
        for name, value in named.items():
            port = self._by_name.get(name)
            if port is None:
                raise ArgumentError(f"{self.name}: no input {name!r}{_suggest(name, self.inputs)}")
            if port.path in values:
                raise ArgumentError(f"{self.name}: {port.path} is given twice")
            values[port.path] = value
        missing = [str(port) for port in self.inputs if port.path not in values]
        if missing:
            raise ArgumentError(f"{self.name}: missing {', '.join(missing)}")
        return [port.check(self.name, values[port.path]) for port in self.inputs]

    def _call(self, inputs: list[np.ndarray], outputs: list[np.ndarray]) -> None:
        code = self._entry(*(array.ctypes.data for array in (*inputs, *outputs)))
        if code:
            raise CallError(self.name, code)

    def _wrap(self, outputs: list[np.ndarray]) -> Any:
        return outputs[0] if len(outputs) == 1 else self._result(*outputs)

    def __repr__(self) -> str:
        inputs = ", ".join(map(str, self.inputs))
        outputs = ", ".join(map(str, self.outputs))
        return f"<kina function {self.name}({inputs}) -> ({outputs})>"


class Library:
    """A loaded library; its functions are attributes."""

    def __init__(self, path: str | os.PathLike[str], keep_alive: Any = None):
        self.path = os.path.abspath(path)
        self._keep_alive = keep_alive
        self._library = ctypes.CDLL(self.path)
        try:
            manifest = self._library.kina_manifest
        except AttributeError:
            raise ImportError(f"{self.path} is not a library of kinac: it has no manifest") from None
        manifest.restype = ctypes.c_char_p
        manifest.argtypes = []
        #: The manifest, decoded.
        self.manifest: dict[str, Any] = json.loads(manifest().decode())
        #: The functions by name.
        self.functions = {entry["name"]: Function(self._library, entry) for entry in self.manifest["functions"]}

    def __getitem__(self, name: str) -> Function:
        return self.functions[name]

    def __getattr__(self, name: str) -> Function:
        functions = self.__dict__.get("functions", {})
        if name in functions:
            return functions[name]
        raise AttributeError(f"{self.__dict__.get('path')} has no function {name!r}")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.functions]

    def __repr__(self) -> str:
        return f"<kina library {self.path}: {', '.join(self.functions)}>"


def load(path: str | os.PathLike[str]) -> Library:
    """Loads the shared library at ``path``."""
    return Library(path)


def _by_name(ports: list[Port]) -> dict[str, Port]:
    """Ports by path, and by identifier where that is unambiguous."""
    count = collections.Counter(port.name for port in ports)
    names = {port.name: port for port in ports if count[port.name] == 1}
    names.update({port.path: port for port in ports})
    return names


def _suggest(name: str, ports: list[Port]) -> str:
    near = difflib.get_close_matches(name, [port.path for port in ports], n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; expected one of {', '.join(port.path for port in ports)}" if ports else ""
