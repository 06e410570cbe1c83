//! Tests of `kinac` as users meet it: the binary, its outputs and its libraries.

mod bad_input;
mod c_abi;
mod errors;
mod failures;
mod grad_check;
mod outputs;
mod running;
mod support;
