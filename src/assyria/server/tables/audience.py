"""What a server sends to those who watch, beside what happens at a table: chat, and a farewell."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

from assyria.host.ledger import Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.tables import LiveTables
from assyria.host.tasks import Tasks
from assyria.protocol.messages import ChangeView
from assyria.protocol.options import Status
from assyria.protocol.problems import ProblemCode
from assyria.protocol.talk import ChatMessage
from assyria.server.encoding import encode
from assyria.server.tables.chat import chat_line
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.store import Store


class Audience:
    """Everyone who watches a table of this process."""

    def __init__(self, store: Store, tables: LiveTables, tasks: Tasks) -> None:
        self._store = store
        self._tables = tables
        self._tasks = tasks
        self._over: WeakSet[LiveTable] = WeakSet()
        """Tables whose players have got what was held back from them."""
        store.chat.on_line(self._on_line)
        tables.on_change.append(self._on_change)

    def _on_line(self, table_id: str, line: dict[str, Any]) -> None:
        """Send a line of chat to everyone who watches a table, from any process."""
        live = self._tables.live.get(table_id)
        if live is not None:
            for watcher in watchers_from_afar(live):
                _send_line(line, live, watcher)

    def _on_change(self, live: LiveTable, _: list[ChangeView], __: list[bytes]) -> None:
        over = live.table.options.listed and live.table.status is Status.FINISHED
        if over and live not in self._over:
            self._over.add(live)
            self._tasks.start(self._send_held(live))

    async def _send_held(self, live: LiveTable) -> None:
        """Send the players what was held back from them during the game."""
        with contextlib.suppress(Unavailable):  # They get it when they ask for the chat.
            for line in await self._store.chat.held(live.id):
                for watcher in watchers_from_afar(live):
                    if live.table.seats_of(watcher.who):
                        _send_line(line, live, watcher)

    def hear_no_more(self, who: str, other: str, muted: bool) -> None:
        """Send the lines of somebody to a person without words from now on, unless they are blocked already."""
        for watcher in self._watchers_of(who):
            watcher.unheard = {**watcher.unheard, other: muted and watcher.unheard.get(other, True)}

    def hear_again(self, who: str, other: str) -> None:
        """Send the lines of somebody to a person with words again."""
        for watcher in self._watchers_of(who):
            watcher.unheard = {one: muted for one, muted in watcher.unheard.items() if one != other}

    def close_strangers(self) -> None:
        """End the connections of people without an identity, where guests are not admitted any more."""
        for watcher in self._all():
            if watcher.who is None:
                watcher.close(ProblemCode.GUESTS_CLOSED)

    def close(self) -> None:
        """Tell everyone to come back later; nothing is lost, since everything was written first."""
        for watcher in self._all():
            watcher.close()

    def _watchers_of(self, who: str) -> list[QueueWatcher]:
        return [watcher for watcher in self._all() if watcher.who == who]

    def _all(self) -> list[QueueWatcher]:
        return [watcher for live in self._tables.live.values() for watcher in watchers_from_afar(live)]


def watchers_from_afar(live: LiveTable) -> Iterator[QueueWatcher]:
    """Return those who watch a table over a socket."""
    return (watcher for watcher in list(live.watchers) if isinstance(watcher, QueueWatcher))


def _send_line(line: dict[str, Any], live: LiveTable, watcher: QueueWatcher) -> None:
    shown = chat_line(line, live.table, watcher.who, watcher.unheard)
    if shown is not None:
        watcher.send(encode(ChatMessage(**vars(shown))))
