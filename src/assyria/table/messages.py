"""What everyone at a table is told: the table as it stands, and what happened. Never the order of the cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, fields
from enum import Enum
from functools import lru_cache
from typing import Any

from assyria.board import Dignitary
from assyria.record import move_text, write_record
from assyria.record.record import Record
from assyria.rules import Event, View, legal_moves, outcome, view
from assyria.table.options import TableOptions
from assyria.table.table import Status, Table


def position_message(seen: View) -> dict[str, Any]:
    """A position as plain data: everything a client draws."""
    return {
        "board": seen.game.board.name,
        "reign": seen.reign,
        "turn": seen.turn,
        "phase": seen.phase.value,
        "seat": seen.seat,
        "order": list(seen.order),
        "expansion": list(seen.expansion),
        "columns": [list(column) for column in seen.columns],
        "takers": list(seen.takers),
        "draft": list(seen.draft),
        "discard": list(seen.discard),
        "undealt_food": list(seen.undealt_food),
        "undealt_expansion": list(seen.undealt_expansion),
        "wells": sorted(seen.wells),
        "wells_left": seen.wells_left,
        "court": {dignitary.word: list(seen.at_court(dignitary)) for dignitary in Dignitary},
        "to_place": seen.to_place,
        "supplying": seen.supplying,
        "picks": seen.picks,
        "players": [_player(seen, seat) for seat in range(seen.game.players)],
    }


def _player(seen: View, seat: int) -> dict[str, Any]:
    player = seen.players[seat]
    return {
        "score": player.score,
        "ledger": player.ledger._asdict(),
        "camels": player.camels,
        "offering": player.offering,
        "plow": player.plow,
        "hand": list(player.hand),
        "huts": sorted(player.huts),
        "fed": sorted(player.fed),
        "ziggurats": {str(at): 1 + (at in player.centres) + (at in player.roofs) for at in sorted(player.bases)},
        "stock": seen.stock(seat),
    }


def event_message(event: Event) -> dict[str, Any]:
    """An event as plain data, with its kind."""
    return {"event": type(event).__name__, **{f.name: _plain(getattr(event, f.name)) for f in fields(event)}}


def event_messages(events: Iterable[Event]) -> list[dict[str, Any]]:
    return [event_message(event) for event in events]


def _plain(value: Any) -> Any:
    if isinstance(value, Dignitary):
        return value.word
    if isinstance(value, Enum):
        return value.value
    if hasattr(value, "_asdict"):
        return value._asdict()
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def table_message(table: Table, now: float) -> dict[str, Any]:
    """The table as everyone sees it."""
    state = table.state
    return {
        "version": table.version,
        "status": table.status.value,
        "options": _options(table.options),
        "chairs": [_chair(table, seat) for seat in range(len(table.chairs))],
        "mover": table.mover,
        "moves": len(table.history.moves) if table.history else 0,
        "position": position_message(view(state)) if state else None,
        "legal": [move_text(move) for move in legal_moves(state)] if state and table.mover is not None else [],
        "held": move_text(table.held) if table.held else None,
        "undo_to": table.undo_floor(table.mover) if table.mover is not None else None,
        "take_back": {"seat": asked.seat, "to": asked.to, "agreed": sorted(asked.agreed)}
        if (asked := table.take_back)
        else None,
        "clock": [round(table.clock.remaining(seat, now), 3) for seat in range(len(table.chairs))],
        "clock_running": table.clock.running,
        "result": _result(table),
        "commitment": table.commitment,
        "rematch_of": table.opened.rematch_of,
    }


@lru_cache(1024)
def _options(options: TableOptions) -> dict[str, Any]:
    """Worked out once for all tables that are agreed on the same, since they never change."""
    return asdict(options)


def _result(table: Table) -> dict[str, Any] | None:
    """Scores and winners; of two players, who resigns leaves the victory to the other."""
    if table.state is None or table.status is not Status.FINISHED:
        return None
    end = outcome(table.state)
    scores = [player.score for player in table.state.players]
    stayed = [seat for seat, chair in enumerate(table.chairs) if not chair.resigned]
    return {"scores": scores, "winners": list(end.winners) if end else stayed}


def _chair(table: Table, seat: int) -> dict[str, Any]:
    """A chair without its holder's identity, which is a key and nobody else's business."""
    chair = table.chairs[seat]
    return {
        "kind": chair.kind.value,
        "name": chair.name,
        "bot": chair.bot,
        "away": chair.away,
        "resigned": chair.resigned,
        "auto": chair.auto,
    }


def record_message(table: Table) -> bytes:
    """The game as a record to take home. It holds the order of the cards: see `may_take_home`."""
    assert table.history is not None
    record = table.history.record()
    promise: dict[str, object] = {}
    if table.commitment is not None:
        fair = {"commitment": table.commitment}
        if table.revealed is not None:
            fair["secret"] = table.revealed
        promise = {"fair": fair}
    names = [chair.name or chair.bot for chair in table.chairs]
    return write_record(
        Record(
            record.game,
            record.turn_order,
            record.deals,
            record.moves,
            record.outcome,
            {**record.extra, "names": names, **promise},
        )
    )


def may_take_home(table: Table) -> bool:
    """A record holds the order of the cards, so it can be had only once the game is over."""
    return table.history is not None and table.status is Status.FINISHED
