"""Exercises: a position that somebody plays on from, at a table that nobody keeps.

The person who asks sends the position and all of their moves each time, so nothing has to be stored, resumed or
undone. The same position and moves always lead to the same table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from random import Random

from assyria.bots.stand_in import stand_in_move
from assyria.protocol import PROTOCOL
from assyria.protocol.commands import PlayMove
from assyria.protocol.entries import Entry, Moved, Opened
from assyria.protocol.messages import ChangeView, TableMessage
from assyria.protocol.options import BOT_NAMES, STAND_IN, Chair, ChairKind, Status, TableOptions
from assyria.protocol.problems import InvalidPart, Problem, ProblemCode
from assyria.protocol.study import ExerciseRequest
from assyria.record import GameHistory, NotAPosition, move_text, parse_position, position_text
from assyria.record.fair import shuffled
from assyria.rules import Phase, Seat, State, View, legal_moves, view
from assyria.rules.view import with_decks
from assyria.table import Table, decide
from assyria.table.changes import apply_entry
from assyria.table.messages import preview_message, table_view

ME = "me"
"""The person who does the exercise."""
ID = "exercise"
NOW = 0.0
"""There are no clocks, and nothing of an exercise depends on when it is done."""


class Exercise:
    """A table that begins in a position. `play` makes a move of mine, `let_bots_play` those of the others."""

    def __init__(self, position: str, mine: Sequence[Seat]) -> None:
        """Begin. Raises Problem for a line that is no position, or that has no such seats."""
        state, secret = _begin(position)
        if any(seat >= state.game.players for seat in mine):
            raise Problem(ProblemCode.NO_SUCH_SEAT)
        self.mine = sorted(set(mine))
        self.start = state
        self.changes: list[ChangeView] = []
        self._secret = secret
        self.table = replace(
            Table.new(Opened(_options(state), _chairs(state, self.mine), ME, secret.hex())),
            # Nobody promised the cards: they follow from the position.
            commitment=None,
            history=GameHistory.from_position(state),
            status=Status.FINISHED if state.phase is Phase.OVER else Status.PLAYING,
        )

    @property
    def history(self) -> GameHistory:
        """All positions since the start."""
        assert self.table.history is not None
        return self.table.history

    @property
    def state(self) -> State:
        """The position now."""
        return self.history.state

    def play(self, move: str) -> ChangeView:
        """Make a move for the seat of mine that is to decide. Raises Problem."""
        table, seat = self.table, self.table.mover
        command = PlayMove(self.mine[0] if seat is None else seat, table.version, move)
        (entry,) = decide(table, command, ME)
        return self._apply(entry)

    def let_bots_play(self) -> None:
        """Let the others play until one of my seats is to decide, or the game is over."""
        while (seat := self.table.bot_to_move) is not None:
            move = stand_in_move(view(self.state), _chance(self._secret, self.table.version))
            self._apply(Moved(seat, move_text(move)))

    def _apply(self, entry: Entry) -> ChangeView:
        self.table, change = apply_entry(self.table, entry, NOW)
        self.changes.append(change)
        return change

    def message(self) -> TableMessage:
        """Return the table as a real one would be told, with all that happened there."""
        table = self.table
        told = table_view(table, NOW)
        # They go back by sending fewer moves, as far as they like.
        told.undo_to = 0 if any(change.seat in self.mine for change in self.changes) else None
        return TableMessage(
            **vars(told),
            mine=self.mine,
            here=[],
            gone=[None] * len(table.chairs),
            stand_in_from=None,
            removed=False,
            watchers=0,
            watching=[],
            preview=preview_message(table) if table.mover in self.mine else None,
            protocol=PROTOCOL,
            page=None,
            id=ID,
            owner=True,
            expires=None,
            changes=self.changes,
        )


def play_exercise(request: ExerciseRequest) -> Exercise:
    """Return the table after my moves and those of the bots between them. Raises Problem."""
    exercise = Exercise(request.position, request.mine)
    exercise.let_bots_play()
    for move in request.moves:
        exercise.play(move)
        exercise.let_bots_play()
    return exercise


def _begin(text: str) -> tuple[State, bytes]:
    """Return the position of a line, and what all chance of the exercise follows from. Raises Problem."""
    try:
        found = parse_position(text)
    except NotAPosition as wrong:
        raise _bad_position(f"{wrong.field}: {wrong.found}") from None
    secret = sha256(position_text(found).encode()).digest()
    state = _dealt(found, secret) if isinstance(found, View) else found
    if state.phase is not Phase.OVER and not legal_moves(state):
        raise _bad_position("no legal move")
    return state, secret


def _bad_position(what: str) -> Problem:
    part = InvalidPart(where=["position"], what=what)
    return Problem(ProblemCode.INVALID_REQUEST, errors=[vars(part)])


def _dealt(seen: View, secret: bytes) -> State:
    """Return a state of this view, with the unseen cards in an order that follows from its text."""
    food = shuffled(seen.undealt_food, secret, "food/0")
    return with_decks(seen, food, shuffled(seen.undealt_expansion, secret, "expansion"))


def _chance(secret: bytes, version: int) -> Random:
    """Return the chance of a bot's decision: its own at each, and the same each time."""
    return Random(int.from_bytes(secret, "big") + version)


def _options(state: State) -> TableOptions:
    game = state.game
    return TableOptions(
        players=game.players, two_player_draft=game.two_player_draft, feeding=game.feeding, confirm=False
    )


def _chairs(state: State, mine: Sequence[Seat]) -> tuple[Chair, ...]:
    """Return me at my seats, where I play every move myself, and bots at the others."""
    me = Chair(ChairKind.PERSON, ME, bot=STAND_IN, auto=False)
    return tuple(
        me if seat in mine else Chair(ChairKind.BOT, None, BOT_NAMES[seat], STAND_IN)
        for seat in range(state.game.players)
    )
