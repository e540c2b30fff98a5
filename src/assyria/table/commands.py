"""The entries that a command leads to, or why it is refused. Nothing changes here: `Table.apply` does that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from assyria.protocol.commands import (
    AnswerTakeBack,
    AskTakeBack,
    ChooseAuto,
    ComeBack,
    Command,
    Confirm,
    Leave,
    PlayMove,
    Resign,
    RestartTurn,
    Sit,
    Start,
    Undo,
)
from assyria.protocol.entries import (
    AutoChosen,
    Began,
    Confirmed,
    Entry,
    Held,
    Left,
    Moved,
    Resigned,
    Returned,
    Sat,
    Stood,
    TakeBackAnswered,
    TakeBackAsked,
    TimedOut,
    Undone,
)
from assyria.protocol.options import ChairKind, Status
from assyria.protocol.problems import ProblemCode
from assyria.record import NotAMove, move_text, parse_move
from assyria.rules import Move, Reason, Seat, State, legal_moves, why_not
from assyria.table.denied import Denied
from assyria.table.table import Table, is_auto


def decide(table: Table, command: Command, who: str) -> list[Entry]:
    """Return the entries that a person's command writes. Raises Denied."""
    return _DECISIONS[type(command)](table, command, who)


# Before the game


def _sit(table: Table, command: Sit, who: str) -> list[Entry]:
    _need_seat(table, command.seat)
    if table.status is not Status.OPEN:
        raise Denied(ProblemCode.ALREADY_STARTED)
    if table.chairs[command.seat].kind is not ChairKind.OPEN:
        raise Denied(ProblemCode.SEAT_TAKEN)
    return [Sat(command.seat, who)]


def _start(table: Table, _: Start, who: str) -> list[Entry]:
    if who != table.opened.owner:
        raise Denied(ProblemCode.NOT_THE_OWNER)
    if table.status is not Status.OPEN:
        raise Denied(ProblemCode.ALREADY_STARTED)
    if any(chair.kind is ChairKind.OPEN for chair in table.chairs):
        raise Denied(ProblemCode.SEATS_OPEN)
    return [Began()]


# Moves


def _play(table: Table, command: PlayMove, who: str) -> list[Entry]:
    """Return the entries of a move. With "confirm turn" the move that ends the turn is held until they confirm."""
    state = _need_decision(table, command.seat, who, command.version)
    move = _legal_move(state, command.seat, command.move)
    if table.held is not None:
        raise Denied(ProblemCode.AWAITS_CONFIRMATION)
    if table.options.confirm and table.ends_turn(move):
        return [Held(command.seat, command.move)]
    return [Moved(command.seat, command.move)]


def _confirm(table: Table, command: Confirm, who: str) -> list[Entry]:
    _need_decision(table, command.seat, who, command.version)
    if table.held is None:
        raise Denied(ProblemCode.NOTHING_TO_CONFIRM)
    return [Confirmed(command.seat)]


def decide_bot_move(table: Table, seat: Seat, text: str, version: int) -> list[Entry]:
    """Return the entries of a bot's move: like a person's, but never held. Raises Denied."""
    if version != table.version or seat != table.bot_to_move:
        raise Denied(ProblemCode.STALE)
    assert table.state is not None
    _legal_move(table.state, seat, text)
    return [Moved(seat, text)]


def forced_entries(table: Table) -> list[Entry]:
    """Return the only legal move of a person who wants such moves played for them, if that comes next."""
    seat, state = table.mover, table.state
    if seat is None or state is None or table.held is not None:
        return []
    if not (table.chairs[seat].decides and table.is_forced(seat)):
        return []
    (move,) = legal_moves(state)
    # After moves of their own, people may still review the turn, so its last move is held.
    if table.options.confirm and table.undo_floor(seat) is not None and table.ends_turn(move):
        return [Held(seat, move_text(move))]
    return [Moved(seat, move_text(move), auto=True)]


def _legal_move(state: State, seat: Seat, text: str) -> Move:
    try:
        move = parse_move(text, state.game.board)
    except NotAMove:
        raise Denied(ProblemCode.NOT_A_MOVE) from None
    reason = why_not(state, move, seat)
    if reason is not None:
        raise Denied(ProblemCode.ILLEGAL, reason)
    return move


# Undo and take back


def _undo(table: Table, command: Undo, who: str) -> list[Entry]:
    """Return the entry that undoes a move, if nobody else moved and nothing was revealed since."""
    floor, moves = _undoable(table, command.seat, who, command.version)
    if table.held is not None and not (floor < moves and table.is_forced(command.seat)):
        return [Undone(command.seat, moves)]
    assert table.history is not None
    to = moves - 1
    # A move that was played for the person was not a choice, so going back skips it.
    while to > floor and is_auto(table.history.moves[to]):
        to -= 1
    return [Undone(command.seat, to)]


def _restart_turn(table: Table, command: RestartTurn, who: str) -> list[Entry]:
    floor, _moves = _undoable(table, command.seat, who, command.version)
    return [Undone(command.seat, floor)]


