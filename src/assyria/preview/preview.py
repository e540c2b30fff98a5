"""The preview of a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from assyria.board import PLOW, Board, Dignitary, Hex
from assyria.preview.choices import Baseline, Choice, choice
from assyria.preview.feeding import Feeding, cards_of, feeding, living
from assyria.preview.prospect import Prospect, end_of_reign, income, some_state, tally
from assyria.rules import DONE, OFFER, Move, Phase, Position, Reason, Seat, View, legal_moves, why_not
from assyria.rules.moves import Build, Buy, Court, Extend, Feed, Harvest, Hut, Start, Supply, Well
from assyria.rules.turn import CHAPTER_OF

BEFORE_ACTIONS = (Phase.START, Phase.DRAFT, Phase.HARVEST, Phase.HUTS, Phase.SUPPLY, Phase.WELLS)
FEEDING = (Phase.HUTS, Phase.SUPPLY)


@dataclass(frozen=True, eq=False)
class Refusal:
    """An illegal move that a player may try: the reason and its paragraph. One of each serves all positions."""

    move: Move
    reason: str
    rule: str


@dataclass(frozen=True)
class Preview:
    """The legal moves of the seat to decide, what is refused and why, and what the turn gains."""

    seat: Seat
    choices: tuple[Choice, ...]
    """One for each legal move, in the order of `legal_moves`."""
    refused: tuple[Refusal, ...]
    feeding: Feeding | None
    """Only while huts are placed and fed."""
    income: Prospect | None
    """This turn's income with the best feeding and all wells; None once it has come."""
    flood: Prospect | None
    """The gain at the end of the reign if nothing else changes; None before its last turn."""


def preview(seen: View) -> Preview:
    """Return the preview for the seat to decide. Raises ValueError once the game is over."""
    if seen.seat is None:
        raise ValueError("the game is over")
    seat, state = seen.seat, some_state(seen)
    lives = living(state)
    baseline = Baseline(state, lives)
    earned = income(state, lives) if seen.phase in BEFORE_ACTIONS else None
    flooded = end_of_reign(earned.state if earned else state)
    return Preview(
        seat=seat,
        choices=tuple(choice(baseline, move) for move in legal_moves(state)),
        refused=tuple(_refused(state)),
        feeding=feeding(state, lives) if seen.phase in FEEDING else None,
        income=tally(earned.events, seat) if earned else None,
        flood=tally(flooded.events, seat) if flooded else None,
    )


class _Attempt(dict[Reason, Refusal]):
    """A move that a player might try, and its refusals: values, and few, so each is made once."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move = move
        self.why_not = why_not if move == DONE else CHAPTER_OF[type(move)].why_not

    def __missing__(self, why: Reason) -> Refusal:
        refusal = self[why] = Refusal(self.move, why.code, why.rule)
        return refusal


_attempt = cache(_Attempt)


def _refused(position: Position) -> Iterator[Refusal]:
    """Yield the refusals of moves a player might try."""
    for attempt in _attempts(position):
        why = attempt.why_not(position, attempt.move)
        if why is not None:
            yield attempt[why]
    why = why_not(position, DONE)
    if why is not None:
        yield _attempt(DONE)[why]


def _attempts(position: Position) -> Iterable[_Attempt]:
    """Return the moves a player might try. Not with cards elsewhere, nor at corners without own huts."""
    me, board = position.me, position.game.board
    match position.phase:
        case Phase.START:
            return _everywhere(board, Start)
        case Phase.HARVEST:
            return (_attempt(Harvest(column)) for column in range(1, position.game.columns + 1))
        case Phase.HUTS:
            return _everywhere(board, Hut)
        case Phase.SUPPLY if position.supplying is not None:
            return _everywhere(board, Supply)
        case Phase.SUPPLY:
            return (_attempt(Feed(card)) for card in sorted(set(cards_of(me.hand, me.plow))))
        case Phase.WELLS:
            sites = (site for site in board.corners.values() if len(site.hexes & me.huts) > 1)
            return (_attempt(Well(site)) for site in sites)
        case Phase.ACTIONS:
            # Where there is no ziggurat, the refusal to build says all there is to say.
            extended = (Extend(at) for at in sorted(me.bases))
            bought = (Buy(card) for card in sorted({*position.display, PLOW}))
            others = (*extended, *(Court(dignitary) for dignitary in Dignitary), OFFER, *bought)
            return (*_everywhere(board, Build), *map(_attempt, others))
    # Whatever has been turned up can be drafted.
    return ()


@cache
def _everywhere(board: Board, kind: Callable[[Hex], Move]) -> tuple[_Attempt, ...]:
    return tuple(_attempt(kind(at)) for at in board.hexes.values())
