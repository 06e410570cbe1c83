//! Reproducers: the input of a failed pipeline, ready for `kina-opt`.

use melior::ir::operation::{OperationLike, OperationPrintingFlags};
use std::{
    io::{self, Write},
    path::PathBuf,
};

/// Writes `module` and `pipeline` to a new file in the form that
/// `--run-reproducer` reads, and returns its path.
///
/// # Errors
///
/// Fails when no temporary file can be written.
pub(super) fn write<'c, 'a>(module: &impl OperationLike<'c, 'a>, pipeline: &str) -> io::Result<PathBuf>
where
    'c: 'a,
{
    let flags = OperationPrintingFlags::new().enable_debug_info(true, false);
    let text = module.to_string_with_flags(flags).map_err(io::Error::other)?;
    let mut file = tempfile::Builder::new()
        .prefix("kinac-reproducer-")
        .suffix(".mlir")
        .tempfile()?;
    writeln!(file, "{}", text.trim_end())?;
    write!(
        file,
        "\n{{-#\n  external_resources: {{\n    mlir_reproducer: {{\n      pipeline: \"{pipeline}\",\n      \
         disable_threading: true,\n      verify_each: true\n    }}\n  }}\n#-}}\n"
    )?;
    let (_, path) = file.keep().map_err(|error| error.error)?;
    Ok(path)
}
