"""The gains of a turn if nothing else changes (§5.4–§5.6, §7, §8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from assyria.board import Hex
from assyria.board.tracks import TURNS
from assyria.rules import (
    DONE,
    Event,
    Move,
    Phase,
    ScoreBreakdown,
    Seat,
    State,
    Step,
    View,
    legal_moves,
    play_own_part,
)
from assyria.rules.events import CamelsEarned, CourtCamels, Scored
from assyria.rules.flood import flood
from assyria.rules.income import earn, prestige
from assyria.rules.scoring import final
from assyria.rules.state import change, with_player
from assyria.rules.view import with_decks
from assyria.rules.wells import play as dig


@dataclass(frozen=True)
class Prospect:
    """Points by source, camels gained, and camels lost to the limit. Costs are not counted."""

    points: ScoreBreakdown = ScoreBreakdown()
    camels: int = 0
    lost: int = 0


def some_state(seen: View) -> State:
    """Return a state of this view to try moves on, with the undealt cards in the order of the view."""
    return with_decks(seen, seen.undealt_food, seen.undealt_expansion)


def tally(events: Iterable[Event], seat: Seat) -> Prospect:
    """Return a seat's gains in these events."""
    points, camels, lost = dict.fromkeys(ScoreBreakdown._fields, 0), 0, 0
    for event in events:
        match event:
            case Scored() if event.seat == seat:
                points[event.source.value] += event.points
            case CamelsEarned() | CourtCamels() if event.seat == seat:
                camels += event.camels
                lost += event.lost
    return Prospect(ScoreBreakdown(**points), camels, lost)


def predict_gain(seen: View, move: Move) -> Prospect:
    """Return what a legal move gains its mover before the turn passes on."""
    return tally(play_own_part(some_state(seen), move).events, seen.mover)


def income(state: State, lives: frozenset[Hex]) -> Step:
    """Play the mover's expansion from the famine on: these huts live, every possible well is dug."""
    me = change(state.me, huts=lives, fed=lives)
    step = Step(change(with_player(state, state.mover, me), phase=Phase.WELLS, supplying=None, picks=0))
    while (well := legal_moves(step.state)[0]) != DONE:
        step = step.then(lambda s, w=well: dig(s, w))  # type: ignore[misc]
    return step.then(earn).then(prestige)


def end_of_reign(state: State) -> Step | None:
    """Play the flood, and the end of the game, if this turn is the last of its reign."""
    if state.turn < TURNS[state.reign - 1]:
        return None
    flooded = flood(state)
    return flooded.then(final) if state.reign == len(TURNS) else flooded
