//! What a library may ask of the system.

use crate::codegen::numerics::ALLOWED_SYMBOLS;
use object::{Object, ObjectSymbol};

/// The undefined symbols of an object or a shared library that are not on the
/// list.
///
/// # Errors
///
/// Fails when the bytes are no object.
pub(super) fn unexpected(bytes: &[u8]) -> object::Result<Vec<String>> {
    let file = object::File::parse(bytes)?;
    let mut names = file
        .symbols()
        .chain(file.dynamic_symbols())
        .filter(|symbol| symbol.is_undefined() && !symbol.is_weak())
        .filter_map(|symbol| symbol.name().ok().map(str::to_owned))
        // `malloc@GLIBC_2.2.5`: the version is not part of the name.
        .filter(|name| !name.is_empty() && !ALLOWED_SYMBOLS.contains(&name.split('@').next().unwrap_or(name)))
        .collect::<Vec<_>>();
    names.sort();
    names.dedup();
    Ok(names)
}
