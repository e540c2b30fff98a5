"""Who is connected to a table: those who play, and those who watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from assyria.protocol.values import Seat, Time


@dataclass(kw_only=True)
class PresenceView:
    """Who is connected, before the end."""

    here: list[Seat]
    """The seats whose people are connected."""
    gone: list[Time | None]
    """By seat: since when its person is not connected; null for who is here, for bots and for open seats."""
    stand_in_from: Time | None
    """From when the others may let a bot play for who is to decide and not here; null if they may not."""
    watchers: int
    """How many people without a seat watch, in all browsers."""
    watching: list[str]
    """The names of those among them who wish to be seen: the first of them, in the order of the alphabet."""


@dataclass(kw_only=True)
class PresenceFrame:
    """What surrounds who is connected."""

    type: Literal["presence"] = "presence"
    id: str


@dataclass(kw_only=True)
class PresenceNews(PresenceFrame, PresenceView):
    """Socket: somebody came or went."""
