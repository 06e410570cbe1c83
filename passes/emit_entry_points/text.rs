//! The text of entry points in the LLVM dialect.

use crate::{abi::symbols, passes::find_inplace::Pair};
use std::fmt::Write;

const IMPLEMENTATION_SUFFIX: &str = ".impl";

/// Whether a symbol names the computation itself rather than something around it.
pub fn is_implementation(symbol: &str) -> bool {
    symbol.ends_with(IMPLEMENTATION_SUFFIX)
}

/// The symbol of the computation called `name`.
pub fn implementation_name(name: &str) -> String {
    format!("{name}{IMPLEMENTATION_SUFFIX}")
}

/// One exported function.
pub struct EntryPoints {
    /// Name in the source.
    pub name: String,
    /// Symbol of the main entry point.
    pub symbol: String,
    /// Whether the implementation takes the workspace and a table of the buffers.
    pub takes_table: bool,
    /// Number of inputs.
    pub inputs: usize,
    /// Bytes and alignment of every input and output.
    pub extents: Vec<(i64, i64)>,
    /// The outputs and inputs that may be equal.
    pub pairs: Vec<Pair>,
    /// Size of the workspace.
    pub workspace_bytes: i64,
}

impl EntryPoints {
    /// Name of the function with the computation.
    pub fn implementation(&self) -> String {
        implementation_name(&self.name)
    }

    /// Everything around the implementation.
    pub fn text(&self) -> String {
        let mut text = self.declarations();
        text += &self.tables();
        text += &self.unpack();
        text += &self.allocating();
        text += &self.in_workspace();
        text += &self.packed();
        text += &self.workspace_size();
        text
    }

    /// What is defined elsewhere in the module, so that the text verifies alone.
    fn declarations(&self) -> String {
        let count = if self.takes_table { 2 } else { self.extents.len() + 1 };
        let types = vec!["!llvm.ptr"; count].join(", ");
        format!(
            "llvm.func @\"{}\"({types})\n\
             llvm.func @kina.run(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32\n\
             llvm.func @kina.run_in_workspace(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32\n",
            self.implementation()
        )
    }

    fn table(&self, suffix: &str) -> String {
        format!("@\"{}.{suffix}\"", self.name)
    }

    /// The constant tables that the runtime reads.
    fn tables(&self) -> String {
        let extents = self
            .extents
            .iter()
            .map(|(bytes, alignment)| format!("{bytes}, {alignment}"))
            .collect::<Vec<_>>()
            .join(", ");
        let mut partners = vec![-1; self.extents.len()];
        for pair in &self.pairs {
            if let Some(partner) = partners.get_mut(self.inputs + pair.output) {
                *partner = pair.input as i64;
            }
        }
        let partners = partners.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        let global = |suffix: &str, count: usize, values: &str| {
            format!(
                "llvm.mlir.global internal constant {}(dense<[{values}]> : tensor<{count}xi64>) \
                 {{addr_space = 0 : i32}} : !llvm.array<{count} x i64>\n",
                self.table(suffix)
            )
        };
        global("extents", 2 * self.extents.len(), &extents) + &global("partners", self.extents.len(), &partners)
    }

    /// The call of the implementation: with the table, or with what it holds.
    fn unpack(&self) -> String {
        if self.takes_table {
            return format!(
                "llvm.func internal @\"{}.unpack\"(%pointers: !llvm.ptr, %workspace: !llvm.ptr) {{\n  \
                 llvm.call @\"{}\"(%workspace, %pointers) : (!llvm.ptr, !llvm.ptr) -> ()\n  llvm.return\n}}\n",
                self.name,
                self.implementation(),
            );
        }
        let mut body = String::new();
        for index in 0..self.extents.len() {
            let _ = write!(
                body,
                "  %slot{index} = llvm.getelementptr %pointers[{index}] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr\n  \
                 %buffer{index} = llvm.load %slot{index} : !llvm.ptr -> !llvm.ptr\n"
            );
        }
        let arguments = (0..self.extents.len())
            .map(|index| format!("%buffer{index}, "))
            .collect::<String>();
        let types = "!llvm.ptr, ".repeat(self.extents.len());
        format!(
            "llvm.func internal @\"{name}.unpack\"(%pointers: !llvm.ptr, %workspace: !llvm.ptr) {{\n{body}  \
             llvm.call @\"{implementation}\"({arguments}%workspace) : ({types}!llvm.ptr) -> ()\n  \
             llvm.return\n}}\n",
            name = self.name,
            implementation = self.implementation(),
        )
    }

