//! Creation of operations, shared by the passes: a place and a location
//! ([`Builder`]), scalar arithmetic, tensors and `linalg.generic`.

mod builder;
mod generic;
mod loops;
mod reshape;
mod scalar;
mod tensors;

pub use builder::{Builder, Parts, result};
pub use generic::{Access, Body, Generic, Index, Iterator, access_map, broadcast, identity};
pub use loops::element_type;
pub use scalar::compute_dtype;
pub use tensors::{Tensor, Window, tensor_type};
