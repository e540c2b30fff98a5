"""Learning by self-play: a network for policy and value, on a graphics card, or slowly on the processor.

Needs PyTorch, which no other part of the project does: it is no dependency.
"""

try:
    import torch  # noqa: F401
except ModuleNotFoundError:
    raise SystemExit("tools.train needs PyTorch, see docs/gpu.md: pip install torch") from None
