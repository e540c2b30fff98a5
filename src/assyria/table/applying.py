"""What entries change: the table after an entry, and what happened in the game because of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from assyria.protocol.entries import (
    Answered,
    AutoChosen,
    Began,
    BotSeated,
    Cancelled,
    Confirmed,
    Ended,
    Entry,
    Held,
    HintAsked,
    HolidayTaken,
    HostPassed,
    Left,
    Moved,
    Opened,
    OptionsChanged,
    Paused,
    PlaysAgain,
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
    StoodIn,
    Timed,
    TimedOut,
    Undone,
)
from assyria.protocol.options import MoveReason, ProposalKind, Status, TableOptions
from assyria.record import GameHistory, parse_move
from assyria.record.fair import fair_deal, reshuffle_unseen
from assyria.record.values import change, read_only
from assyria.rules import Event, Move, Phase, Seat
from assyria.table.chairs import Arrangement, arrange
from assyria.table.clock import Clock
from assyria.table.move_reasons import EXTRAS
from assyria.table.proposal import Proposal
from assyria.table.proposals import proposal_of
from assyria.table.table import Given, Table, reveals

RETURN_SECONDS = 30.0
"""The least time on the clock of someone who returns after they ran out of time."""

Item = TypeVar("Item")


def apply(table: Table, entry: Entry, at: float) -> tuple[Table, tuple[Event, ...]]:
    """Return the table after an entry, and what happened in the game because of it."""
    version = table.version + 1
    decides = _changes_decision(table, entry)
    table = change(
        table,
        version=version,
        clock=_settled(table.clock, entry, at),
        decision=version if decides else table.decision,
        decision_at=at if decides else table.decision_at,
    )
    table, events = _applied(table, entry, at)
    history = table.history
    if history is None:
        return table, events
    if history.state.phase is Phase.OVER and table.status is not Status.FINISHED:
        table = _finished(table, at)
    table = _without_old_stand_in(table)
    return _with_clock_passed(table, len(history.moves), at), events


def replayed(opened: Opened, entries: Sequence[tuple[Entry, float]]) -> Table:
    """Return the table after all of its entries."""
    table = Table.new(opened)
    for entry, at in entries:
        table, _ = apply(table, entry, at)
    return table


# What all entries have in common


def _changes_decision(table: Table, entry: Entry) -> bool:
    """Return whether somebody else decides after an entry, or about something else."""
    if isinstance(entry, _COMING_OR_GOING):
        return entry.seat == table.mover
    return isinstance(entry, _DECISIVE)


_COMING_OR_GOING = (Left, StoodIn, TimedOut, Returned, Resigned)
_DECISIVE = (Began, Moved, Held, Confirmed, Undone, Paused, Resumed)
"""Entries after which there is another decision, or none."""


def _settled(clock: Clock, entry: Entry, at: float) -> Clock:
    if not isinstance(entry, Timed):
        return clock
    if entry.used is not None:
        clock = clock.settled(entry.used, at)
    return clock if entry.steady == clock.steady else change(clock, steady=entry.steady)


def _with_clock_passed(table: Table, moves: int, at: float) -> Table:
    """Start the next seat's clock, and note what the last seat is given for its turn, in case it is undone."""
    mover, last, before, given = table.mover, table.clock.running, table.clock, table.given
    runs = mover is not None and not table.paused and table.chairs[mover].has_time
    seat = mover if runs else None
    if seat == last:
        return table
    # Only who finishes a turn in person is given time for it.
    finished = last is not None and mover not in (None, last) and table.chairs[last].decides
    if not finished:
        before = before.stop(at)
    clock = before.turn_to(seat, at)
    if last is not None and finished:
        seconds = clock.left[last] - before.remaining(last, at)
        if seconds:
            given = (*given, Given(moves, last, seconds))
    return change(table, clock=clock, given=given)


def _finished(table: Table, at: float) -> Table:
    return change(table, status=Status.FINISHED, ended=at, proposal=None)


# Each entry


def _applied(table: Table, entry: Entry, at: float) -> tuple[Table, tuple[Event, ...]]:
    match entry:
        case Moved(seat=seat, move=text, reason=reason):
            assert table.history is not None
            return _play(table, seat, parse_move(text, table.history.game.board), reason)
        case Confirmed(seat=seat):
            assert table.held is not None
            table, events = _play(table, seat, table.held)
            assert table.history is not None
            return change(table, final=len(table.history.moves)), events
        case Began():
            return _begin(table, at)
        case _:
            return _changed(table, entry, at), ()


