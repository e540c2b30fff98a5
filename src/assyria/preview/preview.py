"""The preview of a decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from assyria.board.cards import PLOW
from assyria.preview.choices import Choice, Decision, choice
from assyria.preview.feeding import Feeding, feeding, living
from assyria.preview.prospect import Prospect, end_of_reign, income, some_state, tally
from assyria.rules import DONE, Move, Phase, Position, Seat, View, legal_moves, why_not
from assyria.rules.moves import Build, Buy, Draft, Extend, Feed, Hut, Well
from assyria.rules.turn import CHAPTERS

BEFORE_ACTIONS = (Phase.START, Phase.DRAFT, Phase.HARVEST, Phase.HUTS, Phase.SUPPLY, Phase.WELLS)
FEEDING = (Phase.HUTS, Phase.SUPPLY)


@dataclass(frozen=True)
class Refusal:
    """An illegal move that a player may try: the reason and its paragraph."""

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
    decision = Decision(state, lives)
    earned = income(state, lives) if seen.phase in BEFORE_ACTIONS else None
    flooded = end_of_reign(earned.state if earned else state)
    return Preview(
        seat=seat,
        choices=tuple(choice(decision, move) for move in legal_moves(state)),
        refused=tuple(_refused(state)),
        feeding=feeding(state, lives) if seen.phase in FEEDING else None,
        income=tally(earned.events, seat) if earned else None,
        flood=tally(flooded.events, seat) if flooded else None,
    )


def _refused(position: Position) -> Iterator[Refusal]:
    """Yield the refusals of moves a player might try. Not of cards elsewhere or corners without own huts."""
    # Chapter by chapter, since most of the moves that are not at hand need not be asked about.
    for chapter in CHAPTERS[position.phase]:
        for move in chapter.conceivable_moves(position):
            if _at_hand(position, move):
                why = chapter.why_not(position, move)
                if why is not None:
                    yield Refusal(move, why.code, why.rule)
    why = why_not(position, DONE)
    if why is not None:
        yield Refusal(DONE, why.code, why.rule)


def _at_hand(position: Position, move: Move) -> bool:
    me = position.me
    match move:
        case Hut() | Build():
            return True
        case Extend(at=at):
            # Elsewhere the refusal to build says all there is to say.
            return at in me.bases
        case Well(site=site):
            return len(site.hexes & me.huts) > 1
        case Feed(card=card):
            return card in me.hand or (card == PLOW and me.plow)
        case Buy(card=card):
            return card in position.display or card == PLOW
        case Draft():
            # Whatever has been turned up can be taken.
            return False
        case _:
            return True
