"""Tables as lists show them: each row by itself, so that a broken one costs nobody the whole list."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter, ValidationError

from assyria.protocol.messages import ListedTable
from assyria.protocol.options import Status
from assyria.server.tables.retention import Retention
from assyria.store import Store, Summary

SHOWN = ("players", "chairs", "open", "clock", "moves", "over")
"""What a summary says about a table. Those of older editions have more fields."""
CHAIR = ("kind", "name", "bot")
"""What it says of each seat in all editions."""
LATER = ("options", "start", "mover", "deadline", "reign", "began", "ended", "result")
LISTED = TypeAdapter(ListedTable)


def listed_tables(found: Iterable[Summary], who: str, store: Store, retention: Retention) -> list[ListedTable]:
    """Return tables as this person sees them in a list; those that cannot be shown are left out and logged."""
    shown = []
    for summary in found:
        try:
            shown.append(_listed(summary, who, retention))
        except (ValidationError, KeyError, TypeError, ValueError) as wrong:
            store.left_out.note(summary.id, "summary", type(wrong).__name__)
    return shown


def _listed(found: Summary, who: str, retention: Retention) -> ListedTable:
    about = {key: found.about[key] for key in SHOWN}
    now = time.time()
    chairs = [{**chair, "holiday": _later(chair.get("holiday"), now)} for chair in about["chairs"]]
    seated = [one for one in found.seated if 0 <= one.seat < len(chairs)]
    for one in seated:
        chairs[one.seat]["name"] = one.name
    return LISTED.validate_python(
        {
            **about,
            "chairs": chairs,
            # Summaries of older editions do not have these.
            **{key: found.about.get(key) for key in LATER},
            "paused": found.about.get("paused", False),
            "id": found.id,
            "status": found.status,
            "version": found.version,
            "updated": found.updated,
            "expires": retention.expires(found.status, found.updated),
            "my_turn": found.to_move == who and not found.about.get("paused", False),
            "mine": who in found.people,
            "seats": [one.seat for one in seated if one.identity == who],
        }
    )


def _later(until: Any, now: float) -> Any:
    """Return the time until which a holiday lasts, if it is not over."""
    return None if isinstance(until, int | float) and until <= now else until


def is_given_up(table: ListedTable) -> bool:
    """Return whether a game goes on without the person who asks, since they have resigned."""
    mine = [table.chairs[seat] for seat in table.seats if seat < len(table.chairs)]
    return table.status == Status.PLAYING and bool(mine) and all(chair.resigned for chair in mine)
