"""What if: positions of records to go on from otherwise, and positions that the engine plays out.

Records come from the person who asks. A table gives its own only once its game is over.
"""

from __future__ import annotations

from assyria.protocol.replays import RecordedLine
from assyria.protocol.what_if import Branch, BranchRequest, NewLineRequest, PlayoutRequest, PlayoutResult
from assyria.service.endpoint import EXERCISE, LARGEST_BODY, Cost, Endpoint
from assyria.service.place import Call, Encoded, Marked, Place
from assyria.study import what_if
from assyria.study.playout_results import playout_result
from assyria.table.likeness import mark_of, marks_of


async def branch(place: Place, call: Call, body: BranchRequest) -> Branch:
    """Return a position of a record to go on from otherwise, with its unseen cards dealt again."""
    return await call.work(what_if.branch, body, bytes.fromhex(place.chance.secret()))


async def played_line(_: Place, call: Call, body: NewLineRequest) -> Encoded:
    """Return what was played in an exercise as a line of a record."""
    line = await call.encoded(_played_line, body)
    await call.permit(line.marks)
    return line


def _played_line(request: NewLineRequest) -> Marked:
    played = what_if.play_line(request)
    return Marked(what_if.played_line(request, played), marks_of(played.history))


async def play_out(_: Place, call: Call, body: PlayoutRequest) -> PlayoutResult:
    """Return what games of a position come to that the engine plays for all seats; ask for more to go on."""
    seen, move = what_if.position_to_play_out(body)
    await call.permit([mark_of(seen)])
    return playout_result(await call.play_out(seen, move, body.games))


ENDPOINTS = (
    Endpoint(
        "POST",
        "/what-if",
        Branch,
        BranchRequest,
        branch,
        own_cost=Cost(LARGEST_BODY, 4, "exercises"),
        tokens="play",
    ),
    Endpoint("POST", "/what-if/line", RecordedLine, NewLineRequest, played_line, own_cost=EXERCISE, tokens="play"),
    Endpoint(
        "POST",
        "/playouts",
        PlayoutResult,
        PlayoutRequest,
        play_out,
        own_cost=Cost(weight=4, limit="commands"),
        tokens="play",
    ),
)
