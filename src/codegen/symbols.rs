//! The symbols that an object file leaves undefined.

use super::{CodegenError, numerics::ALLOWED_SYMBOLS};
use object::{Object, ObjectSymbol};

/// Symbols that the linker itself defines.
const LINKER_SYMBOLS: &[&str] = &["_GLOBAL_OFFSET_TABLE_"];

/// Checks that `object_file` needs nothing but what every C library has.
///
/// # Errors
///
/// Fails with the first symbol that is not on the list.
pub fn check_undefined(object_file: &[u8]) -> Result<(), CodegenError> {
    let file = object::File::parse(object_file).map_err(|error| CodegenError::Internal {
        step: "reading the object file",
        message: error.to_string(),
    })?;
    let forbidden = file
        .symbols()
        .filter(|symbol| symbol.is_undefined())
        .filter_map(|symbol| symbol.name().ok())
        .find(|name| !name.is_empty() && !ALLOWED_SYMBOLS.contains(name) && !LINKER_SYMBOLS.contains(name));
    match forbidden {
        Some(symbol) => Err(CodegenError::ForbiddenSymbol {
            symbol: symbol.to_owned(),
        }),
        None => Ok(()),
    }
}
