"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from assyria.rules import Move, View


class Bot(Protocol):
    """A player that decides by what every player sees, and draws all its chance from the generator it is given."""

    name: str
    level: int
    """Its strength, from 1. A bot that plays at several levels is several bots with a name each."""

    def choose(self, seen: View, rng: Random) -> Move:
        """Return one of the legal moves."""
