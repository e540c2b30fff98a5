"""What one line has that another has not, as reasons in codes: what happens in this turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from assyria.board import Hex
from assyria.board.tracks import WELL_POINTS
from assyria.protocol.coaching import Why, WhyCode
from assyria.rules import Seat, Source
from assyria.rules.events import (
    CamelsEarned,
    CourtCamels,
    CourtRanked,
    HutPlaced,
    OrderChanged,
    Starved,
    WellDug,
    ZigguratBuilt,
    ZigguratExtended,
)
from assyria.study.lines import Line

FEW = 2
"""Camels, or symbols on cards, from which on they are a reason."""


def why(
    code: WhyCode,
    hexes: Sequence[Hex] = (),
    *,
    count: int | None = None,
    points: float | None = None,
    places: tuple[int | None, int | None] = (None, None),
    rival: Seat | None = None,
    source: Source | None = None,
) -> Why:
    """Return a reason; what it does not need is left out."""
    return Why(
        code=code,
        hexes=list(map(str, hexes)),
        count=count,
        points=points,
        place=places[0],
        other_place=places[1],
        rival=rival,
        source=None if source is None else source.value,
    )


@dataclass(frozen=True)
class Comparison:
    """Two lines from one position, seen by who decides there: what the first has that the second has not."""

    seat: Seat
    one: Line
    other: Line

    def of(self, source: Source) -> Iterator[Why]:
        """Yield what speaks for the first line in a source of points."""
        match source:
            case Source.WELLS:
                yield from self._wells()
            case Source.HUTS:
                yield from islice(self._huts(), 1)
            case Source.ZIGGURATS:
                yield from self._tiles(WhyCode.BUILD, ZigguratBuilt)
                yield from self._tiles(WhyCode.EXTEND, ZigguratExtended)
            case Source.INFLUENCE:
                yield from self._court()
            case Source.PLOW:
                if self._plow(self.one) and not self._plow(self.other):
                    yield why(WhyCode.PLOW)
            case Source.HIGHER | Source.OFFERINGS:
                yield from self._more_points(WhyCode(source.value), source)

    def means(self) -> Iterator[Why]:
        """Yield what is worth no points by itself: camels, cards, the turn order."""
        yield from self._camels()
        cards = self._symbols(self.one) - self._symbols(self.other)
        if cards >= FEW and not self.one.is_over:
            yield why(WhyCode.CARDS, count=cards)
        places = self._order(self.one), self._order(self.other)
        if places[0] is not None and places[1] is not None and places[0] < places[1]:
            yield why(WhyCode.ORDER, places=places)

    def rivals(self) -> Iterator[Why]:
        """Yield what rivals do not get."""
        for rival in range(self.one.start.game.players):
            sites = {event.site for event in self.other.of(WellDug, rival)}
            kept = {event.site for event in self.one.of(WellDug, rival)}
            if rival != self.seat and len(kept) < len(sites):
                yield why(
                    WhyCode.RIVAL_WELL, sorted(min(sites - kept).hexes), points=self._well_points, rival=rival
                )

    @property
    def _well_points(self) -> int:
        return WELL_POINTS[self.one.start.reign - 1]

    def _wells(self) -> Iterator[Why]:
        mine = {event.site for event in self.one.of(WellDug, self.seat)}
        others = {event.site for event in self.other.of(WellDug, self.seat)}
        for site in sorted(mine - others)[: max(0, len(mine) - len(others))]:
            before = next(self._settled_before(site.hexes), None)
            if before is not None:
                yield before
            yield why(WhyCode.WELL, sorted(site.hexes), points=self._well_points)

    def _huts(self) -> Iterator[Why]:
        yield from self._fed()
        yield from self._settled_before(self.one.start.game.area)
        yield from self._more_points(WhyCode.INCOME, Source.HUTS)

    def _settled_before(self, area: frozenset[Hex]) -> Iterator[Why]:
        """Yield for a rival the hexes that it would have settled: those where own huts live then."""
        lost = self._starved(self.one)
        mine = {event.at for event in self.one.of(HutPlaced, self.seat)} - lost
        for rival in range(self.one.start.game.players):
            taken = mine & {event.at for event in self.other.of(HutPlaced, rival)} & area
            if rival != self.seat and taken:
                yield why(WhyCode.SETTLE_BEFORE, sorted(taken), rival=rival)

    def _fed(self) -> Iterator[Why]:
        lost, fewer = self._starved(self.other), self._starved(self.one)
        if len(fewer) >= len(lost):
            return
        there = self.one.start.players[self.seat].huts | {e.at for e in self.one.of(HutPlaced, self.seat)}
        saved = (lost - fewer) & there
        if len(saved) == len(lost) - len(fewer):
            yield why(WhyCode.FEED, sorted(saved))
        else:
            yield why(WhyCode.FEWER_STARVE, count=len(lost) - len(fewer))

    def _tiles(self, code: WhyCode, kind: type[ZigguratBuilt | ZigguratExtended]) -> Iterator[Why]:
        mine = {event.at for event in self.one.of(kind, self.seat)}
        others = {event.at for event in self.other.of(kind, self.seat)}
        if len(mine) > len(others):
            yield why(code, sorted(mine - others)[: len(mine) - len(others)])

    def _court(self) -> Iterator[Why]:
        one, other = (next(line.of(CourtRanked, self.seat), None) for line in (self.one, self.other))
        points = (one.points if one else 0) - (other.points if other else 0)
        if one and points > 0:
            yield why(WhyCode.COURT, points=points, places=(one.place, other.place if other else None))

    def _more_points(self, code: WhyCode, source: Source) -> Iterator[Why]:
        points = self.one.points(self.seat, source) - self.other.points(self.seat, source)
        if points > 0:
            yield why(code, points=points)

    def _camels(self) -> Iterator[Why]:
        camels = self._earned(self.one) - self._earned(self.other)
        if camels >= FEW:
            yield why(WhyCode.CAMELS, count=camels)

    def _starved(self, line: Line) -> set[Hex]:
        return {at for event in line.of(Starved, self.seat) for at in event.huts}

    def _earned(self, line: Line) -> int:
        earned = sum(event.camels for event in line.of(CamelsEarned, self.seat))
        return earned + sum(event.camels for event in line.of(CourtCamels, self.seat))

    def _symbols(self, line: Line) -> int:
        return sum(card.symbols for card in line.end.players[self.seat].hand)

    def _plow(self, line: Line) -> bool:
        return line.end.players[self.seat].plow

    def _order(self, line: Line) -> int | None:
        """Return the place in the turn order that comes of the harvest, from 1."""
        found = (event.order for event in line.events if isinstance(event, OrderChanged))
        return next((order.index(self.seat) + 1 for order in found), None)
