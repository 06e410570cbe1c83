"""Prints functions that each call the previous one as often as told."""

import sys

TYPE = "tensor<2xf32>"

length, times = (int(argument) for argument in sys.argv[1:])
for number in range(length):
    visibility = "" if number == length - 1 else "private "
    print(f"func.func {visibility}@f{number}(%v0: {TYPE}) -> {TYPE} {{")
    for call in range(times):
        operation = f"call @f{number - 1}(%v{call}) : ({TYPE}) -> {TYPE}" if number else f"kina.neg %v{call} : {TYPE}"
        print(f"  %v{call + 1} = {operation}")
    print(f"  return %v{times} : {TYPE}\n}}")
