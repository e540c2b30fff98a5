"""Where a game was decided for a seat, by the points of everyone at the end."""

from __future__ import annotations

from dataclasses import replace

from assyria.protocol.coaching import Headline, HeadlineCode
from assyria.record import GameHistory
from assyria.rules import Outcome, Seat, Source, State, outcome
from assyria.rules.events import CourtRanked

FIELDS = {
    "court": (Source.INFLUENCE, Source.HIGHER),
    "wells": (Source.WELLS,),
    "ziggurats": (Source.ZIGGURATS,),
    "huts": (Source.HUTS,),
    "offerings": (Source.OFFERINGS,),
    "camels": (Source.CAMELS, Source.PLOW),
}
"""What headlines speak of, and the sources of its points; of equal differences the first is told."""


def headlines(history: GameHistory) -> list[Headline]:
    """Return the headline of each seat; none if the game broke off before anybody had a point."""
    over = outcome(history.state)
    end = over or _so_far(history.state)
    if not any(end.scores):
        return []
    at_court = {e.seat for events in history.story for e in events if isinstance(e, CourtRanked)}
    found = [headline_of(end, seat, seat in at_court) for seat in range(len(end.scores))]
    return found if over else [_broken_off(headline) for headline in found]


def _so_far(state: State) -> Outcome:
    """Return what the points come to if nobody scores any more."""
    ledgers = tuple(player.ledger for player in state.players)
    scores = tuple(map(sum, ledgers))
    return Outcome(scores, ledgers, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


def _broken_off(headline: Headline) -> Headline:
    """Return a headline of points that decide nothing yet."""
    return replace(headline, broken_off=True, decisive=False)


def points_in(field: str, points: tuple[float, ...]) -> float:
    """Return the points of a field, of all by source."""
    return sum(points[list(Source).index(source)] for source in FIELDS[field])


def field_of(headline: Headline) -> str:
    """Return what a headline speaks of."""
    return headline.code.rpartition("-")[2]


def headline_of(end: Outcome, seat: Seat, was_at_court: bool) -> Headline:
    """Return where a game was decided for a seat, which had huts at court at some flood or not."""
    won = seat in end.winners
    others = [other for other in range(len(end.scores)) if other != seat]
    # The winner is compared with who came next, everyone else with the winner.
    rival = max(others if won else end.winners, key=lambda other: end.scores[other])
    way = 1 if won else -1
    mine, theirs = ({field: int(points_in(field, end.ledgers[one])) for field in FIELDS} for one in (seat, rival))
    field = max(FIELDS, key=lambda each: way * (mine[each] - theirs[each]))
    margin = abs(end.scores[seat] - end.scores[rival])
    code = HeadlineCode(f"{'ahead' if won else 'behind'}-{field}")
    if won and not margin:
        code = HeadlineCode.SHARED
    elif code is HeadlineCode.BEHIND_COURT and not was_at_court:
        code = HeadlineCode.NO_COURT
    elif code is HeadlineCode.BEHIND_WELLS and not mine[field]:
        code = HeadlineCode.NO_WELLS
    return Headline(
        code=code,
        rival=rival,
        mine=mine[field],
        theirs=theirs[field],
        margin=margin,
        decisive=abs(mine[field] - theirs[field]) >= margin > 0,
        lost=None,
    )
