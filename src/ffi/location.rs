//! Locations of operations.

use melior::ir::{Location, OperationRef};

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
