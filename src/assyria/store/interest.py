"""What other processes want to hear of: they tell, again and again, and are forgotten if they do not."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import islice

from assyria.store.database import Channel, Database

EVERY = 10.0
"""Seconds after which a process tells again what it wants."""
FORGOTTEN = 3 * EVERY
"""Seconds after which what nobody has told again counts as unwanted."""
AT_ONCE = 100
"""Tables and people in one message, whose length is limited."""


class Interest:
    """The tables and people that processes tell each other they want to hear of."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._wanted: dict[str, float] = {}
        """The tables and people that others want to hear of, and until when."""
        self.reset()
        database.on_message(Channel.WANTED, self._hear)

    def reset(self) -> None:
        """Take everything as wanted until others have told again what they want: we may have missed some of it."""
        self._unknown_until = time.monotonic() + FORGOTTEN

    def tell(self, wanted: Iterable[str]) -> None:
        """Tell other processes of tables and people that this one wants to hear of."""
        left = iter(wanted)
        while some := list(islice(left, AT_ONCE)):
            self._database.tell(Channel.WANTED, [some])

    def renew(self, wanted: Iterable[str]) -> None:
        """Tell them again, and forget what nobody else has told again."""
        self.tell(wanted)
        now = time.monotonic()
        self._wanted = {one: until for one, until in self._wanted.items() if until > now}

    def is_wanted(self, table: str, people: Iterable[str]) -> bool:
        """Return whether another process wants to hear of a table or of one of the people at it."""
        now = time.monotonic()
        return now < self._unknown_until or any(self._wanted.get(one, 0.0) > now for one in (table, *people))

    def _hear(self, *wanted: str) -> None:
        self._wanted.update(dict.fromkeys(wanted, time.monotonic() + FORGOTTEN))
