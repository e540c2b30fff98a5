"""What a request is signed in with: a session's cookie, or a token of some scope."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.store import Identity


@dataclass(frozen=True)
class Credential:
    """An identity, and what proves it."""

    identity: Identity
    digest: str
    """The digest of a session's cookie or of a token, or OLD_COOKIE."""
    scope: str | None = None
    """What a token may do; None for people, who may do everything."""
    last_used: float | None = None
    """As far as that is stored: to the hour."""

    @property
    def may_play(self) -> bool:
        """Whether this may change anything at tables."""
        return self.scope in (None, "play")
