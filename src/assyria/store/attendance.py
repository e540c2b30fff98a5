"""Who is connected at tables. Processes tell each other; nothing of it is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from assyria.store.database import Channel, Database


class Attendance:
    """Messages about the people who are connected to a process."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def tell(self, table: str, process: str, people: Sequence[str]) -> None:
        """Tell other processes, if there can be any, who is connected to one at a table."""
        self._database.tell(Channel.PRESENT, [(table, process, list(people))])

    def on_told(self, told: Callable[[str, str, list[str]], None]) -> None:
        """Call `told` when a process tells who is connected to it, with (table, process, people)."""
        self._database.on_message(Channel.PRESENT, told)
