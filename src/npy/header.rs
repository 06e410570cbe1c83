//! The header of a `.npy` file.

use super::{
    NpyError,
    literal::{self, Literal},
};
use std::{fmt, io::Read};

const MAGIC: &[u8; 6] = b"\x93NUMPY";

/// Longest header that is read: far above what a numeric array needs, far below
/// what hurts.
pub(super) const MAXIMUM_SIZE: u64 = 65_536;

/// Headers are padded so that the elements begin at a multiple of this.
const ALIGNMENT: usize = 64;

/// The header, decoded.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Header {
    /// The element type.
    pub descr: TypeString,
    /// Whether the first axis varies fastest.
    pub fortran_order: bool,
    /// The extents.
    pub shape: Vec<u64>,
}

/// An array-interface type string such as `<f4`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TypeString {
    /// Whether elements have their most significant byte first.
    pub big_endian: bool,
    /// The kind: `f`, `i`, `u`, `b`, `V`, ...
    pub kind: char,
    /// Bytes of an element.
    pub size: u64,
    text: String,
}

impl Header {
    /// Reads everything before the elements.
    pub(super) fn read(source: &mut impl Read) -> Result<Self, NpyError> {
        let mut prefix = Vec::new();
        source.take(8).read_to_end(&mut prefix)?;
        if prefix.len() < 8 || !prefix.starts_with(MAGIC) {
            return Err(NpyError::Magic);
        }
        let size = match (prefix[6], prefix[7]) {
            (1, 0) => u16::from_le_bytes(read_exact(source)?).into(),
            (2 | 3, 0) => u32::from_le_bytes(read_exact(source)?).into(),
            (major, minor) => return Err(NpyError::Version(major, minor)),
        };
        if size > MAXIMUM_SIZE {
            return Err(NpyError::HugeHeader(size));
        }
        let mut bytes = Vec::new();
        source.take(size).read_to_end(&mut bytes)?;
        if (bytes.len() as u64) < size {
            return Err(malformed(format!(
                "expected {size} bytes of header, found {}",
                bytes.len()
            )));
        }
        let text = String::from_utf8(bytes).map_err(|_| malformed("it is not UTF-8"))?;
        Self::from_literal(literal::parse(&text).map_err(malformed)?)
    }

    fn from_literal(literal: Literal) -> Result<Self, NpyError> {
        let Literal::Dict(entries) = literal else {
            return Err(malformed("expected a dict"));
        };
        let entry = |name: &str| {
            entries
                .iter()
                .find_map(|(key, value)| (key == name).then_some(value))
                .ok_or_else(|| malformed(format!("the key '{name}' is missing")))
        };
        let Literal::Bool(fortran_order) = *entry("fortran_order")? else {
            return Err(malformed("'fortran_order' is not True or False"));
        };
        Ok(Self {
            descr: TypeString::from_literal(entry("descr")?)?,
            fortran_order,
            shape: shape_from_literal(entry("shape")?)?,
        })
    }
}

impl TypeString {
    fn from_literal(literal: &Literal) -> Result<Self, NpyError> {
        let Literal::String(text) = literal else {
            return Err(malformed("structured arrays are not supported"));
        };
        let invalid = || malformed(format!("'{text}' is not an element type"));
        let mut characters = text.chars();
        let big_endian = match characters.next() {
            Some('<' | '|' | '=') => false,
            Some('>') => true,
            _ => return Err(invalid()),
        };
        let kind = characters.next().ok_or_else(invalid)?;
        let digits = characters.as_str();
        let size = if kind == 'O' && digits.is_empty() {
            8
        } else {
            // Times carry a unit after the size: `<M8[ns]`.
            let digits = digits.split('[').next().unwrap_or_default();
            digits.parse().map_err(|_| invalid())?
        };
        Ok(Self {
            big_endian,
            kind,
            size,
            text: text.clone(),
        })
    }
}

impl fmt::Display for TypeString {
    /// NumPy's name of the type where it has one, else the type string.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.kind {
            'f' => "float",
            'i' => "int",
            'u' => "uint",
            'c' => "complex",
            'b' => return formatter.write_str("bool"),
            'O' => return formatter.write_str("Python object"),
            _ => return write!(formatter, "'{}'", self.text),
        };
        write!(formatter, "{name}{}", self.size.saturating_mul(8))
    }
}

/// The bytes before the elements: version 1.0, padded.
pub(super) fn encode(descr: &str, shape: &[u64]) -> Vec<u8> {
    let mut extents = shape.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    if shape.len() == 1 {
        extents.push(',');
    }
    let text = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': ({extents}), }}");
    let unpadded = MAGIC.len() + 4 + text.len() + 1;
    let padding = unpadded.next_multiple_of(ALIGNMENT) - unpadded;
    let size = text.len() + padding + 1;
    let mut bytes = MAGIC.to_vec();
    match u16::try_from(size) {
        Ok(size) => {
            bytes.extend([1, 0]);
            bytes.extend(size.to_le_bytes());
        }
        Err(_) => {
            bytes.extend([2, 0]);
            bytes.extend((size as u32).to_le_bytes());
        }
    }
    bytes.extend(text.as_bytes());
    bytes.resize(bytes.len() + padding, b' ');
    bytes.push(b'\n');
    bytes
}

fn shape_from_literal(literal: &Literal) -> Result<Vec<u64>, NpyError> {
    let Literal::Sequence(extents) = literal else {
        return Err(malformed("'shape' is not a tuple"));
    };
    extents
        .iter()
        .map(|extent| match extent {
            Literal::Integer(extent) => Ok(*extent),
            _ => Err(malformed("'shape' holds something other than extents")),
        })
        .collect()
}

fn read_exact<const N: usize>(source: &mut impl Read) -> Result<[u8; N], NpyError> {
    let mut bytes = [0; N];
    source
        .read_exact(&mut bytes)
        .map_err(|_| malformed("the file ends before its header"))?;
    Ok(bytes)
}

fn malformed(reason: impl Into<String>) -> NpyError {
    NpyError::Header(reason.into())
}
