"""Lines of chat as a person sees them."""

from __future__ import annotations

from typing import Any

from assyria.protocol.messages import ChatLine
from assyria.table import Table
from assyria.table.look_alikes import looks_like_another


def chat_line(line: dict[str, Any], table: Table, who: str | None) -> ChatLine:
    """Return a stored line: who wrote it is told by their seat alone, never by their identity."""
    author = line["identity"]
    seats = table.seats_of(author)
    names = [table.name_of(seat) for seat in range(len(table.chairs))]
    return ChatLine(
        n=line["n"],
        name=line["name"],
        text=line["text"],
        at=line["at"],
        seat=seats[0] if seats else None,
        look_alike=not seats and looks_like_another(names, line["name"]),
        mine=who is not None and author == who,
    )
