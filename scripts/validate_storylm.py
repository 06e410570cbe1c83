#!/usr/bin/env python3
"""Compiles StoryLM and compares it with the same model in JAX.

Checked: the initial cross entropy, the loss of every one of 50 training steps,
the parameters after them and the greedy continuation, with a tied and an untied head;
the bits of cached decoding against the full forward pass at every position; two
ways to generate; and how often each token is drawn among the likeliest.
"""

import math
import pathlib
import sys
import tempfile
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "python"))
import kina  # noqa: E402

SOURCE = ROOT / "examples/storylm/storylm.kina"
STEPS, RATE, WARMUP = 50, 3e-3, 5
BETA1, BETA2, DECAY, EPSILON, CLIP = 0.9, 0.99, 0.01, 1e-8, 1.0


@dataclass(frozen=True)
class Sizes:
    batch: int = 2
    length: int = 64
    vocabulary: int = 96
    width: int = 128
    heads: int = 4
    layers: int = 2
    hidden: int = 64
    tied: int = 1
    top_k: int = 0

    def defines(self) -> dict[str, int]:
        return {name.upper(): value for name, value in vars(self).items()}


class Checks:
    """Prints one line a check and remembers failures."""

    def __init__(self) -> None:
        self.failed = 0

    def __call__(self, what: str, passed: bool, detail: str = "") -> None:
        self.failed += not passed
        print(f"{'ok' if passed else 'FAILED':6} {what}{': ' + detail if detail else ''}")


def below(tensors: dict[str, np.ndarray], prefix: str) -> dict[str, np.ndarray]:
    return {path[len(prefix) :]: value for path, value in tensors.items() if path.startswith(prefix)}


# The same model in JAX, written from its definition.


def rmsnorm(x, gain):
    return x / jnp.sqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * gain


def rope(x):
    half = x.shape[-1] // 2
    frequency = 10000.0 ** (-jnp.arange(half) / half)
    angle = jnp.arange(x.shape[1])[:, None, None] * frequency
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate((a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle)), -1)


