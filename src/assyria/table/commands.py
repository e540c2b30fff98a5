"""The entries that a command leads to, or why it is refused. `applying` says what entries change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from assyria.protocol.commands import (
    AddSeat,
    Answer,
    Cancel,
    ChangeOptions,
    ChooseAuto,
    ChooseReady,
    CloseSeat,
    ComeBack,
    Command,
    Confirm,
    FreeSeat,
    Leave,
    PlayAgain,
    PlayMove,
    Propose,
    RenameSeat,
    Resign,
    RestartTurn,
    Resume,
    SeatBot,
    Sit,
    Start,
    SwapSeats,
    Undo,
)
from assyria.protocol.entries import (
    AutoChosen,
    Confirmed,
    Entry,
    Held,
    Left,
    Moved,
    Resigned,
    Resumed,
    Returned,
    Stood,
    TimedOut,
    Undone,
)
from assyria.protocol.options import ChairKind, MoveReason, PauseReason, Status
from assyria.protocol.problems import Problem, ProblemCode, illegal
from assyria.record import NotAMove, move_text, parse_move
from assyria.rules import Move, Reason, Seat, State, legal_moves, why_not
from assyria.table import seating
from assyria.table.absence import EVERYBODY_HERE, Around
from assyria.table.conditions import need_current, need_own_seat, need_presence, need_to_play
from assyria.table.move_reasons import was_forced
from assyria.table.pauses import resume
from assyria.table.proposals import answer, propose
from assyria.table.rematch import play_again
from assyria.table.table import Table


def decide(table: Table, command: Command, who: str, around: Around = EVERYBODY_HERE) -> list[Entry]:
    """Return the entries that a person's command writes. Raises Problem."""
    match command:
        case Propose():
            entries = propose(table, command, who, around)
        case Answer():
            entries = answer(table, command, who, around)
        case _:
            entries = _DECISIONS[type(command)](table, command, who)
    if entries and table.paused is PauseReason.NOBODY_HERE and not isinstance(entries[0], Resumed):
        # Someone who sends a command is here.
        return [Resumed(), *entries]
    return entries


# Moves


def _play(table: Table, command: PlayMove, who: str) -> list[Entry]:
    """Return the entries of a move. With "confirm turn" the move that ends the turn is held until they confirm."""
    state = _need_decision(table, command.seat, who, command.version)
    move = _legal_move(state, command.seat, command.move)
    if table.held is not None:
        raise Problem(ProblemCode.AWAITS_CONFIRMATION)
    if table.options.confirm and table.ends_turn(move):
        held = Held(command.seat, command.move)
        return [held, Confirmed(command.seat)] if command.confirm else [held]
    return [Moved(command.seat, command.move)]


def _confirm(table: Table, command: Confirm, who: str) -> list[Entry]:
    _need_decision(table, command.seat, who, command.version)
    if table.held is None:
        raise Problem(ProblemCode.NOTHING_TO_CONFIRM)
    return [Confirmed(command.seat)]


def decide_bot_move(table: Table, seat: Seat, text: str, version: int, failed: bool = False) -> list[Entry]:
    """Return the entries of a bot's move: like a person's, but never held. Raises Problem.

    `failed` says that the seat's own bot gave no move, and that this is another's.
    """
    need_current(table, version)
    if seat != table.bot_to_move:
        raise Problem(ProblemCode.STALE)
    assert table.state is not None
    _legal_move(table.state, seat, text)
    chair = table.chairs[seat]
    if chair.kind is ChairKind.PERSON:
        return [Moved(seat, text, MoveReason.TIMED_OUT if chair.timed_out else MoveReason.STAND_IN)]
    return [Moved(seat, text, MoveReason.BOT_FAILED if failed else None)]


def forced_entries(table: Table) -> list[Entry]:
    """Return the only legal move of a person who wants such moves played for them, if that comes next."""
    seat, state = table.mover, table.state
    if seat is None or state is None or table.held is not None or table.paused is not None:
        return []
    if not (table.chairs[seat].decides and table.is_forced(seat)):
        return []
    (move,) = legal_moves(state)
    # After moves of their own, people may still review the turn, so its last move is held.
    if table.options.confirm and table.undo_floor(seat) is not None and table.ends_turn(move):
        return [Held(seat, move_text(move))]
    return [Moved(seat, move_text(move), MoveReason.FORCED)]


