"""The luck–skill ledger: every change of what a seat can expect, booked to exactly one cause.

Between two choices it changes by the decision (what was played against the best move found), by the cards turned
up (those that came against others that might have come), and by what is left: the engine corrects itself. At the
start everyone can expect the same, and what the first deal makes of that is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assyria.rules import Seat
from assyria.study.estimate import Estimate
from assyria.study.judging import Judgement

Numbers = tuple[float, ...]
"""By seat."""


@dataclass(frozen=True)
class Booking:
    """What changed from one choice to the next."""

    mover: Seat
    decision: Numbers
    luck: Numbers
    correction: Numbers


@dataclass(frozen=True)
class Account:
    """All changes of one seat: start + own + others + luck + correction = result."""

    start: float
    own: float
    others: Numbers
    """By the seat that decided; 0 for the seat itself."""
    luck: float
    correction: float
    result: float


@dataclass(frozen=True)
class Ledger:
    """All changes of a game."""

    start: float
    """What everyone can expect before the first deal."""
    first_deal: Numbers
    bookings: tuple[Booking, ...]
    end: Numbers

    def account(self, seat: Seat) -> Account:
        """Return the account of a seat over the whole game."""
        whole = self.sum_up(seat, range(len(self.bookings)))
        return Account(
            self.start,
            whole.own,
            whole.others,
            self.first_deal[seat] + whole.luck,
            whole.correction,
            self.end[seat],
        )

    def sum_up(self, seat: Seat, numbers: Sequence[int]) -> Account:
        """Return what some bookings changed for a seat; its result is their sum."""
        own = luck = correction = 0.0
        others = [0.0] * len(self.end)
        for number in numbers:
            booking = self.bookings[number]
            if booking.mover == seat:
                own += booking.decision[seat]
            else:
                others[booking.mover] += booking.decision[seat]
            luck += booking.luck[seat]
            correction += booking.correction[seat]
        return Account(0.0, own, tuple(others), luck, correction, own + sum(others) + luck + correction)


def book(
    judged: Sequence[tuple[Seat, Judgement]], end: Estimate, quantity: Callable[[Estimate], Numbers], start: float
) -> Ledger:
    """Return the ledger of a quantity, such as win chances.

    `judged` are the movers and the judgements of all decisions in order, `end` is the last position.
    """
    values = [quantity(judgement.best_value) for _, judgement in judged]
    values.append(quantity(end))
    bookings = []
    for (mover, judgement), after in zip(judged, values[1:], strict=True):
        best, played = quantity(judgement.best_value), quantity(judgement.played_value)
        luck = (0.0,) * len(after)
        if judgement.expected_deal is not None and judgement.actual_deal is not None:
            luck = _minus(quantity(judgement.actual_deal), quantity(judgement.expected_deal))
        correction = _minus(_minus(after, played), luck)
        bookings.append(Booking(mover, _minus(played, best), luck, correction))
    first_deal = tuple(value - start for value in values[0])
    return Ledger(start, first_deal, tuple(bookings), values[-1])


def _minus(one: Numbers, other: Numbers) -> Numbers:
    return tuple(left - right for left, right in zip(one, other, strict=True))
