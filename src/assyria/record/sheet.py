"""The score sheet: a game being written down, with every position it went through."""

from __future__ import annotations

from collections import deque
from copy import copy
from dataclasses import replace
from typing import cast

from assyria.board import Card
from assyria.record.notation import move_text
from assyria.record.record import NOTHING, Dealt, Extra, Fault, Played, Record, RecordError
from assyria.rules import (
    Deal,
    Event,
    Game,
    IllegalMove,
    Move,
    Shuffle,
    State,
    Step,
    WrongDeal,
    new_game,
    outcome,
    play,
)


class Sheet:
    """A game from its deal on. `play` writes a move down, `undo` takes moves back."""

    def __init__(self, game: Game, dealt: Deal, extra: Extra = NOTHING) -> None:
        step = new_game(game, dealt)
        self.game = game
        self.extra = extra
        self.turn_order = dealt.turn_order
        self.moves: list[Played] = []
        self.story: list[tuple[Event, ...]] = [step.events]
        """What happened: before the first move, then after each."""
        self._states: list[State] = [step.state]
        self._deals: list[tuple[Dealt, ...]] = [(Dealt("food", dealt.food), Dealt("expansion", dealt.expansion))]

    @property
    def state(self) -> State:
        """The position now."""
        return self._states[-1]

    @property
    def deals(self) -> tuple[Dealt, ...]:
        """Everything that was shuffled so far, in order."""
        return tuple(dealt for deals in self._deals for dealt in deals)

    def at(self, number: int) -> State:
        """The position after so many moves. Raises IndexError beyond the last."""
        if not 0 <= number < len(self._states):
            raise IndexError(number)
        return self._states[number]

    def play(self, move: Move, shuffle: Shuffle, extra: Extra = NOTHING) -> Step:
        """Make a move and write it down, with the deals it called for. Raises IllegalMove."""
        dealt: list[Dealt] = []

        def noted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            fresh = tuple(shuffle(cards))
            dealt.append(Dealt("food", fresh))
            return fresh

        seat = self.state.mover
        step = play(self.state, move, noted)
        self.moves.append(Played(seat, move, extra))
        self.story.append(step.events)
        self._states.append(step.state)
        self._deals.append(tuple(dealt))
        return step

    def copy(self) -> Sheet:
        """Another sheet with the same game on it; what is written on one does not show on the other."""
        other = copy(self)
        other.moves = self.moves.copy()
        other.story = self.story.copy()
        other._states = self._states.copy()
        other._deals = self._deals.copy()
        return other

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves and the deals they called for. Raises IndexError if there are fewer."""
        keep = len(self.moves) - moves
        if moves < 0 or keep < 0:
            raise IndexError(moves)
        del self.moves[keep:]
        for kept in (self.story, self._states, self._deals):
            del kept[keep + 1 :]

    def record(self, number: int | None = None) -> Record:
        """The record of the game, or of its beginning up to this many moves."""
        number = len(self.moves) if number is None else number
        state = self.at(number)
        return Record(
            game=self.game,
            turn_order=self.turn_order,
            deals=tuple(dealt for deals in self._deals[: number + 1] for dealt in deals),
            moves=tuple(self.moves[:number]),
            outcome=outcome(state),
            extra=self.extra,
        )

    def _keep_notes(self, deals: tuple[Dealt, ...]) -> None:
        """Unknown keys of the deals stay with them."""
        notes = iter(deals)
        self._deals = [tuple(replace(dealt, extra=next(notes).extra) for dealt in row) for row in self._deals]


def replay(record: Record) -> Sheet:
    """Play a record through. Raises RecordError at the first thing that cannot be."""
    sheet = _begin(record)
    pending = deque(record.deals[2:])

    def next_deal(_cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if not pending:
            raise RecordError(Fault.MISSING_DEAL, "deals", expected="food", number=number)
        return cast(tuple[Card, ...], pending.popleft().cards)

    for number, played in enumerate(record.moves, start=1):
        text, state = move_text(played.move), sheet.state
        if state.seat is not None and played.seat != state.seat:
            raise RecordError(Fault.WRONG_SEAT, text, played.seat, str(state.seat), number)
        try:
            sheet.play(played.move, next_deal, played.extra)
        except IllegalMove as illegal:
            raise RecordError(Fault.ILLEGAL_MOVE, found=text, number=number, reason=illegal.why) from None
        except WrongDeal:
            where = f"deals[{len(record.deals) - len(pending) - 1}]"
            raise RecordError(Fault.WRONG_CARDS, where, expected=", ".join(state.discard), number=number) from None
    if pending:
        raise RecordError(Fault.SURPLUS_DEAL, f"deals[{len(record.deals) - len(pending)}]")
    sheet._keep_notes(record.deals)
    return sheet


def _begin(record: Record) -> Sheet:
    """The first two deals are the whole food deck and the whole expansion deck."""
    for index, deck in enumerate(("food", "expansion")):
        if index >= len(record.deals):
            raise RecordError(Fault.MISSING_DEAL, "deals", expected=deck)
    food, expansion = record.deals[:2]
    dealt = Deal(record.turn_order, cast(tuple[Card, ...], food.cards), cast(tuple[int, ...], expansion.cards))
    try:
        return Sheet(record.game, dealt, record.extra)
    except WrongDeal as wrong:
        if wrong.deck == "turn_order":
            seats = ", ".join(map(str, range(record.game.players)))
            raise RecordError(Fault.WRONG_ORDER, "turn_order", record.turn_order, seats) from None
        where = "deals[0]" if wrong.deck == "food" else "deals[1]"
        raise RecordError(Fault.WRONG_CARDS, where) from None
