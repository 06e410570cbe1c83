//! Generic parameters: symbolic types over them, and what they stand for in an
//! instance.
//!
//! A written type becomes a [`Pattern`]: a type in which dims, dtypes and shapes
//! may be parameters ([`dim`], [`pattern`]). A call solves the parameters from
//! its arguments; the pattern and the solution give the type of the instance.

mod dim;
mod pattern;
mod value;

pub use dim::{Dim, DimError, Step};
pub use pattern::{Argument, DTypePattern, MAXIMUM_DEPTH, Pattern, ShapePattern, TensorPattern};
pub use value::{GenericValue, Kind, TemplateParameter};
