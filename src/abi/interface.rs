//! Everything a caller of a library knows about it.

use super::signature::FunctionSignature;

/// An exported function with what the compiler found out about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionInterface {
    /// The flattened signature.
    pub signature: FunctionSignature,
    /// The name of the C entry point; see [`super::symbols`].
    pub symbol: String,
    /// Size of the workspace; 0 when the function needs none.
    pub workspace_bytes: u64,
    /// The pairs that may share a buffer, by position: `(output, input)`.
    pub inplace: Vec<InplacePair>,
}

impl FunctionInterface {
    /// The in-place pairs by path: `[output, input]`.
    pub fn inplace_paths(&self) -> impl Iterator<Item = [&str; 2]> {
        let FunctionSignature { inputs, outputs, .. } = &self.signature;
        self.inplace.iter().filter_map(|pair| {
            Some([
                outputs.get(pair.output)?.path.as_str(),
                inputs.get(pair.input)?.path.as_str(),
            ])
        })
    }
}

/// An output and an input that may be the same buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InplacePair {
    /// Position among the function's outputs.
    pub output: usize,
    /// Position among the function's inputs.
    pub input: usize,
}

/// A library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryInterface {
    /// The exported functions, in the order of the source.
    pub functions: Vec<FunctionInterface>,
    /// The target triple.
    pub triple: String,
    /// The CPU that the library was built for.
    pub cpu: String,
}

/// A library that needs every kind of escaping.
#[cfg(test)]
pub(super) fn sample() -> LibraryInterface {
    use super::signature::Port;
    use crate::dtype::DType;

    let port = |path: &str, dtype, shape: &[u64]| Port {
        path: path.into(),
        dtype,
        shape: shape.to_vec(),
        donate: false,
    };
    let function = |name: &str, doc: &str, inputs, outputs| FunctionInterface {
        signature: FunctionSignature {
            name: name.into(),
            doc: doc.into(),
            inputs,
            outputs,
        },
        symbol: format!("kina_{name}"),
        workspace_bytes: 0,
        inplace: vec![],
    };
    let step = FunctionInterface {
        workspace_bytes: 64,
        inplace: vec![InplacePair { output: 0, input: 1 }],
        ..function(
            "step",
            "One step.\nEnds a comment */ or begins /* one.",
            vec![
                port("int", DType::BF16, &[]),
                port("state.0.größe", DType::F32, &[4, 8]),
            ],
            vec![port("out0", DType::F32, &[4, 8]), port("flag", DType::Bool, &[3])],
        )
    };
    let zero = function("zero", "", vec![], vec![port("out0", DType::I64, &[])]);
    LibraryInterface {
        functions: vec![step, zero],
        triple: "x86_64-unknown-linux-gnu".into(),
        cpu: "x86-64-v3".into(),
    }
}
