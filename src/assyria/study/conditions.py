"""Conditions over what somebody has done in an exercise: the closed set that lessons are judged by."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Annotated, Any, TypeAlias

from assyria.board import Region
from assyria.preview import preview
from assyria.protocol.reading import ReadBy, Unreadable, parse, read_at
from assyria.protocol.values import Limits, NotNegative
from assyria.rules import Phase, Player, Source, view
from assyria.rules.events import HutsFed, Starved
from assyria.study.exercise import Exercise

NO_LIMIT = 1_000_000


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
    at_least: int = -NO_LIMIT
    at_most: int = NO_LIMIT
    of: Source | Region | None = None

    def holds(self, exercise: Exercise) -> bool:
        return self.at_least <= count(exercise, self.measure, self.of) <= self.at_most


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

    parts: Conditions

    def holds(self, exercise: Exercise) -> bool:
        return all(part.holds(exercise) for part in self.parts)


@dataclass(frozen=True)
class AnyOf:
    """One of these conditions holds."""

    parts: Conditions

    def holds(self, exercise: Exercise) -> bool:
        return any(part.holds(exercise) for part in self.parts)


@dataclass(frozen=True)
class NotSo:
    """A condition does not hold."""

    part: Condition

    def holds(self, exercise: Exercise) -> bool:
        return not self.part.holds(exercise)


@dataclass(frozen=True)
class _Bounds:
    at_least: NotNegative = -NO_LIMIT
    at_most: NotNegative = NO_LIMIT


@dataclass(frozen=True)
class _PointsBounds(_Bounds):
    of: Source | None = None


@dataclass(frozen=True)
class _HutsBounds(_Bounds):
    of: Region | None = None


_BOUNDS = {Measure.POINTS: _PointsBounds, Measure.HUTS: _HutsBounds}
_KEYS: dict[str, Any] = {"played": Played, "over": IsOver, "not": NotSo, "all": AllOf, "any": AnyOf}


def read_condition(given: object) -> Condition:
    """Return a condition as lessons have it: an object with one key, such as a measure. Raises Unreadable."""
    if not isinstance(given, dict) or len(given) != 1:
        raise Unreadable("an object with one key is needed")
    ((key, about),) = given.items()
    if key in _KEYS:
        kind = _KEYS[key]
        (only,) = fields(kind)
        try:
            found: Condition = parse(kind, {only.name: about})
        except Unreadable as wrong:
            raise Unreadable(wrong.what, (key, *wrong.where[1:])) from None
        return found
    measure = parse(Measure, key)
    bounds = read_at(key, lambda about: parse(_BOUNDS.get(measure, _Bounds), about), about)
    if bounds.at_least == -NO_LIMIT and bounds.at_most == NO_LIMIT:
        raise Unreadable("at_least or at_most is needed", (key,))
    return Counted(measure, **vars(bounds))


Condition: TypeAlias = Annotated[Played | Counted | IsOver | AllOf | AnyOf | NotSo, ReadBy(read_condition)]
Conditions: TypeAlias = Annotated[tuple[Condition, ...], Limits(shortest=1)]


def count(exercise: Exercise, measure: Measure, of: Source | Region | None = None) -> int:
    """Return a number of the one who does the exercise."""
    seat = exercise.mine[0]
    before, now = exercise.start.players[seat], exercise.state.players[seat]
    match measure:
        case Measure.FED | Measure.STARVED:
            return _huts(exercise, HutsFed if measure is Measure.FED else Starved, seat)
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


def _huts(exercise: Exercise, kind: type[HutsFed | Starved], seat: int) -> int:
    """Return how many huts of a seat the events of a kind are about."""
    events = (event for events in exercise.history.story for event in events)
    return sum(len(event.huts) for event in events if isinstance(event, kind) and event.seat == seat)


def _doomed(exercise: Exercise, seat: int) -> int:
    state = exercise.state
    if state.seat != seat or state.phase not in (Phase.HUTS, Phase.SUPPLY):
        return _huts(exercise, Starved, seat)
    feeding = preview(view(state)).feeding
    return len(feeding.starves) if feeding else 0


def _points(player: Player, source: Source | Region | None) -> int:
    return player.score if source is None else int(getattr(player.ledger, source.value))