def _changed(table: Table, entry: Entry, at: float) -> Table:
    """Return the table after an entry because of which nothing happens in the game."""
    match entry:
        case HostPassed(seat=seat):
            holder = table.chairs[seat].holder
            assert holder is not None
            return change(table, owner=holder)
        case OptionsChanged(options=options):
            return _change_options(table, options)
        case Sat() | Stood() | ReadyChosen() | SeatsSwapped() | BotSeated() | SeatClosed() | SeatAdded():
            return _arrange(table, entry)
        case Cancelled():
            return change(table, status=Status.CANCELLED)
        case Held(move=text):
            assert table.history is not None
            return change(table, held=parse_move(text, table.history.game.board))
        case Undone(to=to):
            return _go_back(table, to, at)
        case Proposed(what=ProposalKind.REMATCH):
            return table
        case Proposed():
            return change(table, proposal=proposal_of(table, entry))
        case Answered(seat=seat, yes=yes):
            return _answer(table, seat, yes)
        case Paused(reason=why):
            return change(table, paused=why, proposal=None)
        case Resumed():
            return change(table, paused=None)
        case HolidayTaken(seat=seat, until=until):
            return change(table, clock=table.clock.on_holiday(seat, until, at))
        case Ended(ending=ending):
            return _finished(change(table, ending=ending, held=None), at)
        case PlaysAgain(seat=seat, yes=yes):
            return change(table, again=read_only({**table.again, seat: yes}))
        case RematchOpened(table=rematch):
            return change(table, rematch=rematch)
        case HintAsked(seat=seat):
            hinted = read_only({**table.hinted, seat: table.decision})
            return change(table, hints=_with(table.hints, seat, table.hints[seat] + 1), hinted=hinted)
        case AutoChosen(seat=seat, auto=auto):
            return change(table, chairs=_with(table.chairs, seat, replace(table.chairs[seat], auto=auto)))
        case Left() | StoodIn() | TimedOut() | Returned() | Resigned():
            return _come_or_go(table, entry, entry.seat, at)
        case _:
            return table


def _arrange(table: Table, entry: Arrangement) -> Table:
    """Change who sits where, and how many play: cards are dealt, and time is given, at the start."""
    if isinstance(entry, Stood) and entry.removed:
        holder = table.chairs[entry.seat].holder
        assert holder is not None
        table = change(table, removed=table.removed | {holder})
    chairs, names = arrange(table.chairs, table.names, entry)
    table = change(table, chairs=chairs, names=names)
    players = len(chairs)
    return table if players == table.options.players else _for_players(table, players)


def _change_options(table: Table, options: TableOptions) -> Table:
    """Change the options; who has not read them is not ready, and that is everybody but the host."""
    chairs = tuple(replace(chair, ready=chair.holder in (None, table.owner)) for chair in table.chairs)
    clock = Clock.new(options.clock, options.players)
    return change(table, options=options, chosen=options, clock=clock, chairs=chairs)


def _for_players(table: Table, players: int) -> Table:
    options = table.chosen.for_players(players)
    return change(
        table,
        options=options,
        clock=Clock.new(options.clock, players),
        away_since=(0.0,) * players,
        failures=(0,) * players,
        hints=(0,) * players,
    )


def _begin(table: Table, at: float) -> tuple[Table, tuple[Event, ...]]:
    secret = bytes.fromhex(table.opened.secret)
    if table.start is not None:
        over = table.start.state.phase is Phase.OVER
        history = table.start if over else reshuffle_unseen(table.start, secret)
    else:
        history = GameHistory(table.options.game, fair_deal(table.options.game, secret))
    moves = len(history.moves)
    table = change(table, status=Status.PLAYING, began=at, history=history, final=moves, shown=moves)
    return table, history.events(0)


