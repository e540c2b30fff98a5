"""What an example is, and how one is told."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.positions import CLASSIC, table

from assyria.record.notation import parse_move
from assyria.rules import Move, Phase, Player, Seat, State, Step, why_not
from assyria.rules.turn import CHAPTER_OF

RED, BLUE, GREEN, YELLOW = range(4)
COLOURS = ("red", "blue", "green", "yellow")


@dataclass(frozen=True)
class Example:
    """One example of the rules text."""

    state: State
    """The position that it begins with."""
    step: Step
    """The position that it comes to, and what happened on the way."""
    says: tuple[str, ...]
    """What its text says, phrase by phrase. The text names no other colour, hex, card or number."""


def phrase(*parts: str | int) -> str:
    return " ".join(map(str, parts))


def move(text: str) -> Move:
    return parse_move(text, CLASSIC)


def play_moves(state: State, *texts: str) -> Step:
    """Play legal moves without what follows from them by itself, such as famine or the next player's turn."""
    step = Step(state)
    for chosen in map(move, texts):
        assert why_not(step.state, chosen) is None, chosen
        step = step.then(partial(CHAPTER_OF[type(chosen)].play, move=chosen))
    return step


def alone(phase: Phase, seat: Seat, player: Player, **more: Any) -> State:
    """Return a table of four where this player moves first and nobody else has anything but a plow."""
    order = (seat, *(other for other in range(4) if other != seat))
    return table(phase, seats={seat: player}, order=order, **more)
