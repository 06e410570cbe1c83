#!/usr/bin/env python3
"""Times StoryLM beside the same model in JAX and PyTorch (eager), on this CPU.

Each peer runs in a process of its own with the same sizes, batch and number of
threads; printed are tokens per second (best of several calls) of training and
greedy decoding, and the largest memory of the process. A peer that is not
installed is left out; `--python` names an interpreter that has PyTorch.
"""

import argparse
import json
import math
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "scripts")]

SIZES = {
    "tiny": dict(batch=4, length=256, vocabulary=256, width=128, heads=4, layers=4, hidden=384),
    "15m": dict(batch=1, length=256, vocabulary=32000, width=288, heads=6, layers=6, hidden=768),
}
NEW = 64


def best(call, tokens: int, budget: float) -> float:
    """Tokens per second of the fastest call within `budget` seconds, after a first one."""
    call()
    times, began = [], time.perf_counter()
    while not times or time.perf_counter() - began < budget:
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return tokens / min(times)


def batch(c: dict) -> tuple[np.ndarray, np.ndarray]:
    tokens = np.random.default_rng(1).integers(0, c["vocabulary"], (c["batch"], c["length"] + 1))
    return tokens[:, :-1].copy(), tokens[:, 1:].copy()


def kina_peer(c: dict, budget: float) -> dict:
    import kina

    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        defines = {name.upper(): value for name, value in c.items()}
        library = kina.compile(ROOT / "examples/storylm/storylm.kina", folder=folder, defines=defines, cpu="native")
        compile_seconds = time.perf_counter() - began
        paths = [port.path for port in library.train_step.inputs if port.path.startswith("state.")]
        state = dict(zip(paths, library.init(np.int64(1))))
        tokens, targets = batch(c)
        scalars = dict(rate=np.float32(1e-3), warmup=np.int64(1), steps=np.int64(1000))
        train = lambda: library.train_step.inplace(**state, tokens=tokens, targets=targets, **scalars)
        rate = best(train, tokens.size, budget)
        parameters = {path[len("state.") :]: v for path, v in state.items() if path.startswith("state.params.")}
        ports = [port for port in library.decode_step.inputs if port.path.startswith("cache.")]
        cache = {port.path: np.zeros(port.shape, np.float32) for port in ports}

        def decode() -> None:
            token = np.array([1])
            for position in range(NEW):
                result = library.decode_step.inplace(**parameters, **cache, token=token, position=np.int64(position))
                token = library.greedy(result[0])

        return dict(train=rate, decode=best(decode, NEW, budget), compile_seconds=compile_seconds)


def jax_peer(c: dict, budget: float) -> dict:
    import jax
    import jax.numpy as jnp
    import validate_storylm as peer

    sizes = peer.Sizes(**c)
    w = {name: jnp.array(value) for name, value in random_weights(c).items()}
    m = {name: jnp.zeros_like(value) for name, value in w.items()}
    gradient = jax.value_and_grad(lambda w, x, y: peer.loss(sizes, w, x, y))

    def step(w, m, v, x, y):
        loss, g = gradient(w, x, y)
        return loss, *peer.update(w, g, m, v, 3)

    step = jax.jit(step, donate_argnums=(0, 1, 2))
    tokens = batch(c)
    state = [w, m, jax.tree.map(jnp.zeros_like, m)]
    began = time.perf_counter()

    def train() -> None:
        loss, *state[:] = step(*state, *tokens)
        jax.block_until_ready((loss, state))

    train()
    compile_seconds = time.perf_counter() - began
    return dict(train=best(train, tokens[0].size, budget), compile_seconds=compile_seconds)


