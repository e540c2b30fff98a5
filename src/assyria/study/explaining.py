"""Why one move is better than another: both are played on to the end of the turn, and what then differs is told.

Nothing is told that does not happen there. Which of it matters is what the engine expects in the end, by source.
Where nothing in this turn accounts for that, the next one is played on some deals; what happens on most is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice

from assyria.protocol.coaching import Why, WhyCode
from assyria.rules import Move, Source, View
from assyria.study.lines import Choose, Line, play_turn, play_two_turns
from assyria.study.next_turn import next_turn
from assyria.study.reasons import Comparison, why

MOST = 2
"""Reasons that people read."""
EXPECTED = 0.3
"""Points by which a source has to be better in the end before something that happens there is a reason."""
TOLD = 1.0
"""Points from which on a source is a reason by itself."""
DEALS = 4
"""Deals on which the next turn is played."""


def explain(
    seen: View,
    moves: tuple[Sequence[Move], Sequence[Move]],
    gains: Mapping[Source, float],
    choose: Choose,
    *,
    look_ahead: bool = False,
) -> list[Why]:
    """Return why the first of two moves, or rows of moves, is better for who decides; the main reason first.

    `gains` is what it is expected to gain in the end, and `choose` how everyone goes on.
    """
    seat = seen.mover
    comparison = Comparison(seat, *(play_turn(seen, some, choose) for some in moves))

    @cache
    def soon() -> tuple[list[Line], list[Line]]:
        one, other = ([play_two_turns(seen, some, choose, deal) for deal in range(DEALS)] for some in moves)
        return one, other

    def next_reason(source: Source) -> Why | None:
        return next_turn(source, seat, *soon()) if look_ahead else None

    return list(islice(chosen(comparison, gains, next_reason), MOST))


def chosen(
    comparison: Comparison, gains: Mapping[Source, float], soon: Callable[[Source], Why | None]
) -> Iterator[Why]:
    """Yield the reasons that matter, the main one first: what one gains always comes before a rival's loss.

    What can be seen on the board is told before what the engine only expects.
    """
    found = [*_gained(comparison, gains, soon), *comparison.means()]
    if not found:
        found = [why(WhyCode.CHANCE)]
    if found[0].code is WhyCode.SOURCE:
        found[:2] = reversed(found[:2])
    yield from chain(found, comparison.rivals())


def _gained(
    comparison: Comparison, gains: Mapping[Source, float], soon: Callable[[Source], Why | None]
) -> Iterator[Why]:
    """Yield what speaks for the first line in each source, the one with most to gain first."""
    vague = False
    for source in sorted(gains, key=lambda each: -gains[each]):
        if gains[source] < EXPECTED:
            return
        reasons = list(comparison.of(source))
        if not reasons and gains[source] >= TOLD:
            reason = soon(source)
            if reason is None and not vague:
                vague, reason = True, why(WhyCode.SOURCE, source=source, points=round(gains[source]))
            reasons = [reason] if reason else []
        yield from reasons
