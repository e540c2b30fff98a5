"""Where tables are kept: ledgers, of which entries are added to the end and nothing is changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

FORMAT = "assyria-tables/1"
"""Of what is kept, and of what is exported."""


@dataclass
class Kept:
    """A table as it is kept."""

    id: str
    rows: list[dict[str, Any]] = field(default_factory=list)
    """Its entries with their times: `at` and `body`."""
    names: dict[str, str] = field(default_factory=dict)
    """Of people, by seat; the ledger has none."""
    about: dict[str, Any] = field(default_factory=dict)
    """What lists show."""


class TableStore(Protocol):
    """The browser's database. Another tab may write, too. Every method may raise Unavailable."""

    async def load(self, table: str) -> Kept | None:
        """Return a table; None if there is none."""

    async def append(self, table: Kept, known: int) -> bool:
        """Add rows to a table that has this many; names and what lists show are replaced.

        Return False, and change nothing, if it has another number of them by now.
        """

    async def all(self) -> list[Kept]:
        """Return all tables, without their rows."""

    async def remove(self, table: str) -> None:
        """Forget a table with all that is kept with it."""

    async def load_puzzles(self) -> list[str]:
        """Return the puzzles that are kept with tables, as JSON."""

    async def keep_puzzle(self, table: str, move: int, puzzle: str) -> None:
        """Keep a puzzle with its table, in place of what it was before."""

    async def remove_puzzle(self, table: str, move: int) -> None:
        """Forget a puzzle."""
