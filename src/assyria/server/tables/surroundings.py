"""What people are told of the server at which a table stands."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.host.live_table import LiveTable
from assyria.protocol.messages import ChangeView
from assyria.server.tables.late_previews import LatePreviews
from assyria.server.tables.retention import Retention
from assyria.server.tables.spectators import Spectators


@dataclass(frozen=True)
class ServerSurroundings:
    """This server."""

    page: str | None
    """The build of the page that it has."""
    retention: Retention
    spectators: Spectators
    late_previews: LatePreviews

    def watchers(self, live: LiveTable) -> tuple[int, tuple[str, ...]]:
        """Return how many people watch without a seat, at any process, and the names of those who show it."""
        return self.spectators.told(live)

    def expires(self, live: LiveTable) -> float | None:
        """Return until when a table is kept if nothing happens there; None if for ever."""
        return self.retention.expires(live.table.status, live.updated)

    def defers_preview(self, live: LiveTable, changes: list[ChangeView]) -> bool:
        """Return whether the server is so busy that the preview follows later."""
        return self.late_previews.defers(live, changes)
