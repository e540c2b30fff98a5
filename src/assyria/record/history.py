"""The history of a game: its deals and moves, with every position since the start."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from functools import lru_cache
from typing import cast

from assyria.board import Card
from assyria.record.position import parse_position, position_text
from assyria.record.record import NOTHING, Dealt, Extra, Played, Record, Variation
from assyria.rules import (
    Deal,
    Event,
    Game,
    Move,
    Seat,
    Shuffle,
    State,
    Step,
    new_game,
    outcome,
    play,
)

APART = 64
"""Moves between stored positions. Other positions are replayed on demand."""


@lru_cache(4096)
def _played(seat: Seat, move: Move) -> Played:
    """Return a shared instance: the same decisions recur in all games."""
    return Played(seat, move, NOTHING)


class NoRecord(ValueError):
    """The game began from a position: nobody knows the deal and the moves before it."""


class GameHistory:
    """A game from its deal or from a position on. `play` adds a move, `undo` removes moves."""

    def __init__(self, game: Game, dealt: Deal, extra: Extra = NOTHING) -> None:
        first = new_game(game, dealt)
        self._begin(first, [(0, Dealt("food", dealt.food)), (0, Dealt("expansion", dealt.expansion))], extra)

    @classmethod
    def from_position(cls, state: State) -> GameHistory:
        """Return a game that goes on from a position. It has no record."""
        history = cls.__new__(cls)
        history._begin(Step(state), [], NOTHING)
        return history

    def _begin(self, first: Step, deals: list[tuple[int, Dealt]], extra: Extra) -> None:
        self.game = first.state.game
        self.extra = extra
        self.turn_order = first.state.order
        self.moves: list[Played] = []
        self.variations: tuple[Variation, ...] = ()
        """Lines that leave the game. Those from beyond an undone move go with it."""
        self._has_record = bool(deals)
        self._deals = deals
        """The deals, each with the number of the move that needed it."""
        self._first = self._last = first
        self._kept: list[str] = []
        """The positions after APART moves, 2 × APART moves, and so on."""
        self._looked_up: tuple[int, Step] = (0, first)
        """The last position looked up: the next one is often needed then."""

    @property
    def state(self) -> State:
        """The position now."""
        return self._last.state

    @property
    def deals(self) -> tuple[Dealt, ...]:
        """All deals so far, in order."""
        return tuple(dealt for _, dealt in self._deals)

    @property
    def story(self) -> list[tuple[Event, ...]]:
        """The events before the first move, then those of each move."""
        return [self.events(number) for number in range(len(self.moves) + 1)]

    def at(self, number: int) -> State:
        """Return the position after a number of moves. Raises IndexError beyond the last."""
        return self._step(number).state

    def events(self, number: int) -> tuple[Event, ...]:
        """Return the events of a move by its number; 0 is before the first. Raises IndexError."""
        return self._step(number).events

    def _step(self, number: int) -> Step:
        if not 0 <= number <= len(self.moves):
            raise IndexError(number)
        if number == len(self.moves):
            return self._last
        known, step = self._looked_up
        if not (number - 1) // APART * APART < known <= number:
            known, step = self._before(number)
        for again in range(known + 1, number + 1):
            step = self._again(step.state, again)
        self._looked_up = (number, step)
        return step

    def _before(self, number: int) -> tuple[int, Step]:
        """Return the last stored position before a move, without its events; or the opening."""
        parts = max(0, number - 1) // APART
        if parts == 0:
            return 0, self._first
        return parts * APART, Step(cast(State, parse_position(self._kept[parts - 1])))

    def _again(self, before: State, number: int) -> Step:
        """Play the move of this number again with the cards recorded for it."""
        cards = (cast(tuple[Card, ...], dealt.cards) for called, dealt in self._deals if called == number)
        return play(before, self.moves[number - 1].move, lambda _: next(cards))

    def play(self, move: Move, shuffle: Shuffle, extra: Extra = NOTHING) -> Step:
        """Play a move and add it with the deals it needed. Raises IllegalMove."""
        dealt: list[tuple[int, Dealt]] = []
        number = len(self.moves) + 1

        def noted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            fresh = tuple(shuffle(cards))
            dealt.append((number, Dealt("food", fresh)))
            return fresh

        seat = self.state.mover
        step = play(self.state, move, noted)
        self.moves.append(Played(seat, move, extra) if extra else _played(seat, move))
        self._deals += dealt
        self._last = step
        if number % APART == 0:
            self._kept.append(position_text(step.state))
        return step

    def copy(self) -> GameHistory:
        """Return an independent copy of the history."""
        other = copy(self)
        other.moves = self.moves.copy()
        other._deals = self._deals.copy()
        other._kept = self._kept.copy()
        return other

    def undo(self, moves: int = 1) -> None:
        """Remove the last moves and the deals they needed. Raises IndexError if there are fewer."""
        keep = len(self.moves) - moves
        if moves < 0:
            raise IndexError(moves)
        self._last = self._step(keep)
        self._looked_up = (0, self._first)
        del self.moves[keep:]
        del self._kept[keep // APART :]
        self._deals = [(called, dealt) for called, dealt in self._deals if called <= keep]
        self.variations = self._lines_until(keep)

    def record(self, number: int | None = None) -> Record:
        """Return the record of the game, or of its first moves. Raises NoRecord."""
        if not self._has_record:
            raise NoRecord
        number = len(self.moves) if number is None else number
        state = self.at(number)
        return Record(
            game=self.game,
            turn_order=self.turn_order,
            deals=tuple(dealt for called, dealt in self._deals if called <= number),
            moves=tuple(self.moves[:number]),
            outcome=outcome(state),
            extra=self.extra,
            variations=self._lines_until(number),
        )

    def _lines_until(self, number: int) -> tuple[Variation, ...]:
        return tuple(line for line in self.variations if line.at <= number)

    def keep_notes(self, deals: tuple[Dealt, ...]) -> None:
        """Keep the unknown keys of the deals."""
        self._deals = [
            (called, replace(dealt, extra=noted.extra))
            for (called, dealt), noted in zip(self._deals, deals, strict=True)
        ]
