"""A table: who may do what, and what it leads to. Commands give entries; entries change the table."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import NamedTuple

from assyria.record import GameHistory, NotAMove, Played, move_text, parse_move, read_record
from assyria.record.fair import commitment, dealt_anew, fair_deal, fair_reshuffle
from assyria.record.record import NOTHING, Extra
from assyria.rules import Event, Move, Phase, Reason, Seat, Shuffle, State, legal_moves, play, why_not
from assyria.table.chairs import Chair, ChairKind
from assyria.table.clock import Clock
from assyria.table.entries import (
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


class Status(StrEnum):
    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"


class Denial(Enum):
    """Why a command is refused."""

    STALE = "stale"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_THE_OWNER = "not-the-owner"
    ALREADY_STARTED = "already-started"
    SEATS_OPEN = "seats-open"
    NOT_PLAYING = "not-playing"
    NOT_A_MOVE = "not-a-move"
    ILLEGAL = "illegal"
    AWAITS_CONFIRMATION = "awaits-confirmation"
    NOTHING_TO_CONFIRM = "nothing-to-confirm"
    NOTHING_TO_UNDO = "nothing-to-undo"
    CARD_TURNED_UP = "card-turned-up"
    NO_TAKE_BACK_ASKED = "no-take-back-asked"
    TAKE_BACK_PENDING = "take-back-pending"
    NOT_AWAY = "not-away"
    NO_RESIGNING = "no-resigning"
    RESIGNED = "resigned"


class Denied(Exception):
    """A command that the table refuses; for an illegal move with the rules' own reason."""

    def __init__(self, why: Denial, reason: Reason | None = None) -> None:
        super().__init__(why.value)
        self.why = why
        self.reason = reason


@dataclass(frozen=True)
class TakeBack:
    """Someone asks to go back to so many moves; who has agreed."""

    seat: Seat
    to: int
    agreed: frozenset[Seat]


class Given(NamedTuple):
    """Seconds that a seat was given when it finished a turn, so many moves into the game."""

    moves: int
    seat: Seat
    seconds: float


