"""Records that people keep and share."""

from __future__ import annotations

import json
import time

from fastapi import APIRouter, Request
from starlette.responses import Response

from assyria.host.ledger import Missing
from assyria.protocol.problems import Problem, ProblemCode, bad_record
from assyria.protocol.shared_records import SharedRecord
from assyria.record import RecordError, read_record
from assyria.server.context import Context
from assyria.server.encoding import json_response
from assyria.server.engine.fair_queue import Owner
from assyria.server.tables.ids import new_id
from assyria.server.web.asking import Ctx, Where, Who
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served
from assyria.store import KeptRecord

router = APIRouter(route_class=GuardedRoute)

ID_BYTES = 12
"""Random bytes of an id: nobody finds a record by guessing."""


@served(router, "POST /records")
async def keep(request: Request, who: Who, address: Where, context: Ctx) -> SharedRecord:
    """Keep a record. Everyone who has the link to it can replay it until it expires."""
    body = await request.body()
    text = await context.engine.work(Owner(who.id, address), checked_text, body)
    record, most = KeptRecord(new_id(ID_BYTES), who.id, time.time(), text), context.settings.limits.records_person

    def check(kept: int) -> None:
        if kept >= most:
            raise Problem(ProblemCode.TOO_MANY_RECORDS, most=most)

    await context.store.shared_records.keep(record, check)
    return _line(record, context)


@served(router, "GET /records/{record_id}")
async def shared_record(record_id: str, context: Ctx) -> Response:
    """Return a record that somebody shares."""
    try:
        found = await context.store.shared_records.find(record_id)
    except (Missing, ValueError):
        raise Problem(ProblemCode.NO_SUCH_RECORD) from None
    return json_response(found.body.encode())


@served(router, "GET /me/records")
async def mine(who: Who, context: Ctx) -> list[SharedRecord]:
    """Return the records that I keep, the newest first."""
    return [_line(record, context) for record in await context.store.shared_records.of(who.id)]


@served(router, "DELETE /me/records/{record_id}")
async def remove(record_id: str, who: Who, context: Ctx) -> None:
    """Remove a record that I keep: its link leads nowhere from then on."""
    try:
        await context.store.shared_records.remove(who.id, record_id)
    except (Missing, ValueError):
        raise Problem(ProblemCode.NO_SUCH_RECORD) from None


def checked_text(body: bytes) -> str:
    """Return the text of a record. Raises Problem if it is none, or not a valid one."""
    try:
        read_record(body)
    except RecordError as wrong:
        raise bad_record(wrong) from None
    # Without what two texts of the same record may differ in: a mark at the beginning, and spaces.
    return json.dumps(json.loads(body), ensure_ascii=False, separators=(",", ":"))


def _line(record: KeptRecord, context: Context) -> SharedRecord:
    names = json.loads(record.body).get("names")
    texts = [name if isinstance(name, str) else "" for name in names] if isinstance(names, list) else []
    expires = context.tables.retention.record_expires(record.at)
    return SharedRecord(id=record.id, at=record.at, expires=expires, names=texts)
