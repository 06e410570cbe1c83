//! Known names that look like a mistyped one.

/// At most three of `known` within a few edits of `name`, best first.
pub fn close_names<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let limit = (name.chars().count() / 3).max(2);
    let mut found = known
        .into_iter()
        .map(|candidate| (edit_distance(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .collect::<Vec<_>>();
    found.sort_unstable();
    found.dedup();
    found
        .into_iter()
        .take(3)
        .map(|(_, candidate)| candidate.to_owned())
        .collect()
}

/// Levenshtein distance, ignoring case.
fn edit_distance(one: &str, other: &str) -> usize {
    let other = other.to_lowercase().chars().collect::<Vec<_>>();
    let mut row = (0..=other.len()).collect::<Vec<_>>();
    for (index, letter) in one.to_lowercase().chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, candidate) in other.iter().enumerate() {
            let substituted = diagonal + usize::from(letter != *candidate);
            diagonal = row[column + 1];
            row[column + 1] = substituted.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::close_names;

    #[test]
    fn the_closest_name_comes_first() {
        let known = ["x86-64", "x86-64-v2", "x86-64-v3", "skylake"];
        assert_eq!(close_names("x86_64-v3", known)[0], "x86-64-v3");
        assert_eq!(close_names("skylak", known), ["skylake"]);
        assert!(close_names("quantum9000", known).is_empty());
    }
}
