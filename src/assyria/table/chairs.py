"""The chairs of a table before the start: who sits down, leaves and changes places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from assyria.protocol.entries import BotSeated, ReadyChosen, Sat, SeatAdded, SeatClosed, SeatsSwapped, Stood
from assyria.protocol.options import STAND_IN, Chair, ChairKind
from assyria.record.values import read_only
from assyria.rules import Seat

Arrangement: TypeAlias = Sat | Stood | ReadyChosen | SeatsSwapped | BotSeated | SeatClosed | SeatAdded


def arrange(
    chairs: Sequence[Chair], names: Mapping[Seat, str], entry: Arrangement
) -> tuple[tuple[Chair, ...], Mapping[Seat, str]]:
    """Return the chairs after an entry, and the names of the people who sit there."""
    at = list(enumerate(chairs))
    match entry:
        case Sat(seat=seat, holder=holder):
            at[seat] = (seat, Chair(ChairKind.PERSON, holder, bot=STAND_IN))
        case Stood(seat=seat):
            at[seat] = (_NOBODY, Chair())
        case BotSeated(seat=seat, bot=bot, name=name):
            at[seat] = (_NOBODY, Chair(ChairKind.BOT, None, name, bot))
        case ReadyChosen(seat=seat, ready=ready):
            at[seat] = (seat, replace(chairs[seat], ready=ready))
        case SeatsSwapped(seat=seat, other=other):
            at[seat], at[other] = at[other], at[seat]
        case SeatClosed(seat=seat):
            del at[seat]
        case _:
            at.append((_NOBODY, Chair()))
    named = {seat: names[before] for seat, (before, _) in enumerate(at) if before in names}
    return tuple(chair for _, chair in at), read_only(named)


_NOBODY: Seat = -1
"""The seat before of somebody who had none."""
