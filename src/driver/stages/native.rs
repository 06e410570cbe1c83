//! Machine code.

use crate::{
    abi::interface::LibraryInterface,
    diagnostics::Code,
    driver::{Failure, Result, Session, archive, link::Linker},
};

/// An object file.
pub struct Object {
    bytes: Vec<u8>,
    interface: LibraryInterface,
}

impl Object {
    pub(super) const fn new(bytes: Vec<u8>, interface: LibraryInterface) -> Self {
        Self { bytes, interface }
    }

    /// What callers of the library see.
    pub const fn interface(&self) -> &LibraryInterface {
        &self.interface
    }

    /// The bytes of the file.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// A shared library with this `soname`.
    ///
    /// # Errors
    ///
    /// Fails when the linker is missing or fails.
    pub fn link(self, session: &Session, soname: &str) -> Result<Vec<u8>> {
        let linker = Linker::new(session.options.linker.as_deref(), &self.interface.triple);
        session.timing.measure("link", || linker.link(&self.bytes, soname))
    }

    /// A static library whose only member is `stem`.o.
    ///
    /// # Errors
    ///
    /// Fails when the object cannot be read back.
    pub fn archive(self, session: &Session, stem: &str) -> Result<Vec<u8>> {
        session
            .timing
            .measure("archive", || archive::create(&format!("{stem}.o"), &self.bytes))
            .map_err(|error| Failure::new(Code::InternalError, format!("the object cannot be read: {error}")))
    }
}
