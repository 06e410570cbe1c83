//! Offsets of temporaries in the workspace: best fit, largest first.

use super::WORKSPACE_ALIGNMENT;

/// Size and first and last use of one temporary.
#[derive(Clone, Copy, Debug)]
pub struct Lifetime {
    /// Size.
    pub bytes: u64,
    /// Position of the first access.
    pub first: usize,
    /// Position of the last access; the temporary is alive at both ends.
    pub last: usize,
}

/// Where every temporary lies.
#[derive(Debug, PartialEq, Eq)]
pub struct Plan {
    /// One offset a temporary, in the order given.
    pub offsets: Vec<u64>,
    /// Size of the workspace.
    pub bytes: u64,
}

/// Places the largest temporaries first, each into the smallest gap that the
/// temporaries alive at the same time leave.
pub fn plan(lifetimes: &[Lifetime]) -> Plan {
    let mut order = (0..lifetimes.len()).collect::<Vec<_>>();
    order.sort_by_key(|&index| (std::cmp::Reverse(lifetimes[index].bytes), lifetimes[index].first, index));
    let mut offsets = vec![0; lifetimes.len()];
    // Ordered by offset.
    let mut placed: Vec<usize> = Vec::new();
    let mut bytes = 0;
    for index in order {
        let rivals = placed
            .iter()
            .filter(|&&other| lifetimes[other].overlaps(&lifetimes[index]))
            .map(|&other| (offsets[other], lifetimes[other].end(offsets[other])));
        let size = lifetimes[index].padded();
        offsets[index] = best_fit(rivals, size);
        bytes = bytes.max(lifetimes[index].end(offsets[index]));
        let position = placed.partition_point(|&other| offsets[other] <= offsets[index]);
        placed.insert(position, index);
    }
    Plan { offsets, bytes }
}

impl Lifetime {
    fn padded(&self) -> u64 {
        self.bytes
            .checked_next_multiple_of(WORKSPACE_ALIGNMENT)
            .unwrap_or(u64::MAX)
    }

    /// Where it ends when it starts at `offset`; no more than `u64::MAX`, which
    /// no workspace can have.
    fn end(&self, offset: u64) -> u64 {
        offset.saturating_add(self.padded())
    }

    fn overlaps(&self, other: &Self) -> bool {
        self.first <= other.last && other.first <= self.last
    }
}

/// The start of the smallest gap of at least `size` between `taken` ranges,
/// which come ordered by their start; behind all of them when none fits.
fn best_fit(taken: impl Iterator<Item = (u64, u64)>, size: u64) -> u64 {
    let mut end = 0;
    let mut best: Option<(u64, u64)> = None;
    for (start, stop) in taken {
        let gap = start.saturating_sub(end);
        if gap >= size && best.is_none_or(|(smallest, _)| gap < smallest) {
            best = Some((gap, end));
        }
        end = end.max(stop);
    }
    best.map_or(end, |(_, start)| start)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lifetime(bytes: u64, first: usize, last: usize) -> Lifetime {
        Lifetime { bytes, first, last }
    }

    #[test]
    fn temporaries_alive_at_different_times_share_memory() {
        let plan = plan(&[lifetime(256, 0, 1), lifetime(256, 2, 3)]);
        assert_eq!(plan.offsets, [0, 0]);
        assert_eq!(plan.bytes, 256);
    }

    #[test]
    fn a_temporary_read_where_the_next_is_written_keeps_its_memory() {
        let plan = plan(&[lifetime(64, 0, 1), lifetime(64, 1, 2)]);
        assert_eq!(plan.bytes, 128);
        assert_ne!(plan.offsets[0], plan.offsets[1]);
    }

    #[test]
    fn every_offset_is_aligned() {
        let plan = plan(&[lifetime(4, 0, 9), lifetime(1, 0, 9), lifetime(65, 0, 9)]);
        assert!(
            plan.offsets
                .iter()
                .all(|offset| offset.is_multiple_of(WORKSPACE_ALIGNMENT))
        );
        assert_eq!(plan.bytes, 128 + 64 + 64);
    }

    #[test]
    fn the_smallest_gap_wins() {
        let taken = [(0, 64), (256, 320), (384, 448)];
        assert_eq!(best_fit(taken.into_iter(), 64), 320);
        assert_eq!(best_fit(taken.into_iter(), 128), 64);
        assert_eq!(best_fit(taken.into_iter(), 512), 448);
    }

    #[test]
    fn no_two_live_temporaries_overlap() {
        let mut state = 7u64;
        let mut next = |bound: u64| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 33) % bound
        };
        let lifetimes = (0..200)
            .map(|_| {
                let first = next(50) as usize;
                lifetime(next(1000) + 1, first, first + next(10) as usize)
            })
            .collect::<Vec<_>>();
        let plan = plan(&lifetimes);
        for (a, one) in lifetimes.iter().enumerate() {
            for (b, other) in lifetimes.iter().enumerate().skip(a + 1) {
                let apart =
                    plan.offsets[a] + one.bytes <= plan.offsets[b] || plan.offsets[b] + other.bytes <= plan.offsets[a];
                assert!(apart || !one.overlaps(other));
            }
        }
    }
}
