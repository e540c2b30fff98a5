"""What is stored about a person: their export, and how they leave their games."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.protocol.commands import Leave
from assyria.protocol.exports import EXPORT_FORMAT
from assyria.protocol.options import OVER, Status
from assyria.protocol.problems import Problem
from assyria.server.encoding import encode
from assyria.server.notifications.place_line import place_line, places_of
from assyria.store import Identity, Store, Summary
from assyria.study.own_puzzles import read_puzzles
from assyria.table.messages import record_bytes

DAY = 24 * 3600.0

log = logging.getLogger("assyria.people")


async def export(who: Identity, store: Store, host: Host) -> AsyncIterator[bytes]:
    """Yield all that is stored about a person, as one `PersonalExport`; games one by one, since they are long."""
    about: dict[str, Any] = {
        "format": EXPORT_FORMAT,
        "at": time.time(),
        "identity": {"id": who.id, "name": who.name, "created": who.created, "account": who.account},
        "sessions": [
            {"browser": one.browser, "system": one.system, "created": one.created, "seen": one.seen}
            for one in await store.credentials.sessions_of(who.id, 0.0)
        ],
        "log_ins": await store.credentials.addresses_of(who.id),
        "tokens": [
            {"label": one.label, "scope": one.scope, "at": one.at, "used": one.used}
            for one in await store.credentials.tokens_of(who.id)
        ],
        # Without their addresses, which are keys: somebody at an open browser must not get them.
        "notifications": [place_line(place) for place in await places_of(who.id, store)],
        "chat": await store.chat.of(who.id),
        "blocks": [
            {"name": one.name, "at": one.at, "muted": one.muted}
            for one in await store.moderation.blocked_by(who.id)
        ],
        "reports": [
            {"table": one.table, "line": one.n, "why": one.why, "at": one.at, "reason": one.reason}
            for one in await store.moderation.reports_by(who.id)
        ],
        "reports_on_me": [
            {"table": one.table, "line": one.n, "name": one.name, "text": one.text, "day": one.at // DAY * DAY}
            for one in await store.moderation.reports_about(who.id)
        ],
        "holidays": [{"begun": begun, "until": until} for begun, until in await store.holidays.of(who.id)],
        "records": [
            {"id": one.id, "at": one.at, "record": json.loads(one.body)}
            for one in await store.shared_records.of(who.id)
        ],
        "puzzles": read_puzzles(await store.own_puzzles.of(who.id)),
    }
    yield encode(about)[:-1] + b',"tables":['
    separator = b""
    for found in await store.tables.about(who.id):
        yield separator + await _table(found, who, host)
        separator = b","
    yield b"]}"


async def _table(found: Summary, who: Identity, host: Host) -> bytes:
    """Return one of my tables as an `ExportedTable`: with its record only once it is over, as for everyone."""
    about: dict[str, Any] = {
        "id": found.id,
        "status": found.status,
        "created": found.created,
        "updated": found.updated,
        "owner": found.owner == who.id,
    }
    try:
        live = await host.tables.read(found.id)
    except Problem as wrong:
        # One table that cannot be read must not keep people from all the rest.
        return encode({**about, "seats": [], "record": None, "problem": wrong.code.value})
    return await asyncio.to_thread(_encoded, about, live, who)


def _encoded(about: dict[str, Any], live: LiveTable, who: Identity) -> bytes:
    over = live.table.status is Status.FINISHED and live.table.state is not None
    record = record_bytes(live.table) if over else b"null"
    known = encode({**about, "seats": live.table.seats_of(who.id), "problem": None})
    return known[:-1] + b',"record":' + record + b"}"


def without_names(record: str) -> str:
    """Return the text of a record that does not say who played."""
    return json.dumps({**json.loads(record), "names": []}, ensure_ascii=False, separators=(",", ":"))


async def delete_all(who: Identity, store: Store, host: Host) -> None:
    """Delete a person and all that is theirs alone. Bots take their seats over; games of others stay."""
    await leave_all(who, store, host)
    # First of all credentials, so that every process ends what is open with them.
    await store.credentials.end_all(who.id)
    await store.people.delete(who.id)


async def leave_all(who: Identity, store: Store, host: Host) -> None:
    """Leave all seats of a person in games that are not over; during a game a bot takes over."""
    for found in await store.tables.of(who.id, limit=None):
        if found.status in OVER:
            continue
        try:
            live = await host.tables.get(found.id)
            for seat in live.table.seats_of(who.id):
                if not live.table.chairs[seat].away:
                    await host.commands.carry_out(live, Leave(seat), who.id, who.name)
        except Problem as wrong:
            # Such a table, damaged or just over, must not keep people from being deleted.
            log.warning("table %s could not be left: %s", found.id, wrong.code)
