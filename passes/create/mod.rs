//! Creation of operations, shared by the passes: a place and a location
//! ([`Builder`]), scalar arithmetic, tensors and `linalg.generic`.

mod builder;
mod elements;
mod generic;
mod loops;
mod nests;
mod reshape;
mod scalar;
mod tensors;

pub use builder::{Builder, Parts};
pub use elements::Offset;
pub use generic::{Access, Body, Generic, Index, Iterator, broadcast, identity};
pub use loops::element_type;
pub use scalar::compute_dtype;
pub use tensors::{Tensor, Window, shape_of, tensor_type};
