//! Two shapes, one under the other, with the axes marked in which they differ.

/// The shapes called `names`, aligned from the right; `None` when they are equal
/// or of a rank that no line holds.
///
/// ```text
/// left   [8, 4, 2]
/// right  [8, 5, 2]
///            ^
/// ```
pub fn side_by_side(names: [&str; 2], left: &[u64], right: &[u64]) -> Option<String> {
    draw(names, left, right, |left, right| left != right)
}

/// Like [`side_by_side`]: marks where `from` does not stretch to `to`.
pub fn stretched(names: [&str; 2], from: &[u64], to: &[u64]) -> Option<String> {
    draw(names, from, to, |from, to| {
        from != to && from.is_some_and(|extent| extent != 1)
    })
}

fn draw(
    names: [&str; 2],
    left: &[u64],
    right: &[u64],
    differs: impl Fn(Option<u64>, Option<u64>) -> bool,
) -> Option<String> {
    let rank = left.len().max(right.len());
    if left == right || rank > MAXIMUM_RANK {
        return None;
    }
    let column = |position| {
        let (left, right) = (at(left, rank, position), at(right, rank, position));
        Column::new(left, right, differs(left, right))
    };
    let columns: Vec<_> = (0..rank).map(column).collect();
    let title = names[0].len().max(names[1].len()) + 2;
    let mut lines = vec![];
    for (name, side, length) in [(names[0], 0, left.len()), (names[1], 1, right.len())] {
        let mut line = format!("{name:title$}");
        if length == 0 {
            let total: usize = columns.iter().map(|column| column.width + 2).sum();
            lines.push(line + &format!("{:>total$}", "[]"));
            continue;
        }
        let missing = rank - length;
        for (position, column) in columns.iter().enumerate() {
            let open = if position == missing { "[" } else { " " };
            let close = match position + 1 {
                next if next == rank => "]",
                _ if position < missing => " ",
                _ => ",",
            };
            line += &format!("{open}{:>width$}{close}", column.texts[side], width = column.width);
        }
        lines.push(line);
    }
    let marks = columns.iter().map(|column| {
        let mark = if column.differs { "^" } else { " " };
        format!(" {} ", mark.repeat(column.width))
    });
    let marks: String = marks.collect();
    lines.push(format!("{:title$}{marks}", "").trim_end().to_owned());
    Some(lines.join("\n"))
}

/// Ranks beyond this are not drawn.
const MAXIMUM_RANK: usize = 12;

/// One axis of both shapes.
struct Column {
    texts: [String; 2],
    width: usize,
    differs: bool,
}

impl Column {
    fn new(left: Option<u64>, right: Option<u64>, differs: bool) -> Self {
        let texts = [left, right].map(|dim| dim.map_or(String::new(), |dim| dim.to_string()));
        Self {
            width: texts[0].len().max(texts[1].len()),
            texts,
            differs,
        }
    }
}

/// The dim in column `position` of `rank`, when the shape reaches so far left.
fn at(shape: &[u64], rank: usize, position: usize) -> Option<u64> {
    shape.get(position.checked_sub(rank - shape.len())?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differing_axes_are_marked() {
        let draw = |left: &[u64], right: &[u64]| side_by_side(["a", "bc"], left, right).unwrap();
        assert_eq!(
            draw(&[8, 4, 2], &[8, 15, 2]),
            "a   [8,  4, 2]\nbc  [8, 15, 2]\n        ^^"
        );
        assert_eq!(draw(&[8, 4, 2], &[2]), "a   [8, 4, 2]\nbc        [2]\n     ^  ^");
        assert_eq!(draw(&[], &[2]), "a    []\nbc  [2]\n     ^");
        assert_eq!(side_by_side(["a", "b"], &[2], &[2]), None);
        assert_eq!(
            stretched(["a", "b"], &[1, 4], &[3, 2, 5]).unwrap(),
            "a     [1, 4]\nb  [3, 2, 5]\n          ^"
        );
    }
}
