"""What a request to an endpoint may cost: the size of its body, its weight on a busy server, and its limit."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.server.limits import LARGEST_BODY, MOVES_BODY, SMALL_BODY


@dataclass(frozen=True)
class Cost:
    """What is checked and counted before the body of a request is read."""

    body: int = SMALL_BODY
    """The most bytes that are read."""
    weight: float = 1
    """How much it weighs next to an ordinary request when the server is busy; 0 for what never waits."""
    limit: str | None = None
    """The quota of `Limits` that is spent first."""


READ = Cost()
CHANGE = Cost(limit="commands")
"""Whatever changes something, unless it stands below."""
AT_ONCE = Cost(weight=0)
TABLE = Cost(weight=2)
HISTORY = Cost(weight=4, limit="replays")
"""Reading all that happened at a table."""

COSTS = {
    # For proxies and monitors
    "GET /api/health": AT_ONCE,
    "GET /api/ready": AT_ONCE,
    # Tables
    "POST /api/tables": Cost(LARGEST_BODY, 4, "tables"),
    "GET /api/tables/{table_id}": TABLE,
    "GET /api/tables/{table_id}/changes": HISTORY,
    "GET /api/tables/{table_id}/since-my-move": HISTORY,
    "GET /api/tables/{table_id}/record": HISTORY,
    "GET /api/tables/{table_id}/replay": HISTORY,
    "GET /api/bot/stream": Cost(weight=2, limit="commands"),
    "POST /api/tables/{table_id}/chat": Cost(limit="chat"),
    "POST /api/tables/{table_id}/chat/{n}/report": Cost(limit="chat"),
    "POST /api/tables/{table_id}/hint": Cost(weight=4, limit="commands"),
    # People
    "PUT /api/me/name": Cost(limit="renames"),
    "GET /api/me/export": Cost(weight=8),
    "POST /api/me/notifications/{place}/test": Cost(limit="chat"),
    # Records and study
    "POST /api/replay": Cost(LARGEST_BODY, 4, "replays"),
    "POST /api/replay/line": Cost(LARGEST_BODY, 4, "replays"),
    "POST /api/review": Cost(LARGEST_BODY, 4, "commands"),
    "POST /api/exercise": Cost(MOVES_BODY, 4, "exercises"),
    "POST /api/lessons/{lesson_id}/tasks/{number}": Cost(MOVES_BODY, 4, "exercises"),
    "POST /api/puzzles/{puzzle_id}": Cost(MOVES_BODY, 4, "exercises"),
    "POST /api/playouts": Cost(weight=4, limit="commands"),
    "POST /api/what-if": Cost(LARGEST_BODY, 4, "exercises"),
    "POST /api/what-if/line": Cost(MOVES_BODY, 4, "exercises"),
}
SOCKET = 2.0
"""The weight of opening a socket: it begins with the whole table."""
LARGE = 16_384
"""Every so many bytes of a body weigh as much as an ordinary request."""


def cost_of(method: str, path: str) -> Cost:
    """Return the cost of an endpoint. What nobody thought of has a small body, counts and waits."""
    return COSTS.get(f"{method} {path}") or (READ if method == "GET" else CHANGE)
