//! What a library may ask of the system.

use object::{Object, ObjectSymbol};

/// The only symbols that a library may leave undefined, all of libc.
const ALLOWED: &[&str] = &["memcpy", "memmove", "memset", "malloc", "free"];

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
        .filter_map(|symbol| symbol.name().ok())
        // `malloc@GLIBC_2.2.5`: the linker notes the version it found.
        .filter_map(|name| name.split('@').next().map(str::to_owned))
        .filter(|name| !name.is_empty() && !ALLOWED.contains(&name.as_str()))
        .collect::<Vec<_>>();
    names.sort();
    names.dedup();
    Ok(names)
}
