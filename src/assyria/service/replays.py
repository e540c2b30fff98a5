"""A whole game, position by position, for clients that replay it. Nothing of a record is stored."""

from __future__ import annotations

from assyria.protocol.replays import Replay
from assyria.protocol.what_if import LineRequest
from assyria.service.endpoint import HISTORY, RECORD, Endpoint
from assyria.service.place import Call, Encoded, Place
from assyria.table.permissions import begun_game
from assyria.table.replays import game_so_far, replay_of_line, replay_of_record, replay_of_table


async def table_replay(place: Place, call: Call, table_id: str) -> Encoded:
    """Return the game so far, step by step, as everyone saw it; with its record once it is over."""
    table = (await place.host.tables.get(table_id)).table
    begun_game(table)
    return await call.encoded(replay_of_table, game_so_far(table))


async def record_replay(_: Place, call: Call, body: bytes) -> Encoded:
    """Return a record, step by step. Nothing of it is stored."""
    return await call.encoded(replay_of_record, body)


async def line_replay(_: Place, call: Call, body: LineRequest) -> Encoded:
    """Return a line of a record as a game of its own, step by step. Nothing of it is stored."""
    return await call.encoded(replay_of_line, body.record, body.line)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/tables/{table_id}/replay",
        Replay,
        handle=table_replay,
        needs_person=False,
        own_cost=HISTORY,
        tokens="read",
    ),
    Endpoint("POST", "/replay", Replay, bytes, record_replay, own_cost=RECORD, tokens="play"),
    Endpoint("POST", "/replay/line", Replay, LineRequest, line_replay, own_cost=RECORD, tokens="play"),
)
