"""Records that people keep on a server and share by a link."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.protocol.values import Time


@dataclass(kw_only=True)
class SharedRecord:
    """A record that I keep: everyone who knows its id can replay it."""

    id: str
    at: Time
    """Since when it is kept."""
    expires: Time | None
    """Until when it is kept; null if for ever."""
    names: list[str]
    """Who played, by seat; empty where the record does not say."""