def _answer(table: Table, seat: Seat, yes: bool) -> Table:
    proposal = table.proposal
    if proposal is None:  # About a rematch, which one had to agree to in earlier editions.
        return table
    mine = frozenset(table.seats_of(table.chairs[seat].holder))
    if yes:
        agreed, refused = proposal.agreed | mine, proposal.refused - mine
        return change(table, proposal=replace(proposal, agreed=agreed, refused=refused))
    if seat == proposal.seat:
        return change(table, proposal=None)
    refused = proposal.refused | mine
    if table.people(proposal.asked - refused) >= proposal.needed:
        return change(table, proposal=replace(proposal, agreed=proposal.agreed - mine, refused=refused))
    assert table.history is not None
    after = read_only({**table.refused, (proposal.seat, proposal.what): len(table.history.moves)})
    return change(table, proposal=None, refused=after)


def _play(
    table: Table, seat: Seat, move: Move, reason: MoveReason | None = None
) -> tuple[Table, tuple[Event, ...]]:
    assert table.history is not None
    before, after = table.history, table.after(move)
    if reason is not None:
        after = after.annotate_last(EXTRAS[reason])
    final, shown, failures = table.final, table.shown, table.failures
    if before.moves and before.moves[-1].seat != seat:
        final = len(before.moves)
    if reveals(before.state, after.state):
        final = shown = len(after.moves)
    if reason is MoveReason.BOT_FAILED:
        failures = _with(failures, seat, failures[seat] + 1)
    table = change(
        table,
        history=after,
        tried=None,
        held=None,
        final=final,
        shown=shown,
        failures=failures,
        proposal=_without_take_back(table.proposal),
    )
    return table, after.last_events


def _go_back(table: Table, to: int, at: float) -> Table:
    assert table.history is not None
    back = change(table, history=table.history.undo(len(table.history.moves) - to), tried=None)
    clock, given = table.clock, table.given
    if back.mover != table.mover:
        # Going back finishes no turn, and turns that are undone no longer count as finished.
        clock = clock.stop(at)
    while given and given[-1].moves > to:
        clock = clock.taken_back(given[-1].seat, given[-1].seconds)
        given = given[:-1]
    return change(
        back,
        clock=clock,
        given=given,
        final=min(table.final, to),
        # They agreed to go back behind a card: it is known now, so what lies before it is final.
        shown=min(table.shown, to),
        held=None,
        proposal=_without_take_back(table.proposal),
    )


def _without_take_back(proposal: Proposal | None) -> Proposal | None:
    """Return a proposal unless it is to take back moves, since there are other moves now."""
    return None if proposal is not None and proposal.what is ProposalKind.TAKE_BACK else proposal


def _without_old_stand_in(table: Table) -> Table:
    """Return the table without a proposal to let a bot play for somebody for whom nobody waits any more."""
    seat = None if table.proposal is None else table.proposal.about
    waits = seat is None or (seat == table.mover and table.chairs[seat].decides)
    return table if waits else change(table, proposal=None)


def _come_or_go(
    table: Table, entry: Left | StoodIn | TimedOut | Returned | Resigned, seat: Seat, at: float
) -> Table:
    chair = table.chairs[seat]
    if isinstance(entry, Returned):
        return _come_back(table, seat, at)
    resigned = chair.resigned or isinstance(entry, Resigned)
    timed_out = chair.timed_out or isinstance(entry, TimedOut)
    stood_in = isinstance(entry, StoodIn)
    gone = replace(chair, away=True, resigned=resigned, timed_out=timed_out, stood_in=chair.stood_in or stood_in)
    table = change(
        table,
        chairs=_with(table.chairs, seat, gone),
        held=None if table.mover == seat else table.held,
        away_since=table.away_since if chair.away else _with(table.away_since, seat, at),
    )
    return _finished(table, at) if isinstance(entry, Resigned) and table.options.players == 2 else table


def _come_back(table: Table, seat: Seat, at: float) -> Table:
    chair = replace(table.chairs[seat], away=False, timed_out=False, stood_in=False)
    table = change(table, chairs=_with(table.chairs, seat, chair))
    if not table.needs_time(seat, at):
        return table
    returned = read_only({**table.returned, seat: table.turn})
    return change(table, clock=table.clock.granted(seat, RETURN_SECONDS), returned=returned)


def _with(values: tuple[Item, ...], place: int, value: Item) -> tuple[Item, ...]:
    """Return the values with another one at a place."""
    return (*values[:place], value, *values[place + 1 :])
