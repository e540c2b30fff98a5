"""Commands before the start: people sit down, and the owner arranges the seats."""

from __future__ import annotations

from assyria.board.tracks import PLAYERS
from assyria.protocol.commands import (
    AddSeat,
    Cancel,
    ChangeOptions,
    ChooseReady,
    CloseSeat,
    FreeSeat,
    RenameSeat,
    SeatBot,
    Sit,
    Start,
    SwapSeats,
)
from assyria.protocol.entries import (
    Began,
    BotSeated,
    Cancelled,
    Entry,
    OptionsChanged,
    ReadyChosen,
    Sat,
    SeatAdded,
    SeatClosed,
    SeatRenamed,
    SeatsSwapped,
    Stood,
)
from assyria.protocol.options import BOT_NAMES, ChairKind
from assyria.protocol.problems import Problem, ProblemCode
from assyria.rules import Seat
from assyria.table.conditions import need_before_start, need_own_seat, need_owner, need_seat
from assyria.table.opening import chosen_options
from assyria.table.table import Table


def sit(table: Table, command: Sit, who: str) -> list[Entry]:
    need_seat(table, command.seat)
    need_before_start(table)
    if table.chairs[command.seat].kind is not ChairKind.OPEN:
        raise Problem(ProblemCode.SEAT_TAKEN)
    if who in table.removed:
        raise Problem(ProblemCode.REMOVED)
    return [Sat(command.seat, who)]


def rename_seat(table: Table, command: RenameSeat, who: str) -> list[Entry]:
    need_own_seat(table, command.seat, who)
    need_before_start(table)
    return [SeatRenamed(command.seat)]


def choose_ready(table: Table, command: ChooseReady, who: str) -> list[Entry]:
    need_own_seat(table, command.seat, who)
    need_before_start(table)
    same = table.chairs[command.seat].ready == command.ready
    return [] if same else [ReadyChosen(command.seat, command.ready)]


def swap_seats(table: Table, command: SwapSeats, who: str) -> list[Entry]:
    """Return the entry that swaps two seats: any two for the owner, one's own and an open one for others."""
    need_seat(table, command.seat)
    need_seat(table, command.other)
    need_before_start(table)
    if who != table.owner:
        need_own_seat(table, command.seat, who)
        if table.chairs[command.other].kind is not ChairKind.OPEN:
            raise Problem(ProblemCode.NOT_THE_OWNER)
    return [SeatsSwapped(command.seat, command.other)] if command.seat != command.other else []


def seat_bot(table: Table, command: SeatBot, who: str) -> list[Entry]:
    """Return the entry that puts a bot at a seat. Whether there is such a bot is for the server to say."""
    _need_empty(table, command.seat, who)
    return [BotSeated(command.seat, command.bot, _bot_name(table, command.seat))]


def _bot_name(table: Table, seat: Seat) -> str:
    """Return a name that no other bot at the table has; there are as many as seats."""
    taken = {chair.name for other, chair in enumerate(table.chairs) if other != seat}
    return next(name for name in (BOT_NAMES[seat], *BOT_NAMES) if name not in taken)


def free_seat(table: Table, command: FreeSeat, who: str) -> list[Entry]:
    need_seat(table, command.seat)
    need_owner(table, who)
    need_before_start(table)
    chair = table.chairs[command.seat]
    if chair.kind is ChairKind.OPEN:
        return []
    return [Stood(command.seat, removed=chair.holder not in (None, who))]


def close_seat(table: Table, command: CloseSeat, who: str) -> list[Entry]:
    _need_empty(table, command.seat, who)
    _need_players(table, len(table.chairs) - 1)
    return [SeatClosed(command.seat)]


def add_seat(table: Table, _: AddSeat, who: str) -> list[Entry]:
    need_owner(table, who)
    need_before_start(table)
    _need_players(table, len(table.chairs) + 1)
    return [SeatAdded()]


def change_options(table: Table, command: ChangeOptions, who: str) -> list[Entry]:
    """Return the entry that changes the options; the rules of a game that goes on from a record stay."""
    need_owner(table, who)
    need_before_start(table)
    options = chosen_options(len(table.chairs), command)
    if table.start is not None and options.game != table.options.game:
        raise Problem(ProblemCode.BAD_OPTIONS, option="record")
    return [] if options == table.options else [OptionsChanged(options)]


def cancel(table: Table, _: Cancel, who: str) -> list[Entry]:
    need_owner(table, who)
    need_before_start(table)
    return [Cancelled()]


def start(table: Table, _: Start, who: str) -> list[Entry]:
    need_owner(table, who)
    need_before_start(table)
    if any(chair.kind is ChairKind.OPEN for chair in table.chairs):
        raise Problem(ProblemCode.SEATS_OPEN)
    return [Began()]


def _need_empty(table: Table, seat: Seat, who: str) -> None:
    """Raise Problem unless the owner may do as they like with a seat: people have to leave it first."""
    need_seat(table, seat)
    need_owner(table, who)
    need_before_start(table)
    if table.chairs[seat].kind is ChairKind.PERSON:
        raise Problem(ProblemCode.SEAT_TAKEN)


def _need_players(table: Table, players: int) -> None:
    """Raise Problem unless this number of players can play here."""
    if table.start is not None:
        raise Problem(ProblemCode.SEATS_FIXED)
    if players not in PLAYERS:
        few = players < min(PLAYERS)
        raise Problem(ProblemCode.TOO_FEW_SEATS if few else ProblemCode.TOO_MANY_SEATS)
