"""A table: people around a game. Entries change it; `commands` decides which entries a command leads to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import NamedTuple

from assyria.protocol.entries import (
    Answered,
    AutoChosen,
    Began,
    BotSeated,
    Cancelled,
    Confirmed,
    Entry,
    Held,
    HintAsked,
    HolidayTaken,
    Left,
    Moved,
    Opened,
    Paused,
    Proposed,
    ReadyChosen,
    RematchOpened,
    Resigned,
    Resumed,
    Returned,
    Sat,
    SeatAdded,
    SeatClosed,
    SeatsSwapped,
    Stood,
    Timed,
    TimedOut,
    Undone,
)
from assyria.protocol.options import (
    STAND_IN,
    Chair,
    ChairKind,
    ClockKind,
    MoveReason,
    PauseReason,
    ProposalKind,
    Status,
)
from assyria.record import GameHistory, move_text, parse_move, read_record
from assyria.record.fair import commitment, dealt_anew, fair_deal, fair_reshuffle
from assyria.rules import Event, Move, Phase, Seat, Shuffle, State, legal_moves, play
from assyria.table.chairs import Arrangement, arrange
from assyria.table.clock import Clock
from assyria.table.move_reasons import BY_STAND_IN, EXTRAS, was_forced
from assyria.table.proposal import Proposal

RETURN_SECONDS = 30.0
"""The least time on the clock of someone who returns after they ran out of time."""


class Given(NamedTuple):
    """Seconds that a seat was given when it finished a turn, after this number of moves."""

    moves: int
    seat: Seat
    seconds: float


class Table:
    """The state of a table after its entries. `commands` reads it and returns entries; `apply` changes it."""

    def __init__(self, opened: Opened, names: Mapping[Seat, str] | None = None) -> None:
        """Set `names`: those of people by seat, which are no part of the ledger."""
        self.opened = opened
        self.options = opened.options
        self.chairs: list[Chair] = list(opened.chairs)
        self.names: dict[Seat, str] = dict(names or {})
        self.version = 0
        self.status = Status.OPEN
        self.history: GameHistory | None = None
        self.held: Move | None = None
        self.final = 0
        """The number of moves that their mover cannot undo alone."""
        self.shown = 0
        """The number of moves after which the last card was turned up."""
        self.decision = 0
        """The version since which the decision is the same: commands that saw any later one are not stale."""
        self.decision_at = 0.0
        self.proposal: Proposal | None = None
        self.refused: dict[tuple[Seat, ProposalKind], int] = {}
        """The number of moves after which somebody's proposal was refused."""
        self.paused: PauseReason | None = None
        self.rematch: str | None = None
        """The table of the rematch that everyone agreed to."""
        self.away_since: list[float] = [0.0] * opened.options.players
        self.failures: list[int] = [0] * opened.options.players
        """How often each seat's bot has failed."""
        self.hints: list[int] = [0] * opened.options.players
        """For how many decisions each seat was given a hint."""
        self.hinted: dict[Seat, int] = {}
        """The decision for which each seat was given a hint last."""
        self._returned: dict[Seat, tuple[int, int]] = {}
        """The turn in which somebody was last given time for returning."""
        self.start = read_record(opened.record.encode(), most_further=None) if opened.record is not None else None
        """The game to go on from."""
        self.clock = Clock.new(opened.options.clock, opened.options.players)
        self._given: list[Given] = []
        self._secret = bytes.fromhex(opened.secret)
        # For a record that was given, nobody promised the cards.
        self.commitment = commitment(self._secret) if opened.record is None else None

    def copy(self) -> Table:
        """Return another table in the same state, to try entries on."""
        other = copy(self)
        other.chairs = self.chairs.copy()
        other.names = self.names.copy()
        other._given = self._given.copy()
        other.refused = self.refused.copy()
        other.away_since = self.away_since.copy()
        other.failures = self.failures.copy()
        other.hints = self.hints.copy()
        other.hinted = self.hinted.copy()
        other._returned = self._returned.copy()
        return other

    def measured(self, entry: Entry, used: float, steady: float | None = None) -> Entry:
        """Return an entry with what the running clock has used, if it is one that is measured."""
        if not isinstance(entry, Timed) or self.options.clock.kind is not ClockKind.LIVE:
            return entry
        return replace(entry, used=used if self.clock.is_measured else 0.0, steady=steady)

    # Properties

    @property
    def state(self) -> State | None:
        return self.history.state if self.history else None

    @property
    def shown_state(self) -> State | None:
        """The position that everyone sees: before the game the one that it goes on from, if there is one."""
        return self.state or (self.start.state if self.start else None)

    @property
    def mover(self) -> Seat | None:
        """The seat to decide."""
        return self.history.state.seat if self.history and self.status is Status.PLAYING else None

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat to decide, if a bot decides for it now."""
        seat = self.mover
        return None if seat is None or self.paused or self.chairs[seat].decides else seat

    def bot_of(self, seat: Seat) -> str:
        """Return the bot that plays a seat: its own, or for somebody who is away the first of the table's bots."""
        bots = [chair.bot for chair in (self.chairs[seat], *self.chairs) if chair.kind is ChairKind.BOT]
        return next((bot for bot in bots if bot is not None), STAND_IN)

    @property
    def stand_in_finished(self) -> bool:
        """Whether the last turn was a stand-in's, and the next one has not begun."""
        if self.history is None or not self.history.moves:
            return False
        last = self.history.moves[-1]
        return last.seat != self.mover and last.extra.get("reason") in BY_STAND_IN

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
        while floor < len(moves) and was_forced(moves[floor]):
            floor += 1
        return floor if floor < len(moves) or self.held is not None else None

    # Entries: what they change

    def apply(self, entry: Entry, at: float) -> tuple[Event, ...]:
        """Apply an entry and return what happened in the game because of it."""
        self.version += 1
        if isinstance(entry, Timed):
            if entry.used is not None:
                self.clock = self.clock.settled(entry.used, at)
            if entry.steady != self.clock.steady:
                self.clock = replace(self.clock, steady=entry.steady)
        if self._changes_decision(entry):
            self.decision, self.decision_at = self.version, at
        events = self._applied(entry, at)
        if self.history is not None:
            if self.history.state.phase is Phase.OVER and self.status is not Status.FINISHED:
                self._finish()
            seat = self.mover
            runs = seat is not None and not self.paused and self.chairs[seat].has_time
            self._pass_clock(seat if runs else None, at)
        return events

    def _changes_decision(self, entry: Entry) -> bool:
        """Return whether somebody else decides after an entry, or about something else."""
        if isinstance(entry, Left | TimedOut | Returned | Resigned):
            return entry.seat == self.mover
        return isinstance(entry, _DECISIVE)

    def _pass_clock(self, seat: Seat | None, at: float) -> None:
        """Start the next seat's clock, and note what the last seat is given for its turn, in case it is undone."""
        assert self.history is not None
        before, last = self.clock, self.clock.running
        # Only who finishes a turn in person is given time for it.
        finished = last is not None and self.mover not in (None, last) and self.chairs[last].decides
        if last != seat and not finished:
            before = before.stop(at)
        self.clock = before.turn_to(seat, at)
        if last is not None and finished:
            seconds = self.clock.left[last] - before.remaining(last, at)
            if seconds:
                self._given.append(Given(len(self.history.moves), last, seconds))

    def _applied(self, entry: Entry, at: float) -> tuple[Event, ...]:
        match entry:
            case Sat() | Stood() | ReadyChosen() | SeatsSwapped() | BotSeated() | SeatClosed() | SeatAdded():
                self._arrange(entry)
            case Cancelled():
                self.status = Status.CANCELLED
            case Began():
                return self._begin()
            case Moved(seat=seat, move=text, reason=reason):
                self.failures[seat] += reason is MoveReason.BOT_FAILED
                return self._play(seat, text, reason)
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
            case Proposed(seat=seat, what=what, to=back_to):
                self.proposal = Proposal(seat, what, back_to, self.version)
            case Answered(seat=seat, yes=yes):
                self._answer(seat, yes)
            case Paused(reason=why):
                self.paused = why
                self.proposal = None
            case Resumed():
                self.paused = None
            case HolidayTaken(seat=seat, until=until):
                self.clock = self.clock.on_holiday(seat, until, at)
            case RematchOpened(table=table):
                self.rematch = table
                self.proposal = None
            case HintAsked(seat=seat):
                self.hints[seat] += 1
                self.hinted[seat] = self.decision
            case AutoChosen(seat=seat, auto=auto):
                self.chairs[seat] = replace(self.chairs[seat], auto=auto)
            case Left(seat=seat) | TimedOut(seat=seat) | Returned(seat=seat) | Resigned(seat=seat):
                self._come_or_go(entry, seat, at)
        return ()

    def _arrange(self, entry: Arrangement) -> None:
        """Change who sits where, and how many play: cards are dealt, and time is given, at the start."""
        self.chairs, self.names = arrange(self.chairs, self.names, entry)
        players = len(self.chairs)
        if players != self.options.players:
            self.options = self.opened.options.for_players(players)
            self.clock = Clock.new(self.options.clock, players)
            self.away_since, self.failures, self.hints = [0.0] * players, [0] * players, [0] * players

    def _begin(self) -> tuple[Event, ...]:
        self.status = Status.PLAYING
        if self.start is not None:
            over = self.start.state.phase is Phase.OVER
            self.history = self.start if over else dealt_anew(self.start, self._secret)
            self.final = self.shown = len(self.history.moves)
        else:
            game = self.options.game
            self.history = GameHistory(game, fair_deal(game, self._secret))
        return self.history.events(0)

    def _answer(self, seat: Seat, yes: bool) -> None:
        assert self.proposal is not None
        if yes:
            agreed = self.proposal.agreed | frozenset(self.seats_of(self.chairs[seat].holder))
            self.proposal = replace(self.proposal, agreed=agreed)
            return
        if seat != self.proposal.seat:
            assert self.history is not None
            self.refused[self.proposal.seat, self.proposal.what] = len(self.history.moves)
        self.proposal = None

    def _play(self, seat: Seat, text: str, reason: MoveReason | None = None) -> tuple[Event, ...]:
        assert self.history is not None
        history, before = self.history, self.history.state
        if history.moves and history.moves[-1].seat != seat:
            self.final = len(history.moves)
        self.history = history.play(parse_move(text, history.game.board), self._shuffle(), EXTRAS[reason])
        if _reveals(before, self.history.state):
            self.final = self.shown = len(self.history.moves)
        self.held = None
        self._forget_take_back()
        return self.history.last_events

    def _go_back(self, to: int, at: float) -> None:
        assert self.history is not None
        waiting = self.mover
        self.history = self.history.undo(len(self.history.moves) - to)
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
        self._forget_take_back()

    def _forget_take_back(self) -> None:
        """Forget a proposal to take back moves, since there are other moves now."""
        if self.proposal is not None and self.proposal.what is ProposalKind.TAKE_BACK:
            self.proposal = None

    def _come_or_go(self, entry: Left | TimedOut | Returned | Resigned, seat: Seat, at: float) -> None:
        chair = self.chairs[seat]
        if isinstance(entry, Returned):
            self.chairs[seat] = replace(chair, away=False, timed_out=False)
            if self.needs_time(seat, at):
                self.clock = self.clock.granted(seat, RETURN_SECONDS)
                self._returned[seat] = self._turn
            return
        if self.mover == seat:
            self.held = None
        if not chair.away:
            self.away_since[seat] = at
        resigned = chair.resigned or isinstance(entry, Resigned)
        timed_out = chair.timed_out or isinstance(entry, TimedOut)
        self.chairs[seat] = replace(chair, away=True, resigned=resigned, timed_out=timed_out)
        if isinstance(entry, Resigned) and self.options.players == 2:
            self._finish()

    def _finish(self) -> None:
        self.status = Status.FINISHED
        self.proposal = None

    # Queries

    def name_of(self, seat: Seat) -> str:
        """Return the name of the person or bot who sits there; empty for a free seat or a removed name."""
        return self.chairs[seat].name or self.names.get(seat, "")

    def seats_of(self, who: str | None) -> list[Seat]:
        """Return the seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if who is not None and chair.holder == who]

    def other_people(self, seat: Seat) -> frozenset[Seat]:
        """Return the seats that people other than this seat's holder hold, whether they are here or not."""
        holder = self.chairs[seat].holder
        return frozenset(
            n for n, chair in enumerate(self.chairs) if chair.kind is ChairKind.PERSON and chair.holder != holder
        )

    @property
    def rematch_agreed(self) -> bool:
        """Whether everyone has agreed to a rematch."""
        asked = self.proposal
        return (
            asked is not None
            and asked.what is ProposalKind.REMATCH
            and self.other_people(asked.seat) <= asked.agreed
        )

    def needs_time(self, seat: Seat, now: float) -> bool:
        """Return whether a seat has no time left on a clock."""
        return self.options.clock.kind is not ClockKind.NONE and self.clock.remaining(seat, now) == 0

    def was_given_time(self, seat: Seat) -> bool:
        """Return whether a seat was given time for returning in this turn of the game."""
        return self._returned.get(seat) == self._turn

    @property
    def _turn(self) -> tuple[int, int]:
        assert self.history is not None
        return self.history.state.reign, self.history.state.turn

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


_DECISIVE = (Began, Moved, Held, Confirmed, Undone, Paused, Resumed)
"""Entries after which there is another decision, or none."""


def _reveals(before: State, after: State) -> bool:
    """Return whether a card was turned up between two positions."""
    return before.deck != after.deck or before.expansion_deck != after.expansion_deck


def replayed(opened: Opened, entries: Sequence[tuple[Entry, float]]) -> Table:
    """Return the table after all of its entries."""
    table = Table(opened)
    for entry, at in entries:
        table.apply(entry, at)
    return table
