//! Tests of reading and writing `.npy` files.

use super::{NpyError, literal, read, write};
use crate::{dtype::DType, tensor::Tensor};

/// A version 1.0 file with this header text and these element bytes.
fn file(header: &str, elements: &[u8]) -> Vec<u8> {
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend((header.len() as u16).to_le_bytes());
    bytes.extend(header.as_bytes());
    bytes.extend(elements);
    bytes
}

fn array(descr: &str, fortran: bool, shape: &str, elements: &[u8]) -> Vec<u8> {
    let fortran = if fortran { "True" } else { "False" };
    file(
        &format!("{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {shape}, }}\n"),
        elements,
    )
}

fn message(bytes: &[u8], dtype: DType, shape: &[u64]) -> String {
    read(bytes, dtype, shape).unwrap_err().to_string()
}

#[test]
fn every_dtype_round_trips() {
    for dtype in DType::ALL {
        for shape in [vec![], vec![3], vec![2, 1, 3]] {
            let tensor = Tensor::zeros(dtype, shape.clone());
            let mut bytes = Vec::new();
            write(&mut bytes, &tensor).unwrap();
            assert_eq!(bytes.len() % 64, tensor.bytes().len() % 64);
            assert_eq!(read(&bytes[..], dtype, &shape).unwrap(), tensor);
        }
    }
}

#[test]
fn fortran_order_is_transposed() {
    let elements = [0_u8, 3, 1, 4, 2, 5];
    let tensor = read(&array("|i1", true, "(2, 3)", &elements)[..], DType::I8, &[2, 3]).unwrap();
    assert_eq!(tensor.bytes(), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn big_endian_elements_are_swapped() {
    let tensor = read(&array(">i4", false, "()", &[0, 0, 1, 2])[..], DType::I32, &[]).unwrap();
    assert_eq!(tensor.bytes(), 258_i32.to_le_bytes());
}

#[test]
fn later_versions_have_a_long_size() {
    let text = "{'descr': '<f4', 'fortran_order': False, 'shape': (1,), }\n";
    for version in [2, 3] {
        let mut bytes = b"\x93NUMPY".to_vec();
        bytes.extend([version, 0]);
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text.as_bytes());
        bytes.extend(1.5_f32.to_le_bytes());
        let tensor = read(&bytes[..], DType::F32, &[1]).unwrap();
        assert_eq!(tensor.bytes(), 1.5_f32.to_le_bytes());
    }
}

#[test]
fn bool_and_i4_are_normalised() {
    let bytes = array("|u1", false, "(3,)", &[0, 7, 1]);
    assert_eq!(read(&bytes[..], DType::Bool, &[3]).unwrap().bytes(), [0, 1, 1]);
    let bytes = array("|i1", false, "(3,)", &[0x0f, 0x17, 0x08]);
    assert_eq!(read(&bytes[..], DType::I4, &[3]).unwrap().bytes(), [0xff, 7, 0xf8]);
}

#[test]
fn wrong_types_and_shapes_are_named() {
    let bytes = array("<f8", false, "(2, 3)", &[0; 48]);
    assert_eq!(
        message(&bytes, DType::F32, &[2, 3]),
        "has elements of type float64: expected float32 for F32"
    );
    assert_eq!(
        message(&bytes, DType::F64, &[3, 2]),
        "has shape [2, 3]: expected [3, 2]"
    );
    assert_eq!(
        message(&array("|O", false, "(1,)", &[]), DType::F32, &[1]),
        "has elements of type Python object: expected float32 for F32"
    );
}

#[test]
fn damaged_files_are_refused() {
    let whole = array("<f4", false, "(2,)", &[0; 8]);
    for length in 0..whole.len() {
        assert!(read(&whole[..length], DType::F32, &[2]).is_err(), "{length} bytes");
    }
    assert_eq!(
        message(&whole[..whole.len() - 3], DType::F32, &[2]),
        "is truncated: expected 8 bytes of elements, found 5"
    );
    let mut longer = whole.clone();
    longer.push(0);
    assert!(matches!(
        read(&longer[..], DType::F32, &[2]),
        Err(NpyError::Trailing { .. })
    ));
    let mut version = whole;
    version[6] = 9;
    assert!(message(&version, DType::F32, &[2]).contains("version 9.0"));
    assert!(matches!(
        read(&b"PK\x03\x04abcdefgh"[..], DType::F32, &[2]),
        Err(NpyError::Magic)
    ));
}

#[test]
fn a_huge_header_is_not_allocated() {
    let mut bytes = b"\x93NUMPY\x02\x00".to_vec();
    bytes.extend(u32::MAX.to_le_bytes());
    assert!(matches!(
        read(&bytes[..], DType::F32, &[1]),
        Err(NpyError::HugeHeader(_))
    ));
}

#[test]
fn odd_shapes_are_compared_not_multiplied() {
    let huge = "(18446744073709551615, 18446744073709551615)";
    assert!(message(&array("<f4", false, huge, &[]), DType::F32, &[1]).contains("expected [1]"));
    let overflow = "(99999999999999999999999,)";
    assert!(message(&array("<f4", false, overflow, &[]), DType::F32, &[1]).contains("64 bits"));
}

#[test]
fn malformed_literals_are_refused() {
    let nested = "(".repeat(5000);
    for text in [
        "", "{", "{'a'", "{'a':}", "{1: 2}", "(1, 2", "'a", "None", "1 2", "-1", &nested,
    ] {
        assert!(literal::parse(text).is_err(), "{text}");
    }
    let structured = file(
        "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}",
        &[0; 4],
    );
    assert!(message(&structured, DType::F32, &[1]).contains("structured arrays"));
}
