"""Messages of the protocol about a table. They never contain the order of the cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from assyria.board import Dignitary
from assyria.preview import predict_gain, preview
from assyria.protocol.entries import Entry
from assyria.protocol.events import event_messages
from assyria.protocol.messages import (
    ChairMessage,
    ChangeView,
    CourtMessage,
    ListedChair,
    PlayerMessage,
    PositionMessage,
    PreviewMessage,
    ProposalMessage,
    ResultMessage,
    StartMessage,
    TableSummary,
    TableView,
)
from assyria.protocol.options import OVER, ChairKind, Ending, Status
from assyria.protocol.wire import ScoreBreakdownMessage
from assyria.record import move_text, write_record
from assyria.record.record import Record
from assyria.rules import Event, Move, Seat, State, View, legal_moves, outcome, play_own_part, view
from assyria.table.look_alikes import looks_like_another
from assyria.table.permissions import decision_to_preview
from assyria.table.table import Table


def position_message(seen: View) -> PositionMessage:
    """Return a position with everything that a client draws."""
    higher, middle, lower = (list(seen.at_court(dignitary)) for dignitary in Dignitary)
    return PositionMessage(
        board=seen.game.board.name,
        reign=seen.reign,
        turn=seen.turn,
        phase=seen.phase.value,
        seat=seen.seat,
        order=list(seen.order),
        expansion=list(seen.expansion),
        columns=[list(column) for column in seen.columns],
        takers=list(seen.takers),
        draft=list(seen.draft),
        discard=list(seen.discard),
        undealt_food=list(seen.undealt_food),
        undealt_expansion=list(seen.undealt_expansion),
        wells=sorted(seen.wells),
        wells_left=seen.wells_left,
        court=CourtMessage(higher=higher, middle=middle, lower=lower),
        to_place=seen.to_place,
        supplying=seen.supplying,
        picks=seen.picks,
        players=[_player(seen, seat) for seat in range(seen.game.players)],
    )


def _player(seen: View, seat: Seat) -> PlayerMessage:
    player = seen.players[seat]
    return PlayerMessage(
        score=player.score,
        ledger=ScoreBreakdownMessage(**player.ledger._asdict()),
        camels=player.camels,
        offering=player.offering,
        plow=player.plow,
        hand=list(player.hand),
        huts=sorted(player.huts),
        fed=sorted(player.fed),
        ziggurats={str(at): _LEVELS[(at in player.centres) + (at in player.roofs)] for at in sorted(player.bases)},
        stock=seen.stock(seat),
    )


_LEVELS: tuple[Literal[1], Literal[2], Literal[3]] = (1, 2, 3)


def table_view(table: Table, now: float) -> TableView:
    """Return the table as everyone sees it."""
    state, mover = table.shown_state, table.mover
    names = [table.name_of(seat) for seat in range(len(table.chairs))]
    return TableView(
        version=table.version,
        status=table.status,
        options=table.options,
        chairs=[_chair(table, seat, names, now) for seat in range(len(table.chairs))],
        host=next(iter(table.seats_of(table.owner)), None),
        mover=mover,
        moves=len(table.history.moves) if table.history else 0,
        position=position_message(view(state)) if state else None,
        legal=[move_text(move) for move in legal_moves(state)] if state and mover is not None else [],
        held=move_text(table.held) if table.held else None,
        pending=_pending(state, table.held) if state and table.held else None,
        undo_to=table.undo_floor(mover) if mover is not None else None,
        proposal=_proposal(table),
        paused=table.paused,
        clock=clocks(table, now),
        clock_running=table.clock.running,
        clock_from=table.clock.holiday_until(now),
        result=result_message(table),
        commitment=table.commitment,
        start=start_message(table),
        rematch_of=table.opened.rematch_of,
        rematch=table.rematch,
        again=[table.again.get(seat) for seat in range(len(table.chairs))],
    )


def _pending(state: State, held: Move) -> PositionMessage:
    return position_message(view(play_own_part(state, held).state))


def _proposal(table: Table) -> ProposalMessage | None:
    asked = table.proposal
    if asked is None:
        return None
    return ProposalMessage(
        seat=asked.seat,
        what=asked.what,
        to=asked.to,
        about=asked.about,
        ending=asked.ending,
        agreed=sorted(asked.agreed),
        missing=sorted(asked.missing),
    )


def start_message(table: Table) -> StartMessage | None:
    """Return the game that a table goes on from, if there is one."""
    if table.start is None:
        return None
    state = table.start.state
    return StartMessage(
        moves=len(table.start.moves),
        reign=state.reign,
        turn=state.turn,
        scores=[player.score for player in state.players],
    )


def clocks(table: Table, now: float) -> list[float]:
    """Return the seconds that each seat has left."""
    return [round(table.clock.remaining(seat, now), 3) for seat in range(len(table.chairs))]


def _chair(table: Table, seat: Seat, names: list[str], now: float) -> ChairMessage:
    """Return a seat without its holder's identity, which is a secret of the holder."""
    chair = table.chairs[seat]
    return ChairMessage(
        kind=chair.kind,
        name=names[seat],
        bot=chair.bot,
        away=chair.away,
        timed_out=chair.timed_out,
        stood_in=chair.stood_in,
        resigned=chair.resigned,
        auto=chair.auto,
        ready=chair.ready,
        failures=table.failures[seat],
        hints=table.hints[seat],
        look_alike=looks_like_another(names, names[seat], seat),
        holiday=table.clock.holiday_of(seat, now),
    )


