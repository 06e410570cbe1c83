//! Order and cycles of definitions that refer to each other.

/// What a depth-first traversal finds. It does not recurse.
pub struct Traversal {
    /// Every node, after those that it refers to (cycles aside).
    pub post_order: Vec<usize>,
    /// Cycles, each in the order of its references. Every node on a cycle that
    /// closes a new one appears at least once.
    pub cycles: Vec<Vec<usize>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

/// Traverses the graph in which node `n` refers to the nodes `edges[n]`.
pub fn traverse(edges: &[Vec<usize>]) -> Traversal {
    let mut states = vec![State::New; edges.len()];
    let mut in_cycle = vec![false; edges.len()];
    let mut traversal = Traversal {
        post_order: vec![],
        cycles: vec![],
    };
    for root in 0..edges.len() {
        if states[root] != State::New {
            continue;
        }
        states[root] = State::Open;
        // Nodes on the current path, each with its next edge.
        let mut path = vec![(root, 0)];
        while let Some((node, next)) = path.last_mut() {
            let node = *node;
            let Some(&target) = edges[node].get(*next) else {
                states[node] = State::Done;
                traversal.post_order.push(node);
                path.pop();
                continue;
            };
            *next += 1;
            match states[target] {
                State::New => {
                    states[target] = State::Open;
                    path.push((target, 0));
                }
                State::Open if !(in_cycle[node] && in_cycle[target]) => {
                    let start = path.iter().position(|&(open, _)| open == target).unwrap_or(0);
                    let cycle: Vec<_> = path[start..].iter().map(|&(open, _)| open).collect();
                    cycle.iter().for_each(|&member| in_cycle[member] = true);
                    traversal.cycles.push(cycle);
                }
                State::Open | State::Done => {}
            }
        }
    }
    traversal
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn referred_nodes_come_first() {
        let traversal = traverse(&[vec![1, 2], vec![2], vec![]]);
        assert_eq!(traversal.post_order, [2, 1, 0]);
        assert!(traversal.cycles.is_empty());
    }

    #[test]
    fn each_cycle_is_found_once() {
        let traversal = traverse(&[vec![1], vec![2], vec![0, 0], vec![3]]);
        assert_eq!(traversal.cycles, [vec![0, 1, 2], vec![3]]);
    }

    #[test]
    fn long_chains_do_not_recurse() {
        let edges: Vec<_> = (0..200_000).map(|node| vec![(node + 1) % 200_000]).collect();
        assert_eq!(traverse(&edges).cycles.len(), 1);
    }
}
