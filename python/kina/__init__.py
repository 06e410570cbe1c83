"""Compile Kina programs and call them on NumPy arrays.

>>> import kina
>>> library = kina.compile("examples/storylm0_greedy.kina")
>>> tokens = library.greedy(logits)

``kina.load`` opens a library that was built before. Functions are attributes of
the library; they take arrays by position or by name and return an array, or a
named tuple of arrays when they have several results.
"""

from ._compiler import CompileError, compile, find_compiler
from ._library import ArgumentError, CallError, Function, Library, load

__all__ = [
    "ArgumentError",
    "CallError",
    "CompileError",
    "Function",
    "Library",
    "compile",
    "find_compiler",
    "load",
]
__version__ = "0.1.0"
