"""What a table is agreed on before anyone sits down."""

from __future__ import annotations

from dataclasses import dataclass, field

from assyria.rules import Game
from assyria.table.clock import ClockKind, ClockRule

LONGEST = 30 * 24 * 3600
"""Seconds: no bank, increment or cap is longer than a month."""


class BadOptions(ValueError):
    """Options that cannot be meant: the name of the one that is wrong."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


@dataclass(frozen=True)
class TableOptions:
    """Players and rules of the game, time, and manners."""

    players: int = 4
    two_player_draft: int = 2
    clock: ClockRule = field(default_factory=ClockRule)
    confirm: bool = True
    """A person's turn is final once they confirm it."""
    resign: bool = False
    """Whether one may give up."""
    listed: bool = False
    """In the lobby for everyone, or private by link."""
    hints: bool = False
    """Whether one may ask what a search would do in one's place."""

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4):
            raise BadOptions("players")
        if self.two_player_draft not in ((2, 3) if self.players == 2 else (2,)):
            raise BadOptions("two_player_draft")
        clock = self.clock
        if not all(0 <= seconds <= LONGEST for seconds in (clock.bank, clock.increment, clock.cap)):
            raise BadOptions("clock")
        if clock.kind is not ClockKind.NONE and clock.bank < 1:
            raise BadOptions("clock")
        if clock.kind is ClockKind.SLOW and clock.cap < clock.bank:
            raise BadOptions("clock")

    @property
    def game(self) -> Game:
        return Game(self.players, two_player_draft=self.two_player_draft)