class Table:
    """The state of a table after its entries. `commands` look and answer with entries; `apply` changes."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.options = opened.options
        self.chairs: list[Chair] = list(opened.chairs)
        self.version = 0
        self.status = Status.OPEN
        self.history: GameHistory | None = None
        self.held: Move | None = None
        self.final = 0
        """So many moves cannot be taken back by their mover alone."""
        self.shown = 0
        """So many moves into the game the last card was turned up."""
        self.take_back: TakeBack | None = None
        self.clock = Clock.new(opened.options.clock, opened.options.players)
        self._given: list[Given] = []
        self._secret = bytes.fromhex(opened.secret)
        # Nobody promised the cards of a record that was given.
        self.commitment = commitment(self._secret) if opened.record is None else None

    def copy(self) -> Table:
        """Another table in the same state, to try entries on."""
        other = copy(self)
        other.chairs = self.chairs.copy()
        other._given = self._given.copy()
        other.history = self.history.copy() if self.history else None
        return other

    # What is so

    @property
    def state(self) -> State | None:
        return self.history.state if self.history else None

    @property
    def mover(self) -> Seat | None:
        """Whose decision it is."""
        return self.history.state.seat if self.history and self.status is Status.PLAYING else None

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat to decide, if a bot decides for it now."""
        seat = self.mover
        return None if seat is None or self.chairs[seat].decides else seat

    @property
    def revealed(self) -> str | None:
        """The secret of the deal, once the game is over and it can do no harm."""
        return self.opened.secret if self.status is Status.FINISHED else None

    def undo_floor(self, seat: Seat) -> int | None:
        """Back to how many moves this seat may go by itself; None if it may not."""
        if self.history is None or self.status is not Status.PLAYING:
            return None
        moves = self.history.moves
        if self.held is not None and self.mover != seat:
            return None
        floor = len(moves)
        while floor > self.final and moves[floor - 1].seat == seat:
            floor -= 1
        # Moves that were played for the person are no choices to go back to.
        while floor < len(moves) and _is_auto(moves[floor]):
            floor += 1
        return floor if floor < len(moves) or self.held is not None else None

    # Commands: each says what would be written down, or why not

    def sit(self, seat: Seat, holder: str, name: str) -> list[Entry]:
        chair = self._chair(seat)
        if self.status is not Status.OPEN:
            raise Denied(Denial.ALREADY_STARTED)
        if chair.kind is not ChairKind.OPEN:
            raise Denied(Denial.SEAT_TAKEN)
        return [Sat(seat, holder, name)]

    def start(self, who: str) -> list[Entry]:
        if who != self.opened.owner:
            raise Denied(Denial.NOT_THE_OWNER)
        if self.status is not Status.OPEN:
            raise Denied(Denial.ALREADY_STARTED)
        if any(chair.kind is ChairKind.OPEN for chair in self.chairs):
            raise Denied(Denial.SEATS_OPEN)
        return [Began()]

    def move(self, seat: Seat, who: str, text: str, version: int) -> list[Entry]:
        """A person's move. With "confirm turn" the one that ends the turn is held until they confirm."""
        state = self._deciding(seat, who, version)
        try:
            move = parse_move(text, state.game.board)
        except NotAMove:
            raise Denied(Denial.NOT_A_MOVE) from None
        reason = why_not(state, move, seat)
        if reason is not None:
            raise Denied(Denial.ILLEGAL, reason)
        if self.held is not None:
            raise Denied(Denial.AWAITS_CONFIRMATION)
        if self.options.confirm and self._ends_turn(state, move):
            return [Held(seat, text)]
        return [Moved(seat, text)]

    def bot_move(self, seat: Seat, text: str, version: int) -> list[Entry]:
        """A bot's move: like a person's, but never held."""
        if version != self.version or seat != self.bot_to_move:
            raise Denied(Denial.STALE)
        assert self.state is not None
        try:
            move = parse_move(text, self.state.game.board)
        except NotAMove:
            raise Denied(Denial.NOT_A_MOVE) from None
        reason = why_not(self.state, move, seat)
        if reason is not None:
            raise Denied(Denial.ILLEGAL, reason)
        return [Moved(seat, text)]

    def forced(self) -> list[Entry]:
        """The one legal move of a person who wants such moves played for them."""
        seat, state = self.mover, self.state
        if seat is None or state is None or self.held is not None:
            return []
        chair = self.chairs[seat]
        moves = legal_moves(state)
        if not (chair.decides and self._is_forced(seat)):
            return []
        text = move_text(moves[0])
        # After moves of one's own the turn is still theirs to look over, so the last one is held.
        if self.options.confirm and self.undo_floor(seat) is not None and self._ends_turn(state, moves[0]):
            return [Held(seat, text)]
        return [Moved(seat, text, auto=True)]

    def confirm(self, seat: Seat, who: str, version: int) -> list[Entry]:
        self._deciding(seat, who, version)
        if self.held is None:
            raise Denied(Denial.NOTHING_TO_CONFIRM)
        return [Confirmed(seat)]

    def undo(self, seat: Seat, who: str, version: int, whole_turn: bool = False) -> list[Entry]:
        """Take back the last move, or all of the turn, as far as nobody else moved and nothing was revealed."""
        self._here(seat, who)
        self._current(version)
        floor = self.undo_floor(seat)
        if floor is None or self.history is None:
            raise Denied(Denial.NOTHING_TO_UNDO)
        moves = self.history.moves
        if whole_turn:
            return [Undone(seat, floor)]
        if self.held is not None and not (floor < len(moves) and self._is_forced(seat)):
            return [Undone(seat, len(moves))]
        to = len(moves) - 1
        # A move that was played for the person is no choice to go back to.
        while to > floor and _is_auto(moves[to]):
            to -= 1
        return [Undone(seat, to)]

    def ask_take_back(self, seat: Seat, who: str, to: int, version: int) -> list[Entry]:
        """Beyond what one may undo alone, all other persons have to agree.

        Where there is no other person, nobody can agree that someone goes on knowing cards to come.
        """
        self._here(seat, who)
        self._current(version)
        if self.history is None or self.status is not Status.PLAYING or not 0 <= to < len(self.history.moves):
            raise Denied(Denial.NOTHING_TO_UNDO)
        if self.take_back is not None:
            raise Denied(Denial.TAKE_BACK_PENDING)
        if not self._others(seat):
            if to < self.shown:
                raise Denied(Denial.CARD_TURNED_UP)
            return [Undone(seat, to)]
        return [TakeBackAsked(seat, to)]

    def answer_take_back(self, seat: Seat, who: str, yes: bool, version: int) -> list[Entry]:
        self._own(seat, who)
        self._current(version)
        asked = self.take_back
        if asked is None or seat not in self._others(asked.seat):
            raise Denied(Denial.NO_TAKE_BACK_ASKED)
        answer = TakeBackAnswered(seat, yes)
        if yes and not self._others(asked.seat) - asked.agreed - {seat}:
            return [answer, Undone(asked.seat, asked.to)]
        return [answer]

    def leave(self, seat: Seat, who: str) -> list[Entry]:
        """Before the start the seat is free again; during the game a bot plays on."""
        self._own(seat, who)
        if self.status is Status.OPEN:
            return [Stood(seat)]
        if self.status is Status.FINISHED or self.chairs[seat].away:
            raise Denied(Denial.NOT_PLAYING)
        return [Left(seat)]

    def come_back(self, seat: Seat, who: str) -> list[Entry]:
        self._own(seat, who)
        chair = self.chairs[seat]
        if self.status is not Status.PLAYING or not chair.away:
            raise Denied(Denial.NOT_AWAY)
        if chair.resigned:
            raise Denied(Denial.RESIGNED)
        return [Returned(seat)]

    def resign(self, seat: Seat, who: str) -> list[Entry]:
        self._own(seat, who)
        if not self.options.resign:
            raise Denied(Denial.NO_RESIGNING)
        if self.status is not Status.PLAYING or self.chairs[seat].resigned:
            raise Denied(Denial.NOT_PLAYING)
        return [Resigned(seat)]

    def choose_auto(self, seat: Seat, who: str, auto: bool) -> list[Entry]:
        self._own(seat, who)
        return [AutoChosen(seat, auto)]

    def time_out(self, now: float) -> list[Entry]:
        """Whoever is to decide and has no time left is played for by a bot."""
        deadline, seat = self.clock.deadline, self.clock.running
        if deadline is None or seat is None or now < deadline:
            return []
        return [TimedOut(seat)]

    def rematch(self, owner: str, table: str, secret: str) -> Opened:
        """The same people and bots, the same options, new cards."""
        if self.status is not Status.FINISHED:
            raise Denied(Denial.NOT_PLAYING)
        chairs = tuple(replace(chair, away=False, resigned=False) for chair in self.chairs)
        return Opened(self.options, chairs, owner, secret, rematch_of=table)

    # Entries: what they change

    def apply(self, entry: Entry, at: float) -> tuple[Event, ...]:
        """Write an entry down. What happened in the game because of it."""
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
        """The next seat's time runs; what the last one is given for its turn is noted, in case it is undone."""
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
            given = read_record(self.opened.record.encode())
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
            # Nobody finished a turn, and turns that were finished are not any more.
            self.clock = self.clock.stop(at)
        while self._given and self._given[-1].moves > to:
            given = self._given.pop()
            self.clock = self.clock.taken_back(given.seat, given.seconds)
        self.final = min(self.final, to)
        # Agreed to go behind a card: it is known now, and what lies before it stays.
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

    # Small questions

    def _shuffle(self) -> Shuffle:
        assert self.history is not None
        shuffles = sum(dealt.deck == "food" for dealt in self.history.deals)
        return fair_reshuffle(self._secret, shuffles)

    def _ends_turn(self, state: State, move: Move) -> bool:
        """Whether the turn passes on or a card is revealed."""
        after = play(state, move, self._shuffle()).state
        return after.seat != state.seat or _reveals(state, after)

    def _chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Denied(Denial.NO_SUCH_SEAT)
        return self.chairs[seat]

    def _own(self, seat: Seat, who: str) -> None:
        if self._chair(seat).holder != who:
            raise Denied(Denial.NOT_YOUR_SEAT)

    def _here(self, seat: Seat, who: str) -> None:
        self._own(seat, who)
        if self.chairs[seat].away:
            raise Denied(Denial.NOT_PLAYING)

    def _is_forced(self, seat: Seat) -> bool:
        assert self.state is not None
        return self.chairs[seat].auto and len(legal_moves(self.state)) == 1

    def _current(self, version: int) -> None:
        if version != self.version:
            raise Denied(Denial.STALE)

    def _deciding(self, seat: Seat, who: str, version: int) -> State:
        """This person decides for this seat now."""
        self._own(seat, who)
        if self.history is None or self.status is not Status.PLAYING or not self.chairs[seat].decides:
            raise Denied(Denial.NOT_PLAYING)
        self._current(version)
        if seat != self.mover:
            raise Denied(Denial.ILLEGAL, Reason.NOT_YOUR_TURN)
        return self.history.state

    def _others(self, seat: Seat) -> frozenset[Seat]:
        """The seats of other persons at the table."""
        holder = self.chairs[seat].holder
        return frozenset(n for n, chair in enumerate(self.chairs) if chair.decides and chair.holder != holder)


AUTO: Extra = {"auto": True}
"""Written down with a move that was played for somebody."""
STAND_IN = "greedy"
"""The bot that plays for who is away, and for a bot that a server does not have."""


def _reveals(before: State, after: State) -> bool:
    """Whether a card was turned up in between."""
    return before.deck != after.deck or before.expansion_deck != after.expansion_deck


def _is_auto(played: Played) -> bool:
    return bool(played.extra.get("auto"))


def replayed(opened: Opened, entries: Sequence[tuple[Entry, float]]) -> Table:
    """The table after all of its entries."""
    table = Table(opened)
    for entry, at in entries:
        table.apply(entry, at)
    return table
