#!/usr/bin/env python3
"""Compiles both AdamW examples and compares them with NumPy and PyTorch.

The step is t = 3, from patterned w, g, m and v. The NumPy reference is the
algebra in F32, operation by operation, so the example with host powers must
match it bit for bit; the one that computes `beta ** t` itself and PyTorch's
fused formula round differently and must be close. PyTorch is used when it is
installed.
"""

import pathlib
import sys
import tempfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "python"))
import kina  # noqa: E402

T = 3
LR, BETA1, BETA2, EPS, WD = 1e-3, 0.9, 0.999, 1e-8, 0.01
F32 = np.float32


def scalar(value: float) -> np.ndarray:
    """The [1, 1] stand-in for a scalar."""
    return np.array([[value]], dtype=F32)


def patterned() -> dict[str, np.ndarray]:
    """w, g, m and v of shape [4, 8]; v is not negative."""
    index = np.arange(32, dtype=F32).reshape(4, 8)
    return {
        "w": (index * F32(0.37)) % F32(2.0) - F32(1.0),
        "g": (index * F32(0.73)) % F32(1.0) - F32(0.5),
        "m": (index * F32(0.11)) % F32(0.2) - F32(0.1),
        "v": (index * F32(0.013)) % F32(0.05),
    }


def reference(w, g, m, v, lr, beta1, beta2, eps, wd, beta1_pow, beta2_pow, one):
    """The algebra in F32, one rounding an operation."""
    m_next = beta1 * m + (one - beta1) * g
    v_next = beta2 * v + (one - beta2) * (g * g)
    denom = np.sqrt(v_next) / np.sqrt(one - beta2_pow) + eps
    w_next = w * (one - lr * wd) - lr / (one - beta1_pow) * m_next / denom
    return w_next, m_next, v_next


def pytorch(w, g, m, v):
    """One step of torch.optim.AdamW from the same state, or None without PyTorch."""
    try:
        import torch
    except ImportError:
        return None
    parameter = torch.nn.Parameter(torch.from_numpy(w.copy()))
    optimizer = torch.optim.AdamW([parameter], lr=LR, betas=(BETA1, BETA2), eps=EPS, weight_decay=WD)
    optimizer.state[parameter] = {
        "step": torch.tensor(float(T - 1)),
        "exp_avg": torch.from_numpy(m.copy()),
        "exp_avg_sq": torch.from_numpy(v.copy()),
    }
    parameter.grad = torch.from_numpy(g.copy())
    optimizer.step()
    state = optimizer.state[parameter]
    return parameter.detach().numpy(), state["exp_avg"].numpy(), state["exp_avg_sq"].numpy()


def main() -> int:
    state = patterned()
    hyper = dict(lr=scalar(LR), beta1=scalar(BETA1), beta2=scalar(BETA2), eps=scalar(EPS), wd=scalar(WD))
    powers = dict(beta1_pow=hyper["beta1"] ** F32(T), beta2_pow=hyper["beta2"] ** F32(T), one=scalar(1.0))
    with tempfile.TemporaryDirectory() as folder:
        library = kina.compile(ROOT / "examples/adamw_step.kina", folder=folder)
        host = library.adamw_step(**state, **hyper, **powers)
        library = kina.compile(ROOT / "examples/adamw_step_in_graph.kina", folder=folder)
        in_graph = library.adamw_step(**state, **hyper, t=scalar(T))
    expected = reference(**state, **hyper, **powers)
    torch_result = pytorch(**state)

    failures = 0
    print(f"{'':8}{'numpy (bits)':>16}{'in-graph pow':>16}{'pytorch':>16}   max abs difference")
    for index, name in enumerate(("w_next", "m_next", "v_next")):
        exact = np.array_equal(host[index].view(np.uint32), expected[index].view(np.uint32))
        graph = np.abs(in_graph[index] - expected[index]).max()
        graph_ok = np.allclose(in_graph[index], expected[index], rtol=2e-6, atol=1e-9)
        torch_text, torch_ok = "not installed", True
        if torch_result is not None:
            torch_text = f"{np.abs(host[index] - torch_result[index]).max():.2e}"
            torch_ok = np.allclose(host[index], torch_result[index], rtol=2e-6, atol=1e-7)
        print(f"{name:8}{'equal' if exact else 'DIFFERENT':>16}{graph:>16.2e}{torch_text:>16}")
        failures += not (exact and graph_ok and torch_ok)
    print("ok: one AdamW step at t = 3 matches" if not failures else f"FAILED: {failures} results differ")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
