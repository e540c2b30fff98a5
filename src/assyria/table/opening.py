"""New tables: from what somebody asks for to the first entry."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from assyria.protocol.commands import ChangeOptions
from assyria.protocol.entries import Opened
from assyria.protocol.options import (
    BOT_NAMES,
    STAND_IN,
    BadOptions,
    Chair,
    ChairKind,
    ClockRule,
    TableOptions,
)
from assyria.protocol.problems import Problem, ProblemCode, bad_record
from assyria.protocol.requests import NewTable, SeatChoice
from assyria.record import GameHistory, RecordError, line_history, read_record, write_record
from assyria.rules import Phase, State


def chosen_options(players: int, chosen: NewTable | ChangeOptions) -> TableOptions:
    """Return the options that somebody chose. Raises Problem."""
    clock = chosen.clock
    try:
        return TableOptions(
            players=players,
            two_player_draft=chosen.two_player_draft,
            feeding=chosen.feeding,
            clock=ClockRule(clock.kind, clock.bank, clock.increment, clock.cap),
            confirm=chosen.confirm,
            resign=chosen.resign,
            listed=chosen.listed,
            hints=bool(chosen.hints),
            chat=chosen.chat,
        )
    except BadOptions as wrong:
        raise Problem(ProblemCode.BAD_OPTIONS, option=wrong.option) from None


def record_to_continue(
    record: str, options: TableOptions, at: int | None = None, line: Sequence[int] = ()
) -> tuple[str, State]:
    """Return a record as we write it, of a game or one of its lines, after so many moves; and the position there.

    Raises Problem.
    """
    history = read_line(record, line)
    number = len(history.moves) if at is None else at
    if number > len(history.moves):
        raise Problem(ProblemCode.NO_SUCH_MOVE, last=len(history.moves))
    if history.game != options.game:
        raise Problem(ProblemCode.BAD_OPTIONS, option="seats")
    state = history.at(number)
    if state.phase is Phase.OVER:
        raise Problem(ProblemCode.RECORD_OVER)
    # The table goes on with other cards, in which the lines of the record may not be possible.
    return write_record(replace(history.record(number), variations=())).decode(), state


def read_line(record: str, line: Sequence[int]) -> GameHistory:
    """Return the game of a record, or one of its lines. Raises Problem."""
    try:
        return line_history(read_record(record.encode("utf-8", "replace")), line)
    except RecordError as wrong:
        raise bad_record(wrong) from None
    except IndexError:
        raise Problem(ProblemCode.NO_SUCH_VARIATION) from None


def open_table(body: NewTable, who: str, bots: Collection[str], secret: str) -> Opened:
    """Return the first entry of the requested table; a record to go on from is not checked. Raises Problem."""
    chairs = tuple(_chair(number, seat, who, bots) for number, seat in enumerate(body.seats))
    hints = body.solo if body.hints is None else body.hints
    options = replace(chosen_options(len(body.seats), body), hints=hints)
    return Opened(options, chairs, who, secret, body.record)


def seat_names(body: NewTable, name: str) -> dict[int, str]:
    """Return the names at the seats that this person takes at once: several people may share their screen."""
    return {number: seat.name or name for number, seat in enumerate(body.seats) if seat.kind == "me"}


def _chair(number: int, seat: SeatChoice, who: str, bots: Collection[str]) -> Chair:
    if seat.kind == "me":
        return Chair(ChairKind.PERSON, who, bot=STAND_IN)
    if seat.kind == "open":
        return Chair()
    bot = seat.bot or STAND_IN
    if bot not in bots:
        raise Problem(ProblemCode.NO_SUCH_BOT, known=list(bots))
    return Chair(ChairKind.BOT, None, seat.name or BOT_NAMES[number], bot)
