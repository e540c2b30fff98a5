"""A table: people around a game. `applying` returns the table after an entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from assyria.board import Card
from assyria.protocol.entries import Entry, Opened, Timed
from assyria.protocol.options import (
    STAND_IN,
    Chair,
    ChairKind,
    ClockKind,
    Ending,
    PauseReason,
    ProposalKind,
    Status,
    TableOptions,
)
from assyria.record import GameHistory, read_record
from assyria.record.fair import commitment, fair_reshuffle
from assyria.record.values import change, read_only
from assyria.rules import Move, Seat, State, legal_moves
from assyria.table.clock import Clock
from assyria.table.move_reasons import BY_STAND_IN, was_forced
from assyria.table.proposal import Proposal


class Given(NamedTuple):
    """Seconds that a seat was given when it finished a turn, after this number of moves."""

    moves: int
    seat: Seat
    seconds: float


class Tried(NamedTuple):
    """A move that was tried: the game before and after it."""

    before: GameHistory
    move: Move
    after: GameHistory


@dataclass(frozen=True, repr=False)
class Table:
    """The state of a table after its entries, a frozen value. `commands` reads it and returns entries."""

    opened: Opened
    owner: str
    """The host: who opened the table, unless that was passed on."""
    options: TableOptions
    chosen: TableOptions
    """The options as somebody chose them, for as many players as there were then."""
    chairs: tuple[Chair, ...]
    names: Mapping[Seat, str]
    """Those of people by seat, which are no part of the ledger."""
    start: GameHistory | None
    """The game to go on from."""
    commitment: str | None
    clock: Clock
    away_since: tuple[float, ...]
    failures: tuple[int, ...]
    """How often each seat's bot has failed."""
    hints: tuple[int, ...]
    """For how many decisions each seat was given a hint."""
    hinted: Mapping[Seat, int] = field(default_factory=read_only)
    """The decision for which each seat was given a hint last."""
    version: int = 0
    status: Status = Status.OPEN
    began: float | None = None
    """When the game began."""
    ended: float | None = None
    """When it was over."""
    history: GameHistory | None = None
    held: Move | None = None
    final: int = 0
    """The number of moves that their mover cannot undo alone."""
    shown: int = 0
    """The number of moves after which the last card was turned up."""
    decision: int = 0
    """The version since which the decision is the same: commands that saw any later one are not stale."""
    decision_at: float = 0.0
    proposal: Proposal | None = None
    refused: Mapping[tuple[Seat, ProposalKind], int] = field(default_factory=read_only)
    """The number of moves after which somebody's proposal was refused."""
    paused: PauseReason | None = None
    removed: frozenset[str] = frozenset()
    """People from whom the host took their seat before the start."""
    ending: Ending | None = None
    """How the game was ended by agreement; None if it was not."""
    again: Mapping[Seat, bool] = field(default_factory=read_only)
    """After the end: who plays another game, and who said that they do not."""
    rematch: str | None = None
    """The table of those who play again."""
    given: tuple[Given, ...] = ()
    """The time that was given for finished turns, in case they are undone."""
    returned: Mapping[Seat, tuple[int, int]] = field(default_factory=read_only)
    """The turn in which somebody was last given time for returning."""
    tried: Tried | None = field(default=None, compare=False, repr=False)
    """A cache: the last move that was tried with `after`. It goes when a move is played or undone."""

    @classmethod
    def new(cls, opened: Opened, names: Mapping[Seat, str] | None = None) -> Table:
        """Return a table that was just opened. For `names` see the field."""
        players = opened.options.players
        return cls(
            opened,
            opened.owner,
            opened.options,
            opened.options,
            opened.chairs,
            read_only(names),
            start=read_record(opened.record.encode(), most_further=None) if opened.record is not None else None,
            # For a record that was given, nobody promised the cards.
            commitment=commitment(bytes.fromhex(opened.secret)) if opened.record is None else None,
            clock=Clock.new(opened.options.clock, players),
            away_since=(0.0,) * players,
            failures=(0,) * players,
            hints=(0,) * players,
        )

    # The game

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

    def ends_turn(self, move: Move) -> bool:
        """Return whether a legal move passes the turn on or reveals a card."""
        assert self.state is not None
        after = self.after(move).state
        return after.seat != self.state.seat or reveals(self.state, after)

    def after(self, move: Move) -> GameHistory:
        """Return the game after a move. Raises IllegalMove.

        A move is played once even if it is tried first: the result is cached, since every shuffle at a table
        follows from its secret.
        """
        assert self.history is not None
        tried = self.tried
        if tried is None or tried.before is not self.history or tried.move != move:
            tried = Tried(self.history, move, self.history.play(move, self._shuffled))
            vars(self)["tried"] = tried
        return tried.after

    def _shuffled(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        assert self.history is not None
        shuffles = sum(dealt.deck == "food" for dealt in self.history.deals)
        return tuple(fair_reshuffle(bytes.fromhex(self.opened.secret), shuffles)(cards))

    # People and time

    def name_of(self, seat: Seat) -> str:
        """Return the name of the person or bot who sits there; empty for a free seat or a removed name."""
        return self.chairs[seat].name or self.names.get(seat, "")

    def rename(self, names: Mapping[Seat, str]) -> Table:
        """Return the table with these names of people; those at other seats stay."""
        return change(self, names=read_only({**self.names, **names})) if names else self

    def with_names(self, names: Mapping[Seat, str]) -> Table:
        """Return the table with these names of people and no others. Names of missing seats are left out."""
        here = {seat: name for seat, name in names.items() if seat < len(self.chairs)}
        return change(self, names=read_only(here))

    def seats_of(self, who: str | None) -> list[Seat]:
        """Return the seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if who is not None and chair.holder == who]

    def other_people(self, seat: Seat) -> frozenset[Seat]:
        """Return the seats that people other than this seat's holder hold, whether they are here or not."""
        holder = self.chairs[seat].holder
        return frozenset(
            n for n, chair in enumerate(self.chairs) if chair.kind is ChairKind.PERSON and chair.holder != holder
        )

    def people(self, seats: Iterable[Seat]) -> int:
        """Return how many people hold these seats."""
        return len({self.chairs[seat].holder for seat in seats})

    def needs_time(self, seat: Seat, now: float) -> bool:
        """Return whether a seat has no time left on a clock."""
        return self.options.clock.kind is not ClockKind.NONE and self.clock.remaining(seat, now) == 0

    def was_given_time(self, seat: Seat) -> bool:
        """Return whether a seat was given time for returning in this turn of the game."""
        return self.returned.get(seat) == self.turn

    @property
    def turn(self) -> tuple[int, int]:
        """The reign and the turn of the game."""
        assert self.history is not None
        return self.history.state.reign, self.history.state.turn

    def is_forced(self, seat: Seat) -> bool:
        """Return whether the seat to decide has one legal move and wants such moves played for it."""
        assert self.state is not None
        return self.chairs[seat].auto and len(legal_moves(self.state)) == 1

    def measured(self, entry: Entry, used: float, steady: float | None = None) -> Entry:
        """Return an entry with what the running clock has used, if it is one that is measured."""
        if not isinstance(entry, Timed) or self.options.clock.kind is not ClockKind.LIVE:
            return entry
        return replace(entry, used=used if self.clock.is_measured else 0.0, steady=steady)


def reveals(before: State, after: State) -> bool:
    """Return whether a card was turned up between two positions."""
    return before.deck != after.deck or before.expansion_deck != after.expansion_deck
