"""The luck–skill account: every change of what a seat can expect, booked to exactly one cause.

Between two choices it changes by the decision (what was played against the best move found), by the cards turned
up (those that came against others that might have come), and by what is left: the engine corrects itself. At the
start everyone can expect the same, and what the first deal makes of that is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assyria.protocol.reviews import Booked, ReviewAccount
from assyria.rules import Seat
from assyria.study.estimate import Estimate
from assyria.study.judging import Judgement

Numbers = Sequence[float]
"""By seat."""


@dataclass(frozen=True)
class LuckAccount:
    """All changes of a game."""

    start: float
    """What everyone can expect before the first deal."""
    first_deal: Numbers
    movers: Sequence[Seat]
    """Who decided, by decision,"""
    booked: Sequence[Booked]
    """and what changed until the next one."""
    end: Numbers

    def account(self, seat: Seat) -> ReviewAccount:
        """Return the account of a seat over the whole game."""
        whole = self.sum_up(seat, range(len(self.booked)))
        whole.start, whole.result = self.start, self.end[seat]
        whole.luck += self.first_deal[seat]
        return whole

    def sum_up(self, seat: Seat, numbers: Sequence[int]) -> ReviewAccount:
        """Return what some decisions changed for a seat, from 0 on."""
        own = luck = correction = 0.0
        others = [0.0] * len(self.end)
        for number in numbers:
            mover, booked = self.movers[number], self.booked[number]
            if mover == seat:
                own += booked.decision[seat]
            else:
                others[mover] += booked.decision[seat]
            luck += booked.luck[seat]
            correction += booked.correction[seat]
        result = own + sum(others) + luck + correction
        return ReviewAccount(start=0.0, own=own, others=others, luck=luck, correction=correction, result=result)


def book(
    judged: Sequence[tuple[Seat, Judgement]], end: Estimate, quantity: Callable[[Estimate], Numbers], start: float
) -> LuckAccount:
    """Return the account of a quantity, such as win chances.

    `judged` are the movers and the judgements of all decisions in order, `end` is the last position.
    """
    values = [quantity(judgement.best_value) for _, judgement in judged]
    values.append(quantity(end))
    booked = []
    for (_, judgement), after in zip(judged, values[1:], strict=True):
        best, played = quantity(judgement.best_value), quantity(judgement.played_value)
        luck = [0.0] * len(after)
        if judgement.expected_deal is not None and judgement.actual_deal is not None:
            luck = _minus(quantity(judgement.actual_deal), quantity(judgement.expected_deal))
        correction = _minus(_minus(after, played), luck)
        booked.append(Booked(decision=_minus(played, best), luck=luck, correction=correction))
    first_deal = [value - start for value in values[0]]
    return LuckAccount(start, first_deal, [mover for mover, _ in judged], booked, values[-1])


def _minus(one: Numbers, other: Numbers) -> list[float]:
    return [left - right for left, right in zip(one, other, strict=True)]
