//! Static libraries: a `.a` of one object, the same bytes every time.

use object::{Object, ObjectSymbol};

const MAGIC: &[u8] = b"!<arch>\n";
const HEADER_SIZE: usize = 60;

/// An archive of `object` as the member `name`, with the symbol index that
/// linkers need. Times and owners are 0.
///
/// # Errors
///
/// Fails when the bytes are no object.
pub fn create(name: &str, object: &[u8]) -> object::Result<Vec<u8>> {
    let file = object::File::parse(object)?;
    let symbols = file
        .symbols()
        .filter(|symbol| symbol.is_global() && symbol.is_definition())
        .filter_map(|symbol| symbol.name_bytes().ok())
        .collect::<Vec<_>>();
    // Index: count, the offset of the member of each symbol, the names.
    let names = symbols.iter().map(|symbol| symbol.len() + 1).sum::<usize>();
    let index_size = 4 + 4 * symbols.len() + names;
    let member_name = format!("{name}/");
    // Names of more than 16 bytes live in a member of their own.
    let long_name = (member_name.len() > 16).then(|| format!("{member_name}\n"));
    let table_size = long_name.as_ref().map_or(0, |table| HEADER_SIZE + padded(table.len()));
    let member_offset = MAGIC.len() + HEADER_SIZE + padded(index_size) + table_size;

    let mut archive = MAGIC.to_vec();
    let mut index = (symbols.len() as u32).to_be_bytes().to_vec();
    for _ in &symbols {
        index.extend((member_offset as u32).to_be_bytes());
    }
    for symbol in &symbols {
        index.extend(*symbol);
        index.push(0);
    }
    append(&mut archive, "/", &index);
    match &long_name {
        Some(table) => {
            append(&mut archive, "//", table.as_bytes());
            append(&mut archive, "/0", object);
        }
        None => append(&mut archive, &member_name, object),
    }
    Ok(archive)
}

fn append(archive: &mut Vec<u8>, name: &str, content: &[u8]) {
    let (time, owner, group, mode) = (0, 0, 0, "100644");
    let header = format!(
        "{name:<16}{time:<12}{owner:<6}{group:<6}{mode:<8}{:<10}`\n",
        content.len()
    );
    archive.extend(header.as_bytes());
    archive.extend(content);
    if content.len() % 2 == 1 {
        archive.push(b'\n');
    }
}

const fn padded(size: usize) -> usize {
    size.next_multiple_of(2)
}
