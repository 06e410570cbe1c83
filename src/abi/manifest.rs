//! The manifest: what a library contains, as JSON.
//!
//! The same text is in the library (`kina_manifest()`) and in the file of
//! `kinac --manifest`. `inplace` lists `[output, input]` pairs of paths.

use super::{
    interface::{FunctionInterface, LibraryInterface},
    signature::Port,
};
use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};
use std::io::{self, Write};

/// The attribute of the module that holds the manifest's text. `kinac` sets it
/// after the buffers stage, when workspaces and in-place pairs are known; the
/// LLVM dialect stage makes `kina_manifest` from it.
pub const MANIFEST_ATTRIBUTE: &str = "kina.manifest";

/// Changes whenever any bit of any result of any program may change.
pub const NUMERICS: u32 = 1;

#[derive(Serialize)]
struct Manifest<'a> {
    compiler: Compiler,
    numerics: u32,
    target: Target<'a>,
    functions: Vec<Function<'a>>,
}

#[derive(Serialize)]
struct Compiler {
    name: &'static str,
    version: &'static str,
}

#[derive(Serialize)]
struct Target<'a> {
    triple: &'a str,
    cpu: &'a str,
}

#[derive(Serialize)]
struct Function<'a> {
    name: &'a str,
    symbol: &'a str,
    doc: &'a str,
    workspace_bytes: u64,
    inplace: Vec<[&'a str; 2]>,
    inputs: Vec<Tensor<'a>>,
    outputs: Vec<Tensor<'a>>,
}

#[derive(Serialize)]
struct Tensor<'a> {
    path: &'a str,
    dtype: &'static str,
    shape: &'a [u64],
}

impl<'a> From<&'a FunctionInterface> for Function<'a> {
    fn from(function: &'a FunctionInterface) -> Self {
        let signature = &function.signature;
        Self {
            name: &signature.name,
            symbol: &function.symbol,
            doc: &signature.doc,
            workspace_bytes: function.workspace_bytes,
            inplace: function.inplace_paths().collect(),
            inputs: signature.inputs.iter().map(Tensor::from).collect(),
            outputs: signature.outputs.iter().map(Tensor::from).collect(),
        }
    }
}

impl<'a> From<&'a Port> for Tensor<'a> {
    fn from(port: &'a Port) -> Self {
        Self {
            path: &port.path,
            dtype: port.dtype.name(),
            shape: &port.shape,
        }
    }
}

/// The manifest of `library`, ending in a line feed.
pub fn generate(library: &LibraryInterface) -> String {
    let manifest = Manifest {
        compiler: Compiler {
            name: "kinac",
            version: env!("CARGO_PKG_VERSION"),
        },
        numerics: NUMERICS,
        target: Target {
            triple: &library.triple,
            cpu: &library.cpu,
        },
        functions: library.functions.iter().map(Function::from).collect(),
    };
    let mut bytes = Vec::new();
    manifest
        .serialize(&mut Serializer::with_formatter(&mut bytes, Layout::default()))
        .expect("plain data always serialises into memory");
    bytes.push(b'\n');
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

/// The nesting level from which values stay on one line: the tensors and the
/// pairs of a function.
const INLINE_DEPTH: usize = 5;

/// Indented JSON with one line a tensor.
#[derive(Default)]
struct Layout {
    depth: usize,
    has_value: bool,
}

impl Layout {
    fn open<W: ?Sized + Write>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth += 1;
        self.has_value = false;
        writer.write_all(bracket)
    }

    fn close<W: ?Sized + Write>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth -= 1;
        if self.has_value && self.depth + 1 < INLINE_DEPTH {
            self.new_line(writer)?;
        }
        self.has_value = true;
        writer.write_all(bracket)
    }

    fn separate<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.has_value = true;
        match (first, self.depth < INLINE_DEPTH) {
            (true, true) => self.new_line(writer),
            (true, false) => Ok(()),
            (false, true) => writer.write_all(b",").and_then(|()| self.new_line(writer)),
            (false, false) => writer.write_all(b", "),
        }
    }

    fn new_line<W: ?Sized + Write>(&self, writer: &mut W) -> io::Result<()> {
        write!(writer, "\n{:1$}", "", 2 * self.depth)
    }
}

impl Formatter for Layout {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.separate(writer, first)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.separate(writer, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }
}

#[cfg(test)]
mod tests {
    use super::generate;
    use crate::abi::interface::sample;

    #[test]
    fn golden() {
        let expected = concat!(
            "{\n",
            "  \"compiler\": {\n",
            "    \"name\": \"kinac\",\n",
            "    \"version\": \"0.1.0\"\n",
            "  },\n",
            "  \"numerics\": 1,\n",
            "  \"target\": {\n",
            "    \"triple\": \"x86_64-unknown-linux-gnu\",\n",
            "    \"cpu\": \"x86-64-v3\"\n",
            "  },\n",
            "  \"functions\": [\n",
            "    {\n",
            "      \"name\": \"step\",\n",
            "      \"symbol\": \"kina_step\",\n",
            "      \"doc\": \"One step.\\nEnds a comment */ or begins /* one.\",\n",
            "      \"workspace_bytes\": 64,\n",
            "      \"inplace\": [\n",
            "        [\"out0\", \"state.0.größe\"]\n",
            "      ],\n",
            "      \"inputs\": [\n",
            "        {\"path\": \"int\", \"dtype\": \"BF16\", \"shape\": []},\n",
            "        {\"path\": \"state.0.größe\", \"dtype\": \"F32\", \"shape\": [4, 8]}\n",
            "      ],\n",
            "      \"outputs\": [\n",
            "        {\"path\": \"out0\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n",
            "        {\"path\": \"flag\", \"dtype\": \"Bool\", \"shape\": [3]}\n",
            "      ]\n",
            "    },\n",
            "    {\n",
            "      \"name\": \"zero\",\n",
            "      \"symbol\": \"kina_zero\",\n",
            "      \"doc\": \"\",\n",
            "      \"workspace_bytes\": 0,\n",
            "      \"inplace\": [],\n",
            "      \"inputs\": [],\n",
            "      \"outputs\": [\n",
            "        {\"path\": \"out0\", \"dtype\": \"I64\", \"shape\": []}\n",
            "      ]\n",
            "    }\n",
            "  ]\n",
            "}\n",
        );
        let text = generate(&sample());
        assert_eq!(text, expected);
        serde_json::from_str::<serde_json::Value>(&text).unwrap();
    }
}
