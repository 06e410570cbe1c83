//! `kinac run` and `kinac interpret`.

use crate::support::Workspace;
use kina::{dtype::DType, npy, tensor::Tensor};

fn save(workspace: &Workspace, name: &str, tensor: &Tensor) {
    let mut bytes = Vec::new();
    npy::write(&mut bytes, tensor).unwrap();
    workspace.write(name, bytes);
}

fn values(value: impl Fn(usize) -> f32) -> Tensor {
    let bytes = (0..32).flat_map(|index| value(index).to_le_bytes()).collect();
    Tensor::new(DType::F32, vec![4, 8], bytes).unwrap()
}

fn load(workspace: &Workspace, name: &str, dtype: DType, shape: &[u64]) -> Tensor {
    npy::read(&*workspace.read(name), dtype, shape).unwrap()
}

#[test]
fn compiled_and_interpreted_results_have_the_same_bits() {
    let workspace = Workspace::new();
    save(&workspace, "w.npy", &values(|index| index as f32));
    save(&workspace, "g.npy", &values(|index| 1.0 / (index as f32 + 1.0)));
    let expected = values(|index| index as f32 - 1.0 / (index as f32 + 1.0) / 3.0);
    for command in ["run", "interpret", "interpret --stage grad"] {
        let folder = command.replace(' ', "-");
        workspace.build(&format!(
            "{command} step.kina --fn step w=w.npy g=g.npy --out-dir {folder}/new"
        ));
        let found = load(&workspace, &format!("{folder}/new/w_next.npy"), DType::F32, &[4, 8]);
        assert_eq!(found, expected, "{command}");
    }
}

#[test]
fn a_single_function_needs_no_name() {
    let workspace = Workspace::new();
    workspace.write(
        "one.kina",
        "let last = fn(x: tensor<F32, [4, 8], @host>) -> tensor<I64, [4], @host> { x.reduce(op=argmax, axis=1) };",
    );
    save(&workspace, "x.npy", &values(|index| (index % 5) as f32));
    workspace.build("run one.kina x=x.npy --out-dir out");
    let found = load(&workspace, "out/out0.npy", DType::I64, &[4]);
    let expected = [4_i64, 1, 3, 0]
        .iter()
        .flat_map(|index| index.to_le_bytes())
        .collect::<Vec<_>>();
    assert_eq!(found.bytes(), expected);
}

#[test]
fn a_constant_can_be_replaced() {
    let workspace = Workspace::new();
    workspace.write(
        "dims.kina",
        "const N = 2;\nlet f = fn(x: tensor<F32, [N], @host>) -> tensor<F32, [N], @host> { x + 1.0 };",
    );
    let outcome = workspace.build("check dims.kina -D N=16");
    assert!(outcome.stdout.contains("[16]"), "{outcome:?}");
}
