"""Replaying records: every move of the game and of all its lines is played and checked."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from assyria.board import Card
from assyria.record.history import GameHistory
from assyria.record.notation import move_text
from assyria.record.record import Dealt, Fault, Played, Record, RecordError, Variation
from assyria.record.variations import VARIATIONS
from assyria.rules import Deal, IllegalMove, State, WrongDeal
from assyria.rules.state import change


def replay(record: Record) -> GameHistory:
    """Replay a record with its lines. Raises RecordError at the first error."""
    history = _play_all(_begin(record), record.moves, record.deals, dealt_before=2)
    _check_lines(record.variations, history, 0, "")
    return history.annotate(record)


def line_history(history: GameHistory, path: Sequence[int]) -> GameHistory:
    """Return a line as a game of its own, from the start on, with the lines that leave it.

    The path has the place of each variation among its siblings: (1, 0) is the first line of the second line.
    Raises IndexError if there is no such line, NoRecord.
    """
    for place in path:
        if not 0 <= place < len(history.variations):
            raise IndexError(f"{len(history.variations)} lines leave the game here; there is no line {place}")
        history = replay(line_record(history, history.variations[place]))
    return history


def line_record(history: GameHistory, line: Variation) -> Record:
    """Return a line that leaves this game as a record of its own."""
    before = history.record(line.at)
    deals = (*before.deals, *line.deals)
    if line.deals_anew:
        food, expansion, *later = line.deals
        deals = (*with_rest(before.deals, food.cards, expansion.cards), *later)
    return replace(
        before,
        deals=deals,
        moves=(*before.moves, *line.moves),
        outcome=None,
        # What else was noted of a game, such as a promise of its deal, is not true of a line.
        extra={key: value for key, value in before.extra.items() if key == "names"},
        variations=line.variations,
    )


def with_rest(
    deals: Sequence[Dealt], food: Sequence[Card] | Sequence[int], expansion: Sequence[int] | Sequence[Card]
) -> tuple[Dealt, ...]:
    """Return deals whose last cards lie in another order: those of the newest food deal, and of the expansion."""
    first, second, *later = deals
    if later:
        later[-1] = _with_tail(later[-1], food)
    else:
        first = _with_tail(first, food)
    return (first, _with_tail(second, expansion), *later)


def _with_tail(dealt: Dealt, tail: Sequence[Card] | Sequence[int]) -> Dealt:
    seen = dealt.cards[: len(dealt.cards) - len(tail)]
    return replace(dealt, cards=cast(tuple[Card, ...], (*seen, *tail)))


def _check_lines(lines: Sequence[Variation], parent: GameHistory, begins: int, inside: str) -> None:
    """Play lines of a parent, which has its first position after so many moves of the game. Raises RecordError."""
    for place, line in enumerate(lines):
        where = f"{inside}{VARIATIONS}[{place}]"
        last = begins + len(parent.moves)
        if not begins <= line.at <= last:
            raise RecordError(Fault.WRONG_VALUE, f"{where}.at", line.at, f"{begins}–{last}")
        try:
            state = _dealt_as(line, parent.at(line.at - begins))
            first = 2 if line.deals_anew else 0
            history = GameHistory.from_position(state)
            history = _play_all(history, line.moves, line.deals, dealt_before=first, played_before=line.at)
        except RecordError as wrong:
            raise wrong.in_line(where) from None
        _check_lines(line.variations, history, line.at, f"{where}.")


def _dealt_as(line: Variation, state: State) -> State:
    """Return the position with the unseen cards as the line has them. Raises RecordError."""
    if not line.deals_anew:
        return state
    food, expansion = line.deals[:2]
    for place, dealt, unseen in ((0, food, state.deck), (1, expansion, state.expansion_deck)):
        if sorted(map(str, dealt.cards)) != sorted(map(str, unseen)):
            raise RecordError(Fault.WRONG_CARDS, f"deals[{place}]", expected=", ".join(sorted(map(str, unseen))))
    return change(
        state, deck=cast(tuple[Card, ...], food.cards), expansion_deck=cast(tuple[int, ...], expansion.cards)
    )


def _play_all(
    history: GameHistory,
    moves: Sequence[Played],
    deals: Sequence[Dealt],
    *,
    dealt_before: int,
    played_before: int = 0,
) -> GameHistory:
    """Play moves with the deals that they call for, after some of the deals, and return the game then.

    Raises RecordError.
    """
    pending = deque(deals[dealt_before:])

    def next_deal(_cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if not pending:
            raise RecordError(Fault.MISSING_DEAL, "deals", expected="food", number=number)
        return cast(tuple[Card, ...], pending.popleft().cards)

    for number, played in enumerate(moves, start=played_before + 1):
        text, state = move_text(played.move), history.state
        if state.seat is not None and played.seat != state.seat:
            raise RecordError(Fault.WRONG_SEAT, text, played.seat, str(state.seat), number)
        try:
            history = history.play(played.move, next_deal, played.extra)
        except IllegalMove as illegal:
            raise RecordError(Fault.ILLEGAL_MOVE, found=text, number=number, why=illegal.why) from None
        except WrongDeal:
            where = f"deals[{len(deals) - len(pending) - 1}]"
            raise RecordError(Fault.WRONG_CARDS, where, expected=", ".join(state.discard), number=number) from None
    if pending:
        raise RecordError(Fault.SURPLUS_DEAL, f"deals[{len(deals) - len(pending)}]")
    return history


def _begin(record: Record) -> GameHistory:
    """Begin a game with the first two deals, the whole food and expansion decks."""
    for index, deck in enumerate(("food", "expansion")):
        if index >= len(record.deals):
            raise RecordError(Fault.MISSING_DEAL, "deals", expected=deck)
    food, expansion = record.deals[:2]
    dealt = Deal(record.turn_order, cast(tuple[Card, ...], food.cards), cast(tuple[int, ...], expansion.cards))
    try:
        return GameHistory(record.game, dealt, record.extra)
    except WrongDeal as wrong:
        if wrong.deck == "turn_order":
            seats = ", ".join(map(str, range(record.game.players)))
            raise RecordError(Fault.WRONG_ORDER, "turn_order", record.turn_order, seats) from None
        where = "deals[0]" if wrong.deck == "food" else "deals[1]"
        raise RecordError(Fault.WRONG_CARDS, where) from None
