"""How a server is set up; everything has a default that works on a laptop."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

SITE = Path(__file__).parents[1] / "site"
"""Where `make page` and the build of a wheel put the page."""


def default_data() -> Path:
    """Where games are kept: ASSYRIA_DATA, else the user's data folder."""
    if "ASSYRIA_DATA" in os.environ:
        return Path(os.environ["ASSYRIA_DATA"])
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "assyria"


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=default_data)
    database_url: str | None = None
    secure_cookies: bool = False
    """Behind HTTPS: cookies are sent over nothing else."""
    engines: tuple[str, ...] = ()
    """Local engines, `name=command` each."""
    webhook_origins: tuple[str, ...] = ()
    """Private addresses that webhooks may go to all the same, like `http://chat.lan:8065`."""
    contact: str | None = None
    """Whom push services may write to: `mailto:…` or `https://…`. Without one there is no Web Push."""
    site: Path = SITE
    """Where the built page lies."""
    bot_workers: int = 1
    commands_per_second: float = 20
    """What one person may send, on average; bursts may be ten times that."""
    idle: float = 60
    """Seconds after which a table that nobody uses leaves the memory."""

    def __post_init__(self) -> None:
        if self.contact is not None and not self.contact.startswith(("mailto:", "https://")):
            raise ValueError(f"contact {self.contact!r}: mailto:… or https://… is needed")

    @property
    def url(self) -> str:
        return self.database_url or f"sqlite:///{self.data / 'assyria.sqlite'}"
