"""What the strong bots are made of, as it ships: the module and the networks."""

from __future__ import annotations

from pathlib import Path

DATA = Path(__file__).parent / "data"
MODULE = DATA / "kernel.wasm"


def module_bytes() -> bytes:
    """Return the module of docs/wasm.md."""
    return MODULE.read_bytes()


def network_file(players: int) -> Path:
    """Return the file with the network for a number of players."""
    return DATA / f"network-{players}.bin"


def network_bytes(players: int) -> bytes:
    """Return a network as the module reads it: bfloat16, little-endian, one part after another."""
    return network_file(players).read_bytes()
