"""The engine's opinion: hints at tables that allow them, analyses and reviews of finished games and of records."""

from __future__ import annotations

from typing import Annotated

from assyria.bots.networks import NETWORKS
from assyria.host.splicing import merge, named
from assyria.protocol.analyses import Hint, TableAnalysis
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.reviews import FORMAT, ReviewProgress
from assyria.protocol.values import Limits
from assyria.service.endpoint import LARGEST_BODY, Cost, Endpoint
from assyria.service.place import Call, Encoded, Place
from assyria.table.likeness import mark_of
from assyria.table.messages import record_bytes
from assyria.table.permissions import count_hint, decision_to_analyse, decision_to_hint, finished_game


async def hint(place: Place, call: Call, table_id: str) -> Hint:
    """Return the engine's hint for my decision, at a table that allows hints; it knows what every player knows."""
    live = await place.host.tables.get(table_id)
    seen, version, decision = decision_to_hint(live.table, call.who), live.table.version, live.table.decision
    await call.permit([mark_of(seen)], apart_from=live.id)
    found = await call.analyse(seen, hint=True)
    counted = await place.host.commands.run(live, lambda table: count_hint(table, decision))
    now = counted if live.table.decision == decision else version
    return Hint(version=now, seat=seen.mover, **vars(found))


async def analysis(place: Place, call: Call, table_id: str, move: int) -> TableAnalysis:
    """Return the engine's analysis of the decision after this number of moves, once the game is over."""
    history = finished_game((await place.host.tables.get(table_id)).table)
    if move > len(history.moves):
        raise Problem(ProblemCode.NO_SUCH_MOVE, last=len(history.moves))
    seen = decision_to_analyse(history.at(move))
    await call.permit([mark_of(seen)])
    played = history.moves[move].move if move < len(history.moves) else None
    return TableAnalysis(move=move, seat=seen.mover, **vars(await call.analyse(seen, played)))


async def kept_review(place: Place, _: Call, table_id: str) -> Encoded:
    """Return the review of a finished game if there is one; nothing is begun."""
    game = finished_game((await place.host.tables.get(table_id)).table).game
    return _kept(await find_review(place, table_id, game.players))


async def review_table(place: Place, call: Call, table_id: str) -> ReviewProgress | Encoded:
    """Go on with the review of a finished game for some seconds. Ask again until it is there; then it is kept."""
    table = (await place.host.tables.get(table_id)).table
    kept = await find_review(place, table_id, finished_game(table).game.players)
    if kept is not None:
        return _kept(kept)
    found = await call.review(record_bytes(table), table.seats_of(call.who))
    if found.review is not None:
        await place.keep_review(table_id, found.review)
    return found


async def review_record(_: Place, call: Call, body: bytes) -> ReviewProgress:
    """Go on with the review of a record for some seconds. Ask again until it is there. Nothing of it is stored."""
    return await call.review(body)


async def find_review(place: Place, table_id: str, players: int) -> bytes | None:
    """Return the kept review, unless another network made it, or an edition that said less."""
    found = await place.find_review(table_id)
    # By its beginning: to read all of it takes longer than everything else here.
    made_by = f'{{"format":"{FORMAT}","network":"{NETWORKS[players]}"'.encode()
    return found if found is not None and found.startswith(made_by) else None


def _kept(review: bytes | None) -> Encoded:
    return Encoded(merge(b'{"done":0,"total":0,"stories":[]}', named("review", review or b"null")))


MOVE = Annotated[int, Limits(0, 100_000)]
AT = "/tables/{table_id}"

ENDPOINTS = (
    Endpoint("POST", f"{AT}/hint", Hint, handle=hint, own_cost=Cost(weight=4, limit="commands"), tokens="play"),
    Endpoint("GET", f"{AT}/analysis", TableAnalysis, handle=analysis, parameters={"move": MOVE}, tokens="read"),
    Endpoint("GET", f"{AT}/review", ReviewProgress, handle=kept_review, needs_person=False, tokens="read"),
    Endpoint("POST", f"{AT}/review", ReviewProgress, handle=review_table, tokens="play"),
    Endpoint(
        "POST",
        "/review",
        ReviewProgress,
        bytes,
        review_record,
        own_cost=Cost(LARGEST_BODY, 4, "commands"),
        tokens="play",
    ),
)
