"""The watchers of a table: what each of them gets. A slow one never delays the others."""

from __future__ import annotations

import time
from typing import Any

import orjson

from assyria.protocol import PROTOCOL
from assyria.protocol.messages import ChangeView, ChatMessage, PersonalView, TableMessage
from assyria.protocol.problems import ProblemCode
from assyria.server.chat import chat_line
from assyria.server.encoding import encode, merge
from assyria.server.garbage import Garbage
from assyria.server.live.attendance import Attendance
from assyria.server.live.late_previews import LatePreviews, preview_for
from assyria.server.live.live_table import LiveTable
from assyria.server.live.registry import Registry
from assyria.server.live.watcher import Watcher
from assyria.server.metrics import BROADCASTS, WATCHERS
from assyria.server.retention import Retention
from assyria.store import Store
from assyria.table.messages import table_view


class Watchers:
    """Sends changes to watchers. The table is encoded once for all, personal parts once per person."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        page: str | None,
        retention: Retention,
        garbage: Garbage,
        late_previews: LatePreviews,
        attendance: Attendance,
    ) -> None:
        """Set `page`: the build of the page that this server has."""
        self._retention = retention
        self._registry = registry
        self._page = page
        self._garbage = garbage
        self._late_previews = late_previews
        self._attendance = attendance
        attendance.on_change.append(lambda live: self._broadcast(live, [], []))
        registry.on_change.append(self._broadcast)
        store.chat.on_line(self._broadcast_chat)

    def add(
        self, live: LiveTable, who: str | None, address: str = "", blocked: frozenset[str] = frozenset()
    ) -> Watcher:
        """Add a watcher, who gets all changes from now on, and chat but of those they have blocked."""
        watcher = Watcher(who, address, blocked)
        live.watchers.add(watcher)
        WATCHERS.inc()
        self._garbage.note_opened()
        self._attendance.update(live)
        return watcher

    def remove(self, live: LiveTable, watcher: Watcher) -> None:
        """Remove a watcher, who gets no more changes."""
        live.watchers.discard(watcher)
        live.used = time.monotonic()
        WATCHERS.dec()
        self._garbage.note_closed()
        self._attendance.update(live)

    def table_message(self, live: LiveTable, who: str | None, since: int | None = None) -> bytes:
        """Return a `TableMessage`: the table as a person sees it, with the changes since a version."""
        view = table_view(live.table, self._registry.time_at(live))
        own = TableMessage(
            **vars(view),
            protocol=PROTOCOL,
            page=self._page,
            id=live.id,
            here=self._attendance.seats_here(live),
            owner=live.table.opened.owner == who,
            expires=self._retention.expires(live.table.status, live.updated),
            changes=None if since is None else orjson.Fragment(live.changes.since(since)),  # type: ignore[arg-type]
            mine=live.table.seats_of(who),
            preview=preview_for(live, who),
        )
        return encode(own)

    def _broadcast(self, live: LiveTable, told: list[ChangeView], encoded: list[bytes]) -> None:
        """Send changes to everyone who watches a table."""
        here = live.here_told = self._attendance.seats_here(live)
        if not live.watchers:
            return
        late = self._late_previews.are_due_later(told)
        if late:
            self._late_previews.add(live)
        else:
            self._late_previews.drop(live)
        changes = b'{"changes":[' + b",".join(encoded) + b"]}"
        head = encode({"type": "change", "id": live.id, "here": here})
        shared = merge(head, changes, encode(table_view(live.table, self._registry.time_at(live))))
        by_person: dict[str | None, bytes] = {}
        for watcher in list(live.watchers):
            who = watcher.who
            if who not in by_person:
                mine = live.table.seats_of(who)
                preview = None if late else preview_for(live, who)
                by_person[who] = merge(shared, encode(PersonalView(mine=mine, preview=preview)))
            watcher.send(by_person[who])
            if watcher.dropped:
                live.watchers.discard(watcher)
        BROADCASTS.inc(len(live.watchers))

    def _broadcast_chat(self, table_id: str, line: dict[str, Any]) -> None:
        """Send a line of chat to everyone who watches a table, from any process."""
        live = self._registry.tables.get(table_id)
        if live is not None:
            author = line["identity"]
            for watcher in list(live.watchers):
                if author not in watcher.blocked:
                    shown = chat_line(line, live.table, watcher.who)
                    watcher.send(encode(ChatMessage(**vars(shown))))

    def on_blocks(self, who: str, other: str, blocked: bool) -> None:
        """Send no more lines of somebody to a person, or send them again."""
        for live in self._registry.tables.values():
            for watcher in live.watchers:
                if watcher.who == who:
                    watcher.blocked = watcher.blocked | {other} if blocked else watcher.blocked - {other}

    def close_strangers(self) -> None:
        """End the connections of people without an identity, where guests are not admitted any more."""
        for live in self._registry.tables.values():
            for watcher in [watcher for watcher in live.watchers if watcher.who is None]:
                watcher.close(ProblemCode.GUESTS_CLOSED)

    def close(self) -> None:
        """Tell everyone to come back later; nothing is lost, since everything was written first."""
        for live in self._registry.tables.values():
            for watcher in list(live.watchers):
                watcher.close()
