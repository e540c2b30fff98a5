"""Open sockets and streams by what they are signed in with, so that they end when that does."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Iterator

from assyria.host.ledger import Missing, Unavailable
from assyria.host.tasks import Tasks
from assyria.server.identity.credential import Credential
from assyria.store import Store
from assyria.store.credentials import OLD_COOKIE

RETRY = 1.0
"""Seconds before the next attempt if the database is unavailable."""


class Connection:
    """An open socket or stream."""

    def __init__(self, credential: Credential, close: Callable[[], object]) -> None:
        self.credential = credential
        self.signed_out = False
        self._close = close

    def sign_out(self) -> None:
        """Have the socket or stream end."""
        if not self.signed_out:
            self.signed_out = True
            self._close()


class Connections:
    """All open sockets and streams of people and programs in this process, without those of unknown spectators."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._credentials = store.credentials
        self._tasks = tasks
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        """By identity."""
        store.credentials.on_signed_out(self._on_signed_out)

    @contextlib.contextmanager
    def opened(self, credential: Credential, close: Callable[[], object]) -> Iterator[Connection]:
        """Keep a connection for as long as it is open; `close` is called if its credential ends."""
        connection = Connection(credential, close)
        self._open[credential.identity.id].add(connection)
        # It may have ended after it was looked up, and before we could be told.
        self._tasks.start(self._check([connection]))
        try:
            yield connection
        finally:
            self._open[credential.identity.id].discard(connection)
            if not self._open[credential.identity.id]:
                del self._open[credential.identity.id]

    def _on_signed_out(self, identity: str, digest: str) -> None:
        """Handle a credential that any process has ended, as told by the store."""
        if not identity:
            # We may not have been told of some.
            self._tasks.start(self._check([one for of_person in self._open.values() for one in of_person]))
            return
        for connection in list(self._open.get(identity, ())):
            if digest in ("", connection.credential.digest):
                connection.sign_out()

    async def _check(self, connections: list[Connection]) -> None:
        """End the connections whose credentials have ended."""
        while True:
            try:
                good = await self._good(connections)
                break
            except Unavailable:
                await asyncio.sleep(RETRY)
        for connection in connections:
            if (connection.credential.identity.id, connection.credential.digest) not in good:
                connection.sign_out()

    async def _good(self, connections: list[Connection]) -> set[tuple[str, str]]:
        """Return the identities and digests of credentials that are still good."""
        asked = {(one.credential.identity.id, one.credential.digest) for one in connections}
        existing = await self._credentials.existing([digest for _, digest in asked])
        good = {one for one in asked if one[1] in existing}
        for identity, digest in asked:
            if digest == OLD_COOKIE:
                with contextlib.suppress(Missing):
                    await self._credentials.identity_by_old_cookie(identity)
                    good.add((identity, digest))
        return good
