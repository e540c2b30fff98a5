"""How many notifications go out, and how a place that fails is tried ever later. All of it is fixed.

People name the places, so others could be made to post at somebody else's server through ours: these numbers bound
what one person, one place and one receiving host can get out of it.
"""

from __future__ import annotations

from assyria.server.limits.limit_settings import Rate

QUIET = 60.0
"""Seconds in which somebody is told one kind of thing about one table once; what comes meanwhile is told then."""
PLACE = Rate(20, 600)
"""Notifications to one place."""
PERSON = Rate(60, 600)
"""Notifications to all places of one person."""
HOST = Rate(300, 60)
"""Notifications to one host, whoever named it."""
CONNECTIONS, CONNECTIONS_HOST, CONNECTIONS_PERSON = 32, 8, 4
"""Connections that are open at once: in all, to one host, and for one person."""
WAITING, WAITING_PLACE = 2000, 20
"""Notifications that wait: in all, and for one place. If more come, the person who has most loses their oldest."""

FIRST_RETRY, LONGEST_RETRY = 60.0, 6 * 3600.0
"""Seconds until a place is tried again: after the first failure, doubled with each further one; and at most."""
TRIES = 12
"""Failures in a row after which a place is given up: the last comes some 20 hours after the first."""


def retry_after(failures: int, jitter: float) -> float:
    """Return the seconds until a place is tried again after so many failures in a row.

    `jitter`, from 0 to 1, spreads places that failed together, as when their host was away.
    """
    doubled = FIRST_RETRY * 2.0 ** min(failures - 1, TRIES)
    return min(doubled, LONGEST_RETRY) * (0.75 + 0.5 * jitter)
