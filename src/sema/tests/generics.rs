//! Generic functions: solutions, instances, names.

use super::{accepted, reports};

/// The names of the functions of a correct program.
fn names(text: &str) -> Vec<String> {
    accepted(text)
        .functions
        .into_iter()
        .map(|function| function.name)
        .collect()
}

#[test]
fn there_is_one_instance_for_each_solution() {
    let text = "let _g = fn<N, T: number>(x: tensor<T, [N]>) -> tensor<T, [N]> { x + x };
        let f = fn(x: tensor<F32, [2]>, y: tensor<I8, [3]>) -> (tensor<F32, [2]>, tensor<I8, [3]>) {
            (_g(_g(x)), y._g())
        };";
    assert_eq!(names(text), ["f", "_g<N=2, T=F32>", "_g<N=3, T=I8>"]);
}

#[test]
fn an_instance_with_a_name_serves_equal_calls() {
    let text = "let g = fn<N>(x: tensor<F32, [N]>) -> tensor<F32, [N]> { -x };
        let small = g<2>;
        let f = fn(x: tensor<F32, [2]>) -> tensor<F32, [2]> { small(g(g::<2>(x))) };";
    assert_eq!(names(text), ["small", "f"]);
    assert_eq!(accepted(text).signatures().len(), 2);
}

#[test]
fn dims_are_solved_when_they_are_linear() {
    let text = |argument: &str| {
        format!(
            "let _g = fn<N, K>(x: tensor<F32, [N, K - N]>, _y: tensor<F32, [2 * K]>) -> tensor<F32, [N, K]> {{
                 x.reduce_keep(op=sum, axis=1).broadcast([N, K])
             }};
             let f = fn(x: tensor<F32, [2, 3]>, y: tensor<F32, [{argument}]>) -> tensor<F32, [2, 5]> {{ _g(x, y) }};"
        )
    };
    assert_eq!(names(&text("10")), ["f", "_g<N=2, K=5>"]);
    assert_eq!(
        reports(&text("12")),
        [
            "E0205 4:102: `_y` of `_g` has another type: expected `tensor<F32, [10], @host>`, \
             found `tensor<F32, [12], @host>`"
        ]
    );
    assert_eq!(
        reports(&text("11")),
        [
            "E0205 4:102: `_y` of `_g` has another type: expected `tensor<F32, [10], @host>`, \
             found `tensor<F32, [11], @host>`"
        ]
    );
}

#[test]
fn shapes_have_any_rank_and_their_parts_are_compile_time_integers() {
    let text = "let _g = fn<T: float, S: shape, D>(x: tensor<T, [..S, D]>) -> tensor<T, [..S, D, 2]> {
            let mean = x.reduce(op=sum, axis=S.rank) / D;
            let all: tensor<T, S> = full(1.0, S, T) * mean + S.rank;
            if S.rank == 2 and S[1] == 3 { full(0.0, [..S, D, 2], T) } else { all.cast(T).reduce(op=sum, axis=0) }
        };
        let f = fn(x: tensor<F32, [2, 3, 4]>) -> tensor<F32, [2, 3, 4, 2]> { _g(x) };";
    assert_eq!(names(text), ["f", "_g<T=F32, S=[2, 3], D=4>"]);
}

#[test]
fn literals_take_what_the_other_arguments_say() {
    let text =
        "let _g = fn<T: any, S: shape>(x: tensor<T, S>, y: tensor<T, S>) -> tensor<T, S> { where(x == y, x, y) };
        let f = fn(x: tensor<I16, [2]>) -> (tensor<I16, [2]>, tensor<F32, []>, tensor<F64, [2]>) {
            (_g(1, x), _g(2.0: F32, 3), _g([1.0, 2.0]: F64, 0))
        };";
    assert_eq!(
        names(text),
        ["f", "_g<T=I16, S=[2]>", "_g<T=F32, S=[]>", "_g<T=F64, S=[2]>"]
    );
}
