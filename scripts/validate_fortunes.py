#!/usr/bin/env python3
"""Trains `tiny` on a real text, the Debian package `fortunes`, beside JAX and PyTorch.

The package is downloaded (not installed) with apt, its texts are joined in the
order of their names, and `storylm train` runs for a stated number of steps. The
same model in JAX, and in PyTorch where that is installed, starts from the same
parameters and sees the same batches. Prints the validation loss of each in bits
per character and fails when they are more than 1% apart. Slow: minutes on two cores.
"""

import argparse
import json
import math
import os
import pathlib
import struct
import subprocess
import sys
import tempfile

import jax
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import validate_storylm as peer  # noqa: E402

MASK = (1 << 64) - 1
TINY = peer.Sizes(batch=4, length=256, vocabulary=256, width=128, heads=4, layers=4, hidden=384)
VALIDATION_BATCHES = 16


def download(folder: pathlib.Path) -> pathlib.Path:
    """The texts of the package as one UTF-8 file."""
    subprocess.run(["apt-get", "download", "-qq", "fortunes"], cwd=folder, check=True)
    package = next(folder.glob("fortunes_*.deb"))
    subprocess.run(["dpkg-deb", "-x", package, folder / "files"], check=True)
    texts = []
    for path in sorted((folder / "files/usr/share/games/fortunes").iterdir()):
        if path.suffix == "" and path.is_file():
            texts.append(path.read_bytes().decode("utf-8", "replace").replace("\n%\n", "\n\n"))
    text = folder / "fortunes.txt"
    text.write_text("".join(texts))
    return text


def mix(word: int) -> int:
    word = (word + 0x9E3779B97F4A7C15) & MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def starts(seed: int, step: int, count: int, bound: int, beginnings: list[int]) -> list[int]:
    """Where the sequences of a training step begin, as in examples/storylm/corpus.rs."""
    key = mix(mix(seed ^ 0x6B696E61) ^ ((1 << 40) + step))
    counter = iter(range(1, 1 << 30))
    below = lambda bound: (mix(key ^ mix(next(counter))) * bound) >> 64
    return [
        beginnings[below(len(beginnings))] if below(2) == 1 and beginnings else below(bound) for _ in range(count)
    ]


def beginnings_of(text: bytes, end: int) -> list[int]:
    """The last bytes of blank lines, from left to right and not overlapping."""
    found, place = [], text.find(b"\n\n")
    while place >= 0:
        found.append(place + 1)
        place = text.find(b"\n\n", place + 2)
    return [place for place in found if place < end]


def parameters(checkpoint: pathlib.Path) -> dict[str, np.ndarray]:
    """The F32 parameters in a checkpoint."""
    data = checkpoint.read_bytes()
    (size,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + size])
    tensors = {}
    for name, entry in header.items():
        if name.startswith("params."):
            begin, end = (8 + size + offset for offset in entry["data_offsets"])
            tensors[name[len("params.") :]] = np.frombuffer(data[begin:end], np.float32).reshape(entry["shape"])
    return tensors


def windows(tokens: np.ndarray, positions: list[int]) -> tuple[np.ndarray, np.ndarray]:
    rows = np.stack([tokens[start : start + TINY.length + 1] for start in positions]).astype(np.int64)
    return rows[:, :-1], rows[:, 1:]


class Data:
    """The batches of a text, as `storylm` draws them."""

    def __init__(self, tokens: np.ndarray, seed: int):
        self.tokens, self.seed = tokens, seed
        self.split = len(tokens) - len(tokens) // 10
        self.beginnings = beginnings_of(tokens.tobytes(), self.split - TINY.length)

    def batch(self, step: int) -> tuple[np.ndarray, np.ndarray]:
        bound = self.split - TINY.length
        return windows(self.tokens, starts(self.seed, step, TINY.batch, bound, self.beginnings))

    def validation(self):
        places = list(range(self.split, len(self.tokens) - TINY.length - 1, TINY.length))
        for index in range(VALIDATION_BATCHES):
            yield windows(self.tokens, places[index * TINY.batch : (index + 1) * TINY.batch])


