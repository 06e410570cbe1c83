//! The check of functions: from syntax to instructions over typed values.

mod arguments;
mod arrays;
mod call;
mod dot;
mod each;
mod expect;
mod expression;
mod fold;
mod function;
mod functions;
mod index;
mod instances;
mod instructions;
mod loops;
mod operand;
mod operations;
mod random;
mod records;
mod resolve;
mod result;
mod reverse;
mod scope;
mod shape;
mod signature;
mod solve;
mod subscripts;
mod tensor_literal;
mod unify;
mod unsolved;

pub use functions::check_functions;
