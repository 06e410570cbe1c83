//! Flattened signatures of exported functions.

use crate::dtype::DType;

/// One flattened input or result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Path in the source: `w`, `params.layers.3.w`, or `out0` for a result
    /// that the source does not name.
    pub path: String,
    /// Element type.
    pub dtype: DType,
    /// Extents; empty for rank 0.
    pub shape: Vec<u64>,
    /// Whether the source declares the parameter `donate`; false for a result.
    pub donate: bool,
}

/// An exported function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionSignature {
    /// Name in the source; it is also the name of the `func.func`.
    pub name: String,
    /// Doc comment, without its markers; empty when there is none.
    pub doc: String,
    /// Inputs, in the order of the C parameters.
    pub inputs: Vec<Port>,
    /// Results, in the order of the C parameters after the inputs.
    pub outputs: Vec<Port>,
}