def _undoable(table: Table, seat: Seat, who: str, version: int) -> tuple[int, int]:
    """Return the number of moves that the seat may go back to, and the number of moves so far."""
    _need_presence(table, seat, who)
    _need_current(table, version)
    floor = table.undo_floor(seat)
    if floor is None or table.history is None:
        raise Denied(ProblemCode.NOTHING_TO_UNDO)
    return floor, len(table.history.moves)


def _ask_take_back(table: Table, command: AskTakeBack, who: str) -> list[Entry]:
    """Return a request to take back more than one may undo alone: all other people have to agree.

    Without another person it is refused: nobody could agree to someone playing on who has seen cards to come.
    """
    seat, to = command.seat, command.to
    _need_presence(table, seat, who)
    _need_current(table, command.version)
    if table.history is None or table.status is not Status.PLAYING or not 0 <= to < len(table.history.moves):
        raise Denied(ProblemCode.NOTHING_TO_UNDO)
    if table.take_back is not None:
        raise Denied(ProblemCode.TAKE_BACK_PENDING)
    if table.other_deciders(seat):
        return [TakeBackAsked(seat, to)]
    if to < table.shown:
        raise Denied(ProblemCode.CARD_TURNED_UP)
    return [Undone(seat, to)]


def _answer_take_back(table: Table, command: AnswerTakeBack, who: str) -> list[Entry]:
    _need_own_seat(table, command.seat, who)
    _need_current(table, command.version)
    asked = table.take_back
    if asked is None or command.seat not in table.other_deciders(asked.seat):
        raise Denied(ProblemCode.NO_TAKE_BACK_ASKED)
    answer = TakeBackAnswered(command.seat, command.yes)
    if command.yes and not table.other_deciders(asked.seat) - asked.agreed - {command.seat}:
        return [answer, Undone(asked.seat, asked.to)]
    return [answer]


# Coming and going


def _leave(table: Table, command: Leave, who: str) -> list[Entry]:
    """Return the entry for leaving: before the start the seat is free again, during the game a bot plays on."""
    _need_own_seat(table, command.seat, who)
    if table.status is Status.OPEN:
        return [Stood(command.seat)]
    if table.status is Status.FINISHED or table.chairs[command.seat].away:
        raise Denied(ProblemCode.NOT_PLAYING)
    return [Left(command.seat)]


def _come_back(table: Table, command: ComeBack, who: str) -> list[Entry]:
    _need_own_seat(table, command.seat, who)
    chair = table.chairs[command.seat]
    if table.status is not Status.PLAYING or not chair.away:
        raise Denied(ProblemCode.NOT_AWAY)
    if chair.resigned:
        raise Denied(ProblemCode.RESIGNED)
    return [Returned(command.seat)]


def _resign(table: Table, command: Resign, who: str) -> list[Entry]:
    _need_own_seat(table, command.seat, who)
    if not table.options.resign:
        raise Denied(ProblemCode.NO_RESIGNING)
    if table.status is not Status.PLAYING or table.chairs[command.seat].resigned:
        raise Denied(ProblemCode.NOT_PLAYING)
    return [Resigned(command.seat)]


def _choose_auto(table: Table, command: ChooseAuto, who: str) -> list[Entry]:
    _need_own_seat(table, command.seat, who)
    return [AutoChosen(command.seat, command.auto)]


def time_out(table: Table, now: float) -> list[Entry]:
    """Return the time-out of the seat to decide if it has no time left."""
    deadline, seat = table.clock.deadline, table.clock.running
    if deadline is None or seat is None or now < deadline:
        return []
    return [TimedOut(seat)]


# Conditions of commands


def _need_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Denied(ProblemCode.NO_SUCH_SEAT)


def _need_own_seat(table: Table, seat: Seat, who: str) -> None:
    _need_seat(table, seat)
    if table.chairs[seat].holder != who:
        raise Denied(ProblemCode.NOT_YOUR_SEAT)


def _need_presence(table: Table, seat: Seat, who: str) -> None:
    _need_own_seat(table, seat, who)
    if table.chairs[seat].away:
        raise Denied(ProblemCode.NOT_PLAYING)


def _need_current(table: Table, version: int) -> None:
    if version != table.version:
        raise Denied(ProblemCode.STALE)


def _need_decision(table: Table, seat: Seat, who: str, version: int) -> State:
    """Return the position if this person decides for this seat now. Raises Denied."""
    _need_own_seat(table, seat, who)
    if table.history is None or table.status is not Status.PLAYING or not table.chairs[seat].decides:
        raise Denied(ProblemCode.NOT_PLAYING)
    _need_current(table, version)
    if seat != table.mover:
        raise Denied(ProblemCode.ILLEGAL, Reason.NOT_YOUR_TURN)
    return table.history.state


_DECISIONS: dict[type[Command], Callable[[Table, Any, str], list[Entry]]] = {
    PlayMove: _play,
    Confirm: _confirm,
    Undo: _undo,
    RestartTurn: _restart_turn,
    AskTakeBack: _ask_take_back,
    AnswerTakeBack: _answer_take_back,
    Sit: _sit,
    Start: _start,
    Leave: _leave,
    ComeBack: _come_back,
    Resign: _resign,
    ChooseAuto: _choose_auto,
}
