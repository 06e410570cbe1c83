//! Loading a compiled library and calling its functions.

use std::path::Path;

/// One buffer of a call: the start of its bytes.
pub type Buffer = *mut u8;

/// Expands to a call with one pointer for each token of the list.
macro_rules! call_with {
    ($library:expr, $symbol:expr, $pointer:ident; $($token:tt)*) => {{
        type Entry = unsafe extern "C" fn($(call_with!(@type $token)),*) -> i32;
        let entry = $library.get::<Entry>($symbol.as_bytes())?;
        Ok(entry($(call_with!(@value $token $pointer)),*))
    }};
    (@type $token:tt) => { Buffer };
    (@value $token:tt $pointer:ident) => { $pointer() };
}

/// Most buffers that a call can pass: the length of the list below.
pub const MAXIMUM_BUFFERS: usize = 128;

macro_rules! call_with_maximum {
    ($library:expr, $symbol:expr, $pointer:ident) => {
        call_with!($library, $symbol, $pointer;
            _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
            _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
            _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
            _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _)
    };
}

/// A library that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// It cannot be loaded, or lacks a symbol.
    #[error("{0}")]
    Load(#[from] libloading::Error),
    /// The function has more parameters than a call can pass.
    #[error("the function has {0} buffers: a call from kinac passes at most {MAXIMUM_BUFFERS}")]
    TooManyBuffers(usize),
}

/// A loaded library.
pub struct Library(libloading::Library);

impl Library {
    /// Loads the shared library at `path`.
    ///
    /// # Errors
    ///
    /// Fails when the file is not a library for this machine.
    pub fn open(path: &Path) -> Result<Self, LibraryError> {
        // SAFETY: libraries of this compiler have no initialisers.
        Ok(Self(unsafe { libloading::Library::new(path) }?))
    }

    /// Calls the entry point `symbol` with `buffers` and returns its status.
    ///
    /// # Errors
    ///
    /// Fails when the library has no such symbol or the call needs too many
    /// arguments.
    ///
    /// # Safety
    ///
    /// `symbol` is an entry point that takes exactly these buffers, each as
    /// large as its type asks; those of outputs are writable.
    pub unsafe fn call(&self, symbol: &str, buffers: &[Buffer]) -> Result<i32, LibraryError> {
        if buffers.len() > MAXIMUM_BUFFERS {
            return Err(LibraryError::TooManyBuffers(buffers.len()));
        }
        let mut next = buffers.iter().copied().chain(std::iter::repeat(std::ptr::null_mut()));
        let mut pointer = || next.next().unwrap_or(std::ptr::null_mut());
        // SAFETY: the caller vouches for symbol and buffers. The C calling
        // conventions of the supported hosts (System V x86-64, AAPCS64) leave
        // it to the caller to remove arguments, so a function ignores those
        // beyond its own.
        unsafe { call_with_maximum!(self.0, symbol, pointer) }
    }
}
