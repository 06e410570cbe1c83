"""StoryLM in PyTorch, for comparisons."""

import torch
import torch.nn.functional as F


def model(c: dict, w: dict[str, torch.Tensor]):
    """The forward pass with the sizes `c` and the parameters `w`, by their paths."""
    heads, width = c["heads"], c["width"]
    half = width // heads // 2
    angle = torch.arange(c["length"])[:, None] * 10000.0 ** (-torch.arange(half) / half)
    cosine, sine = angle.cos(), angle.sin()

    def rope(x, at):
        a, b = x.chunk(2, -1)
        return torch.cat((a * cosine[at] - b * sine[at], b * cosine[at] + a * sine[at]), -1)

    def forward(tokens, at, cache=None):
        rows, length = tokens.shape
        x = w["embeddings.0"][tokens]
        for i in range(c["layers"]):
            p = lambda name: w[f"blocks.{i}.{name}"]
            y = F.rms_norm(x, (width,), p("attention_norm"), 1e-5)
            split = lambda x: x.view(rows, length, heads, -1).transpose(1, 2)
            q, k, v = (split(y @ p(f"attention.{name}")) for name in ("query", "key", "value"))
            q, k = rope(q, at), rope(k, at)
            if cache is not None:
                cache[i][0][:, :, at], cache[i][1][:, :, at] = k, v
                k, v = (part[:, :, : at[-1] + 1] for part in cache[i])
            heads_out = F.scaled_dot_product_attention(q, k, v, is_causal=cache is None)
            x = x + heads_out.transpose(1, 2).reshape(rows, length, width) @ p("attention.output")
            y = F.rms_norm(x, (width,), p("mlp_norm"), 1e-5)
            x = x + (F.silu(y @ p("mlp.gate")) * (y @ p("mlp.up"))) @ p("mlp.down")
        return F.rms_norm(x, (width,), w["norm"], 1e-5) @ w["embeddings.0"].T

    return forward
