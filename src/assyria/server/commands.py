"""From what a client sends to what a table is asked: the same for HTTP, sockets and bots."""

from __future__ import annotations

from collections.abc import Callable

from assyria.server import models as m
from assyria.store import Identity
from assyria.table import Entry, Table

Decide = Callable[[Table], list[Entry]]


def decision(command: m.Command, who: Identity) -> Decide:
    """What this command asks of the table, in this person's name."""
    me = who.id
    match command:
        case m.Move():
            return lambda t: t.move(command.seat, me, command.move, command.version)
        case m.Confirm():
            return lambda t: t.confirm(command.seat, me, command.version)
        case m.Undo():
            return lambda t: t.undo(command.seat, me, command.version)
        case m.RestartTurn():
            return lambda t: t.undo(command.seat, me, command.version, whole_turn=True)
        case m.AskTakeBack():
            return lambda t: t.ask_take_back(command.seat, me, command.to, command.version)
        case m.AnswerTakeBack():
            return lambda t: t.answer_take_back(command.seat, me, command.yes, command.version)
        case m.Sit():
            return lambda t: t.sit(command.seat, me, command.name or who.name)
        case m.Start():
            return lambda t: t.start(me)
        case m.Leave():
            return lambda t: t.leave(command.seat, me)
        case m.ComeBack():
            return lambda t: t.come_back(command.seat, me)
        case m.Resign():
            return lambda t: t.resign(command.seat, me)
        case m.ChooseAuto():
            return lambda t: t.choose_auto(command.seat, me, command.auto)
