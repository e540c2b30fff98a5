"""The settings of a server; every default works on a laptop."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from assyria.server.host_names import parse_host_name
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.tables.retention_settings import RetentionSettings
from assyria.table.absence import TOO_LONG
from assyria.user_folders import data_folder

SITE = Path(__file__).parents[1] / "site"
"""The folder where `make page` and the build of a wheel put the page."""


def default_data() -> Path:
    """Return the folder for games: ASSYRIA_DATA, else the user's data folder."""
    if "ASSYRIA_DATA" in os.environ:
        return Path(os.environ["ASSYRIA_DATA"])
    folder = data_folder()
    if folder is None:
        raise ValueError("no home folder: set ASSYRIA_DATA")
    return folder


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    data: Path = field(default_factory=default_data)
    database_url: str | None = None
    secure_cookies: bool = False
    """Whether cookies are sent over HTTPS only, for a server behind HTTPS."""
    bots: tuple[str, ...] = ()
    """Bots besides those that ship with the game, `NAME=BOT` each."""
    move_limit: float = 10
    """Seconds that a bot may take for a decision."""
    webhook_origins: tuple[str, ...] = ()
    """Private addresses that webhooks may use as exceptions, like `http://chat.lan:8065`."""
    host_names: tuple[str, ...] = ()
    """Names that people reach this server by, besides `localhost`, addresses and the machine's own name."""
    contact: str | None = None
    """The address for push services to write to: `mailto:…` or `https://…`. Without one there is no Web Push."""
    site: Path = SITE
    """The folder of the built page."""
    browser_site: Path = SITE / "browser"
    """A folder of `assyria site`, which browsers keep for when this server is away. It may be missing."""
    engine_workers: int | None = None
    """Processes of the engine at most, 3 or more; None for two more than there are cores."""
    admin_token: str | None = None
    """What the operator signs in with; without one, that in the data folder."""
    stand_in_wait: float = 20
    """Seconds before a bot first moves for a person who went away."""
    stand_in_pace: float = 3
    """Seconds before each decision of such a bot."""
    absence: float = TOO_LONG
    """Seconds after which others may let a bot play for somebody who is not connected, or have another host."""
    deserted: float = 5
    """Seconds without anybody after which a game that a stand-in plays is paused."""
    holiday_days: int = 28
    """Days of holiday that each person has in a year, for games over days."""
    idle: float = 60
    """Seconds after which a table that nobody uses is evicted from memory."""
    limits: LimitSettings = field(default_factory=LimitSettings)
    """What one person and one address may use up."""
    keep: RetentionSettings = field(default_factory=RetentionSettings)
    """How long what nobody uses is kept."""

    def __post_init__(self) -> None:
        if self.contact is not None and not self.contact.startswith(("mailto:", "https://")):
            raise ValueError(f"contact {self.contact!r}: mailto:… or https://… is needed")
        for name in self.host_names:
            parse_host_name(name)

    @property
    def url(self) -> str:
        return self.database_url or f"sqlite:///{self.data / 'assyria.sqlite'}"
