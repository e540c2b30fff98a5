"""What the next turn has to do with a choice: what happens on most deals after one line, and not after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from assyria.board import Site
from assyria.protocol.coaching import Why, WhyCode
from assyria.rules import Seat, Source
from assyria.rules.events import WellDug
from assyria.study.lines import Line
from assyria.study.reasons import why

MOST_DEALS = 0.75
"""Of the deals, on which something has to happen before it is told."""
SELDOM = 0.25

Lines = Sequence[Line]
"""To the end of the next turn, one a deal."""


def next_turn(source: Source, seat: Seat, one: Lines, other: Lines) -> Why | None:
    """Return what speaks for the first lines in a source of points; None if it is nothing clear."""
    match source:
        case Source.WELLS:
            return _well(_digs(one, seat), _digs(other, seat), len(one))
        case Source.INFLUENCE | Source.OFFERINGS:
            code = WhyCode.COURT_SOON if source is Source.INFLUENCE else WhyCode.OFFERINGS_SOON
            more = _more(
                [line.points(seat, source) for line in one], [line.points(seat, source) for line in other]
            )
            return why(code, points=more) if more else None
        case Source.ZIGGURATS | Source.HUTS:
            code = WhyCode.TILES_SOON if source is Source.ZIGGURATS else WhyCode.HUTS_SOON
            more = _more(_pieces(source, one, seat), _pieces(source, other, seat))
            return why(code, count=more) if more else None
    return None


def _digs(lines: Lines, seat: Seat) -> Counter[Site]:
    """Return on how many deals a seat digs each well."""
    return Counter(event.site for line in lines for event in line.of(WellDug, seat))


def _well(digs: Counter[Site], others: Counter[Site], deals: int) -> Why | None:
    clear = [site for site in digs if digs[site] >= MOST_DEALS * deals and others[site] <= SELDOM * deals]
    # Another well instead would be no gain.
    if not clear or digs.total() <= others.total():
        return None
    return why(WhyCode.WELL_SOON, sorted(max(clear, key=lambda site: (digs[site] - others[site], site)).hexes))


def _pieces(source: Source, lines: Lines, seat: Seat) -> list[int]:
    """Return how many tiles or huts a seat has on the board in the end."""
    players = [line.end.players[seat] for line in lines]
    return [player.tiles if source is Source.ZIGGURATS else len(player.huts) for player in players]


def _more(one: Sequence[int], other: Sequence[int]) -> int:
    """Return by how much the first numbers are larger in the mean; 0 if they are not on most deals."""
    more = [first - second for first, second in zip(one, other, strict=True)]
    return round(fmean(more)) if sum(each > 0 for each in more) >= MOST_DEALS * len(more) else 0
