"""Tables as lists show them: each row by itself, so that a broken one costs nobody the whole list."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import TypeAdapter, ValidationError

from assyria.protocol.messages import ListedTable
from assyria.server.tables.retention import Retention
from assyria.store import Store, Summary

SHOWN = ("players", "chairs", "open", "clock", "moves", "over")
"""What a summary says about a table. Those of older editions have more fields."""
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
    chairs = [{**chair} for chair in about["chairs"]]
    for one in found.seated:
        if 0 <= one.seat < len(chairs):
            chairs[one.seat]["name"] = one.name
    return LISTED.validate_python(
        {
            **about,
            "chairs": chairs,
            # Summaries of older editions do not have these.
            "options": found.about.get("options"),
            "paused": found.about.get("paused", False),
            "start": found.about.get("start"),
            "mover": found.about.get("mover"),
            "deadline": found.about.get("deadline"),
            "id": found.id,
            "status": found.status,
            "version": found.version,
            "updated": found.updated,
            "expires": retention.expires(found.status, found.updated),
            "my_turn": found.to_move == who,
            "mine": who in found.people,
        }
    )
