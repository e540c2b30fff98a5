"""Operators by name, each with a token of their own. Only digests of tokens are stored."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

from starlette.datastructures import Headers
from starlette.types import Scope

from assyria.host.ledger import Missing, Unavailable
from assyria.server.identity.identities import digest
from assyria.store import Store

OWNER = "operator"
"""The name of the one whose token is in the data folder or in the environment."""
PATHS = "/api/admin/"
ROUND = 5.0
"""Seconds between looks at the database."""


class Operators:
    """Those who may run the server. All of them may do the same."""

    def __init__(self, store: Store, token: str | None) -> None:
        """Set `token`: the owner's; None if there is none."""
        self._store = store.moderation
        self._owner = None if token is None else digest(token)
        self._named: frozenset[str] = frozenset()
        """The digests of the others, as of the last look."""

    @property
    def exist(self) -> bool:
        """Whether anybody may run the server over HTTP."""
        return self._owner is not None or bool(self._named)

    async def refresh(self) -> None:
        """Read what is in the database. Raises Unavailable."""
        self._named = frozenset(mark for _, mark, _ in await self._store.operators())

    async def run(self) -> None:
        """Read again what other processes may have changed, again and again."""
        while True:
            await asyncio.sleep(ROUND)
            with contextlib.suppress(Unavailable):
                await self.refresh()

    def knows(self, scope: Scope) -> bool:
        """Return whether a request for operators has a good token, as far as this process knows.

        No refused address and no limit stops such a request, so that nobody is locked out.
        """
        if scope["type"] != "http" or not scope["path"].startswith(PATHS):
            return False
        mark = digest(sent_token(Headers(scope=scope)))
        return mark == self._owner or mark in self._named

    async def find(self, token: str) -> str | None:
        """Return the name of the operator who has a token now, in whichever process it was made or revoked."""
        mark = digest(token)
        if mark == self._owner:
            return OWNER
        with contextlib.suppress(Missing):
            return await self._store.operator(mark)
        return None

    async def add(self, name: str) -> str:
        """Add an operator and return their token, which is shown this once. Raises Conflict."""
        token = secrets.token_urlsafe(32)
        await self._store.add_operator(name, digest(token), time.time())
        await self.refresh()
        return token

    async def revoke(self, name: str) -> None:
        """End the token of an operator. Raises Missing."""
        await self._store.remove_operator(name)
        await self.refresh()


def sent_token(headers: Headers) -> str:
    """Return the token in the headers of a request; empty if there is none."""
    return headers.get("authorization", "").removeprefix("Bearer ").strip()
