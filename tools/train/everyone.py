"""Games of seats of every strength, so that an outlook is right in weak players' games, too.

A network that only sees strong games overlooks what weak players throw away. So a game goes on by weak play up to
a drawn decision, or from a position that bots of some level reached; from there on everybody plays strongly,
and the outlook learns what comes of that. Preferences stay the teacher's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

from assyria.kernel import States
from assyria.packed.numbering import MOST_PLAYERS
from tools.train.expert import Decided
from tools.train.games import Games, Seen
from tools.train.network import masked, sample

LONGEST = {2: 130, 3: 190, 4: 250}
"""Decisions with a choice that a game of strong players has, about, by players."""


@dataclass(frozen=True)
class Mixture:
    """Who plays until the drawn decision."""

    reached: float = 0.4
    """The share of games that go on from a position of bots, if there are any."""
    alike: float = 0.6
    """The share of the others in which all seats are of one strength."""
    random: float = 0.3
    """The share of seats that play at random."""
    flattened: float = 0.4
    """The share of those that play by flattened preferences; the others play strongly."""
    flattest: tuple[float, float] = (-4.0, -0.3)
    """The logarithms between which the factor of flattened preferences is drawn."""
    strong: float = 0.1
    """The share of games that are played strongly from the first decision on."""


class Everyone:
    """Decides for all: weakly before a game's drawn decision, by the teacher after it."""

    def __init__(
        self,
        games: Games,
        teacher: Callable[[Any], Any],
        positions: States | None = None,
        mixture: Mixture = Mixture(),  # noqa: B008 - frozen
    ) -> None:
        self._games = games
        self._teacher = teacher
        self._mixture = mixture
        self._positions = None if positions is None else games.sent(positions)
        self._count = 0 if positions is None else len(positions)
        rows, device = games.rows, games.device
        self._factors = torch.ones(rows, MOST_PLAYERS, device=device)
        self._switch = torch.zeros(rows, device=device)
        self._age = torch.zeros(rows, device=device)
        games.on_end = self.begin
        self.begin(torch.ones(rows, dtype=torch.bool, device=device))

    def begin(self, ended: Any) -> None:
        """Draw who plays the games that begin, and where."""
        mixture, rows, device = self._mixture, self._games.rows, self._games.device

        def drawn(*rest: int) -> Any:
            return torch.rand(rows, *rest, device=device)

        alike = drawn(1) < mixture.alike
        kind, low, high = drawn(MOST_PLAYERS), *mixture.flattest
        factor = torch.exp(low + (high - low) * drawn(MOST_PLAYERS))
        kind, factor = (torch.where(alike, each[:, :1], each) for each in (kind, factor))
        factor = torch.where(kind < mixture.random + mixture.flattened, factor, 1.0)
        factor = torch.where(kind < mixture.random, 0.0, factor)
        # A little later than any game is long, so that the last decisions are reached, too.
        switch = drawn() * LONGEST[self._games.players] * 1.05
        strong = drawn() < mixture.strong
        if self._positions is not None:
            reached = drawn() < mixture.reached
            chosen = torch.where(ended & reached, torch.randint(self._count, (rows,), device=device), -1)
            self._games.put(self._positions, chosen)
            strong |= reached
        switch = torch.where(strong, 0.0, switch)
        self._factors = torch.where(ended[:, None], factor, self._factors)
        self._switch = torch.where(ended, switch, self._switch)
        self._age = torch.where(ended, 0.0, self._age)

    def decide(self, seen: Seen, preferences: Any, outlooks: Any) -> Decided:  # noqa: ARG002 - the student's
        taught = self._teacher(seen.observations)
        known = self._age >= self._switch
        self._age += 1
        factor = torch.where(known, 1.0, self._factors.gather(1, seen.seats[:, :1])[:, 0])
        # In logarithms, so that flattened preferences stay within what is legal.
        actions = sample(taught * factor[:, None], seen.masks)[0]
        return Decided(actions, torch.softmax(masked(taught, seen.masks), -1), known.float())