def torch_peer(c: dict, budget: float) -> dict:
    import storylm_torch
    import torch
    import torch.nn.functional as F

    threads = int(os.environ["OMP_NUM_THREADS"])
    torch.set_num_threads(threads)
    w = {name: torch.nn.Parameter(torch.from_numpy(value)) for name, value in random_weights(c).items()}
    optimizer = torch.optim.AdamW(w.values(), lr=1e-3, betas=(0.9, 0.99), weight_decay=0.01, fused=True)
    forward = storylm_torch.model(c, w)
    tokens, targets = (torch.from_numpy(part) for part in batch(c))
    everywhere = torch.arange(c["length"])

    def train() -> None:
        loss = F.cross_entropy(forward(tokens, everywhere).flatten(0, 1), targets.flatten())
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(w.values(), 1.0)
        optimizer.step()

    @torch.inference_mode()
    def decode() -> None:
        slots = lambda: torch.zeros(1, c["heads"], c["length"], c["width"] // c["heads"])
        cache = [(slots(), slots()) for _ in range(c["layers"])]
        token = torch.tensor([[1]])
        for position in range(NEW):
            token = forward(token, torch.tensor([position]), cache)[:, -1].argmax(-1, keepdim=True)

    return dict(train=best(train, tokens.numel(), budget), decode=best(decode, NEW, budget))


def random_weights(c: dict) -> dict[str, np.ndarray]:
    random = np.random.default_rng(0)
    matrix = lambda rows, columns: (random.standard_normal((rows, columns)) / math.sqrt(rows)).astype(np.float32)
    width, hidden = c["width"], c["hidden"]
    w = {"embeddings.0": matrix(c["vocabulary"], width), "norm": np.ones(width, np.float32)}
    for i in range(c["layers"]):
        for name in ("attention_norm", "mlp_norm"):
            w[f"blocks.{i}.{name}"] = np.ones(width, np.float32)
        for name in ("query", "key", "value", "output"):
            w[f"blocks.{i}.attention.{name}"] = matrix(width, width)
        w |= {f"blocks.{i}.mlp.{name}": matrix(width, hidden) for name in ("gate", "up")}
        w[f"blocks.{i}.mlp.down"] = matrix(hidden, width)
    return w


PEERS = {"kina": kina_peer, "jax": jax_peer, "torch": torch_peer}


def measure(peer: str, preset: str, budget: float) -> None:
    result = PEERS[peer](SIZES[preset], budget)
    result["memory_mib"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps(result))


def run(options: argparse.Namespace, peer: str, preset: str) -> dict | None:
    threads = {name: str(options.threads) for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS")}
    flags = f"--xla_cpu_multi_thread_eigen={'true' if options.threads > 1 else 'false'}"
    environment = {**os.environ, **threads, "XLA_FLAGS": flags, "JAX_PLATFORMS": "cpu"}
    python = options.python if peer == "torch" else sys.executable
    command = ["taskset", "-c", ",".join(map(str, range(options.threads))), python, __file__]
    command += ["--measure", peer, "--preset", preset, "--budget", str(options.budget)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        print(f"{preset:6} {peer:6} left out: {done.stderr.strip().splitlines()[-1:]}")
        return None
    return json.loads(done.stdout.splitlines()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", choices=PEERS, help=argparse.SUPPRESS)
    parser.add_argument("--preset", choices=SIZES)
    parser.add_argument("--budget", type=float, default=10.0, help="seconds a figure")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="the interpreter with PyTorch")
    options = parser.parse_args()
    if options.measure:
        measure(options.measure, options.preset, options.budget)
        return
    print("preset peer   training tok/s  decoding tok/s  memory MiB  compile s")
    for preset in [options.preset] if options.preset else SIZES:
        for peer in PEERS:
            found = run(options, peer, preset)
            if found:
                cells = [found.get(name) for name in ("train", "decode", "memory_mib", "compile_seconds")]
                train, decode, memory, compiled = ("-" if cell is None else f"{cell:.0f}" for cell in cells)
                print(f"{preset:6} {peer:6} {train:>14}  {decode:>14}  {memory:>10}  {compiled:>9}", flush=True)


if __name__ == "__main__":
    main()
