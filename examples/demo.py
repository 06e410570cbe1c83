"""Compiles the AdamW step and the greedy decode slice and runs them beside NumPy."""

import pathlib
import tempfile

import numpy as np

import kina

EXAMPLES = pathlib.Path(__file__).resolve().parent
F32 = np.float32


def numpy_adamw(w, g, m, v, lr, beta1, beta2, eps, wd, beta1_pow, beta2_pow, one):
    m_next = beta1 * m + (one - beta1) * g
    v_next = beta2 * v + (one - beta2) * (g * g)
    denom = np.sqrt(v_next) / np.sqrt(one - beta2_pow) + eps
    return w * (one - lr * wd) - lr / (one - beta1_pow) * m_next / denom, m_next, v_next


def adamw(folder: str) -> None:
    library = kina.compile(EXAMPLES / "adamw_step.kina", folder=folder)
    random = np.random.default_rng(0)
    scalar = lambda value: np.full((1, 1), value, F32)
    w = random.standard_normal((4, 8)).astype(F32)
    m, v = np.zeros((4, 8), F32), np.zeros((4, 8), F32)
    state, twin = (w, m, v), (w, m, v)
    hyper = dict(lr=scalar(1e-2), beta1=scalar(0.9), beta2=scalar(0.999), eps=scalar(1e-8), wd=scalar(0.01), one=scalar(1))
    print("AdamW on the loss |w|^2 / 2 (its gradient is w), F32 [4, 8]")
    print("  step   |w| compiled     |w| NumPy        same bits")
    for step in range(1, 101):
        powers = dict(beta1_pow=scalar(F32(0.9) ** F32(step)), beta2_pow=scalar(F32(0.999) ** F32(step)))
        state = library.adamw_step(w=state[0], g=state[0], m=state[1], v=state[2], **hyper, **powers)
        twin = numpy_adamw(w=twin[0], g=twin[0], m=twin[1], v=twin[2], **hyper, **powers)
        if step in (1, 10, 100):
            same = all(np.array_equal(a.view(np.uint32), b.view(np.uint32)) for a, b in zip(state, twin))
            print(f"  {step:4}   {np.linalg.norm(state[0]):<16.9g} {np.linalg.norm(twin[0]):<16.9g} {same}")


def greedy(folder: str) -> None:
    library = kina.compile(EXAMPLES / "storylm0_greedy.kina", folder=folder)
    logits = np.random.default_rng(1).standard_normal((1, 4, 8)).astype(F32)
    logits[0, 2, [1, 6]] = 5.0
    print("\nGreedy decoding of logits [1, 4, 8]; position 2 holds a tie of classes 1 and 6")
    print(f"  compiled  {library.greedy(logits).tolist()}")
    print(f"  NumPy     {logits.argmax(axis=2).tolist()}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        adamw(temporary)
        greedy(temporary)
