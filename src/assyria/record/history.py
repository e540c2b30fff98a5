"""The history of a game: its deals and moves, with every position since the start."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import cast

from assyria.board import Card
from assyria.record.position import parse_position, position_text
from assyria.record.record import NOTHING, Dealt, Extra, Played, Record, Variation
from assyria.record.values import change
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
def _played_plainly(seat: Seat, move: Move) -> Played:
    """Return a shared instance: the same decisions recur in all games."""
    return Played(seat, move, NOTHING)


def _played(seat: Seat, move: Move, extra: Extra) -> Played:
    return Played(seat, move, extra) if extra else _played_plainly(seat, move)


class NoRecord(ValueError):
    """The game began from a position: nobody knows the deal and the moves before it."""


@dataclass(frozen=True, init=False, repr=False)
class GameHistory:
    """A game from its deal or from a position on: a frozen value. `play` and `undo` return another one."""

    game: Game
    turn_order: tuple[Seat, ...]
    extra: Extra
    """Further keys of the record, kept unchanged."""
    moves: tuple[Played, ...]
    variations: tuple[Variation, ...]
    """Lines that leave the game. Those from beyond an undone move go with it."""
    _has_record: bool
    _deals: tuple[tuple[int, Dealt], ...]
    """The deals, each with the number of the move that needed it."""
    _first: Step
    _last: Step = field(compare=False)
    _kept: tuple[str, ...] = field(compare=False)
    """The positions after APART moves, 2 × APART moves, and so on."""
    _looked_up: tuple[int, Step] = field(compare=False)
    """A cache: the last position looked up, with its number. The next one is often needed then."""

    def __init__(self, game: Game, dealt: Deal, extra: Extra = NOTHING) -> None:
        deals = ((0, Dealt("food", dealt.food)), (0, Dealt("expansion", dealt.expansion)))
        self._begin(new_game(game, dealt), deals, extra)

    @classmethod
    def from_position(cls, state: State) -> GameHistory:
        """Return a game that goes on from a position. It has no record."""
        history = cls.__new__(cls)
        history._begin(Step(state), (), NOTHING)
        return history

    def _begin(self, first: Step, deals: tuple[tuple[int, Dealt], ...], extra: Extra) -> None:
        vars(self).update(
            game=first.state.game,
            turn_order=first.state.order,
            extra=extra,
            moves=(),
            variations=(),
            _has_record=bool(deals),
            _deals=deals,
            _first=first,
            _last=first,
            _kept=(),
            _looked_up=(0, first),
        )

    @property
    def state(self) -> State:
        """The position now."""
        return self._last.state

    @property
    def last_events(self) -> tuple[Event, ...]:
        """The events of the last move; before the first, those of the start."""
        return self._last.events

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
            raise IndexError(f"{len(self.moves)} moves were played; there is no position after {number}")
        if number == len(self.moves):
            return self._last
        known, step = self._looked_up
        if not (number - 1) // APART * APART < known <= number:
            known, step = self._before(number)
        for again in range(known + 1, number + 1):
            step = self._again(step.state, again)
        vars(self)["_looked_up"] = (number, step)
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

    def play(self, move: Move, shuffle: Shuffle, extra: Extra = NOTHING) -> GameHistory:
        """Return the game after a move, with the deals that it needed. Raises IllegalMove."""
        dealt: list[tuple[int, Dealt]] = []
        number = len(self.moves) + 1

        def noted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            fresh = tuple(shuffle(cards))
            dealt.append((number, Dealt("food", fresh)))
            return fresh

        step = play(self.state, move, noted)
        return change(
            self,
            moves=(*self.moves, _played(self.state.mover, move, extra)),
            _deals=(*self._deals, *dealt) if dealt else self._deals,
            _last=step,
            _kept=self._kept if number % APART else (*self._kept, position_text(step.state)),
        )

    def undo(self, moves: int = 1) -> GameHistory:
        """Return the game without its last moves and their deals. Raises IndexError if there are fewer."""
        keep = len(self.moves) - moves
        if not 0 <= moves <= len(self.moves):
            raise IndexError(f"{len(self.moves)} moves were played; {moves} cannot be taken back")
        return change(
            self,
            moves=self.moves[:keep],
            variations=self._lines_until(keep),
            _deals=tuple((called, dealt) for called, dealt in self._deals if called <= keep),
            _last=self._step(keep),
            _kept=self._kept[: keep // APART],
            _looked_up=(0, self._first),
        )

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
            moves=self.moves[:number],
            outcome=outcome(state),
            extra=self.extra,
            variations=self._lines_until(number),
        )

    def _lines_until(self, number: int) -> tuple[Variation, ...]:
        return tuple(line for line in self.variations if line.at <= number)

    def annotate_last(self, extra: Extra) -> GameHistory:
        """Return the game with these further keys at its last move."""
        last = self.moves[-1]
        return change(self, moves=(*self.moves[:-1], _played(last.seat, last.move, extra)))

    def annotate(self, record: Record) -> GameHistory:
        """Return the game with what its record says besides: further keys of the deals, lines that leave it."""
        both = zip(self._deals, record.deals, strict=True)
        deals = tuple((called, replace(dealt, extra=noted.extra)) for (called, dealt), noted in both)
        return change(self, _deals=deals, variations=record.variations)