def train_jax(data: Data, initial: dict[str, np.ndarray], steps: int) -> float:
    """Trains in JAX; returns the validation loss."""
    w = {name: jax.numpy.array(value) for name, value in initial.items()}
    m = {name: jax.numpy.zeros_like(value) for name, value in w.items()}
    v = dict(m)
    gradient = jax.jit(jax.value_and_grad(lambda w, x, y: peer.loss(TINY, w, x, y)))
    loss = jax.jit(lambda w, x, y: peer.loss(TINY, w, x, y))
    for step in range(steps):
        _, g = gradient(w, *data.batch(step))
        w, m, v = peer.update(w, g, m, v, step + 1)
    return float(np.mean([float(loss(w, x, y)) for x, y in data.validation()]))


def train_torch(data: Data, initial: dict[str, np.ndarray], steps: int) -> float | None:
    """Trains in PyTorch; returns the validation loss, or none where it is not installed."""
    try:
        import torch
    except ModuleNotFoundError:
        return None
    import storylm_torch

    w = {name: torch.nn.Parameter(torch.from_numpy(value.copy())) for name, value in initial.items()}
    forward = storylm_torch.model(vars(TINY), w)
    betas = (peer.BETA1, peer.BETA2)
    optimizer = torch.optim.AdamW(w.values(), betas=betas, eps=peer.EPSILON, weight_decay=peer.DECAY)
    everywhere = torch.arange(TINY.length)

    def loss(x: np.ndarray, y: np.ndarray):
        x, y = torch.from_numpy(x.copy()), torch.from_numpy(y.copy())
        return torch.nn.functional.cross_entropy(forward(x, everywhere).flatten(0, 1), y.flatten())

    for step in range(steps):
        optimizer.param_groups[0]["lr"] = peer.learning_rate(step + 1)
        optimizer.zero_grad()
        loss(*data.batch(step)).backward()
        torch.nn.utils.clip_grad_norm_(w.values(), peer.CLIP)
        optimizer.step()
    with torch.inference_mode():
        return float(np.mean([loss(x, y).item() for x, y in data.validation()]))


PEERS = {"jax": train_jax, "torch": train_torch}


def storylm(*arguments: object) -> str:
    folder = os.environ.get("KINA_BIN_DIR", str(ROOT / "target/release"))
    command = [f"{folder}/examples/storylm", *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--steps", type=int, default=200)
    options.add_argument("--text", type=pathlib.Path, help="a text at hand instead of the package")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        text = chosen.text or download(folder)
        plan = ["--text", text, "--steps", chosen.steps, "--out", folder / "run", "--rate", 0.003, "--seed", 1]
        # The state after no step is what JAX begins with.
        storylm("train", *plan, "--until", 0)
        initial = parameters(folder / "run/checkpoint.safetensors")
        storylm("train", *plan, "--resume")
        found = storylm("eval", folder / "run", "--text", text, "--batches", VALIDATION_BATCHES).split()
        kina = float(found[found.index("loss") + 1])
        data = Data(np.frombuffer(text.read_bytes(), np.uint8), seed=1)
        peer.STEPS, peer.WARMUP, peer.RATE = chosen.steps, chosen.steps // 10, 0.003
        losses = {name: train(data, initial, chosen.steps) for name, train in PEERS.items()}
    budget = f"{chosen.steps} steps of {TINY.batch * TINY.length} bytes"
    print(f"validation loss after {budget}, in bits per character (bytes)")
    for name, loss in {"kina": kina, **losses}.items():
        print(f"  {name:6}{'not installed' if loss is None else format(loss / math.log(2), '.4f')}")
    measured = [loss for loss in losses.values() if loss is not None]
    return 0 if all(abs(kina - loss) < 0.01 * loss for loss in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
