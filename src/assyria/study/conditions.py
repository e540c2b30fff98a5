"""Conditions over what somebody has done in an exercise: the closed set that lessons are judged by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import TypeAlias

from assyria.board import Region
from assyria.preview import preview
from assyria.rules import Phase, Player, Source, view
from assyria.study.exercise import Exercise


class Measure(StrEnum):
    """What can be counted, of the one who does the exercise."""

    FED = "fed"
    """Huts fed since the start."""
    STARVED = "starved"
    """Huts starved since the start."""
    DOOMED = "doomed"
    """Huts that starve in this turn, however one feeds."""
    POINTS = "points"
    """Points gained since the start, of one source or in all."""
    CAMELS = "camels"
    """Camels now."""
    HUTS = "huts"
    """Huts on the board now, in one region or in all."""
    SITES = "sites"
    """Wells that one could dig if all own huts on the board live."""
    TILES = "tiles"
    """Ziggurat tiles on the board now."""


class Span(StrEnum):
    """What can be over: the phase or the turn that the exercise began in, or the game."""

    PHASE = "phase"
    TURN = "turn"
    GAME = "game"


@dataclass(frozen=True)
class Played:
    """A move of this text was made; `*` in it stands for anything."""

    move: str

    def holds(self, exercise: Exercise) -> bool:
        mine = (change.move for change in exercise.changes if change.seat in exercise.mine)
        return any(fnmatchcase(move or "", self.move) for move in mine)


@dataclass(frozen=True)
class Counted:
    """A number lies within bounds. `of` is a source of points or a region."""

    measure: Measure
    at_least: int | None = None
    at_most: int | None = None
    of: Source | Region | None = None

    def holds(self, exercise: Exercise) -> bool:
        number = count(exercise, self.measure, self.of)
        return (self.at_least is None or number >= self.at_least) and (
            self.at_most is None or number <= self.at_most
        )


@dataclass(frozen=True)
class IsOver:
    """The phase, the turn or the game is over for the one who does the exercise."""

    span: Span

    def holds(self, exercise: Exercise) -> bool:
        start, now = exercise.start, exercise.state
        if self.span is Span.GAME or now.phase is Phase.OVER:
            return now.phase is Phase.OVER
        passed_on = (now.reign, now.turn) != (start.reign, start.turn)
        if self.span is Span.PHASE:
            return passed_on or now.seat != start.seat or now.phase is not start.phase
        return passed_on or (start.phase is Phase.ACTIONS and now.seat != start.seat)


@dataclass(frozen=True)
class AllOf:
    """All of these conditions hold."""

    parts: tuple[Condition, ...]

    def holds(self, exercise: Exercise) -> bool:
        return all(part.holds(exercise) for part in self.parts)


@dataclass(frozen=True)
class AnyOf:
    """One of these conditions holds."""

    parts: tuple[Condition, ...]

    def holds(self, exercise: Exercise) -> bool:
        return any(part.holds(exercise) for part in self.parts)


@dataclass(frozen=True)
class NotSo:
    """A condition does not hold."""

    part: Condition

    def holds(self, exercise: Exercise) -> bool:
        return not self.part.holds(exercise)


Condition: TypeAlias = Played | Counted | IsOver | AllOf | AnyOf | NotSo


def count(exercise: Exercise, measure: Measure, of: Source | Region | None = None) -> int:
    """Return a number of the one who does the exercise."""
    seat = exercise.mine[0]
    before, now = exercise.start.players[seat], exercise.state.players[seat]
    match measure:
        case Measure.FED | Measure.STARVED:
            return _told(exercise, "huts-fed" if measure is Measure.FED else "starved", seat)
        case Measure.DOOMED:
            return _doomed(exercise, seat)
        case Measure.POINTS:
            return _points(now, of) - _points(before, of)
        case Measure.CAMELS:
            return now.camels
        case Measure.HUTS:
            return sum(of is None or at.region is of for at in now.huts)
        case Measure.SITES:
            sites = exercise.state.game.board.sites[exercise.state.game.players]
            return sum(site.hexes <= now.huts and site not in exercise.state.wells for site in sites)
        case Measure.TILES:
            return len(now.bases) + len(now.centres) + len(now.roofs)


def _told(exercise: Exercise, name: str, seat: int) -> int:
    """Return how many huts the events of a name are about."""
    events = (event for change in exercise.changes for event in change.events)
    return sum(len(event["huts"]) for event in events if event["event"] == name and event["seat"] == seat)


def _doomed(exercise: Exercise, seat: int) -> int:
    state = exercise.state
    if state.seat != seat or state.phase not in (Phase.HUTS, Phase.SUPPLY):
        return _told(exercise, "starved", seat)
    feeding = preview(view(state)).feeding
    return len(feeding.starves) if feeding else 0


def _points(player: Player, source: Source | Region | None) -> int:
    return player.score if source is None else int(getattr(player.ledger, source.value))
