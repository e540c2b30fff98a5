"""A table: people around a game. Entries change it; `commands` decides which entries a command leads to."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import NamedTuple

from assyria.protocol.entries import (
    AutoChosen,
    Began,
    Confirmed,
    Entry,
    Held,
    Left,
    Moved,
    Opened,
    Resigned,
    Returned,
    Sat,
    Stood,
    TakeBackAnswered,
    TakeBackAsked,
    TimedOut,
    Undone,
)
from assyria.protocol.options import STAND_IN, Chair, ChairKind, Status
from assyria.record import GameHistory, Played, move_text, parse_move, read_record
from assyria.record.fair import commitment, dealt_anew, fair_deal, fair_reshuffle
from assyria.record.record import NOTHING, Extra
from assyria.rules import Event, Move, Phase, Seat, Shuffle, State, legal_moves, play
from assyria.table.clock import Clock


@dataclass(frozen=True)
class TakeBack:
    """A request to go back to a number of moves, and who has agreed."""

    seat: Seat
    to: int
    agreed: frozenset[Seat]


class Given(NamedTuple):
    """Seconds that a seat was given when it finished a turn, after this number of moves."""

    moves: int
    seat: Seat
    seconds: float


class Table:
    """The state of a table after its entries. `commands` reads it and returns entries; `apply` changes it."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.options = opened.options
        self.chairs: list[Chair] = list(opened.chairs)
        self.version = 0
        self.status = Status.OPEN
        self.history: GameHistory | None = None
        self.held: Move | None = None
        self.final = 0
        """The number of moves that their mover cannot undo alone."""
        self.shown = 0
        """The number of moves after which the last card was turned up."""
        self.take_back: TakeBack | None = None
        self.clock = Clock.new(opened.options.clock, opened.options.players)
        self._given: list[Given] = []
        self._secret = bytes.fromhex(opened.secret)
        # For a record that was given, nobody promised the cards.
        self.commitment = commitment(self._secret) if opened.record is None else None

    def copy(self) -> Table:
        """Return another table in the same state, to try entries on."""
        other = copy(self)
        other.chairs = self.chairs.copy()
        other._given = self._given.copy()
        other.history = self.history.copy() if self.history else None
        return other

    # Properties

    @property
    def state(self) -> State | None:
        return self.history.state if self.history else None

    @property
    def mover(self) -> Seat | None:
        """The seat to decide."""
        return self.history.state.seat if self.history and self.status is Status.PLAYING else None

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat to decide, if a bot decides for it now."""
        seat = self.mover
        return None if seat is None or self.chairs[seat].decides else seat

    @property
    def bots_alone(self) -> bool:
        """Whether nobody but bots plays here."""
        return all(chair.kind is ChairKind.BOT for chair in self.chairs)

    @property
    def revealed(self) -> str | None:
        """The secret of the deal, once the game is over and it does no harm."""
        return self.opened.secret if self.status is Status.FINISHED else None

    def undo_floor(self, seat: Seat) -> int | None:
        """Return the number of moves that this seat may go back to alone; None if it may not."""
        if self.history is None or self.status is not Status.PLAYING:
            return None
        moves = self.history.moves
        if self.held is not None and self.mover != seat:
            return None
        floor = len(moves)
        while floor > self.final and moves[floor - 1].seat == seat:
            floor -= 1
        # Moves that were played for the person were not choices, so going back stops after them.
        while floor < len(moves) and is_auto(moves[floor]):
            floor += 1
        return floor if floor < len(moves) or self.held is not None else None

    # Entries: what they change

    def apply(self, entry: Entry, at: float) -> tuple[Event, ...]:
        """Apply an entry and return what happened in the game because of it."""
        self.version += 1
        events = self._applied(entry, at)
        if self.history is not None:
            if self.history.state.phase is Phase.OVER:
                self.status = Status.FINISHED
            seat = self.mover
            if self.status is Status.FINISHED:
                self.clock = self.clock.stop(at)
            else:
                self._pass_clock(seat if seat is not None and self.chairs[seat].decides else None, at)
        return events

    def _pass_clock(self, seat: Seat | None, at: float) -> None:
        """Start the next seat's clock, and note what the last seat is given for its turn, in case it is undone."""
        assert self.history is not None
        before, last = self.clock, self.clock.running
        self.clock = before.turn_to(seat, at)
        if last is not None and last != seat:
            seconds = self.clock.left[last] - before.remaining(last, at)
            if seconds:
                self._given.append(Given(len(self.history.moves), last, seconds))

    def _applied(self, entry: Entry, at: float) -> tuple[Event, ...]:
        match entry:
            case Sat(seat=seat, holder=holder, name=name):
                self.chairs[seat] = Chair(ChairKind.PERSON, holder, name, STAND_IN)
            case Stood(seat=seat):
                self.chairs[seat] = Chair()
            case Began():
                return self._begin()
            case Moved(seat=seat, move=text, auto=auto):
                return self._play(seat, text, auto)
            case Held(move=text):
                assert self.history is not None
                self.held = parse_move(text, self.history.game.board)
            case Confirmed(seat=seat):
                assert self.held is not None
                events = self._play(seat, move_text(self.held))
                assert self.history is not None
                self.final = len(self.history.moves)
                return events
            case Undone(to=to):
                self._go_back(to, at)
            case TakeBackAsked(seat=seat, to=to):
                self.take_back = TakeBack(seat, to, frozenset())
            case TakeBackAnswered(seat=seat, yes=yes):
                assert self.take_back is not None
                agreed = self.take_back.agreed | {seat}
                self.take_back = replace(self.take_back, agreed=agreed) if yes else None
            case AutoChosen(seat=seat, auto=auto):
                self.chairs[seat] = replace(self.chairs[seat], auto=auto)
            case Left(seat=seat) | TimedOut(seat=seat) | Returned(seat=seat) | Resigned(seat=seat):
                self._come_or_go(entry, seat, at)
        return ()

    def _begin(self) -> tuple[Event, ...]:
        self.status = Status.PLAYING
        if self.opened.record is not None:
            given = read_record(self.opened.record.encode(), most_further=None)
            over = given.state.phase is Phase.OVER
            self.history = given if over else dealt_anew(given, self._secret)
            self.final = self.shown = len(self.history.moves)
        else:
            game = self.options.game
            self.history = GameHistory(game, fair_deal(game, self._secret))
        return self.history.events(0)

    def _play(self, seat: Seat, text: str, auto: bool = False) -> tuple[Event, ...]:
        assert self.history is not None
        history, before = self.history, self.history.state
        if history.moves and history.moves[-1].seat != seat:
            self.final = len(history.moves)
        step = history.play(parse_move(text, history.game.board), self._shuffle(), AUTO if auto else NOTHING)
        if _reveals(before, step.state):
            self.final = self.shown = len(history.moves)
        self.held = None
        self.take_back = None
        return step.events

    def _go_back(self, to: int, at: float) -> None:
        assert self.history is not None
        waiting = self.mover
        self.history.undo(len(self.history.moves) - to)
        if self.mover != waiting:
            # Going back finishes no turn, and turns that are undone no longer count as finished.
            self.clock = self.clock.stop(at)
        while self._given and self._given[-1].moves > to:
            given = self._given.pop()
            self.clock = self.clock.taken_back(given.seat, given.seconds)
        self.final = min(self.final, to)
        # They agreed to go back behind a card: it is known now, so what lies before it is final.
        self.shown = min(self.shown, to)
        self.held = None
        self.take_back = None

    def _come_or_go(self, entry: Left | TimedOut | Returned | Resigned, seat: Seat, at: float) -> None:
        chair = self.chairs[seat]
        if isinstance(entry, Returned):
            self.chairs[seat] = replace(chair, away=False)
            self.clock = self.clock.granted(seat)
            return
        if self.mover == seat:
            self.held = None
        self.clock = self.clock.stop(at)
        self.take_back = None
        resigned = chair.resigned or isinstance(entry, Resigned)
        self.chairs[seat] = replace(chair, away=True, resigned=resigned)
        if isinstance(entry, Resigned) and self.options.players == 2:
            self.status = Status.FINISHED

    # Queries

    def seats_of(self, who: str | None) -> list[Seat]:
        """Return the seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if who is not None and chair.holder == who]

    def other_deciders(self, seat: Seat) -> frozenset[Seat]:
        """Return the seats where people other than this seat's holder decide."""
        holder = self.chairs[seat].holder
        return frozenset(n for n, chair in enumerate(self.chairs) if chair.decides and chair.holder != holder)

    def is_forced(self, seat: Seat) -> bool:
        """Return whether the seat to decide has one legal move and wants such moves played for it."""
        assert self.state is not None
        return self.chairs[seat].auto and len(legal_moves(self.state)) == 1

    def ends_turn(self, move: Move) -> bool:
        """Return whether a legal move passes the turn on or reveals a card."""
        assert self.state is not None
        after = play(self.state, move, self._shuffle()).state
        return after.seat != self.state.seat or _reveals(self.state, after)

    def _shuffle(self) -> Shuffle:
        assert self.history is not None
        shuffles = sum(dealt.deck == "food" for dealt in self.history.deals)
        return fair_reshuffle(self._secret, shuffles)


AUTO: Extra = {"auto": True}
"""Added to a move that was played for somebody."""


def _reveals(before: State, after: State) -> bool:
    """Return whether a card was turned up between two positions."""
    return before.deck != after.deck or before.expansion_deck != after.expansion_deck


def is_auto(played: Played) -> bool:
    return bool(played.extra.get("auto"))


def replayed(opened: Opened, entries: Sequence[tuple[Entry, float]]) -> Table:
    """Return the table after all of its entries."""
    table = Table(opened)
    for entry, at in entries:
        table.apply(entry, at)
    return table
