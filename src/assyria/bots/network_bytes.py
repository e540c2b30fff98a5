"""Networks as `kernel.wasm` reads them."""

from __future__ import annotations

from assyria.bots.network.parameters import halved, load_parameters


def network_bytes(players: int) -> bytes:
    """Return the network for a number of players: bfloat16, little-endian, one part after another."""
    return b"".join(halved(part).astype("<u2").tobytes() for part in load_parameters(players))
