"""Those who watch a table: what each of them gets. A slow one never delays the others."""

from __future__ import annotations

from collections.abc import Callable

from assyria.host.live_table import LiveTable, Watcher
from assyria.host.ports import Ports
from assyria.host.presence import Presence
from assyria.host.splicing import array, merge, named
from assyria.host.tables import LiveTables, call_all
from assyria.protocol import PROTOCOL
from assyria.protocol.messages import (
    ChangeFrame,
    ChangeView,
    PreviewFrame,
    TableFrame,
)
from assyria.protocol.presence import PresenceFrame, PresenceView
from assyria.table.absence import Around, stand_in_from
from assyria.table.messages import preview_message, table_view


class Watching:
    """Sends changes to watchers. The table is encoded once for all, personal parts once per person."""

    def __init__(self, ports: Ports, tables: LiveTables, presence: Presence) -> None:
        self.on_come_or_go: list[Callable[[LiveTable, int], None]] = []
        """Called with a table, and 1 for somebody who begins to watch it or -1 for somebody who ends."""
        self._tables = tables
        self._presence = presence
        self._clock = ports.clock
        self._encode = ports.encoder.encode
        self._encode_preview = ports.encoder.encode_preview
        self._surroundings = ports.surroundings
        tables.on_change.append(self.broadcast)

    def add(self, live: LiveTable, watcher: Watcher) -> None:
        """Add a watcher, who gets all changes from now on."""
        live.watchers.add(watcher)
        call_all(self.on_come_or_go, live, 1)

    def remove(self, live: LiveTable, watcher: Watcher) -> None:
        """Remove a watcher, who gets no more changes."""
        live.watchers.discard(watcher)
        self._tables.note_use(live)
        call_all(self.on_come_or_go, live, -1)

    def table_message(self, live: LiveTable, who: str | None, since: int | None = None) -> bytes:
        """Return a `TableMessage`: the table as a person sees it, with the changes since a version."""
        frame = TableFrame(
            protocol=PROTOCOL,
            page=self._surroundings.page,
            id=live.id,
            expires=self._surroundings.expires(live),
        )
        changes = b"null" if since is None else live.changes.since(since)
        shared = self._shared(live, frame, changes)
        return self._personal(live, shared, who, preview=True)

    def broadcast(self, live: LiveTable, changes: list[ChangeView], encoded: list[bytes]) -> None:
        """Send changes to everyone who watches a table; none if something else has changed there."""
        if not live.watchers:
            return
        late = self._surroundings.defers_preview(live, changes)
        shared = self._shared(live, ChangeFrame(id=live.id), array(encoded))
        by_person: dict[str | None, bytes] = {}
        for watcher in list(live.watchers):
            who = watcher.who
            if who not in by_person:
                by_person[who] = self._personal(live, shared, who, preview=not late)
            watcher.send(by_person[who])
            if watcher.dropped:
                live.watchers.discard(watcher)

    def send_preview(self, live: LiveTable) -> None:
        """Send the preview to everyone who watches as the person who decides: one message for all."""
        mover = live.table.mover
        who = None if mover is None else live.table.chairs[mover].holder
        watchers = [watcher for watcher in live.watchers if watcher.who is not None and watcher.who == who]
        if watchers:
            message = merge(self._encode(PreviewFrame(id=live.id)), named("preview", self.preview(live)))
            for watcher in watchers:
                watcher.send(message)

    def tell_presence(self, live: LiveTable, apart_from: Watcher | None = None) -> None:
        """Tell everyone who watches a table who is connected, apart from somebody who is told with the table."""
        if live.watchers:
            message = merge(self._encode(PresenceFrame(id=live.id)), self._encode(self._presence_view(live)))
            for watcher in live.watchers - {apart_from}:
                watcher.send(message)

    def preview(self, live: LiveTable) -> bytes:
        """Return the preview of the decision as JSON. Raises Problem."""
        return self._encode_preview(preview_message(live.table))

    def _shared(self, live: LiveTable, frame: TableFrame | ChangeFrame, changes: bytes) -> bytes:
        """Return what everyone gets, as JSON."""
        here = self._presence_view(live)
        view = table_view(live.table, self._tables.time_at(live))
        return merge(self._encode(frame), named("changes", changes), self._encode(here), self._encode(view))

    def _presence_view(self, live: LiveTable) -> PresenceView:
        now = self._clock.wall()
        attendance = self._presence.attendance(live, now)
        if live.told is None:
            live.told = attendance
        waited = stand_in_from(live.table, Around(now, attendance.gone, self._presence.patience))
        watchers, names = self._surroundings.watchers(live)
        return PresenceView(
            here=attendance.here,
            gone=attendance.gone,
            stand_in_from=waited,
            watchers=watchers,
            watching=list(names),
        )

    def _personal(self, live: LiveTable, shared: bytes, who: str | None, preview: bool) -> bytes:
        """Return a message with what depends on who looks: the fields of `PersonalView`."""
        mover = live.table.mover
        decides = who is not None and mover is not None and live.table.chairs[mover].holder == who
        encoded = self.preview(live) if preview and decides else b"null"
        table = live.table
        mine = {"mine": table.seats_of(who), "owner": table.owner == who, "removed": who in table.removed}
        return merge(shared, self._encode(mine), named("preview", encoded))