def result_message(table: Table) -> ResultMessage | None:
    """Return scores and winners: the best of those who have not resigned, or all of them if the game broke off.

    Where it was ended by agreement, the points of then decide, or nobody has won. The record's winners are those
    of the rules, whoever resigned.
    """
    if table.state is None or table.status is not Status.FINISHED:
        return None
    end = outcome(table.state)
    scores = [player.score for player in table.state.players]
    everyone = range(len(table.chairs))
    stayed = [seat for seat in everyone if not table.chairs[seat].resigned] or list(everyone)
    best = max(scores[seat] for seat in stayed)
    if table.ending is Ending.UNCOUNTED:
        winners = []
    elif end or table.ending is Ending.COUNTED:
        winners = [seat for seat in stayed if scores[seat] == best]
    else:
        winners = stayed
    return ResultMessage(scores=scores, winners=winners, ending=table.ending)


def preview_message(table: Table) -> PreviewMessage:
    """Return the costs and gains of the decision at a table; encode them with `protocol.wire.plain_value`.

    Raises Problem if nobody is to decide.
    """
    seen = decision_to_preview(table)
    held = predict_gain(seen, table.held) if table.held else None
    return {"version": table.version, **vars(preview(seen)), "held": held}


def change_view(
    table: Table, entry: Entry, before: State | None, events: Iterable[Event], at: float
) -> ChangeView:
    """Return an entry as others see it: the table is the one after it, `before` is the position before it."""
    seat, move, to, reason, what, yes, seconds, about, ending = (
        getattr(entry, name, None)
        for name in ("seat", "move", "to", "reason", "what", "yes", "seconds", "about", "ending")
    )
    return ChangeView(
        version=table.version,
        kind=entry.kind,
        seat=seat,
        move=move,
        to=to,
        reason=reason,
        what=what,
        yes=yes,
        moves=len(table.history.moves) if table.history else 0,
        at=at,
        reign=before.reign if before else None,
        turn=before.turn if before else None,
        events=event_messages(events),
        seconds=seconds,
        about=about,
        ending=ending,
    )


def table_summary(table: Table) -> TableSummary:
    """Return the part of a table that lists show, without the names of people, which are kept elsewhere."""
    return TableSummary(
        players=table.options.players,
        chairs=[
            ListedChair(
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot,
                resigned=chair.resigned,
                holiday=table.clock.holidays[seat] or None,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        open=sum(chair.kind is ChairKind.OPEN for chair in table.chairs),
        clock=table.options.clock.kind,
        options=table.options,
        moves=len(table.history.moves) if table.history else 0,
        over=table.status in OVER,
        paused=table.paused is not None,
        start=start_message(table),
        mover=table.mover,
        deadline=table.clock.deadline,
        reign=table.state.reign if table.state else None,
        began=table.began,
        ended=table.ended,
        result=result_message(table),
    )


def seat_names(table: Table) -> list[str]:
    """Return who plays at each seat, for records and replays: people by name, bots by name or kind."""
    chairs = enumerate(table.chairs)
    return [table.name_of(seat) or (chair.bot or "" if chair.holder is None else "") for seat, chair in chairs]


def record_bytes(table: Table) -> bytes:
    """Return the game as a record file. It holds the order of the cards: see `can_export_record`."""
    assert table.history is not None
    record = table.history.record()
    promise: dict[str, object] = {}
    if table.commitment is not None:
        fair = {"commitment": table.commitment}
        if table.revealed is not None:
            fair["secret"] = table.revealed
        promise = {"fair": fair}
    extra = {**record.extra, "names": seat_names(table), **promise}
    return write_record(Record(record.game, record.turn_order, record.deals, record.moves, record.outcome, extra))
