"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from assyria.rules import Move, View


class Bot(Protocol):
    """Sees what any player sees, draws its chance from what it is given, and remembers nothing."""

    name: str

    def choose(self, seen: View, rng: Random) -> Move:
        """One of the legal moves."""
