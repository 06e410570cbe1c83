//! What the entry points of a library return.

/// A return code. The header's `enum kina_status` is written from this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Status {
    /// The results were written.
    Success = 0,
    /// The workspace could not be allocated.
    OutOfMemory = 1,
    /// Two buffers overlap that are not an in-place pair.
    Overlap = 2,
    /// A buffer is not aligned to its elements.
    Misaligned = 3,
    /// The CPU lacks instructions that the library was built for.
    UnsupportedCpu = 4,
}

impl Status {
    /// Every code, ascending.
    pub const ALL: [Self; 5] = [
        Self::Success,
        Self::OutOfMemory,
        Self::Overlap,
        Self::Misaligned,
        Self::UnsupportedCpu,
    ];

    /// The number that entry points return.
    pub const fn code(self) -> i32 {
        self as i32
    }

    /// The status with this number.
    pub fn from_code(code: i32) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.code() == code)
    }

    /// The enumerator in the C header.
    pub const fn c_name(self) -> &'static str {
        match self {
            Self::Success => "KINA_SUCCESS",
            Self::OutOfMemory => "KINA_OUT_OF_MEMORY",
            Self::Overlap => "KINA_OVERLAP",
            Self::Misaligned => "KINA_MISALIGNED",
            Self::UnsupportedCpu => "KINA_UNSUPPORTED_CPU",
        }
    }

    /// One clause for people.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Success => "the results were written",
            Self::OutOfMemory => "the workspace could not be allocated",
            Self::Overlap => "two buffers overlap that are not an in-place pair",
            Self::Misaligned => "a buffer is not aligned to its elements, or the workspace not to 64 bytes",
            Self::UnsupportedCpu => "the CPU lacks instructions that the library was built for",
        }
    }
}
