"""How long a server keeps what nobody uses: `--keep NAME=TIME`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from typing import Any

from assyria.server.limits.limit_settings import UNITS, duration_text, parse_duration

ALWAYS = "always"


def _kept(days: float | None, about: str) -> Any:
    return field(default=None if days is None else days * UNITS["d"], metadata={"about": about})


@dataclass(frozen=True)
class RetentionSettings:
    """The seconds after which something is removed; None if it is always kept."""

    guests: float | None = _kept(90, "guests without an account, a seat or a table, since they were last seen")
    open: float | None = _kept(14, "tables that have not started, since their last change")
    running: float | None = _kept(180, "games that have started and are not over, since their last change")
    finished: float | None = _kept(None, "games that are over, since their end")
    records: float | None = _kept(180, "records that people share by a link, since they were kept")
    grace: float = _kept(7, "the least time for which everything is kept after one of these was set or shortened")

    def changed(self, texts: Iterable[str]) -> RetentionSettings:
        """Return these settings with others in their place, `NAME=TIME` each. Raises ValueError."""
        known = [each.name for each in fields(self)]
        values: dict[str, float | None] = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise ValueError(f"keep {text!r}: NAME=TIME is needed")
            if name not in known:
                raise ValueError(f"keep {text!r}: there is no such name; known: {', '.join(known)}")
            if value == ALWAYS and name != "grace":
                values[name] = None
                continue
            try:
                values[name] = parse_duration(value)
            except ValueError as wrong:
                also = "" if name == "grace" else f", or {ALWAYS}"
                raise ValueError(f"keep {text!r}: {wrong}{also}") from None
        return replace(self, **values)  # type: ignore[arg-type]  # grace is never None

    def texts(self) -> list[str]:
        """Return all settings as `changed` reads them."""
        return [f"{each.name}={kept_text(getattr(self, each.name))}" for each in fields(self)]


def kept_text(seconds: float | None) -> str:
    """Return how long something is kept, as operators write it."""
    return ALWAYS if seconds is None else duration_text(seconds)
