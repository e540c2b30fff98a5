"""Who watches tables without a seat. Processes tell each other; nothing of it is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from assyria.store.database import Channel, Database


class Spectators:
    """Messages about those who watch at a process."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def tell(self, table: str, process: str, count: int, names: Sequence[str]) -> None:
        """Tell other processes, if there can be any, how many watch at one, and the names that are shown."""
        self._database.tell(Channel.WATCHED, [(table, process, count, list(names))])

    def on_told(self, told: Callable[[str, str, int, list[str]], None]) -> None:
        """Call `told` when a process tells who watches there, with (table, process, count, names)."""
        self._database.on_message(Channel.WATCHED, told)
