"""What the others did since a person last moved."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from assyria.protocol.entries import Confirmed, Moved, kind_of
from assyria.protocol.messages import SinceMyMove

MOVES = (kind_of(Moved), kind_of(Confirmed))


def since_my_move(changes: list[dict[str, Any]], mine: Collection[int]) -> list[SinceMyMove]:
    """Return the events after the last move of these seats, grouped by seat and turn."""
    my_moves = [change["version"] for change in changes if change["seat"] in mine and change["kind"] in MOVES]
    groups: list[SinceMyMove] = []
    for change in changes[max(my_moves, default=0) :]:
        if not change["events"]:
            continue
        seat, reign, turn = change["seat"], change["reign"], change["turn"]
        if not groups or (groups[-1].seat, groups[-1].reign, groups[-1].turn) != (seat, reign, turn):
            version = change["version"]
            groups.append(SinceMyMove(seat=seat, reign=reign, turn=turn, first=version, last=version, events=[]))
        groups[-1].last = change["version"]
        groups[-1].events += change["events"]
    return groups
