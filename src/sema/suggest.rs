//! Near misses: what a misspelt name may have meant.

/// How many candidates are compared at most: the time that a file full of unknown
/// names takes must not grow with the square of its length.
const MOST_CANDIDATES: usize = 300;

/// The candidate nearest to `name`, when it is near enough to be a misspelling.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = name.chars().count();
    let limit = (length / 3).max(1);
    candidates
        .into_iter()
        .take(MOST_CANDIDATES)
        .filter(|candidate| *candidate != name && candidate.chars().count().abs_diff(length) <= limit)
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|&(distance, _)| distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The number of insertions, deletions, substitutions and swaps of neighbours
/// that turn one text into the other.
fn distance(left: &str, right: &str) -> usize {
    let (left, right): (Vec<_>, Vec<_>) = (left.chars().collect(), right.chars().collect());
    let mut before_last = vec![0; right.len() + 1];
    let mut last: Vec<usize> = (0..=right.len()).collect();
    for row in 1..=left.len() {
        let mut current = vec![row; right.len() + 1];
        for column in 1..=right.len() {
            let substitution = usize::from(left[row - 1] != right[column - 1]);
            current[column] = (last[column] + 1)
                .min(current[column - 1] + 1)
                .min(last[column - 1] + substitution);
            let swapped =
                row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1];
            if swapped {
                current[column] = current[column].min(before_last[column - 2] + 1);
            }
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last[right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_misses_are_found() {
        let names = ["reduce", "reduce_keep", "sqrt", "x"];
        assert_eq!(nearest("sqr", names), Some("sqrt"));
        assert_eq!(nearest("reudce", names), Some("reduce"));
        assert_eq!(nearest("reducekeep", names), Some("reduce_keep"));
        assert_eq!(nearest("tanh", names), None);
        assert_eq!(nearest("sqrt", ["sqrt"]), None);
    }
}