    fn parameters(&self) -> String {
        (0..self.extents.len())
            .map(|index| format!("%buffer{index}: !llvm.ptr"))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// Stores the arguments into an array on the stack.
    fn pack(&self) -> String {
        let count = self.extents.len();
        let mut text = format!(
            "  %one = llvm.mlir.constant(1 : i64) : i64\n  \
             %pointers = llvm.alloca %one x !llvm.array<{count} x ptr> : (i64) -> !llvm.ptr\n"
        );
        for index in 0..count {
            let _ = write!(
                text,
                "  %slot{index} = llvm.getelementptr %pointers[{index}] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr\n  \
                 llvm.store %buffer{index}, %slot{index} : !llvm.ptr, !llvm.ptr\n"
            );
        }
        text
    }

    /// The operands that all calls of the runtime begin with.
    fn shared_operands(&self) -> String {
        format!(
            "  %body = llvm.mlir.addressof @\"{}.unpack\" : !llvm.ptr\n  \
             %extents = llvm.mlir.addressof {} : !llvm.ptr\n  \
             %partners = llvm.mlir.addressof {} : !llvm.ptr\n  \
             %inputs = llvm.mlir.constant({} : i64) : i64\n  \
             %count = llvm.mlir.constant({} : i64) : i64\n  \
             %bytes = llvm.mlir.constant({} : i64) : i64\n",
            self.name,
            self.table("extents"),
            self.table("partners"),
            self.inputs,
            self.extents.len(),
            self.workspace_bytes,
        )
    }

    fn call_allocating(&self) -> String {
        format!(
            "{}  %status = llvm.call @kina.run(%body, %pointers, %extents, %partners, %inputs, %count, %bytes) : \
             (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32\n  llvm.return %status : i32\n",
            self.shared_operands()
        )
    }

    /// Storing thousands of pointers is not worth the time that optimising it takes.
    fn attributes(&self) -> &'static str {
        if self.takes_table {
            "attributes {no_inline, optimize_none} "
        } else {
            ""
        }
    }

    fn allocating(&self) -> String {
        format!(
            "llvm.func @{}({}) -> i32 {}{{\n{}{}}}\n",
            self.symbol,
            self.parameters(),
            self.attributes(),
            self.pack(),
            self.call_allocating()
        )
    }

    fn in_workspace(&self) -> String {
        format!(
            "llvm.func @{}(%workspace: !llvm.ptr, {}) -> i32 {}{{\n{}{}  \
             %status = llvm.call @kina.run_in_workspace(%body, %pointers, %extents, %partners, %inputs, %count, %workspace, %bytes) : \
             (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32\n  llvm.return %status : i32\n}}\n",
            symbols::with_workspace(&self.symbol),
            self.parameters(),
            self.attributes(),
            self.pack(),
            self.shared_operands(),
        )
    }

    fn packed(&self) -> String {
        format!(
            "llvm.func @{}(%pointers: !llvm.ptr) -> i32 {{\n{}}}\n",
            symbols::packed(&self.symbol),
            self.call_allocating()
        )
    }

    fn workspace_size(&self) -> String {
        format!(
            "llvm.func @{}() -> i64 {{\n  %bytes = llvm.mlir.constant({} : i64) : i64\n  llvm.return %bytes : i64\n}}\n",
            symbols::workspace_bytes(&self.symbol),
            self.workspace_bytes
        )
    }
}

/// The function that returns the manifest, NUL-terminated.
pub fn manifest(manifest: &str) -> String {
    let mut literal = String::new();
    for byte in manifest.bytes() {
        match byte {
            b' '..=b'~' if byte != b'"' && byte != b'\\' => literal.push(char::from(byte)),
            _ => {
                let _ = write!(literal, "\\{byte:02X}");
            }
        }
    }
    format!(
        "llvm.mlir.global internal constant @kina.manifest_text(\"{literal}\\00\") {{addr_space = 0 : i32}} : \
         !llvm.array<{size} x i8>\n\
         llvm.func @{symbol}() -> !llvm.ptr {{\n  %text = llvm.mlir.addressof @kina.manifest_text : !llvm.ptr\n  \
         llvm.return %text : !llvm.ptr\n}}\n",
        size = manifest.len() + 1,
        symbol = symbols::MANIFEST,
    )
}
