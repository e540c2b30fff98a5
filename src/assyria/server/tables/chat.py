"""Lines of chat as a person sees them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from assyria.protocol.talk import ChatLine, ChatPhrase, HiddenLine
from assyria.table import Table
from assyria.table.chat import may_read_held
from assyria.table.look_alikes import looks_like_another

Unheard = Mapping[str, bool]
"""Whom a person does not want to hear, by identity: True for those who are only muted."""

PHRASES = {phrase.value: phrase for phrase in ChatPhrase}


def chat_line(line: dict[str, Any], table: Table, who: str | None, unheard: Unheard) -> ChatLine | None:
    """Return a stored line as a person sees it; None if they do not get it yet.

    Who wrote it is told by their seat alone, never by their identity.
    """
    # A process of an edition before knows of neither; one of a later edition may know more phrases.
    phrase, held = PHRASES.get(line.get("phrase") or ""), line.get("held", False)
    author = line["identity"]
    if held and author != who and not may_read_held(table, who):
        return None
    hidden = HiddenLine(id=handle(author), muted=unheard[author]) if author in unheard else None
    seats = table.seats_of(author)
    names = [table.name_of(seat) for seat in range(len(table.chairs))]
    return ChatLine(
        n=line["n"],
        name=line["name"],
        text="" if hidden else line["text"],
        at=line["at"],
        seat=seats[0] if seats else None,
        look_alike=not seats and looks_like_another(names, line["name"]),
        mine=who is not None and author == who,
        phrase=None if hidden else phrase,
        held=held,
        hidden=hidden,
    )


def handle(identity: str) -> str:
    """Return what stands for somebody whom I do not want to hear: identities of others are not told."""
    return hashlib.sha256(identity.encode()).hexdigest()[:16]