def _need_decision(table: Table, seat: Seat, who: str, version: int) -> State:
    """Return the position if this person decides for this seat now. Raises Problem."""
    need_presence(table, seat, who)
    need_current(table, version)
    assert table.history is not None
    if seat != table.mover:
        raise illegal(Reason.NOT_YOUR_TURN)
    return table.history.state


def _legal_move(state: State, seat: Seat, text: str) -> Move:
    try:
        move = parse_move(text, state.game.board)
    except NotAMove:
        raise Problem(ProblemCode.NOT_A_MOVE) from None
    reason = why_not(state, move, seat)
    if reason is not None:
        raise illegal(reason)
    return move


# Undo


def _undo(table: Table, command: Undo, who: str) -> list[Entry]:
    """Return the entry that undoes a move, if nobody else moved and nothing was revealed since."""
    floor, moves = _undoable(table, command.seat, who, command.version)
    if table.held is not None and not (floor < moves and table.is_forced(command.seat)):
        return [Undone(command.seat, moves)]
    assert table.history is not None
    to = moves - 1
    # A move that was played for the person was not a choice, so going back skips it.
    while to > floor and was_forced(table.history.moves[to]):
        to -= 1
    return [Undone(command.seat, to)]


def _restart_turn(table: Table, command: RestartTurn, who: str) -> list[Entry]:
    floor, _moves = _undoable(table, command.seat, who, command.version)
    return [Undone(command.seat, floor)]


def _undoable(table: Table, seat: Seat, who: str, version: int) -> tuple[int, int]:
    """Return the number of moves that the seat may go back to, and the number of moves so far."""
    need_presence(table, seat, who)
    need_current(table, version)
    floor = table.undo_floor(seat)
    if floor is None or table.history is None:
        raise Problem(ProblemCode.NOTHING_TO_UNDO)
    return floor, len(table.history.moves)


# Coming and going


def _leave(table: Table, command: Leave, who: str) -> list[Entry]:
    """Return the entry for leaving: before the start the seat is free again, during the game a bot plays on."""
    need_own_seat(table, command.seat, who)
    if table.status is Status.OPEN:
        return [Stood(command.seat)]
    need_to_play(table, command.seat)
    return [Left(command.seat)]


def _come_back(table: Table, command: ComeBack, who: str) -> list[Entry]:
    need_own_seat(table, command.seat, who)
    chair = table.chairs[command.seat]
    if table.status is not Status.PLAYING or not chair.away:
        raise Problem(ProblemCode.NOT_AWAY)
    if chair.resigned:
        raise Problem(ProblemCode.RESIGNED)
    if chair.timed_out and table.was_given_time(command.seat):
        # Someone who lets their time run out again has to wait for the next turn of the game.
        raise Problem(ProblemCode.OUT_OF_TIME)
    return [Returned(command.seat)]


def _resign(table: Table, command: Resign, who: str) -> list[Entry]:
    need_own_seat(table, command.seat, who)
    if not table.options.resign:
        raise Problem(ProblemCode.NO_RESIGNING)
    if table.status is not Status.PLAYING or table.chairs[command.seat].resigned:
        raise Problem(ProblemCode.NOT_PLAYING)
    return [Resigned(command.seat)]


def _choose_auto(table: Table, command: ChooseAuto, who: str) -> list[Entry]:
    need_own_seat(table, command.seat, who)
    return [AutoChosen(command.seat, command.auto)] if table.chairs[command.seat].auto != command.auto else []


def time_out(table: Table, now: float) -> list[Entry]:
    """Return the time-out of the seat to decide if it has no time left, also if a stand-in plays for it."""
    clock, seat = table.clock, table.clock.running
    if clock.deadline is None or seat is None or clock.remaining(seat, now) > 0:
        return []
    return [TimedOut(seat)]


_DECISIONS: dict[type[Command], Callable[[Table, Any, str], list[Entry]]] = {
    PlayMove: _play,
    Confirm: _confirm,
    Undo: _undo,
    RestartTurn: _restart_turn,
    Resume: resume,
    PlayAgain: play_again,
    Sit: seating.sit,
    RenameSeat: seating.rename_seat,
    ChooseReady: seating.choose_ready,
    SwapSeats: seating.swap_seats,
    SeatBot: seating.seat_bot,
    FreeSeat: seating.free_seat,
    CloseSeat: seating.close_seat,
    AddSeat: seating.add_seat,
    ChangeOptions: seating.change_options,
    Cancel: seating.cancel,
    Start: seating.start,
    Leave: _leave,
    ComeBack: _come_back,
    Resign: _resign,
    ChooseAuto: _choose_auto,
}
