"""Tables for tests: opened, begun, and played on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from assyria.protocol.commands import Answer, Command, Confirm, PlayMove, Propose
from assyria.protocol.entries import Began, Entry, Opened
from assyria.protocol.options import STAND_IN, Chair, ChairKind, ProposalKind, Status, TableOptions
from assyria.protocol.problems import Problem
from assyria.protocol.problems import ProblemCode as Code
from assyria.record import move_text
from assyria.rules import Phase, Reason, State, legal_moves
from assyria.table import Table, apply, decide, decide_bot_move

SECRET = bytes(range(32)).hex()
"""Turn orders 1 0 · 2 0 1 · 0 3 1 2 for two, three and four players (docs/fair-deals.md)."""
NAMES = ("Ann", "Ben", "Cleo", "Dan")
KEYS = ("key-of-ann", "key-of-ben", "key-of-cleo", "key-of-dan")
"""The identities of the persons in seats 0 to 3. Ann owns the tables."""
ANN, BEN, CLEO, _ = KEYS

TWO, THREE, FOUR = (TableOptions(players=players) for players in (2, 3, 4))
MAY_RESIGN = TableOptions(players=2, resign=True)

Refusal = Code | Reason


def person(seat: int, key: str | None = None, auto: bool = True) -> Chair:
    return Chair(ChairKind.PERSON, KEYS[seat] if key is None else key, bot=STAND_IN, auto=auto)


def bot() -> Chair:
    return Chair(ChairKind.BOT, bot="random")


def opened(
    options: TableOptions, chairs: Sequence[Chair] = (), secret: str = SECRET, record: bytes | None = None
) -> Opened:
    """The first entry of a table; persons everywhere if nothing else is said."""
    sitting = tuple(chairs) or tuple(person(seat) for seat in range(options.players))
    return Opened(options, sitting, ANN, secret, None if record is None else record.decode())


def room(options: TableOptions = FOUR) -> Table:
    """Ann at seat 0, Ben at seat 1, then bots and open seats in turn. Ann is the owner."""
    rest = [bot(), Chair()][: options.players - 2]
    return Table.new(opened(options, [person(0), person(1), *rest]), {0: "Ann", 1: "Ben"})


def begun(
    options: TableOptions, chairs: Sequence[Chair] = (), secret: str = SECRET, record: bytes | None = None
) -> Table:
    """A table whose game has begun at moment 0."""
    first = opened(options, chairs, secret, record)
    table = Table.new(first, {seat: NAMES[seat] for seat, chair in enumerate(first.chairs) if chair.holder})
    return written(table, [Began()])


def written(table: Table, entries: Sequence[Entry], at: float = 0) -> Table:
    """The table after what a command gave."""
    for entry in entries:
        table, _ = apply(table, entry, at)
    return table


def state_of(table: Table) -> State:
    """The position at a table whose game has begun."""
    assert table.state is not None
    return table.state


def moves_of(table: Table) -> list[str]:
    """The moves so far, as text."""
    assert table.history is not None
    return [move_text(played.move) for played in table.history.moves]


def to_move(table: Table) -> tuple[int, str]:
    """The seat that decides and who holds it."""
    seat = table.mover
    assert seat is not None
    return seat, table.chairs[seat].holder or ""


def legal(table: Table) -> list[str]:
    return [move_text(move) for move in legal_moves(state_of(table))]


def move_entry(table: Table, text: str | None = None) -> Entry:
    """Someone who is to decide wants this move, or the first that is legal; a bot does so as well."""
    text = legal(table)[0] if text is None else text
    seat, who = to_move(table)
    if table.bot_to_move is None:
        (entry,) = decide(table, PlayMove(seat, table.version, text), who)
    else:
        (entry,) = decide_bot_move(table, seat, text, table.version)
    return entry


def moved(table: Table, text: str | None = None, at: float = 0) -> Table:
    """The table after that move."""
    return written(table, [move_entry(table, text)], at)


def confirmed(table: Table, at: float = 0) -> Table:
    seat, who = to_move(table)
    return written(table, decide(table, Confirm(seat, table.version), who), at)


def turn_passed(table: Table, at: float = 0) -> Table:
    """First moves until the seat changes, confirmed if that is asked for."""
    seat = table.mover
    while table.mover == seat:
        table = moved(table, at=at)
        if table.held is not None:
            table = confirmed(table, at)
    return table


def walked(table: Table, until: Callable[[Table], bool], seed: int = 1) -> Table:
    """Random moves, confirmed where that is asked for, until something is so."""
    rng = Random(seed)
    while not until(table):
        assert table.status is Status.PLAYING, "the game ended before it was so"
        table = moved(table, rng.choice(legal(table)))
        if table.held is not None:
            table = confirmed(table)
    return table


def goes_on(table: Table) -> bool:
    """A person places the first of several huts: the next moves are theirs too, and nothing is undoable."""
    state = state_of(table)
    seat = table.mover
    if seat is None or state.phase is not Phase.HUTS or state.to_place < 3:
        return False
    return table.undo_floor(seat) is None and len(legal(table)) > 3


def over(table: Table) -> bool:
    return table.status is Status.FINISHED


def take_back(seat: int, version: int, to: int) -> Propose:
    return Propose(seat, version, ProposalKind.TAKE_BACK, to)


def done(
    table: Table, command: Command, who: str = ANN, at: float = 0, writes: Sequence[Entry] | None = None
) -> Table:
    """The table after a command, which writes these entries, if it matters which."""
    entries = decide(table, command, who)
    assert writes is None or entries == list(writes)
    return written(table, entries, at)


def agreed(table: Table, seat: int, to: int, by: Sequence[int] | None = None) -> Table:
    """The table after others, or all of them, have agreed that a seat takes moves back."""
    table = done(table, take_back(seat, table.version, to), KEYS[seat])
    for other in [one for one in range(len(table.chairs)) if one != seat] if by is None else by:
        table = done(table, Answer(other, table.version, True), KEYS[other])
    return table


def refused(table: Table, command: Command, who: str = ANN) -> Refusal:
    """Why a command is refused."""
    return refusal(lambda: decide(table, command, who))


def refused_bot(table: Table, seat: int, text: str, version: int) -> Refusal:
    """Why a bot's move is refused."""
    return refusal(lambda: decide_bot_move(table, seat, text, version))


def refusal(question: Callable[[], object]) -> Refusal:
    """Why somebody is refused: the rules' own reason for an illegal move, else the code of the problem."""
    with pytest.raises(Problem) as caught:
        question()
    problem = caught.value
    assert str(problem) == problem.code.value
    told = problem.details.get("reason")
    assert (told is None) == (problem.code is not Code.ILLEGAL)
    return problem.code if told is None else next(reason for reason in Reason if reason.code == told)