def forward(sizes: Sizes, w, tokens):
    batch, length = tokens.shape
    split = lambda x: x.reshape(batch, length, sizes.heads, sizes.width // sizes.heads)
    mask = jnp.tril(jnp.ones((length, length), bool))
    x = w["embeddings.0"][tokens]
    for i in range(sizes.layers):
        p = lambda name: w[f"blocks.{i}.{name}"]
        y = rmsnorm(x, p("attention_norm"))
        q, k, v = (split(y @ p(f"attention.{name}")) for name in ("query", "key", "value"))
        scores = jnp.einsum("bthd,bshd->bhts", rope(q), rope(k)) / math.sqrt(q.shape[-1])
        weights = jax.nn.softmax(jnp.where(mask, scores, -jnp.inf), -1)
        heads = jnp.einsum("bhts,bshd->bthd", weights, v).reshape(x.shape)
        x = x + heads @ p("attention.output")
        y = rmsnorm(x, p("mlp_norm"))
        x = x + (jax.nn.silu(y @ p("mlp.gate")) * (y @ p("mlp.up"))) @ p("mlp.down")
    return rmsnorm(x, w["norm"]) @ w[f"embeddings.{1 - sizes.tied}"].T


def loss(sizes: Sizes, w, tokens, targets):
    chosen = jnp.take_along_axis(jax.nn.log_softmax(forward(sizes, w, tokens)), targets[..., None], -1)
    return -jnp.mean(chosen)


def learning_rate(step: int) -> float:
    if step <= WARMUP:
        return RATE * step / WARMUP
    progress = (step - 1 - WARMUP) / (STEPS - WARMUP)
    return RATE * (0.1 + 0.9 * 0.5 * (1 + math.cos(math.pi * progress)))


def update(w, g, m, v, step):
    norm = jnp.sqrt(sum(jnp.sum(x * x) for x in g.values()))
    scale = jnp.minimum(1.0, CLIP / norm)
    lr = learning_rate(step)
    new = {}
    for name in w:
        gradient = g[name] * scale
        mean = BETA1 * m[name] + (1 - BETA1) * gradient
        square = BETA2 * v[name] + (1 - BETA2) * gradient**2
        denominator = jnp.sqrt(square) / math.sqrt(1 - BETA2**step) + EPSILON
        value = w[name] * (1 - lr * DECAY) - lr / (1 - BETA1**step) * mean / denominator
        new[name] = value, mean, square
    return tuple({name: part[i] for name, part in new.items()} for i in range(3))


class Compiled:
    """The compiled model with its state, by the paths of the manifest."""

    def __init__(self, sizes: Sizes, folder: str):
        self.sizes = sizes
        self.library = kina.compile(SOURCE, folder=folder, defines=sizes.defines(), cpu="native")
        paths = [port.path for port in self.library.train_step.inputs if port.path.startswith("state.")]
        self.state = dict(zip(paths, self.library.init(np.int64(7))))

    def parameters(self) -> dict[str, np.ndarray]:
        return below(self.state, "state.params.")

    def step(self, tokens: np.ndarray, targets: np.ndarray) -> float:
        """Updates the state in place and returns the loss."""
        scalars = dict(rate=np.float32(RATE), warmup=np.int64(WARMUP), steps=np.int64(STEPS))
        result = self.library.train_step.inplace(**self.state, tokens=tokens, targets=targets, **scalars)
        return float(result[0])

    def call(self, name: str, **arguments):
        parameters = {f"params.{path}": value for path, value in self.parameters().items()}
        return self.library[name](**parameters, **arguments)


def batches(sizes: Sizes):
    """Windows of a periodic sequence with noise: something to learn."""
    random = np.random.default_rng(3)
    text = (np.arange(4000) * 7 + (random.random(4000) < 0.1) * random.integers(0, 50, 4000)) % sizes.vocabulary
    for _ in range(STEPS):
        starts = random.integers(0, len(text) - sizes.length - 1, sizes.batch)
        windows = np.stack([text[start : start + sizes.length + 1] for start in starts])
        yield windows[:, :-1].copy(), windows[:, 1:].copy()


def check_training(checks: Checks, model: Compiled, name: str) -> None:
    sizes = model.sizes
    w = {path: jnp.array(value) for path, value in model.parameters().items()}
    m = {path: jnp.zeros_like(value) for path, value in w.items()}
    v = dict(m)
    gradient = jax.jit(jax.value_and_grad(lambda w, x, y: loss(sizes, w, x, y)))
    worst = 0.0
    for step, (tokens, targets) in enumerate(batches(sizes), 1):
        expected, g = gradient(w, tokens, targets)
        w, m, v = update(w, g, m, v, step)
        found = model.step(tokens, targets)
        worst = max(worst, abs(found - float(expected)) / float(expected))
        if step == 1:
            checks(f"{name}: initial loss is near ln V", abs(found - math.log(sizes.vocabulary)) < 0.1, f"{found:.4f}")
    checks(f"{name}: loss of 50 steps", worst < 1e-4, f"largest relative difference {worst:.1e}, last loss {found:.4f}")
    far = max(float(np.max(np.abs(value - w[path]))) for path, value in model.parameters().items())
    checks(f"{name}: parameters after 50 steps", far < 1e-3, f"largest difference {far:.1e}")
    generated = model.call("generate", prompt=prompt(sizes), count=np.int64(4), seed=np.int64(0), temperature=np.float32(0))
    checks(f"{name}: greedy continuation", np.array_equal(generated, greedy(sizes, w)))


def prompt(sizes: Sizes) -> np.ndarray:
    tokens = np.zeros((1, sizes.length), np.int64)
    tokens[0, :4] = [0, 7, 14, 21]
    return tokens


def greedy(sizes: Sizes, w) -> np.ndarray:
    tokens = prompt(sizes)
    logits = jax.jit(lambda tokens: forward(sizes, w, tokens))
    for position in range(4, sizes.length):
        tokens[0, position] = int(jnp.argmax(logits(tokens)[0, position - 1]))
    return tokens


def check_cache(checks: Checks, model: Compiled) -> None:
    """Cached decoding gives the bits of the full forward pass everywhere."""
    sizes = model.sizes
    tokens = np.random.default_rng(5).integers(0, sizes.vocabulary, (1, sizes.length))
    ports = model.library.decode_step.inputs
    cache = {port.path: np.zeros(port.shape, np.float32) for port in ports if port.path.startswith("cache.")}
    differing = []
    for position in range(sizes.length):
        logits, *slots = model.call(
            "decode_step", **cache, token=tokens[:, position].copy(), position=np.int64(position)
        )
        cache = dict(zip(cache, slots))
        full = model.call("prefill", tokens=tokens, last=np.int64(position))[0]
        if logits.tobytes() != full.tobytes():
            differing.append(position)
    checks("cached logits have the bits of the full pass", not differing, f"{differing} differ" if differing else "")


def check_generation(checks: Checks, model: Compiled) -> None:
    """A Python loop over single steps gives the tokens of the compiled loop."""
    for temperature in (0.0, 1.0):
        arguments = dict(seed=np.int64(9), temperature=np.float32(temperature))
        compiled = model.call("generate", prompt=prompt(model.sizes), count=np.int64(4), **arguments)
        stepwise = python_loop(model, **arguments)
        checks(f"compiled loop and Python loop at temperature {temperature}", np.array_equal(compiled, stepwise))


def python_loop(model: Compiled, seed: np.int64, temperature: np.float32) -> np.ndarray:
    tokens = prompt(model.sizes)
    logits, *cache = model.call("prefill", tokens=tokens, last=np.int64(3))
    paths = [port.path for port in model.library.decode_step.inputs if port.path.startswith("cache.")]
    for position in range(4, model.sizes.length):
        if temperature > 0:
            token = model.library.sample(logits, seed, np.int64(position), temperature)
        else:
            token = model.library.greedy(logits)
        tokens[0, position] = token[0]
        slots = dict(zip(paths, cache))
        logits, *cache = model.call("decode_step", **slots, token=token, position=np.int64(position))
    return tokens


def check_top_k(checks: Checks, model: Compiled) -> None:
    """Only the likeliest tokens are drawn, as often as their softmax says."""
    sizes = model.sizes
    count, draws = sizes.top_k, 4000
    logits = np.random.default_rng(8).normal(size=(1, sizes.vocabulary)).astype(np.float32)
    best = np.argsort(-logits[0])[:count]
    sample = lambda position: model.library.sample(logits, np.int64(5), np.int64(position), np.float32(1.5))[0]
    drawn = np.bincount([sample(position) for position in range(draws)], minlength=sizes.vocabulary)
    weights = np.exp(logits[0, best].astype(np.float64) / 1.5)
    expected = draws * weights / weights.sum()
    statistic = float(np.sum((drawn[best] - expected) ** 2 / expected))
    # The 0.999 quantile of chi-square with three degrees of freedom is 16.27.
    checks("sampling among the top 4", count == 4 and drawn[best].sum() == draws and statistic < 16.27, f"chi-square {statistic:.2f}")


def main() -> int:
    checks = Checks()
    with tempfile.TemporaryDirectory() as folder:
        model = Compiled(Sizes(), folder)
        check_training(checks, model, "tied head")
        check_cache(checks, model)
        check_generation(checks, model)
    with tempfile.TemporaryDirectory() as folder:
        model = Compiled(Sizes(tied=0, top_k=4), folder)
        check_training(checks, model, "untied head")
        check_generation(checks, model)
        check_top_k(checks, model)
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
