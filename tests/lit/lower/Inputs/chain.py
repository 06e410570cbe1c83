"""Prints a function that chains as many elementwise operations as told."""

import sys

OPERATIONS = ["add", "mul", "sub", "max"]

count = int(sys.argv[1])
print("func.func @chain(%v0: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {")
for index in range(count):
    operation = OPERATIONS[index % len(OPERATIONS)]
    print(f"  %v{index + 1} = kina.{operation} %v{index}, %y : tensor<8xf32>")
print(f"  return %v{count} : tensor<8xf32>")
print("}")
