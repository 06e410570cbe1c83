//! Locations of operations.

use melior::{
    Context,
    ir::{Location, OperationRef, ValueLike},
};

/// Gives `operation` another location.
pub fn set_location<'c>(operation: OperationRef<'c, '_>, location: Location<'c>) {
    // SAFETY: the operation is alive, and a location is not part of what a
    // reference to it borrows: nothing but the operation itself holds it.
    unsafe { mlir_sys::mlirOperationSetLocation(operation.to_raw(), location.to_raw()) }
}

/// Whether `location` is `loc(unknown)`.
pub fn is_unknown(location: Location) -> bool {
    // SAFETY: the location is valid, and so is the context that owns it.
    unsafe {
        let context = mlir_sys::mlirLocationGetContext(location.to_raw());
        mlir_sys::mlirLocationEqual(location.to_raw(), mlir_sys::mlirLocationUnknownGet(context))
    }
}

/// The location that stands for several: one of them, when all are equal.
pub fn fused<'c>(context: &'c Context, locations: &[Location<'c>]) -> Location<'c> {
    let raw = locations.iter().map(|location| location.to_raw()).collect::<Vec<_>>();
    let no_metadata = mlir_sys::MlirAttribute { ptr: std::ptr::null() };
    // SAFETY: the locations are valid and belong to the context; the metadata
    // may be null.
    unsafe {
        Location::from_raw(mlir_sys::mlirLocationFusedGet(
            context.to_raw(),
            raw.len() as isize,
            raw.as_ptr(),
            no_metadata,
        ))
    }
}

/// The location of a value: that of the operation that defines it, or that of
/// the block argument.
pub fn of_value<'c>(value: &impl ValueLike<'c>) -> Location<'c> {
    // SAFETY: the value is alive, and a location lives as long as its context.
    unsafe { Location::from_raw(mlir_sys::mlirValueGetLocation(value.to_raw())) }
}

/// The name that `location` gives to what it is the place of.
pub fn name_of_location(location: Location) -> Option<String> {
    let name = location.is_name().then(|| location.name_value())?;
    Some(name.as_string_ref().as_str().ok()?.to_owned())
}

/// The innermost place of a chain of call sites; any other location as it is.
pub fn without_calls(location: Location) -> Location {
    let mut raw = location.to_raw();
    // SAFETY: the location is valid; a callee is read of call sites only and
    // lives as long as the context.
    unsafe {
        while mlir_sys::mlirLocationIsACallSite(raw) {
            raw = mlir_sys::mlirLocationCallSiteGetCallee(raw);
        }
        Location::from_raw(raw)
    }
}
