"""An endpoint as data: what is asked for, who may, what it costs, and who answers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, Literal

LARGEST_BODY = 262_144
"""The most bytes of a request: a record to continue from, and a little more."""
MOVES_BODY = 16_384
"""The most bytes of a request with a position and the moves of a whole game."""
SMALL_BODY = 4096
"""The most bytes of any other request."""


class Home(Enum):
    """Where an endpoint is answered. Elsewhere it needs a server, or is not there."""

    EVERYWHERE = "everywhere"
    SERVER = "server"
    BROWSER = "browser"


@dataclass(frozen=True)
class Cost:
    """What is checked and counted before the body of a request is read."""

    body: int = SMALL_BODY
    """The most bytes that are read."""
    weight: float = 1
    """How much it weighs next to an ordinary request when the server is busy; 0 for what never waits."""
    limit: str | None = None
    """The limit that is spent first."""


READ = Cost()
CHANGE = Cost(limit="commands")
"""Whatever changes something, unless it is said otherwise."""
AT_ONCE = Cost(weight=0)
TABLE = Cost(weight=2)
HISTORY = Cost(weight=4, limit="replays")
"""Reading all that happened at a table."""
RECORD = Cost(LARGEST_BODY, 4, "replays")
EXERCISE = Cost(MOVES_BODY, 4, "exercises")

Tokens = Literal["read", "play"]
"""The scope that a token needs. One that may play may read."""


@dataclass(frozen=True)
class Endpoint:
    """A method and a path, with names in braces, and all that is known about them."""

    method: str
    path: str
    answer: Any
    """The type of the answer; None if there is none."""
    request: Any = None
    """The type of the body; `bytes` for one that is taken as it is, a record."""
    handle: Callable[..., Awaitable[Any]] | None = None
    """Answers, where no place has to do it by itself. Gets the place, the call, and parameters by their names."""
    status: int = 200
    home: Home = Home.EVERYWHERE
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """The types of those in the path that are no text, and of those in the query."""
    defaults: Mapping[str, Any] = field(default_factory=dict)
    """Of parameters in the query that may be left out."""
    needs_person: bool = True
    """Whether somebody new becomes a guest by asking."""
    own_cost: Cost | None = None
    tokens: Tokens | None = None
    """Which tokens may use it; None if it is for people with a session alone."""
    open: bool = False
    """Whether strangers are answered where guests are not admitted: nothing about a person or a table."""
    file_name: str = ""
    """Of an answer that is meant to be kept as a file; the parameters stand in braces."""
    name: str = ""
    """What clients call it, if not as its handler is called; nothing if the page has no use for it."""
    hidden: bool = False
    """Whether no documentation speaks of it."""

    @property
    def key(self) -> str:
        """Its name: method and path."""
        return f"{self.method} {self.path}"

    @property
    def called(self) -> str:
        """What clients call it."""
        return self.name or (self.handle.__name__ if self.handle else "")

    @property
    def cost(self) -> Cost:
        """What it costs. What nobody thought of has a small body, counts and waits."""
        return self.own_cost or (READ if self.method == "GET" else CHANGE)

    @cached_property
    def in_path(self) -> tuple[str, ...]:
        """The names in its path."""
        return tuple(re.findall(r"{(\w+)}", self.path))

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What its paths look like."""
        return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path))

    @property
    def in_query(self) -> tuple[str, ...]:
        """The names in its query."""
        return tuple(name for name in self.parameters if name not in self.in_path)
