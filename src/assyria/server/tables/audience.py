"""What a server sends to those who watch, beside what happens at a table: chat, and a farewell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from assyria.host.live_table import LiveTable
from assyria.host.tables import LiveTables
from assyria.protocol.messages import ChatMessage
from assyria.protocol.problems import ProblemCode
from assyria.server.encoding import encode
from assyria.server.tables.chat import chat_line
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.store import Store


class Audience:
    """Everyone who watches a table of this process."""

    def __init__(self, store: Store, tables: LiveTables) -> None:
        self._tables = tables
        store.chat.on_line(self._send_line)

    def _send_line(self, table_id: str, line: dict[str, Any]) -> None:
        """Send a line of chat to everyone who watches a table, from any process."""
        live = self._tables.live.get(table_id)
        if live is None:
            return
        for watcher in _watchers(live):
            if line["identity"] not in watcher.blocked:
                shown = chat_line(line, live.table, watcher.who)
                watcher.send(encode(ChatMessage(**vars(shown))))

    def on_blocks(self, who: str, other: str, blocked: bool) -> None:
        """Send no more lines of somebody to a person, or send them again."""
        for watcher in self._all():
            if watcher.who == who:
                watcher.blocked = watcher.blocked | {other} if blocked else watcher.blocked - {other}

    def close_strangers(self) -> None:
        """End the connections of people without an identity, where guests are not admitted any more."""
        for watcher in self._all():
            if watcher.who is None:
                watcher.close(ProblemCode.GUESTS_CLOSED)

    def close(self) -> None:
        """Tell everyone to come back later; nothing is lost, since everything was written first."""
        for watcher in self._all():
            watcher.close()

    def _all(self) -> list[QueueWatcher]:
        return [watcher for live in self._tables.live.values() for watcher in _watchers(live)]


def _watchers(live: LiveTable) -> Iterator[QueueWatcher]:
    return (watcher for watcher in list(live.watchers) if isinstance(watcher, QueueWatcher))
