"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from assyria.rules import Move, View


class Bot(Protocol):
    """Sees what any player sees, draws its chance from what it is given, and remembers nothing."""

    name: str
    level: int
    """How strong it is, from 1. Who plays at several levels is several bots, with a name each."""

    def choose(self, seen: View, rng: Random) -> Move:
        """One of the legal moves."""
