"""What the others did since a person's last turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from assyria.protocol.entries import Confirmed, Moved, kind_of
from assyria.protocol.messages import SinceMyTurn
from assyria.rules import Seat

MOVES = (kind_of(Moved), kind_of(Confirmed))


def since_my_turn(changes: list[dict[str, Any]], mine: Collection[Seat], mover: Seat | None) -> list[SinceMyTurn]:
    """Return the events after the last turn of these seats, grouped by seat and turn.

    A turn that is under way is not the last one: what was chosen in it so far is left out.
    """
    moves = [change for change in changes if change["kind"] in MOVES]
    others = max((change["version"] for change in moves if change["seat"] not in mine), default=0)
    until = others if mover in mine else len(changes)
    ended = max((one["version"] for one in moves if one["seat"] in mine and one["version"] <= until), default=0)
    groups: list[SinceMyTurn] = []
    for change in changes[ended:]:
        if not change["events"] or change["seat"] in mine:
            continue
        seat, reign, turn = change["seat"], change["reign"], change["turn"]
        if not groups or (groups[-1].seat, groups[-1].reign, groups[-1].turn) != (seat, reign, turn):
            version = change["version"]
            groups.append(SinceMyTurn(seat=seat, reign=reign, turn=turn, first=version, last=version, events=[]))
        groups[-1].last = change["version"]
        groups[-1].events += change["events"]
    return groups
