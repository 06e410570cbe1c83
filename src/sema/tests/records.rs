//! Records and arrays: types, construction, ports.

use super::{accepted, reports};

const TYPES: &str = "type Layer<D> = { gain: tensor<F32, [D]>, w: tensor<F32, [D, D]> };
type Model<D, L> = { layers: [Layer<D>; L], tail: (tensor<F32, []>, tensor<I8, [D]>) };
";

#[test]
fn ports_have_paths_in_the_order_of_declaration() {
    let text = format!("{TYPES}let f = fn(m: Model<4, 2>) -> Model<4, 2> {{ Model {{ ..m }} }};");
    let signature = accepted(&text).signatures().remove(0);
    let paths = |ports: &[crate::abi::signature::Port]| ports.iter().map(|port| port.path.clone()).collect::<Vec<_>>();
    assert_eq!(
        paths(&signature.inputs),
        [
            "m.layers.0.gain",
            "m.layers.0.w",
            "m.layers.1.gain",
            "m.layers.1.w",
            "m.tail.0",
            "m.tail.1"
        ]
    );
    assert_eq!(
        paths(&signature.outputs),
        [
            "layers.0.gain",
            "layers.0.w",
            "layers.1.gain",
            "layers.1.w",
            "tail.0",
            "tail.1"
        ]
    );
}

#[test]
fn the_parameters_of_records_are_solved() {
    let text = format!(
        "{TYPES}let _layers = fn<D, L>(m: Model<D, L>) -> [Layer<D>; L] {{ m.layers }};
         type Three = Model<3, 1>;
         let f = fn(m: Three) -> Layer<3> {{ _layers(m)[0] }};"
    );
    assert_eq!(accepted(&text).functions[1].name, "_layers<D=3, L=1>");
}

#[test]
fn compile_time_loops_carry_anything() {
    let text = format!(
        "{TYPES}let f = fn(m: Model<2, 3>) -> tensor<F32, [2]> {{
            let (sum, _i) = unroll for i in 0..3 with (sum = 0.0, last = m.layers[0]) {{
                (m.layers[i].gain + sum + i, m.layers[2 - i])
            }};
            sum
        }};"
    );
    accepted(&text);
    let none = format!("{TYPES}let f = fn(l: Layer<2>) -> Layer<2> {{ unroll for i in 5..5 with (l = l) {{ l }} }};");
    accepted(&none);
}

#[test]
fn each_maps_records_and_gives_tuples_of_them() {
    let text = format!(
        "{TYPES}let _g = fn<S: shape>(a: tensor<F32, S>, b: tensor<F32, S>, k: tensor<F32, []>) {{
             (a + b, a * k.broadcast(S))
         }};
         let f = fn(x: Layer<2>, y: Layer<2>, k: tensor<F32, []>) -> (Layer<2>, Layer<2>) {{ each(_g, x, y, k = k) }};
         let h = fn(x: [Layer<2>; 2]) -> [Layer<2>; 2] {{ each(neg, x) }};"
    );
    accepted(&text);
}

#[test]
fn constants_in_a_list_make_a_tensor_literal() {
    accepted("const A = 2; let f = fn() -> tensor<F32, [2, 2]> { [[A, 1.0], [0.5, A]] };");
    assert_eq!(
        reports("let f = fn(x: tensor<F32, []>) -> tensor<F32, [2]> { [1.0, x] };"),
        ["E0205 1:54: the result has another type: expected `tensor<F32, [2], @host>`, found an array of 2"]
    );
}
